//! Shatar: names of checks, mates that must be earned, stalemate, bare kings, draws.

use shatar_tests::scene::Scene;

fn shatar(picture: &str) -> Scene {
    Scene::white("shatar", "aise", picture)
}

/// The mating horse, and pawns that shut the Nojon in.
const HORSE_MATE: &str = "
    . . . . . . r k
    . . . . . . p p
    . . . . . . . .
    . . . . . . N .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    K . . . . . . J";

/// MOD, AISE: a horse's check is a shak inside a series.
#[test]
fn horse_check_is_shak() {
    shatar(
        "
        . . . . . . . k
        . . . . . . . p
        . . . . . . . .
        . . . . . . N .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        K . . . . . . .",
    )
    .set("horse_check_is_shak", "true")
    .play("g5f7")
    .checks("shak")
    .series((1, true), (0, false));
}

/// MOD mentions an older reading: then the check is called `horse` and earns nothing (21).
#[test]
fn horse_check_is_no_shak() {
    shatar(
        "
        . . . . . . . k
        . . . . . . . p
        . . . . . . . .
        . . . . . . N .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        K . . . . . . .",
    )
    .set("horse_check_is_shak", "false")
    .play("g5f7")
    .checks("horse")
    .series((1, false), (0, false));
}

/// HIST, AISE: the move may not be played. It is no mate if there is a reply.
#[test]
fn knight_mate_illegal() {
    shatar(HORSE_MATE)
        .set("knight_mate", "illegal")
        .cannot("g5f7")
        .can("g5e6 g5h7");
    // Without the pawn on g7 the Nojon has a square, and the check may be given.
    shatar(
        "
        . . . . . . r k
        . . . . . . . p
        . . . . . . . .
        . . . . . . N .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        K . . . . . . J",
    )
    .set("knight_mate", "illegal")
    .can("g5f7");
}

/// A side whose only move is a horse mate has no move: stalemate is looked at afterwards (17).
#[test]
fn knight_mate_illegal_comes_before_stalemate() {
    let scene = shatar(
        "
        N . . r k r . .
        . p . p p p . .
        . P . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . p p
        . . . . . . . p
        . . . . . . . K",
    );
    scene.set("knight_mate", "draw").only("a8c7");
    scene
        .set("knight_mate", "illegal")
        .ends("1/2-1/2 stalemate");
}

/// A pawn may not become the horse that mates; it may become anything else.
#[test]
fn knight_mate_illegal_by_promotion() {
    let scene = shatar(
        "
        . . . . . n b r
        . . . . P p k p
        . . . . . p p p
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        K . . . . . . .",
    )
    .set("promotion", "standard");
    scene
        .set("knight_mate", "illegal")
        .reaches("e7", "e8b e8j e8r f8b f8j f8n f8r");
    scene
        .set("knight_mate", "loses")
        .play("e7e8n")
        .ends("0-1 knight_mate");
}

/// MOD calls it niol, BUR a draw.
#[test]
fn knight_mate_draw() {
    shatar(HORSE_MATE)
        .set("knight_mate", "draw")
        .play("g5f7")
        .checks("shak")
        .ends("1/2-1/2 knight_mate");
}

/// FSF: the side that mates loses.
#[test]
fn knight_mate_loses() {
    shatar(HORSE_MATE)
        .set("knight_mate", "loses")
        .play("g5f7")
        .ends("0-1 knight_mate");
}

/// WP "modern": it is a mate like any other.
#[test]
fn knight_mate_wins() {
    shatar(HORSE_MATE)
        .set("knight_mate", "wins")
        .play("g5f7")
        .ends("1-0 mate");
}

/// A mate already on the board under `illegal` is a draw (19).
#[test]
fn knight_mate_illegal_in_a_loaded_position() {
    Scene::black(
        "shatar",
        "aise",
        "
        . . . . . . r k
        . . . . . N p p
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        K . . . . . . J",
    )
    .set("knight_mate", "illegal")
    .ends("1/2-1/2 knight_mate");
}

const CAMEL_MATE: &str = "
    . . . . . . b k
    . . . . . . . p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    K . B . . . . J";

/// HIST, MOD, AISE, FSF: a temee's mate with no shak before it in the series is niol, a draw.
#[test]
fn mate_shak_in_series() {
    shatar(CAMEL_MATE)
        .set("mate", "shak_in_series")
        .play("c1b2")
        .checks("tuk")
        .series((1, false), (0, false))
        .ends("1/2-1/2 niol");
}

/// BUR: any mate wins.
#[test]
fn mate_any() {
    shatar(CAMEL_MATE)
        .set("mate", "any")
        .play("c1b2")
        .ends("1-0 mate");
}

