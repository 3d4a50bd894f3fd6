//! Parts of observations that are not written again while their keys stay the same.

use super::law::{Law, Verdict};
use crate::observe::{Paper, Writer};
use crate::{Game, Seat};

/// The parts of the observations along one game, as they were written last.
#[derive(Default)]
pub(super) struct Parts {
    page: Vec<f32>,
    /// By name: the key and the numbers.
    last: Vec<Option<(u128, Vec<f32>)>>,
    /// The part that had other numbers before.
    stale: Option<usize>,
}

impl Parts {
    /// Whoever remembers the parts of the positions before sees the same as whoever does not.
    pub(super) fn hold<G: Game>(&mut self, game: &G) -> Verdict {
        for seat in Seat::all(game.players()) {
            self.page.resize(G::INFO.observation, 0.0);
            game.tell(seat, &mut Writer::new(&mut *self));
            Law::Parts.holds(self.stale.is_none(), || {
                let part = self.stale.expect("it was found");
                format!("part {part} for seat {seat} has changed, and its key has not")
            })?;
        }
        Ok(())
    }
}

impl Paper for &mut Parts {
    fn put(&mut self, at: usize, number: f32) {
        self.page[at] = number;
    }

    fn skip(&mut self, at: usize, count: usize) {
        self.page[at..at + count].fill(0.0);
    }

    fn remember(&mut self, at: usize, name: usize, key: u128, count: usize) {
        if name >= self.last.len() {
            self.last.resize(name + 1, None);
        }
        let numbers = &self.page[at..at + count];
        match &mut self.last[name] {
            Some((old, before)) if *old == key && before != numbers => self.stale = Some(name),
            last => *last = Some((key, numbers.to_vec())),
        }
    }
}
