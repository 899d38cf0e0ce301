//! The end of a game, as JSON has it.

use serde::Serialize;
use shatar_rules::Outcome;

/// `{"result": "1-0", "reason": "mate"}`.
#[derive(Serialize, Debug)]
pub(crate) struct End {
    result: &'static str,
    reason: &'static str,
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> End {
        End {
            result: outcome.result(),
            reason: outcome.reason.id(),
        }
    }
}
