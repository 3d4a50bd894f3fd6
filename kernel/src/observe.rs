//! Writing an observation: numbers for learners, one after the other.

mod layout;

pub use layout::{Part, Section, action_hash, layout_hash, length};

/// Fills an observation from its start to its end.
///
/// ```
/// use kernel::observe::Writer;
///
/// let mut out = [f32::NAN; 5];
/// let mut writer = Writer::new(&mut out[..]);
/// writer.put(3u8, 4.0);
/// writer.flag(true);
/// writer.one_of(Some(1), 2);
/// writer.skip(1);
/// writer.finish(5);
/// assert_eq!(out, [0.75, 1.0, 0.0, 1.0, 0.0]);
/// ```
pub struct Writer<P> {
    paper: P,
    at: usize,
}

/// What an observation is written on.
pub trait Paper {
    /// Writes a number.
    fn put(&mut self, at: usize, number: f32);
    /// Leaves places empty.
    fn skip(&mut self, at: usize, count: usize);
    /// Writes a run of numbers of known length.
    fn run(&mut self, at: usize, numbers: impl ExactSizeIterator<Item = f32>) {
        numbers.enumerate().for_each(|(offset, number)| self.put(at + offset, number));
    }
    /// Writes counts, each as a part of `largest`. Most are zero: eight of them are passed over at a
    /// glance.
    #[inline(always)]
    fn counts(&mut self, at: usize, counts: &[u8], largest: f32) {
        self.skip(at, counts.len());
        for (at, some) in (at..).step_by(EIGHT).zip(counts.chunks(EIGHT)) {
            if some.iter().fold(0, |any, count| any | count) != 0 {
                self.run(at, some.iter().map(|count| f32::from(*count) / largest));
            }
        }
    }
    /// Writes some of `count` numbers, each with its offset, ascending; the others are zero.
    #[inline(always)]
    fn some(&mut self, at: usize, count: usize, numbers: impl Iterator<Item = (usize, f32)>) {
        self.skip(at, count);
        numbers.for_each(|(offset, number)| self.put(at + offset, number));
    }
    /// Writes a part from memory, if it is remembered as it was written from an equal key; says how
    /// many numbers that are. Plain paper has no memory.
    #[inline(always)]
    fn recall(&mut self, _at: usize, _name: usize, _key: u128) -> Option<usize> {
        None
    }
    /// Remembers a part that was just written, since nobody knew it: from `at` on so many numbers.
    #[inline(always)]
    fn remember(&mut self, _at: usize, _name: usize, _key: u128, _count: usize) {}
}

/// Every number in its place.
impl Paper for &mut [f32] {
    #[inline]
    fn put(&mut self, at: usize, number: f32) {
        self[at] = number;
    }

    #[inline]
    fn skip(&mut self, at: usize, count: usize) {
        self[at..at + count].fill(0.0);
    }

    // Observations are most of what a learner waits for: a run of known length is written without
    // looking for the end before every number.
    #[inline]
    fn run(&mut self, at: usize, numbers: impl ExactSizeIterator<Item = f32>) {
        let places = &mut self[at..at + numbers.len()];
        places.iter_mut().zip(numbers).for_each(|(place, number)| *place = number);
    }

    #[inline]
    fn counts(&mut self, at: usize, counts: &[u8], largest: f32) {
        self.run(at, counts.iter().map(|count| f32::from(*count) / largest));
    }
}

/// The numbers that are not zero, each with its place, in ascending order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sparse {
    /// The places.
    pub indices: Vec<i32>,
    /// The numbers.
    pub values: Vec<f32>,
}

impl Sparse {
    /// Forgets everything but its room.
    pub fn clear(&mut self) {
        self.indices.clear();
        self.values.clear();
    }
}

impl Paper for &mut Sparse {
    #[inline]
    fn put(&mut self, at: usize, number: f32) {
        if number != 0.0 {
            self.indices.push(at as i32);
            self.values.push(number);
        }
    }

    #[inline]
    fn skip(&mut self, _at: usize, _count: usize) {}
}

const EIGHT: usize = 8;

/// The numbers of the bits that are set, below `count`. Half by half: a processor takes 64 at once.
#[inline]
fn ones(bits: u128, count: usize) -> impl Iterator<Item = usize> {
    let left = bits & 1u128.checked_shl(count as u32).map_or(u128::MAX, |next| next - 1);
    let high = ones_of((left >> HALF) as u64).map(|bit| bit + HALF);
    ones_of(left as u64).chain(high)
}

const HALF: usize = 64;

#[inline]
fn ones_of(mut left: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(bit)
    })
}

impl<P: Paper> Writer<P> {
    /// Begins at the first number.
    pub fn new(paper: P) -> Writer<P> {
        Writer { paper, at: 0 }
    }

    /// A number, as a part of the largest it usually is.
    #[inline(always)]
    pub fn put(&mut self, number: impl Into<f32>, largest: f32) {
        self.paper.put(self.at, number.into() / largest);
        self.at += 1;
    }

