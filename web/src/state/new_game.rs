//! The form for a new game, and the game that it describes.

use shatar_rules::{Color, Game, Rules, Variant, fen};

use super::clock::{Clock, Control};
use super::play::Play;
use super::seat::{Level, Seat, first_level};

/// Which side the person plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SideChoice {
    /// White.
    White,
    /// Black.
    Black,
    /// Whichever falls.
    Random,
}

/// Against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opponent {
    /// The engine.
    Engine,
    /// Somebody at the same board.
    Person,
}

/// The form.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct NewGame {
    /// The rules, and with them the game.
    pub(crate) rules: Rules,
    /// Whether the rules are chosen option by option.
    pub(crate) custom: bool,
    /// The person's side.
    pub(crate) side: SideChoice,
    /// Against whom.
    pub(crate) opponent: Opponent,
    /// The engine's level.
    pub(crate) level: Level,
    /// Whether there are clocks.
    pub(crate) timed: bool,
    /// Minutes for each side.
    pub(crate) minutes: u32,
    /// Seconds gained by each move.
    pub(crate) increment: u32,
    /// The FEN to start from; `None`: the array.
    pub(crate) fen: Option<String>,
}

/// Why the form describes no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NewGameError {
    /// The start cannot be read.
    Fen(fen::FenError),
}

impl NewGame {
    /// Longest time a form may give, in minutes.
    pub(crate) const MOST_MINUTES: u32 = 180;
    /// Longest increment a form may give, in seconds.
    pub(crate) const MOST_SECONDS: u32 = 180;

    /// The form that describes a game like this one.
    pub(crate) fn like(play: &Play) -> NewGame {
        let rules = *play.game().rules();
        let control = play.clock.as_ref().map(Clock::control);
        NewGame {
            rules,
            custom: rules.as_preset().is_none(),
            side: match play.human_side() {
                Some(Color::Black) => SideChoice::Black,
                _ => SideChoice::White,
            },
            opponent: if play.engine_level().is_some() {
                Opponent::Engine
            } else {
                Opponent::Person
            },
            level: play.engine_level().unwrap_or(first_level()),
            timed: control.is_some(),
            minutes: control.map_or(10, |control| minutes(control.base)),
            increment: control.map_or(5, |control| seconds(control.increment)),
            fen: None,
        }
    }

    /// Chooses another game, with its default rules.
    pub(crate) fn choose_variant(&mut self, variant: Variant) {
        if self.rules.variant() != variant {
            self.rules = Rules::default_for(variant);
            self.custom = false;
        }
    }

    /// The game.
    ///
    /// # Errors
    /// When the start cannot be read.
    pub(crate) fn build(&self, random: f64) -> Result<Play, NewGameError> {
        let game = match &self.fen {
            None => Game::new(self.rules),
            Some(text) => Game::from_fen(self.rules, text.trim()).map_err(NewGameError::Fen)?,
        };
        let white = match self.side {
            SideChoice::White => true,
            SideChoice::Black => false,
            SideChoice::Random => random < 0.5,
        };
        let other = match self.opponent {
            Opponent::Engine => Seat::Engine(self.level),
            Opponent::Person => Seat::Human,
        };
        let seats = if white {
            [Seat::Human, other]
        } else {
            [other, Seat::Human]
        };
        let clock = self.timed.then(|| {
            Clock::new(Control {
                base: u64::from(self.minutes.clamp(1, NewGame::MOST_MINUTES)) * 60_000,
                increment: u64::from(self.increment.min(NewGame::MOST_SECONDS)) * 1_000,
            })
        });
        Ok(Play::new(game, seats, clock))
    }
}

fn minutes(milliseconds: u64) -> u32 {
    u32::try_from(milliseconds / 60_000).unwrap_or(NewGame::MOST_MINUTES)
}

fn seconds(milliseconds: u64) -> u32 {
    u32::try_from(milliseconds / 1_000).unwrap_or(NewGame::MOST_SECONDS)
}

/// The next game after this one: same rules, start and players, sides changed round.
pub(crate) fn rematch(play: &Play) -> Play {
    let game = play.game();
    let start = Game::from_position(*game.rules(), *game.start());
    let [white, black] = play.seats;
    let clock = play.clock.as_ref().map(|clock| Clock::new(clock.control()));
    Play::new(start, [black, white], clock)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> NewGame {
        NewGame::like(&Play::first())
    }

    #[test]
    fn builds_what_it_says() {
        let mut form = form();
        form.choose_variant(Variant::Hiashatar);
        form.side = SideChoice::Black;
        form.timed = true;
        form.minutes = 3;
        form.increment = 2;
        let play = form.build(0.0).unwrap();
        assert_eq!(play.variant(), Variant::Hiashatar);
        assert_eq!(play.human_side(), Some(Color::Black));
        let control = play.clock.as_ref().unwrap().control();
        assert_eq!((control.base, control.increment), (180_000, 2_000));
        assert_eq!(NewGame::like(&play), form);
    }

    #[test]
    fn chance_decides_the_side() {
        let mut form = form();
        form.side = SideChoice::Random;
        assert_eq!(form.build(0.1).unwrap().human_side(), Some(Color::White));
        assert_eq!(form.build(0.9).unwrap().human_side(), Some(Color::Black));
    }

    #[test]
    fn a_bad_start_says_where() {
        let mut form = form();
        form.fen = Some("8/8/8/8/8/8/8/8 w".to_owned());
        assert!(form.build(0.0).is_err());
        form.fen = Some("k7/8/8/8/8/8/8/K5x1 w".to_owned());
        let Err(NewGameError::Fen(error)) = form.build(0.0) else {
            panic!("read a man that there is not");
        };
        assert_eq!((error.token.as_str(), error.column), ("x", 18));
    }

    #[test]
    fn a_rematch_changes_sides() {
        let play = form().build(0.0).unwrap();
        let next = rematch(&play);
        assert_eq!(next.human_side(), Some(Color::Black));
        assert_eq!(next.plies(), 0);
    }
}
