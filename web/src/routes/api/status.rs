//! `GET /api/tables/{table}/status` — whom the table waits for and what the seat is asked.

use axum::Json;
use serde_json::Value;

use super::{Sitting, forms};

pub(super) async fn status(sitting: Sitting) -> Json<Value> {
    Json(forms::status(&sitting.room, sitting.viewer, &sitting.speaker))
}
