//! `GET /t/{table}/analysis` — the analysis of a finished game, or how far it has come.
//! `POST /t/{table}/analysis` — begins it, unless there is one.

pub mod stream;

use std::sync::Arc;

use ::table::Room;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use bots::analysis::{Analysis, AnalysisSpec};

use super::table::eyes;
use crate::access::{Opens, opens};
use crate::analyses::Stage;
use crate::app::App;
use crate::fault::Fault;
use crate::page::look::Look;
use crate::page::{Shell, analysis, say};
use crate::tables::TableError;
use crate::visitor::Visitor;

/// The analysis, as far as it is.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = finished(&app, &id).await?;
    let opens = opens(&app, &visitor, &id, &room).await?;
    let stage = app.analyses().of(&id).map(|stage| stage.borrow().clone());
    let page = app.watched(move || page(&id, &room, &opens, &visitor, stage.as_ref()));
    Ok(page.await??.into_response())
}

/// Begins it and leads to its page.
pub async fn begin(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Redirect, Fault> {
    let room = finished(&app, &id).await?;
    let opens = opens(&app, &visitor, &id, &room).await?;
    let sat = opens.host || !opens.seats.is_empty();
    let spec = app.config().analysis;
    let work = move |watch: &mut dyn FnMut(usize, usize)| analyze(&room, &spec, watch);
    app.analyses().begin(&id, sat, work)?;
    Ok(Redirect::to(&format!("/t/{id}/analysis")))
}

fn analyze(
    room: &Room,
    spec: &AnalysisSpec,
    watch: &mut dyn FnMut(usize, usize),
) -> Option<Analysis> {
    let entry = shelf::find(room.table().title().info().key).ok()?;
    entry.abilities.analyze(spec, &room.table().replay(), watch).ok()
}

/// The room of a table whose game is over.
pub async fn finished(app: &App, id: &str) -> Result<Arc<Room>, Fault> {
    let shown = app.tables().get(id).await?.shown();
    if shown.halted {
        return Err(TableError::Halted.into());
    }
    if !shown.room.is_over() {
        return Err(Fault::not_analyzed_yet());
    }
    Ok(Arc::clone(&shown.room))
}

fn page(
    id: &str,
    room: &Room,
    opens: &Opens,
    visitor: &Visitor,
    stage: Option<&Stage>,
) -> Result<Html<String>, Fault> {
    let look = Look::new(id, room, eyes(opens), opens, visitor).ok_or_else(Fault::no_page)?;
    let info = room.table().title().info();
    let title = format!("{}: {}", say(&look.speaker, "analysis"), info.title);
    let drawn = &[info.key][..];
    let shell = Shell { visitor, title: &title, class: "page", game: None, drawn };
    Ok(shell.page(&analysis::content(&look, stage)))
}
