//! `POST /t/{table}/branch` — plays on from a moment of a finished game, against bots.
//!
//! What is still to come is dealt from a new seed, and what the seat could not know at that moment
//! is drawn anew: a look at the rest of the old game does not help.

use axum::extract::{Path, State};
use axum::response::Response;
use kernel::chance::Fast;
use kernel::{AnyGame, Seat, Turn, Viewer};
use lang::Arg;
use serde::Deserialize;
use store::GrantKind;
use table::{Chair, Room, Setting};

use super::act::speaker;
use super::open::go;
use crate::access::grant;
use crate::app::App;
use crate::fault::Fault;
use crate::page::say_with;
use crate::posted::Posted;
use crate::seating::SeatNumber;
use crate::secret;
use crate::tables::STAND_IN;
use crate::visitor::Visitor;

/// After how many lines, and on which seat.
#[derive(Deserialize)]
pub struct Branch {
    at: usize,
    seat: SeatNumber,
}

/// Opens a table that goes on from there; the visitor is its host.
pub async fn branch(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Posted(Branch { at, seat }): Posted<Branch>,
) -> Result<Response, Fault> {
    let room = app.tables().get(&table).await?.shown().room.clone();
    if !room.is_over() {
        return Err(Fault::not_over());
    }
    let seat = seat.at(&room)?;
    let from = {
        let room = room.clone();
        app.watched(move || position(&room, at, seat)).await?
    };
    let from = from.ok_or_else(|| Fault::malformed(format!("at: nothing follows line {at}")))?;
    let n = [("name", Arg::Text(room.name())), ("n", Arg::Number(at as i64))];
    let setting = Setting {
        parts: Some(from.parts()),
        options: from.options(),
        name: say_with(&speaker(&room, &visitor), "branch-name", &n),
        from: Some(from),
        ..Setting::new(room.table().title(), chairs(&room, seat, &visitor))
    };
    app.may_open(&visitor)?;
    let id = app.tables().open(setting).await?;
    let (hash, cookies) = visitor.new_key(&id);
    grant(&app, &hash, &id, &[seat], true, GrantKind::Key).await?;
    Ok(go(&format!("/t/{id}"), cookies.into_iter()))
}

/// The position after so many lines as the seat knew it, the rest drawn anew; none at the end.
fn position(room: &Room, at: usize, seat: Seat) -> Option<Box<dyn AnyGame>> {
    let game = room.table().replay().play(room.table().title(), at).ok()?;
    if game.turn() == Turn::Over {
        return None;
    }
    Some(game.determinize(Viewer::Seat(seat), &mut Fast::new(secret::number(), 0)))
}

/// Bots under the names of those who played, the same where they were bots; and the visitor.
fn chairs(room: &Room, seat: Seat, visitor: &Visitor) -> Vec<Chair> {
    let names = Seat::all(room.chairs().len() as u8).zip(room.names());
    let bot = |place: Seat| room.chairs()[place.index()].player().map(str::to_owned);
    let chair = |(place, name): (Seat, String)| match (place == seat, visitor.name.as_str()) {
        (false, _) => Chair::bot(name, bot(place).unwrap_or_else(|| STAND_IN.to_string())),
        (true, "") => Chair::person(name),
        (true, own) => Chair::person(own),
    };
    names.map(chair).collect()
}
