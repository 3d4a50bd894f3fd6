//! What can go wrong.

use std::fmt;

/// Why a store did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Somebody else appended first, or the rows before are not there. Nothing was written.
    Conflict {
        /// The table.
        table: String,
        /// The row after which it should have gone on.
        after: u64,
    },
    /// There is no such table.
    Unknown {
        /// The id that was asked for.
        table: String,
    },
    /// There is such a table already.
    Taken {
        /// The id that was to be used.
        table: String,
    },
    /// The request itself is wrong; asking again does not help.
    Invalid(String),
    /// The store cannot be reached or used now. Whether a write took place is not known: read
    /// [`newest`](crate::Store::newest) once it is back.
    Unavailable {
        /// Which store, without its password.
        place: String,
        /// What stands in the way, and what to do.
        why: String,
    },
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict { table, after } => {
                write!(f, "table `{table}` does not end with row {after}; read it and try again")
            }
            StoreError::Unknown { table } => write!(f, "unknown table `{table}`"),
            StoreError::Taken { table } => {
                write!(f, "table `{table}` exists already; choose another id")
            }
            StoreError::Invalid(why) => f.write_str(why),
            StoreError::Unavailable { place, why } => write!(f, "{place}: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
