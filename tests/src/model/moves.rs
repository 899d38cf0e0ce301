//! Legal moves: make each move and look whether the own king can be captured.

use super::board::{Kind, Man, Passing, Position, Square};
use super::reach::{check_name, checkers, forward, pawn_captures, reach};
use super::rules::ModelRules;

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Move {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) how: How,
}

/// What kind of move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// A step, a slide or a capture on the square of arrival.
    Plain,
    Promote(Kind),
    /// A pawn's capture on a passed square; the jumper stands on the square named.
    EnPassant(Square),
    /// Shatranj's exchange of the stalemated king with another of his men.
    Swap,
}

impl Move {
    pub(super) fn uci(self) -> String {
        let mut text = self.from.name() + &self.to.name();
        if let How::Promote(kind) = self.how {
            text.push(kind.letter());
        }
        text
    }
}

/// How deep a horse mate may answer a horse mate before the model stops asking. Games never come
/// near it; it only keeps a malicious position from running for ever.
const DEEPEST_ANSWER: u32 = 40;

/// The legal moves as the men stand, whether or not the game is over by some other rule.
pub(super) fn legal_moves(position: &Position, rules: &ModelRules) -> Vec<Move> {
    legal_at_depth(position, rules, 0)
}

fn legal_at_depth(position: &Position, rules: &ModelRules, depth: u32) -> Vec<Move> {
    let white = position.white_to_move;
    let mut legal = Vec::new();
    for candidate in candidates(position, rules) {
        let after = placed(position, rules, candidate);
        if checkers(&after, rules, white).is_empty() && !is_forbidden_mate(&after, rules, depth) {
            legal.push(candidate);
        }
    }
    if position.is_first_move(rules, white) {
        let forced: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|candidate| is_forced(position, rules, *candidate))
            .collect();
        if !forced.is_empty() {
            return forced;
        }
    }
    if legal.is_empty() && rules.now.transpose && checkers(position, rules, white).is_empty() {
        return swaps(position, rules);
    }
    legal
}

/// Corner cases 17, 33 and 36: mates by horses only, or by Hias only, that may not be played.
fn is_forbidden_mate(after: &Position, rules: &ModelRules, depth: u32) -> bool {
    if !rules.now.horse_mate_illegal && !rules.now.hia_mate_illegal {
        return false;
    }
    // A capture that bares the opponent ends the game before mate is looked at (corner case 18).
    if super::ending::is_over_by_baring(after, rules) || depth > DEEPEST_ANSWER {
        return false;
    }
    let by = checkers(after, rules, after.white_to_move);
    let all = |kind: Kind| !by.is_empty() && by.iter().all(|checker| *checker == kind);
    let named = (rules.now.horse_mate_illegal && all(Kind::Horse))
        || (rules.now.hia_mate_illegal && all(Kind::Hia));
    named && legal_at_depth(after, rules, depth + 1).is_empty()
}

/// Moves that every man's kind allows, own checks not yet looked at.
fn candidates(position: &Position, rules: &ModelRules) -> Vec<Move> {
    let white = position.white_to_move;
    let mut found = Vec::new();
    for (from, man) in position.men_of(white) {
        reach(position, rules, from, man, &mut |to, may| {
            let allowed = match position.at(to) {
                None => may.go(),
                // No move captures a king (corner case 9).
                Some(other) => other.white != white && other.kind != Kind::King && may.take(),
            };
            if allowed {
                found.extend(with_promotions(position, rules, from, to, man));
            }
        });
    }
    found.extend(two_steps(position, rules));
    found.extend(en_passant(position));
    found
}

fn with_promotions(
    position: &Position,
    rules: &ModelRules,
    from: Square,
    to: Square,
    man: Man,
) -> Vec<Move> {
    let become_what: &[Kind] = if man.kind != Kind::Pawn || to.rank != position.last_rank(man.white)
    {
        return vec![Move {
            from,
            to,
            how: How::Plain,
        }];
    } else if rules.now.standard_promotion {
        &[Kind::Bers, Kind::Rook, Kind::Camel, Kind::Horse]
    } else if rules.game() == super::Game::Shatranj {
        &[Kind::Ferz]
    } else {
        &[Kind::Bers]
    };
    become_what
        .iter()
        .map(|kind| Move {
            from,
            to,
            how: How::Promote(*kind),
        })
        .collect()
}

/// The files of the pawns that may go two squares on Shatar's first move, and whether they must.
fn opening_pawns(rules: &ModelRules, white: bool) -> (Vec<i32>, bool) {
    // d is the file of the side's own Bers, e that of its Nojon (corner case 13).
    let (d, e) = if rules.get("array") == "crosswise" && !white {
        (4, 3)
    } else {
        (3, 4)
    };
    match rules.get("opening") {
        "free" => (vec![d], false),
        "forced_d" => (vec![d], true),
        "forced_e" => (vec![e], true),
        "forced_d_or_e" => (vec![d, e], true),
        // preplayed_d and free_no_double, and the games without this option.
        _ => (Vec::new(), false),
    }
}

