use shatar_rules::{Rules, Size, Variant};

use super::*;
use crate::picture::position;

fn shatar(picture: &str, turn: Color) -> AnyPosition {
    position(&Rules::default_for(Variant::Shatar), picture, turn)
}

fn square(name: &str) -> Square {
    Size::EIGHT.parse(name).unwrap()
}

/// The moves as text: `xd5` takes, `e8=` becomes another man.
fn reach(position: &AnyPosition, name: &str) -> String {
    let size = position.size();
    let moves = moves_of(position, size.parse(name).unwrap());
    let words: Vec<String> = moves
        .reach
        .iter()
        .map(|reach| {
            let take = if reach.taken.is_some() { "x" } else { "" };
            let becomes = if reach.promotes { "=" } else { "" };
            format!("{take}{}{becomes}", size.name(reach.to))
        })
        .collect();
    words.join(" ")
}

const MIDDLE: &str = "
    . . . . k . . .
    n P . . . . . p
    . . . . . . . .
    . . . p . . . .
    . . . . P . . .
    . . N . . . . .
    . P . . . . . .
    R . . . K . . .";

#[test]
fn moves_are_told_for_either_side() {
    let board = shatar(MIDDLE, Color::White);
    assert_eq!(reach(&board, "c3"), "xd5 b1 d1 a2 e2 a4 b5");
    assert_eq!(reach(&board, "e4"), "xd5 e5");
    assert_eq!(reach(&board, "b7"), "b8=");
    assert_eq!(reach(&board, "e5"), "");
    let white = moves_of(&board, square("e4"));
    assert!(white.turn);
    // It is not Black's turn, and yet one wants to know what he threatens.
    let black = moves_of(&board, square("d5"));
    assert!(!black.turn);
    assert_eq!(reach(&board, "d5"), "xe4 d4");
    assert_eq!(reach(&board, "a7"), "b5 c6 c8");
    let taken = moves_of(&board, square("d5")).reach[0].taken;
    assert_eq!(taken, Some(Man::new(Color::White, Role::Pawn)));
    assert_eq!(moves_of(&board, square("e5")).man, None);
}

/// Whoever stands in check cannot pass, so nothing is told of the other side's men.
#[test]
fn in_check_only_the_side_to_move_moves() {
    let board = shatar(
        "
        . . . . k . . .
        . . . . . . . .
        p . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . R . . .
        . . . . K . . N",
        Color::Black,
    );
    assert_eq!(reach(&board, "e2"), "");
    assert_eq!(reach(&board, "e8"), "d7 f7 d8 f8");
}

#[test]
fn rings_that_stop_a_man_are_told() {
    let rules = Rules::default_for(Variant::Hiashatar);
    let picture = "
        . . . . . . . . . k
        . . . . r . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . H K . . . . .";
    let board = position(&rules, picture, Color::White);
    let e9 = moves_of(&board, Size::TEN.parse("e9").unwrap());
    let names: Vec<_> = e9
        .stops
        .iter()
        .map(|slow| (Size::TEN.name(slow.stop), Size::TEN.name(slow.hia)))
        .collect();
    assert_eq!(names, [("e2".to_owned(), "d1".to_owned())]);
    let geometry = Geometry::new(Size::TEN, Color::White);
    let ring = |name: &str| near(&board, geometry, Size::TEN.parse(name).unwrap()).rings;
    let hia = Man::new(Color::White, Role::Guard);
    assert_eq!(ring("e2"), [(Size::TEN.parse("d1").unwrap(), hia)]);
    assert_eq!(ring("d1"), []);
    assert_eq!(ring("e3"), []);
}

#[test]
fn near_tells_who_reaches_a_square_and_what_stands_in_its_lines() {
    let board = shatar(MIDDLE, Color::White);
    let geometry = |color| Geometry::new(Size::EIGHT, color);
    let d5 = near(&board, geometry(Color::White), square("d5"));
    let names = |men: &[(Square, Man)]| -> Vec<String> {
        men.iter()
            .map(|&(square, man)| format!("{man:?} {}", Size::EIGHT.name(square)))
            .collect()
    };
    assert_eq!(names(&d5.reaching[0]), ["white horse c3", "white pawn e4"]);
    assert_eq!(names(&d5.reaching[1]), [""; 0]);
    let lines = |near: &Near| -> Vec<String> {
        near.lines
            .iter()
            .map(|line| {
                format!(
                    "{:?} {} {}",
                    line.towards,
                    Size::EIGHT.name(line.square),
                    line.gap
                )
            })
            .collect()
    };
    assert_eq!(lines(&d5), ["DownRight e4 0", "UpLeft b7 1"]);
    // The board turned round: the same men in the opposite lines.
    let turned = near(&board, geometry(Color::Black), square("d5"));
    assert_eq!(lines(&turned), ["DownRight b7 1", "UpLeft e4 0"]);
    let e4 = near(&board, geometry(Color::White), square("e4"));
    assert_eq!(
        lines(&e4),
        ["Up e8 3", "UpRight h7 2", "Down e1 2", "UpLeft d5 0"]
    );
    assert_eq!(names(&e4.reaching[0]), ["white horse c3"]);
    assert_eq!(names(&e4.reaching[1]), ["black pawn d5"]);
    // From a corner, and on an empty square.
    let h1 = near(&board, geometry(Color::White), square("h1"));
    assert_eq!(h1.man, None);
    assert_eq!(lines(&h1), ["Up h7 5", "Left e1 2", "UpLeft e4 2"]);
}

#[test]
fn men_are_told_from_the_king_down() {
    let board = shatar(MIDDLE, Color::White);
    let told: Vec<String> = men(&board)
        .iter()
        .map(|(square, _)| Size::EIGHT.name(*square))
        .collect();
    assert_eq!(
        told,
        ["e1", "a1", "c3", "b2", "e4", "b7", "e8", "a7", "d5", "h7"]
    );
}
