//! `GET /rules/{game}/{id}` — what the rulebook for people tells of one rule.

use axum::extract::Path;
use axum::response::Response;
use kernel::{GameInfo, Rulebook};
use lang::{Book, Speaker};
use maud::html;

use super::{exact, part, rules};
use crate::fault::Fault;
use crate::page::book::Reading;
use crate::visitor::Visitor;

/// The paragraphs that tell of a rule, and the way to its exact words; those at once where no
/// paragraph tells of it.
pub async fn show(
    Path((game, id)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let info = shelf::find(&game).map_err(|_| Fault::no_page())?.info();
    match told(info, &id, &visitor)? {
        Some(response) => Ok(response),
        None => exact::one(Path((game, id)), visitor).await,
    }
}

fn told(info: &'static GameInfo, id: &str, visitor: &Visitor) -> Result<Option<Response>, Fault> {
    let spec = Rulebook::parse(info.rules, info.prefix);
    let rule = spec.find(id).ok_or_else(Fault::no_page)?;
    let book = Book::of(visitor.tongue, info.key);
    let Some(book) = book.filter(|book| book.telling(&rule.id).next().is_some()) else {
        return Ok(None);
    };
    let speaker = Speaker::new(visitor.tongue, info, &[]);
    let content = Reading { game: info.key, book, speaker: &speaker }.rule(rule);
    if visitor.wants_part {
        return Ok(Some(part(visitor, &rule.id, &content)));
    }
    let content = html! {
        main class="sheet-page" id="prompt" { section class="panel spec" { (content) } }
    };
    Ok(Some(axum::response::IntoResponse::into_response(rules::page(
        visitor, &speaker, info.key, &content,
    ))))
}
