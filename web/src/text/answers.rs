//! Answers to keys, as the live region says them.

use shatar_board::{Answer, Labels, MovesOf, Near, Reach, Target, Towards};
use shatar_engine::Score;
use shatar_rules::{AnyPosition, Color, Man, Move, Square, Variant};

use super::lists::{capital, commas};
use super::men::{PageLabels, man, side_key};
use super::moves::{spoken_move, spoken_ply};
use super::series::series_lines;
use super::typed::typed_fault;
use crate::locale::Word;
use crate::state::{Judged, Reply, State};

/// The sentence of the last answer.
pub(crate) fn reply(state: &State) -> String {
    let position = state.viewed_position();
    match &state.reply {
        None => String::new(),
        Some(Reply::Board(answer)) => board(answer, position),
        Some(Reply::LastMove) => {
            spoken_ply(state, state.viewed_ply()).unwrap_or_else(|| Word("last-move-none").say())
        }
        Some(Reply::LastCapture) => last_capture(state),
        Some(Reply::Series) => series_lines(state).join(" "),
        Some(Reply::Clocks(None)) => Word("clocks-none").say(),
        Some(Reply::Clocks(Some(left))) => {
            let [white, black] = left.map(super::clock_spoken);
            Word("clocks").with([("white", white.into()), ("black", black.into())])
        }
        Some(Reply::Thinks) => Word("judging").say(),
        Some(Reply::Busy) => Word("judging-busy").say(),
        Some(Reply::NoEngine) => Word("judging-none").say(),
        Some(Reply::Over) => Word("judging-over").say(),
        Some(Reply::Judged(judged)) => opinion(judged, state),
        Some(Reply::Picked(square)) => {
            let moves = shatar_board::moves_of(position, *square);
            let Some(man) = moves.man else {
                return String::new();
            };
            Word("picked").with([
                ("man", capital(&on_square(man, *square, position)).into()),
                ("count", moves.reach.len().into()),
            ])
        }
        Some(Reply::LaidDown) => Word("laid-down").say(),
        Some(Reply::Typed(fault)) => typed_fault(fault, state),
    }
}

/// "white horse g1".
fn on_square(man: Man, square: Square, position: &AnyPosition) -> String {
    Word("man-on-square").with([
        ("man", PageLabels.man(man, position.variant()).into()),
        ("square", position.size().name(square).into()),
    ])
}

fn board(answer: &Answer, position: &AnyPosition) -> String {
    let variant = position.variant();
    match answer {
        Answer::Square(facts) => PageLabels.square(facts),
        Answer::Moves(moves) => moves_of(moves, position),
        Answer::Near(facts) => near(facts, position),
        Answer::Men(men) => Color::ALL
            .map(|side| all_men(men, side, position))
            .join(" "),
        Answer::NoSuchMan(role) => {
            Word("no-such-man").with([("man", man(*role, variant).say().into())])
        }
        Answer::NoSuchRank(rank) => {
            Word("no-such-rank").with([("rank", (u32::from(*rank) + 1).into())])
        }
        Answer::NoSuchFile(file) => {
            Word("no-such-file").with([("file", PageLabels.file(*file).into())])
        }
    }
}

fn all_men(men: &[(Square, Man)], side: Color, position: &AnyPosition) -> String {
    let own = men.iter().filter(|(_, one)| one.color() == side);
    let named = own.map(|&(square, one)| {
        Word("man-on-square").with([
            ("man", man(one.role(), position.variant()).say().into()),
            ("square", position.size().name(square).into()),
        ])
    });
    let sentence = match side {
        Color::White => Word("men-white"),
        Color::Black => Word("men-black"),
    };
    sentence.with([("men", commas(named).into())])
}

fn moves_of(moves: &MovesOf, position: &AnyPosition) -> String {
    let (size, variant) = (position.size(), position.variant());
    let Some(mover) = moves.man else {
        return Word("no-man-here").with([("square", size.name(moves.square).into())]);
    };
    let mover = capital(&on_square(mover, moves.square, position));
    if moves.reach.is_empty() {
        return Word("moves-of-none").with([("man", mover.into())]);
    }
    let places = moves.reach.iter().map(|place| {
        let text = reach(place, &size.name(place.to), variant);
        if place.promotes {
            Word("reach-becomes").with([("move", text.into())])
        } else {
            text
        }
    });
    let sentence = if moves.turn {
        Word("moves-of")
    } else {
        Word("moves-of-other")
    };
    let mut text = sentence.with([("man", mover.into()), ("moves", commas(places).into())]);
    for stop in &moves.stops {
        text.push(' ');
        text.push_str(&Word("moves-stop").with([
            ("square", size.name(stop.stop).into()),
            ("hia", size.name(stop.hia).into()),
        ]));
    }
    text
}

fn reach(place: &Reach, name: &str, variant: Variant) -> String {
    match (place.target, place.taken) {
        (Target::Capture, Some(taken)) => Word("reach-takes").with([
            ("taken", man(taken.role(), variant).form("object").into()),
            ("square", name.into()),
        ]),
        (Target::Swap, _) => Word("reach-swaps").with([("square", name.into())]),
        _ => name.to_owned(),
    }
}

