//! `GET /api/tables/{table}/score` — the score line by line, as the seat may know it.

use axum::Json;
use serde_json::Value;

use super::{Sitting, forms};

pub(super) async fn score(sitting: Sitting) -> Json<Value> {
    let over = sitting.room.is_over();
    let sheet = table::score_for(sitting.room.table().game(), sitting.viewer);
    Json(forms::score(&sheet, over, &sitting.speaker))
}
