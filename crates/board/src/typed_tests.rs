use shatar_rules::{Color, Rules, Size, Variant};

use super::*;
use crate::picture;

const MIDDLE: &str = "
    . . . . k . . .
    n P . . . . . p
    . . . . . . . .
    . . . p . . . .
    . . . . P . . .
    . . N . . . N .
    . P . . . . . .
    R . . . K . . R";

fn at(picture: &str, preset: &str) -> AnyPosition {
    let rules = Rules::preset(Variant::Shatar, preset).unwrap();
    picture::position(&rules, picture, Color::White)
}

fn read(text: &str) -> Result<String, TypedError> {
    read_with(text, english)
}

fn english(role: Role) -> String {
    Variant::Shatar.letter(role).to_uppercase().to_string()
}

fn read_with(text: &str, letter: impl Fn(Role) -> String) -> Result<String, TypedError> {
    let position = at(MIDDLE, "modern");
    read_move(&position, text, letter).map(|mv| uci::write(mv, Size::EIGHT, Variant::Shatar))
}

fn square(name: &str) -> Square {
    Size::EIGHT.parse(name).unwrap()
}

#[test]
fn many_ways_of_writing_are_one_move() {
    for (text, expected) in [
        ("e4e5", "e4e5"),
        ("e4-e5", "e4e5"),
        (" E4 – E5 ", "e4e5"),
        ("e5", "e4e5"),
        ("exd5", "e4d5"),
        ("e×d5", "e4d5"),
        ("exd5!", "e4d5"),
        ("Nf5", "g3f5"),
        ("nf5", "g3f5"),
        ("Nxd5", "c3d5"),
        ("cNxd5", ""),
        ("Rxa7", "a1a7"),
        ("ra3", "a1a3"),
        ("e٥", "e4e5"),
        ("e۵", "e4e5"),
        ("b8=R", "b7b8r"),
        ("b8(N)", "b7b8n"),
        ("b7b8q", "b7b8j"),
        ("Rh1xh7", "h1h7"),
    ] {
        if expected.is_empty() {
            assert!(read(text).is_err(), "{text}");
        } else {
            assert_eq!(read(text).as_deref(), Ok(expected), "{text}");
        }
    }
}

#[test]
fn the_language_s_letters_go_before_those_of_san() {
    let french = |role| match role {
        Role::King => "R".to_owned(),
        Role::Rook => "T".to_owned(),
        Role::Horse => "C".to_owned(),
        other => english(other),
    };
    assert_eq!(read_with("Txa7", french).as_deref(), Ok("a1a7"));
    assert_eq!(read_with("Re2", french).as_deref(), Ok("e1e2"));
    assert_eq!(read_with("b8=T", french).as_deref(), Ok("b7b8r"));
    assert_eq!(read_with("b8(C)", french).as_deref(), Ok("b7b8n"));
    // What the language's reading does not allow, SAN's may.
    assert_eq!(read_with("Rxa7", french).as_deref(), Ok("a1a7"));
    assert_eq!(read_with("Nf5", french).as_deref(), Ok("g3f5"));
    // A small letter stays a file.
    assert_eq!(read_with("c3d5", french).as_deref(), Ok("c3d5"));

    let cyrillic = |role| {
        let letters = match role {
            Role::King => "Х",
            Role::Horse => "М",
            Role::Rook => "Тэ",
            Role::Bers => "Т",
            _ => "",
        };
        letters.to_owned()
    };
    assert_eq!(read_with("Мf5", cyrillic).as_deref(), Ok("g3f5"));
    assert_eq!(read_with("мf5", cyrillic).as_deref(), Ok("g3f5"));
    // The last letter but one is Cyrillic here, and so no file.
    assert_eq!(read_with("Тэха7", cyrillic), Err(TypedError::NotUnderstood));
    assert_eq!(read_with("Тэхa7", cyrillic).as_deref(), Ok("a1a7"));
    assert_eq!(read_with("Хe2", cyrillic).as_deref(), Ok("e1e2"));
    assert_eq!(read_with("b8Т", cyrillic).as_deref(), Ok("b7b8j"));
    assert_eq!(read_with("b8=Тэ", cyrillic).as_deref(), Ok("b7b8r"));
}

#[test]
fn an_error_says_why() {
    let illegal = |from, to| TypedError::Illegal {
        from: square(from),
        to: square(to),
    };
    for (text, expected) in [
        ("  ", TypedError::Empty),
        ("hello", TypedError::NotUnderstood),
        ("e9", TypedError::NotUnderstood),
        ("0-0", TypedError::Castling),
        ("Zf3", TypedError::UnknownMan('Z')),
        ("Jf3", TypedError::NoSuchMan(Role::Bers)),
        ("Nfd5", TypedError::NoSuchMan(Role::Horse)),
        ("d5d4", TypedError::NothingToMove(square("d5"))),
        ("f4f5", TypedError::NothingToMove(square("f4"))),
        ("Rxa5", TypedError::NothingToCapture(square("a5"))),
        (
            "b8",
            TypedError::PromotionMissing(vec![Role::Bers, Role::Rook, Role::Camel, Role::Horse]),
        ),
        ("e3", illegal("e4", "e3")),
        ("c4", TypedError::NoSuchMan(Role::Pawn)),
        ("Ke3", illegal("e1", "e3")),
        ("a1a8", illegal("a1", "a8")),
        // Both attack e4, where a man of their own stands.
        ("Ne4", TypedError::NoneReaches(Role::Horse, square("e4"))),
        ("Nh8", TypedError::NoneReaches(Role::Horse, square("h8"))),
        // One of both attacks its own king's square.
        ("Rb1b1", TypedError::NoSuchMan(Role::Rook)),
    ] {
        assert_eq!(read(text), Err(expected), "{text}");
    }
    let Err(TypedError::Ambiguous(moves)) = read("Ne2") else {
        panic!("both horses reach e2");
    };
    assert_eq!(moves.len(), 2);
}

/// A pinned man is meant although it may not move.
#[test]
fn the_one_man_that_attacks_the_square_is_meant() {
    let position = at(
        "
        . . . . k . . .
        . . . . . . . .
        . . . . r . . .
        . . . . . . . .
        . . . . N . . .
        . . . . . . . .
        . . . . . . . .
        N . . . K . . .",
        "aise",
    );
    assert_eq!(
        read_move(&position, "Nf6", english),
        Err(TypedError::Illegal {
            from: square("e4"),
            to: square("f6")
        })
    );
}

#[test]
fn nothing_that_is_typed_breaks_anything() {
    let position = at(MIDDLE, "modern");
    for text in [
        "=",
        "(",
        "ä",
        "Ñf3",
        "\u{200f}",
        "e8=",
        "x",
        "x".repeat(10_000).as_str(),
        "🐫e4",
        "é=é",
    ] {
        assert!(read_move(&position, text, english).is_err(), "{text}");
    }
}
