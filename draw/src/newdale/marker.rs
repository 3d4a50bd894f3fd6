//! Action markers: a player's shape with a number.

use kernel::Seat;
use lang::Arg;
use maud::{Markup, html};
use newdale::model::spaces::Space;

use super::seen::{Seen, color};

/// A marker where it stands; it keeps its id for the whole game.
pub(crate) fn marker(seen: &Seen<'_>, seat: Seat, number: u8) -> Markup {
    let id = format!("marker-{}-{number}", color(seat));
    let last = if seen.touched(&id) { " touched" } else { "" };
    let name = name(seen, seat, number);
    html! {
        svg class={ "mk glides P-" (color(seat)) (last) } id=(id) viewBox="0 0 24 24" role="img" {
            title { (name) }
            (shape(seat, number))
        }
    }
}

/// The outline of a marker that stands elsewhere, or is still to come.
pub(crate) fn ghost(seen: &Seen<'_>, seat: Seat, number: u8, class: &str) -> Markup {
    let class = format!("mk ghost {class}");
    html! {
        svg class=(class) viewBox="0 0 24 24" role="img" {
            title { (name(seen, seat, number)) }
            (shape(seat, number))
        }
    }
}

fn name(seen: &Seen<'_>, seat: Seat, number: u8) -> std::sync::Arc<str> {
    let args = [("n", Arg::Number(number.into())), ("who", Arg::Seat(seat))];
    seen.text("draw-marker", &args)
}

fn shape(seat: Seat, number: u8) -> Markup {
    let y = if color(seat) == "grey" { "18.4" } else { "17.5" };
    html! {
        use href={ "#mark-" (color(seat)) } {}
        text class="pt" x="12" y=(y) font-size="15.8" { (number) }
    }
}

/// The markers on a space, as far as the viewer knows the plans.
pub(crate) fn on(seen: &Seen<'_>, space: Space) -> Vec<(Seat, u8)> {
    let of = |seat: Seat| {
        let plan = seen.seat(seat).plan.iter();
        plan.filter(move |(_, place)| **place == Some(space)).map(move |(n, _)| (seat, *n))
    };
    seen.players().flat_map(of).collect()
}

/// Whether a seat has bought a marker, or owned it from the start.
pub(crate) fn is_owned(seen: &Seen<'_>, seat: Seat, number: u8) -> bool {
    let facts = seen.seat(seat);
    facts.markers.contains(&number) || facts.bought.contains(&number)
}

/// Whether a marker stands on a space that the viewer knows.
pub(crate) fn is_placed(seen: &Seen<'_>, seat: Seat, number: u8) -> bool {
    seen.seat(seat).plan.get(&number).is_some_and(Option::is_some)
}
