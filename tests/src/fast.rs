//! The fast generator of `shatar-rules`, spoken to in strings only.

use shatar_rules::{Color, Game, Rules, Variant, fen, uci};

use crate::compare::{View, Viewed};
use crate::games::{Effect, Player};
use crate::model::ModelRules;

/// A game played by `shatar-rules`.
#[derive(Clone, Debug)]
pub struct Fast(pub Game);

/// The rules of `shatar-rules` with the same value for every option.
///
/// # Panics
/// If `shatar-rules` does not know the game, an option or a value.
pub fn same_rules(rules: &ModelRules) -> Rules {
    let variant = Variant::from_id(rules.game().name()).expect("a known game");
    let mut fast = Rules::default_for(variant);
    for (option, value) in rules.values() {
        fast.set(option, value)
            .unwrap_or_else(|error| panic!("{option}={value}: {error}"));
    }
    fast
}

impl Fast {
    /// Starts from a FEN under the same rules.
    ///
    /// # Errors
    /// The words of `shatar-rules`, if it does not take the FEN.
    pub fn from_fen(rules: &ModelRules, text: &str) -> Result<Self, String> {
        Game::from_fen(same_rules(rules), text)
            .map(Self)
            .map_err(|error| error.to_string())
    }

    /// A move in UCI, as this position writes it.
    pub fn uci(&self, mv: shatar_rules::Move) -> String {
        let position = self.0.position();
        uci::write(mv, position.size(), position.variant())
    }
}

impl Player for Fast {
    fn legal(&self) -> Vec<String> {
        let mut moves: Vec<String> = self
            .0
            .legal_moves()
            .into_iter()
            .map(|legal| self.uci(legal))
            .collect();
        moves.sort();
        moves
    }

    fn play(&mut self, text: &str) {
        let mv = uci::parse(self.0.position(), text).unwrap_or_else(|error| panic!("{error}"));
        self.0
            .play(mv)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }

    fn checks(&self) -> Vec<String> {
        let mut names: Vec<String> = self
            .0
            .position()
            .checks()
            .iter()
            .map(|class| class.name().to_owned())
            .collect();
        names.sort();
        names
    }

    fn fen(&self) -> String {
        let text = fen::write(self.0.position());
        // The project's own seventh field is compared elsewhere; others know six.
        text.split(' ').take(6).collect::<Vec<_>>().join(" ")
    }

    fn effect(&self, text: &str) -> Effect {
        let Ok(mv) = uci::parse(self.0.position(), text) else {
            return Effect::Quiet;
        };
        let after = self.0.position().after(mv);
        if after.ending().is_some() {
            Effect::End
        } else if after.in_check() {
            Effect::Check
        } else {
            Effect::Quiet
        }
    }
}

impl Viewed for Fast {
    fn view(&self) -> View {
        let position = self.0.position();
        View {
            legal: self.legal(),
            checks: self.checks(),
            series: [Color::White, Color::Black].map(|color| {
                let series = position.series(color);
                (series.checks, series.shak)
            }),
            outcome: self
                .0
                .outcome()
                .map(|end| (end.result().to_owned(), end.reason.id().to_owned())),
            fen: self.fen(),
        }
    }
}
