//! What players that are programs ask of a game.

use crate::{Game, Seat};

/// A game that can judge its own actions and positions, roughly.
///
/// All of this serves bots only; no rule depends on it. A bot calls it on a state that it may
/// know: a determinized one.
pub trait Judge: Game {
    /// How likely a player who wants to get somewhere takes this legal action: the weight that
    /// the `busy` bot and search playouts choose by. At least 1.
    fn weight(&self, seat: Seat, action: Self::Action) -> u32;

    /// The final points that `seat` may expect from here.
    fn estimate(&self, seat: Seat) -> f32;

    /// The names of what the estimate goes by; none if it was not fitted, see
    /// [`Estimate`](crate::Estimate).
    const FEATURES: &'static [&'static str] = &[];

    /// Writes the features of a position for `seat`; `out` has a place for each.
    fn features(&self, _seat: Seat, _out: &mut [f32]) {}

    /// How much of the game is still to come: 1 at its start, 0 at its end.
    fn left(&self) -> f32 {
        1.0
    }
}
