//! Hiashatar: the ring of the Hia, and everything else that differs from Shatar.

use shatar_tests::scene::Scene;

fn hiashatar(picture: &str) -> Scene {
    Scene::white("hiashatar", "carrillo", picture)
}

/// CARR, WINT, VIV: the Nojons do not face.
#[test]
fn array_crosswise() {
    Scene::start("hiashatar", "okano")
        .set("array", "crosswise")
        .fen("rnbhjkhbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBHKJHBNR w - - 0 1");
}

/// OKA: they do.
#[test]
fn array_facing() {
    Scene::start("hiashatar", "carrillo")
        .set("array", "facing")
        .fen("rnbhkjhbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBHKJHBNR w - - 0 1");
}

const BERS: &str = "
    . . . . . . . . . k
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . p . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . J . p . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . K";

/// OKA, WINT, VIV: the queen of chess.
#[test]
fn bers_queen() {
    hiashatar(BERS).set("bers", "queen").reaches(
        "d4",
        "d1 d2 d3 d5 d6 d7 d8 d9 d10 a4 b4 c4 e4 f4 a1 b2 c3 e5 f6 g7 g1 f2 e3 a7 b6 c5",
    );
}

/// As in Shatar: a tereg with one diagonal step.
#[test]
fn bers_rook_ferz() {
    hiashatar(BERS).set("bers", "rook_ferz").reaches(
        "d4",
        "d1 d2 d3 d5 d6 d7 d8 d9 d10 a4 b4 c4 e4 f4 c3 e3 c5 e5",
    );
}

/// A tereg between an own Hia (e4) and an enemy one (e8); both rings touch its lines.
const TWO_GUARDS: &str = "
    . . . . . . . . . k
    . . . . . . . . . .
    R . . . h . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    R . . . . . . . . .
    . . . . H . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . K";

/// CARR, WINT 1, VIV: only the enemy's ring slows, so the tereg on a5 runs past its own Hia.
#[test]
fn zone_affects_enemy() {
    hiashatar(TWO_GUARDS)
        .set("zone_affects", "enemy")
        .reaches("a5", "a1 a2 a3 a4 a6 a7 b5 c5 d5 e5 f5 g5 h5 i5 j5")
        .reaches("a8", "a6 a7 a9 a10 b8 c8 d8");
}

/// WP, CAZ, WINT 2: every ring slows.
#[test]
fn zone_affects_all() {
    hiashatar(TWO_GUARDS)
        .set("zone_affects", "all")
        .reaches("a5", "a1 a2 a3 a4 a6 a7 b5 c5 d5")
        .reaches("a8", "a6 a7 a9 a10 b8 c8 d8");
}

/// The example of the rules: Hia d1, Nojon e1. A bers on h4 checks along g3, f2; a tereg on the
/// e-file must stop on e2, and does not.
#[test]
fn the_ring_shortens_checks() {
    hiashatar(
        "
        . . . . k . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . j . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . H K . . . . .",
    )
    .checks("shak");
    Scene::black(
        "hiashatar",
        "carrillo",
        "
        . . . . k . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . r . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . H K . . . . .",
    )
    .can("e7e2")
    .cannot("e7e1")
    .play("e7e2")
    .checks("shak");
}

/// The tereg stands on a ring square of the Hia above it.
const IN_THE_RING: &str = "
    . . . . . . . . . k
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . h . . . . .
    . . . . R . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . K";

/// WP: a man that begins on a ring square goes one square, outward too.
#[test]
fn zone_start_one_step() {
    hiashatar(IN_THE_RING)
        .set("zone_start", "one_step")
        .reaches("e5", "d5 f5 e4 e6");
}

/// VIV, CAZ: the starting square does not count.
#[test]
fn zone_start_free_exit() {
    hiashatar(IN_THE_RING)
        .set("zone_start", "free_exit")
        .reaches("e5", "d5 f5 e4 e3 e2 e1 e6");
}

/// Enemy Hias beside a pawn's path (f4) and a Hia's (c6).
const SLOW_STEPS: &str = "
    . . . . . . . . . k
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . h . . . . . . .
    H . . . . . . . . .
    . . . . . h . . . .
    . . . . . . . . . .
    . . . . P . . . . .
    . . . . N . . . . K";

/// CARR: tereg, temee and Bers only; pawn and Hia step on.
#[test]
fn slowed_sliders() {
    hiashatar(SLOW_STEPS)
        .set("slowed", "sliders")
        .reaches("e2", "e3 e4 e5")
        .reaches("a5", "a6 a7 a4 a3 b5 c5 b6 c7 b4 c3")
        .reaches("e1", "c2 d3 f3 g2");
}

/// WP, VIV: a Hia's second step and a pawn's longer steps too; never a horse (30).
#[test]
fn slowed_all_but_horse() {
    hiashatar(SLOW_STEPS)
        .set("slowed", "all_but_horse")
        .reaches("e2", "e3")
        .reaches("a5", "a6 a7 a4 a3 b5 b6 b4 c3")
        .reaches("e1", "c2 d3 f3 g2");
}

