//! The cathedrals in a list, for screens on which the map has no room for their costs (TI-7.7).

use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};
use tiletum::Action;
use tiletum::model::map::Cathedral;
use tiletum::model::pieces::Cost;

use super::city::cathedral_tip;
use super::seen::Seen;
use crate::acts::cover;
use crate::piece;

/// Every cathedral.
pub(crate) fn cathedrals(seen: &Seen<'_>) -> Markup {
    html! {
        section class="caths panel" id="cathedrals" aria-label=(seen.plural("board.cathedral")) {
            h2 {
                (seen.plural("board.cathedral"))
                small { (seen.text("draw-cathedrals-note", &[])) " " (piece::cite("tiletum", "TI-7.7")) }
            }
            ul { @for cathedral in Cathedral::ALL { (line(seen, *cathedral)) } }
        }
    }
}

fn line(seen: &Seen<'_>, cathedral: Cathedral) -> Markup {
    let facts = &seen.table().map[&cathedral.city()];
    let name = seen.word(cathedral.word());
    let tiles = facts.tiles.as_deref().unwrap_or_default();
    html! {
        @match facts.cost.flatten() {
            Some(cost) if cost != Cost::NotBuilt => {
                @let price = seen.parts.cost(cost);
                li title=(cathedral_tip(seen, cathedral, cost, tiles)) data-about="board.cathedral" {
                    b { (name) }
                    span class="cst2" { i { (price.stone) } em { (price.vp) } }
                    span class="stk2" { @for tile in tiles { i { (tile) } } }
                    (pillars(seen, cathedral))
                    (cover(seen.choice(&name, |action| action == Action::Cathedral(cathedral)), "tight quiet"))
                }
            }
            _ => li class="off" { b { (name) } span { (seen.word("piece.cost_none")) } },
        }
    }
}

fn pillars(seen: &Seen<'_>, cathedral: Cathedral) -> Markup {
    let standing = seen.table().map[&cathedral.city()].pillars.as_deref().unwrap_or_default();
    let free = usize::from(seen.parts.cathedral(cathedral).pillars).saturating_sub(standing.len());
    html! {
        span class="pil" {
            @for seat in standing {
                @let who = seen.who(*seat);
                @let args = [("piece", Arg::Word("piece.pillar")), ("who", Arg::Text(&who)),
                    ("town", Arg::Word(cathedral.word()))];
                (piece::named("pillar-piece", &format!("P-{}", piece::color(*seat)),
                    &seen.text("draw-stands", &args)))
            }
            @for _ in 0..free { (piece::symbol("slot-pillar", "m-ps")) }
        }
    }
}
