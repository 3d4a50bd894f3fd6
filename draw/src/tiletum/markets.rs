//! The contract market and the character market (TI-6.8, TI-6.9).

use std::sync::Arc;

use maud::{Markup, html};
use tiletum::Action;
use tiletum::model::board::Stall;
use tiletum::model::effect::Face;
use tiletum::model::tiles::Tile;

use super::face::{Card, card};
use super::seen::Seen;
use super::tile::{Place, name};
use crate::acts::cover;
use crate::piece;

/// Both markets.
pub(crate) fn markets(seen: &Seen<'_>) -> Markup {
    html! {
        section class="markets panel" id="markets" aria-label=(seen.text("draw-markets", &[])) {
            (contracts(seen))
            (characters(seen))
        }
    }
}

fn contracts(seen: &Seen<'_>) -> Markup {
    let table = seen.table();
    html! {
        div class="mk" {
            (heading(seen, "draw-contracts", table.contract_stack.len(), "TI-6.9", html! {}))
            @for (number, tile) in &table.contract_market {
                @let stall = Stall(number - 1);
                @let price = seen.parts.prices[stall.index()];
                @let wanted = move |action| action == Action::Contract(stall);
                @let place = Place::Contracts(*number);
                (space(seen, *tile, place, &seen.count("draw-points", price), wanted))
            }
        }
    }
}

fn characters(seen: &Seen<'_>) -> Markup {
    let table = seen.table();
    let name = seen.text("draw-refresh", &[]);
    let refresh = html! {
        span class="refresh" title=(name) {
            (piece::icon("refresh"))
            (cover(seen.choice(&name, |action| action == Action::Refresh), "round"))
        }
    };
    html! {
        div class="mk" {
            (heading(seen, "draw-characters", table.character_stack.len(), "TI-6.8", refresh))
            @for (number, tile) in &table.character_market {
                @let stall = Stall(number - 1);
                @let wanted = move |action| action == Action::Character(stall);
                @let head = tile.map_or_else(Arc::default, |tile| kind(seen, tile));
                (space(seen, *tile, Place::Characters(*number), &head, wanted))
            }
        }
    }
}

/// What becomes stronger by a character.
fn kind(seen: &Seen<'_>, tile: Tile) -> Arc<str> {
    match seen.parts.face(tile) {
        Face::Character { kind, .. } => seen.text(&format!("draw-kind-{kind}"), &[]),
        _ => Arc::default(),
    }
}

fn heading(seen: &Seen<'_>, text: &str, stack: usize, rule: &str, more: Markup) -> Markup {
    html! {
        h3 {
            (seen.text(text, &[]))
            small { (seen.count("draw-stack", stack as i64)) }
            span { (piece::cite("tiletum", rule)) (more) }
        }
    }
}

fn space(
    seen: &Seen<'_>,
    tile: Option<Tile>,
    place: Place,
    head: &str,
    wanted: impl Fn(Action) -> bool,
) -> Markup {
    match tile {
        Some(tile) => {
            let choice = seen.choice(&name(seen, tile), wanted);
            card(seen, Card { tile, place, head, choice, quiet: false })
        }
        None => {
            html! { span class="tl void" title=(seen.text("draw-no-tile", &[])) { small { (head) } } }
        }
    }
}
