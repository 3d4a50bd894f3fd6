//! Pieces and signs that every page uses, by the symbols of [`SPRITE`](crate::assets::SPRITE).

use kernel::Seat;
use maud::{Markup, html};

/// A symbol of the sprite that only decorates.
pub fn symbol(id: &str, class: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A symbol of the sprite that says something.
pub fn named(id: &str, class: &str, name: &str) -> Markup {
    html! {
        svg class=(class) role="img" { title { (name) } use href={ "#" (id) } {} }
    }
}

/// An icon of the interface: `undo`, `hint`, `chat`, `menu`, `help`, `theme`, `lang` …
pub fn icon(name: &str) -> Markup {
    symbol(&format!("i-{name}"), "i")
}

/// A player's seal: color, shape and letter.
pub fn seal(color: &str) -> Markup {
    symbol(&format!("seal-{color}"), &format!("seal P-{color}"))
}

/// A player's mark: color and shape, for small sizes.
pub fn mark(color: &str) -> Markup {
    symbol(&format!("mark-{color}"), &format!("mark P-{color}"))
}

/// The id of a rule as a link that opens its text.
pub fn cite(game: &str, rule: &str) -> Markup {
    html! { a class="cite" href={ "/rules/" (game) "/" (rule) } data-rule=(rule) { (rule) } }
}

/// The color of a seat: the class `P-green`, the symbols `seal-green` and `mark-green`.
pub fn color(seat: Seat) -> &'static str {
    ["green", "yellow", "blue", "red"][seat.index() % 4]
}

/// The letter of a color's pieces, as on its seal.
pub fn letter(color: &str) -> &'static str {
    match color {
        "green" => "G",
        "yellow" => "Y",
        "blue" => "B",
        "red" => "R",
        "brown" => "N",
        "grey" => "S",
        "orange" => "O",
        "white" => "W",
        _ => "K",
    }
}

/// The hatching of a color's areas, a pattern of the sprite; colors that meet have different ones.
pub fn hatch(color: &str) -> &'static str {
    match color {
        "red" | "orange" => "h-red",
        "blue" => "h-blue",
        "green" => "h-green",
        "violet" | "brown" => "h-violet",
        "yellow" | "white" => "h-yellow",
        _ => "h-black",
    }
}

/// An icon with a number.
pub fn quantity(icon: Markup, n: impl Into<i64>, name: &str) -> Markup {
    let n = n.into();
    html! {
        span class={ "qty" @if n == 0 { " nil" } } title=(name) {
            (icon) span class="n" { (n) } span class="sr" { " " (name) }
        }
    }
}

/// A number with a true minus.
pub fn signed(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}
