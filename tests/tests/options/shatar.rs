//! Shatar: array, opening, men and promotion.

use shatar_tests::scene::Scene;

fn shatar(picture: &str) -> Scene {
    Scene::white("shatar", "aise", picture)
}

/// MOD, AISE, FSF: both Nojons on e, each Bers on d.
#[test]
fn array_facing() {
    Scene::start("shatar", "aise")
        .set("opening", "free_no_double")
        .set("array", "facing")
        .fen("rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w - - 0 1");
}

/// HIST, "traditional": each Nojon at the right hand of his Bers, so that they do not face.
#[test]
fn array_crosswise() {
    Scene::start("shatar", "traditional")
        .set("array", "crosswise")
        .fen("rnbkjbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w - - 0 1");
}

/// The pawn before the Bers may go two squares on his side's first move, and need not.
#[test]
fn opening_free() {
    let start = Scene::start("shatar", "aise").set("opening", "free");
    start.can("d2d4 d2d3 a2a3 b1c3").cannot("e2e4 a2a4");
    start.play("a2a3").can("d7d5 d7d6 a7a6").cannot("e7e5");
    // Only on the first move.
    start.play("a2a3 a7a6").can("d2d3").cannot("d2d4");
    // With the Nojons crosswise, Black's Bers and so his two-step stand on e (13).
    start
        .set("array", "crosswise")
        .play("a2a3")
        .can("e7e5")
        .cannot("d7d5");
}

/// MOD, AISE, HIST when facing: 1.d2-d4 d7-d5 and nothing else.
#[test]
fn opening_forced_d() {
    let start = Scene::start("shatar", "aise").set("opening", "forced_d");
    start.only("d2d4");
    start.play("d2d4").only("d7d5");
    start.play("d2d4 d7d5").can("a2a3 b1c3").cannot("a2a4 e2e4");
    start.set("array", "crosswise").play("d2d4").only("e7e5");
}

/// Nothing is forced when the forced move cannot be played: a horse holds up the pawn (14).
#[test]
fn opening_forced_but_blocked() {
    Scene::start("shatar", "aise")
        .set("opening", "forced_d")
        .from("4k3/8/8/8/3n4/8/PPPPPPPP/RNBJKBNR w - - 0 1")
        .can("d2d3 a2a3 b1c3")
        .cannot("d2d4 a2a4");
}

/// FSF: the pawns already stand on d4 and d5, and no pawn ever goes two squares.
#[test]
fn opening_preplayed_d() {
    let start = Scene::start("shatar", "fairy-stockfish").set("opening", "preplayed_d");
    start
        .fen("rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1")
        .can("e2e3 a2a3 d1d3")
        .cannot("e2e4 a2a4");
    start
        .set("array", "crosswise")
        .fen("rnbkjbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1");
}

/// BUR: the first move is a two-step before the Bers or before the Nojon.
#[test]
fn opening_forced_d_or_e() {
    let start = Scene::start("shatar", "buryat").set("opening", "forced_d_or_e");
    start.only("d2d4 e2e4");
    start.play("e2e4").only("d7d5 e7e5");
    start.play("e2e4 d7d5").can("e4d5 a2a3").cannot("d2d4");
}

/// IM, "Chahar": the pawn before the Nojon.
#[test]
fn opening_forced_e() {
    let start = Scene::start("shatar", "aise").set("opening", "forced_e");
    start.only("e2e4");
    start.play("e2e4").only("e7e5");
    // Crosswise, Black's Nojon stands on d8 (13).
    start.set("array", "crosswise").play("e2e4").only("d7d5");
}

/// HIST when the Nojons do not face: a free first move, and no pawn ever goes two squares.
#[test]
fn opening_free_no_double() {
    let start = Scene::start("shatar", "traditional").set("opening", "free_no_double");
    start.can("d2d3 e2e3 b1c3").cannot("d2d4 e2e4");
    start.play("a2a3").can("e7e6").cannot("e7e5 d7d5");
}

const BERS: &str = "
    . . . . . . . k
    . . . . . . p .
    . . . . . . . .
    . . . p . . . .
    . . . J . P . .
    . . . . . . . .
    . . . . . . . .
    K . . . . . . .";

/// AISE, FSF, BUR, HIST "one period": a tereg that may also step once diagonally.
#[test]
fn bers_rook_ferz() {
    shatar(BERS)
        .set("bers", "rook_ferz")
        .reaches("d4", "d5 d3 d2 d1 c4 b4 a4 e4 c3 e3 c5 e5");
}

/// MOD, HIST "the other period": the queen of chess.
#[test]
fn bers_queen() {
    shatar(BERS).set("bers", "queen").reaches(
        "d4",
        "d5 d3 d2 d1 c4 b4 a4 e4 c3 b2 e3 f2 g1 c5 b6 a7 e5 f6 g7",
    );
}

/// Tuva: one step diagonally only.
#[test]
fn bers_ferz() {
    shatar(BERS)
        .set("bers", "ferz")
        .reaches("d4", "c3 e3 c5 e5");
}

const CAMEL: &str = "
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . k . . p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    B . . . . K . P";

/// The bishop of chess; it sees the Nojon four squares away.
#[test]
fn camel_bishop() {
    Scene::black("shatar", "aise", CAMEL)
        .set("camel", "bishop")
        .checks("tuk")
        .series((1, false), (0, false));
}

/// HIST after KIS: three squares at most, for the attack as well.
#[test]
fn camel_bishop_max3() {
    let scene = Scene::black("shatar", "aise", CAMEL).set("camel", "bishop_max3");
    scene.checks("");
    scene.play("e5e6").reaches("a1", "b2 c3 d4");
}

