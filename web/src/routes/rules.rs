//! `GET /rules/{game}` — the rulebook for people; `GET /rules` that of the game played last.

use axum::extract::{Path, Query};
use axum::response::{Html, IntoResponse, Redirect, Response};
use lang::{Book, Speaker};
use serde::Deserialize;

use crate::fault::Fault;
use crate::page::book::Reading;
use crate::page::{Shell, say};
use crate::visitor::Visitor;

/// What the address says.
#[derive(Deserialize)]
pub struct Asked {
    /// The words that are sought.
    q: Option<String>,
}

/// Goes to the rules of the game that was played last.
pub async fn first(visitor: Visitor) -> Redirect {
    Redirect::to(&format!("/rules/{}", visitor.first_game().key()))
}

/// The book; the exact rules of a game that nobody has told yet.
pub async fn show(
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let info = shelf::find(&game).map_err(|_| Fault::no_page())?.info();
    let Some(book) = Book::of(visitor.tongue, info.key) else {
        return Ok(Redirect::to(&format!("/rules/{}/exact", info.key)).into_response());
    };
    let speaker = Speaker::new(visitor.tongue, info, &[]);
    let content = Reading { game: info.key, book, speaker: &speaker }.page(asked.q.as_deref());
    Ok(page(&visitor, &speaker, info.key, &content).into_response())
}

/// The frame of a page about rules, with what the game's pictures need.
pub fn page(
    visitor: &Visitor,
    speaker: &Speaker,
    game: &str,
    content: &maud::Markup,
) -> Html<String> {
    let title = say(speaker, "rules");
    Shell { visitor, title: &title, class: "page", game: None, drawn: &[game] }.page(content)
}
