//! How a score starts: its rules, where side A sits, who moves first.

use crate::color::Color;
use crate::game::Game;
use crate::notation::fen;
use crate::rules::{FirstToMove, Kings, Rules, ShatranjRules};
use crate::variant::Variant;

use super::column::Token;
use super::fault::FaultKind;
use super::group::{Group, moves};
use super::label::Letter;
use super::line::Header;
use super::men::Roster;
use super::record::ReadOptions;
use super::resolve::Columns;

/// What is known before the first move.
#[derive(Clone, Debug)]
pub(super) struct Start<'a> {
    pub(super) game: Game,
    pub(super) side_a: Color,
    /// The letter of the side that moves first.
    pub(super) first: Letter,
    /// Faults of the header lines, with the line of each.
    pub(super) faults: Vec<(FaultKind, usize, Token<'a>)>,
}

/// Works out the start of a score.
pub(super) fn start<'a>(group: &Group<'a>, options: &ReadOptions) -> Start<'a> {
    let mut rules = options.rules;
    let mut faults = Vec::new();
    let mut seat = None;
    let mut start = None;
    for &(number, header) in &group.headers {
        match header {
            Header::Rules(token) => match Rules::parse(Variant::Shatranj, token.text) {
                Ok(Rules::Shatranj(named)) => rules = named,
                Ok(_) => {}
                Err(error) => faults.push((FaultKind::Rules(error), number, token)),
            },
            Header::Fen(token) => start = Some((number, token)),
            Header::Seat(side_a) => seat = Some(side_a),
            Header::Array(side_a, king) => {
                seat = Some(side_a);
                match king {
                    Some(3) => rules.kings = Kings::D,
                    Some(4) => rules.kings = Kings::E,
                    _ => {}
                }
            }
        }
    }
    let letter = group.first_letter().unwrap_or(Letter::A);
    if let Some((number, token)) = start {
        match Game::from_fen(Rules::Shatranj(rules), token.text) {
            Ok(game) => {
                let turn = game.position().turn();
                let side_a = options.side_a.or(seat).unwrap_or(side(letter, turn));
                let first = if turn == side_a { Letter::A } else { Letter::B };
                return Start {
                    game,
                    side_a,
                    first,
                    faults,
                };
            }
            Err(error) => faults.push((FaultKind::Fen(error), number, token)),
        }
    }
    let side_a = options
        .side_a
        .or(seat)
        .or_else(|| Some(side(letter, first_mover(group, rules)?)))
        .unwrap_or(Color::White);
    Start {
        game: Game::new(Rules::Shatranj(beginning(rules, side(letter, side_a)))),
        side_a,
        first: letter,
        faults,
    }
}

/// The colour of A, where that of the side with this letter is known; and the other way round.
fn side(letter: Letter, color: Color) -> Color {
    match letter {
        Letter::A => color,
        Letter::B => !color,
    }
}

/// The rules with another side to begin.
fn beginning(rules: ShatranjRules, color: Color) -> ShatranjRules {
    let first_to_move = match color {
        Color::White => FirstToMove::White,
        Color::Black => FirstToMove::Black,
    };
    ShatranjRules {
        first_to_move,
        ..rules
    }
}

/// The colour of the man who makes the first move: of that name if he stands there, else of
/// whoever does.
fn first_mover(group: &Group<'_>, rules: ShatranjRules) -> Option<Color> {
    let game = Game::new(Rules::Shatranj(rules));
    let position = game.position();
    let roster = Roster::new(position);
    let first = *moves(&group.items).first()?;
    let mut anybody = None;
    for (column, system) in Columns::new(first).each() {
        let Some(square) = column.from(system) else {
            continue;
        };
        let Some(man) = position.man_at(square) else {
            continue;
        };
        if column.mover().is_some() && column.mover() == roster.name_at(square) {
            return Some(man.color());
        }
        anybody.get_or_insert(man.color());
    }
    anybody
}

/// The FEN of a game's start, if it is not the one of its rules.
pub(super) fn own_start(game: &Game) -> Option<String> {
    let start = fen::write(game.start());
    (start != fen::start(game.rules())).then_some(start)
}
