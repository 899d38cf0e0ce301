//! What a board tells its owner.

use shatar_rules::{Move, Square};

use crate::answer::{Answer, Question};
use crate::slowed::Slowed;

/// What the user did. The board itself never changes the position: it waits for
/// [`Board::set_view`](crate::Board::set_view), which may be called while an event is handled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The user chose a legal move. The owner must answer with a new view, or with the old one if
    /// the move is refused: a man that was dragged waits on its target until then.
    Move(Move),
    /// Another man is selected, or none.
    Select(Option<Square>),
    /// Rings cut the path of the man just selected; follows its `Select`.
    Slowed(Vec<Slowed>),
    /// The user tried to go where the selected man may not go.
    Refused {
        /// The man's square.
        from: Square,
        /// Where it may not go.
        to: Square,
    },
    /// The user tried to select a man of the side to move that has no legal move.
    Stuck(Square),
    /// A pawn reached its last rank and may become several men: the user is asked which.
    Promoting {
        /// The pawn's square.
        from: Square,
        /// Its target.
        to: Square,
    },
    /// The user asked by a key, and this is what the board knows. It is for the owner to say.
    Answer(Answer),
    /// The user asked by a key for what only the owner knows.
    Ask(Question),
}
