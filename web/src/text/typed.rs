//! Moves that are typed.

use shatar_board::TypedError;
use shatar_rules::Role;

use super::asides::refused;
use super::lists::commas;
use super::men::{letter, man};
use super::moves::san;
use crate::locale::Word;
use crate::state::{State, TypedFault};

/// Why what was typed is no move that can be played.
pub(crate) fn typed_fault(fault: &TypedFault, state: &State) -> String {
    match fault {
        TypedFault::Over => Word("typed-over").say(),
        TypedFault::EngineToMove => Word("typed-engine").say(),
        TypedFault::Refused(refusal) => refused(*refusal, state),
        TypedFault::Error(error) => typed_error(error, state),
    }
}

fn typed_error(error: &TypedError, state: &State) -> String {
    let position = state.viewed_position();
    let (size, variant) = (position.size(), position.variant());
    let name = |role: Role| man(role, variant).say().into();
    match error {
        TypedError::Empty => Word("typed-empty").say(),
        TypedError::NotUnderstood | TypedError::Illegal { .. } => {
            Word("typed-not-understood").say()
        }
        TypedError::Castling => Word("typed-castling").say(),
        TypedError::UnknownMan(letter) => {
            Word("typed-unknown-man").with([("letter", letter.to_string().into())])
        }
        TypedError::NoSuchMan(role) => Word("typed-no-such-man").with([("man", name(*role))]),
        TypedError::NothingToMove(square) => {
            Word("typed-nothing-there").with([("square", size.name(*square).into())])
        }
        TypedError::NothingToCapture(square) => {
            Word("typed-nothing-to-take").with([("square", size.name(*square).into())])
        }
        TypedError::Ambiguous(moves) => {
            let moves = moves.iter().map(|&mv| san(position, mv));
            Word("typed-ambiguous").with([("moves", commas(moves).into())])
        }
        TypedError::PromotionMissing(roles) => {
            let letters = roles.iter().map(|&role| letter(role, variant));
            Word("typed-promotion").with([("men", commas(letters).into())])
        }
        TypedError::NoneReaches(role, square) => Word("typed-none-reaches")
            .with([("man", name(*role)), ("square", size.name(*square).into())]),
    }
}
