//! Cubes, helpers, goods and spaces.

use craftsmen::model::pieces::Good;
use kernel::Seat;
use maud::{Markup, html};

use super::seen::{Seen, color};
use crate::piece;

/// A good on its chip.
pub(crate) fn chip(seen: &Seen<'_>, good: Good) -> Markup {
    html! {
        span class="chip" title=(seen.tip(good.word())) data-about=(good.word()) {
            (piece::named(&format!("c-{good}"), "", &seen.word(good.word())))
        }
    }
}

/// The drawing of a good.
pub(crate) fn good(good: Good) -> Markup {
    piece::symbol(&format!("c-{good}"), "gi")
}

/// A cube; nobody's is neutral. Its id names its place, so that a cube that stays keeps it.
pub(crate) fn cube(seen: &Seen<'_>, owner: Option<Seat>, place: &str, class: &str) -> Markup {
    let (color, name) = match owner {
        Some(seat) => (color(seat), seen.speaker.name(seat)),
        None => ("none", seen.word("piece.neutral_cube").to_string()),
    };
    let id = format!("cube-{color}-{place}");
    html! {
        svg class={ "cube P-" (color) " " (class) @if seen.touched(&id) { " touched" } } role="img"
            id=(id) { title { (name) } use href={ "#cube-" (color) } {} }
    }
}

/// A space for a cube.
pub(crate) fn space(content: Option<Markup>) -> Markup {
    html! { span class={ "sp" @if content.is_some() { " on" } } { (content.unwrap_or_default()) } }
}

/// A player's seal with the player's name.
pub(crate) fn seal(seen: &Seen<'_>, seat: Seat) -> Markup {
    let color = color(seat);
    piece::named(&format!("seal-{color}"), &format!("seal P-{color}"), &seen.speaker.name(seat))
}
