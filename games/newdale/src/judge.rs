//! What simple players make of a position.

use kernel::{Judge, Seat};

use crate::model::action::Action;
use crate::model::state::Newdale;

impl Judge for Newdale {
    fn weight(&self, _: Seat, _: Action) -> u32 {
        1
    }

    fn estimate(&self, seat: Seat) -> f32 {
        self.points(seat).into()
    }
}
