//! The log of every table: append-only, durable before acknowledged.
//!
//! A [`Store`] keeps rows of text under `(table, seq)`. What the rows mean is the business of
//! those who write them; the store promises that a row it acknowledged is never lost, and that of
//! two who append to the same place one wins and the other is told.
//!
//! [`connect`] opens one: `sqlite:PATH` is a file and needs no set-up, `postgres://…` is a server
//! that several nodes share, `sqlite::memory:` is gone when it is dropped.
//!
//! ```
//! # tokio::runtime::Runtime::new()?.block_on(async {
//! use store::{NewTable, StoreError};
//!
//! let store = store::connect("sqlite::memory:").await?;
//! let table = NewTable::new("t1", "orleans", "a rainy evening");
//! store.open(&table, &["opened".to_owned()]).await?;
//! assert_eq!(store.append("t1", 1, &["farmer*>village.0".to_owned()]).await?, 2);
//!
//! let late = store.append("t1", 1, &["confirm".to_owned()]).await;
//! assert!(matches!(late, Err(StoreError::Conflict { .. })));
//! assert_eq!(store.read("t1", 1).await?[0].body, "farmer*>village.0");
//! # Ok::<(), StoreError>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod backup;
mod chain;
mod contents;
mod error;
mod limits;
mod place;
mod postgres;
mod sqlite;
mod store;

use std::sync::Arc;

use place::Place;

pub use backup::{Checked, backup, check, check_file, restore};
pub use contents::{Change, Grant, GrantKind, NewTable, Row, Snapshot, State, TableInfo};
pub use error::StoreError;
pub use limits::{ID_MAX, LEASE_MAX, is_id};
pub use store::Store;

/// Opens the store at `url`: `sqlite:PATH`, `sqlite::memory:` or `postgres://user@host/database`.
/// It is made if need be, and brought up to date if it was made by an earlier version.
///
/// # Errors
/// [`Invalid`](StoreError::Invalid) if this is no address of a store, and
/// [`Unavailable`](StoreError::Unavailable) if it cannot be used.
pub async fn connect(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match url.parse()? {
        Place::Memory => Arc::new(sqlite::Sqlite::memory()?),
        Place::File(path) => Arc::new(sqlite::Sqlite::file(&path)?),
        Place::Server(config) => Arc::new(postgres::Postgres::connect(*config).await?),
    })
}
