//! The chain of open choices: what is asked now, what goes on after it (TI-3.6).

use std::sync::Arc;

use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};
use tiletum::Action;
use tiletum::model::facts::FrameFacts;
use tiletum::model::state::Phase;

use super::seen::Seen;
use super::wheel;

/// So many links are shown; deeper ones wait unseen.
const LINKS: usize = 4;
/// So many points are shown as dots.
const DOTS: u8 = 6;

/// A link of the chain.
struct Link {
    name: Arc<str>,
    /// Points or steps left, and how they are said.
    left: Option<(u8, Arc<str>)>,
}

/// The chain; empty while nothing is open but the turn itself.
pub(crate) fn chain(seen: &Seen<'_>) -> Markup {
    let links: Vec<Link> = links(seen);
    html! {
        @if !links.is_empty() {
            ol class="chain" aria-label=(seen.text("draw-chain", &[])) {
                @for (at, one) in links.iter().take(LINKS).enumerate() { (link(seen, at, one)) }
            }
        }
    }
}

fn link(seen: &Seen<'_>, at: usize, link: &Link) -> Markup {
    let when = if at == 0 { "draw-now" } else { "draw-then" };
    html! {
        li class=[(at == 0).then_some("now")] {
            small { (seen.text(when, &[])) }
            b { (capitalized(&link.name)) }
            @if let Some((n, said)) = &link.left {
                span class="ap" aria-hidden="true" { @for _ in 0..(*n).min(DOTS) { i class="on" {} } }
                span class="left" { (said) }
            }
        }
    }
}

/// The open choices, the top one first, then the die pool.
fn links(seen: &Seen<'_>) -> Vec<Link> {
    let table = seen.table();
    let open = table.frames.iter().rev().map(|frame| of_frame(seen, frame));
    let pool = table.pool.action.filter(|_| table.phase == Phase::Action).map(|act| Link {
        name: seen.text(&format!("draw-act-{act}"), &[]),
        left: Some((table.pool.ap, seen.count("draw-points", table.pool.ap))),
    });
    tile(seen).into_iter().chain(open).chain(pool).collect()
}

/// The bonus tile that is asked for: the one of the field at which the die lay (TI-5.6).
fn tile(seen: &Seen<'_>) -> Option<Link> {
    let table = seen.table();
    if !seen.may(|action| matches!(action, Action::Tile(_))) {
        return None;
    }
    let field = wheel::field_of(seen, table.die?.value)?;
    let tile = table.fields.get(&field)?.tile?;
    Some(Link { name: super::tile::name(seen, tile), left: None })
}

/// What is lost by whoever ends what is asked now; nothing if all of it was used.
pub(crate) fn lost(seen: &Seen<'_>) -> Option<String> {
    let now = links(seen).into_iter().next()?;
    let (n, said) = now.left?;
    (n > 0).then(|| seen.text("draw-lost", &[("what", Arg::Text(&said))]).to_string())
}

fn of_frame(seen: &Seen<'_>, frame: &FrameFacts) -> Link {
    let name = match (frame.ask.as_str(), frame.building) {
        (_, Some(number)) => seen.count("draw-building", number),
        (ask @ ("architect" | "merchant" | "character" | "contract" | "king"), _) => {
            seen.text(&format!("draw-act-{ask}"), &[])
        }
        (ask, _) => seen.text(&format!("draw-open-{}", ask.replace('_', "-")), &[]),
    };
    Link { name, left: left(seen, frame) }
}

fn left(seen: &Seen<'_>, frame: &FrameFacts) -> Option<(u8, Arc<str>)> {
    let steps = frame.merchant.unwrap_or(0) + frame.architect.unwrap_or(0);
    let rooms = frame.rooms.as_ref().map(|rooms| rooms.len() as u8);
    if let Some(ap) = frame.ap {
        return Some((ap, seen.count("draw-points", ap)));
    }
    let (n, text) = match (frame.left, rooms) {
        (Some(left), _) => (left, "draw-goods"),
        (None, Some(rooms)) => (rooms, "draw-bonuses"),
        (None, None) if steps > 0 => (steps, "draw-steps"),
        (None, None) => return None,
    };
    Some((n, seen.count(text, n)))
}
