//! The options and presets of Hiashatar (`rules` 2).

use super::option::{Choice, OptionValue, option_set, option_values};
use super::shared::{MoveLimit, Repetition};
use super::{Preset, Rules};

option_values! {
    /// Where the Nojons stand at the start.
    HiaArray {
        /// White's Nojon on e and Black's on f, each beside his Bers.
        Crosswise = "crosswise", "CARR, WINT, VIV";
        /// Both Nojons on e, each Bers on f.
        Facing = "facing", "OKA";
    }
}

option_values! {
    /// How the Bers moves.
    HiaBers {
        /// As a queen.
        Queen = "queen", "OKA, WINT, VIV";
        /// As a rook, or one step diagonally.
        RookFerz = "rook_ferz", "as in Shatar";
    }
}

option_values! {
    /// Whom a Hia's ring slows.
    ZoneAffects {
        /// The enemy only.
        Enemy = "enemy", "CARR, WINT 1, VIV";
        /// Everybody, except that no Hia is slowed by its own ring.
        All = "all", "WP, CAZ, WINT 2";
    }
}

option_values! {
    /// What holds for a man that begins its move on a ring square.
    ZoneStart {
        /// It moves one square only.
        OneStep = "one_step", "WP";
        /// The square on which it begins does not count.
        FreeExit = "free_exit", "VIV, CAZ";
    }
}

option_values! {
    /// Which men a ring slows.
    Slowed {
        /// Tereg, temee and Bers.
        Sliders = "sliders", "CARR";
        /// Also the longer steps of a Hia and of a pawn.
        AllButHorse = "all_but_horse", "WP, VIV";
    }
}

option_values! {
    /// How a Hia captures.
    HiaCapture {
        /// One step diagonally only.
        Diag1 = "diag1", "KIS, CAZ, VIV";
        /// As it moves: one or two squares in any direction.
        Full = "full", "OKA, WINT 1";
        /// One step in any direction.
        Step1Any = "step1_any", "WINT 2";
    }
}

option_values! {
    /// What a Hia may do to the Nojon.
    HiaVsKing {
        /// It gives check and mate like any man.
        Normal = "normal", "VIV";
        /// A mate by Hias alone may not be played.
        NoMate = "no_mate", "WINT";
        /// It never gives check.
        NoCheck = "no_check", "a reading of older descriptions";
    }
}

option_values! {
    /// Whether a pawn that goes several squares may be taken in passing.
    EnPassant {
        /// Never.
        None = "none", "CARR, OKA, CAZ";
        /// On any square that it passed over.
        AnyPassed = "any_passed", "WINT; the nearest listed value for VIV";
    }
}

option_values! {
    /// Whether Shatar's limits of mate hold.
    MateLimits {
        /// Every mate wins.
        None = "none", "WINT, VIV";
        /// A horse may not mate, and a mate must be earned by a shak.
        Shatar = "shatar", "ru-WP";
    }
}

option_values! {
    /// What happens to a side that cannot move and is not in check.
    HiaStalemate {
        /// The game is drawn.
        Draw = "draw", "our reading: most sources are silent";
        /// It loses.
        Loss = "loss", "as HIST has it for Shatar";
    }
}

option_values! {
    /// What a lone Nojon means.
    HiaBareKing {
        /// Nothing: the game goes on.
        None = "none", "WINT, CAZ, VIV, OKA";
        /// The game is drawn at once.
        Robado = "robado", "CARR";
    }
}

/// How many squares a pawn may go from its first square: 1 to 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PawnSteps(u8);

impl PawnSteps {
    /// One, two or three squares.
    pub const THREE: PawnSteps = PawnSteps(3);

    /// The number of squares.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl OptionValue for PawnSteps {
    const CHOICES: &'static [Choice] = &[
        Choice {
            id: "3",
            text: "One, two or three squares.",
            source: "all sources",
        },
        Choice {
            id: "2",
            text: "One or two squares.",
            source: "for study",
        },
        Choice {
            id: "1",
            text: "One square.",
            source: "for study",
        },
    ];

    fn id(self) -> String {
        self.0.to_string()
    }

    fn from_id(id: &str) -> Option<Self> {
        match id {
            "1" => Some(PawnSteps(1)),
            "2" => Some(PawnSteps(2)),
            "3" => Some(PawnSteps(3)),
            _ => None,
        }
    }
}

