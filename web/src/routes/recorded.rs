//! `POST /replays` — opens a replay file: its game stands in the hall like any that was finished here.

use axum::extract::State;
use axum::response::Response;
use kernel::Title;
use kernel::replay::Replay;
use lang::Speaker;
use store::GrantKind;
use table::{Chair, Record, Room};

use super::open::{go, short_name};
use crate::access::grant;
use crate::app::App;
use crate::fault::Fault;
use crate::page::lobby::title;
use crate::page::say_with;
use crate::upload::Upload;
use crate::visitor::Visitor;

/// Checks every line and shows the end of the game; whoever brought it may delete it.
pub async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Upload(text): Upload,
) -> Result<Response, Fault> {
    let replay = Replay::parse(&text).map_err(|error| Fault::no_replay(error.to_string()))?;
    let entry = shelf::find(&replay.game).map_err(|error| Fault::no_replay(error.to_string()))?;
    if replay.end.is_none() {
        return Err(Fault::no_replay(UNFINISHED));
    }
    let speaker = Speaker::new(visitor.tongue, entry.info(), &[]);
    let game = title(entry.info(), &speaker);
    let name = say_with(&speaker, "replay-name", &[("title", lang::Arg::Text(&game))]);
    let records = app.watched(move || records(entry.title, &replay, name)).await??;
    app.may_open(&visitor)?;
    let id = app.tables().keep(entry.title, &records).await?;
    let (hash, cookies) = visitor.new_key(&id);
    grant(&app, &hash, &id, &[], true, GrantKind::Key).await?;
    Ok(go(&format!("/t/{id}"), cookies.into_iter()))
}

/// What is said of a file whose game goes on.
const UNFINISHED: &str = "the game is not over, and whoever reads on knows what is hidden\n\
                          hint: `guildhall play --resume FILE` goes on with a game that was saved";

fn records(title: &dyn Title, replay: &Replay, name: String) -> Result<Vec<Record>, Fault> {
    let named = |seat: u8| replay.names.get(usize::from(seat)).map_or("", String::as_str);
    let chairs = (0..replay.players).map(|seat| Chair::person(short_name(named(seat)))).collect();
    Room::recorded(title, replay, name, chairs).map_err(|error| Fault::no_replay(error.to_string()))
}
