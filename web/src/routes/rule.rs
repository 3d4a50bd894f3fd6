//! `GET /rules/{game}/{id}` — the text of one rule.

use axum::extract::Path;
use axum::response::Response;
use kernel::Rulebook;
use maud::html;

use super::part;
use crate::fault::Fault;
use crate::page::{markdown, say};
use crate::visitor::Visitor;

/// One rule, and the way to its chapter.
pub async fn show(
    Path((game, id)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let info = shelf::find(&game).map_err(|_| Fault::no_page())?.info();
    let book = Rulebook::parse(info.rules, info.prefix);
    let rule = book.find(&id).ok_or_else(Fault::no_page)?;
    let content = html! {
        h3 { (rule.id) }
        p class="lede" { (rule.chapter) }
        div class="rule" lang="en" { (markdown::text(&rule.text)) }
        p { a href={ "/rules/" (game) "#" (rule.id) } { (say(&visitor.speaker(), "all-rules")) } }
    };
    Ok(part(&visitor, &rule.id, &content))
}
