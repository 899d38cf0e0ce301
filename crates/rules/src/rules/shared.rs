//! Options that more than one game has.

use super::option::{Choice, OptionValue, option_values};

option_values! {
    /// Whether a position that occurs for the third time is drawn.
    Repetition {
        /// The third occurrence of a position is a draw, without a claim.
        Threefold = "true", "our reading: the sources are silent";
        /// Positions may recur for ever.
        Off = "false", "for study";
    }
}

/// Plies without capture or pawn move after which the game is drawn; `None`: never.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MoveLimit(pub Option<u16>);

impl OptionValue for MoveLimit {
    const CHOICES: &'static [Choice] = &[
        Choice {
            id: "100",
            text: "Fifty moves by each side without capture or pawn move are a draw.",
            source: "our reading: the sources are silent",
        },
        Choice {
            id: "140",
            text: "Seventy moves by each side without capture or pawn move are a draw.",
            source: "FSF (Shatranj)",
        },
        Choice {
            id: "none",
            text: "The game may go on for ever.",
            source: "for study",
        },
    ];

    fn id(self) -> String {
        match self.0 {
            Some(plies) => plies.to_string(),
            None => "none".to_owned(),
        }
    }

    fn from_id(id: &str) -> Option<Self> {
        match id {
            "none" | "null" => Some(MoveLimit(None)),
            digits => match digits.parse() {
                Ok(plies) if plies > 0 => Some(MoveLimit(Some(plies))),
                _ => None,
            },
        }
    }
}
