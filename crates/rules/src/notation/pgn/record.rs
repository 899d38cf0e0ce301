//! One game of a PGN.

use crate::any::AnyPosition;
use crate::game::Game;
use crate::notation::fen;
use crate::rules::Rules;
use crate::variant::Variant;

use super::fault::Fault;
use super::tree::Tree;

/// One game of a PGN: what was understood, and what was not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The tags in their order, names as written, those of game, rules and start included.
    pub tags: Vec<(String, String)>,
    /// The rules.
    pub rules: Rules,
    /// Where the game starts.
    pub start: AnyPosition,
    /// The moves.
    pub tree: Tree,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: &'static str,
    /// What was wrong.
    pub faults: Vec<Fault>,
    /// The words that were not understood, as they stood.
    pub unread: String,
}

impl Record {
    /// The record of a game played, without tags about players and place.
    pub fn of(game: &Game) -> Record {
        Record {
            tags: Vec::new(),
            rules: *game.rules(),
            start: *game.start(),
            tree: Tree::from_line(game.moves().iter().copied()),
            result: game.outcome().map_or("*", crate::Outcome::result),
            faults: Vec::new(),
            unread: String::new(),
        }
    }

    /// An empty record of a game's start.
    pub(super) fn empty(variant: Variant) -> Record {
        Record::of(&Game::new(Rules::default_for(variant)))
    }

    /// The game.
    pub fn variant(&self) -> Variant {
        self.rules.variant()
    }

    /// The value of a tag, whatever the case of its name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let found = self
            .tags
            .iter()
            .find(|(tag, _)| tag.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    /// Sets a tag, or adds it.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let found = self
            .tags
            .iter_mut()
            .find(|(tag, _)| tag.eq_ignore_ascii_case(name));
        match found {
            Some((_, old)) => value.clone_into(old),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }

    /// The main line as a game, as far as it goes by the rules.
    pub fn game(&self) -> Game {
        let mut game = Game::from_position(self.rules, self.start);
        for mv in self.tree.main_line() {
            if game.play(mv).is_err() {
                break;
            }
        }
        game
    }

    /// The FEN of the start, if it is not the one of the rules.
    pub(super) fn own_start(&self) -> Option<String> {
        let start = fen::write(&self.start);
        (start != fen::start(&self.rules)).then_some(start)
    }
}
