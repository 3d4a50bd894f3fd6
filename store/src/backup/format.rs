//! Lines of a backup, of today's format and of the one before.

use serde::Deserialize;

use super::Record;
use crate::{Grant, GrantKind};

/// The first line of the format that is written.
pub(super) const HEADER: &str = "guildhall-backup 2";
/// The first line of the format that is read, too: one grant held everything that a key opened,
/// and rows had no hash.
pub(super) const FIRST: &str = "guildhall-backup 1";

/// The records of a line.
///
/// # Errors
/// Says why the line is none.
pub(super) fn records(line: &str) -> Result<Vec<Record>, String> {
    match serde_json::from_str(line) {
        Ok(record) => Ok(vec![record]),
        Err(error) => first_grants(line).ok_or_else(|| error.to_string()),
    }
}

#[derive(Deserialize)]
struct First {
    grant: FirstGrant,
}

#[derive(Deserialize)]
struct FirstGrant {
    hash: String,
    table: String,
    body: String,
}

#[derive(Default, Deserialize)]
struct FirstOpens {
    #[serde(default)]
    seats: Vec<u8>,
    #[serde(default)]
    host: bool,
    #[serde(default)]
    once: bool,
}

fn first_grants(line: &str) -> Option<Vec<Record>> {
    let FirstGrant { hash, table, body } = serde_json::from_str::<First>(line).ok()?.grant;
    let FirstOpens { seats, host, once } = serde_json::from_str(&body).unwrap_or_default();
    let kind = if once { GrantKind::Link } else { GrantKind::Key };
    let seats = seats.into_iter().map(|seat| format!("seat {seat}"));
    let places = seats.chain(host.then(|| "host".to_owned()));
    let grant = |place| Record::Grant(Grant::new(hash.clone(), table.clone(), place, 0, kind));
    Some(places.map(grant).collect())
}
