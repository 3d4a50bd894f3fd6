//! The board that lies in front: buildings, storehouse, contracts, stock, tasks.

use maud::{Markup, html};

use super::seen::Seen;
use super::{buildings, holds, stock, tasks};
use crate::piece;

/// The board of the viewer; an onlooker sees that of whoever decides.
pub(crate) fn mat(seen: &Seen<'_>) -> Markup {
    let seat = seen.front();
    html! {
        section class={ "mat panel P-" (piece::color(seat)) } id="mat"
            aria-label=(seen.word("board.player_board")) {
            (buildings::buildings(seen, seat))
            (holds::holds(seen, seat))
            (stock::stock(seen, seat))
            (tasks::tray(seen, seat))
        }
    }
}
