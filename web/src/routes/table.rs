//! `GET /t/{table}` — the board as this visitor sees it; once the game is over, the result.

use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Response};
use kernel::{Seat, Viewer};
use serde::Deserialize;

use crate::access::{Opens, opens};
use crate::app::App;
use crate::fault::Fault;
use crate::page::look::{Look, Sight, sight};
use crate::page::{Shell, curtain, finished, moment, table};
use crate::seating::SeatNumber;
use crate::tables::TableError;
use crate::visitor::Visitor;

/// What the address says.
#[derive(Clone, Copy, Deserialize)]
pub struct Asked {
    /// Whose eyes, where several share a screen.
    #[serde(rename = "as")]
    pub speaks_as: Option<SeatNumber>,
    /// A moment of a finished game: after so many lines.
    pub at: Option<usize>,
}

impl Asked {
    /// The seat that asks to look, if the table has it.
    pub fn seat(self, room: &::table::Room) -> Option<Seat> {
        self.speaks_as.and_then(|number| number.at(room).ok())
    }
}

/// The table.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let shown = app.tables().get(&id).await?.shown();
    if shown.halted {
        return Err(TableError::Halted.into());
    }
    let room = std::sync::Arc::clone(&shown.room);
    let opens = opens(&app, &visitor, &id, &room).await?;
    let (seated, busy) = (!opens.seats.is_empty(), shown.busy);
    let page = app.draw(seated, move || match (room.is_over(), asked.at) {
        (true, Some(at)) => at_moment(&id, &room, &opens, &visitor, at),
        (true, None) => result(&id, &room, &opens, &visitor),
        (false, Some(_)) => Err(Fault::not_over()),
        (false, None) => board(&id, &room, &opens, &visitor, asked.seat(&room), busy),
    });
    Ok(page.await??.into_response())
}

fn board(
    id: &str,
    room: &::table::Room,
    opens: &Opens,
    visitor: &Visitor,
    speaks_as: Option<Seat>,
    busy: bool,
) -> Result<Html<String>, Fault> {
    match sight(room, opens, speaks_as) {
        Sight::Open(viewer) => {
            let look = Look::new(id, room, viewer, opens, visitor).ok_or_else(Fault::no_page)?;
            let look = look.with_busy(busy);
            Ok(table::page(&look, &table::fragment(&look)))
        }
        Sight::Curtain(next) => {
            let content = curtain::fragment(id, room, next, visitor);
            let info = room.table().title().info();
            let drawn = &[info.key][..];
            let shell = Shell { visitor, title: info.title, class: "table", game: Some(id), drawn };
            Ok(shell.page(&content))
        }
    }
}

/// Whose eyes look back at a finished game: those of a seat alone at its screen, else anybody's.
pub fn eyes(opens: &Opens) -> Viewer {
    match opens.seats.as_slice() {
        [seat] => Viewer::Seat(*seat),
        _ => Viewer::Onlooker,
    }
}

fn result(
    id: &str,
    room: &::table::Room,
    opens: &Opens,
    visitor: &Visitor,
) -> Result<Html<String>, Fault> {
    let look = Look::new(id, room, eyes(opens), opens, visitor).ok_or_else(Fault::no_page)?;
    let verified = room.table().replay().verify(room.table().title()).ok();
    let content = finished::content(&look, &room.curve(), verified.as_ref());
    let info = room.table().title().info();
    let drawn = &[info.key][..];
    Ok(Shell { visitor, title: info.title, class: "page", game: None, drawn }.page(&content))
}

fn at_moment(
    id: &str,
    room: &::table::Room,
    opens: &Opens,
    visitor: &Visitor,
    at: usize,
) -> Result<Html<String>, Fault> {
    let look = Look::new(id, room, eyes(opens), opens, visitor).ok_or_else(Fault::no_page)?;
    let at = at.min(room.table().list().len());
    let replay = room.table().replay();
    let game = replay.play(room.table().title(), at).map_err(|_| Fault::no_page())?;
    let content = moment::content(&look, game.as_ref(), at);
    let info = room.table().title().info();
    let drawn = &[info.key][..];
    Ok(Shell { visitor, title: info.title, class: "table", game: None, drawn }.page(&content))
}
