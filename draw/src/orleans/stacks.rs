//! The two stacks of place tiles: open sets that lie ready.

use kernel::names::Name;
use lang::words::capitalized;
use maud::{Markup, html};
use orleans::Action;
use orleans::model::places::{Place, Places};

use super::places;
use super::seen::Seen;
use crate::acts::cover;
use crate::piece;

/// The stacks; folded until somebody looks, open when the viewer has to choose from them.
pub(crate) fn stacks(seen: &Seen<'_>) -> Markup {
    let asked = seen.may(|action| matches!(action, Action::Tile(_) | Action::Remove(Some(_))));
    html! {
        @if asked {
            section class="stacks asked" id="stacks" {
                h2 class="cap" { (heading(seen)) }
                (both(seen))
            }
        } @else {
            details class="stacks" id="stacks" {
                summary class="cap" { (heading(seen)) (piece::icon("down")) }
                (both(seen))
            }
        }
    }
}

fn heading(seen: &Seen<'_>) -> Markup {
    html! {
        (piece::named("tile-2", "stackno", &seen.plural("piece.place_tile")))
        small {
            "I " b { (seen.view.stack_i.len()) } " · II " b { (seen.view.stack_ii.len()) }
        }
    }
}

fn both(seen: &Seen<'_>) -> Markup {
    html! {
        div class="offer panel" {
            (stack(seen, "piece.stack_I", seen.view.stack_i))
            (stack(seen, "piece.stack_II", seen.view.stack_ii))
        }
    }
}

fn stack(seen: &Seen<'_>, term: &str, tiles: Places) -> Markup {
    html! {
        h3 { (capitalized(&seen.word(term))) }
        ul { @for tile in tiles.iter() { (on_offer(seen, tile)) } }
    }
}

/// A tile that nobody has.
fn on_offer(seen: &Seen<'_>, tile: Place) -> Markup {
    let takes = |action| action == Action::Tile(tile) || action == Action::Remove(Some(tile));
    let name = seen.word(tile.word());
    html! {
        li class="place offered" id={ "offer-" (tile.id()) } title=(seen.tip(tile.word()))
            data-about=(tile.word()) {
            (places::face(seen, tile))
            (cover(seen.choice(&name, takes), ""))
        }
    }
}
