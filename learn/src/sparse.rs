//! Observations without their zeros, as learners take them.

use crate::crew::Crew;
use crate::notes::{Desk, Notes};
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

    /// For notes of all games.
    pub(crate) fn open(&mut self) -> Open<'_> {
        self.starts[0] = 0;
        Open { ends: &mut self.starts[1..], place: Some((self.indices, self.values)) }
    }

    /// Puts what was noted on desks behind what the first worker noted in place; `each` games a
    /// worker.
    pub(crate) fn gather(self, each: usize, desks: &[Desk], crew: &Crew) {
        let (mut indices, mut values, mut first) = (self.indices, self.values, 0);
        let places = self.starts[1..].chunks_mut(each).map(|starts| {
            let count = starts.last().map_or(0, |end| *end as usize);
            let (indices, values) = (front(&mut indices, count), front(&mut values, count));
            first += count as i64;
            Place { first: first - count as i64, starts, indices, values }
        });
        crew.each(places.zip(desks).skip(1), |(place, desk)| place.fill(desk));
    }
}

/// Compressed rows that are being written.
pub(crate) struct Open<'a> {
    ends: &'a mut [i64],
    /// Until somebody writes there.
    place: Option<(&'a mut [i32], &'a mut [f32])>,
}

impl<'a> Open<'a> {
    /// Notes of the next so many games: of the first ones in place, of others on a desk.
    pub(crate) fn notes(&mut self, games: usize, length: usize, desk: &'a mut Desk) -> Notes<'a> {
        desk.notes(length, front(&mut self.ends, games), self.place.take())
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
    fn fill(self, desk: &Desk) {
        let noted = desk.noted(self.indices.len());
        self.indices.copy_from_slice(noted.indices);
        self.values.copy_from_slice(noted.values);
        self.starts.iter_mut().for_each(|start| *start += self.first);
    }
}
