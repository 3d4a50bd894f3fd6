//! Keys that are made together with the order that they belong to.

use store::{Grant, GrantKind};
use table::Record;

use crate::access::place_of;

/// A key that is to open the seat that an order opens anew.
#[derive(Clone, Debug)]
pub struct Granting {
    /// What it is stored under.
    pub hash: String,
    /// What kind of key it is.
    pub kind: GrantKind,
}

impl Granting {
    /// What is stored with the records of the order.
    pub(super) fn grants(&self, table: &str, records: &[Record]) -> Vec<Grant> {
        let grant = |record: &Record| {
            let (seat, keys) = match record {
                Record::Seat { seat, keys: Some(keys), .. } => (*seat, *keys),
                Record::Rekeyed { seat, keys } => (*seat, *keys),
                _ => return None,
            };
            Some(Grant::new(&self.hash, table, place_of(seat), keys, self.kind))
        };
        records.iter().filter_map(grant).collect()
    }
}