fn near(facts: &Near, position: &AnyPosition) -> String {
    let size = position.size();
    let name = |&(square, one): &(Square, Man)| {
        Word("man-on-square").with([
            ("man", man(one.role(), position.variant()).say().into()),
            ("square", size.name(square).into()),
        ])
    };
    let mut sentences = vec![match facts.man {
        Some(one) => capital(&on_square(one, facts.square, position)) + ".",
        None => Word("no-man-here").with([("square", size.name(facts.square).into())]),
    }];
    let words = [Word("near-white"), Word("near-black")];
    for (men, sentence) in facts.reaching.iter().zip(words) {
        if !men.is_empty() {
            let men = commas(men.iter().map(name));
            sentences.push(sentence.with([("men", men.into())]));
        }
    }
    if facts.reaching.iter().all(Vec::is_empty) {
        sentences.push(Word("near-nobody").say());
    }
    let lines = facts.lines.iter().map(|line| {
        let sentence = if line.gap == 0 {
            Word("near-line-next")
        } else {
            Word("near-line")
        };
        sentence.with([
            ("towards", towards(line.towards).say().into()),
            ("man", on_square(line.man, line.square, position).into()),
        ])
    });
    sentences.push(if facts.lines.is_empty() {
        Word("near-lines-none").say()
    } else {
        Word("near-lines").with([("lines", commas(lines).into())])
    });
    if !facts.rings.is_empty() {
        let rings = facts
            .rings
            .iter()
            .map(|&(square, one)| on_square(one, square, position));
        sentences.push(Word("near-ring").with([("men", commas(rings).into())]));
    }
    sentences.join(" ")
}

const fn towards(towards: Towards) -> Word {
    match towards {
        Towards::Up => Word("towards-up"),
        Towards::UpRight => Word("towards-up-right"),
        Towards::Right => Word("towards-right"),
        Towards::DownRight => Word("towards-down-right"),
        Towards::Down => Word("towards-down"),
        Towards::DownLeft => Word("towards-down-left"),
        Towards::Left => Word("towards-left"),
        Towards::UpLeft => Word("towards-up-left"),
    }
}

fn last_capture(state: &State) -> String {
    let game = state.play.game();
    let taken = (1..=state.viewed_ply()).rev().find(|&ply| {
        let (before, mv) = (&game.positions()[ply - 1], game.moves()[ply - 1]);
        before.is_capture(mv)
    });
    match taken.and_then(|ply| Some((ply, spoken_ply(state, ply)?))) {
        Some((ply, text)) => {
            Word("last-capture").with([("ply", ply.into()), ("move", text.into())])
        }
        None => Word("last-capture-none").say(),
    }
}

fn opinion(judged: &Judged, state: &State) -> String {
    let worth = worth(judged.score, judged.turn);
    if !judged.judge.wants_move {
        return worth;
    }
    let Some(before) = state.play.game().positions().get(judged.judge.ply) else {
        return worth;
    };
    let mv: Move = judged.mv;
    let spoken = spoken_move(before, mv, &before.after(mv));
    let best = Word("judged-move").with([("move", spoken.into())]);
    format!("{best} {worth}")
}

/// Centipawns up to which a game is level, and those from which a side stands better, much
/// better, and wins.
const LEVEL: u32 = 25;
const BETTER: u32 = 100;
const MUCH_BETTER: u32 = 250;
const WINNING: u32 = 600;

/// What a position is worth, in words: side and size.
fn worth(score: Score, turn: Color) -> String {
    match score {
        Score::Mate(plies) => {
            let winner = if plies > 0 { turn } else { !turn };
            Word("judged-forced").with([
                ("side", side_key(winner)),
                ("moves", plies.unsigned_abs().div_ceil(2).max(1).into()),
            ])
        }
        Score::Centipawns(centipawns) => {
            let side = if centipawns > 0 { turn } else { !turn };
            let size = centipawns.unsigned_abs();
            let sentence = match size {
                0..LEVEL => return Word("judged-level").say(),
                LEVEL..BETTER => Word("judged-slight"),
                BETTER..MUCH_BETTER => Word("judged-better"),
                MUCH_BETTER..WINNING => Word("judged-much"),
                _ => Word("judged-won"),
            };
            // Tenths are as much as anybody hears.
            let children = f64::from((size + 5) / 10) / 10.0;
            sentence.with([("side", side_key(side)), ("children", children.into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opinion_has_a_side_and_a_size() {
        for (score, turn, words) in [
            (Score::Centipawns(-12), Color::White, "The game is level."),
            (
                Score::Centipawns(40),
                Color::Black,
                "Black stands a little better, by about 0.4 of a child.",
            ),
            (
                Score::Centipawns(-318),
                Color::White,
                "Black stands much better, by about 3.2 children.",
            ),
            (
                Score::Mate(-4),
                Color::Black,
                "White wins by force in 2 moves.",
            ),
            (
                Score::Mate(1),
                Color::White,
                "White wins by force with the next move.",
            ),
        ] {
            assert_eq!(worth(score, turn), words);
        }
    }
}
