//! What a visitor may do at a table, by what was granted to his keys.
//!
//! A grant opens one place, the host's or a seat's, and a seat's grant belongs to a generation of
//! keys. The room says which generation opens a seat today: an older grant is no grant, wherever
//! it lies.

use kernel::Seat;
use store::{Grant, GrantKind, StoreError};
use table::{Room, Who};

use crate::app::App;
use crate::visitor::Visitor;

/// The place of the host.
pub const HOST: &str = "host";

/// What a visitor's keys open at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opens {
    /// The seats.
    pub seats: Vec<Seat>,
    /// Whether the table is his.
    pub host: bool,
    who: Who,
}

impl Opens {
    /// The sender of orders that it makes.
    pub fn who(&self) -> Who {
        self.who
    }

    /// The generation of the visitor's own key for one of his seats.
    pub fn keys(&self, seat: Seat) -> Option<u32> {
        let mine = self.seats.contains(&seat);
        mine.then(|| self.who.keys.get(seat.index()).copied()).flatten()
    }

    /// What these grants open in a room as it stands.
    pub fn of<'a>(grants: impl IntoIterator<Item = &'a Grant>, room: &Room) -> Opens {
        let mut opens = Opens::default();
        for grant in grants {
            if grant.place == HOST {
                opens.host = true;
            } else if let Some(seat) = seat_of(grant, room)
                && !opens.seats.contains(&seat)
            {
                opens.seats.push(seat);
                opens.who = opens.who.with(seat, grant.generation);
            }
        }
        opens.seats.sort();
        opens.who.host = opens.host;
        opens
    }
}

/// The seat that a grant opens, if its generation still does.
pub fn seat_of(grant: &Grant, room: &Room) -> Option<Seat> {
    let seat = number_of(&grant.place).and_then(|number| room.seat(number))?;
    (room.keys(seat) == Some(grant.generation)).then_some(seat)
}

/// The name of a seat's place in the store.
pub fn place_of(seat: Seat) -> String {
    format!("seat {seat}")
}

fn number_of(place: &str) -> Option<u8> {
    place.strip_prefix("seat ").and_then(|number| number.parse().ok())
}

/// What this visitor's keys open at a table; nothing without one.
///
/// # Errors
/// If the store does not answer.
pub async fn opens(
    app: &App,
    visitor: &Visitor,
    table: &str,
    room: &Room,
) -> Result<Opens, StoreError> {
    let opens = Opens::of(&held(app, visitor, table).await?, room);
    if !opens.seats.is_empty() {
        visitor.sits();
    }
    Ok(opens)
}

/// Whether the table is the visitor's, even one that cannot be opened any more.
///
/// # Errors
/// If the store does not answer.
pub async fn is_host(app: &App, visitor: &Visitor, table: &str) -> Result<bool, StoreError> {
    Ok(held(app, visitor, table).await?.iter().any(|grant| grant.place == HOST))
}

/// The visitor's seats at a table whose seats have keys of these generations.
///
/// # Errors
/// If the store does not answer.
pub async fn mine(
    app: &App,
    visitor: &Visitor,
    table: &str,
    keys: &[u32],
) -> Result<Vec<Seat>, StoreError> {
    let grants = held(app, visitor, table).await?;
    let opens = |seat: &Seat| {
        let place = place_of(*seat);
        let key = keys[seat.index()];
        grants.iter().any(|grant| grant.place == place && grant.generation == key)
    };
    Ok(Seat::all(keys.len() as u8).filter(opens).collect())
}

/// Whatever was granted to this visitor's keys at a table. A link opens nothing before it is
/// spent.
async fn held(app: &App, visitor: &Visitor, table: &str) -> Result<Vec<Grant>, StoreError> {
    let mut held = Vec::new();
    for hash in visitor.hashes(table) {
        held.extend(app.tables().store().granted(&hash).await?);
    }
    held.retain(|grant| grant.table == table && grant.kind != GrantKind::Link);
    Ok(held)
}

/// Lets a key open seats of a table that was just opened, and the host's place where he asks for
/// it: their keys are of the first generation.
///
/// # Errors
/// If the store does not take it.
pub async fn grant(
    app: &App,
    hash: &str,
    table: &str,
    seats: &[Seat],
    host: bool,
    kind: GrantKind,
) -> Result<(), StoreError> {
    let seats = seats.iter().map(|seat| place_of(*seat));
    for place in seats.chain(host.then(|| HOST.to_owned())) {
        app.tables().store().grant(&Grant::new(hash, table, place, 0, kind)).await?;
    }
    Ok(())
}
