//! `GET /t/{table}/replay` — the replay file of a finished game.

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use kernel::replay::Replay;
use table::Room;

use crate::app::App;
use crate::fault::Fault;

/// The game with the names of those who played it.
fn named(room: &Room) -> Replay {
    Replay { names: room.names(), ..room.table().replay() }
}

/// The file; until the game is over it holds every secret and stays here.
pub async fn download(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Fault> {
    let room = app.tables().get(&id).await?.shown().room.clone();
    if !room.is_over() {
        return Err(Fault::not_over());
    }
    let text = app.watched(move || named(&room).to_string()).await?;
    let name = format!("attachment; filename=\"{id}.replay\"");
    let kind = "text/plain; charset=utf-8";
    Ok(([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)], text).into_response())
}
