//! Observations without their zeros: of thousands of numbers one or two hundred are not zero.

use kernel::{Game, Seat};

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
    dense: Vec<f32>,
    ends: Vec<usize>,
    indices: Vec<i32>,
    values: Vec<f32>,
}

/// So many numbers are looked at together: nearly all of them are zero.
const STRIDE: usize = 16;

impl Gathered {
    /// Begins with the first game.
    pub(crate) fn clear(&mut self) {
        self.ends.clear();
        self.indices.clear();
        self.values.clear();
    }

    /// Adds what `seat` knows; nothing for a game that is over.
    pub(crate) fn push<G: Game>(&mut self, game: &G, seat: Option<Seat>) {
        if let Some(seat) = seat {
            self.dense.resize(G::INFO.observation, 0.0);
            game.observe(seat, &mut self.dense);
            self.squeeze();
        }
        self.ends.push(self.indices.len());
    }

    /// Takes over what is not zero. Every number of a stride that has one is written, and the next
    /// one over it if it was zero: that costs less than guessing which.
    fn squeeze(&mut self) {
        let (mut indices, mut values) = ([0; STRIDE], [0.0; STRIDE]);
        for (stride, numbers) in self.dense.chunks(STRIDE).enumerate() {
            if numbers.iter().fold(0, |all, number| all | number.to_bits()) == 0 {
                continue;
            }
            let mut found = 0;
            for (at, &number) in numbers.iter().enumerate() {
                indices[found] = (stride * STRIDE + at) as i32;
                values[found] = number;
                found += usize::from(number != 0.0);
            }
            self.indices.extend_from_slice(&indices[..found]);
            self.values.extend_from_slice(&values[..found]);
        }
    }
}

impl Sparse<'_> {
    /// Whether there is room for `games` observations of this length.
    pub(crate) fn fit(&self, games: usize, observation: usize) -> bool {
        let most = games * observation;
        self.starts.len() == games + 1 && self.indices.len() == most && self.values.len() == most
    }

    /// Puts what was gathered into place.
    pub(crate) fn fill<'g>(&mut self, gathered: impl Iterator<Item = &'g Gathered>) {
        let (mut game, mut start) = (0, 0);
        self.starts[0] = 0;
        for part in gathered {
            let end = start + part.indices.len();
            self.indices[start..end].copy_from_slice(&part.indices);
            self.values[start..end].copy_from_slice(&part.values);
            for &stop in &part.ends {
                game += 1;
                self.starts[game] = (start + stop) as i64;
            }
            start = end;
        }
    }
}