option_set! {
    /// The rules of a game of Hiashatar.
    HiashatarRules {
        /// Where the Nojons stand at the start.
        array: HiaArray;
        /// How the Bers moves.
        bers: HiaBers;
        /// Whom a Hia's ring slows.
        zone_affects: ZoneAffects;
        /// What holds for a man that begins its move on a ring square.
        zone_start: ZoneStart;
        /// Which men a ring slows.
        slowed: Slowed;
        /// How a Hia captures.
        hia_capture: HiaCapture;
        /// What a Hia may do to the Nojon.
        hia_vs_king: HiaVsKing;
        /// Whether a pawn may be taken in passing.
        en_passant: EnPassant;
        /// Whether Shatar's limits of mate hold.
        mate_limits: MateLimits;
        /// How many squares a pawn may go from its first square.
        pawn_steps: PawnSteps;
        /// What happens to a side that cannot move and is not in check.
        stalemate: HiaStalemate;
        /// What a lone Nojon means.
        bare_king: HiaBareKing;
        /// Whether the third occurrence of a position is a draw.
        repetition: Repetition;
        /// Plies without capture or pawn move that make a draw.
        move_limit: MoveLimit;
    }
}

impl HiashatarRules {
    /// J. Carrillo's description, the default.
    pub const CARRILLO: HiashatarRules = HiashatarRules {
        array: HiaArray::Crosswise,
        bers: HiaBers::Queen,
        zone_affects: ZoneAffects::Enemy,
        zone_start: ZoneStart::OneStep,
        slowed: Slowed::Sliders,
        hia_capture: HiaCapture::Diag1,
        hia_vs_king: HiaVsKing::Normal,
        en_passant: EnPassant::None,
        mate_limits: MateLimits::None,
        pawn_steps: PawnSteps::THREE,
        stalemate: HiaStalemate::Draw,
        bare_king: HiaBareKing::Robado,
        repetition: Repetition::Threefold,
        move_limit: MoveLimit(Some(100)),
    };

    /// N. Okano 1999, by way of Wikipedia.
    pub const OKANO: HiashatarRules = HiashatarRules {
        array: HiaArray::Facing,
        zone_affects: ZoneAffects::All,
        slowed: Slowed::AllButHorse,
        hia_capture: HiaCapture::Full,
        bare_king: HiaBareKing::None,
        ..Self::CARRILLO
    };

    /// M. Winther's first set.
    pub const WINTHER_1: HiashatarRules = HiashatarRules {
        hia_capture: HiaCapture::Full,
        hia_vs_king: HiaVsKing::NoMate,
        en_passant: EnPassant::AnyPassed,
        bare_king: HiaBareKing::None,
        ..Self::CARRILLO
    };

    /// M. Winther's second set.
    pub const WINTHER_2: HiashatarRules = HiashatarRules {
        zone_affects: ZoneAffects::All,
        hia_capture: HiaCapture::Step1Any,
        ..Self::WINTHER_1
    };

    /// J.-L. Cazaux, World of Chess.
    pub const WORLD_OF_CHESS: HiashatarRules = HiashatarRules {
        zone_affects: ZoneAffects::All,
        zone_start: ZoneStart::FreeExit,
        bare_king: HiaBareKing::None,
        ..Self::CARRILLO
    };

    /// Vivanto's program.
    pub const VIVANTO: HiashatarRules = HiashatarRules {
        zone_start: ZoneStart::FreeExit,
        slowed: Slowed::AllButHorse,
        en_passant: EnPassant::AnyPassed,
        bare_king: HiaBareKing::None,
        ..Self::CARRILLO
    };
}

/// The presets of Hiashatar, the default first.
pub(super) static PRESETS: [Preset; 6] = [
    Preset {
        id: "carrillo",
        name: "Carrillo",
        text: "The ring slows the enemy's sliders, a Hia captures one step diagonally, a lone \
               Nojon draws.",
        source: "CARR",
        rules: Rules::Hiashatar(HiashatarRules::CARRILLO),
    },
    Preset {
        id: "okano",
        name: "Okano",
        text: "The Nojons face each other, rings slow everybody but the horse, a Hia captures as \
               it moves.",
        source: "OKA (1999, via WP)",
        rules: Rules::Hiashatar(HiashatarRules::OKANO),
    },
    Preset {
        id: "winther-1",
        name: "Winther I",
        text: "The ring slows the enemy, a Hia captures as it moves but may not mate alone, pawns \
               are taken in passing.",
        source: "WINT 1",
        rules: Rules::Hiashatar(HiashatarRules::WINTHER_1),
    },
    Preset {
        id: "winther-2",
        name: "Winther II",
        text: "Rings slow both sides, a Hia captures one step in any direction and may not mate \
               alone.",
        source: "WINT 2",
        rules: Rules::Hiashatar(HiashatarRules::WINTHER_2),
    },
    Preset {
        id: "world-of-chess",
        name: "World of Chess",
        text: "Rings slow both sides, but a man that begins on a ring square leaves it freely.",
        source: "CAZ",
        rules: Rules::Hiashatar(HiashatarRules::WORLD_OF_CHESS),
    },
    Preset {
        id: "vivanto",
        name: "Vivanto",
        text: "The ring slows all the enemy's men but horses, leaving it is free, pawns are taken \
               in passing.",
        source: "VIV",
        rules: Rules::Hiashatar(HiashatarRules::VIVANTO),
    },
];
