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
        self.over(row, |writer| game.tell(seat, writer));
    }

    /// Writes over a row from its start to its end.
    #[inline(always)]
    fn over(&mut self, row: &mut [f32], tell: impl FnOnce(&mut Writer<Brush<'_>>)) {
        let length = row.len();
        let mut writer = Writer::new(Brush { row, parts: &mut self.parts, next: 0 });
        tell(&mut writer);
        let told = writer.finish(length).next;
        // A part that was not told this time has been written over.
        self.parts.truncate(told);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// What stands in a row after a part was told, with what it would be written from.
    fn after(standing: &mut Standing, row: &mut [f32; 4], key: u128, number: u8) -> [f32; 4] {
        standing.over(row, |writer| {
            writer.put(9u8, 1.0);
            writer.part(3, key, |writer| writer.all([number; 2], 1.0));
            writer.put(key as u8, 1.0);
        });
        *row
    }

    #[test]
    fn a_part_that_stands_there_is_left_alone() {
        let (mut standing, mut row) = (Standing::default(), [7.0; 4]);
        assert_eq!(after(&mut standing, &mut row, 1, 5), [9.0, 5.0, 5.0, 1.0]);
        assert_eq!(after(&mut standing, &mut row, 1, 6), [9.0, 5.0, 5.0, 1.0]);
        assert_eq!(after(&mut standing, &mut row, 2, 6), [9.0, 6.0, 6.0, 2.0]);
        standing.forget();
        assert_eq!(after(&mut standing, &mut row, 2, 8), [9.0, 8.0, 8.0, 2.0]);
    }

    #[test]
    fn a_part_does_not_stand_where_something_else_was_written() {
        let (mut standing, mut row) = (Standing::default(), [7.0; 4]);
        after(&mut standing, &mut row, 1, 5);
        standing.over(&mut row, |writer| writer.skip(4));
        assert_eq!(after(&mut standing, &mut row, 1, 6), [9.0, 6.0, 6.0, 1.0]);
        standing.over(&mut row, |writer| {
            writer.part(3, 1u8, |writer| writer.all([4u8; 2], 1.0));
            writer.skip(2);
        });
        assert_eq!(row, [4.0, 4.0, 0.0, 0.0], "nor elsewhere");
    }
}
