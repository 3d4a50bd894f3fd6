//! What a visitor may do at a table, by what was granted to his key.

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use store::{Grant, StoreError};
use table::Who;

use crate::app::App;
use crate::visitor::Visitor;

/// What a key opens at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opens {
    /// The seats.
    #[serde(default)]
    pub seats: Vec<Seat>,
    /// Whether the table is his.
    #[serde(default)]
    pub host: bool,
    /// Whether it is a link that is used up when it is opened.
    #[serde(default)]
    pub once: bool,
}

impl Opens {
    /// The sender of orders that it makes.
    pub fn who(&self) -> Who {
        Who { seats: self.seats.iter().copied().collect::<SeatSet>(), host: self.host }
    }
}

/// What this visitor's key opens at a table; nothing without one.
///
/// # Errors
/// If the store does not answer.
pub async fn opens(app: &App, visitor: &Visitor, table: &str) -> Result<Opens, StoreError> {
    let Some(hash) = visitor.grant(table) else { return Ok(Opens::default()) };
    let opens = granted(app, &hash, table).await?.filter(|opens| !opens.once).unwrap_or_default();
    if !opens.seats.is_empty() {
        visitor.sits();
    }
    Ok(opens)
}

/// What the key with this hash opens at a table.
///
/// # Errors
/// If the store does not answer.
pub async fn granted(app: &App, hash: &str, table: &str) -> Result<Option<Opens>, StoreError> {
    let grant = app.tables().store().granted(hash).await?.filter(|grant| grant.table == table);
    Ok(grant.and_then(|grant| serde_json::from_str(&grant.body).ok()))
}

/// Lets a key open something, beside what it opened before.
///
/// # Errors
/// If the store does not take it.
pub async fn grant(app: &App, hash: &str, table: &str, more: Opens) -> Result<(), StoreError> {
    let mut opens = granted(app, hash, table).await?.unwrap_or_default();
    opens.host |= more.host;
    opens.once = more.once;
    let missing = more.seats.into_iter().filter(|seat| !opens.seats.contains(seat));
    let missing: Vec<Seat> = missing.collect();
    opens.seats.extend(missing);
    put(app, hash, table, &opens).await
}

/// Takes a seat from every key that opens it.
///
/// # Errors
/// If the store does not answer.
pub async fn revoke(app: &App, table: &str, seat: Seat) -> Result<(), StoreError> {
    for Grant { hash, body, .. } in app.tables().store().grants(table).await? {
        let Ok(mut opens) = serde_json::from_str::<Opens>(&body) else { continue };
        if !opens.seats.contains(&seat) {
            continue;
        }
        opens.seats.retain(|kept| *kept != seat);
        if opens.seats.is_empty() && !opens.host {
            app.tables().store().revoke(&hash).await?;
        } else {
            put(app, &hash, table, &opens).await?;
        }
    }
    Ok(())
}

async fn put(app: &App, hash: &str, table: &str, opens: &Opens) -> Result<(), StoreError> {
    let body = serde_json::to_string(opens).expect("a grant has a JSON form");
    let grant = Grant { hash: hash.to_owned(), table: table.to_owned(), body };
    app.tables().store().grant(&grant).await
}
