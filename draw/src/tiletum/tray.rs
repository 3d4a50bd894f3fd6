//! The dice of the wheel by value, large enough for a finger: what a phone shows in their place.

use maud::{Markup, html};
use tiletum::model::pieces::{Act, Die};

use super::dice;
use super::seen::Seen;
use super::wheel::{act_icon, field_of};
use crate::acts::cover;

/// A column for each value: the value, the action that it faces, its dice.
pub(crate) fn tray(seen: &Seen<'_>) -> Markup {
    html! {
        ol class="bydie" {
            @for value in 1..=6 {
                li {
                    b { (value) }
                    @if let Some(which) = faced(seen, value) { (act_icon(seen, which, "i")) }
                    @for die in seen.table().dice.iter().filter(|die| die.value == value) { (one(seen, *die)) }
                }
            }
        }
    }
}

/// The action of the field that a value faces.
fn faced(seen: &Seen<'_>, value: u8) -> Option<Act> {
    let field = field_of(seen, value)?;
    seen.table().fields.get(&field)?.action
}

fn one(seen: &Seen<'_>, die: Die) -> Markup {
    html! {
        span class={ "dt " (dice::class(seen, die)) } data-about=(die.color.word()) {
            svg role="img" aria-label=(dice::name(seen, die)) { use href={ "#die-" (die.value) } {} }
            (cover(dice::choice(seen, die), "tight"))
        }
    }
}
