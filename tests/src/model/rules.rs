//! Options and presets of the three games, as the specification prints them.

use std::collections::BTreeMap;

use super::reach::HiaCapture;

/// Which of the three games is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    /// 8×8, the Mongolian game.
    Shatar,
    /// 10×10, with bodyguards.
    Hiashatar,
    /// 8×8, the Arabic and Persian game.
    Shatranj,
}

impl Game {
    /// The game of that name, in lower case.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "shatar" => Some(Self::Shatar),
            "hiashatar" => Some(Self::Hiashatar),
            "shatranj" => Some(Self::Shatranj),
            _ => None,
        }
    }

    /// The name in lower case.
    pub fn name(self) -> &'static str {
        match self {
            Self::Shatar => "shatar",
            Self::Hiashatar => "hiashatar",
            Self::Shatranj => "shatranj",
        }
    }

    /// Squares along one side of the board.
    pub fn size(self) -> i32 {
        if self == Self::Hiashatar { 10 } else { 8 }
    }
}

/// An option's name and every value it may take.
pub type OptionRow = (&'static str, &'static [&'static str]);
/// A preset's name and the values that differ from the first value of each option.
type PresetRow = (&'static str, &'static [(&'static str, &'static str)]);

const BOOL_TRUE_FIRST: &[&str] = &["true", "false"];
const BOOL_FALSE_FIRST: &[&str] = &["false", "true"];

/// The first value of every row is the one a preset has when it names no other.
const SHATAR: &[OptionRow] = &[
    ("array", &["facing", "crosswise"]),
    (
        "opening",
        &[
            "forced_d",
            "free",
            "preplayed_d",
            "forced_d_or_e",
            "forced_e",
            "free_no_double",
        ],
    ),
    ("bers", &["rook_ferz", "queen", "ferz"]),
    ("camel", &["bishop", "bishop_max3"]),
    ("horse", &["knight", "amazon_from_second_move"]),
    ("king_far_rank", &["none", "knight_bonus"]),
    ("extra_moves_capture", BOOL_FALSE_FIRST),
    ("promotion", &["bers_only", "standard"]),
    ("horse_check_is_shak", BOOL_TRUE_FIRST),
    ("knight_mate", &["illegal", "draw", "loses", "wins"]),
    ("mate", &["shak_in_series", "any"]),
    ("stalemate", &["draw", "loss"]),
    ("robado", BOOL_TRUE_FIRST),
    ("repetition", BOOL_TRUE_FIRST),
    ("move_limit", &["100", "none"]),
];

const HIASHATAR: &[OptionRow] = &[
    ("array", &["crosswise", "facing"]),
    ("bers", &["queen", "rook_ferz"]),
    ("zone_affects", &["enemy", "all"]),
    ("zone_start", &["one_step", "free_exit"]),
    ("slowed", &["sliders", "all_but_horse"]),
    ("hia_capture", &["diag1", "full", "step1_any"]),
    ("hia_vs_king", &["normal", "no_mate", "no_check"]),
    ("en_passant", &["none", "any_passed"]),
    ("mate_limits", &["none", "shatar"]),
    ("pawn_steps", &["3", "2", "1"]),
    ("stalemate", &["draw", "loss"]),
    ("bare_king", &["none", "robado"]),
    ("repetition", BOOL_TRUE_FIRST),
    ("move_limit", &["100", "none"]),
];

const SHATRANJ: &[OptionRow] = &[
    ("kings", &["e", "d"]),
    ("first_to_move", &["white", "black"]),
    ("stalemate", &["win", "draw", "transpose"]),
    (
        "bare_king",
        &["win_now", "win_unless_bareback", "medina", "none"],
    ),
    ("promotion", &["ferz"]),
    ("repetition", BOOL_TRUE_FIRST),
    ("move_limit", &["140", "none"]),
];

const SHATAR_PRESETS: &[PresetRow] = &[
    ("aise", &[]),
    (
        "modern",
        &[
            ("bers", "queen"),
            ("promotion", "standard"),
            ("knight_mate", "draw"),
        ],
    ),
    (
        "traditional",
        &[
            ("array", "crosswise"),
            ("opening", "free_no_double"),
            ("stalemate", "loss"),
        ],
    ),
    ("traditional-facing", &[("stalemate", "loss")]),
    (
        "popova",
        &[
            ("array", "crosswise"),
            ("opening", "free_no_double"),
            ("horse", "amazon_from_second_move"),
            ("king_far_rank", "knight_bonus"),
            ("stalemate", "loss"),
        ],
    ),
    (
        "buryat",
        &[
            ("opening", "forced_d_or_e"),
            ("knight_mate", "draw"),
            ("mate", "any"),
            ("stalemate", "loss"),
        ],
    ),
    (
        "fairy-stockfish",
        &[("opening", "preplayed_d"), ("knight_mate", "loses")],
    ),
];

const HIASHATAR_PRESETS: &[PresetRow] = &[
    ("carrillo", &[("bare_king", "robado")]),
    (
        "okano",
        &[
            ("array", "facing"),
            ("zone_affects", "all"),
            ("slowed", "all_but_horse"),
            ("hia_capture", "full"),
        ],
    ),
    (
        "winther-1",
        &[
            ("hia_capture", "full"),
            ("hia_vs_king", "no_mate"),
            ("en_passant", "any_passed"),
        ],
    ),
    (
        "winther-2",
        &[
            ("zone_affects", "all"),
            ("hia_capture", "step1_any"),
            ("hia_vs_king", "no_mate"),
            ("en_passant", "any_passed"),
        ],
    ),
    (
        "world-of-chess",
        &[("zone_affects", "all"), ("zone_start", "free_exit")],
    ),
    (
        "vivanto",
        &[
            ("zone_start", "free_exit"),
            ("slowed", "all_but_horse"),
            ("en_passant", "any_passed"),
        ],
    ),
];

const SHATRANJ_PRESETS: &[PresetRow] = &[
    ("baghdad", &[("bare_king", "win_unless_bareback")]),
    ("chesmayne", &[]),
    ("medina", &[("bare_king", "medina")]),
    ("transposition", &[("stalemate", "transpose")]),
    (
        "fairy-stockfish",
        &[("kings", "d"), ("bare_king", "win_unless_bareback")],
    ),
];

/// A complete set of rules for one game: the value of every option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelRules {
    game: Game,
    values: BTreeMap<&'static str, String>,
    /// The values in the form the move loops ask for, kept in step with `values`.
    pub(super) now: Flags,
}

/// The same rules as plain flags.
///
/// Options that a game does not have are switched off, so that most of the model need not ask
/// which game it plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Flags {
    pub(super) bers_rook: bool,
    pub(super) bers_queen: bool,
    pub(super) camel_reach: i32,
    pub(super) amazon: bool,
    pub(super) king_bonus: bool,
    pub(super) extras_capture: bool,
    pub(super) standard_promotion: bool,
    pub(super) horse_is_shak: bool,
    pub(super) horse_mate_illegal: bool,
    pub(super) hia_mate_illegal: bool,
    pub(super) hia_never_checks: bool,
    pub(super) mate_must_be_earned: bool,
    pub(super) zone_all: bool,
    pub(super) zone_one_step: bool,
    pub(super) slowed_all_but_horse: bool,
    pub(super) hia_capture: HiaCapture,
    pub(super) en_passant: bool,
    pub(super) transpose: bool,
    pub(super) pawn_steps: i32,
    pub(super) repetition: bool,
    pub(super) move_limit: Option<u32>,
}