/// The same mate after a shak in the unbroken series is a win; a quiet move between breaks it.
#[test]
fn mate_after_a_shak() {
    let scene = shatar(
        "
        . . . . . . b .
        . . . . . . k p
        R . . . . . . .
        . . . . . . . p
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        K . B . . . . .",
    )
    .set("mate", "shak_in_series");
    scene
        .play("a6a7")
        .checks("shak")
        .series((1, true), (0, false));
    scene
        .play("a6a7 g7h8 c1b2")
        .series((2, true), (0, false))
        .ends("1-0 mate");
    scene.play("a6a7 g7h8 a1b1").series((0, false), (0, false));
    scene
        .play("a6a7 g7h8 a1b1 h5h4 c1b2")
        .series((1, false), (0, false))
        .ends("1/2-1/2 niol");
}

/// The other side's checks in between do not break a series, and have a series of their own.
#[test]
fn each_side_has_its_own_series() {
    shatar(
        "
        . . . . . . b .
        . . . . . . . .
        . . . . . . . .
        . . k . . . . .
        . . . . . . . .
        . . . . . K . .
        . . . . . . . .
        . . . . . . R .",
    )
    .play("g1g5 g8d5")
    .series((1, true), (1, false))
    .checks("tuk");
}

/// Checks by several men bear every name that applies, in a discovered double check too.
#[test]
fn a_double_check_bears_both_names() {
    shatar(
        "
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . B . . .
        . . . . . . . .
        . . . . . . . p
        K . . . R . . .",
    )
    .play("e4c6")
    .checks("shak tuk")
    .series((1, true), (0, false));
    shatar(
        "
        . . . . . . . .
        . . . . k . . .
        . . . . . . . .
        . . . P . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . p
        K . . . . . . .",
    )
    .play("d5d6")
    .checks("tsod");
}

const STALEMATE: &str = "
    . . . . . . . k
    . . . . . K . .
    . . . . . . J .
    . . . . . . . .
    p . . . . . . .
    P . . . . . . .
    . . . . . . . .
    . . . . . . . .";

/// FSF; MOD and AISE are silent.
#[test]
fn stalemate_draw() {
    Scene::black("shatar", "aise", STALEMATE)
        .set("stalemate", "draw")
        .checks("")
        .ends("1/2-1/2 stalemate");
}

/// HIST after Pozzi, BUR: the side that cannot move has lost.
#[test]
fn stalemate_loss() {
    Scene::black("shatar", "aise", STALEMATE)
        .set("stalemate", "loss")
        .ends("1-0 stalemate");
}

const LAST_MAN: &str = "
    r . . . . . . k
    . . . . . . . .
    . . . . . . K .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    R . . . . . . .";

/// All sources: a side with its Nojon only draws at once, before mate is looked at.
#[test]
fn robado() {
    shatar(LAST_MAN)
        .set("robado", "true")
        .play("a1a8")
        .checks("shak")
        .ends("1/2-1/2 robado");
}

/// Switched off, the same capture mates.
#[test]
fn robado_off() {
    shatar(LAST_MAN)
        .set("robado", "false")
        .play("a1a8")
        .ends("1-0 mate");
}

/// A capture that bares is robado even if a horse mates with it, and may be played (18).
#[test]
fn robado_by_a_horse_that_mates() {
    let scene = shatar(
        "
        . . . . . . . k
        . . . . N p . .
        . . . . . . K .
        . . . . . . N .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .",
    )
    .set("knight_mate", "illegal");
    scene
        .set("robado", "true")
        .play("g5f7")
        .checks("shak")
        .ends("1/2-1/2 robado");
    scene.set("robado", "false").cannot("g5f7");
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
    let scene = shatar(SHUFFLE).set("repetition", "true").play(FOUR_PLIES);
    scene.goes_on();
    scene.play(FOUR_PLIES).ends("1/2-1/2 repetition");
}

/// Switched off, the game goes on.
#[test]
fn repetition_off() {
    shatar(SHUFFLE)
        .set("repetition", "false")
        .play(FOUR_PLIES)
        .play(FOUR_PLIES)
        .goes_on();
}

/// The same board is another position while a side's series holds a shak (4). The tereg checks at
/// every move, so the root, which has no series yet, is not among the later occurrences.
#[test]
fn repetition_knows_the_series() {
    let round = "g2h2 h8g8 h2g2 g8h8";
    let scene = shatar(
        "
        . . . . . . . k
        p . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        P . . . . . R .
        K . . . . . . .",
    )
    .set("mate", "shak_in_series")
    .play(round)
    .play(round);
    scene.series((4, true), (0, false)).goes_on();
    scene.play("g2h2").ends("1/2-1/2 repetition");
    // Where mates need not be earned the series plays no part.
    scene.set("mate", "any").ends("1/2-1/2 repetition");
}

/// Plies without capture or pawn move.
#[test]
fn move_limit() {
    let scene = shatar(SHUFFLE).set("move_limit", "100").clock(98);
    scene.play("a1b1").goes_on();
    scene.play("a1b1 h8g8").ends("1/2-1/2 move_limit");
    scene.play("a1b1 a7a6").goes_on();
}

/// No limit.
#[test]
fn move_limit_none() {
    shatar(SHUFFLE)
        .set("move_limit", "none")
        .clock(98)
        .play("a1b1 h8g8 b1a1")
        .goes_on();
}
