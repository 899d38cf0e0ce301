//! Shatranj: array, stalemate, bare kings, promotion, draws.

use shatar_tests::scene::Scene;

fn shatranj(picture: &str) -> Scene {
    Scene::white("shatranj", "baghdad", picture)
}

/// CHM, Ludii: both Shahs on e.
#[test]
fn kings_e() {
    Scene::start("shatranj", "fairy-stockfish")
        .set("kings", "e")
        .fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
}

/// FSF, XBoard, pychess: both Shahs on d.
#[test]
fn kings_d() {
    Scene::start("shatranj", "baghdad")
        .set("kings", "d")
        .fen("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1");
}

/// White begins, as everywhere today.
#[test]
fn first_to_move_white() {
    Scene::start("shatranj", "baghdad")
        .set("first_to_move", "white")
        .can("a2a3")
        .fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
}

/// CHM: either side may begin; the move number still grows after Black's move (8).
#[test]
fn first_to_move_black() {
    let start = Scene::start("shatranj", "baghdad").set("first_to_move", "black");
    start
        .can("a7a6")
        .fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 0 1");
    start
        .play("a7a6")
        .fen("rnbqkbnr/1ppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 2");
}

/// How the men move: the fil leaps two squares diagonally, the firzan steps one, the baidaq one.
#[test]
fn men() {
    shatranj(
        "
        . . . . . . . k
        . . . . . . . .
        p . . . . . . .
        . p p p . . . .
        . . B . . . . .
        . Q . . P . . .
        . . . . P . . .
        K . . . . . . .",
    )
    .reaches("c4", "a6 a2 e6")
    .reaches("b3", "a2 a4 c2")
    .reaches("e3", "e4")
    .reaches("e2", "");
}

/// The names of checks by analogy: firzan, rukh and faras shak, fil tuk, baidaq tsod (12).
#[test]
fn names_of_checks() {
    let scene = shatranj(
        "
        . . . . . . . .
        . . . . k . . .
        . . . . . . . .
        . . . P . . Q .
        . . . . . . . .
        B . . . N . . .
        p . . . . . . .
        K . . . . . . R",
    );
    scene.play("h1h7").checks("shak");
    scene.play("g5f6").checks("shak");
    scene
        .play("e3f5")
        .checks("shak")
        .series((1, true), (0, false));
    scene
        .play("a3c5")
        .checks("tuk")
        .series((1, false), (0, false));
    scene
        .play("d5d6")
        .checks("tsod")
        .series((1, false), (0, false));
}

/// A ferz shuts the Shah in; the pawns hold each other up.
const STALEMATE: &str = "
    . . . . . . . k
    . . . . . K . .
    . . . . . . Q .
    . . . . . . . .
    p . . . . . . .
    P . . . . . . .
    . . . . . . . .
    . . . . . . . .";

/// CHM, WP, FSF: the side that stalemates wins.
#[test]
fn stalemate_win() {
    Scene::black("shatranj", "baghdad", STALEMATE)
        .set("stalemate", "win")
        .checks("")
        .ends("1-0 stalemate");
}

/// A draw, as in chess.
#[test]
fn stalemate_draw() {
    Scene::black("shatranj", "baghdad", STALEMATE)
        .set("stalemate", "draw")
        .ends("1/2-1/2 stalemate");
}

/// CHM 10: the Shah changes places with one of his men, as one move that is neither capture nor
/// pawn move (44). The pawn on its own first rank will move on as usual (45).
#[test]
fn stalemate_transpose() {
    let scene = Scene::black("shatranj", "baghdad", STALEMATE).set("stalemate", "transpose");
    scene.only("h8a4").goes_on();
    scene.play("h8a4").fen("7p/5K2/6Q1/8/k7/P7/8/8 w - - 1 11");
}

/// A pawn that is put on its last rank becomes a firzan at once (45).
#[test]
fn stalemate_transpose_promotes() {
    shatranj(
        "
        . . . . . . . K
        . . . . . k . .
        . . . . . . q .
        . . . . . . . .
        p . . . . . . .
        P . . . . . . .
        . . . . . . . .
        . . . . . . . .",
    )
    .set("stalemate", "transpose")
    .only("h8a3")
    .play("h8a3")
    .fen("7Q/5k2/6q1/8/p7/K7/8/8 b - - 1 10");
}

