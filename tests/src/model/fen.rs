//! FEN, two to six fields in, six out.

use super::board::{Kind, Man, Position, Square};
use super::moves::{passing_after, series_with};
use super::reach::{checkers, forward};
use super::rules::{Game, ModelRules};

/// Reads the first field only.
pub(super) fn board_from_fen(rules: &ModelRules, fen: &str) -> Result<Position, String> {
    let field = fen.split_whitespace().next().ok_or("an empty FEN")?;
    let game = rules.game();
    let size = game.size();
    let mut position = Position::empty(size);
    let ranks: Vec<&str> = field.split('/').collect();
    if ranks.len() != size as usize {
        return Err(format!("{} ranks instead of {size}", ranks.len()));
    }
    for (index, text) in ranks.iter().enumerate() {
        let rank = size - 1 - index as i32;
        let mut file = 0;
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            if let Some(digit) = letter.to_digit(10) {
                let ten = digit == 1 && letters.next_if_eq(&'0').is_some();
                file += if ten { 10 } else { digit as i32 };
                continue;
            }
            let kind = Kind::from_letter(game, letter.to_ascii_lowercase())
                .ok_or(format!("no man is written {letter}"))?;
            let square = Square { file, rank };
            if !position.contains(square) {
                return Err(format!("rank {} is too long", rank + 1));
            }
            let man = Man {
                white: letter.is_ascii_uppercase(),
                kind,
                moved: true,
            };
            position.put(square, Some(man));
            file += 1;
        }
        if file != size {
            return Err(format!("rank {} has {file} squares", rank + 1));
        }
    }
    Ok(position)
}

/// Reads a FEN of two to six fields; series and moved horses as corner cases 11 and 24.
pub(super) fn from_fen(rules: &ModelRules, fen: &str) -> Result<Position, String> {
    let fields: Vec<&str> = fen.split_whitespace().collect();
    if !(2..=6).contains(&fields.len()) {
        return Err(format!("{} fields", fields.len()));
    }
    let mut position = board_from_fen(rules, fen)?;
    position.white_to_move = match fields[1] {
        "w" => true,
        "b" => false,
        other => return Err(format!("side {other}")),
    };
    if fields.get(2).is_some_and(|castling| *castling != "-") {
        return Err("castling".to_owned());
    }
    let number = |index: usize, default: u32| match fields.get(index) {
        None => Ok(default),
        Some(text) => text.parse().map_err(|_| format!("number {text}")),
    };
    position.clock = number(4, 0)?;
    position.fullmove = number(5, 1)?;
    for white in [true, false] {
        let kings = |kind: Kind| position.men_of(white).filter(|m| m.1.kind == kind).count();
        if kings(Kind::King) != 1 {
            return Err("a side without its one king".to_owned());
        }
        let last = position.last_rank(white);
        if position
            .men_of(white)
            .any(|(square, man)| man.kind == Kind::Pawn && square.rank == last)
        {
            return Err("a pawn on its last rank".to_owned());
        }
    }
    set_unmoved_horses(&mut position, rules);
    let white = position.white_to_move;
    if !checkers(&position, rules, !white).is_empty() {
        return Err("the side not to move stands in check".to_owned());
    }
    if rules.now.en_passant {
        let text = fields.get(3).copied().unwrap_or("-");
        read_passing(&mut position, text)?;
    }
    let by = checkers(&position, rules, white);
    position.series[usize::from(white)] = series_with(rules, &by, (0, false));
    Ok(position)
}

/// Corner case 24: only horses on their own array squares have not moved.
fn set_unmoved_horses(position: &mut Position, rules: &ModelRules) {
    if rules.game() != Game::Shatar {
        return;
    }
    for (file, rank, white) in [(1, 0, true), (6, 0, true), (1, 7, false), (6, 7, false)] {
        let square = Square { file, rank };
        if let Some(man) = position.at(square)
            && man.kind == Kind::Horse
            && man.white == white
        {
            let fresh = Man {
                moved: false,
                ..man
            };
            position.put(square, Some(fresh));
        }
    }
}

/// `-`, or the passed squares written together (`e3e4`).
fn read_passing(position: &mut Position, text: &str) -> Result<(), String> {
    if text == "-" {
        return Ok(());
    }
    let mut squares = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest[1..]
            .find(|letter: char| letter.is_ascii_alphabetic())
            .map_or(rest.len(), |index| index + 1);
        let square = square_from(&rest[..end]).ok_or(format!("square {rest}"))?;
        if !position.contains(square) || position.at(square).is_some() {
            return Err(format!("passed square {rest}"));
        }
        squares.push(square);
        rest = &rest[end..];
    }
    let white = position.white_to_move;
    // The jumper is the first man met from the passed square nearest to its home.
    let mut jumper = squares[0];
    while position.contains(jumper) && position.at(jumper).is_none() {
        jumper = jumper.offset(forward(!white));
    }
    let is_jumper = position
        .at(jumper)
        .is_some_and(|man| man.kind == Kind::Pawn && man.white != white);
    if !is_jumper {
        return Err(format!("no pawn has passed {text}"));
    }
    position.passing = passing_after(position, &squares, jumper, white);
    Ok(())
}

/// A square by its name.
pub(super) fn square_from(text: &str) -> Option<Square> {
    let mut letters = text.chars();
    let file = letters.next().filter(char::is_ascii_lowercase)? as i32 - 'a' as i32;
    let number = letters.as_str();
    if number.is_empty() || !number.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let rank = number.parse::<i32>().ok()? - 1;
    Some(Square { file, rank })
}

/// The first field.
pub(super) fn board_field(position: &Position) -> String {
    let mut ranks = Vec::new();
    for rank in (0..position.size).rev() {
        let mut text = String::new();
        let mut empty = 0;
        for file in 0..position.size {
            let Some(man) = position.at(Square { file, rank }) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            let letter = man.kind.letter();
            text.push(if man.white {
                letter.to_ascii_uppercase()
            } else {
                letter
            });
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        ranks.push(text);
    }
    ranks.join("/")
}

/// The en passant field.
pub(super) fn passing_field(position: &Position) -> String {
    match &position.passing {
        None => "-".to_owned(),
        Some(passing) => passing.squares.iter().map(|square| square.name()).collect(),
    }
}

/// All six fields.
pub(super) fn to_fen(position: &Position) -> String {
    format!(
        "{} {} - {} {} {}",
        board_field(position),
        if position.white_to_move { "w" } else { "b" },
        passing_field(position),
        position.clock,
        position.fullmove
    )
}
