//! `GET /api/tables/{table}/view` — what the seat, or an onlooker, may know.

use axum::Json;
use serde_json::Value;

use super::Sitting;

pub(super) async fn view(sitting: Sitting) -> Json<Value> {
    Json(sitting.room.table().game().view(sitting.viewer))
}
