//! A player's rough judgement: which actions lead somewhere, and what a position is worth.
//!
//! No rule depends on these numbers. They were found by playing and serve the bots.
//!
//! The estimate is an [`outlook`]: what lies on the board, and what a row of buildings still
//! [makes](chains) of the work to come. The [`weights`] are simpler and faster.

use kernel::{Judge, Seat};

use crate::model::action::Action;
use crate::model::state::Craftsmen;

mod chains;
mod outlook;
mod weights;

use outlook::Outlook;

impl Judge for Craftsmen {
    #[inline]
    fn weight(&self, seat: Seat, action: Action) -> u32 {
        weights::weight(self, seat, action)
    }

    fn estimate(&self, seat: Seat) -> f32 {
        Outlook::new(self, seat).points()
    }
}
