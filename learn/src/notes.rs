//! What seats know, without the zeros: of thousands of numbers one or two hundred are not zero.

use kernel::observe::{Paper, Writer};
use kernel::{Game, Seat};

use crate::memory::Memory;

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
    pub(crate) fn add<G: Game>(
        &mut self,
        nth: usize,
        game: &G,
        seat: Option<Seat>,
        memory: &mut Memory,
    ) {
        if let Some(seat) = seat {
            let places = &mut self.indices[self.written..][..G::INFO.observation];
            let numbers = &mut self.values[self.written..][..G::INFO.observation];
            let mut writer = Writer::new(Pen { places, numbers, memory, written: 0, begun: 0 });
            game.tell(seat, &mut writer);
            self.written += writer.finish(G::INFO.observation).written;
        }
        self.ends[nth] = self.written as i64;
    }
}

/// Writes every number behind the last one that is not zero. Asking first which numbers are zero costs
/// more than writing them, since nothing foretells the answers: what need not stay is written over.
struct Pen<'a> {
    places: &'a mut [i32],
    numbers: &'a mut [f32],
    memory: &'a mut Memory,
    written: usize,
    /// How much was written before the part that is being written.
    begun: usize,
}

/// Whether a number stays. Minus zero does not.
#[inline(always)]
fn stays(number: f32) -> bool {
    number.to_bits() << 1 != 0
}

impl Paper for Pen<'_> {
    #[inline(always)]
    fn put(&mut self, at: usize, number: f32) {
        (self.places[self.written], self.numbers[self.written]) = (at as i32, number);
        self.written += usize::from(stays(number));
    }

    #[inline(always)]
    fn skip(&mut self, _at: usize, _count: usize) {}

    #[inline(always)]
    fn run(&mut self, at: usize, numbers: impl ExactSizeIterator<Item = f32>) {
        let places = &mut self.places[self.written..][..numbers.len()];
        let noted = &mut self.numbers[self.written..][..numbers.len()];
        let mut written = 0;
        for (at, number) in (at as i32..).zip(numbers) {
            (places[written], noted[written]) = (at, number);
            written += usize::from(stays(number));
        }
        self.written += written;
    }

    #[inline(always)]
    fn recall(&mut self, at: usize, name: usize, key: u128) -> Option<usize> {
        self.begun = self.written;
        let part = self.memory.recall(name, key)?;
        let count = part.offsets.len();
        let places = &mut self.places[self.written..][..count];
        for (place, offset) in places.iter_mut().zip(part.offsets) {
            *place = (at as i32).wrapping_add((*offset).into());
        }
        self.numbers[self.written..][..count].copy_from_slice(part.numbers);
        self.written += count;
        Some(part.length)
    }

    #[inline(always)]
    fn remember(&mut self, at: usize, name: usize, key: u128, length: usize) {
        let here = self.begun..self.written;
        let part = (&self.places[here.clone()], &self.numbers[here]);
        self.memory.keep((name, key), (at, length), part);
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
    /// Notes of games that end where `ends` will say, in their place, or if there is none, here. An
    /// observation has so many numbers.
    pub(crate) fn notes<'a>(
        &'a mut self,
        length: usize,
        ends: &'a mut [i64],
        place: Option<(&'a mut [i32], &'a mut [f32])>,
    ) -> Notes<'a> {
        let Some((indices, values)) = place else {
            let most = length * ends.len();
            if self.indices.len() < most {
                (self.indices, self.values) = (vec![0; most], vec![0.0; most]);
            }
            return Notes::new(&mut self.indices, &mut self.values, ends);
        };
        Notes::new(indices, values, ends)
    }

    /// The first numbers that were noted.
    pub(crate) fn noted(&self, count: usize) -> Known<'_> {
        Known { indices: &self.indices[..count], values: &self.values[..count] }
    }
}
