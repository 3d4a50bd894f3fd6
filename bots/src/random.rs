//! `random`: any legal action, each as likely as the others.

use kernel::chance::{Fast, choose};
use kernel::{Game, Seat};

use crate::Bot;

/// Takes any legal action.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn pick(&mut self, _: &G, _: Seat, legal: &[G::Action], rng: &mut Fast) -> G::Action {
        choose(rng, legal)
    }
}
