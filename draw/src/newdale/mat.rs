//! The board that lies in front, what is beside it, the hand and what else is one's own.

use maud::{Markup, html};

use super::seen::{Seen, color};
use super::{areas, beside, hand, mine};

/// The board of the viewer; an onlooker sees that of whoever decides.
pub(crate) fn mat(seen: &Seen<'_>) -> Markup {
    let seat = seen.front();
    html! {
        section class={ "mat panel P-" (color(seat)) } id="mat" aria-label=(seen.word("piece.player_board")) {
            (areas::areas(seen, seat))
            (beside::beside(seen, seat))
            div { (hand::hand(seen, seat)) (mine::mine(seen, seat)) }
        }
    }
}
