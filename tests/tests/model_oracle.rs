//! The slow model against Fairy-Stockfish, so that the model itself is known to be right where
//! somebody else's program can say so.

use std::collections::BTreeMap;

use shatar_tests::games::{Taste, choose, random_start};
use shatar_tests::model::{Model, ModelRules};
use shatar_tests::oracle::Oracle;
use shatar_tests::rng::Rng;

#[test]
fn probe() {
    let mut oracle = Oracle::start().unwrap();
    let plies_wanted: usize = std::env::var("PLIES").map_or(20_000, |t| t.parse().unwrap());
    for game in ["shatar", "shatranj"] {
        let rules = ModelRules::preset(game, "fairy-stockfish").unwrap();
        let mut plies = 0;
        let mut diffs = 0;
        let mut reasons: BTreeMap<String, u32> = BTreeMap::new();
        let mut rng = Rng::new(1);
        while plies < plies_wanted {
            let fen = if rng.chance(30) {
                rules.start_fen()
            } else {
                random_start(&rules, &mut rng)
            };
            let mut model = Model::from_fen(&rules, &fen).unwrap();
            let taste = Taste::random(&mut rng);
            let mut moves = Vec::new();
            let mut states = Vec::new();
            loop {
                let legal = model.legal();
                states.push((
                    legal.clone(),
                    model.checks(),
                    model.outcome(),
                    model.fen(),
                    model.series(),
                ));
                let Some(uci) = choose(&model, &legal, taste, &mut rng) else {
                    break;
                };
                model.play(&uci).unwrap();
                moves.push(uci);
                if moves.len() > 400 {
                    break;
                }
            }
            if let Some((r, why)) = model.outcome() {
                *reasons.entry(format!("{r} {why}")).or_default() += 1;
            }
            let answers = match oracle.replay(game, &fen, &moves) {
                Ok(a) => a,
                Err(e) => {
                    println!("ERR {game} {fen} {moves:?} {e}");
                    diffs += 1;
                    continue;
                }
            };
            for (i, (state, answer)) in states.iter().zip(&answers).enumerate() {
                plies += 1;
                let (legal, checks, outcome, fen_now, series) = state;
                let over = outcome.as_ref().map(|o| o.1.as_str());
                let ok = match over {
                    Some("repetition" | "move_limit") => {
                        answer.result.is_none() && answer.claim.as_deref() == Some("1/2-1/2")
                    }
                    Some(_) => {
                        answer.legal.is_empty()
                            && answer.result == outcome.as_ref().map(|o| o.0.clone())
                    }
                    None => {
                        *legal == answer.legal && answer.claim.is_none() && answer.result.is_none()
                    }
                } && (!checks.is_empty()) == answer.check
                    && *fen_now == answer.fen;
                if !ok {
                    diffs += 1;
                    if diffs < 15 {
                        println!(
                            "DIFF {game} root {fen} moves {} \n  ours {legal:?} {checks:?} {outcome:?} {fen_now} {series:?}\n  fsf  {answer:?}",
                            moves[..i].join(" ")
                        );
                    }
                }
            }
        }
        println!("{game}: {plies} plies, {diffs} differences, {reasons:?}");
    }
}
