//! Observations with every number in its place, of which only what changes is written.

use kernel::observe::{Paper, Writer};
use kernel::{Game, Seat};

/// The parts that stand in a row, in their order.
#[derive(Default)]
pub(crate) struct Standing {
    parts: Vec<Part>,
}

/// A part, and what it was written from.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Part {
    key: u128,
    name: u32,
    at: u32,
    length: u32,
}

impl Standing {
    /// What stands there is of another game, or anything.
    pub(crate) fn forget(&mut self) {
        self.parts.clear();
    }

    /// Writes what `seat` knows, zeros if there is none. Parts that stand there are left alone.
    #[inline]
    pub(crate) fn write<G: Game>(&mut self, game: &G, seat: Option<Seat>, row: &mut [f32]) {
        let Some(seat) = seat else {
            self.forget();
            return row.fill(0.0);
        };
        let mut writer = Writer::new(Brush { row, parts: &mut self.parts, next: 0 });
        game.tell(seat, &mut writer);
        writer.finish(G::INFO.observation);
    }
}

/// Writes over a row in which something stands.
struct Brush<'a> {
    row: &'a mut [f32],
    parts: &'a mut Vec<Part>,
    /// The number of the next part.
    next: usize,
}

impl Paper for Brush<'_> {
    #[inline(always)]
    fn put(&mut self, at: usize, number: f32) {
        self.row.put(at, number);
    }

    #[inline(always)]
    fn skip(&mut self, at: usize, count: usize) {
        self.row.skip(at, count);
    }

    #[inline(always)]
    fn run(&mut self, at: usize, numbers: impl ExactSizeIterator<Item = f32>) {
        self.row.run(at, numbers);
    }

    #[inline(always)]
    fn counts(&mut self, at: usize, counts: &[u8], largest: f32) {
        self.row.counts(at, counts, largest);
    }

    #[inline(always)]
    fn recall(&mut self, at: usize, name: usize, key: u128) -> Option<usize> {
        let part = self.parts.get(self.next)?;
        if (part.key, part.name, part.at) != (key, name as u32, at as u32) {
            return None;
        }
        self.next += 1;
        Some(part.length as usize)
    }

    #[inline(always)]
    fn remember(&mut self, at: usize, name: usize, key: u128, length: usize) {
        let part = Part { key, name: name as u32, at: at as u32, length: length as u32 };
        match self.parts.get_mut(self.next) {
            Some(old) => *old = part,
            None => self.parts.push(part),
        }
        self.next += 1;
    }
}
