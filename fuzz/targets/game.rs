//! Games: each byte chooses one of the legal moves, 255 takes one back.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shatar_fuzz::rules_and_text;
use shatar_rules::{Game, fen, san, uci};

fuzz_target!(|data: &[u8]| {
    let Some((rules, _)) = rules_and_text(&data[..data.len().min(1)]) else {
        return;
    };
    let mut game = Game::new(rules);
    for &byte in &data[1..] {
        let before = *game.position();
        if byte == 255 {
            game.undo();
            continue;
        }
        let legal = game.legal_moves();
        assert_eq!(legal.is_empty(), game.outcome().is_some());
        if legal.is_empty() {
            break;
        }
        let mv = legal[usize::from(byte) % legal.len()];
        let text = san::write(&before, mv);
        assert_eq!(san::parse(&before, &text), Ok(mv), "{text}");
        let text = uci::write(mv, before.size(), before.variant());
        assert_eq!(uci::parse(&before, &text), Ok(mv));
        game.play(mv).expect("the move is legal");
        let text = fen::write(game.position());
        assert_eq!(
            fen::parse(&text, &rules).as_ref(),
            Ok(game.position()),
            "{text}"
        );
        game.undo();
        assert_eq!(*game.position(), before);
        game.play(mv).expect("the move is still legal");
    }
});
