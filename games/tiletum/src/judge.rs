//! A player's rough judgement: which actions lead somewhere, and what a position is worth.

use kernel::{Judge, Seat};

use crate::model::action::Action;
use crate::model::state::Tiletum;

impl Judge for Tiletum {
    fn weight(&self, _: Seat, _: Action) -> u32 {
        1
    }

    fn estimate(&self, seat: Seat) -> f32 {
        self.final_score(seat) as f32
    }
}