/// No square is safe to change to: the stalemated side loses (44).
#[test]
fn stalemate_transpose_impossible() {
    Scene::black(
        "shatranj",
        "baghdad",
        "
        . . . . . . . k
        . . . . . K . .
        . . . . . . Q .
        . . . . . . . .
        p . . . . . . .
        P . . . . . . .
        . . N . . . . .
        . . . . . . . .",
    )
    .set("stalemate", "transpose")
    .only("h8a4");
    Scene::black(
        "shatranj",
        "baghdad",
        "
        . . . . . . . k
        . . . . . K . .
        . . . . . . Q .
        . . . . . . . .
        p . . . . . . .
        P . N . . . . .
        . . . . . . . .
        . . . . . . . .",
    )
    .set("stalemate", "transpose")
    .ends("1-0 stalemate");
}

/// White takes Black's last man, and Black stands ready to take White's.
const BARING: &str = "
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . k .
    . . . . . . . r
    K . . . . . . R";

/// CHM, Ludii: the side with its Shah only has lost at once.
#[test]
fn bare_king_win_now() {
    shatranj(BARING)
        .set("bare_king", "win_now")
        .play("h1h2")
        .ends("1-0 bare_king");
}

/// WP, XBoard, FSF: one reply is left, and if it bares the other side the game is drawn.
#[test]
fn bare_king_win_unless_bareback() {
    let scene = shatranj(BARING)
        .set("bare_king", "win_unless_bareback")
        .play("h1h2");
    scene.goes_on();
    scene.play("g3h2").ends("1/2-1/2 bare_king");
    scene.play("g3f4").ends("1-0 bare_king");
    // With two men left he cannot be bared in one reply, and wins at once (41).
    shatranj(
        "
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . k .
        P . . . . . . r
        K . . . . . . R",
    )
    .set("bare_king", "win_unless_bareback")
    .play("h1h2")
    .ends("1-0 bare_king");
}

/// Medina: the first to bare wins even if he could be bared in return (42).
#[test]
fn bare_king_medina() {
    shatranj(BARING)
        .set("bare_king", "medina")
        .play("h1h2")
        .ends("1-0 bare_king");
}

/// A bare Shah plays on, even against another (43).
#[test]
fn bare_king_none() {
    let scene = shatranj(BARING).set("bare_king", "none").play("h1h2");
    scene.play("g3f4").goes_on();
    scene.play("g3h2").goes_on();
}

/// All sources but one slip of CHM: a baidaq becomes a firzan, and must (47).
#[test]
fn promotion_ferz() {
    let scene = shatranj(
        "
        . . . . . . . .
        P . . . . . . .
        . . . . . . . .
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . p
        K . . . . . . .",
    )
    .set("promotion", "ferz");
    scene.reaches("a7", "a8q");
    scene
        .play("a7a8q h2h1q a8b7")
        .fen("8/1Q6/8/4k3/8/8/8/K6q b - - 1 11");
}

const SHUFFLE: &str = "
    . . . . . . . k
    p . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P . . . . . . .
    K . . . . . . .";
const FOUR_PLIES: &str = "a1b1 h8g8 b1a1 g8h8";

/// The third occurrence draws; the root counts as the first.
#[test]
fn repetition() {
    let scene = shatranj(SHUFFLE).set("repetition", "true").play(FOUR_PLIES);
    scene.goes_on();
    scene.play(FOUR_PLIES).ends("1/2-1/2 repetition");
}

/// Switched off.
#[test]
fn repetition_off() {
    shatranj(SHUFFLE)
        .set("repetition", "false")
        .play(FOUR_PLIES)
        .play(FOUR_PLIES)
        .goes_on();
}

/// FSF: 140 plies without capture or pawn move.
#[test]
fn move_limit() {
    let scene = shatranj(SHUFFLE).set("move_limit", "140").clock(138);
    scene.play("a1b1").goes_on();
    scene.play("a1b1 h8g8").ends("1/2-1/2 move_limit");
}

/// No limit.
#[test]
fn move_limit_none() {
    shatranj(SHUFFLE)
        .set("move_limit", "none")
        .clock(138)
        .play("a1b1 h8g8 b1a1")
        .goes_on();
}
