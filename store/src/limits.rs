//! What every store can hold, checked alike so that no game is tied to one of them.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::{Grant, NewTable, StoreError};

/// The longest id of a table, token or component set, in bytes: a notification of PostgreSQL
/// carries one and holds at most 8,000.
pub const ID_MAX: usize = 512;

/// The longest lease, in milliseconds. One that would last longer than this from now was taken
/// before the clock was set back, and counts as lapsed: no clock freezes a table.
pub const LEASE_MAX: u64 = 60_000;

/// Whether a text can be an id.
pub(crate) fn id(text: &str) -> Result<(), StoreError> {
    if text.len() > ID_MAX {
        let why = format!("an id of {} bytes; use at most {ID_MAX}", text.len());
        return Err(StoreError::Invalid(why));
    }
    plain(text)
}

/// Whether a text can be kept: PostgreSQL has no place for NUL.
pub(crate) fn plain(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') {
        return Err(StoreError::Invalid("a text with a NUL character; leave it out".to_owned()));
    }
    Ok(())
}

/// Whether rows can be kept.
pub(crate) fn rows(rows: &[String]) -> Result<(), StoreError> {
    rows.iter().try_for_each(|row| plain(row))
}

/// Whether a table can be opened.
pub(crate) fn new_table(table: &NewTable, first: &[String]) -> Result<(), StoreError> {
    if table.id.is_empty() {
        return Err(StoreError::Invalid("an empty id; give the table one".to_owned()));
    }
    id(&table.id)?;
    plain(&table.game)?;
    plain(&table.name)?;
    table.snapshot.as_deref().map_or(Ok(()), plain)?;
    rows(first)
}

/// Whether a grant can be kept.
pub(crate) fn grant(grant: &Grant) -> Result<(), StoreError> {
    id(&grant.hash)?;
    id(&grant.table)?;
    id(&grant.place)
}

/// Whether a text can name a table: one that cannot names none.
pub fn is_id(text: &str) -> bool {
    id(text).is_ok()
}

/// A number as databases keep it. What lies beyond names no row that can exist.
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A number of a row as it was kept.
pub(crate) fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

/// How long a lease lasts.
pub(crate) fn lease(millis: u64) -> i64 {
    signed(millis.min(LEASE_MAX))
}

/// How many rows a slice holds, as databases count.
pub(crate) fn count(rows: &[String]) -> i64 {
    i64::try_from(rows.len()).expect("memory holds fewer rows")
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_short_and_texts_plain() {
        assert_eq!(id("l'été ☀ \"; drop table log"), Ok(()));
        assert!(id(&"x".repeat(ID_MAX + 1)).is_err());
        assert!(plain("a\0b").is_err());
        assert!(new_table(&NewTable::new("", "orleans", ""), &[]).is_err());
    }
}
