//! Orléans as text.

mod board;
mod map;
mod mats;
mod names;
mod parts;
mod tracks;
mod view;

use kernel::{Seat, Viewer};
use serde_json::Value;

use crate::drawing::Drawing;
use crate::text::Page;
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
    fn board(&self, view: &Value, page: &Page<'_>) -> Vec<String> {
        board::draw(&self.parts, &View::read(view), page)
    }

    fn round(&self, view: &Value, page: &Page<'_>) -> Vec<String> {
        board::round(&self.parts, &View::read(view), page)
    }

    fn mat(&self, view: &Value, page: &Page<'_>, seat: Seat, viewer: Viewer) -> Vec<String> {
        mats::one(&self.parts, &View::read(view), page, seat, viewer)
    }

    fn mats(&self, view: &Value, page: &Page<'_>, viewer: Viewer) -> Vec<String> {
        mats::all(&self.parts, &View::read(view), page, viewer)
    }

    fn glance(&self, view: &Value, page: &Page<'_>, seat: Seat) -> Vec<String> {
        mats::glance(&self.parts, &View::read(view), page, seat)
    }

    fn reminder(&self, view: &Value, page: &Page<'_>, seat: Seat) -> Vec<String> {
        mats::reminder(&self.parts, &View::read(view), page, seat)
    }
}
