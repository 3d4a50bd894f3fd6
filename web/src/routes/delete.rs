//! `GET, POST /t/{table}/delete` — the host deletes the table, once he has confirmed it.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;

use super::act::speaker;
use super::part;
use crate::access::is_host;
use crate::app::App;
use crate::fault::Fault;
use crate::page::say;
use crate::visitor::Visitor;

/// Asks whether it is meant.
pub async fn ask(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = app.tables().get(&table).await?.shown().room.clone();
    must_be_host(&app, &table, &visitor).await?;
    let speaker = speaker(&room, &visitor);
    let title = say(&speaker, "delete-table");
    let content = html! {
        h3 { (title) }
        p { b { (room.name()) } }
        p { (say(&speaker, "delete-why")) }
        form class="acts-row" method="post" action={ "/t/" (table) "/delete" } {
            button class="btn go" { (title) }
            a class="btn" href={ "/t/" (table) } { (say(&speaker, "back-to-table")) }
        }
    };
    Ok(part(&visitor, &title, &content))
}

/// Deletes the table with its log, its chat and its keys.
pub async fn delete(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    must_be_host(&app, &table, &visitor).await?;
    app.tables().delete(&table).await?;
    Ok(Redirect::to("/").into_response())
}

async fn must_be_host(app: &App, table: &str, visitor: &Visitor) -> Result<(), Fault> {
    if is_host(app, visitor, table).await? { Ok(()) } else { Err(Fault::no_key()) }
}
