//! What is wrong with a text, made from the errors of the parsers: what, where, and the token.

use shatar_rules::{Fault, Outcome, Role, RulesError, SetupError, Variant, fen, pgn, san, uci};

use super::ends::end_title;
use super::lists::{commas, semicolons};
use super::men::{game, man, side_key};
use crate::import::ImportError;
use crate::link::{LinkError, MoveError};
use crate::locale::Word;
use crate::storage::{RecordError, RecordFault};

/// How many faults of a PGN are told.
const MOST_FAULTS: usize = 3;

/// What is wrong with a FEN, and where.
pub(crate) fn fen_error(error: &fen::FenError) -> String {
    Word("import-fen").with([("fault", fen(error).into())])
}

/// What is wrong with a pasted text, and where.
pub(crate) fn import_error(error: &ImportError) -> String {
    match error {
        ImportError::Empty => Word("import-empty").say(),
        ImportError::Fen(error) => fen_error(error),
        ImportError::Pgn { faults, .. } => {
            let shown = semicolons(faults.iter().take(MOST_FAULTS).map(pgn));
            match faults.len().saturating_sub(MOST_FAULTS) {
                0 => Word("import-pgn").with([("faults", shown.into())]),
                more => {
                    Word("import-pgn-more").with([("faults", shown.into()), ("count", more.into())])
                }
            }
        }
    }
}

/// What is wrong with a link.
pub(super) fn link(error: &LinkError) -> String {
    match error {
        LinkError::UnknownPart(part) => Word("link-part").with([token(part)]),
        LinkError::Encoding(part) => Word("link-encoding").with([token(part)]),
        LinkError::Variant(name) if name.is_empty() => Word("link-no-game").say(),
        LinkError::Variant(name) => Word("link-unknown-game").with([token(name)]),
        LinkError::Rules(error) => rules(error),
        LinkError::Fen(error) => Word("link-fen").with([("fault", fen(error).into())]),
        LinkError::Move { number, error } => Word("link-move").with([
            ("number", (*number).into()),
            ("fault", move_fault(error).into()),
        ]),
    }
}

/// What is wrong with a stored game.
pub(super) fn record(error: &RecordError) -> String {
    let fault = match &error.fault {
        RecordFault::Version => Word("record-version").say(),
        RecordFault::Missing(key) => Word("record-missing").with([("token", (*key).into())]),
        RecordFault::Seat => Word("record-seat").say(),
        RecordFault::Verdict => Word("record-verdict").say(),
        RecordFault::Game => Word("record-game").say(),
        RecordFault::Control => Word("record-control").say(),
        RecordFault::Times => Word("record-times").say(),
        RecordFault::Rules(error) => rules(error),
        RecordFault::Fen(error) => fen(error),
        RecordFault::Move(error) => move_fault(error),
    };
    match error.line {
        0 => fault,
        line => Word("fault-line").with([("line", line.into()), ("fault", fault.into())]),
    }
}

fn token(text: &str) -> (&'static str, shatar_locale::Value<'_>) {
    ("token", text.into())
}

fn placed(fault: String, line: usize, column: usize) -> String {
    Word("fault-place").with([
        ("fault", fault.into()),
        ("line", line.into()),
        ("column", column.into()),
    ])
}

fn fen(error: &fen::FenError) -> String {
    use fen::FenErrorKind;
    let token = token(&error.token);
    let fault = match &error.kind {
        FenErrorKind::Setup(error) => return setup(error),
        FenErrorKind::TooShort => Word("fen-too-short").say(),
        FenErrorKind::TooLong => Word("fen-too-long").say(),
        FenErrorKind::UnknownMan => Word("fen-unknown-man").with([token]),
        FenErrorKind::RankLength { rank } => {
            Word("fen-rank-length").with([("rank", (*rank).into()), token])
        }
        FenErrorKind::RankCount { found } => {
            Word("fen-rank-count").with([("found", (*found).into())])
        }
        FenErrorKind::Turn => Word("fen-turn").with([token]),
        FenErrorKind::Castling => Word("fen-castling").with([token]),
        FenErrorKind::EnPassant => Word("fen-passed").with([token]),
        FenErrorKind::Clock => Word("fen-number").with([token]),
        FenErrorKind::Extra => Word("fen-extra").with([token]),
    };
    placed(fault, error.line, error.column)
}

fn setup(error: &SetupError) -> String {
    semicolons(error.faults.iter().map(setup_fault))
}

fn setup_fault(fault: &Fault) -> String {
    match fault {
        Fault::WrongSize { found, expected } => {
            Word("setup-size").with([("expected", (*expected).into()), ("found", (*found).into())])
        }
        Fault::NoKing(color) => Word("setup-no-king").with([("side", side_key(*color))]),
        Fault::SeveralKings(color) => {
            Word("setup-several-kings").with([("side", side_key(*color))])
        }
        Fault::PawnOnLastRank(color, square) => Word("setup-last-rank").with([
            ("side", side_key(*color)),
            ("square", square.as_str().into()),
        ]),
        Fault::ForeignMan(role, square) => Word("setup-foreign-man").with([
            ("man", foreign(*role).say().into()),
            ("square", square.as_str().into()),
        ]),
        Fault::OpponentInCheck(color) => {
            Word("setup-opponent-in-check").with([("side", side_key(*color))])
        }
        Fault::BadEnPassant(square) => {
            Word("setup-passed").with([("square", square.as_str().into())])
        }
        Fault::BadSeries(color) => Word("setup-series").with([("side", side_key(*color))]),
        Fault::NoHorse(square) => Word("setup-no-horse").with([("square", square.as_str().into())]),
        Fault::MoveZero => Word("setup-move-zero").say(),
    }
}

