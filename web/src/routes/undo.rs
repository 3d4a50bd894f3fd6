//! `POST /t/{table}/undo` — takes back a seat's last line, or asks the others for it.

use ::table::Command;
use axum::extract::{Path, State};
use axum::response::Response;
use kernel::Seat;
use serde::Deserialize;

use super::act::send;
use crate::app::App;
use crate::fault::Fault;
use crate::posted::Posted;
use crate::visitor::Visitor;

/// Which seat, and whether it asks the others.
#[derive(Deserialize)]
pub struct Undo {
    seat: Seat,
    id: Option<String>,
    #[serde(default)]
    ask: bool,
}

/// Takes back a line.
pub async fn undo(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Posted(undo): Posted<Undo>,
) -> Result<Response, Fault> {
    let seat = undo.seat;
    let what = if undo.ask { Command::AskUndo { seat } } else { Command::Undo { seat } };
    send(&app, &table, &visitor, undo.id, seat, what).await
}
