//! Cases 40–47: Shatranj.

use crate::common::table;

#[test]
fn case_40_win_now() {
    let chesmayne = table("shatranj", "chesmayne");
    let end = |men: &str, turn: &str| {
        chesmayne
            .fen(&format!("{men} {turn} - - 0 1"))
            .look()
            .outcome()
    };
    for turn in ["w", "b"] {
        assert_eq!(end("7k/8/8/8/8/8/8/K5R1", turn), "1-0 bare_king");
        assert_eq!(end("6rk/8/8/8/8/8/8/K7", turn), "0-1 bare_king");
        assert_eq!(end("7k/8/8/8/8/8/8/K7", turn), "1/2-1/2 bare_king");
    }
    // Also when he could bare in return at once.
    assert_eq!(end("8/8/8/8/8/8/6kR/K7", "b"), "1-0 bare_king");
    let taken = chesmayne.fen("6bk/8/8/8/8/8/8/K5R1 w - - 0 1");
    assert_eq!(taken.play("g1g8").outcome(), "1-0 bare_king");
}

#[test]
fn case_41_win_unless_bareback() {
    let baghdad = table("shatranj", "baghdad");
    let reply = baghdad.fen("8/8/8/8/8/8/6kR/K7 b - - 0 1");
    assert_eq!(reply.look().outcome(), "-");
    assert_eq!(reply.play("g2h2").outcome(), "1/2-1/2 bare_king");
    assert_eq!(
        reply.play("g2f3").outcome(),
        "1-0 bare_king",
        "any legal move may be played"
    );
    // One reply is given even if the man cannot be taken.
    let far = baghdad.fen("7k/8/8/8/8/8/8/K5R1 b - - 0 1");
    assert_eq!(far.look().legal(), ["h8h7"]);
    assert_eq!(far.play("h8h7").outcome(), "1-0 bare_king");
    // The bared side is not to move, or the other has two men left: at once.
    assert_eq!(
        baghdad
            .fen("7k/8/8/8/8/8/8/K5R1 w - - 0 1")
            .look()
            .outcome(),
        "1-0 bare_king"
    );
    assert_eq!(
        baghdad
            .fen("8/8/8/8/8/8/6kR/KR6 b - - 0 1")
            .look()
            .outcome(),
        "1-0 bare_king"
    );
    // Mate and stalemate are judged as usual.
    assert_eq!(
        baghdad
            .fen("k7/2K5/8/8/8/8/8/R7 b - - 0 1")
            .look()
            .outcome(),
        "1-0 mate"
    );
    assert_eq!(
        baghdad
            .fen("k7/2K5/8/1N6/8/8/8/8 b - - 0 1")
            .look()
            .outcome(),
        "1-0 stalemate"
    );
    let draw = table("shatranj", "baghdad stalemate=draw");
    assert_eq!(
        draw.fen("k7/2K5/8/1N6/8/8/8/8 b - - 0 1").look().outcome(),
        "1/2-1/2 stalemate"
    );
    // King against king: drawn. And played from before the baring.
    assert_eq!(
        baghdad.fen("7k/8/8/8/8/8/8/K7 w - - 0 1").look().outcome(),
        "1/2-1/2 bare_king"
    );
    let played = baghdad.fen("8/8/8/8/8/7R/6kb/K7 w - - 0 1");
    assert_eq!(played.play("h3h2").outcome(), "-");
    assert_eq!(played.play("h3h2 g2h2").outcome(), "1/2-1/2 bare_king");
    assert_eq!(played.play("h3h2 g2g3").outcome(), "1-0 bare_king");
}

#[test]
fn case_42_medina_ends_at_once() {
    let medina = table("shatranj", "medina");
    assert_eq!(
        medina.fen("8/8/8/8/8/8/6kR/K7 b - - 0 1").look().outcome(),
        "1-0 bare_king"
    );
    let played = medina.fen("8/8/8/8/8/7R/6kb/K7 w - - 0 1").play("h3h2");
    assert_eq!(played.outcome(), "1-0 bare_king");
    assert_eq!(
        medina.fen("7k/8/8/8/8/8/8/K7 w - - 0 1").look().outcome(),
        "1/2-1/2 bare_king"
    );
}

