//! `GET /api/tables/{table}/events` — what happened and the seat may hear of, after so many.

use axum::Json;
use axum::extract::Query;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Sitting, forms};

#[derive(Deserialize)]
pub(super) struct After {
    #[serde(default)]
    after: usize,
}

pub(super) async fn events(Query(after): Query<After>, sitting: Sitting) -> Json<Value> {
    let list = sitting.room.table().list().iter();
    let events = forms::events(list, sitting.viewer, &sitting.speaker);
    let newer = events.get(after.after..).unwrap_or_default();
    Json(json!({"events": newer, "count": events.len()}))
}
