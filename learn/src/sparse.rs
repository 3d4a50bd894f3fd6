//! Observations without their zeros: of thousands of numbers one or two hundred are not zero.

use kernel::{Game, Seat, observe};

use crate::crew::Crew;
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

/// The numbers of some games, one after the other, before they are put where they belong.
#[derive(Default)]
pub(crate) struct Gathered {
    ends: Vec<usize>,
    known: observe::Sparse,
}

impl Gathered {
    /// Begins with the first game.
    pub(crate) fn clear(&mut self) {
        self.ends.clear();
        self.known.clear();
    }

    /// Adds what `seat` knows; nothing for a game that is over.
    pub(crate) fn push<G: Game>(&mut self, game: &G, seat: Option<Seat>) {
        if let Some(seat) = seat {
            game.observe_sparse(seat, &mut self.known);
        }
        self.ends.push(self.known.indices.len());
    }
}

impl Sparse<'_> {
    /// Whether there is room for `games` observations of this length.
    pub(crate) fn fit(&self, games: usize, observation: usize) -> bool {
        let most = games * observation;
        self.starts.len() == games + 1 && self.indices.len() == most && self.values.len() == most
    }

    /// Puts what was gathered into place.
    pub(crate) fn fill(mut self, gathered: &[Gathered], crew: &Crew) {
        self.starts[0] = 0;
        let (mut starts, mut first) = (&mut self.starts[1..], 0);
        let parts = gathered.iter().map(|part| {
            let count = part.known.indices.len();
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
    fn fill(self, part: &Gathered) {
        self.indices.copy_from_slice(&part.known.indices);
        self.values.copy_from_slice(&part.known.values);
        let ends = self.starts.iter_mut().zip(&part.ends);
        ends.for_each(|(start, end)| *start = self.first + *end as i64);
    }
}
