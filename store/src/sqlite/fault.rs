//! What goes wrong inside SQLite, and what to do about it.

use rusqlite::{Error, ErrorCode};

use crate::StoreError;
use crate::place::Place;

/// The result of work on a connection.
pub(crate) type Outcome<T> = Result<T, Fault>;

/// Why work on a connection came to nothing.
#[derive(Debug)]
pub(crate) enum Fault {
    /// The request is refused; nothing was written.
    Refused(StoreError),
    /// SQLite failed, half-way perhaps.
    Failed(Error),
    /// The file is not what it should be.
    Unfit(String),
}

impl Fault {
    /// There is no such table.
    pub(crate) fn unknown(table: &str) -> Fault {
        Fault::Refused(StoreError::Unknown { table: table.to_owned() })
    }

    /// The error for the caller of the store at this place.
    pub(crate) fn at(self, place: &Place) -> StoreError {
        match self {
            Fault::Refused(error) => error,
            Fault::Failed(error) => place.unavailable(advice(&error)),
            Fault::Unfit(why) => place.unavailable(why),
        }
    }
}

impl From<Error> for Fault {
    fn from(error: Error) -> Fault {
        Fault::Failed(error)
    }
}

impl From<std::io::Error> for Fault {
    fn from(error: std::io::Error) -> Fault {
        Fault::Unfit(format!("cannot be opened: {error}; check the path and who may write there"))
    }
}

/// Turns a reference to a table that is not there into the refusal that says so.
pub(crate) fn unless_unknown<T>(result: rusqlite::Result<T>, table: &str) -> Outcome<T> {
    const FOREIGN_KEY: i32 = rusqlite::ffi::SQLITE_CONSTRAINT_FOREIGNKEY;
    match result {
        Err(Error::SqliteFailure(error, _)) if error.extended_code == FOREIGN_KEY => {
            Err(Fault::unknown(table))
        }
        result => Ok(result?),
    }
}

fn advice(error: &Error) -> String {
    let advice = match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => "free some space",
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
            "another process holds it; stop that one or try again"
        }
        Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            "check the path and who may write there"
        }
        Some(ErrorCode::NotADatabase) => "it is no SQLite file; name another",
        Some(ErrorCode::DatabaseCorrupt) => "the file is damaged; restore a backup",
        _ => return error.to_string(),
    };
    format!("{error}; {advice}")
}
