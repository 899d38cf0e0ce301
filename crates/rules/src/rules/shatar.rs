//! The options and presets of Shatar (`rules` 1).

use super::option::{option_set, option_values};
use super::shared::{MoveLimit, Repetition};
use super::{Preset, Rules};

option_values! {
    /// Where the Nojons stand at the start.
    Array {
        /// Both Nojons on e, each Bers on d.
        Facing = "facing", "MOD, AISE, FSF";
        /// Each Nojon stands at the right hand of his Bers: e1 and d8.
        Crosswise = "crosswise", "HIST, \"traditional\"";
    }
}

option_values! {
    /// What the first move of each side may or must be.
    Opening {
        /// The pawn before the Bers may, not must, go two squares on its side's first move.
        Free = "free", "general practice";
        /// The pawn before the Bers must go two squares: 1.d2-d4 d7-d5.
        ForcedD = "forced_d", "MOD, AISE, HIST when facing; IM \"Ujimqin\"";
        /// The array already has the pawns before the Bers two squares on.
        PreplayedD = "preplayed_d", "FSF";
        /// The pawn before the Bers or before the Nojon must go two squares.
        ForcedDOrE = "forced_d_or_e", "BUR";
        /// The pawn before the Nojon must go two squares.
        ForcedE = "forced_e", "IM \"Chahar\"";
        /// No pawn ever goes two squares; the first move is free.
        FreeNoDouble = "free_no_double", "HIST when the Nojons do not face";
    }
}

option_values! {
    /// How the Bers moves.
    Bers {
        /// As a rook, or one step diagonally.
        RookFerz = "rook_ferz", "AISE, FSF, BUR, HIST \"one period\"";
        /// As a queen.
        Queen = "queen", "MOD; HIST \"the other period\"";
        /// One step diagonally only.
        Ferz = "ferz", "Tuva";
    }
}

option_values! {
    /// How far the camel goes.
    Camel {
        /// Any distance diagonally.
        Bishop = "bishop", "MOD, AISE, FSF, HIST";
        /// At most three squares diagonally.
        BishopMax3 = "bishop_max3", "HIST, after KIS";
    }
}

option_values! {
    /// What a horse gains after its first move.
    Horse {
        /// Nothing: a horse is a knight.
        Knight = "knight", "MOD, AISE, FSF, HIST, BUR";
        /// A horse that has moved may also move as a queen.
        AmazonFromSecondMove = "amazon_from_second_move", "Popova in HIST";
    }
}

option_values! {
    /// What the Nojon gains on the enemy's home rank.
    KingFarRank {
        /// Nothing.
        None = "none", "MOD, AISE, FSF, BUR";
        /// There he may also move as a knight.
        KnightBonus = "knight_bonus", "Popova in HIST";
    }
}

option_values! {
    /// Whether Popova's extra moves of horse and Nojon may capture, and so give check.
    ExtraMovesCapture {
        /// They are moves to empty squares only.
        No = "false", "HIST: \"maybe not\"";
        /// They capture and give check.
        Yes = "true", "HIST leaves it open";
    }
}

option_values! {
    /// What a pawn becomes on its last rank.
    Promotion {
        /// A Bers.
        BersOnly = "bers_only", "HIST, AISE, FSF";
        /// A Bers, tereg, temee or mori.
        Standard = "standard", "MOD";
    }
}

option_values! {
    /// Whether a horse's check counts as a shak.
    HorseCheckIsShak {
        /// It does.
        Yes = "true", "MOD, AISE, FSF, HIST";
        /// It does not.
        No = "false", "an older reading that MOD mentions";
    }
}

option_values! {
    /// What a mate by horses alone is.
    KnightMate {
        /// Such a move may not be played.
        Illegal = "illegal", "HIST, AISE";
        /// A draw.
        Draw = "draw", "MOD (calls it niol), BUR";
        /// The side that mates so loses.
        Loses = "loses", "FSF";
        /// A win like any other.
        Wins = "wins", "WP \"modern\"";
    }
}

option_values! {
    /// Whether a mate must be earned by a shak.
    Mate {
        /// The unbroken series of checks that ends in mate must contain a shak; else it is niol.
        ShakInSeries = "shak_in_series", "HIST, MOD, AISE, FSF";
        /// Every mate wins.
        Any = "any", "BUR";
    }
}

option_values! {
    /// What happens to a side that cannot move and is not in check.
    Stalemate {
        /// It loses.
        Loss = "loss", "HIST after Pozzi, BUR";
        /// The game is drawn.
        Draw = "draw", "FSF; MOD and AISE are silent";
    }
}

option_values! {
    /// Whether the game is drawn as soon as a side has only its Nojon left.
    Robado {
        /// It is drawn at once, before mate is looked at.
        Yes = "true", "MOD, AISE, HIST, FSF";
        /// The game goes on.
        No = "false", "for study";
    }
}

