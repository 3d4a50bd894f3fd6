//! What lies in front: the street, the cards to build, the purse, the stock.

use maud::{Markup, html};

use super::seen::{Seen, color};
use super::{hand, purse, stock, street};

/// What belongs to the viewer; an onlooker sees that of whoever decides.
pub(crate) fn mat(seen: &Seen<'_>) -> Markup {
    let seat = seen.front();
    html! {
        section class={ "mat panel P-" (color(seat)) } id="mat" aria-label=(seen.word("piece.street")) {
            (street::street(seen, seat))
            (hand::hand(seen, seat))
            (purse::purse(seen, seat))
            (stock::stock(seen, seat))
        }
    }
}
