//! Links to a game or a position. They live in the fragment, which no server sees:
//! `#game=shatar&rules=aise,camel=bishop_max3&fen=…&moves=d2d4.d7d5`. There is no space in it (the
//! rules have commas, the FEN `_` instead), so that a link survives mail programs.

use shatar_rules::{Game, Rules, RulesError, Variant, fen, uci};

/// Why a link leads nowhere: what is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum LinkError {
    /// A part is not `name=value`, or its name is unknown.
    UnknownPart(String),
    /// A part cannot be decoded.
    Encoding(String),
    /// The game is missing or unknown.
    Variant(String),
    /// The rules.
    Rules(RulesError),
    /// The start.
    Fen(fen::FenError),
    /// A move, counted from 1.
    Move {
        /// Which one.
        number: usize,
        /// Why.
        error: MoveError,
    },
}

/// Why a move of a link or a stored game cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum MoveError {
    /// It cannot be read, or is not legal.
    Uci(uci::UciError),
    /// The game is over.
    Over,
}

/// Makes a move that UCI writes.
///
/// # Errors
/// When it cannot be read or made.
pub(crate) fn play(game: &mut Game, text: &str) -> Result<(), MoveError> {
    let mv = uci::parse(game.position(), text).map_err(MoveError::Uci)?;
    game.play(mv).map_err(|_| MoveError::Over)
}

/// The fragment that leads to a game, without `#`.
pub(crate) fn write(game: &Game) -> String {
    let variant = game.rules().variant();
    let rules = game.rules().to_string().replace(' ', ",");
    let mut text = format!("game={}&rules={rules}", variant.id());
    let start = fen::write(game.start());
    if start != fen::start(game.rules()) {
        text.push_str(&format!("&fen={}", start.replace(' ', "_")));
    }
    if !game.moves().is_empty() {
        let size = game.position().size();
        let moves: Vec<String> = game
            .moves()
            .iter()
            .map(|&mv| uci::write(mv, size, variant))
            .collect();
        text.push_str(&format!("&moves={}", moves.join(".")));
    }
    text
}

/// Whether a fragment is meant to be a link to a game; others, as a heading's name, are not.
pub(crate) fn is_link(fragment: &str) -> bool {
    fragment.contains('=')
}

/// Reads a fragment, without `#`.
///
/// # Errors
/// When it leads nowhere.
pub(crate) fn read(fragment: &str) -> Result<Game, LinkError> {
    let mut variant = None;
    let (mut rules, mut start, mut moves) = (String::new(), None, String::new());
    for part in fragment.split('&').filter(|part| !part.is_empty()) {
        let shown = || part.chars().take(60).collect::<String>();
        let (name, value) = part
            .split_once('=')
            .ok_or_else(|| LinkError::UnknownPart(shown()))?;
        let value = decode(value).ok_or_else(|| LinkError::Encoding(shown()))?;
        match name {
            "game" => {
                let game = Variant::from_id(&value);
                variant = Some(game.ok_or(LinkError::Variant(value))?);
            }
            "rules" => rules = value,
            "fen" => start = Some(value.replace(['_', '+'], " ")),
            "moves" => moves = value,
            _ => return Err(LinkError::UnknownPart(shown())),
        }
    }
    let variant = variant.ok_or(LinkError::Variant(String::new()))?;
    let rules = Rules::parse(variant, &rules).map_err(LinkError::Rules)?;
    let mut game = match start {
        None => Game::new(rules),
        Some(text) => Game::from_fen(rules, &text).map_err(LinkError::Fen)?,
    };
    let texts = moves.split(['.', ' ', ',']).filter(|text| !text.is_empty());
    for (index, text) in texts.enumerate() {
        play(&mut game, text).map_err(|error| LinkError::Move {
            number: index + 1,
            error,
        })?;
    }
    Ok(game)
}

/// Undoes `%20`. `None` when it is no UTF-8 or a `%` is not followed by two digits.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let high = char::from(rest.next()?).to_digit(16)?;
                let low = char::from(rest.next()?).to_digit(16)?;
                u8::try_from(high * 16 + low).ok()?
            }
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Notice;

    fn played(variant: Variant, rules: &str, moves: &[&str]) -> Game {
        let mut game = Game::new(Rules::parse(variant, rules).unwrap());
        for text in moves {
            game.play(uci::parse(game.position(), text).unwrap())
                .unwrap();
        }
        game
    }

    #[test]
    fn a_link_leads_to_the_same_game() {
        let games = [
            played(Variant::Shatar, "aise camel=bishop_max3", &["d2d4", "d7d5"]),
            played(Variant::Hiashatar, "winther-2", &["e2e5", "j9j7"]),
            played(Variant::Shatranj, "", &[]),
        ];
        for game in games {
            let link = write(&game);
            assert!(!link.contains(' '), "{link}");
            assert_eq!(read(&link), Ok(game));
        }
    }

    #[test]
    fn a_start_keeps_its_series() {
        let rules = Rules::default_for(Variant::Shatar);
        let game = Game::from_fen(rules, "k7/8/8/8/4B3/8/8/K6R b - - 0 1 w=3s").unwrap();
        assert_eq!(read(&write(&game)), Ok(game));
        let read = read("game=shatar&fen=k7%2F8/8/8/4B3/8/8/K6R%20b").unwrap();
        assert_eq!(read.start().turn(), shatar_rules::Color::Black);
    }

    #[test]
    fn a_bad_link_says_what_and_where() {
        for (link, words) in [
            ("rules=aise", "names no game"),
            ("game=go", "no game “go”"),
            ("game=shatar&rules=best", "best"),
            ("game=shatar&fen=8/8_w", "2 ranks"),
            ("game=shatar&moves=d2d4.d7d6", "move 2"),
            ("game=shatar&moves=hello", "move 1"),
            ("game=shatar&colour=red", "colour=red"),
            ("game=shatar&fen=%zz", "encoded"),
        ] {
            let fault = read(link).unwrap_err();
            let text = crate::text::notice(&Notice::BadLink { fault });
            assert!(text.contains(words), "{link}: {text}");
        }
    }
}
