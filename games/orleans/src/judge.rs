//! A player's rough judgement: which actions lead somewhere, and what a position is worth.
//!
//! No rule depends on these numbers. They were found by playing and serve the bots.
//!
//! The estimate is an [`outlook`]: what a player's [`holdings`] promise over the [`horizon`] of
//! the game, what the places in use are [`worth`], and what followers and the merchant promise
//! where they stand. The [`weights`] are simpler and faster.

use kernel::{Judge, Seat};

use crate::model::action::Action;
use crate::model::state::Orleans;

mod holdings;
mod horizon;
mod outlook;
mod stage;
mod tiles;
mod weights;
mod worth;

use outlook::Outlook;

impl Judge for Orleans {
    #[inline]
    fn weight(&self, seat: Seat, action: Action) -> u32 {
        weights::weight(self, seat, action)
    }

    fn estimate(&self, seat: Seat) -> f32 {
        Outlook::new(self, seat).points()
    }
}