option_set! {
    /// The rules of a game of Shatar.
    ShatarRules {
        /// Where the Nojons stand at the start.
        array: Array;
        /// What the first move of each side may or must be.
        opening: Opening;
        /// How the Bers moves.
        bers: Bers;
        /// How far the camel goes.
        camel: Camel;
        /// What a horse gains after its first move.
        horse: Horse;
        /// What the Nojon gains on the enemy's home rank.
        king_far_rank: KingFarRank;
        /// Whether those two extras may capture and give check.
        extra_moves_capture: ExtraMovesCapture;
        /// What a pawn becomes on its last rank.
        promotion: Promotion;
        /// Whether a horse's check counts as a shak.
        horse_check_is_shak: HorseCheckIsShak;
        /// What a mate by horses alone is.
        knight_mate: KnightMate;
        /// Whether a mate must be earned by a shak.
        mate: Mate;
        /// What happens to a side that cannot move and is not in check.
        stalemate: Stalemate;
        /// Whether a lone Nojon ends the game as a draw.
        robado: Robado;
        /// Whether the third occurrence of a position is a draw.
        repetition: Repetition;
        /// Plies without capture or pawn move that make a draw.
        move_limit: MoveLimit;
    }
}

impl ShatarRules {
    /// The AISE postal rules of 1993, the default.
    pub const AISE: ShatarRules = ShatarRules {
        array: Array::Facing,
        opening: Opening::ForcedD,
        bers: Bers::RookFerz,
        camel: Camel::Bishop,
        horse: Horse::Knight,
        king_far_rank: KingFarRank::None,
        extra_moves_capture: ExtraMovesCapture::No,
        promotion: Promotion::BersOnly,
        horse_check_is_shak: HorseCheckIsShak::Yes,
        knight_mate: KnightMate::Illegal,
        mate: Mate::ShakInSeries,
        stalemate: Stalemate::Draw,
        robado: Robado::Yes,
        repetition: Repetition::Threefold,
        move_limit: MoveLimit(Some(100)),
    };

    /// A modern rule sheet.
    pub const MODERN: ShatarRules = ShatarRules {
        bers: Bers::Queen,
        promotion: Promotion::Standard,
        knight_mate: KnightMate::Draw,
        ..Self::AISE
    };

    /// HIST, with the Nojons crosswise.
    pub const TRADITIONAL: ShatarRules = ShatarRules {
        array: Array::Crosswise,
        opening: Opening::FreeNoDouble,
        stalemate: Stalemate::Loss,
        ..Self::AISE
    };

    /// HIST, with the Nojons facing.
    pub const TRADITIONAL_FACING: ShatarRules = ShatarRules {
        stalemate: Stalemate::Loss,
        ..Self::AISE
    };

    /// HIST with Popova's two supplementary rules.
    pub const POPOVA: ShatarRules = ShatarRules {
        horse: Horse::AmazonFromSecondMove,
        king_far_rank: KingFarRank::KnightBonus,
        ..Self::TRADITIONAL
    };

    /// Buryat tournament rules, Surkharban 2022.
    pub const BURYAT: ShatarRules = ShatarRules {
        opening: Opening::ForcedDOrE,
        knight_mate: KnightMate::Draw,
        mate: Mate::Any,
        stalemate: Stalemate::Loss,
        ..Self::AISE
    };

    /// The rules of the public engine Fairy-Stockfish.
    pub const FAIRY_STOCKFISH: ShatarRules = ShatarRules {
        opening: Opening::PreplayedD,
        knight_mate: KnightMate::Loses,
        ..Self::AISE
    };
}

/// The presets of Shatar, the default first.
pub(super) static PRESETS: [Preset; 7] = [
    Preset {
        id: "aise",
        name: "AISE 1993",
        text: "The postal Grand Prix of 1993: 1.d4 d5 is forced, the Bers is a rook with a \
               diagonal step, a horse may not mate.",
        source: "AISE",
        rules: Rules::Shatar(ShatarRules::AISE),
    },
    Preset {
        id: "modern",
        name: "Modern",
        text: "A modern rule sheet: the Bers is a queen, pawns promote freely, a horse's mate is \
               a draw.",
        source: "MOD",
        rules: Rules::Shatar(ShatarRules::MODERN),
    },
    Preset {
        id: "traditional",
        name: "Traditional, crosswise",
        text: "The Nojons stand crosswise, no pawn goes two squares, stalemate loses.",
        source: "HIST",
        rules: Rules::Shatar(ShatarRules::TRADITIONAL),
    },
    Preset {
        id: "traditional-facing",
        name: "Traditional, facing",
        text: "The Nojons face each other, 1.d4 d5 is forced, stalemate loses.",
        source: "HIST",
        rules: Rules::Shatar(ShatarRules::TRADITIONAL_FACING),
    },
    Preset {
        id: "popova",
        name: "Popova",
        text: "Traditional, and a horse that has moved may move as a queen; a Nojon on the far \
               rank may move as a horse.",
        source: "Popova in HIST",
        rules: Rules::Shatar(ShatarRules::POPOVA),
    },
    Preset {
        id: "buryat",
        name: "Buryat",
        text: "Surkharban 2022: the first move is a double step of the d- or e-pawn, every mate \
               wins except the horse's, stalemate loses.",
        source: "BUR",
        rules: Rules::Shatar(ShatarRules::BURYAT),
    },
    Preset {
        id: "fairy-stockfish",
        name: "Fairy-Stockfish",
        text: "As the public engine plays: 1.d4 d5 has been played, whoever mates with a horse \
               loses.",
        source: "FSF",
        rules: Rules::Shatar(ShatarRules::FAIRY_STOCKFISH),
    },
];
