//! A square tile as it lies in a market or a storehouse: head, signs, foot.

use maud::{Markup, html};
use tiletum::model::effect::{Contract, Face};
use tiletum::model::tiles::Tile;

use super::seen::Seen;
use super::tile::{Place, all_signs, effect_signs, id, kind_class, sign, tip};
use crate::acts::{Choice, cover};

/// A tile to be shown.
pub(crate) struct Card<'a> {
    pub(crate) tile: Tile,
    pub(crate) place: Place,
    /// What stands above: a price, or its kind.
    pub(crate) head: &'a str,
    pub(crate) choice: Option<Choice>,
    /// Whether choosing it is only a task.
    pub(crate) quiet: bool,
}

/// The tile.
pub(crate) fn card(seen: &Seen<'_>, card: Card<'_>) -> Markup {
    let Card { tile, place, head, choice, quiet } = card;
    let face = seen.parts.face(tile);
    html! {
        span class={ "tl glides k-" (kind_class(face)) } id=(id(seen, place)) title=(tip(seen, tile))
            data-about=(tile.word()) {
            small { (head) }
            span class="mid" { (all_signs(seen, tile)) }
            b { (foot(seen, tile, face)) }
            (cover(choice, if quiet { "tight quiet" } else { "tight" }))
        }
    }
}

fn foot(seen: &Seen<'_>, tile: Tile, face: Face) -> Markup {
    match face {
        Face::Contract(contract) => reward(seen, contract),
        Face::Crest(_) => html! { (seen.word(tile.word())) },
        Face::Helper(_) | Face::Character { .. } => html! {},
    }
}

/// What a contract gives.
pub(crate) fn reward(seen: &Seen<'_>, contract: Contract) -> Markup {
    html! {
        @if contract.vp > 0 { (seen.count("draw-vp", contract.vp)) }
        @for one in effect_signs(contract.extra) { (sign(seen, &one.once())) }
    }
}
