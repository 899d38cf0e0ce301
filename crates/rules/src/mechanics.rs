//! The rules boiled down to what the move generator asks, the same for all three games.

use crate::color::Color;
use crate::man::Role;
use crate::rules::{
    Array, Bers, Camel, EnPassant, ExtraMovesCapture, FirstToMove, HiaArray, HiaBareKing, HiaBers,
    HiaCapture, HiaStalemate, HiaVsKing, Horse, HorseCheckIsShak, KingFarRank, Kings, KnightMate,
    Mate, MateLimits, Opening, Promotion, Repetition, Robado, Rules, ShatarRules, ShatranjBareKing,
    ShatranjStalemate, Slowed, Stalemate, ZoneAffects, ZoneStart,
};
use crate::variant::Variant;

/// How the man in the Bers' place moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BersMoves {
    /// As a rook or one step diagonally.
    RookFerz,
    /// As a queen.
    Queen,
    /// One step diagonally.
    Ferz,
}

/// How the man in the camel's place moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CamelMoves {
    /// As a bishop.
    Bishop,
    /// As a bishop, at most three squares.
    BishopMax3,
    /// Exactly two squares diagonally, leaping.
    Alfil,
}

/// What a side without a move, and not in check, gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StalemateRule {
    /// It loses.
    Loss,
    /// The game is drawn.
    Draw,
    /// Its king changes places with another of its men; if he cannot, it loses.
    Transpose,
}

/// What a lone king means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BareKingRule {
    /// Nothing.
    Ignored,
    /// A draw at once.
    Robado,
    /// The lone king loses at once.
    Loses,
    /// He loses unless he bares the other side in one reply.
    LosesUnlessBareback,
}

/// Hiashatar's rings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rings {
    /// Rings slow both sides, not only the enemy.
    pub affect_all: bool,
    /// A man that begins on a ring square moves one square only.
    pub one_step: bool,
    /// They also slow a Hia's second step and a pawn's second and third.
    pub slow_steps: bool,
}

/// Which first moves are forced, and which pawn may go two squares on its side's first move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstMove {
    /// The pawn in front of the Bers may go two squares.
    pub bers_pawn: bool,
    /// The pawn in front of the king may go two squares.
    pub king_pawn: bool,
    /// One of those two-steps must be played, where legal.
    pub forced: bool,
    /// The array is crosswise: Black's king stands on d and his Bers on e.
    pub crosswise: bool,
}

impl FirstMove {
    /// Whether a pawn may ever go two squares.
    pub(crate) const fn any(&self) -> bool {
        self.bers_pawn || self.king_pawn
    }

    /// The files of a side's king and Bers in the array.
    pub(crate) const fn files(&self, color: Color) -> (u8, u8) {
        match (self.crosswise, color) {
            (true, Color::Black) => (3, 4),
            _ => (4, 3),
        }
    }
}

/// The rules of a game as the move generator needs them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mechanics {
    /// The game.
    pub variant: Variant,
    /// How the Bers or firzan moves.
    pub bers: BersMoves,
    /// How the camel or fil moves.
    pub camel: CamelMoves,
    /// A horse that has moved may move as a queen.
    pub amazon_horse: bool,
    /// A king on the far rank may move as a knight.
    pub king_bonus: bool,
    /// Those two extras capture.
    pub extras_capture: bool,
    /// Pawns may also become rook, camel or horse.
    pub free_promotion: bool,
    /// Rings of the Hias, in Hiashatar.
    pub rings: Option<Rings>,
    /// How a Hia captures.
    pub hia_capture: HiaCapture,
    /// A Hia does not check.
    pub hia_never_checks: bool,
    /// Squares a pawn may go from its second rank at any time: 1 to 3.
    pub pawn_steps: u8,
    /// The rule of the first move, in Shatar.
    pub first_move: FirstMove,
    /// Pawns may be taken on any square passed over.
    pub en_passant: bool,
    /// A mate by horses alone.
    pub knight_mate: KnightMate,
    /// A mate by Hias alone may not be played.
    pub hia_mate_illegal: bool,
    /// A mate must be earned by a shak.
    pub mate_earned: bool,
    /// Whether a horse's check is a shak.
    pub horse_is_shak: bool,
    /// Stalemate.
    pub stalemate: StalemateRule,
    /// A lone king.
    pub bare_king: BareKingRule,
    /// The third occurrence of a position is a draw.
    pub repetition: bool,
    /// Plies without capture or pawn move that make a draw.
    pub move_limit: Option<u16>,
}

const NO_FIRST_MOVE: FirstMove = FirstMove {
    bers_pawn: false,
    king_pawn: false,
    forced: false,
    crosswise: false,
};

fn first_move(rules: &ShatarRules) -> FirstMove {
    let crosswise = rules.array == Array::Crosswise;
    let (bers_pawn, king_pawn, forced) = match rules.opening {
        Opening::Free => (true, false, false),
        Opening::ForcedD => (true, false, true),
        Opening::ForcedDOrE => (true, true, true),
        Opening::ForcedE => (false, true, true),
        Opening::PreplayedD | Opening::FreeNoDouble => (false, false, false),
    };
    FirstMove {
        bers_pawn,
        king_pawn,
        forced,
        crosswise,
    }
}

