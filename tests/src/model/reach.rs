//! Where one man can go, and who checks a king.

use super::board::{Kind, Man, Position, Square};
use super::rules::{Flags, ModelRules};

/// What a man may do on a square it reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum May {
    /// Step there if it is empty.
    Go,
    /// Capture there.
    Take,
    /// Either.
    Both,
}

impl May {
    pub(super) fn go(self) -> bool {
        self != Self::Take
    }

    pub(super) fn take(self) -> bool {
        self != Self::Go
    }
}

const ORTHOGONAL: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const KNIGHT: [(i32, i32); 8] = [
    (1, 2),
    (2, 1),
    (-1, 2),
    (-2, 1),
    (1, -2),
    (2, -1),
    (-1, -2),
    (-2, -1),
];

/// The step forward of a side's pawns.
pub(super) fn forward(white: bool) -> (i32, i32) {
    if white { (0, 1) } else { (0, -1) }
}

/// The two capturing steps of a side's pawns.
pub(super) fn pawn_captures(white: bool) -> [(i32, i32); 2] {
    let (_, up) = forward(white);
    [(1, up), (-1, up)]
}

/// Calls `visit` for every square the man on `from` reaches, blocked or not by what stands there,
/// with what it may do there. Shatar's two-step of the first move and captures en passant are not
/// among them (see `moves`).
pub(super) fn reach(
    position: &Position,
    rules: &ModelRules,
    from: Square,
    man: Man,
    visit: &mut dyn FnMut(Square, May),
) {
    let rules = &rules.now;
    let far = position.size;
    let mut lines = |directions: &[(i32, i32)], most: i32, slow: bool, may: May| {
        for direction in directions {
            line(
                position,
                rules,
                (from, man),
                *direction,
                most,
                slow,
                &mut |square, _| visit(square, may),
            );
        }
    };
    let extra = if rules.extras_capture {
        May::Both
    } else {
        May::Go
    };
    match man.kind {
        Kind::King => {
            lines(&ORTHOGONAL, 1, false, May::Both);
            lines(&DIAGONAL, 1, false, May::Both);
            if rules.king_bonus && from.rank == position.last_rank(man.white) {
                lines(&KNIGHT, 1, false, extra);
            }
        }
        Kind::Rook => lines(&ORTHOGONAL, far, true, May::Both),
        Kind::Camel => lines(&DIAGONAL, rules.camel_reach, true, May::Both),
        Kind::Bers => {
            if rules.bers_queen {
                lines(&DIAGONAL, far, true, May::Both);
            } else {
                lines(&DIAGONAL, 1, false, May::Both);
            }
            if rules.bers_queen || rules.bers_rook {
                lines(&ORTHOGONAL, far, true, May::Both);
            }
        }
        Kind::Ferz => lines(&DIAGONAL, 1, false, May::Both),
        Kind::Fil => {
            let leaps = DIAGONAL.map(|(files, ranks)| (2 * files, 2 * ranks));
            lines(&leaps, 1, false, May::Both);
        }
        Kind::Horse => {
            lines(&KNIGHT, 1, false, May::Both);
            if rules.amazon && man.moved {
                lines(&ORTHOGONAL, far, false, extra);
                lines(&DIAGONAL, far, false, extra);
            }
        }
        Kind::Pawn => {
            let second_rank = if man.white { 1 } else { position.size - 2 };
            let steps = if from.rank == second_rank {
                rules.pawn_steps
            } else {
                1
            };
            let slow = rules.slowed_all_but_horse;
            lines(&[forward(man.white)], steps, slow, May::Go);
            lines(&pawn_captures(man.white), 1, false, May::Take);
        }
        Kind::Hia => hia(position, rules, (from, man), visit),
    }
}

/// Corner case 32: one or two squares along a line, capturing as `hia_capture` says.
fn hia(
    position: &Position,
    rules: &Flags,
    (from, man): (Square, Man),
    visit: &mut dyn FnMut(Square, May),
) {
    for (directions, diagonal) in [(ORTHOGONAL, false), (DIAGONAL, true)] {
        for direction in directions {
            line(
                position,
                rules,
                (from, man),
                direction,
                2,
                rules.slowed_all_but_horse,
                &mut |square, step| {
                    let captures = match rules.hia_capture {
                        HiaCapture::Diagonal => diagonal && step == 1,
                        HiaCapture::AsItMoves => true,
                        HiaCapture::FirstStep => step == 1,
                    };
                    visit(square, if captures { May::Both } else { May::Go });
                },
            );
        }
    }
}

/// How a Hia captures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum HiaCapture {
    #[default]
    Diagonal,
    AsItMoves,
    FirstStep,
}

/// Walks from a man in one direction until the board, a man, `most` steps or a ring stops it.
/// A square that a man stands on is still visited: it may be captured there.
fn line(
    position: &Position,
    rules: &Flags,
    (from, man): (Square, Man),
    direction: (i32, i32),
    most: i32,
    slow: bool,
    visit: &mut dyn FnMut(Square, i32),
) {
    // A man that begins on a ring square goes one square only, outward too (corner case 28).
    let held = slow && rules.zone_one_step && in_ring(position, rules, from, (from, man));
    let most = if held { 1 } else { most };
    let mut square = from;
    for step in 1..=most {
        square = square.offset(direction);
        if !position.contains(square) {
            return;
        }
        visit(square, step);
        if position.at(square).is_some() {
            return;
        }
        if slow && in_ring(position, rules, square, (from, man)) {
            return;
        }
    }
}

/// Whether a square lies in the ring of a Hia that slows this man (corner cases 27 and 29).
fn in_ring(position: &Position, rules: &Flags, square: Square, (from, man): (Square, Man)) -> bool {
    ORTHOGONAL.iter().chain(&DIAGONAL).any(|direction| {
        let around = square.offset(*direction);
        position.at(around).is_some_and(|guard| {
            guard.kind == Kind::Hia
                && (rules.zone_all || guard.white != man.white)
                && around != from
        })
    })
}

/// The men that could capture on the square of that side's king, by a move their kind allows.
/// Their own pins do not matter (corner case 9).
pub(super) fn checkers(position: &Position, rules: &ModelRules, white_king: bool) -> Vec<Kind> {
    let Some(king) = position.king(white_king) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (from, man) in position.men_of(!white_king) {
        if man.kind == Kind::Hia && rules.now.hia_never_checks {
            continue;
        }
        let mut hits = false;
        reach(position, rules, from, man, &mut |square, may| {
            hits |= square == king && may.take();
        });
        if hits {
            found.push(man.kind);
        }
    }
    found
}

/// The name of a check by that kind of man (corner cases 12 and 21).
pub(super) fn check_name(rules: &ModelRules, kind: Kind) -> &'static str {
    match kind {
        Kind::Horse if !rules.now.horse_is_shak => "horse",
        Kind::Bers | Kind::Rook | Kind::Horse | Kind::Ferz => "shak",
        Kind::Camel | Kind::Fil => "tuk",
        Kind::Pawn => "tsod",
        Kind::Hia => "hia",
        Kind::King => "king",
    }
}
