//! `GET /t/{table}/verify` — plays a finished game again and says what that proves.

use axum::extract::{Path, State};
use axum::response::Response;
use kernel::replay::Commitment;
use lang::Arg;
use maud::html;

use super::act::speaker;
use super::part;
use crate::app::App;
use crate::fault::Fault;
use crate::page::{say, say_with};
use crate::visitor::Visitor;

/// What the replay proves.
pub async fn verify(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = app.tables().get(&id).await?.shown().room.clone();
    if !room.is_over() {
        return Err(Fault::not_over());
    }
    let speaker = speaker(&room, &visitor);
    let proved = app.watched(move || {
        let replay = room.table().replay();
        replay.verify(room.table().title())
    });
    let told = match proved.await? {
        Ok(verified) => {
            let moves = [("n", Arg::Number(verified.moves as i64))];
            let deal = match verified.commitment {
                Commitment::Ok => "deal-ok",
                Commitment::Absent => "deal-absent",
                Commitment::Broken => "deal-broken",
            };
            format!("{} {}", say_with(&speaker, "verified", &moves), say(&speaker, deal))
        }
        Err(error) => error.to_string(),
    };
    let title = say(&speaker, "verify");
    Ok(part(&visitor, &title, &html! { h3 { (title) } p { (told) } }))
}
