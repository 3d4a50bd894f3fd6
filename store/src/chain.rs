//! The chain of a table's rows: every row carries a hash over itself and the hash of the row
//! before, so that no row can be changed, left out or put in unseen.
//!
//! PostgreSQL computes the same by the function `link` of its schema.

use sha2::{Digest, Sha256};

use crate::Row;

/// What the first row follows.
pub(crate) const BEGINNING: &str = "";

/// The hash of a row that follows the row with the hash `before`.
pub(crate) fn link(before: &str, table: &str, seq: u64, at: i64, body: &str) -> String {
    let table = hex(&Sha256::digest(table));
    hex(&Sha256::digest(format!("{before}{table}{seq}:{at}:{body}")))
}

/// The same for a row as it was read.
pub(crate) fn link_of(before: &str, table: &str, row: &Row) -> String {
    link(before, table, row.seq, row.at, &row.body)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