    /// Several numbers of one scale.
    #[inline(always)]
    pub fn all<N: Into<f32>>(&mut self, numbers: impl IntoIterator<Item = N>, largest: f32) {
        let numbers = numbers.into_iter().map(|number| number.into() / largest);
        match numbers.size_hint() {
            (count, Some(most)) if count == most => {
                self.paper.run(self.at, Counted { numbers, left: count });
                self.at += count;
            }
            _ => numbers.for_each(|number| self.put(number, 1.0)),
        }
    }

    /// One for yes, zero for no.
    #[inline(always)]
    pub fn flag(&mut self, flag: bool) {
        self.put(u8::from(flag), 1.0);
    }

    /// Several answers.
    #[inline(always)]
    pub fn flags(&mut self, flags: impl IntoIterator<Item = bool>) {
        self.all(flags.into_iter().map(u8::from), 1.0);
    }

    /// Several counts of one scale.
    #[inline(always)]
    pub fn counts(&mut self, counts: &[u8], largest: f32) {
        self.paper.counts(self.at, counts, largest);
        self.at += counts.len();
    }

    /// A place for each of `count` things: one for those whose bit is set.
    #[inline(always)]
    pub fn set(&mut self, bits: impl Into<u128>, count: usize) {
        self.set_of(bits, count, |_| 1.0);
    }

    /// A place for each of `count` things: a number for those whose bit is set.
    #[inline(always)]
    pub fn set_of(&mut self, bits: impl Into<u128>, count: usize, number: impl Fn(usize) -> f32) {
        self.some(count, ones(bits.into(), count).map(|bit| (bit, number(bit))));
    }

    /// Some of `count` numbers, each with its offset, ascending; the others are zero.
    #[inline(always)]
    pub fn some(&mut self, count: usize, numbers: impl Iterator<Item = (usize, f32)>) {
        self.paper.some(self.at, count, numbers);
        self.at += count;
    }

    /// A place for each of `count` things, of which there is one at least: one for the chosen, zero
    /// for the others.
    #[inline(always)]
    pub fn one_of(&mut self, chosen: Option<usize>, count: usize) {
        let chosen = chosen.filter(|number| *number < count);
        self.paper.skip(self.at, count);
        // A zero where nothing is chosen: nobody can foretell whether there is something.
        self.paper.put(self.at + chosen.unwrap_or(0), if chosen.is_some() { 1.0 } else { 0.0 });
        self.at += count;
    }

    /// Zeros for what is not there.
    #[inline(always)]
    pub fn skip(&mut self, count: usize) {
        self.paper.skip(self.at, count);
        self.at += count;
    }

    /// A part whose numbers follow from its name and its key alone, wherever it stands: paper that has
    /// a memory takes it from there, as long as the key stays equal. No part is within another.
    #[inline(always)]
    pub fn part(&mut self, name: usize, key: impl Into<u128>, write: impl FnOnce(&mut Writer<P>)) {
        let (at, key) = (self.at, key.into());
        if let Some(count) = self.paper.recall(at, name, key) {
            self.at += count;
            return;
        }
        write(self);
        self.paper.remember(at, name, key, self.at - at);
    }

    /// The end: gives the paper back.
    ///
    /// # Panics
    /// If some number was not written: the length of an observation is fixed.
    pub fn finish(self, length: usize) -> P {
        assert_eq!(self.at, length, "an observation has a fixed length");
        self.paper
    }
}

/// Numbers whose count is known.
struct Counted<I> {
    numbers: I,
    left: usize,
}

impl<I: Iterator<Item = f32>> Iterator for Counted<I> {
    type Item = f32;

    #[inline]
    fn next(&mut self) -> Option<f32> {
        self.left = self.left.saturating_sub(1);
        self.numbers.next()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }

    // Without this a run would be asked for its end before every number.
    #[inline]
    fn fold<B, F: FnMut(B, f32) -> B>(self, start: B, each: F) -> B {
        self.numbers.fold(start, each)
    }
}

impl<I: Iterator<Item = f32>> ExactSizeIterator for Counted<I> {}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(mut writer: Writer<impl Paper>) {
        writer.all([0u8, 3, 0], 6.0);
        writer.flags([false, true]);
        writer.one_of(Some(2), 3);
        writer.one_of(None, 2);
        writer.skip(2);
        writer.put(1u8, 2.0);
        writer.counts(&[0, 0, 4, 0, 0, 0, 0, 0, 0, 2], 4.0);
        writer.set(0b1_0000_0101u16, 8);
        writer.set(u128::MAX, 2);
        writer.part(7, 1u8, |writer| writer.some(3, [(1, 0.5)].into_iter()));
        writer.finish(36);
    }

    #[test]
    fn sparse_is_dense_without_its_zeros() {
        let (mut dense, mut sparse) = ([f32::NAN; 36], Sparse::default());
        write(Writer::new(&mut dense[..]));
        write(Writer::new(&mut sparse));
        let found = (0..).zip(dense).filter(|(_, number)| *number != 0.0);
        let (indices, values) = found.unzip();
        assert_eq!(sparse, Sparse { indices, values });
        assert_eq!(sparse.indices, [1, 4, 7, 12, 15, 22, 23, 25, 31, 32, 34]);
    }
}