fn two_steps(position: &Position, rules: &ModelRules) -> Vec<Move> {
    let white = position.white_to_move;
    let (files, _) = opening_pawns(rules, white);
    if files.is_empty() || !position.is_first_move(rules, white) {
        return Vec::new();
    }
    let home = if white { 1 } else { position.size - 2 };
    files
        .into_iter()
        .map(|file| Square { file, rank: home })
        .filter_map(|from| {
            let step = from.offset(forward(white));
            let to = step.offset(forward(white));
            let free = position.at(step).is_none() && position.at(to).is_none();
            free.then_some(Move {
                from,
                to,
                how: How::Plain,
            })
        })
        .collect()
}

fn is_forced(position: &Position, rules: &ModelRules, candidate: Move) -> bool {
    let (files, forced) = opening_pawns(rules, position.white_to_move);
    let is_pawn = position
        .at(candidate.from)
        .is_some_and(|man| man.kind == Kind::Pawn);
    let two = (candidate.to.rank - candidate.from.rank).abs() == 2;
    forced && is_pawn && two && files.contains(&candidate.from.file)
}

fn en_passant(position: &Position) -> Vec<Move> {
    let Some(passing) = &position.passing else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for to in &passing.squares {
        for from in ready_for(position, *to, position.white_to_move) {
            found.push(Move {
                from,
                to: *to,
                how: How::EnPassant(passing.jumper),
            });
        }
    }
    found
}

/// The squares from which a pawn of that side could capture on `target`.
fn ready_for(position: &Position, target: Square, white: bool) -> Vec<Square> {
    pawn_captures(white)
        .into_iter()
        .map(|(files, ranks)| target.offset((-files, -ranks)))
        .filter(|from| {
            position
                .at(*from)
                .is_some_and(|man| man.white == white && man.kind == Kind::Pawn)
        })
        .collect()
}

/// What a pawn's move of several squares leaves to be captured en passant (corner case 35).
pub(super) fn passing_after(
    position: &Position,
    passed: &[Square],
    jumper: Square,
    white_captures: bool,
) -> Option<Passing> {
    let squares: Vec<Square> = passed
        .iter()
        .copied()
        .filter(|square| !ready_for(position, *square, white_captures).is_empty())
        .collect();
    (!squares.is_empty()).then_some(Passing { squares, jumper })
}

/// Corner case 44: the king changes places with any of his men, if he is not in check there.
fn swaps(position: &Position, rules: &ModelRules) -> Vec<Move> {
    let white = position.white_to_move;
    let Some(king) = position.king(white) else {
        return Vec::new();
    };
    position
        .men_of(white)
        .filter(|(square, _)| *square != king)
        .map(|(square, _)| Move {
            from: king,
            to: square,
            how: How::Swap,
        })
        .filter(|swap| checkers(&placed(position, rules, *swap), rules, white).is_empty())
        .collect()
}

/// The men after a move, the other side to move; clock, numbers and series are left alone.
fn placed(position: &Position, rules: &ModelRules, played: Move) -> Position {
    let mut after = position.clone();
    let white = position.white_to_move;
    after.white_to_move = !white;
    after.passing = None;
    let Some(mut man) = position.at(played.from) else {
        return after;
    };
    after.put(played.from, None);
    match played.how {
        How::Plain => man.moved = true,
        // A promoted horse has not moved (corner case 24).
        How::Promote(kind) => {
            man = Man {
                white,
                kind,
                moved: false,
            };
        }
        How::EnPassant(jumper) => after.put(jumper, None),
        How::Swap => {
            let mut other = position.at(played.to);
            if let Some(other) = &mut other
                && other.kind == Kind::Pawn
                && played.from.rank == position.last_rank(white)
            {
                // Corner case 45: a pawn put on its last rank is a ferz at once.
                other.kind = Kind::Ferz;
            }
            after.put(played.from, other);
        }
    }
    after.put(played.to, Some(man));
    if rules.now.en_passant && man.kind == Kind::Pawn {
        let (_, up) = forward(white);
        let steps = (played.to.rank - played.from.rank).abs();
        let passed: Vec<Square> = (1..steps)
            .map(|step| played.from.offset((0, up * step)))
            .collect();
        after.passing = passing_after(&after, &passed, played.to, !white);
    }
    after
}

/// The position after a move, complete.
pub(super) fn played(position: &Position, rules: &ModelRules, played: Move) -> Position {
    let mut after = placed(position, rules, played);
    let white = position.white_to_move;
    let pawn_move = position
        .at(played.from)
        .is_some_and(|man| man.kind == Kind::Pawn);
    let capture = played.how != How::Swap && position.at(played.to).is_some();
    after.clock = if pawn_move || capture {
        0
    } else {
        position.clock + 1
    };
    if !white {
        after.fullmove += 1;
    }
    after.series[usize::from(!white)] = {
        let (checks, shak) = position.series[usize::from(!white)];
        series_with(rules, &checkers(&after, rules, !white), (checks, shak))
    };
    after
}

/// A side's series after a move that leaves these men checking (corner case 10).
pub(super) fn series_with(
    rules: &ModelRules,
    by: &[Kind],
    (checks, shak): (u32, bool),
) -> (u32, bool) {
    if by.is_empty() {
        return (0, false);
    }
    let now = by.iter().any(|kind| check_name(rules, *kind) == "shak");
    (checks + 1, shak || now)
}
