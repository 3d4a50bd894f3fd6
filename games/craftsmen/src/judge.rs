//! A player's rough judgement: which actions lead somewhere, and what a position is worth.
//!
//! No rule depends on these numbers. They were found by playing and serve the bots.

use kernel::{Judge, Seat};

use crate::model::action::Action;
use crate::model::state::Craftsmen;

impl Judge for Craftsmen {
    fn weight(&self, _: Seat, action: Action) -> u32 {
        match action {
            Action::Build { .. } | Action::Make(_) => 20,
            _ => 1,
        }
    }

    fn estimate(&self, seat: Seat) -> f32 {
        f32::from(self.vp(seat))
    }
}
