//! `POST /api/tables/{table}/apply` — the seat decides.

use axum::Json;
use axum::extract::State;
use kernel::Index;
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Command, Order};

use super::{Sitting, forms};
use crate::app::App;
use crate::fault::Fault;
use crate::posted::Posted;

/// What the seat decides: notation or index, at which of its revisions, under which name.
#[derive(Deserialize)]
pub(super) struct Apply {
    action: Choice,
    revision: u64,
    id: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Choice {
    Index(u32),
    Notation(String),
}

pub(super) async fn apply(
    State(app): State<App>,
    sitting: Sitting,
    Posted(apply): Posted<Apply>,
) -> Result<Json<Value>, Fault> {
    let seat = sitting.seat()?;
    let action = match apply.action {
        Choice::Notation(notation) => notation,
        Choice::Index(number) => {
            let notation = sitting.room.table().game().notation_of(Index::Decision(number));
            notation.ok_or_else(|| Fault::malformed(format!("no action has the index {number}")))?
        }
    };
    let what = Command::Act { seat, action, revision: apply.revision };
    let order = Order { who: sitting.who, id: apply.id, what };
    let shown = app.tables().order(&sitting.id, order).await;
    let shown = shown.map_err(|error| Fault::of_table(error, &sitting.speaker))?;
    let before = sitting.room.heard(sitting.viewer);
    let events = forms::events(&shown.room, sitting.viewer, before, &sitting.speaker);
    let mut answer = forms::status(&shown.room, sitting.viewer, &sitting.speaker);
    answer["events"] = json!(events);
    Ok(Json(answer))
}
