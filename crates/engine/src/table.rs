//! The transposition table: what was found out about positions met before.
//!
//! Keys hold the series, so a position whose mate would be niol never takes the word of one
//! whose mate would win.

use shatar_rules::{Board, Move, Position, Role, Square};

use crate::score::{PROVEN, Value};

/// What a stored value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Bound {
    /// Nothing: only move and evaluation are stored.
    None = 0,
    /// The true value is at most this.
    Upper = 1,
    /// The true value is at least this.
    Lower = 2,
    /// It is the true value.
    Exact = 3,
}

/// A move in 16 bits: two squares, and two bits for the promotion. Whether it promotes at all
/// is seen from the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct PackedMove(u16);

const PROMOTIONS: [Role; 4] = [Role::Bers, Role::Rook, Role::Camel, Role::Horse];

impl PackedMove {
    fn pack(mv: Option<Move>) -> PackedMove {
        let Some(mv) = mv else {
            return PackedMove(0);
        };
        let promotion = mv
            .promotion
            .and_then(|role| PROMOTIONS.iter().position(|&known| known == role))
            .unwrap_or(0);
        PackedMove(mv.from.index() as u16 | (mv.to.index() as u16) << 7 | (promotion as u16) << 14)
    }

    /// The move in a position, which need not be legal there. Zero is a1a1: no move.
    fn unpack<B: Board>(self, position: &Position<B>) -> Option<Move> {
        let from = (self.0 & 0x7f) as u8;
        let to = (self.0 >> 7 & 0x7f) as u8;
        let squares = B::SIDE * B::SIDE;
        if self.0 == 0 || from >= squares || to >= squares {
            return None;
        }
        let (from, to) = (Square::new(from), Square::new(to));
        let rank = B::rank(to);
        let pawn = position
            .man_at(from)
            .is_some_and(|man| man.role() == Role::Pawn);
        if pawn && (rank == 0 || rank == B::SIDE - 1) {
            let role = PROMOTIONS[usize::from(self.0 >> 14)];
            Some(Move::promoting(from, to, role))
        } else {
            Some(Move::new(from, to))
        }
    }
}

/// What the table knows about a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// The best move, if one is known; not yet seen to be legal.
    pub(crate) mv: Option<Move>,
    /// The value, counted from the position asked about.
    pub(crate) value: Value,
    /// The static evaluation, if there was one.
    pub(crate) evaluation: Option<Value>,
    /// Plies searched below.
    pub(crate) depth: i32,
    /// What the value says.
    pub(crate) bound: Bound,
}

impl Known {
    /// Whether the value tells more than a static evaluation of the same position.
    pub(crate) fn is_better_than(&self, evaluation: Value) -> bool {
        self.value.abs() < PROVEN
            && match self.bound {
                Bound::None => false,
                Bound::Upper => self.value < evaluation,
                Bound::Lower => self.value > evaluation,
                Bound::Exact => true,
            }
    }
}

#[derive(Clone, Copy, Default, Debug)]
struct Entry {
    check: u32,
    mv: PackedMove,
    value: i16,
    evaluation: i16,
    depth: i8,
    /// Two bits of bound, six of age.
    state: u8,
}

const NO_EVALUATION: i16 = i16::MIN;
const ENTRIES: usize = 5;

#[derive(Clone, Copy, Default, Debug)]
#[repr(align(64))]
struct Bucket([Entry; ENTRIES]);

/// A table of a fixed size.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    buckets: Vec<Bucket>,
    age: u8,
}

/// Least and most megabytes of a table.
pub(crate) const SIZES_MB: core::ops::RangeInclusive<usize> = 1..=1024;

impl TranspositionTable {
    /// A table of so many megabytes, within [`SIZES_MB`].
    pub(crate) fn new(megabytes: usize) -> TranspositionTable {
        let megabytes = megabytes.clamp(*SIZES_MB.start(), *SIZES_MB.end());
        let count = (megabytes << 20) / size_of::<Bucket>();
        TranspositionTable {
            buckets: vec![Bucket::default(); count],
            age: 1,
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.buckets.fill(Bucket::default());
        self.age = 1;
    }

    /// Begins a new search: what is older is replaced first.
    pub(crate) fn grow_older(&mut self) {
        // 1 to 63: the state of a used entry is never zero.
        self.age = self.age % 63 + 1;
    }

    #[inline]
    fn index(&self, key: u64) -> usize {
        (((key >> 32) * self.buckets.len() as u64) >> 32) as usize
    }

    /// What is known about a position that stands `ply` plies below the root.
    #[inline]
    pub(crate) fn probe<B: Board>(&self, position: &Position<B>, ply: usize) -> Option<Known> {
        let key = position.key();
        let check = key as u32;
        let bucket = &self.buckets[self.index(key)];
        let entry = bucket
            .0
            .iter()
            .find(|entry| entry.check == check && entry.state != 0)?;
        let bound = match entry.state & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => Bound::None,
        };
        let value = Value::from(entry.value);
        let from_here = if value >= PROVEN {
            value - ply as Value
        } else if value <= -PROVEN {
            value + ply as Value
        } else {
            value
        };
        Some(Known {
            mv: entry.mv.unpack(position),
            value: from_here,
            evaluation: (entry.evaluation != NO_EVALUATION)
                .then_some(Value::from(entry.evaluation)),
            depth: i32::from(entry.depth),
            bound,
        })
    }

    /// Stores what was found out about a position `ply` plies below the root.
    pub(crate) fn store(&mut self, key: u64, known: &Known, ply: usize) {
        let check = key as u32;
        let index = self.index(key);
        let age = self.age;
        let staleness = |entry: &Entry| i32::from((age + 63 - (entry.state >> 2)) % 63);
        let bucket = &mut self.buckets[index].0;
        let slot = bucket
            .iter()
            .position(|entry| entry.check == check && entry.state != 0)
            .unwrap_or_else(|| {
                (0..ENTRIES)
                    .min_by_key(|&slot| {
                        let entry = &bucket[slot];
                        if entry.state == 0 {
                            i32::MIN
                        } else {
                            i32::from(entry.depth) - 8 * staleness(entry)
                        }
                    })
                    .unwrap_or(0)
            });
        let old = bucket[slot];
        let same = old.check == check && old.state != 0;
        // A shallower finding does not push out a deeper one about the same position, unless
        // that one is old.
        let keep = same
            && known.bound != Bound::Exact
            && known.depth + 4 < i32::from(old.depth)
            && staleness(&old) == 0;
        if keep {
            return;
        }
        let value = if known.value >= PROVEN {
            known.value + ply as Value
        } else if known.value <= -PROVEN {
            known.value - ply as Value
        } else {
            known.value
        };
        let mv = if known.mv.is_none() && same {
            old.mv
        } else {
            PackedMove::pack(known.mv)
        };
        bucket[slot] = Entry {
            check,
            mv,
            value: value as i16,
            evaluation: known
                .evaluation
                .map_or(NO_EVALUATION, |evaluation| evaluation as i16),
            depth: known.depth.clamp(-8, 127) as i8,
            state: age << 2 | known.bound as u8,
        };
    }

    /// How full the table is of this search's findings, in thousandths.
    pub(crate) fn permille(&self) -> u16 {
        let sample = &self.buckets[..self.buckets.len().min(200)];
        let used = sample
            .iter()
            .flat_map(|bucket| &bucket.0)
            .filter(|entry| entry.state != 0 && entry.state >> 2 == self.age)
            .count();
        (used * 1000 / (sample.len() * ENTRIES)) as u16
    }
}
