//! Goods, and pieces in supply and on the map.

use kernel::Seat;
use kernel::names::Name;
use lang::words::capitalized;
use maud::{Markup, html};
use tiletum::Action;
use tiletum::model::pieces::Good;

use super::seen::Seen;
use super::tile;
use crate::acts::cover;
use crate::piece::{self, quantity};

/// The stock of a seat.
pub(crate) fn stock(seen: &Seen<'_>, seat: Seat) -> Markup {
    html! {
        div class="own" {
            h2 class="cap" {
                (seen.text("draw-stock", &[]))
                small title=(seen.word("board.score_track")) { (seen.count("draw-score", i64::from(seen.seat(seat).score))) }
            }
            ul class="mygoods" id="goods" {
                @for good in Good::ALL { (line(seen, seat, *good)) }
            }
            (supply(seen, seat))
        }
    }
}

fn line(seen: &Seen<'_>, seat: Seat, good: Good) -> Markup {
    let n = seen.seat(seat).goods[&good];
    let name = seen.word(good.word());
    let choice = seen.choice(&name, |action| seen.owns(seat) && concerns(action, good));
    let loud = seen.may(|action| concerns(action, good) && !matches!(action, Action::Trade(_)));
    html! {
        li id={ "own-" (good) } class=[(n == 0).then_some("nil")] title=(seen.tip(good.word()))
            data-about=(good.word()) {
            (piece::symbol(&tile::good(good), "")) span { (n) } small { (name) }
            (cover(choice, if loud { "tight" } else { "tight quiet" }))
        }
    }
}

/// Whether an action is about a good: it is gained, bought, given or paid with.
fn concerns(action: Action, good: Good) -> bool {
    match action {
        Action::Recolor(Some(chosen))
        | Action::Trade(chosen)
        | Action::With(chosen)
        | Action::Gain(chosen) => chosen == good,
        Action::Swap { give, .. } => give == good,
        _ => false,
    }
}

/// Houses and pillars, and the cathedral tiles.
fn supply(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    let (houses, pillars) = seen.built(seat);
    let player = format!("P-{}", piece::color(seat));
    let icon = |symbol: &str| piece::symbol(symbol, &player);
    let word = |term: &str| seen.plural(term);
    let held: u32 = facts.cathedrals.values().map(|vp| u32::from(*vp)).sum();
    html! {
        dl class="sup" {
            dt { (capitalized(&seen.text("draw-in-supply", &[]))) }
            dd {
                (quantity(icon("house"), facts.houses, &word("piece.house")))
                (quantity(icon("pillar-piece"), facts.pillars, &word("piece.pillar")))
            }
            dt { (capitalized(&seen.text("draw-on-map", &[]))) }
            dd {
                (quantity(icon("house"), houses as i64, &word("piece.house")))
                (quantity(icon("pillar-piece"), pillars as i64, &word("piece.pillar")))
            }
            dt { (capitalized(&seen.text("draw-cathedral-tiles", &[]))) }
            dd {
                (quantity(piece::symbol("ti-cathedral", "ic"), facts.cathedrals.len() as i64,
                    &word("piece.cathedral_tile")))
                small { (seen.count("draw-vp", held)) }
            }
        }
    }
}