impl Mechanics {
    /// The mechanics of rules.
    pub fn new(rules: &Rules) -> Mechanics {
        match rules {
            Rules::Shatar(rules) => Mechanics {
                variant: Variant::Shatar,
                bers: match rules.bers {
                    Bers::RookFerz => BersMoves::RookFerz,
                    Bers::Queen => BersMoves::Queen,
                    Bers::Ferz => BersMoves::Ferz,
                },
                camel: match rules.camel {
                    Camel::Bishop => CamelMoves::Bishop,
                    Camel::BishopMax3 => CamelMoves::BishopMax3,
                },
                amazon_horse: rules.horse == Horse::AmazonFromSecondMove,
                king_bonus: rules.king_far_rank == KingFarRank::KnightBonus,
                extras_capture: rules.extra_moves_capture == ExtraMovesCapture::Yes,
                free_promotion: rules.promotion == Promotion::Standard,
                rings: None,
                hia_capture: HiaCapture::Diag1,
                hia_never_checks: false,
                pawn_steps: 1,
                first_move: first_move(rules),
                en_passant: false,
                knight_mate: rules.knight_mate,
                hia_mate_illegal: false,
                mate_earned: rules.mate == Mate::ShakInSeries,
                horse_is_shak: rules.horse_check_is_shak == HorseCheckIsShak::Yes,
                stalemate: match rules.stalemate {
                    Stalemate::Loss => StalemateRule::Loss,
                    Stalemate::Draw => StalemateRule::Draw,
                },
                bare_king: match rules.robado {
                    Robado::Yes => BareKingRule::Robado,
                    Robado::No => BareKingRule::Ignored,
                },
                repetition: rules.repetition == Repetition::Threefold,
                move_limit: rules.move_limit.0,
            },
            Rules::Hiashatar(rules) => Mechanics {
                variant: Variant::Hiashatar,
                bers: match rules.bers {
                    HiaBers::Queen => BersMoves::Queen,
                    HiaBers::RookFerz => BersMoves::RookFerz,
                },
                camel: CamelMoves::Bishop,
                amazon_horse: false,
                king_bonus: false,
                extras_capture: false,
                free_promotion: false,
                rings: Some(Rings {
                    affect_all: rules.zone_affects == ZoneAffects::All,
                    one_step: rules.zone_start == ZoneStart::OneStep,
                    slow_steps: rules.slowed == Slowed::AllButHorse,
                }),
                hia_capture: rules.hia_capture,
                hia_never_checks: rules.hia_vs_king == HiaVsKing::NoCheck,
                pawn_steps: rules.pawn_steps.get(),
                first_move: NO_FIRST_MOVE,
                en_passant: rules.en_passant == EnPassant::AnyPassed,
                knight_mate: match rules.mate_limits {
                    MateLimits::None => KnightMate::Wins,
                    MateLimits::Shatar => KnightMate::Illegal,
                },
                hia_mate_illegal: rules.hia_vs_king == HiaVsKing::NoMate,
                mate_earned: rules.mate_limits == MateLimits::Shatar,
                horse_is_shak: true,
                stalemate: match rules.stalemate {
                    HiaStalemate::Draw => StalemateRule::Draw,
                    HiaStalemate::Loss => StalemateRule::Loss,
                },
                bare_king: match rules.bare_king {
                    HiaBareKing::None => BareKingRule::Ignored,
                    HiaBareKing::Robado => BareKingRule::Robado,
                },
                repetition: rules.repetition == Repetition::Threefold,
                move_limit: rules.move_limit.0,
            },
            Rules::Shatranj(rules) => Mechanics {
                variant: Variant::Shatranj,
                bers: BersMoves::Ferz,
                camel: CamelMoves::Alfil,
                amazon_horse: false,
                king_bonus: false,
                extras_capture: false,
                free_promotion: false,
                rings: None,
                hia_capture: HiaCapture::Diag1,
                hia_never_checks: false,
                pawn_steps: 1,
                first_move: NO_FIRST_MOVE,
                en_passant: false,
                knight_mate: KnightMate::Wins,
                hia_mate_illegal: false,
                mate_earned: false,
                horse_is_shak: true,
                stalemate: match rules.stalemate {
                    ShatranjStalemate::Win => StalemateRule::Loss,
                    ShatranjStalemate::Draw => StalemateRule::Draw,
                    ShatranjStalemate::Transpose => StalemateRule::Transpose,
                },
                bare_king: match rules.bare_king {
                    ShatranjBareKing::WinNow | ShatranjBareKing::Medina => BareKingRule::Loses,
                    ShatranjBareKing::WinUnlessBareback => BareKingRule::LosesUnlessBareback,
                    ShatranjBareKing::None => BareKingRule::Ignored,
                },
                repetition: rules.repetition == Repetition::Threefold,
                move_limit: rules.move_limit.0,
            },
        }
    }

    /// What a pawn may become.
    pub const fn promotions(&self) -> &'static [Role] {
        if self.free_promotion {
            &[Role::Bers, Role::Rook, Role::Camel, Role::Horse]
        } else {
            &[Role::Bers]
        }
    }
}

/// The FEN of a game's start position.
pub(crate) fn start_fen(rules: &Rules) -> &'static str {
    match rules {
        Rules::Shatar(rules) => match (rules.array, rules.opening == Opening::PreplayedD) {
            (Array::Facing, false) => "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w - - 0 1",
            (Array::Facing, true) => "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1",
            (Array::Crosswise, false) => "rnbkjbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w - - 0 1",
            (Array::Crosswise, true) => "rnbkjbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1",
        },
        Rules::Hiashatar(rules) => match rules.array {
            HiaArray::Crosswise => {
                "rnbhjkhbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBHKJHBNR w - - 0 1"
            }
            HiaArray::Facing => {
                "rnbhkjhbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBHKJHBNR w - - 0 1"
            }
        },
        Rules::Shatranj(rules) => match (rules.kings, rules.first_to_move) {
            (Kings::E, FirstToMove::White) => {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"
            }
            (Kings::E, FirstToMove::Black) => {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 0 1"
            }
            (Kings::D, FirstToMove::White) => {
                "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1"
            }
            (Kings::D, FirstToMove::Black) => {
                "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR b - - 0 1"
            }
        },
    }
}