impl ModelRules {
    /// Every option of a game with all its values (the number of plies of `move_limit` is free).
    pub fn options(game: Game) -> &'static [OptionRow] {
        match game {
            Game::Shatar => SHATAR,
            Game::Hiashatar => HIASHATAR,
            Game::Shatranj => SHATRANJ,
        }
    }

    /// The names of a game's presets.
    pub fn presets(game: Game) -> Vec<&'static str> {
        Self::preset_rows(game).iter().map(|row| row.0).collect()
    }

    fn preset_rows(game: Game) -> &'static [PresetRow] {
        match game {
            Game::Shatar => SHATAR_PRESETS,
            Game::Hiashatar => HIASHATAR_PRESETS,
            Game::Shatranj => SHATRANJ_PRESETS,
        }
    }

    /// The preset of that name, or `None` if the game or the preset is unknown.
    pub fn preset(game: &str, preset: &str) -> Option<Self> {
        let game = Game::from_name(game)?;
        let row = Self::preset_rows(game).iter().find(|row| row.0 == preset)?;
        let mut values: BTreeMap<&'static str, String> = Self::options(game)
            .iter()
            .map(|(name, all)| (*name, all[0].to_owned()))
            .collect();
        for (option, value) in row.1 {
            values.insert(option, (*value).to_owned());
        }
        let mut rules = Self {
            game,
            values,
            now: Flags::default(),
        };
        rules.refresh();
        Some(rules)
    }

    /// Changes one option.
    ///
    /// # Errors
    /// A sentence, if the game has no such option or the option no such value.
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), String> {
        let Some((name, all)) = Self::options(self.game).iter().find(|row| row.0 == option) else {
            return Err(format!("{} has no option {option}", self.game.name()));
        };
        let is_number = *name == "move_limit" && value.parse::<u32>().is_ok();
        if !all.contains(&value) && !is_number {
            return Err(format!("{option} has no value {value}"));
        }
        self.values.insert(name, value.to_owned());
        self.refresh();
        Ok(())
    }

    /// The game these rules are for.
    pub fn game(&self) -> Game {
        self.game
    }

    /// The value of an option; the empty string if the game has no such option.
    pub fn get(&self, option: &str) -> &str {
        self.values.get(option).map_or("", String::as_str)
    }

    /// All options with their values, by name.
    pub fn values(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.values
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
    }

    fn is(&self, option: &str, value: &str) -> bool {
        self.get(option) == value
    }

    fn refresh(&mut self) {
        let limits = self.is("mate_limits", "shatar");
        self.now = Flags {
            bers_rook: self.is("bers", "rook_ferz"),
            bers_queen: self.is("bers", "queen"),
            camel_reach: if self.is("camel", "bishop_max3") {
                3
            } else {
                self.game.size()
            },
            amazon: self.is("horse", "amazon_from_second_move"),
            king_bonus: self.is("king_far_rank", "knight_bonus"),
            extras_capture: self.is("extra_moves_capture", "true"),
            standard_promotion: self.is("promotion", "standard"),
            // Only Shatar has the option; elsewhere a horse's check is a shak (corner case 12).
            horse_is_shak: !self.is("horse_check_is_shak", "false"),
            horse_mate_illegal: self.is("knight_mate", "illegal") || limits,
            hia_mate_illegal: self.is("hia_vs_king", "no_mate"),
            hia_never_checks: self.is("hia_vs_king", "no_check"),
            mate_must_be_earned: self.is("mate", "shak_in_series") || limits,
            zone_all: self.is("zone_affects", "all"),
            zone_one_step: self.is("zone_start", "one_step"),
            slowed_all_but_horse: self.is("slowed", "all_but_horse"),
            hia_capture: match self.get("hia_capture") {
                "full" => HiaCapture::AsItMoves,
                "step1_any" => HiaCapture::FirstStep,
                _ => HiaCapture::Diagonal,
            },
            en_passant: self.is("en_passant", "any_passed"),
            transpose: self.is("stalemate", "transpose"),
            pawn_steps: self.get("pawn_steps").parse().unwrap_or(1),
            repetition: self.is("repetition", "true"),
            move_limit: self.get("move_limit").parse().ok(),
        };
    }

    /// The FEN from which a game under these rules starts.
    pub fn start_fen(&self) -> String {
        match self.game {
            Game::Shatar => {
                let black = if self.is("array", "crosswise") {
                    "rnbkjbnr"
                } else {
                    "rnbjkbnr"
                };
                let pawns = if !self.is("opening", "preplayed_d") {
                    "pppppppp/8/8/8/8/PPPPPPPP"
                } else if self.is("array", "crosswise") {
                    // The pawn before Black's own Bers, who stands on e8 here (corner case 13).
                    "pppp1ppp/8/4p3/3P4/8/PPP1PPPP"
                } else {
                    "ppp1pppp/8/3p4/3P4/8/PPP1PPPP"
                };
                format!("{black}/{pawns}/RNBJKBNR w - - 0 1")
            }
            Game::Hiashatar => {
                let black = if self.is("array", "crosswise") {
                    "rnbhjkhbnr"
                } else {
                    "rnbhkjhbnr"
                };
                format!("{black}/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBHKJHBNR w - - 0 1")
            }
            Game::Shatranj => {
                let back = if self.is("kings", "d") {
                    "rnbkqbnr"
                } else {
                    "rnbqkbnr"
                };
                let first = if self.is("first_to_move", "black") {
                    "b"
                } else {
                    "w"
                };
                let own = back.to_uppercase();
                format!("{back}/pppppppp/8/8/8/8/PPPPPPPP/{own} {first} - - 0 1")
            }
        }
    }
}
