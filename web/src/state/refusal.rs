//! Why a move that a person tried is refused, where a rule and not the board is the reason.

use shatar_rules::{AnyPosition, Color, Man, Move, Outcome, Reason, Role, Rules, fen};

/// The rule that refuses a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// It would mate by horses alone.
    HorseMate,
    /// It would mate by a Hia alone.
    HiaMate,
    /// The first move is prescribed.
    Opening,
    /// The own king stands in check, and the move does not help.
    StillInCheck,
    /// The man would lay its own king open to check.
    KingExposed,
    /// A man of the same side stands there.
    OwnMan,
    /// No such rule: the man does not go there, or the king would be in check.
    NoSuchMove,
}

/// Why the rules refuse a move: the first rule without which it could be played.
pub(crate) fn refusal(position: &AnyPosition, rules: &Rules, mv: Move) -> Refusal {
    let without = |option: &str, value: &str| {
        let mut freer = *rules;
        freer.set(option, value).ok()?;
        let text = fen::write(position);
        fen::parse(&text, &freer).ok()
    };
    let allowed = |position: &AnyPosition| {
        position
            .legal_moves()
            .into_iter()
            .find(|one| (one.from, one.to) == (mv.from, mv.to))
    };
    let ends_by = |option: &str, value: &str, reason: Reason| {
        let Some(freer) = without(option, value) else {
            return false;
        };
        allowed(&freer)
            .and_then(|mv| freer.after(mv).ending())
            .is_some_and(|Outcome { reason: found, .. }| found == reason)
    };
    if ends_by("knight_mate", "draw", Reason::KnightMate)
        || ends_by("mate_limits", "none", Reason::Mate)
            && rules.get("mate_limits").as_deref() == Some("shatar")
    {
        return Refusal::HorseMate;
    }
    if rules.get("hia_vs_king").as_deref() == Some("no_mate")
        && ends_by("hia_vs_king", "normal", Reason::Mate)
    {
        return Refusal::HiaMate;
    }
    if rules
        .get("opening")
        .is_some_and(|it| it.starts_with("forced"))
        && without("opening", "free").is_some_and(|freer| allowed(&freer).is_some())
    {
        return Refusal::Opening;
    }
    if position.in_check() {
        return Refusal::StillInCheck;
    }
    let man = |square| position.man_at(square);
    match (man(mv.from), man(mv.to)) {
        (Some(mover), Some(other)) if mover.color() == other.color() => Refusal::OwnMan,
        (Some(mover), _) if reaches(position, mover, mv) => Refusal::KingExposed,
        _ => Refusal::NoSuchMove,
    }
}

/// Whether a man could go there if nothing were pinned. A Hia's quiet steps are left out: they
/// are not its captures, and nobody misses them in a sentence.
fn reaches(position: &AnyPosition, mover: Man, mv: Move) -> bool {
    let empty = position.man_at(mv.to).is_none();
    match mover.role() {
        Role::Pawn if empty => {
            let size = position.size();
            let ahead: i8 = match mover.color() {
                Color::White => 1,
                Color::Black => -1,
            };
            let next = size.rank(mv.from).checked_add_signed(ahead);
            size.file(mv.from) == size.file(mv.to) && next == Some(size.rank(mv.to))
        }
        Role::Guard if empty => false,
        _ => position.attackers(mv.to, mover.color()).contains(&mv.from),
    }
}

#[cfg(test)]
mod tests {
    use shatar_rules::{Game, Variant, uci};

    use super::*;

    fn why(rules: &str, fen: &str, text: &str) -> Refusal {
        let rules = Rules::parse(Variant::Shatar, rules).unwrap();
        let game = Game::from_fen(rules, fen).unwrap();
        let mv = uci::read(text, game.position().size(), Variant::Shatar).unwrap();
        assert!(!game.position().is_legal(mv), "{text} is legal");
        refusal(game.position(), &rules, mv)
    }

    #[test]
    fn names_the_rule() {
        // Smothered: Nf7 would mate the nojon on h8.
        let smothered = "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1";
        assert_eq!(why("aise", smothered, "g5f7"), Refusal::HorseMate);
        assert_eq!(why("aise", smothered, "g5g8"), Refusal::NoSuchMove);
        let start = fen::start(&Rules::default_for(Variant::Shatar));
        assert_eq!(why("aise", start, "g1f3"), Refusal::Opening);
        assert_eq!(why("aise", start, "e2e5"), Refusal::NoSuchMove);
        let checked = "k7/pp6/8/8/8/8/5PPP/r6K w - - 0 9";
        assert_eq!(why("aise", checked, "f2f3"), Refusal::StillInCheck);
        let pinned = "k3r3/p7/8/8/8/4N3/3P4/r2PK3 w - - 0 9";
        assert_eq!(why("aise", pinned, "e3f5"), Refusal::KingExposed);
        assert_eq!(why("aise", pinned, "e3d1"), Refusal::OwnMan);
        assert_eq!(why("aise", pinned, "e3e4"), Refusal::NoSuchMove);
    }
}
