//! `random`: any legal action, each as likely as the others.

use kernel::chance::{Fast, choose};
use kernel::{Game, Seat};

use crate::{Bot, Choice, Thinking};

/// Takes any legal action.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn pick(&mut self, _: &G, _: Seat, legal: &[G::Action], rng: &mut Fast) -> G::Action {
        choose(rng, legal)
    }

    fn weigh(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        _: Thinking,
        rng: &mut Fast,
    ) -> Choice<G::Action> {
        let even = 1.0 / legal.len() as f64;
        Choice::weighed(self.pick(game, seat, legal, rng), legal, |_| even)
    }
}
