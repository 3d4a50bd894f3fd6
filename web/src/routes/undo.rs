//! `POST /t/{table}/undo` — takes back a seat's last line or its whole turn, asks the others for it, or
//! plays again what was taken back.

use ::table::Command;
use axum::extract::{Path, State};
use axum::response::Response;
use serde::Deserialize;

use super::act::send;
use crate::app::App;
use crate::fault::Fault;
use crate::posted::Posted;
use crate::seating::SeatNumber;
use crate::visitor::Visitor;

/// Which seat, at which of its revisions, and whether it asks the others.
#[derive(Deserialize)]
pub struct Undo {
    seat: SeatNumber,
    revision: u64,
    id: Option<String>,
    #[serde(default)]
    ask: bool,
    /// Whether the whole turn is meant.
    #[serde(default)]
    turn: bool,
    /// Whether the way back is taken back.
    #[serde(default)]
    redo: bool,
}

/// Takes back a line.
pub async fn undo(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Posted(undo): Posted<Undo>,
) -> Result<Response, Fault> {
    let revision = undo.revision;
    let what = |seat| match (undo.redo, undo.ask, undo.turn) {
        (true, ..) => Command::Redo { seat, revision },
        (false, true, _) => Command::AskUndo { seat, revision },
        (false, false, true) => Command::Reset { seat, revision },
        (false, false, false) => Command::Undo { seat, revision },
    };
    send(&app, &table, &visitor, undo.id, undo.seat, what).await
}
