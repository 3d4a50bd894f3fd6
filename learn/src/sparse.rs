//! Observations without their zeros, as learners take them.

use crate::crew::Crew;
use crate::notes::Notes;
use crate::rows::front;

/// Observations as compressed rows: the numbers of game `g` that are not zero stand at
/// `starts[g]..starts[g + 1]`.
pub struct Sparse<'a> {
    /// Where the numbers of each game begin, and behind the last one where they end.
    pub starts: &'a mut [i64],
    /// The places of the numbers in the observation, ascending.
    pub indices: &'a mut [i32],
    /// The numbers.
    pub values: &'a mut [f32],
}

impl Sparse<'_> {
    /// Whether there is room for `games` observations of this length.
    pub(crate) fn fit(&self, games: usize, observation: usize) -> bool {
        let most = games * observation;
        self.starts.len() == games + 1 && self.indices.len() == most && self.values.len() == most
    }

    /// Puts what was noted into place.
    pub(crate) fn fill(mut self, notes: &[Notes], crew: &Crew) {
        self.starts[0] = 0;
        let (mut starts, mut first) = (&mut self.starts[1..], 0);
        let parts = notes.iter().map(|part| {
            let count = part.all().len();
            let place = Place {
                first,
                starts: front(&mut starts, part.ends.len()),
                indices: front(&mut self.indices, count),
                values: front(&mut self.values, count),
            };
            first += count as i64;
            (part, place)
        });
        crew.each(parts, |(part, place)| place.fill(part));
    }
}

/// Where the numbers of some games belong.
struct Place<'a> {
    /// How many numbers are before them.
    first: i64,
    starts: &'a mut [i64],
    indices: &'a mut [i32],
    values: &'a mut [f32],
}

impl Place<'_> {
    fn fill(self, part: &Notes) {
        let numbers = self.indices.iter_mut().zip(self.values).zip(part.all());
        numbers.for_each(|((index, value), note)| (*index, *value) = *note);
        let ends = self.starts.iter_mut().zip(&part.ends);
        ends.for_each(|(start, end)| *start = self.first + *end as i64);
    }
}
