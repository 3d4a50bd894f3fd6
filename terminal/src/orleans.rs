//! Orléans as text.

mod board;
mod mats;
mod parts;
mod view;

use kernel::{Seat, Viewer};
use lang::Speaker;
use serde_json::Value;

use crate::drawing::Drawing;
use parts::Parts;
use view::View;

/// Draws the board and the mats of Orléans.
pub(crate) struct Orleans {
    parts: Parts,
}

impl Orleans {
    /// The drawing for a box, from the text of its `components.toml`.
    pub(crate) fn new(components: &str) -> Orleans {
        Orleans { parts: Parts::read(components) }
    }
}

impl Drawing for Orleans {
    fn board(&self, view: &Value, speaker: &Speaker) -> Vec<String> {
        board::draw(&self.parts, &View::read(view), speaker)
    }

    fn round(&self, view: &Value, speaker: &Speaker) -> Vec<String> {
        board::round(&self.parts, &View::read(view), speaker)
    }

    fn mats(&self, view: &Value, speaker: &Speaker, viewer: Viewer) -> Vec<String> {
        mats::all(&self.parts, &View::read(view), speaker, viewer)
    }

    fn glance(&self, view: &Value, speaker: &Speaker, seat: Seat) -> Vec<String> {
        mats::glance(&self.parts, &View::read(view), speaker, seat)
    }

    fn reminder(&self, view: &Value, speaker: &Speaker, seat: Seat) -> Vec<String> {
        mats::reminder(&self.parts, &View::read(view), speaker, seat)
    }
}
