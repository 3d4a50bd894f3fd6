//! A position that waits to be judged, and the judgement.

use kernel::{Action as _, Game, Seat};

/// A position that waits to be judged, as one seat knows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Leaf {
    /// Where the observation is not zero, ascending.
    pub inputs: Vec<u32>,
    /// What stands there.
    pub values: Vec<f32>,
    /// The numbers of the options whose likelihood is asked; none where only the outlook is.
    pub legal: Vec<u32>,
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
    /// Takes a position as `seat` knows it, without options. `dense` is room for an observation.
    pub fn look<G: Game>(&mut self, game: &G, seat: Seat, dense: &mut Vec<f32>) {
        self.take(game, seat, &[], dense);
    }

    /// Takes a position as `seat` knows it, with its options.
    pub fn take<G: Game>(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        dense: &mut Vec<f32>,
    ) {
        (self.seat, self.players) = (seat.0, game.players());
        self.legal.clear();
        self.legal.extend(legal.iter().map(|action| action.index().number()));
        dense.resize(G::INFO.observation, 0.0);
        game.observe(seat, dense);
        self.keep_nonzero(dense);
    }

    /// Most numbers of an observation are zero, in long runs: these are skipped a stretch at a
    /// time.
    fn keep_nonzero(&mut self, dense: &[f32]) {
        const STRETCH: usize = 16;
        self.inputs.clear();
        self.values.clear();
        for (number, stretch) in dense.chunks(STRETCH).enumerate() {
            if stretch.iter().fold(0, |bits, value| bits | value.to_bits()) == 0 {
                continue;
            }
            for (at, value) in stretch.iter().enumerate().filter(|(_, value)| **value != 0.0) {
                self.inputs.push((number * STRETCH + at) as u32);
                self.values.push(*value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_zero_is_kept_in_order() {
        let mut dense = vec![0.0; 50];
        (dense[3], dense[15], dense[16], dense[49]) = (0.5, -1.0, 2.0, 1.0);
        dense[20] = -0.0;
        let mut leaf = Leaf::default();
        leaf.keep_nonzero(&dense);
        assert_eq!(leaf.inputs, [3, 15, 16, 49]);
        assert_eq!(leaf.values, [0.5, -1.0, 2.0, 1.0]);
    }
}
