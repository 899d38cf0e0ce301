//! Pictured tests: a board drawn in the test, rules, and what must be true there.
//!
//! Every claim is put to all implementations of the rules, so that a picture also shows that they
//! read the specification alike.

use crate::compare::{View, Viewed};
use crate::fast::Fast;
use crate::games::Player;
use crate::model::{Model, ModelRules};

/// A position under given rules, and how it came about.
#[derive(Clone, Debug)]
pub struct Scene {
    rules: ModelRules,
    root: String,
    moves: Vec<String>,
}

/// The first field of a FEN from a picture: a line for each rank, the last rank on top, a letter or
/// a dot for each square, spaces as one likes.
pub fn board(picture: &str) -> String {
    let mut ranks = Vec::new();
    for line in picture
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
    {
        let mut text = String::new();
        let mut empty = 0;
        for square in line
            .chars()
            .filter(|letter| !letter.is_whitespace())
            .chain(['|'])
        {
            if square == '.' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            if square != '|' {
                text.push(square);
            }
        }
        ranks.push(text);
    }
    ranks.join("/")
}

impl Scene {
    /// The start position of a preset.
    ///
    /// # Panics
    /// If there is no such preset.
    pub fn start(game: &str, preset: &str) -> Self {
        let rules = ModelRules::preset(game, preset).expect("a known preset");
        Self {
            root: rules.start_fen(),
            rules,
            moves: Vec::new(),
        }
    }

    /// A pictured position in the middle of a game, White to move.
    pub fn white(game: &str, preset: &str, picture: &str) -> Self {
        Self::start(game, preset).from(&format!("{} w - - 0 10", board(picture)))
    }

    /// A pictured position in the middle of a game, Black to move.
    pub fn black(game: &str, preset: &str, picture: &str) -> Self {
        Self::start(game, preset).from(&format!("{} b - - 0 10", board(picture)))
    }

    /// The same rules from another root.
    pub fn from(&self, fen: &str) -> Self {
        let mut scene = self.clone();
        fen.clone_into(&mut scene.root);
        scene.moves.clear();
        scene
    }

    /// The same root with so many plies since the last capture or pawn move.
    pub fn clock(&self, plies: u32) -> Self {
        let mut scene = self.clone();
        let plies = plies.to_string();
        let mut fields: Vec<&str> = self.root.split(' ').collect();
        fields[4] = &plies;
        scene.root = fields.join(" ");
        scene
    }

    /// The same board with one option changed. A scene at the start of a game starts afresh.
    ///
    /// # Panics
    /// If there is no such option or value.
    pub fn set(&self, option: &str, value: &str) -> Self {
        let mut scene = self.clone();
        let at_start = self.root == self.rules.start_fen();
        scene
            .rules
            .set(option, value)
            .expect("an option of the game");
        if at_start {
            scene.root = scene.rules.start_fen();
        }
        scene
    }

    /// Plays moves given in UCI, separated by spaces.
    pub fn play(&self, moves: &str) -> Self {
        let mut scene = self.clone();
        scene
            .moves
            .extend(moves.split_whitespace().map(str::to_owned));
        scene
    }

    /// What each implementation says of the position.
    fn views(&self) -> Vec<(&'static str, View)> {
        let mut model = Model::from_fen(&self.rules, &self.root)
            .unwrap_or_else(|error| panic!("{}: {error}", self.root));
        for uci in &self.moves {
            model.play(uci).unwrap_or_else(|error| panic!("{error}"));
        }
        let mut fast = Fast::from_fen(&self.rules, &self.root)
            .unwrap_or_else(|error| panic!("{}: {error}", self.root));
        for uci in &self.moves {
            fast.play(uci);
        }
        vec![("model", model.view()), ("shatar-rules", fast.view())]
    }

    fn each(&self, claim: &str, holds: impl Fn(&View) -> bool) -> &Self {
        for (who, view) in self.views() {
            assert!(
                holds(&view),
                "{who}: not {claim}\n  {} moves {}\n  {view:?}",
                self.root,
                self.moves.join(" ")
            );
        }
        self
    }

    /// The man on that square may go to these squares and to no others (promotion letters stay).
    pub fn reaches(&self, from: &str, targets: &str) -> &Self {
        let mut wanted: Vec<&str> = targets.split_whitespace().collect();
        wanted.sort_unstable();
        self.each(&format!("{from} reaches {targets}"), |view| {
            // `a1` begins `a10` as well, so the rank must not go on with a digit.
            let found: Vec<&str> = view
                .legal
                .iter()
                .filter_map(|uci| uci.strip_prefix(from))
                .filter(|rest| !rest.starts_with(|letter: char| letter.is_ascii_digit()))
                .collect();
            found == wanted
        })
    }

    /// These moves are legal.
    pub fn can(&self, moves: &str) -> &Self {
        self.each(&format!("can {moves}"), |view| {
            moves
                .split_whitespace()
                .all(|uci| view.legal.iter().any(|legal| legal == uci))
        })
    }

    /// None of these moves is legal.
    pub fn cannot(&self, moves: &str) -> &Self {
        self.each(&format!("cannot {moves}"), |view| {
            moves
                .split_whitespace()
                .all(|uci| view.legal.iter().all(|legal| legal != uci))
        })
    }

    /// These are all the legal moves.
    pub fn only(&self, moves: &str) -> &Self {
        let mut wanted: Vec<&str> = moves.split_whitespace().collect();
        wanted.sort_unstable();
        self.each(&format!("only {moves}"), |view| view.legal == wanted)
    }

    /// The side to move stands in checks of these names; none if the text is empty.
    pub fn checks(&self, names: &str) -> &Self {
        let wanted: Vec<&str> = names.split_whitespace().collect();
        self.each(&format!("checks {names}"), |view| view.checks == wanted)
    }

    /// White's and Black's series are these.
    pub fn series(&self, white: (u32, bool), black: (u32, bool)) -> &Self {
        self.each(&format!("series {white:?} {black:?}"), |view| {
            view.series == [white, black]
        })
    }

    /// The game has ended so: `1-0 mate`.
    pub fn ends(&self, outcome: &str) -> &Self {
        self.each(&format!("ends {outcome}"), |view| {
            view.legal.is_empty()
                && view
                    .outcome
                    .as_ref()
                    .is_some_and(|(result, reason)| format!("{result} {reason}") == outcome)
        })
    }

    /// The game goes on.
    pub fn goes_on(&self) -> &Self {
        self.each("goes on", |view| {
            view.outcome.is_none() && !view.legal.is_empty()
        })
    }

    /// The first six fields of the FEN are these.
    pub fn fen(&self, fen: &str) -> &Self {
        self.each(&format!("fen {fen}"), |view| view.fen == fen)
    }
}