/// A man that a game does not have comes from another one; Hiashatar has all of them.
const fn foreign(role: Role) -> Word {
    man(role, Variant::Hiashatar)
}

fn move_fault(error: &MoveError) -> String {
    match error {
        MoveError::Uci(error) => uci(error),
        MoveError::Over => Word("game-is-over").say(),
    }
}

/// A move as an example, in the notations that programs read.
const TWO_SQUARES: &str = "d2d4";
const PROMOTION: &str = "e8=J";
const TAG: &str = "[Name \"value\"]";

fn uci(error: &uci::UciError) -> String {
    match error {
        uci::UciError::Malformed(text) => {
            Word("uci-malformed").with([token(text), ("example", TWO_SQUARES.into())])
        }
        uci::UciError::UnknownMan(text, letter) => {
            Word("uci-unknown-man").with([token(text), ("letter", letter.to_string().into())])
        }
        uci::UciError::Illegal(text) => Word("uci-illegal").with([token(text)]),
    }
}

fn san(error: &san::SanError) -> String {
    use san::SanErrorKind;
    let fault = match &error.kind {
        SanErrorKind::Malformed => Word("san-malformed").say(),
        SanErrorKind::Castling => Word("san-castling").say(),
        SanErrorKind::UnknownMan(letter) => {
            Word("san-unknown-man").with([("letter", letter.to_string().into())])
        }
        SanErrorKind::Illegal => Word("san-illegal").say(),
        SanErrorKind::NothingToCapture => Word("san-nothing").say(),
        SanErrorKind::Ambiguous { candidates } => {
            Word("san-ambiguous").with([("moves", commas(candidates.iter().cloned()).into())])
        }
        SanErrorKind::PromotionMissing => {
            Word("san-promotion").with([("example", PROMOTION.into())])
        }
    };
    Word("san-fault").with([token(&error.token), ("fault", fault.into())])
}

fn pgn(fault: &pgn::Fault) -> String {
    use pgn::FaultKind;
    let token = token(&fault.token);
    let text = match &fault.kind {
        FaultKind::BadTag => Word("pgn-tag").with([("example", TAG.into()), token]),
        FaultKind::DuplicateTag => Word("pgn-twice").with([token]),
        FaultKind::OpenComment => Word("pgn-open-comment").say(),
        FaultKind::UnknownToken => Word("pgn-token").with([token]),
        FaultKind::Move(error) => san(error),
        FaultKind::GameOver(outcome) => after_end(*outcome, token),
        FaultKind::UnknownVariant => {
            let [first, second, third] = Variant::ALL.map(|variant| game(variant).say());
            Word("pgn-variant").with([
                token,
                ("first", first.into()),
                ("second", second.into()),
                ("third", third.into()),
            ])
        }
        FaultKind::Rules(error) => rules(error),
        FaultKind::Fen(error) => {
            let text = Word("pgn-fen").with([("fault", fen(error).into())]);
            match error.kind {
                fen::FenErrorKind::Setup(_) => text,
                // It says itself where it is.
                _ => return text,
            }
        }
        FaultKind::StrayParenthesis => Word("pgn-parenthesis").with([token]),
        FaultKind::OpenVariation => Word("pgn-open-variation").say(),
        FaultKind::Result { expected } => {
            Word("pgn-result").with([token, ("expected", (*expected).into())])
        }
        FaultKind::TooLong => Word("pgn-too-long").with([("count", pgn::MAX_BYTES.into())]),
        FaultKind::TooManyPlies => Word("pgn-too-many").with([("count", pgn::MAX_PLIES.into())]),
    };
    placed(text, fault.line, fault.column)
}

fn after_end(outcome: Outcome, token: (&'static str, shatar_locale::Value<'_>)) -> String {
    Word("pgn-after-end").with([
        token,
        ("result", outcome.result().into()),
        ("end", end_title(outcome.reason).say().into()),
    ])
}

fn rules(error: &RulesError) -> String {
    let known = |known: &[&'static str]| {
        let list = commas(known.iter().map(|&word| word.to_owned()));
        ("known", shatar_locale::Value::from(list))
    };
    match error {
        RulesError::UnknownPreset { preset, known: all } => {
            Word("rules-preset").with([token(preset), known(all)])
        }
        RulesError::UnknownOption { option, known: all } => {
            Word("rules-option").with([token(option), known(all)])
        }
        RulesError::UnknownValue {
            option,
            value,
            known: all,
        } => {
            Word("rules-value").with([("option", option.as_str().into()), token(value), known(all)])
        }
        RulesError::Malformed { token: word } => Word("rules-malformed").with([token(word)]),
    }
}
