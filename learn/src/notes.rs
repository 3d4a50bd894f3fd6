//! What seats know, without the zeros: of thousands of numbers one or two hundred are not zero.

use kernel::observe::{Paper, Writer};
use kernel::{Game, Seat};

/// The numbers of some games that are not zero, one game after the other, with their places.
pub(crate) struct Notes<'a> {
    indices: &'a mut [i32],
    values: &'a mut [f32],
    written: usize,
    /// Where the numbers of each game end.
    ends: &'a mut [i64],
}

/// What one seat knows: the numbers that are not zero, and their places, ascending.
#[derive(Clone, Copy, Default)]
pub(crate) struct Known<'a> {
    pub(crate) indices: &'a [i32],
    pub(crate) values: &'a [f32],
}

impl<'a> Notes<'a> {
    /// For games whose numbers end where `ends` will say. There is room for a whole observation of
    /// each.
    pub(crate) fn new(
        indices: &'a mut [i32],
        values: &'a mut [f32],
        ends: &'a mut [i64],
    ) -> Notes<'a> {
        Notes { indices, values, written: 0, ends }
    }

    /// Notes what `seat` knows in the n-th game, nothing if it is over.
    #[inline]
    pub(crate) fn add<G: Game>(&mut self, nth: usize, game: &G, seat: Option<Seat>) {
        let first = self.written;
        self.written = first + seat.map_or(0, |seat| self.write(first, game, seat));
        self.ends[nth] = self.written as i64;
    }

    /// Writes what `seat` knows; says how many numbers that are.
    #[inline]
    fn write<G: Game>(&mut self, first: usize, game: &G, seat: Seat) -> usize {
        let length = G::INFO.observation;
        let (indices, values) = (&mut self.indices[first..], &mut self.values[first..]);
        let pen =
            Pen { indices: &mut indices[..length], values: &mut values[..length], written: 0 };
        let mut writer = Writer::new(pen);
        game.tell(seat, &mut writer);
        writer.finish(length).written
    }
}

/// Writes every number behind the last one that is not zero. Asking first which numbers are zero costs
/// more than writing them, since nothing foretells the answers: what need not stay is written over.
struct Pen<'a> {
    indices: &'a mut [i32],
    values: &'a mut [f32],
    written: usize,
}

impl Paper for Pen<'_> {
    #[inline(always)]
    fn put(&mut self, at: usize, number: f32) {
        self.indices[self.written] = at as i32;
        self.values[self.written] = number;
        self.written += usize::from(number != 0.0);
    }

    #[inline(always)]
    fn skip(&mut self, _at: usize, _count: usize) {}

    #[inline(always)]
    fn run(&mut self, at: usize, numbers: impl ExactSizeIterator<Item = f32>) {
        let indices = &mut self.indices[self.written..][..numbers.len()];
        let values = &mut self.values[self.written..][..numbers.len()];
        let mut written = 0;
        for (at, number) in (at as i32..).zip(numbers) {
            indices[written] = at;
            values[written] = number;
            written += usize::from(number != 0.0);
        }
        self.written += written;
    }
}

/// Room of one's own for notes. What all threads note lies far apart, or they would wait for one
/// another's cache at every number.
#[derive(Default)]
pub(crate) struct Desk {
    indices: Vec<i32>,
    values: Vec<f32>,
}

impl Desk {
    /// Room for so many numbers.
    pub(crate) fn notes<'a>(&'a mut self, most: usize, ends: &'a mut [i64]) -> Notes<'a> {
        if self.indices.len() < most {
            (self.indices, self.values) = (vec![0; most], vec![0.0; most]);
        }
        Notes::new(&mut self.indices, &mut self.values, ends)
    }

    /// The first numbers that were noted.
    pub(crate) fn noted(&self, count: usize) -> Known<'_> {
        Known { indices: &self.indices[..count], values: &self.values[..count] }
    }
}
