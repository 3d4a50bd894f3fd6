//! The track of the ships: along the coast (VII) or over the sea (VIII).

use kernel::Seat;
use lang::Arg;
use maud::{Markup, html};
use newdale::Action;
use newdale::model::SEATS;
use newdale::model::components::{COAST, Extra, SEA, SeaBonus};

use super::seen::{Seen, color};
use crate::acts::{Choice, cover};
use crate::piece;

/// The spaces with their ships.
pub(crate) fn track(seen: &Seen<'_>) -> Markup {
    let sea = seen.has(Extra::Sailors);
    let (word, rule) = match sea {
        true => ("piece.sea_track", "ND-10.14"),
        false => ("piece.coast_track", "ND-10.11"),
    };
    let spaces = if sea { SEA } else { COAST } as u8;
    html! {
        h2 title=(seen.word(word)) { (seen.text("draw-track", &[])) small { (piece::cite("newdale", rule)) } }
        ol class="track" id="track" data-about=(word) {
            @for space in 0..spaces { (step(seen, space, sea)) }
        }
    }
}

fn step(seen: &Seen<'_>, space: u8, sea: bool) -> Markup {
    let here: Vec<Seat> =
        seen.players().filter(|seat| seen.seat(*seat).ship == Some(space)).collect();
    let name = seen.count("draw-space", space);
    html! {
        li id={ "sea-" (space) } class=[gives(seen, space, sea).map(|_| "rich")] title=(name) {
            span class={ "fleet n" (here.len()) } {
                @for seat in &here { (ship(seen, *seat, space)) }
                @if sea && seen.table().rival == Some(space) { (rival(seen, space)) }
            }
            i { (space) }
            @if let Some((icon, n)) = gives(seen, space, sea) { small { (n) (piece::symbol(icon, "")) } }
            (cover(sails_to(seen, &name, space), "tight"))
        }
    }
}

/// What a space gives, and how much: points in the end, or something at once.
fn gives(seen: &Seen<'_>, space: u8, sea: bool) -> Option<(&'static str, u8)> {
    let at = usize::from(space);
    if !sea {
        return Some(("vp", seen.parts.coast.vp[at])).filter(|(_, vp)| *vp > 0);
    }
    if at + 1 == SEA {
        let next = seen.table().arrivals.len().min(SEATS - 1);
        return Some(("vp", seen.parts.sea.arrival[next]));
    }
    Some(match seen.parts.sea.bonus[at]? {
        SeaBonus::Cards(n) => ("nd-card-back", n),
        SeaBonus::Points(n) => ("vp", n),
        SeaBonus::OneGood => ("nd-crate", 1),
    })
}

fn ship(seen: &Seen<'_>, seat: Seat, space: u8) -> Markup {
    let id = format!("ship-{}", color(seat));
    let last = if seen.touched(&id) { " touched" } else { "" };
    let args = [("who", Arg::Seat(seat)), ("n", Arg::Number(space.into()))];
    html! {
        svg class={ "ship glides P-" (color(seat)) (last) } id=(id) viewBox="0 0 32 32" role="img" {
            title { (seen.text("draw-ship", &args)) }
            use href="#nd-ship" {}
        }
    }
}

fn rival(seen: &Seen<'_>, space: u8) -> Markup {
    html! {
        svg class="ship glides P-none" id="ship-rival" viewBox="0 0 32 32" role="img" {
            title { (seen.word("piece.rival")) " " (space) }
            use href="#nd-ship" {}
        }
    }
}

/// Sailing so far that the ship comes to a space.
fn sails_to(seen: &Seen<'_>, name: &str, space: u8) -> Option<Choice> {
    let ship = seen.view.viewer.and_then(|seat| seen.seat(seat).ship)?;
    seen.choice(name, |action| matches!(action, Action::Sail(n) if ship + n == space))
}
