//! The king track with its piles, the corruption tokens, the tile of the leader (TI-5.1, TI-10).

use kernel::Seat;
use lang::Arg;
use maud::{Markup, html};
use tiletum::Action;

use super::seen::Seen;
use super::tile::{Place, all_signs, id, kind_class, name, tip};
use crate::acts::cover;
use crate::piece;

/// How many tokens are turned up in a round.
const PASSES: usize = 3;

/// The track and what belongs to it.
pub(crate) fn king(seen: &Seen<'_>) -> Markup {
    html! {
        div class="king" {
            h2 { (seen.text("draw-king", &[])) small { (piece::cite("tiletum", "TI-10.1")) } }
            ol class="kt" { @for (space, pile) in &seen.table().king { (step(seen, *space, pile)) } }
            (corruption(seen))
            (leader(seen))
        }
    }
}

fn step(seen: &Seen<'_>, space: i8, pile: &[Seat]) -> Markup {
    let class = match space {
        ..0 => Some("neg"),
        0 => Some("zero"),
        _ => None,
    };
    html! {
        li class=[class] {
            @if !pile.is_empty() {
                span class={ "pile n" (pile.len()) } { @for seat in pile { (disc(seen, *seat, space)) } }
            }
            i { (piece::signed(space)) }
        }
    }
}

fn disc(seen: &Seen<'_>, seat: Seat, space: i8) -> Markup {
    let color = piece::color(seat);
    let id = format!("king-{color}");
    let last = if seen.touched(&id) { " lastm" } else { "" };
    let who = seen.who(seat);
    let args = [("who", Arg::Text(&who)), ("n", Arg::Number(space.into()))];
    let name = seen.text("draw-disc", &args);
    html! {
        svg class={ "seal glides P-" (color) (last) } id=(id) role="img" aria-label=(name) {
            title { (name) }
            use href={ "#seal-" (color) } {}
        }
    }
}

/// The rightmost token is turned up first.
fn corruption(seen: &Seen<'_>) -> Markup {
    let up = &seen.table().corruption.up;
    html! {
        div class="corr" title=(seen.tip("piece.corruption_token")) data-about="piece.corruption_token" {
            @for place in (0..PASSES).rev() {
                @match up.get(place) {
                    Some(0) => span class="ct none" id={ "corr-" (place + 1) } { "0" },
                    Some(value) => span class="ct" id={ "corr-" (place + 1) } { "−" (value) },
                    None => span class="ct down" id={ "corr-" (place + 1) } role="img"
                        aria-label=(seen.text("draw-face-down", &[])) {},
                }
            }
            small { (seen.word("term.corruption")) }
        }
    }
}

/// The tile that waits for the leader, or the points instead.
fn leader(seen: &Seen<'_>) -> Markup {
    html! {
        div class="kb" {
            @match seen.table().king_tile {
                Some(tile) => {
                    span class={ "xt glides k-" (kind_class(seen.parts.face(tile))) }
                        id=(id(seen, Place::King)) title=(tip(seen, tile)) data-about=(tile.word()) {
                        (all_signs(seen, tile))
                        (cover(seen.choice(&name(seen, tile), |act| matches!(act, Action::King(_))), "tight"))
                    }
                }
                None => span class="xt" title=(seen.tip("term.leader")) {
                    (seen.count("draw-vp", seen.parts.track.leader_vp))
                },
            }
            small title=(seen.word("term.leader")) { (seen.text("draw-leader", &[])) }
        }
    }
}
