//! What players that are programs ask of a game.

use crate::{Estimate, Foresight, Game, Seat};

/// A game that can judge its own actions and positions, roughly.
///
/// All of this serves bots only; no rule depends on it. A bot calls it on a state that it may
/// know: a determinized one.
///
/// A game names what a position promises as *features*; what they are worth is an [`Estimate`],
/// fitted by `guildhall tune` and kept as data. A game that names none estimates by itself.
pub trait Judge: Game {
    /// How likely a player who wants to get somewhere takes this legal action: the weight that
    /// the `busy` bot and search playouts choose by. At least 1.
    fn weight(&self, seat: Seat, action: Self::Action) -> u32;

    /// Whether somebody in their senses could take this legal action. Players who stray from what
    /// they think best do not stray further than this.
    fn is_sensible(&self, _seat: Seat, _action: Self::Action) -> bool {
        true
    }

    /// The names of what the estimate goes by, see [`features!`](crate::features!).
    const FEATURES: &'static [&'static str] = &[];

    /// Writes the features of a position for `seat`; `out` has a place for each.
    fn features(&self, _seat: Seat, _out: &mut [f32]) {}

    /// How much of the game is still to come: 1 at its start, 0 at its end.
    fn left(&self) -> f32 {
        1.0
    }

    /// What the features are worth.
    fn weights() -> &'static Estimate {
        Estimate::NONE
    }

    /// How far a search plays on before it trusts the estimate.
    const FORESIGHT: Foresight = Foresight::USUAL;

    /// How often the best level plays on in its head before it decides, where the game comes
    /// without a net.
    const PATIENCE: u32 = 1000;

    /// How often a grandmaster walks ahead in its head where the game has a net.
    const WALKS: u32 = 800;

    /// How strongly what such a walk finds counts against what the net thinks likely. Where a move
    /// is one small step of many, a net knows better what usually pays than what it is worth now, and
    /// who believes single judgements plays worse than at a glance. Measured against a glance.
    const SHARPNESS: f32 = 0.15;

    /// How far a journeyman and an apprentice look past what is better and worse, where the game has
    /// a net: the surer a net, the more. Measured, so that each level is beaten by the next in three
    /// of four games and more, and still wins some.
    const BLUR: [f32; 2] = [5.0, 9.0];

    /// How far two equally strong players end apart: the standard deviation of the lead of one over
    /// the other, between `greedy` bots, at tables of two and of four. The figure of each game is
    /// measured, see `docs/decisions/0010-winning-chances.md`.
    const SPREAD: f32 = 25.0;

    /// The points of a game that is over.
    fn final_points(&self, seat: Seat) -> f32 {
        self.score().seats[seat.index()].total as f32
    }

    /// The final points that `seat` may expect from here.
    #[inline]
    fn estimate(&self, seat: Seat) -> f32 {
        Self::weights().foretell(self, seat)
    }
}
