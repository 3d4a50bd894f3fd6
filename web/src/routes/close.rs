//! `POST /t/{table}/close` — the host closes the table.

use axum::extract::{Path, State};
use axum::response::Response;
use serde_json::json;
use table::{Command, Order};

use super::act::{done, speaker};
use crate::access::opens;
use crate::app::App;
use crate::fault::Fault;
use crate::visitor::Visitor;

/// Closes the table; its log stays.
pub async fn close(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = app.tables().get(&table).await?.shown().room.clone();
    let who = opens(&app, &visitor, &table, &room).await?.who();
    let order = Order { who, id: None, what: Command::Close };
    let closed = app.tables().order(&table, order).await;
    closed.map_err(|error| Fault::of_table(error, &speaker(&room, &visitor)))?;
    Ok(done(&visitor, &table, &json!({})))
}
