//! A game: rules, a start, moves, and how it ends.

use core::fmt;

use crate::any::AnyPosition;
use crate::moves::Move;
use crate::notation::fen;
use crate::outcome::{Outcome, Reason};
use crate::rules::Rules;

/// A game from its start to the position reached. It alone knows repetition and the move limit,
/// and it is what an engine is sent: the start and the moves, never a bare position.
///
/// ```
/// use shatar_rules::{Game, Rules, Variant, uci};
///
/// let rules = Rules::default_for(Variant::Shatar);
/// let mut game = Game::new(rules);
/// // AISE: 1.d2-d4 d7-d5 are the only legal first moves.
/// assert_eq!(game.legal_moves().len(), 1);
/// let mv = uci::parse(game.position(), "d2d4")?;
/// game.play(mv)?;
/// assert!(game.outcome().is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    rules: Rules,
    positions: Vec<AnyPosition>,
    moves: Vec<Move>,
    outcome: Option<Outcome>,
}

/// Why a move was not made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The rules do not allow the move here.
    Illegal,
    /// The game has ended.
    GameOver(Outcome),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Illegal => f.write_str("the move is not legal here"),
            PlayError::GameOver(outcome) => {
                write!(
                    f,
                    "the game is over: {} by {}",
                    outcome.result(),
                    outcome.reason.id()
                )
            }
        }
    }
}

impl core::error::Error for PlayError {}

impl Game {
    /// A game from the start position of its rules.
    pub fn new(rules: Rules) -> Game {
        match fen::parse(fen::start(&rules), &rules) {
            Ok(position) => Game::from_position(rules, position),
            Err(error) => unreachable!("start positions are tested: {error}"),
        }
    }

    /// A game from a position, which must have been made under the same rules.
    pub fn from_position(rules: Rules, position: AnyPosition) -> Game {
        let mut game = Game {
            rules,
            positions: vec![position],
            moves: Vec::new(),
            outcome: None,
        };
        game.outcome = game.find_outcome();
        game
    }

    /// A game from a FEN.
    ///
    /// # Errors
    /// When the FEN cannot be read, or its setup cannot be a position.
    pub fn from_fen(rules: Rules, text: &str) -> Result<Game, fen::FenError> {
        Ok(Game::from_position(rules, fen::parse(text, &rules)?))
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position reached.
    pub fn position(&self) -> &AnyPosition {
        &self.positions[self.positions.len() - 1]
    }

    /// The position at the start.
    pub fn start(&self) -> &AnyPosition {
        &self.positions[0]
    }

    /// Every position from the start; one more than there are moves.
    pub fn positions(&self) -> &[AnyPosition] {
        &self.positions
    }

    /// The moves from the start.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The end, if the game has ended.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The legal moves; none when the game has ended.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.outcome.is_some() {
            Vec::new()
        } else {
            self.position().legal_moves()
        }
    }

    /// Makes a move.
    ///
    /// # Errors
    /// When the game is over, or the move is not legal.
    pub fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        if let Some(outcome) = self.outcome {
            return Err(PlayError::GameOver(outcome));
        }
        if !self.position().is_legal(mv) {
            return Err(PlayError::Illegal);
        }
        let next = self.position().after(mv);
        self.moves.push(mv);
        self.positions.push(next);
        self.outcome = self.find_outcome();
        Ok(())
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> Option<Move> {
        let mv = self.moves.pop()?;
        self.positions.pop();
        self.outcome = self.find_outcome();
        Some(mv)
    }

    /// How often the position reached has occurred, itself included.
    pub fn occurrences(&self) -> usize {
        let now = self.position();
        let reversible = usize::try_from(now.halfmoves()).unwrap_or(usize::MAX);
        self.positions
            .iter()
            .rev()
            .take(reversible.saturating_add(1))
            .filter(|earlier| earlier.key() == now.key())
            .count()
    }

    fn find_outcome(&self) -> Option<Outcome> {
        let now = self.position();
        if let Some(ending) = now.ending() {
            return Some(ending);
        }
        if now.mechanics().repetition && self.occurrences() >= 3 {
            return Some(Outcome::draw(Reason::Repetition));
        }
        now.move_limit_reached()
            .then_some(Outcome::draw(Reason::MoveLimit))
    }
}
