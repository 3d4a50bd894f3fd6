//! Craftsmen as text.

mod board;
mod capital;
mod cards;
mod guilds;
mod mats;
mod parts;
mod reminder;
mod scene;
mod street;
mod trade;
mod under_way;
mod view;

use kernel::{Seat, Viewer};

use crate::drawing::Look;
use crate::text::Page;
use parts::Parts;
use scene::Scene;
use view::View;

/// The board and the streets of Craftsmen.
pub(crate) struct Craftsmen;

impl Look for Craftsmen {
    type Parts = Parts;
    type View = View;

    fn board(parts: &Parts, view: &View, page: &Page<'_>) -> Vec<String> {
        board::draw(&Scene::new(parts, view, page))
    }

    fn round(parts: &Parts, view: &View, page: &Page<'_>) -> Vec<String> {
        board::round(&Scene::new(parts, view, page))
    }

    fn mat(parts: &Parts, view: &View, page: &Page<'_>, seat: Seat, viewer: Viewer) -> Vec<String> {
        mats::in_full(&Scene::new(parts, view, page), seat, viewer)
    }

    fn mats(parts: &Parts, view: &View, page: &Page<'_>, viewer: Viewer) -> Vec<String> {
        mats::all(&Scene::new(parts, view, page), viewer)
    }

    fn glance(parts: &Parts, view: &View, page: &Page<'_>, seat: Seat) -> Vec<String> {
        mats::glance(&Scene::new(parts, view, page), seat)
    }

    fn reminder(parts: &Parts, view: &View, page: &Page<'_>, seat: Seat) -> Vec<String> {
        reminder::draw(&Scene::new(parts, view, page), seat)
    }
}
