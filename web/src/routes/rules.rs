//! `GET /rules/{game}` — the whole rulebook; `GET /rules` that of the game played last.

use axum::extract::Path;
use axum::response::{Html, Redirect};
use kernel::Rulebook;
use maud::html;

use crate::fault::Fault;
use crate::page::{Shell, markdown, say};
use crate::visitor::Visitor;

/// Goes to the rules of the game that was played last.
pub async fn first(visitor: Visitor) -> Redirect {
    Redirect::to(&format!("/rules/{}", visitor.first_game().key()))
}

/// Every rule with its id.
pub async fn show(Path(game): Path<String>, visitor: Visitor) -> Result<Html<String>, Fault> {
    let info = shelf::find(&game).map_err(|_| Fault::no_page())?.info();
    let book = Rulebook::parse(info.rules, info.prefix);
    let speaker = visitor.speaker();
    let chapters = book.rules().chunk_by(|a, b| a.chapter == b.chapter);
    let content = html! {
        main class="sheet-page" id="prompt" {
            h1 class="title" { (info.title) ": " (say(&speaker, "rules")) }
            @for rules in chapters {
                section class="panel spec" {
                    h2 { (rules[0].chapter) }
                    @for rule in rules {
                        article class="rule" id=(rule.id) {
                            a class="cite" href={ "#" (rule.id) } { (rule.id) }
                            div { (markdown::text(&rule.text)) }
                        }
                    }
                }
            }
        }
    };
    let title = say(&speaker, "rules");
    Ok(Shell { visitor: &visitor, title: &title, class: "page", game: None, drawn: &[] }
        .page(&content))
}