#[test]
fn case_43_none_plays_on() {
    let none = table("shatranj", "baghdad bare_king=none");
    for turn in ["w", "b"] {
        for men in [
            "7k/8/8/8/8/8/8/K5R1",
            "6rk/8/8/8/8/8/8/K7",
            "7k/8/8/8/8/8/8/K7",
        ] {
            let answer = none.fen(&format!("{men} {turn} - - 0 1")).look();
            assert_eq!(answer.outcome(), "-");
            assert!(!answer.legal().is_empty());
        }
    }
}

/// Black's Shah on a8 is stalemated, his pawn blocked.
const STALEMATED: &str = "k7/2K5/8/1N6/8/7p/7P/8 b - - 0 1";

#[test]
fn case_44_transpose() {
    let transpose = table("shatranj", "transposition");
    let swap = transpose.fen(STALEMATED);
    assert_eq!(swap.look().legal(), ["a8h3"]);
    let after = swap.play("a8h3");
    assert_eq!(after.board(), "p7/2K5/8/1N6/8/7k/7P/8");
    // Neither capture nor pawn move.
    assert_eq!((after.field(4), after.field(5)), ("1", "2"));
    // With an ordinary move there is no swap.
    let free = transpose.fen("k7/2K5/8/1N6/7p/8/7P/8 b - - 0 1").look();
    assert_eq!(free.legal(), ["h4h3"]);
    // Not out of check.
    let mated = transpose.fen("k7/2K5/8/1N6/8/7p/7P/R7 b - - 0 1").look();
    assert_eq!(mated.outcome(), "1-0 mate");
    // Not into check: the stalemated side has lost.
    let lost = transpose.fen("k7/2K5/8/1N6/8/4R2p/7P/8 b - - 0 1").look();
    assert_eq!(lost.outcome(), "1-0 stalemate");
    // Any other man will do.
    let two = transpose.fen("k7/2K5/7p/1N5P/8/7p/7P/8 b - - 0 1").look();
    assert_eq!(two.legal(), ["a8h3", "a8h6"]);
    // Elsewhere stalemate is what it was.
    assert_eq!(
        table("shatranj", "chesmayne")
            .fen(STALEMATED)
            .look()
            .outcome(),
        "1-0 stalemate"
    );
}

#[test]
fn case_45_pawns_that_the_swap_puts_on_the_first_and_last_rank() {
    let transpose = table("shatranj", "transposition");
    let last = transpose.fen("8/8/7p/7P/1N6/8/2K5/k7 b - - 0 1");
    assert_eq!(last.look().legal(), ["a1h6"]);
    assert_eq!(last.play("a1h6").board(), "8/8/7k/7P/1N6/8/2K5/q7");
    let first = transpose.fen(STALEMATED).play("a8h3 c7d6");
    assert!(first.allows("a8a7"), "{:?}", first.legal());
}

#[test]
fn case_46_a_bare_king_has_no_swap() {
    let fen = "k7/2K5/8/1N6/8/8/7P/8 b - - 0 1";
    assert_eq!(
        table("shatranj", "transposition").fen(fen).look().outcome(),
        "1-0 bare_king"
    );
    let plays_on = table("shatranj", "transposition bare_king=none");
    assert_eq!(plays_on.fen(fen).look().outcome(), "1-0 stalemate");
}

#[test]
fn case_47_promotion_first_move_repetition_and_move_limit() {
    let baghdad = table("shatranj", "baghdad");
    let pawn = baghdad.fen("7k/P6p/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(pawn.look().from("a7"), ["a8q"]);
    assert_eq!(pawn.play("a7a8").error(), "move at 0");
    // First to move changes the start only.
    let black = table("shatranj", "baghdad first_to_move=black");
    let men = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    assert_eq!(black.look().fen(), format!("{men} b - - 0 1"));
    assert_eq!(
        black.fen(&format!("{men} w - - 0 1")).look().legal().len(),
        16
    );
    let kings_d = table("shatranj", "fairy-stockfish").look();
    assert_eq!(
        kings_d.board(),
        "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR"
    );
    let round = "b1c3 b8c6 c3b1 c6b8";
    assert_eq!(
        baghdad.play(&[round; 2].join(" ")).outcome(),
        "1/2-1/2 repetition"
    );
    let limit = baghdad.fen("7k/7p/8/8/8/8/7P/K7 w - - 138 90");
    assert_eq!(limit.play("a1b1").outcome(), "-");
    assert_eq!(limit.play("a1b1 h8g8").outcome(), "1/2-1/2 move_limit");
}
