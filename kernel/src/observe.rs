//! Writing an observation: numbers for learners, one after the other.

mod layout;

pub use layout::{Part, Section, action_hash, layout_hash, length};

/// Fills an observation from its start to its end.
///
/// ```
/// use kernel::observe::Writer;
///
/// let mut out = [f32::NAN; 5];
/// let mut writer = Writer::new(&mut out);
/// writer.put(3u8, 4.0);
/// writer.flag(true);
/// writer.one_of(Some(1), 2);
/// writer.skip(1);
/// writer.finish();
/// assert_eq!(out, [0.75, 1.0, 0.0, 1.0, 0.0]);
/// ```
pub struct Writer<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl<'a> Writer<'a> {
    /// Begins at the first number of `out`.
    pub fn new(out: &'a mut [f32]) -> Writer<'a> {
        Writer { out, at: 0 }
    }

    /// A number, as a part of the largest it usually is.
    #[inline]
    pub fn put(&mut self, number: impl Into<f32>, largest: f32) {
        self.out[self.at] = number.into() / largest;
        self.at += 1;
    }

    /// Several numbers of one scale.
    #[inline]
    pub fn all<N: Into<f32>>(&mut self, numbers: impl IntoIterator<Item = N>, largest: f32) {
        let numbers = numbers.into_iter();
        match numbers.size_hint() {
            // Observations are most of what a learner waits for: a run of known length is
            // written without looking for the end before every number.
            (count, Some(most)) if count == most => {
                let places = &mut self.out[self.at..self.at + count];
                places.iter_mut().zip(numbers).for_each(|(place, n)| *place = n.into() / largest);
                self.at += count;
            }
            _ => numbers.for_each(|number| self.put(number, largest)),
        }
    }

    /// One for yes, zero for no.
    #[inline]
    pub fn flag(&mut self, flag: bool) {
        self.put(u8::from(flag), 1.0);
    }

    /// Several answers.
    #[inline]
    pub fn flags(&mut self, flags: impl IntoIterator<Item = bool>) {
        self.all(flags.into_iter().map(u8::from), 1.0);
    }

    /// A place for each of `count` things: one for the chosen, zero for the others.
    #[inline]
    pub fn one_of(&mut self, chosen: Option<usize>, count: usize) {
        let places = &mut self.out[self.at..self.at + count];
        places.fill(0.0);
        if let Some(place) = chosen.and_then(|number| places.get_mut(number)) {
            *place = 1.0;
        }
        self.at += count;
    }

    /// Zeros for what is not there.
    pub fn skip(&mut self, count: usize) {
        self.out[self.at..self.at + count].fill(0.0);
        self.at += count;
    }

    /// The end.
    ///
    /// # Panics
    /// If some number was not written: the length of an observation is fixed.
    pub fn finish(self) {
        assert_eq!(self.at, self.out.len(), "an observation has a fixed length");
    }
}
