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
    let newer = forms::events(&sitting.room, sitting.viewer, after.after, &sitting.speaker);
    let count = sitting.room.heard(sitting.viewer);
    Json(json!({"events": newer, "count": count}))
}
