//! `POST /t/{table}/rematch` — the same people and bots play again, everybody one seat further; in
//! a campaign they play its next chapter, everybody on his seat.
//!
//! The first to ask opens the new table. Every key of the old one may claim its seat there, once:
//! a claim that was used up or taken away by the new table's host does not come back.

use axum::extract::{Path, State};
use axum::http::HeaderValue;
use axum::response::Response;
use kernel::Seat;
use store::GrantKind;
use table::{Command, Order, Room, Setting};

use super::open::go;
use crate::access::{Opens, grant, opens};
use crate::app::App;
use crate::campaign::{self, Onward};
use crate::fault::Fault;
use crate::visitor::Visitor;

/// Opens the new table, or joins it.
pub async fn rematch(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = app.tables().get(&table).await?.shown().room.clone();
    let opens = opens(&app, &visitor, &table, &room).await?;
    if opens.seats.is_empty() && !opens.host {
        return Err(Fault::no_key());
    }
    if !room.is_over() {
        return Err(Fault::not_over());
    }
    let next = match room.next() {
        Some(next) => next.to_owned(),
        None => {
            app.may_open(&visitor)?;
            begin(&app, &table, &room, &opens).await?
        }
    };
    let cookies = claim(&app, &table, &next, &visitor).await?;
    Ok(go(&format!("/t/{next}"), cookies.into_iter()))
}

/// Opens the new table; if somebody else was faster, theirs is the one.
async fn begin(app: &App, table: &str, room: &Room, opens: &Opens) -> Result<String, Fault> {
    let onward = Onward::of(room);
    let next = app.tables().open(setting(room, onward)?).await?;
    offer(app, table, &next, room, |seat| moved(seat, onward.step(), room.chairs().len() as u8))
        .await?;
    let what = Command::Next { table: next.clone() };
    let shown = app.tables().order(table, Order { who: opens.who(), id: None, what }).await?;
    match shown.room.next() {
        Some(theirs) if theirs != next => {
            app.tables().delete(&next).await?;
            Ok(theirs.to_owned())
        }
        _ => Ok(next),
    }
}

/// The table at which they play on. Where everybody sits one seat further, another one begins.
fn setting(room: &Room, onward: Onward) -> Result<Setting, Fault> {
    let same = same(room, onward.step());
    match (onward, campaign::now(room)) {
        (Onward::Chapter, Some(campaign)) => Ok(campaign::chapter(campaign.as_ref(), same)),
        (Onward::Campaign, _) => begun(room, same),
        _ => Ok(same),
    }
}

fn begun(room: &Room, setting: Setting) -> Result<Setting, Fault> {
    let entry = shelf::find(room.table().title().info().key).map_err(|_| Fault::no_page())?;
    campaign::begin(entry, setting).map_err(|error| Fault::malformed(error.to_string()))
}

/// The same game with everybody so many seats further.
fn same(room: &Room, step: u8) -> Setting {
    let game = room.table().game();
    let mut chairs = room.chairs().to_vec();
    chairs.rotate_left(step.into());
    Setting {
        parts: Some(game.parts()),
        options: game.options(),
        name: room.name().to_owned(),
        pace: room.pace().map(|pace| pace.as_secs() as u32),
        ..Setting::new(room.table().title(), chairs)
    }
}

/// The seat that somebody moves to.
fn moved(seat: Seat, step: u8, players: u8) -> Seat {
    Seat((seat.0 + players - step) % players)
}

/// Lets every key of the old table claim its seat at the new one.
async fn offer(
    app: &App,
    table: &str,
    next: &str,
    room: &Room,
    moved: impl Fn(Seat) -> Seat,
) -> Result<(), Fault> {
    let grants = app.tables().store().grants(table).await?;
    for old in grants.iter().filter(|grant| grant.kind != GrantKind::Link) {
        let opens = Opens::of([old], room);
        let seats: Vec<Seat> = opens.seats.iter().copied().map(&moved).collect();
        let claim = claim_of(&old.hash);
        grant(app, &claim, next, &seats, opens.host, GrantKind::Link).await?;
    }
    Ok(())
}

/// Moves this visitor's claims to a new key of his; each can be moved once.
async fn claim(
    app: &App,
    table: &str,
    next: &str,
    visitor: &Visitor,
) -> Result<Vec<HeaderValue>, Fault> {
    let (hash, cookies) = visitor.new_key(next);
    let mut claimed = false;
    for old in visitor.hashes(table) {
        claimed |= !app.tables().store().spend(&claim_of(&old), &hash).await?.is_empty();
    }
    Ok(if claimed { cookies } else { Vec::new() })
}

/// What a claim is stored under: no hash of any token, so that no link and no token opens it, but
/// only the key of the old table.
fn claim_of(hash: &str) -> String {
    format!("next:{hash}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_move_with_their_chairs() {
        for step in [0, 1] {
            let mut chairs = ["a", "b", "c"];
            chairs.rotate_left(step.into());
            let places = Seat::all(3).map(|seat| chairs[moved(seat, step, 3).index()]);
            assert_eq!(places.collect::<Vec<_>>(), ["a", "b", "c"], "by {step}");
        }
    }
}
