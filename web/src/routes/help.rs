//! `GET /help` — the keys and what the table offers.

use axum::response::Response;
use lang::Speaker;
use maud::{Markup, html};

use super::part;
use crate::page::say;
use crate::visitor::Visitor;

/// The keys and their texts.
const KEYS: [(&str, &str); 11] = [
    ("← ↑ → ↓", "key-arrows"),
    ("Enter", "key-enter"),
    ("1 … 9", "key-digits"),
    ("o", "key-options"),
    ("u", "key-undo"),
    ("y", "key-redo"),
    ("h", "key-hint"),
    ("l, c", "key-log"),
    ("s", "key-skip"),
    ("Esc", "key-escape"),
    ("?", "key-help"),
];

/// How quickly bots move, and whether they are heard: each browser keeps it for itself.
fn pace(speaker: &Speaker) -> Markup {
    html! {
        h4 { (say(speaker, "bots-pace")) }
        p class="acts-row" {
            @for pace in ["instant", "brisk", "slow"] {
                button type="button" class="btn" data-pace=(pace) {
                    (say(speaker, &format!("bots-{pace}")))
                }
            }
            button type="button" class="btn" data-sound { (say(speaker, "sounds")) }
        }
    }
}

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
        (pace(&speaker))
    };
    part(&visitor, &title, &content)
}
