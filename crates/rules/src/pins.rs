//! Men that may not leave a line, because their king stands behind them.

use crate::bitboard::Bitboard;
use crate::board::{Board, between, bishop_attacks, distance, rook_attacks};
use crate::color::Color;
use crate::man::Role;
use crate::mechanics::CamelMoves;
use crate::position::Position;
use crate::rules::HiaCapture;
use crate::square::Square;

/// Men that may not leave a line, because the king stands behind them.
pub(crate) struct Pins<B: Board> {
    pinned: Bitboard<B>,
    /// The pinned man and where he may go; at most one in each of eight directions.
    lines: [(Square, Bitboard<B>); 8],
    count: usize,
}

impl<B: Board> Pins<B> {
    /// Notes a man that may not leave a line.
    #[inline]
    fn add(&mut self, man: Bitboard<B>, line: Bitboard<B>) {
        if let (Some(square), true) = (man.first(), self.count < self.lines.len()) {
            self.pinned |= man;
            self.lines[self.count] = (square, line);
            self.count += 1;
        }
    }

    #[inline]
    pub(crate) fn allowed(&self, man: Square) -> Bitboard<B> {
        if !self.pinned.contains(man) {
            return Bitboard::ALL;
        }
        self.lines[..self.count]
            .iter()
            .filter(|(pinned, _)| *pinned == man)
            .fold(Bitboard::ALL, |allowed, (_, line)| allowed & *line)
    }
}

impl<B: Board> Position<B> {
    /// Own men that stand alone between their king and an enemy whose path leads to him.
    pub(crate) fn pins(&self, king: Square) -> Pins<B> {
        let us = self.turn();
        let mechanics = self.mechanics();
        let mut pins = Pins {
            pinned: Bitboard::EMPTY,
            lines: [(king, Bitboard::EMPTY); 8],
            count: 0,
        };
        self.pins_by_hias(king, &mut pins);
        let snipers = self.snipers(king, !us);
        if snipers.is_empty() {
            return pins;
        }
        let zone = self.slow_zone(!us);
        let one_step = mechanics.rings.is_some_and(|rings| rings.one_step);
        for sniper in snipers {
            let path = between::<B>(sniper, king);
            let men = path & self.occupied();
            if men.is_empty() || men.several() || (men & self.side(us)).is_empty() {
                continue;
            }
            let slowed = (path & zone).any() || (one_step && zone.contains(sniper));
            let short = mechanics.camel == CamelMoves::BishopMax3
                && self.role(Role::Camel).contains(sniper)
                && distance::<B>(sniper, king) > 3;
            if slowed || short {
                continue;
            }
            pins.add(men, path | Bitboard::from(sniper));
        }
        pins
    }

    /// Men of a side that would slide to a king if nothing stood between.
    #[inline]
    pub(crate) fn snipers(&self, king: Square, by: Color) -> Bitboard<B> {
        let (straight, diagonal) = self.sliders(by);
        let nothing = Bitboard::EMPTY;
        (rook_attacks(king, nothing) & straight) | (bishop_attacks(king, nothing) & diagonal)
    }

    /// A Hia that captures as it moves pins the man between it and the king, two squares away.
    fn pins_by_hias(&self, king: Square, pins: &mut Pins<B>) {
        let mechanics = self.mechanics();
        if mechanics.hia_capture != HiaCapture::Full || mechanics.hia_never_checks {
            return;
        }
        let us = self.turn();
        for hia in self.men(!us, Role::Guard) {
            let path = between::<B>(hia, king);
            let man = path & self.side(us);
            if distance::<B>(hia, king) != 2 || man.is_empty() {
                continue;
            }
            if self
                .hia_reach(hia, !us, self.occupied() - man)
                .contains(king)
            {
                pins.add(man, path | Bitboard::from(hia));
            }
        }
    }
}
