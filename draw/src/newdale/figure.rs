//! Assistants, goods and resources.

use kernel::names::Name;
use lang::words::capitalized;
use maud::{Markup, html};
use newdale::model::pieces::{COLORS, Color, Figure, Good, Resource};

use super::seen::Seen;
use crate::piece;

/// An assistant or a Hooded one.
pub(crate) fn figure(seen: &Seen<'_>, figure: Figure) -> Markup {
    html! {
        svg class="as" viewBox="0 0 24 28" role="img" {
            title { (seen.word(figure.word())) }
            use href={ "#nd-as-" (figure) } {}
        }
    }
}

/// The assistants that a building needs.
pub(crate) fn needs(seen: &Seen<'_>, needs: &[u8; COLORS]) -> Markup {
    html! {
        @for (color, n) in Color::ALL.iter().zip(needs) {
            @for _ in 0..*n { (figure(seen, (*color).into())) }
        }
    }
}

/// The symbol of a good.
pub(crate) fn symbol(good: Good) -> String {
    match good.vineyard() {
        Some(_) => "nd-good-grapes".to_owned(),
        None => format!("nd-good-{good}"),
    }
}

/// A marker of a good.
pub(crate) fn good(seen: &Seen<'_>, good: Good) -> Markup {
    piece::named(&symbol(good), "good", &capitalized(&seen.word(good.word())))
}

/// A hand card that counts as a resource.
pub(crate) fn resource(seen: &Seen<'_>, resource: Resource) -> Markup {
    html! {
        svg class="res" viewBox="0 0 24 30" role="img" {
            title { (seen.word(resource.word())) }
            use href={ "#nd-res-" (resource) } {}
        }
    }
}
