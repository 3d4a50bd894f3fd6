//! `GET /api/tables/{table}/legal` — the options of the seat; none if it is not asked.

use axum::Json;
use serde_json::Value;

use super::{Sitting, forms};
use crate::fault::Fault;

pub(super) async fn legal(sitting: Sitting) -> Result<Json<Value>, Fault> {
    let seat = sitting.seat()?;
    Ok(Json(forms::legal(&sitting.room, seat, &sitting.speaker)))
}
