//! Games as text and back: PGN with variations, comments, judgements and several games a file;
//! Chesmayne's two columns for Shatranj.

use std::fmt::Write as _;

use proptest::collection::vec;
use proptest::prelude::*;
use shatar_rules::pgn::{self, NodeId, Record, Tree};
use shatar_rules::{AnyPosition, Color, Size, Square, Variant, chesmayne};
use shatar_tests::line::{Line, any_line, line_of};
use shatar_tests::model::Game;
use shatar_tests::rng::Rng;

/// Everything a tree says, whatever the order in which its moves were added.
fn shape(tree: &Tree) -> String {
    fn answers(tree: &Tree, parent: Option<NodeId>, text: &mut String) {
        for id in tree.next(parent) {
            let node = tree.node(*id);
            write!(
                text,
                "({:?} {:?} {:?} {:?}",
                node.before, node.mv, node.nags, node.after
            )
            .expect("writing to a string");
            answers(tree, Some(*id), text);
            text.push(')');
        }
    }
    let mut text = format!("{:?}", tree.comments);
    answers(tree, None, &mut text);
    text
}

/// What goes into a comment: words of several scripts, and signs that mean something elsewhere.
const WORDS: &[&str] = &[
    "good",
    "ноён",
    "ᠪᠠᠷᠰ",
    "1.",
    "d4",
    "(no",
    "variation)",
    "$5",
    "!?",
    "[not",
    "\"a",
    "tag\"]",
    ";",
    "%",
    "*",
    "1-0",
    "…",
];

fn comment(rng: &mut Rng) -> String {
    let count = 1 + rng.below(12);
    let words: Vec<&str> = (0..count).map(|_| *rng.pick(WORDS)).collect();
    words.join(" ")
}

fn decorate(tree: &mut Tree, id: NodeId, first_of_variation: bool, rng: &mut Rng) {
    let node = tree.node_mut(id);
    if first_of_variation && rng.chance(20) {
        node.before.push(comment(rng));
    }
    if rng.chance(20) {
        node.nags.push(1 + rng.below(139) as u8);
    }
    if rng.chance(20) {
        node.after.push(comment(rng));
    }
}

/// Adds variations to the legal moves of a position, and variations to those.
fn branch(
    tree: &mut Tree,
    parent: Option<NodeId>,
    position: &AnyPosition,
    depth: usize,
    rng: &mut Rng,
) {
    // A game that has ended has no variations.
    if position.ending().is_some() {
        return;
    }
    let taken: Vec<_> = tree
        .next(parent)
        .iter()
        .map(|id| tree.node(*id).mv)
        .collect();
    let free: Vec<_> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| !taken.contains(mv))
        .collect();
    if free.is_empty() || taken.is_empty() && depth == 0 {
        return;
    }
    let mv = *rng.pick(&free);
    let id = tree.add(parent, mv);
    decorate(tree, id, !taken.is_empty(), rng);
    if depth < 4 && rng.chance(70) {
        branch(tree, Some(id), &position.after(mv), depth + 1, rng);
        if rng.chance(30) {
            branch(tree, Some(id), &position.after(mv), depth + 1, rng);
        }
    }
}

/// The record of a line, with variations, comments and judgements strewn in.
fn annotated(line: &Line, seed: u64) -> Record {
    let mut rng = Rng::new(seed);
    let game = line.played();
    let mut record = Record::of(&game);
    record.set_tag("Event", "A \"quoted\" event \\ with a backslash");
    record.set_tag("White", "Нойон");
    record.set_tag("Annotator", "nobody");
    if rng.chance(30) {
        record.tree.comments.push(comment(&mut rng));
    }
    let mut parent = None;
    for position in game.positions() {
        let Some(next) = record.tree.next(parent).first().copied() else {
            break;
        };
        decorate(&mut record.tree, next, false, &mut rng);
        while rng.chance(15) {
            branch(&mut record.tree, parent, position, 0, &mut rng);
        }
        parent = Some(next);
    }
    record
}

