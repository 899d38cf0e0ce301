//! The options and presets of Shatranj (`rules` 3).

use super::option::{option_set, option_values};
use super::shared::{MoveLimit, Repetition};
use super::{Preset, Rules};

option_values! {
    /// On which file both Shahs stand.
    Kings {
        /// On e, the firzans on d.
        E = "e", "CHM, Ludii";
        /// On d, the firzans on e.
        D = "d", "FSF, XBoard, pychess";
    }
}

option_values! {
    /// Which side begins.
    FirstToMove {
        /// White.
        White = "white", "the habit since the 15th century (CHM)";
        /// Black.
        Black = "black", "CHM: either side may begin";
    }
}

option_values! {
    /// What happens to a side that cannot move and is not in check.
    ShatranjStalemate {
        /// The side that stalemates wins.
        Win = "win", "CHM, WP, FSF";
        /// The game is drawn.
        Draw = "draw", "modern habit";
        /// The stalemated Shah changes places with another man of his, if he can; else he loses.
        Transpose = "transpose", "CHM 10";
    }
}

option_values! {
    /// What a lone Shah means.
    ShatranjBareKing {
        /// The side that bares the other wins at once.
        WinNow = "win_now", "CHM, Ludii";
        /// It wins, unless the bared side bares it at once: then it is a draw.
        WinUnlessBareback = "win_unless_bareback", "WP, XBoard, FSF";
        /// The first to bare wins, even if he could be bared in return.
        Medina = "medina", "WP: the habit of Medina";
        /// Nothing: the game goes on.
        None = "none", "for study";
    }
}

option_values! {
    /// What a baidaq becomes on its last rank.
    ShatranjPromotion {
        /// A firzan.
        Ferz = "ferz", "CHM, WP, FSF";
    }
}

option_set! {
    /// The rules of a game of Shatranj.
    ShatranjRules {
        /// On which file both Shahs stand.
        kings: Kings;
        /// Which side begins.
        first_to_move: FirstToMove;
        /// What happens to a side that cannot move and is not in check.
        stalemate: ShatranjStalemate;
        /// What a lone Shah means.
        bare_king: ShatranjBareKing;
        /// What a baidaq becomes on its last rank.
        promotion: ShatranjPromotion;
        /// Whether the third occurrence of a position is a draw.
        repetition: Repetition;
        /// Plies without capture or pawn move that make a draw.
        move_limit: MoveLimit;
    }
}

impl ShatranjRules {
    /// The rules that most sources share, the default.
    pub const BAGHDAD: ShatranjRules = ShatranjRules {
        kings: Kings::E,
        first_to_move: FirstToMove::White,
        stalemate: ShatranjStalemate::Win,
        bare_king: ShatranjBareKing::WinUnlessBareback,
        promotion: ShatranjPromotion::Ferz,
        repetition: Repetition::Threefold,
        move_limit: MoveLimit(Some(140)),
    };

    /// The Chesmayne page.
    pub const CHESMAYNE: ShatranjRules = ShatranjRules {
        bare_king: ShatranjBareKing::WinNow,
        ..Self::BAGHDAD
    };

    /// The habit of Medina.
    pub const MEDINA: ShatranjRules = ShatranjRules {
        bare_king: ShatranjBareKing::Medina,
        ..Self::BAGHDAD
    };

    /// Chesmayne, with the exchange of places in stalemate.
    pub const TRANSPOSITION: ShatranjRules = ShatranjRules {
        stalemate: ShatranjStalemate::Transpose,
        ..Self::CHESMAYNE
    };

    /// The rules of the public engine Fairy-Stockfish.
    pub const FAIRY_STOCKFISH: ShatranjRules = ShatranjRules {
        kings: Kings::D,
        ..Self::BAGHDAD
    };
}

/// The presets of Shatranj, the default first.
pub(super) static PRESETS: [Preset; 5] = [
    Preset {
        id: "baghdad",
        name: "Baghdad",
        text: "Stalemate wins; baring the Shah wins unless he bares in return at once.",
        source: "WP, XBoard",
        rules: Rules::Shatranj(ShatranjRules::BAGHDAD),
    },
    Preset {
        id: "chesmayne",
        name: "Chesmayne",
        text: "Stalemate wins; a lone Shah has lost at once.",
        source: "CHM",
        rules: Rules::Shatranj(ShatranjRules::CHESMAYNE),
    },
    Preset {
        id: "medina",
        name: "Medina",
        text: "Stalemate wins; the first to bare wins even if he could be bared in return.",
        source: "WP",
        rules: Rules::Shatranj(ShatranjRules::MEDINA),
    },
    Preset {
        id: "transposition",
        name: "Transposition",
        text: "A stalemated Shah may change places with another of his men.",
        source: "CHM 10",
        rules: Rules::Shatranj(ShatranjRules::TRANSPOSITION),
    },
    Preset {
        id: "fairy-stockfish",
        name: "Fairy-Stockfish",
        text: "As the public engine plays: the Shahs stand on d, else like Baghdad.",
        source: "FSF",
        rules: Rules::Shatranj(ShatranjRules::FAIRY_STOCKFISH),
    },
];
