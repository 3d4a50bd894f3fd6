//! The table of Orléans.

use kernel::Seat;
use maud::{Markup, html};

use crate::{Areas, Drawing, Scene, assets};

/// The drawing of Orléans.
pub(crate) struct Table;

impl Drawing for Table {
    fn areas(&self, _scene: &Scene<'_>) -> Areas {
        let empty = || html! {};
        Areas { over: empty(), board: empty(), side: empty(), seats: empty(), mat: empty() }
    }

    fn board_svg(&self, _scene: &Scene<'_>) -> String {
        String::new()
    }

    fn thumbnail(&self) -> Markup {
        html! {}
    }

    fn css(&self) -> &'static str {
        assets::ORLEANS_CSS
    }

    fn headline(&self, _scene: &Scene<'_>) -> Markup {
        html! {}
    }

    fn color(&self, seat: Seat) -> &'static str {
        ["green", "yellow", "blue", "red"][seat.index() % 4]
    }
}
