//! `POST /t/{table}/act` — a seat decides.

use ::table::{Command, Order, Room};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use kernel::{Seat, Viewer};
use lang::Speaker;
use serde::Deserialize;
use serde_json::json;

use crate::access::opens;
use crate::app::App;
use crate::fault::Fault;
use crate::posted::Posted;
use crate::seating::SeatNumber;
use crate::visitor::Visitor;

/// What a seat decides, at which of its revisions.
#[derive(Deserialize)]
pub struct Act {
    seat: SeatNumber,
    action: String,
    revision: u64,
    id: Option<String>,
}

/// Carries out a decision: stored before it is answered.
pub async fn act(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Posted(act): Posted<Act>,
) -> Result<Response, Fault> {
    let what = |seat| Command::Act { seat, action: act.action, revision: act.revision };
    send(&app, &table, &visitor, act.id, act.seat, what).await
}

/// Sends an order of a seat and answers with its revision; a page without script goes back.
pub async fn send(
    app: &App,
    table: &str,
    visitor: &Visitor,
    id: Option<String>,
    seat: SeatNumber,
    what: impl FnOnce(Seat) -> Command,
) -> Result<Response, Fault> {
    let room = app.tables().get(table).await?.shown().room.clone();
    let seat = seat.at(&room)?;
    let what = what(seat);
    let who = opens(app, visitor, table, &room).await?.who();
    let speaker = speaker(&room, visitor);
    let shown = app.tables().order(table, Order { who, id, what }).await;
    let shown = shown.map_err(|error| Fault::of_table(error, &speaker))?;
    let revision = shown.room.revision(Viewer::Seat(seat));
    Ok(done(visitor, table, &json!({ "revision": revision })))
}

/// JSON for the script, the table for a page without.
pub fn done(visitor: &Visitor, table: &str, answer: &serde_json::Value) -> Response {
    if visitor.wants_json {
        return Json(answer).into_response();
    }
    Redirect::to(&format!("/t/{table}")).into_response()
}

/// Somebody who knows the names at a table.
pub fn speaker(room: &Room, visitor: &Visitor) -> Speaker {
    let game = room.table().game();
    Speaker::new(visitor.tongue, game.info(), &room.names()).seating(game.players())
}
