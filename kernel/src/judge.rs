//! What simple players ask of a game.

use crate::{Game, Seat};

/// A game that can judge its own actions and positions, roughly.
///
/// Both serve bots only; no rule depends on them. A bot calls them on a state that it may know:
/// a determinized one.
pub trait Judge: Game {
    /// How likely a player who wants to get somewhere takes this legal action: the weight that
    /// the `busy` bot and search playouts choose by. At least 1.
    fn weight(&self, seat: Seat, action: Self::Action) -> u32;

    /// The final points that `seat` may expect from here.
    fn estimate(&self, seat: Seat) -> f32;
}
