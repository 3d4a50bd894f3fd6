//! `GET /rules/{game}/exact` — the whole specification; `GET /rules/{game}/exact/{id}` one rule.

use axum::extract::Path;
use axum::response::{Html, Response};
use kernel::Rulebook;
use lang::Speaker;
use maud::html;

use super::{part, rules};
use crate::fault::Fault;
use crate::page::{markdown, say};
use crate::visitor::Visitor;

/// Every rule with its id.
pub async fn show(Path(game): Path<String>, visitor: Visitor) -> Result<Html<String>, Fault> {
    let info = shelf::find(&game).map_err(|_| Fault::no_page())?.info();
    let book = Rulebook::parse(info.rules, info.prefix);
    let speaker = Speaker::new(visitor.tongue, info, &[]);
    let chapters = book.rules().chunk_by(|a, b| a.chapter == b.chapter);
    let content = html! {
        main class="sheet-page" id="prompt" {
            h1 class="title" { (info.title) ": " (say(&speaker, "exact-rules")) }
            p { a href={ "/rules/" (info.key) } { (say(&speaker, "book-whole")) } }
            @for rules in chapters {
                section class="panel spec" lang="en" {
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
    Ok(rules::page(&visitor, &speaker, info.key, &content))
}

/// One rule in its exact words, and the way to all of them.
pub async fn one(
    Path((game, id)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let info = shelf::find(&game).map_err(|_| Fault::no_page())?.info();
    let book = Rulebook::parse(info.rules, info.prefix);
    let rule = book.find(&id).ok_or_else(Fault::no_page)?;
    let content = html! {
        h3 { (rule.id) }
        p class="lede" lang="en" { (rule.chapter) }
        div class="rule" lang="en" { (markdown::text(&rule.text)) }
        p class="book-ways" {
            a href={ "/rules/" (info.key) "/exact#" (rule.id) } {
                (say(&visitor.speaker(), "all-rules"))
            }
            a href={ "/rules/" (info.key) "/" (rule.id) } data-part {
                (say(&visitor.speaker(), "book-told"))
            }
        }
    };
    Ok(part(&visitor, &rule.id, &content))
}
