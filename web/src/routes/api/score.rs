//! `GET /api/tables/{table}/score` — the score line by line, as the seat may know it.

use axum::Json;
use kernel::chance::Fast;
use serde_json::Value;

use super::{Sitting, forms};

pub(super) async fn score(sitting: Sitting) -> Json<Value> {
    let game = sitting.room.table().game();
    let over = sitting.room.is_over();
    let sheet = if over {
        game.score()
    } else {
        game.determinize(sitting.viewer, &mut Fast::new(0, 0)).score()
    };
    Json(forms::score(&sheet, over, &sitting.speaker))
}
