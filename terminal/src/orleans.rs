//! Orléans as text.

mod board;
mod map;
mod mats;
mod names;
mod parts;
mod tracks;
mod view;

use kernel::{Seat, Viewer};

use crate::drawing::Look;
use crate::text::Page;
use parts::Parts;
use view::View;

/// The board and the mats of Orléans.
pub(crate) struct Orleans;

impl Look for Orleans {
    type Parts = Parts;
    type View = View;

    fn board(parts: &Parts, view: &View, page: &Page<'_>) -> Vec<String> {
        board::draw(parts, view, page)
    }

    fn round(parts: &Parts, view: &View, page: &Page<'_>) -> Vec<String> {
        board::round(parts, view, page)
    }

    fn mat(parts: &Parts, view: &View, page: &Page<'_>, seat: Seat, viewer: Viewer) -> Vec<String> {
        mats::one(parts, view, page, seat, viewer)
    }

    fn mats(parts: &Parts, view: &View, page: &Page<'_>, viewer: Viewer) -> Vec<String> {
        mats::all(parts, view, page, viewer)
    }

    fn glance(parts: &Parts, view: &View, page: &Page<'_>, seat: Seat) -> Vec<String> {
        mats::glance(parts, view, page, seat)
    }

    fn reminder(parts: &Parts, view: &View, page: &Page<'_>, seat: Seat) -> Vec<String> {
        mats::reminder(parts, view, page, seat)
    }
}
