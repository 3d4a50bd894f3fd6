//! `GET /help` — the keys and what the table offers.

use axum::response::Response;
use maud::html;

use super::part;
use crate::page::say;
use crate::visitor::Visitor;

/// The keys and their texts.
const KEYS: [(&str, &str); 9] = [
    ("← ↑ → ↓", "key-arrows"),
    ("Enter", "key-enter"),
    ("1 … 9", "key-digits"),
    ("o", "key-options"),
    ("u", "key-undo"),
    ("h", "key-hint"),
    ("l, c", "key-log"),
    ("Esc", "key-escape"),
    ("?", "key-help"),
];

/// The help.
pub async fn show(visitor: Visitor) -> Response {
    let speaker = visitor.speaker();
    let title = say(&speaker, "help");
    let content = html! {
        h3 { (title) }
        p { (say(&speaker, "help-click")) }
        p { (say(&speaker, "help-piece")) }
        p { (say(&speaker, "help-log")) }
        dl class="keys" {
            @for (key, text) in KEYS { dt { kbd { (key) } } dd { (say(&speaker, text)) } }
        }
    };
    part(&visitor, &title, &content)
}