const HORSE: &str = "
    . . . . k . . .
    . . . . . . . .
    . . . . . . . .
    . . . p . . . .
    . . . . . . . .
    . . . N . . p .
    . . . . . . . P
    K N . . . . . .";

/// The knight of chess, however often it has moved.
#[test]
fn horse_knight() {
    shatar(HORSE)
        .set("horse", "knight")
        .reaches("d3", "b2 b4 c1 c5 e1 e5 f2 f4")
        .reaches("b1", "a3 c3 d2");
}

/// Popova in HIST: a horse that has moved goes like a queen as well. The horse on b1 stands on his
/// own array square and so has not moved (24); the one on d3 has.
#[test]
fn horse_amazon_from_second_move() {
    let scene = shatar(HORSE).set("horse", "amazon_from_second_move");
    scene
        .reaches(
            "d3",
            "b2 b4 c1 c5 e1 e5 f2 f4 \
             a3 b3 c3 e3 f3 d1 d2 d4 c2 e2 f1 c4 b5 a6 e4 f5 g6 h7",
        )
        .reaches("b1", "a3 c3 d2");
    // Once he has moved, he has the extra moves too.
    scene.play("b1a3 e8d8").can("a3a6 a3d6 a3c4");
}

/// HIST, "maybe not": the extra moves neither capture nor check.
#[test]
fn extra_moves_do_not_capture() {
    let scene = shatar(HORSE)
        .set("horse", "amazon_from_second_move")
        .set("extra_moves_capture", "false");
    scene.cannot("d3g3 d3d5");
    // On the open e-file the horse gives no check; on g6 he does, as a knight.
    scene.play("d3e3").checks("");
    scene.play("d3e5 e8f8 e5g6").checks("shak");
}

/// The other reading of Popova: they capture, check, and count as a horse's check, a shak.
#[test]
fn extra_moves_capture() {
    let scene = shatar(HORSE)
        .set("horse", "amazon_from_second_move")
        .set("extra_moves_capture", "true");
    scene.can("d3g3 d3d5");
    scene
        .play("d3e3")
        .checks("shak")
        .series((1, true), (0, false));
}

const FAR_KING: &str = "
    . . . K . . . .
    . . . . . p . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . P
    k . . . . . . .";

/// The king of chess.
#[test]
fn king_far_rank_none() {
    shatar(FAR_KING)
        .set("king_far_rank", "none")
        .reaches("d8", "c8 e8 c7 d7 e7");
}

/// Popova in HIST: on the enemy's home rank the Nojon may also move as a knight; without capture
/// (25), so that f7 is out of his reach; and not into check, so that e6 is too.
#[test]
fn king_far_rank_knight_bonus() {
    let scene = shatar(FAR_KING).set("king_far_rank", "knight_bonus");
    scene.reaches("d8", "c8 e8 c7 d7 e7 b7 c6");
    // He has left that rank: an ordinary king again.
    scene
        .play("d8c6 a1b1")
        .reaches("c6", "b5 b6 b7 c5 c7 d5 d6 d7");
}

/// With capturing extras he takes f7, and checks with a class of his own, `king`.
#[test]
fn king_far_rank_knight_bonus_that_captures() {
    shatar(FAR_KING)
        .set("king_far_rank", "knight_bonus")
        .set("extra_moves_capture", "true")
        .reaches("d8", "c8 e8 c7 d7 e7 b7 c6 f7");
    shatar(
        "
        . . . . . . . .
        . . . . K . . .
        . . . . . . . .
        . . . k . . . .
        . . . . . . . .
        . . . . . . . .
        p . . . . . . P
        . . . . . . . .",
    )
    .set("king_far_rank", "knight_bonus")
    .set("extra_moves_capture", "true")
    .play("e7e8 d5c6 e8d8")
    .checks("king")
    .series((1, false), (0, false));
}

const PROMOTION: &str = "
    . . . r . . . k
    . . P . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    K . . . . . . .";

/// HIST, AISE, FSF: to a Bers, at once and always.
#[test]
fn promotion_bers_only() {
    let scene = shatar(PROMOTION).set("promotion", "bers_only");
    scene.reaches("c7", "c8j d8j");
    scene.play("c7c8j").fen("2Jr3k/8/8/8/8/8/8/K7 b - - 0 10");
}

/// MOD: Bers, tereg, temee or mori.
#[test]
fn promotion_standard() {
    let scene = shatar(PROMOTION).set("promotion", "standard");
    scene.reaches("c7", "c8b c8j c8n c8r d8b d8j d8n d8r");
    scene.play("c7c8n").fen("2Nr3k/8/8/8/8/8/8/K7 b - - 0 10");
}

/// All sources: nobody castles, and no pawn takes in passing, even past a two-step (15).
#[test]
fn no_castling_and_no_en_passant() {
    shatar(
        "
        r . . . k . . r
        p p p p p p p p
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        P P P P P P P P
        R . . . K . . R",
    )
    .reaches("e1", "d1 f1");
    Scene::start("shatar", "aise")
        .set("opening", "free")
        .from("rnbjkbnr/pp1ppppp/8/8/2p5/8/PPPPPPPP/RNBJKBNR w - - 0 1")
        .play("d2d4")
        .fen("rnbjkbnr/pp1ppppp/8/8/2pP4/8/PPP1PPPP/RNBJKBNR b - - 0 1")
        .cannot("c4d3");
}