/// Pawns one and two squares away, straight and aslant.
const HIA_TARGETS: &str = "
    . . . . . . . . . k
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . p p . . . .
    . . . . H . . . . .
    . . . . . . . . . .
    . . p . p . . . . .
    . . . . . . . . . .
    . . . . . . . . . K";

/// KIS, CAZ, VIV: captures one step diagonally only.
#[test]
fn hia_capture_diag1() {
    hiashatar(HIA_TARGETS)
        .set("hia_capture", "diag1")
        .reaches("e5", "f6 e4 d4 d5 c5 f5 g5 d6 c7 f4 g3");
}

/// OKA, WINT 1: captures as it moves.
#[test]
fn hia_capture_full() {
    hiashatar(HIA_TARGETS)
        .set("hia_capture", "full")
        .reaches("e5", "f6 e6 e3 c3 e4 d4 d5 c5 f5 g5 d6 c7 f4 g3");
}

/// WINT 2: in any direction, on the first square only.
#[test]
fn hia_capture_step1_any() {
    hiashatar(HIA_TARGETS)
        .set("hia_capture", "step1_any")
        .reaches("e5", "f6 e6 e4 d4 d5 c5 f5 g5 d6 c7 f4 g3");
}

/// A Hia that captures two squares away pins, too: the temee on g9 may not leave the diagonal.
#[test]
fn a_hia_pins() {
    Scene::black(
        "hiashatar",
        "carrillo",
        "
        . . . . . k . . . .
        . . . . . . b . . .
        . . . . . . . H . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . K",
    )
    .set("hia_capture", "full")
    .reaches("g9", "h8");
}

/// The Hia on c8 mates on b9: temee and pawn shut their own Nojon in.
const HIA_MATE: &str = "
    k b . . . . . . . .
    p . . . . . . . . .
    K . H . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .";

/// VIV: a Hia checks and mates like any other man; its check is no shak.
#[test]
fn hia_vs_king_normal() {
    hiashatar(HIA_MATE)
        .set("hia_vs_king", "normal")
        .play("c8b9")
        .checks("hia")
        .series((1, false), (0, false))
        .ends("1-0 mate");
}

/// WINT: a mate by Hias only may not be played; loaded from a FEN it is niol (33).
#[test]
fn hia_vs_king_no_mate() {
    hiashatar(HIA_MATE)
        .set("hia_vs_king", "no_mate")
        .cannot("c8b9")
        .can("c8c9");
    Scene::black(
        "hiashatar",
        "carrillo",
        "
        k b . . . . . . . .
        p H . . . . . . . .
        K . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .",
    )
    .set("hia_vs_king", "no_mate")
    .ends("1/2-1/2 niol");
}

/// Nor may another man step aside so that a Hia mates from two squares away.
#[test]
fn hia_vs_king_no_mate_by_discovery() {
    let scene = hiashatar(
        "
        k r . . . . . . . .
        N n . . . . . . . .
        H . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . K",
    )
    .set("hia_capture", "full");
    scene
        .set("hia_vs_king", "normal")
        .play("a9c8")
        .checks("hia")
        .ends("1-0 mate");
    scene
        .set("hia_vs_king", "no_mate")
        .reaches("a9", "")
        .can("a8b7 j1j2");
}

/// A Hia never checks: the Nojon may stand beside it.
#[test]
fn hia_vs_king_no_check() {
    let scene = hiashatar(HIA_MATE)
        .set("hia_vs_king", "no_check")
        .play("c8b9");
    scene.checks("").goes_on();
    // It is guarded by the Nojon on a8, who still counts.
    scene.cannot("a10b9").can("b10c9");
}

/// Black pawns stand ready for e3 and e4, which the pawn e2-e5 passes over.
const PASSING: &str = "
    . . . . . . . . . k
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . p . . . .
    . . . p . . . . . .
    . . . . . . . . . .
    P . . . P . . . . .
    . . . . . . . . . K";

/// Most sources: pawns are never taken in passing.
#[test]
fn en_passant_none() {
    hiashatar(PASSING)
        .set("en_passant", "none")
        .play("e2e5")
        .fen("9k/10/10/10/10/4Pp4/3p6/10/P9/9K b - - 0 10")
        .cannot("d4e3 f5e4");
}

/// WINT: on any square passed over, for one reply (35).
#[test]
fn en_passant_any_passed() {
    let scene = hiashatar(PASSING)
        .set("en_passant", "any_passed")
        .play("e2e5");
    scene
        .fen("9k/10/10/10/10/4Pp4/3p6/10/P9/9K b - e3e4 0 10")
        .can("d4e3 f5e4");
    scene
        .play("d4e3")
        .fen("9k/10/10/10/10/5p4/10/4p5/P9/9K w - - 0 11");
    scene
        .play("f5e4")
        .fen("9k/10/10/10/10/10/3pp5/10/P9/9K w - - 0 11");
    scene.play("j10j9 a2a3").cannot("d4e3 f5e4");
}

