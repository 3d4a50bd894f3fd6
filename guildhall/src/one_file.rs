//! Pages that are complete in one file: they need no server and no other file.

use maud::{DOCTYPE, Markup, PreEscaped, html};

/// The styles of all of them.
const CSS: &str = include_str!("one_file.css");

/// A page in a language (`en`) with this headline; `more` are styles of its own.
pub(crate) fn page(lang: &str, head: &str, more: &str, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (head) }
                style { (PreEscaped(CSS)) (PreEscaped(more)) }
            }
            body { h1 { (head) } (content) }
        }
    }
}
