//! Random games: there and back, with one slip, and with many.

use shatar_rules::chesmayne::{ReadOptions, WriteOptions, acentric, looks_like, read, write, xy};
use shatar_rules::{Color, FirstToMove, Game, Rules, ShatranjRules, Square, Variant};

use crate::common::{Chance, play_on, random_game};
use crate::{faults, plain};

const SEATS: [Option<Color>; 3] = [None, Some(Color::White), Some(Color::Black)];

fn presets() -> impl Iterator<Item = Rules> {
    let presets = Rules::presets(Variant::Shatranj).iter();
    presets.map(|preset| preset.rules)
}

fn there_and_back(game: &Game, seat: Option<Color>) {
    let text = write(game, &WriteOptions { side_a: seat }).unwrap();
    assert!(looks_like(&text), "{text}");
    let record = plain(&text);
    assert_eq!(faults(&record), [], "{text}");
    assert_eq!(&record.game, game, "{text}");
    assert_eq!(record.side_a, seat.unwrap_or(game.start().turn()));
    let result = game.outcome().map_or("*", shatar_rules::Outcome::result);
    assert_eq!(record.result, result);
}

#[test]
fn there_and_back_under_every_preset_from_both_sides() {
    let mut chance = Chance(8);
    let (mut plies, mut ends) = (0, 0);
    for rules in presets() {
        for index in 0..24 {
            let mut rules = rules;
            if index % 2 == 1 {
                rules.set("first_to_move", "black").unwrap();
            }
            let game = random_game(rules, 400, &mut chance);
            plies += game.moves().len();
            ends += usize::from(game.outcome().is_some());
            for seat in SEATS {
                there_and_back(&game, seat);
            }
        }
    }
    assert!(plies > 10_000 && ends > 20, "{plies} plies, {ends} ends");
}

/// Few men with little room, so that kings are stalemated and pawns become Advisers.
fn cramped_start(chance: &mut Chance) -> Option<Game> {
    let mut board = [' '; 64];
    let rook_file = 1 + chance.below(2);
    board[[0, 56][chance.below(2)]] = 'K';
    board[[0, 56, 16][chance.below(3)] + rook_file] = 'r';
    board[[8, 48, 32][chance.below(3)] + chance.below(8)] = 'r';
    board[16 + chance.below(32)] = 'k';
    for _ in 0..3 {
        let square = 16 + chance.below(32);
        if square < 48 && board[square] == ' ' && board[square + 8] == ' ' {
            (board[square], board[square + 8]) = ('P', 'p');
        }
    }
    let ranks: Vec<String> = board
        .chunks(8)
        .rev()
        .map(|rank| {
            // FEN counts neighbouring empty squares in one number.
            let mut text: String = rank.iter().collect();
            for empty in (1..=8).rev() {
                text = text.replace(&" ".repeat(empty), &empty.to_string());
            }
            text
        })
        .collect();
    let rules = Rules::Shatranj(ShatranjRules::TRANSPOSITION);
    Game::from_fen(rules, &format!("{} w - - 0 1", ranks.join("/"))).ok()
}

#[test]
fn there_and_back_with_transpositions_and_promotions() {
    let mut chance = Chance(44);
    let (mut swaps, mut promotions) = (0, 0);
    for _ in 0..4000 {
        let Some(mut game) = cramped_start(&mut chance) else {
            continue;
        };
        play_on(&mut game, 60, &mut chance);
        let pairs = game.positions().iter().zip(game.moves());
        swaps += pairs
            .filter(|(position, mv)| position.is_transposition(**mv))
            .count();
        promotions += game
            .moves()
            .iter()
            .filter(|mv| mv.promotion.is_some())
            .count();
        there_and_back(&game, SEATS[chance.below(3)]);
    }
    assert!(
        swaps > 50 && promotions > 50,
        "{swaps} swaps, {promotions} promotions"
    );
}

/// Puts one slip into one column of a line.
fn slip(line: &str, chance: &mut Chance) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    let which = 1 + chance.below(2);
    let word = words[which];
    let (name, rest) = word.split_once('-').unwrap();
    let sign = rest.find(['/', '*', '~']).unwrap();
    let (from, to) = (&rest[..sign], &rest[sign + 1..sign + 4]);
    let other = Square::new(chance.below(64) as u8);
    let other = if which == 1 {
        xy(other)
    } else {
        acentric(other)
    };
    let names = ["BQ1", "BQ5", "KT2", "RO1", "EL1", "AD1", "KI", "GQ7"];
    let changed = match chance.below(5) {
        0 => word.replacen(from, &other, 1),
        1 => format!("{name}-{}{other}{}", &rest[..=sign], &rest[sign + 4..]),
        2 => word.replacen(name, names[chance.below(names.len())], 1),
        3 => word.replacen(to, &to[..2], 1),
        _ => word.replacen('-', " ", 1),
    };
    let mut words = words;
    words[which] = &changed;
    words.join(" ")
}

#[test]
fn one_slip_is_named_and_never_makes_another_game() {
    let mut chance = Chance(1993);
    let (mut tried, mut mended) = (0, 0);
    for _ in 0..60 {
        let game = random_game(Rules::default_for(Variant::Shatranj), 80, &mut chance);
        let text = write(&game, &WriteOptions::default()).unwrap();
        for _ in 0..20 {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            // The header and the ending stay whole.
            let number = lines.len() - 2 - chance.below(game.moves().len() - 1);
            let changed = slip(&lines[number], &mut chance);
            if changed == lines[number] {
                continue;
            }
            lines[number] = changed;
            let text = lines.join("\n");
            let record = plain(&text);
            let first = faults(&record)[0];
            assert_eq!(first.1, number + 1, "{first:?} {text}");
            tried += 1;
            if record.game == game {
                mended += 1;
            } else {
                // It may stop there, but it must not go astray.
                assert!(record.unplayed > 0, "{first:?} {text}");
                let kept = record.game.moves();
                assert_eq!(kept, &game.moves()[..kept.len()], "{text}");
            }
        }
    }
    assert!(
        tried > 1000 && mended * 100 > tried * 95,
        "{mended} of {tried}"
    );
}

#[test]
fn many_slips_never_panic() {
    let mut chance = Chance(7);
    let letters: Vec<char> = "ABCDEFGHKIQROTLX0123456789-/*~+=: \t\n\r\u{a0}é😀?"
        .chars()
        .collect();
    let rules = Rules::Shatranj(ShatranjRules {
        first_to_move: FirstToMove::Black,
        ..ShatranjRules::TRANSPOSITION
    });
    let mut records = 0;
    for _ in 0..400 {
        let game = random_game(rules, 40, &mut chance);
        let text = write(&game, &WriteOptions::default()).unwrap();
        let mut text: Vec<char> = text.chars().collect();
        for _ in 0..1 + chance.below(60) {
            let at = chance.below(text.len());
            let letter = letters[chance.below(letters.len())];
            match chance.below(3) {
                0 => text[at] = letter,
                1 => text.insert(at, letter),
                _ => drop(text.remove(at)),
            }
        }
        let text: String = text.into_iter().collect();
        for record in read(&text, &ReadOptions::default()) {
            records += 1;
            for fault in &record.faults {
                let line = text.split('\n').nth(fault.line - 1).unwrap();
                let rest: String = line.chars().skip(fault.column - 1).collect();
                assert!(rest.starts_with(&fault.token), "{fault} in {line}");
                assert!(!fault.to_string().is_empty());
            }
        }
    }
    assert!(records >= 400);
}
