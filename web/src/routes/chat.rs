//! `POST /t/{table}/chat` — somebody says something.

use ::table::{Command, Order};
use axum::extract::{Path, State};
use axum::response::Response;
use serde::Deserialize;
use serde_json::json;

use super::act::{done, speaker};
use crate::access::opens;
use crate::app::App;
use crate::fault::Fault;
use crate::page::say as words;
use crate::posted::Posted;
use crate::seating::SeatNumber;
use crate::visitor::Visitor;

/// Who says what.
#[derive(Deserialize)]
pub struct Chat {
    seat: Option<SeatNumber>,
    text: String,
    id: Option<String>,
}

/// Says something at the table.
pub async fn say(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Posted(chat): Posted<Chat>,
) -> Result<Response, Fault> {
    let room = app.tables().get(&table).await?.shown().room.clone();
    let seat = chat.seat.map(|seat| seat.at(&room)).transpose()?;
    let who = opens(&app, &visitor, &table, &room).await?.who();
    let speaker = speaker(&room, &visitor);
    let name = match visitor.name.as_str() {
        "" => words(&speaker, "onlooker"),
        name => name.to_owned(),
    };
    let what = Command::Say { seat, name, text: chat.text };
    let order = Order { who, id: chat.id, what };
    app.tables().order(&table, order).await.map_err(|error| Fault::of_table(error, &speaker))?;
    Ok(done(&visitor, &table, &json!({})))
}
