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
    /// Room for those of one game.
    draft: &'a mut [Noted],
}

/// A number and its place, the place in the lower half: many are moved at once with one addition each.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Noted(u64);

impl Noted {
    #[inline(always)]
    pub(crate) fn new(place: usize, number: f32) -> Noted {
        Noted(u64::from(number.to_bits()) << 32 | place as u64)
    }

    #[inline(always)]
    fn place(self) -> i32 {
        self.0 as i32
    }

    #[inline(always)]
    fn number(self) -> f32 {
        f32::from_bits((self.0 >> 32) as u32)
    }

    /// The same number so many places further on.
    #[inline(always)]
    fn further(self, places: usize) -> Noted {
        Noted(self.0.wrapping_add(places as u64))
    }

    /// The same number so many places before.
    #[inline(always)]
    pub(crate) fn nearer(self, places: usize) -> Noted {
        Noted(self.0.wrapping_sub(places as u64))
    }
}

/// What one seat knows: the numbers that are not zero, and their places, ascending.
#[derive(Clone, Copy, Default)]
pub(crate) struct Known<'a> {
    pub(crate) indices: &'a [i32],
    pub(crate) values: &'a [f32],
}

impl<'a> Notes<'a> {
    /// For games whose numbers end where `ends` will say. There is room for a whole observation of
    /// each, and in the draft for one.
    pub(crate) fn new(
        indices: &'a mut [i32],
        values: &'a mut [f32],
        ends: &'a mut [i64],
        draft: &'a mut [Noted],
    ) -> Notes<'a> {
        Notes { indices, values, written: 0, ends, draft }
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
            let count = write(game, seat, memory, self.draft);
            self.copy(count);
        }
        self.ends[nth] = self.written as i64;
    }

    /// Puts the first numbers of the draft behind what was written.
    #[inline]
    fn copy(&mut self, count: usize) {
        let indices = self.indices[self.written..][..count].iter_mut();
        let values = &mut self.values[self.written..][..count];
        for ((index, value), noted) in indices.zip(values).zip(&self.draft[..count]) {
            (*index, *value) = (noted.place(), noted.number());
        }
        self.written += count;
    }
}

/// Writes what `seat` knows; says how many numbers that are.
#[inline]
fn write<G: Game>(game: &G, seat: Seat, memory: &mut Memory, draft: &mut [Noted]) -> usize {
    let draft = &mut draft[..G::INFO.observation];
    let mut writer = Writer::new(Pen { draft, memory, written: 0, begun: 0 });
    game.tell(seat, &mut writer);
    writer.finish(G::INFO.observation).written
}

/// Writes every number behind the last one that is not zero. Asking first which numbers are zero costs
/// more than writing them, since nothing foretells the answers: what need not stay is written over.
struct Pen<'a> {
    draft: &'a mut [Noted],
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
        self.draft[self.written] = Noted::new(at, number);
        self.written += usize::from(stays(number));
    }

    #[inline(always)]
    fn skip(&mut self, _at: usize, _count: usize) {}

    #[inline(always)]
    fn run(&mut self, at: usize, numbers: impl ExactSizeIterator<Item = f32>) {
        let draft = &mut self.draft[self.written..][..numbers.len()];
        let mut written = 0;
        for (at, number) in (at..).zip(numbers) {
            draft[written] = Noted::new(at, number);
            written += usize::from(stays(number));
        }
        self.written += written;
    }

    #[inline(always)]
    fn recall(&mut self, at: usize, name: usize, key: u128) -> Option<usize> {
        self.begun = self.written;
        let (length, part) = self.memory.recall(name, key)?;
        let draft = &mut self.draft[self.written..][..part.len()];
        for (noted, kept) in draft.iter_mut().zip(part) {
            *noted = kept.further(at);
        }
        self.written += part.len();
        Some(length)
    }

    #[inline(always)]
    fn remember(&mut self, at: usize, name: usize, key: u128, length: usize) {
        let part = &self.draft[self.begun..self.written];
        self.memory.keep((name, key), (at, length), part);
    }
}

/// Room of one's own for notes. What all threads note lies far apart, or they would wait for one
/// another's cache at every number.
#[derive(Default)]
pub(crate) struct Desk {
    indices: Vec<i32>,
    values: Vec<f32>,
    draft: Vec<Noted>,
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
        self.draft.resize(length, Noted::default());
        let Some((indices, values)) = place else {
            let most = length * ends.len();
            if self.indices.len() < most {
                (self.indices, self.values) = (vec![0; most], vec![0.0; most]);
            }
            return Notes::new(&mut self.indices, &mut self.values, ends, &mut self.draft);
        };
        Notes::new(indices, values, ends, &mut self.draft)
    }

    /// The first numbers that were noted.
    pub(crate) fn noted(&self, count: usize) -> Known<'_> {
        Known { indices: &self.indices[..count], values: &self.values[..count] }
    }
}