/// Two records say the same.
fn check_same(read: &Record, written: &Record) -> Result<(), TestCaseError> {
    prop_assert_eq!(&read.faults, &Vec::new());
    prop_assert_eq!(&read.unread, "");
    prop_assert_eq!(shape(&read.tree), shape(&written.tree));
    prop_assert_eq!(read.start, written.start);
    prop_assert_eq!(read.rules, written.rules);
    prop_assert_eq!(read.result, written.result);
    for (name, value) in &written.tags {
        prop_assert_eq!(read.tag(name), Some(value.as_str()));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// What is written is read back: rules, start, moves, variations, comments, judgements, tags.
    #[test]
    fn pgn_round_trip(line in any_line(60), seed in any::<u64>()) {
        let record = annotated(&line, seed);
        let text = pgn::write(&record);
        let read = pgn::read(&text, Variant::Shatar);
        prop_assert_eq!(read.len(), 1, "{}", &text);
        check_same(&read[0], &record).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        // Written again, not a letter changes.
        prop_assert_eq!(pgn::write(&read[0]), text);
    }

    /// Games in one file stay apart, whatever their rules.
    #[test]
    fn pgn_of_several_games(lines in vec((any_line(20), any::<u64>()), 1..5)) {
        let records: Vec<Record> = lines.iter().map(|(line, seed)| annotated(line, *seed)).collect();
        let texts: Vec<String> = records.iter().map(pgn::write).collect();
        let read = pgn::read(&texts.join("\n"), Variant::Shatar);
        prop_assert_eq!(read.len(), records.len());
        for (read, record) in read.iter().zip(&records) {
            check_same(read, record)?;
        }
    }

    /// A file cut off anywhere, or with rubbish thrown in, gives faults with a place inside the
    /// text, and never a panic. The records that are left can be written and read.
    #[test]
    fn damaged_pgn(line in any_line(20), seed in any::<u64>(), at in any::<u16>(), rubbish in "\\PC{0,12}") {
        let text = pgn::write(&annotated(&line, seed));
        let letters: Vec<char> = text.chars().collect();
        let at = usize::from(at) % (letters.len() + 1);
        let head: String = letters[..at].iter().collect();
        let tail: String = letters[at..].iter().collect();
        for damaged in [head.clone(), format!("{head}{rubbish}{tail}"), format!("{rubbish}{tail}")] {
            let lines: Vec<&str> = damaged.split('\n').collect();
            for record in pgn::read(&damaged, Variant::Shatar) {
                for fault in &record.faults {
                    prop_assert!((1..=lines.len()).contains(&fault.line), "{:?}", fault);
                    let width = lines[fault.line - 1].chars().count();
                    prop_assert!((1..=width + 1).contains(&fault.column), "{:?}", fault);
                }
                let again = pgn::read(&pgn::write(&record), Variant::Shatar);
                prop_assert_eq!(again.len(), 1);
                // A comment to the end of the line may hold a brace, which one in braces may not.
                let shapes = [&again[0], &record].map(|record| shape(&record.tree).replace('}', ")"));
                prop_assert_eq!(&shapes[0], &shapes[1]);
            }
        }
    }

    /// Any game of Shatranj, under any rules, from any start, is read back without a fault,
    /// whichever side sits at the top.
    #[test]
    fn chesmayne_round_trip(line in line_of(Just(Game::Shatranj), 100), white_is_a in any::<bool>()) {
        let game = line.played();
        // A score without a move says nothing, and the reader says so.
        prop_assume!(!game.moves().is_empty());
        let side_a = if white_is_a { Color::White } else { Color::Black };
        let options = chesmayne::WriteOptions { side_a: Some(side_a) };
        let text = chesmayne::write(&game, &options).expect("a game of Shatranj");
        let records = chesmayne::read(&text, &chesmayne::ReadOptions::default());
        prop_assert_eq!(records.len(), 1, "{}", &text);
        let record = &records[0];
        prop_assert_eq!(&record.faults, &Vec::new(), "{}", &text);
        prop_assert_eq!(record.unplayed, 0);
        prop_assert_eq!(record.game.moves(), game.moves(), "{}", &text);
        prop_assert_eq!(record.game.start(), game.start(), "{}", &text);
        prop_assert_eq!(record.game.outcome(), game.outcome());
        prop_assert_eq!(record.side_a, side_a);
        // Written again, not a letter changes.
        prop_assert_eq!(chesmayne::write(&record.game, &options), Ok(text));
    }

    /// The reader takes anything without a panic, and its faults lie inside the text.
    #[test]
    fn damaged_chesmayne(
        line in line_of(Just(Game::Shatranj), 30),
        at in any::<u16>(),
        less in 0..12_usize,
        rubbish in "[A-H0-9KRQTELB*/+~= \n-]{0,8}|\\PC{0,8}",
    ) {
        let options = chesmayne::WriteOptions::default();
        let text = chesmayne::write(&line.played(), &options).expect("a game of Shatranj");
        let letters: Vec<char> = text.chars().collect();
        let at = usize::from(at) % (letters.len() + 1);
        let head: String = letters[..at].iter().collect();
        let tail: String = letters[at..].iter().skip(less).collect();
        let damaged = format!("{head}{rubbish}{tail}");
        let lines: Vec<&str> = damaged.split('\n').collect();
        for record in chesmayne::read(&damaged, &chesmayne::ReadOptions::default()) {
            for fault in &record.faults {
                prop_assert!((1..=lines.len()).contains(&fault.line), "{:?}", fault);
                let width = lines[fault.line - 1].chars().count();
                prop_assert!((1..=width + 1).contains(&fault.column), "{:?}", fault);
            }
        }
    }
}

/// The rings as the rules print them: ring k (D=1 … A=4), lo=k, hi=9−k, n=hi−lo, i=number−1.
#[test]
fn acentric_squares_follow_the_formula() {
    let mut seen = 0;
    for (ring, k) in [('D', 1), ('C', 2), ('B', 3), ('A', 4)] {
        let (lo, hi) = (k, 9 - k);
        let n = hi - lo;
        for i in 0..4 * n {
            let (file, rank): (i32, i32) = if i <= n {
                (lo + i, lo)
            } else if i <= 2 * n {
                (hi, lo + i - n)
            } else if i <= 3 * n {
                (hi - (i - 2 * n), hi)
            } else {
                (lo, hi - (i - 3 * n))
            };
            let square: Square = Size::EIGHT
                .square(file as u8 - 1, rank as u8 - 1)
                .expect("a square of the board");
            let name = format!("{ring}{:02}", i + 1);
            assert_eq!(chesmayne::acentric(square), name);
            assert_eq!(chesmayne::parse_acentric(&name), Some(square));
            seen += 1;
        }
    }
    assert_eq!(seen, 64);
}
