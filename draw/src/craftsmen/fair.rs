//! The fair: up to three cubes of each player (CR-11.5).

use craftsmen::Action;
use kernel::Seat;
use maud::{Markup, html};

use super::pieces::{cube, seal, space};
use super::seen::{Seen, color};
use crate::acts::cover;
use crate::piece;

/// The roof of the stalls.
const ROOF: &str = "M4 1h96l3 9c0 6-11.5 6-11.5 0 0 6-11.5 6-11.5 0 0 6-11.5 6-11.5 0 0 6-11.5 6-11.5 0 0 6-11.5 6-11.5 0 0 6-11.5 6-11.5 0 0 6-11.5 6-11.5 0 0 6-11.5 6-11.5 0 0 6-10 6-10 0z";
const STRIPES: &str =
    "M14 1l-1.5 9M24.5 1L24 10M35.5 1v9M47 1v9M58 1v9M69.5 1v9M80.5 1l.5 9M91 1l.5 9";

/// The stalls of all players.
pub(crate) fn fair(seen: &Seen<'_>) -> Markup {
    html! {
        section class="fair" id="fair" title=(seen.tip("piece.fair")) data-about="piece.fair" {
            h2 class="cap" {
                (lang::words::capitalized(&seen.word("piece.fair")))
                small { (piece::cite("craftsmen", "CR-11.5")) }
            }
            svg class="roof" viewBox="0 0 104 16" preserveAspectRatio="none" aria-hidden="true" {
                path class="rf" d=(ROOF) {}
                path class="rfl" d=(STRIPES) {}
            }
            ul class="stalls" { @for seat in seen.everybody() { (stall(seen, seat)) } }
        }
    }
}

fn stall(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (cubes, limit) = (seen.seat(seat).fair, seen.parts.numbers.fair_limit_per_player);
    let id = format!("fair-{}", color(seat));
    html! {
        li class={ "stall P-" (color(seat)) @if seen.touched(&id) { " touched" } } id=(id) {
            (seal(seen, seat))
            ol {
                @for at in 0..limit {
                    li {
                        (space((at < cubes).then(|| cube(seen, Some(seat), &format!("fair-{at}"), ""))))
                        (offered(seen, seat, at, cubes))
                    }
                }
            }
        }
    }
}

/// The next space takes a cube, the last cube leaves.
fn offered(seen: &Seen<'_>, seat: Seat, at: u8, cubes: u8) -> Markup {
    if !seen.owns(seat) {
        return html! {};
    }
    let choice = match at {
        at if at == cubes => seen.offer("draw-to-fair", &[], |action| action == Action::ToFair),
        at if at + 1 == cubes => {
            let leaves = |action| matches!(action, Action::Exchange | Action::PayFair);
            seen.choice(&seen.word("piece.fair"), leaves)
        }
        _ => None,
    };
    cover(choice, "tight")
}