const CAMEL_MATE: &str = "
    . . . . . . . . b k
    . . . . . . . . . p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . B . . . . . .
    K . . . . . . . . .";

const HORSE_MATE: &str = "
    . . . . . . . . r k
    . . . . . . . . p p
    . . . . . . . . . .
    . . . . . . . . N .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    K . . . . . . . . .";

/// WINT, VIV: every mate wins.
#[test]
fn mate_limits_none() {
    hiashatar(CAMEL_MATE)
        .set("mate_limits", "none")
        .play("d2c3")
        .checks("tuk")
        .ends("1-0 mate");
    hiashatar(HORSE_MATE)
        .set("mate_limits", "none")
        .play("i7h9")
        .checks("shak")
        .ends("1-0 mate");
}

/// ru-WP: mates are earned as in Shatar, and a horse may not mate (36).
#[test]
fn mate_limits_shatar() {
    hiashatar(CAMEL_MATE)
        .set("mate_limits", "shatar")
        .play("d2c3")
        .ends("1/2-1/2 niol");
    hiashatar(HORSE_MATE)
        .set("mate_limits", "shatar")
        .cannot("i7h9")
        .can("i7g8 i7j9");
}

const PAWNS: &str = "
    . . . . . . . . . k
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . p . . . . . .
    . . . . . . . . . .
    . . . . . . . P . .
    P . . P . . . . . .
    . . . . . . . . . K";

/// All sources: one, two or three squares from the second rank, over empty squares.
#[test]
fn pawn_steps_3() {
    hiashatar(PAWNS)
        .set("pawn_steps", "3")
        .reaches("a2", "a3 a4 a5")
        .reaches("d2", "d3 d4")
        .reaches("h3", "h4");
}

/// At most two squares.
#[test]
fn pawn_steps_2() {
    hiashatar(PAWNS)
        .set("pawn_steps", "2")
        .reaches("a2", "a3 a4")
        .reaches("h3", "h4");
}

/// One square.
#[test]
fn pawn_steps_1() {
    hiashatar(PAWNS)
        .set("pawn_steps", "1")
        .reaches("a2", "a3")
        .reaches("d2", "d3");
}

/// Pawns become a Bers and nothing else (39).
#[test]
fn promotion_to_bers() {
    hiashatar(
        "
        . . . . . . . . . k
        P . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . p . .
        K . . . . . . . . .",
    )
    .reaches("a9", "a10j");
}

const STALEMATE: &str = "
    . . . . . . . . . k
    . . . . . . . K . .
    . . . . . . . . J .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    p . . . . . . . . .
    P . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .";

/// Chosen for every preset.
#[test]
fn stalemate_draw() {
    Scene::black("hiashatar", "carrillo", STALEMATE)
        .set("stalemate", "draw")
        .ends("1/2-1/2 stalemate");
}

/// The side that cannot move has lost.
#[test]
fn stalemate_loss() {
    Scene::black("hiashatar", "carrillo", STALEMATE)
        .set("stalemate", "loss")
        .ends("1-0 stalemate");
}

const LAST_MAN: &str = "
    . . . . . . . . . k
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    p . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    R . . . . . . . . K";

/// Most presets: a bare Nojon plays on.
#[test]
fn bare_king_none() {
    hiashatar(LAST_MAN)
        .set("bare_king", "none")
        .play("a1a5")
        .goes_on();
}

/// CARR: robado, as in Shatar.
#[test]
fn bare_king_robado() {
    hiashatar(LAST_MAN)
        .set("bare_king", "robado")
        .play("a1a5")
        .ends("1/2-1/2 robado");
}

const FOUR_PLIES: &str = "j1j2 j10j9 j2j1 j9j10";

/// The third occurrence draws; the root counts as the first.
#[test]
fn repetition() {
    let scene = hiashatar(LAST_MAN)
        .set("repetition", "true")
        .play(FOUR_PLIES);
    scene.goes_on();
    scene.play(FOUR_PLIES).ends("1/2-1/2 repetition");
}

/// Switched off.
#[test]
fn repetition_off() {
    hiashatar(LAST_MAN)
        .set("repetition", "false")
        .play(FOUR_PLIES)
        .play(FOUR_PLIES)
        .goes_on();
}

/// Plies without capture or pawn move.
#[test]
fn move_limit() {
    let scene = hiashatar(LAST_MAN).set("move_limit", "100").clock(98);
    scene.play("j1j2").goes_on();
    scene.play("j1j2 j10j9").ends("1/2-1/2 move_limit");
}

/// No limit.
#[test]
fn move_limit_none() {
    hiashatar(LAST_MAN)
        .set("move_limit", "none")
        .clock(98)
        .play("j1j2 j10j9")
        .goes_on();
}
