//! Everything a store holds, as one file of text that any store can be filled from.
//!
//! The first line names the format, the last one holds the SHA-256 of all before it, and each
//! line between them is a [`Record`] in JSON. Leases are left out: they lapse by themselves.

mod check;
mod file;
mod format;

use std::path::Path;

use serde::{Deserialize, Serialize};
use tokio::task::spawn_blocking;

use crate::place::Place;
use crate::{Grant, Row, Snapshot, StoreError, TableInfo, postgres, sqlite};
use check::Proof;
use file::{Reading, Writing};

pub use check::Checked;

/// Where the records of a backup go.
pub(crate) type Sink<'a> = dyn FnMut(Record) -> Result<(), StoreError> + Send + 'a;

/// One line of a backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Record {
    /// A component set.
    Components { hash: String, game: String, text: String },
    /// A table; what belongs to it follows.
    Table(TableInfo),
    /// A row of its log.
    Row {
        table: String,
        #[serde(flatten)]
        row: Row,
    },
    /// Its kept state.
    Snapshot {
        table: String,
        #[serde(flatten)]
        snapshot: Snapshot,
    },
    /// Who may open it.
    Grant(Grant),
}

/// Writes everything that the store at `url` holds at this moment into a new file, which only its
/// owner can read. The store may be in use.
///
/// # Errors
/// If the store cannot be read, there is such a file already, or it cannot be written.
pub async fn backup(url: &str, file: &Path) -> Result<(), StoreError> {
    let place: Place = url.parse()?;
    let mut writing = Writing::begin(file)?;
    match place {
        Place::Memory => Err(in_memory()),
        Place::File(path) => {
            let work = move || {
                sqlite::export(&path, false, &mut |record| writing.write(&record))?;
                writing.finish()
            };
            spawn_blocking(work).await.expect("the copy does not panic")
        }
        Place::Server(config) => {
            postgres::export(*config, &mut |record| writing.write(&record)).await?;
            writing.finish()
        }
    }
}

/// Fills the empty store at `url` from a backup; all or nothing. The store is made if need be.
///
/// # Errors
/// If the file is damaged or cut off, or the store is not empty or cannot be written.
pub async fn restore(file: &Path, url: &str) -> Result<(), StoreError> {
    let place: Place = url.parse()?;
    let reading = Reading::begin(file)?;
    match place {
        Place::Memory => Err(in_memory()),
        Place::File(path) => {
            let work = move || sqlite::import(&path, reading);
            spawn_blocking(work).await.expect("the copy does not panic")
        }
        Place::Server(config) => postgres::import(*config, reading).await,
    }
}

/// Looks whether the store at `url` is as it was written: every row in its place, and the chain
/// of every table's rows unbroken. Nothing is changed, and the store may be in use.
///
/// # Errors
/// If the store cannot be read, or something in it is not as it was written.
pub async fn check(url: &str) -> Result<Checked, StoreError> {
    let place: Place = url.parse()?;
    let mut proof = Proof::default();
    match place {
        Place::Memory => return Err(in_memory()),
        Place::File(path) => {
            let work = move || {
                sqlite::export(&path, true, &mut |record| proof.look(record).map(drop))?;
                Ok(proof)
            };
            proof = spawn_blocking(work).await.expect("the check does not panic")?;
        }
        Place::Server(config) => {
            postgres::export(*config, &mut |record| proof.look(record).map(drop)).await?;
        }
    }
    proof.finish()
}

/// The same for a backup.
///
/// # Errors
/// If the file cannot be read, is cut off or was changed.
pub fn check_file(file: &Path) -> Result<Checked, StoreError> {
    let mut proof = Proof::default();
    for record in Reading::begin(file)? {
        proof.look(record?)?;
    }
    proof.finish()
}

/// The error of a store that holds something.
pub(crate) fn not_empty(place: &Place) -> StoreError {
    let why = format!("{place} is not empty; restore into a new store");
    StoreError::Invalid(why)
}

fn in_memory() -> StoreError {
    let why = "a store in memory belongs to one process; name a file or a server";
    StoreError::Invalid(why.to_owned())
}
