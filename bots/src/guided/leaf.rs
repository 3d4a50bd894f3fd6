//! A position that waits to be judged, and the judgement.

use kernel::observe::Sparse;
use kernel::{Action as _, Game, Seat};

/// A position that waits to be judged, as one seat knows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Leaf {
    /// What the seat knows: its observation without the zeros.
    pub known: Sparse,
    /// The numbers of the options whose likelihood is asked; none where only the outlook is.
    pub legal: Vec<i32>,
    /// Whose view it is.
    pub seat: u8,
    /// How many play.
    pub players: u8,
}

/// What a judge says of a [`Leaf`]. The seats follow one another clockwise from the observer.
#[derive(Clone, Copy, Debug)]
pub struct Reply<'a> {
    /// How likely each option is, as logarithms of weights.
    pub logits: &'a [f32],
    /// The final points that each seat may expect.
    pub points: &'a [f32],
    /// The share of the victory that each seat may expect.
    pub shares: &'a [f32],
}

impl Leaf {
    /// Takes a position as `seat` knows it, with these options.
    pub fn take<G: Game>(&mut self, game: &G, seat: Seat, legal: &[G::Action]) {
        (self.seat, self.players) = (seat.0, game.players());
        self.legal.clear();
        self.legal.extend(legal.iter().map(|action| action.index().number() as i32));
        self.known.clear();
        game.observe_sparse(seat, &mut self.known);
    }
}
