//! Properties that hold for every rule set, position and line of play.

use std::collections::BTreeMap;

use proptest::prelude::*;
use shatar_rules::{AnyPosition, Move, Role, Square, fen, packed, san, uci};
use shatar_tests::compare::Viewed;
use shatar_tests::fast::Fast;
use shatar_tests::games::Player;
use shatar_tests::line::{Line, any_line};
use shatar_tests::mirror::Mirror;

fn key_from_scratch(position: &AnyPosition) -> u64 {
    match position {
        AnyPosition::Eight(position) => position.key_from_scratch(),
        AnyPosition::Ten(position) => position.key_from_scratch(),
    }
}

/// What a key stands for: all of a FEN but the clocks and the number of checks in a series.
fn essence(position: &AnyPosition) -> String {
    let text = fen::write(position);
    let mut fields = text.split(' ');
    let mut kept: Vec<String> = fields.by_ref().take(4).map(str::to_owned).collect();
    let flags = [shatar_rules::Color::White, shatar_rules::Color::Black]
        .map(|color| position.mechanics().mate_earned && position.series(color).shak);
    kept.push(format!("{flags:?}"));
    let horses: Vec<&str> = fields
        .skip(2)
        .flat_map(|extra| extra.split(';'))
        .filter(|part| part.starts_with("h="))
        .collect();
    kept.push(horses.join(""));
    kept.join(" ")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Undoing brings back exactly what was there, to the last bit.
    #[test]
    fn undo_brings_back_the_game(line in any_line(80)) {
        let mut game = line.start();
        let mut before = vec![game.clone()];
        for pick in &line.picks {
            let Some(mv) = Line::choice(&game, *pick) else { break };
            game.play(mv).expect("a legal move");
            before.push(game.clone());
        }
        while let Some(expected) = before.pop() {
            prop_assert_eq!(&game, &expected);
            let undone = game.undo();
            prop_assert_eq!(undone, expected.moves().last().copied());
        }
    }

    /// A game packed for a link is the same game, and short: three signs a ply and one for a
    /// choice of promotion.
    #[test]
    fn packed_moves_are_the_same_game(line in any_line(120)) {
        let game = line.played();
        let text = packed::write(&game);
        prop_assert!(text.len() <= 4 * game.moves().len());
        let mut again = line.start();
        prop_assert_eq!(packed::play(&mut again, &text), Ok(()));
        prop_assert_eq!(again, game);
    }

    /// A copy that makes a move leaves the original alone, and is what the game then holds.
    #[test]
    fn after_is_what_play_makes(line in any_line(60)) {
        let game = line.played();
        for (index, mv) in game.moves().iter().enumerate() {
            let [before, next] = [index, index + 1].map(|at| game.positions()[at]);
            prop_assert_eq!(before.after(*mv), next);
            prop_assert_eq!(before, game.positions()[index]);
        }
    }

    /// The key kept up move by move is the key computed anew.
    #[test]
    fn key_is_the_key_from_scratch(line in any_line(120)) {
        for position in line.positions() {
            prop_assert_eq!(position.key(), key_from_scratch(&position), "{}", fen::write(&position));
        }
    }

    /// Two positions of a game have the same key exactly if they count as the same.
    #[test]
    fn keys_tell_positions_apart(line in any_line(160)) {
        let mut by_key = BTreeMap::new();
        let mut by_essence = BTreeMap::new();
        for position in line.positions() {
            let essence = essence(&position);
            let known = by_key.entry(position.key()).or_insert_with(|| essence.clone());
            prop_assert_eq!(&*known, &essence);
            let key = by_essence.entry(essence).or_insert(position.key());
            prop_assert_eq!(*key, position.key());
        }
    }

    /// The list of legal moves has no doubles, and `is_legal` agrees with it on every pair of squares.
    #[test]
    fn is_legal_agrees_with_the_list(line in any_line(60)) {
        let game = line.played();
        let position = game.position();
        let legal = position.legal_moves();
        let mut unique = legal.clone();
        unique.sort_unstable();
        unique.dedup();
        prop_assert_eq!(unique.len(), legal.len());
        let squares = position.size().squares() as u8;
        for (from, to) in (0..squares).flat_map(|from| (0..squares).map(move |to| (from, to))) {
            let [from, to] = [from, to].map(Square::new);
            let plain = Move::new(from, to);
            let promotions = Role::ALL.map(|role| Move::promoting(from, to, role));
            for mv in promotions.into_iter().chain([plain]) {
                prop_assert_eq!(position.is_legal(mv), unique.binary_search(&mv).is_ok(), "{:?}", mv);
            }
        }
    }

    /// Whole games mirror: legal moves, checks, series, outcomes.
    #[test]
    fn colours_mirror(line in any_line(80)) {
        let mirror = Mirror::of(&line.rules);
        // The first move of a game is White's by its number (corner cases 8 and 14), and so does
        // not mirror: the games here are past it.
        let fields: Vec<&str> = line.root.split(' ').take(5).collect();
        let root = format!("{} 10", fields.join(" "));
        let mut game = Fast::from_fen(&line.rules, &root).expect("a good FEN");
        let mut other = Fast::from_fen(&line.rules, &mirror.fen(&root, 10)).expect("its mirror image");
        for pick in std::iter::once(None).chain(line.picks.iter().map(Some)) {
            if let Some(pick) = pick {
                let Some(mv) = Line::choice(&game.0, *pick) else { break };
                let text = game.uci(mv);
                game.play(&text);
                other.play(&mirror.squares(&text));
            }
            let mut seen = other.view();
            let cut = seen.fen.rfind(' ').expect("six fields");
            seen.fen.replace_range(cut.., " 0");
            prop_assert_eq!(mirror.view(&game.view()), seen);
        }
    }

    /// FEN, with its seventh field where needed, says everything; six fields are written exactly
    /// if they say the same.
    #[test]
    fn fen_round_trip(line in any_line(60)) {
        let rules = line.fast_rules();
        for position in line.positions() {
            let text = fen::write(&position);
            let again = fen::parse(&text, &rules);
            prop_assert_eq!(again.as_ref(), Ok(&position), "{}", &text);
            prop_assert_eq!(fen::write(&again.expect("just compared")), text.clone());
            let plain = text.split(' ').take(6).collect::<Vec<_>>().join(" ");
            let same = fen::parse(&plain, &rules) == Ok(position);
            prop_assert_eq!(same, plain == text, "{}", &text);
        }
    }

    /// A move written in UCI is read back as the same move, and as no other legal one.
    #[test]
    fn uci_round_trip(line in any_line(60)) {
        let game = line.played();
        let position = game.position();
        let mut texts = std::collections::BTreeSet::new();
        for mv in position.legal_moves() {
            let text = uci::write(mv, position.size(), position.variant());
            prop_assert_eq!(uci::parse(position, &text), Ok(mv));
            prop_assert!(texts.insert(text));
        }
    }

    /// SAN is unique among the legal moves and is read back as the same move, with its marks for
    /// checks or without; `x` stands exactly in captures.
    #[test]
    fn san_round_trip(line in any_line(60)) {
        for position in line.positions() {
            let mut texts = std::collections::BTreeSet::new();
            for mv in position.legal_moves() {
                let text = san::write(&position, mv);
                prop_assert_eq!(san::parse(&position, &text), Ok(mv), "{} {}", fen::write(&position), &text);
                prop_assert_eq!(text.contains('x'), position.is_capture(mv), "{}", &text);
                let after = position.after(mv);
                prop_assert_eq!(text.contains(['+', '#']), after.in_check(), "{}", &text);
                let bare = text.trim_end_matches(['+', '#']);
                prop_assert_eq!(san::parse(&position, bare), Ok(mv), "{}", bare);
                prop_assert!(texts.insert(bare.to_owned()), "{} stands for two moves", bare);
            }
        }
    }

    /// No reader panics, whatever it is given.
    #[test]
    fn readers_do_not_panic(line in any_line(4), text in "\\PC{0,60}", cut in 0..80_usize) {
        let rules = line.fast_rules();
        let _ = fen::parse(&text, &rules);
        let _ = uci::parse(line.start().position(), &text);
        let _ = san::parse(line.start().position(), &text);
        // A FEN with a piece of it replaced by something else.
        let root: String = line.root.chars().take(cut).collect();
        let _ = fen::parse(&(root + &text), &rules);
    }
}
