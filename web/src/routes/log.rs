//! `GET /t/{table}/log` — lines of the log that the page of the table no longer holds.

use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::html;
use serde::Deserialize;

use super::part;
use super::table::Asked;
use crate::access::{Opens, opens};
use crate::app::App;
use crate::fault::Fault;
use crate::page::log::told_lines;
use crate::page::look::{Look, Sight, sight};
use crate::page::say;
use crate::visitor::Visitor;

/// Which lines are wanted; all of them if the address does not say.
#[derive(Clone, Copy, Deserialize)]
pub struct Wanted {
    #[serde(default)]
    from: usize,
    to: Option<usize>,
}

/// The lines.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    Query(wanted): Query<Wanted>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = app.tables().get(&id).await?.shown().room.clone();
    let opens = opens(&app, &visitor, &id, &room).await?;
    app.watched(move || lines(&id, &room, &opens, &visitor, asked, wanted)).await?
}

fn lines(
    id: &str,
    room: &::table::Room,
    opens: &Opens,
    visitor: &Visitor,
    asked: Asked,
    wanted: Wanted,
) -> Result<Response, Fault> {
    let Sight::Open(viewer) = sight(room, opens, asked.seat(room)) else {
        return Err(Fault::no_key());
    };
    let look = Look::new(id, room, viewer, opens, visitor).ok_or_else(Fault::no_page)?;
    let end = room.heard(viewer);
    let to = wanted.to.unwrap_or(end).min(end);
    let told = told_lines(&look, wanted.from.min(to)..to);
    let content = html! { ol class="told" { (told) } };
    Ok(part(visitor, &say(&look.speaker, "log"), &content))
}
