//! `busy`: random by the game's rough weights, so that games get somewhere.

use kernel::chance::{Fast, weighted};
use kernel::{Judge, Seat, Viewer};

use crate::{Bot, Choice, Thinking};

/// Takes a legal action with the odds of [`Judge::weight`].
#[derive(Clone, Debug, Default)]
pub struct Busy {
    weights: Vec<u32>,
}

impl Busy {
    /// Takes one of `legal` on a state that the seat may know, as it is in playouts of a search.
    pub fn draw<G: Judge>(
        &mut self,
        known: &G,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut Fast,
    ) -> G::Action {
        self.weights.clear();
        self.weights.extend(legal.iter().map(|&action| known.weight(seat, action)));
        legal[weighted(rng, self.weights.iter().copied())]
    }
}

impl<G: Judge> Bot<G> for Busy {
    fn pick(&mut self, game: &G, seat: Seat, legal: &[G::Action], rng: &mut Fast) -> G::Action {
        let known = game.determinize(Viewer::Seat(seat), rng);
        self.draw(&known, seat, legal, rng)
    }

    fn weigh(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        _: Thinking,
        rng: &mut Fast,
    ) -> Choice<G::Action> {
        let action = self.pick(game, seat, legal, rng);
        let sum: f64 = self.weights.iter().copied().map(f64::from).sum();
        let share = |option| {
            let at = legal.iter().position(|one| *one == option).expect("it is one of them");
            f64::from(self.weights[at]) / sum
        };
        Choice::weighed(action, legal, share)
    }
}
