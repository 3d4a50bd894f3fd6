//! `POST /t/{table}/mute` — the host lets somebody talk, or no longer.

use axum::extract::{Path, State};
use axum::response::Response;
use serde::Deserialize;
use serde_json::json;
use table::{Command, Order};

use super::act::{done, speaker};
use crate::access::opens;
use crate::app::App;
use crate::fault::Fault;
use crate::posted::Posted;
use crate::seating::SeatNumber;
use crate::visitor::Visitor;

/// Whose word, and whether it is taken. Onlookers call themselves what they like, so that they
/// are silenced together.
#[derive(Deserialize)]
pub struct Mute {
    seat: Option<SeatNumber>,
    yes: bool,
}

/// Takes the word or gives it back.
pub async fn mute(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Posted(mute): Posted<Mute>,
) -> Result<Response, Fault> {
    let room = app.tables().get(&table).await?.shown().room.clone();
    let who = opens(&app, &visitor, &table, &room).await?.who();
    let seat = mute.seat.map(|seat| seat.at(&room)).transpose()?;
    let what = Command::Mute { seat, yes: mute.yes };
    let muted = app.tables().order(&table, Order { who, id: None, what }).await;
    muted.map_err(|error| Fault::of_table(error, &speaker(&room, &visitor)))?;
    Ok(done(&visitor, &table, &json!({})))
}
