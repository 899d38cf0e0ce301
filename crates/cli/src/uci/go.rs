//! What follows `go`.

use shatar_engine::{ClockTime, Limits};
use shatar_rules::{Color, Game, Move, uci};

use super::short;

/// A search as it was asked for.
#[derive(Debug)]
pub(super) struct Go {
    /// When to end it.
    pub(super) limits: Limits,
    /// Think on the opponent's time: the limits hold from `ponderhit` on.
    pub(super) ponder: bool,
    /// The only moves to look at; empty: all.
    pub(super) only: Vec<Move>,
    /// Not a search: count moves to this depth.
    pub(super) perft: Option<u32>,
}

/// The words that begin something new, and so end a list of moves.
const WORDS: [&str; 13] = [
    "searchmoves",
    "ponder",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "infinite",
    "perft",
];

/// Clocks as they come in, White's and Black's.
#[derive(Default)]
struct Clocks {
    remaining: [Option<u64>; 2],
    increment: [u64; 2],
    moves_to_go: Option<u32>,
}

impl Go {
    /// Reads what follows `go`. Unknown words are an error: a misspelt limit would be none.
    ///
    /// # Errors
    /// A sentence.
    pub(super) fn read(words: &str, game: &Game) -> Result<Go, String> {
        let mut go = Go {
            limits: Limits::default(),
            ponder: false,
            only: Vec::new(),
            perft: None,
        };
        let mut clocks = Clocks::default();
        let mut words = words.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let mut number = || number(word, words.next());
            match word {
                "ponder" => go.ponder = true,
                "infinite" => go.limits.infinite = true,
                "depth" => go.limits.depth = Some(small(number()?)),
                "nodes" => go.limits.nodes = Some(number()?),
                "movetime" => go.limits.movetime_ms = Some(number()?),
                // A mate in n moves is 2n-1 plies deep.
                "mate" => {
                    let plies = number()?.saturating_mul(2).saturating_sub(1);
                    go.limits.depth = Some(small(plies));
                }
                "perft" => go.perft = Some(small(number()?)),
                "wtime" => clocks.remaining[0] = Some(number()?),
                "btime" => clocks.remaining[1] = Some(number()?),
                "winc" => clocks.increment[0] = number()?,
                "binc" => clocks.increment[1] = number()?,
                "movestogo" => clocks.moves_to_go = Some(small(number()?)).filter(|&n| n > 0),
                "searchmoves" => {
                    while let Some(text) = words.next_if(|word| !WORDS.contains(word)) {
                        let mv = uci::parse(game.position(), text);
                        go.only.push(mv.map_err(|error| error.to_string())?);
                    }
                }
                _ => return Err(format!("go does not know \"{}\"", short(word))),
            }
        }
        go.limits.clock = clocks.of(game.position().turn());
        Ok(go)
    }
}

impl Clocks {
    fn of(&self, color: Color) -> Option<ClockTime> {
        Some(ClockTime {
            remaining_ms: self.remaining[color.index()]?,
            increment_ms: self.increment[color.index()],
            moves_to_go: self.moves_to_go,
        })
    }
}

/// A number; programs whose clock has run out send negative ones, which count as 0.
fn number(name: &str, word: Option<&str>) -> Result<u64, String> {
    let wrong = || {
        format!(
            "go {name} expects a number, not \"{}\"",
            short(word.unwrap_or_default())
        )
    };
    let number: i64 = word.ok_or_else(wrong)?.parse().map_err(|_| wrong())?;
    Ok(u64::try_from(number).unwrap_or(0))
}

fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::Go;
    use shatar_rules::{Game, Rules, Variant};

    fn read(words: &str) -> Result<Go, String> {
        Go::read(words, &Game::new(Rules::default_for(Variant::Shatranj)))
    }

    #[test]
    fn clocks_are_those_of_the_side_to_move() {
        let go = read("wtime 60000 btime 50 winc 1000 movestogo 20").expect("words of go");
        let clock = go.limits.clock.expect("a clock");
        assert_eq!(
            (clock.remaining_ms, clock.increment_ms, clock.moves_to_go),
            (60_000, 1000, Some(20))
        );
        assert!(
            read("btime 50")
                .expect("words of go")
                .limits
                .clock
                .is_none()
        );
        let late = read("wtime -20 btime 50 movestogo 0").expect("words of go");
        assert_eq!(
            late.limits
                .clock
                .map(|clock| (clock.remaining_ms, clock.moves_to_go)),
            Some((0, None))
        );
    }

    #[test]
    fn lists_of_moves_end_at_the_next_word() {
        let go = read("searchmoves a2a3 b1c3 depth 4").expect("words of go");
        assert_eq!((go.only.len(), go.limits.depth), (2, Some(4)));
    }

    #[test]
    fn what_is_misspelt_is_refused() {
        for words in [
            "dept 4",
            "depth",
            "depth x",
            "nodes 99999999999999999999",
            "searchmoves a1a8",
            "wtime",
        ] {
            assert!(read(words).is_err(), "{words}");
        }
    }
}
