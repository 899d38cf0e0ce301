//! How a game ends, in the order of corner case 1.

use super::board::{Kind, Position};
use super::reach::checkers;
use super::rules::ModelRules;

/// Result and reason.
pub(super) type Ending = (&'static str, &'static str);

const DRAW: &str = "1/2-1/2";

fn win(white: bool) -> &'static str {
    if white { "1-0" } else { "0-1" }
}

/// Whether robado or Shatranj's bare king ends the game here.
pub(super) fn is_over_by_baring(position: &Position, rules: &ModelRules) -> bool {
    by_baring(position, rules).is_some()
}

/// The ending by a bare king, if there is one.
pub(super) fn by_baring(position: &Position, rules: &ModelRules) -> Option<Ending> {
    let bare = [position.is_bare(true), position.is_bare(false)];
    if bare == [false, false] {
        return None;
    }
    if rules.get("robado") == "true" || rules.get("bare_king") == "robado" {
        return Some((DRAW, "robado"));
    }
    let kind = rules.get("bare_king");
    if !matches!(kind, "win_now" | "win_unless_bareback" | "medina") {
        return None;
    }
    if bare == [true, true] {
        return Some((DRAW, "bare_king"));
    }
    let white_is_bare = bare[0];
    // Corner case 41: the bared side has one reply while the other owns just one man.
    let may_bare_back = kind == "win_unless_bareback"
        && position.white_to_move == white_is_bare
        && position.men_of(!white_is_bare).count() == 2;
    (!may_bare_back).then(|| (win(!white_is_bare), "bare_king"))
}

/// The ending by having no legal move: call it only when there is none.
pub(super) fn without_moves(position: &Position, rules: &ModelRules) -> Ending {
    let loser = position.white_to_move;
    let by = checkers(position, rules, loser);
    if by.is_empty() {
        // `win` and `transpose` are Shatranj's: the stalemated side loses.
        return match rules.get("stalemate") {
            "draw" => (DRAW, "stalemate"),
            _ => (win(!loser), "stalemate"),
        };
    }
    let all = |kind: Kind| by.iter().all(|checker| *checker == kind);
    if all(Kind::Hia) && rules.now.hia_mate_illegal {
        return (DRAW, "niol");
    }
    if all(Kind::Horse) {
        if rules.now.horse_mate_illegal {
            return (DRAW, "knight_mate");
        }
        match rules.get("knight_mate") {
            "draw" => return (DRAW, "knight_mate"),
            "loses" => return (win(loser), "knight_mate"),
            "wins" => return (win(!loser), "mate"),
            _ => {}
        }
    }
    let (_, shak) = position.series[usize::from(loser)];
    if rules.now.mate_must_be_earned && !shak {
        return (DRAW, "niol");
    }
    (win(!loser), "mate")
}
