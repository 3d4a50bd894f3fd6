//! What every store can do.

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::{Change, Grant, NewTable, Row, Snapshot, State, StoreError, TableInfo};

/// An append-only log of rows for each table, and the little that belongs to it.
///
/// Whatever writes is durable when it returns. A method whose future is dropped half-way may
/// still have written.
///
/// Every method fails with [`Unavailable`](StoreError::Unavailable) if the store cannot be used,
/// and with [`Invalid`](StoreError::Invalid) if a text holds a NUL character or an id is longer
/// than [`ID_MAX`](crate::ID_MAX) bytes.
#[async_trait]
pub trait Store: Send + Sync {
    /// A new table, with `rows` as its rows 1, 2 …
    ///
    /// # Errors
    /// [`Taken`](StoreError::Taken) if there is a table of this id.
    async fn open(&self, table: &NewTable, rows: &[String]) -> Result<(), StoreError>;

    /// Appends `rows`, all or none, if `after` is still the table's newest row; returns the new
    /// newest.
    ///
    /// # Errors
    /// [`Conflict`](StoreError::Conflict) if `after` is not the newest row;
    /// [`Unknown`](StoreError::Unknown) if there is no such table.
    async fn append(&self, table: &str, after: u64, rows: &[String]) -> Result<u64, StoreError> {
        self.append_granting(table, after, rows, &[]).await
    }

    /// As [`append`](Store::append), with grants for the same table that are made together with
    /// the rows or not at all.
    ///
    /// # Errors
    /// As [`append`](Store::append).
    async fn append_granting(
        &self,
        table: &str,
        after: u64,
        rows: &[String],
        grants: &[Grant],
    ) -> Result<u64, StoreError>;

    /// The rows that follow row `after`, in order; 0 asks for all.
    ///
    /// # Errors
    /// [`Unknown`](StoreError::Unknown) if there is no such table.
    async fn read(&self, table: &str, after: u64) -> Result<Vec<Row>, StoreError>;

    /// The number of the table's last row; 0 if it has none.
    ///
    /// # Errors
    /// [`Unknown`](StoreError::Unknown) if there is no such table.
    async fn newest(&self, table: &str) -> Result<u64, StoreError>;

    /// Keeps the table's state as it is after row `seq`; one that is older than the kept one is
    /// passed over.
    ///
    /// # Errors
    /// [`Unknown`](StoreError::Unknown) if there is no such table.
    async fn save_snapshot(&self, table: &str, seq: u64, body: &str) -> Result<(), StoreError>;

    /// The newest state that was kept, if any was.
    ///
    /// # Errors
    /// If the store cannot be used.
    async fn snapshot(&self, table: &str) -> Result<Option<Snapshot>, StoreError>;

    /// All tables, the one with the newest row first.
    ///
    /// # Errors
    /// If the store cannot be used.
    async fn tables(&self) -> Result<Vec<TableInfo>, StoreError>;

    /// One table.
    ///
    /// # Errors
    /// [`Unknown`](StoreError::Unknown) if there is no such table.
    async fn table(&self, table: &str) -> Result<TableInfo, StoreError>;

    /// Says what the lobby shows of a table.
    ///
    /// # Errors
    /// [`Unknown`](StoreError::Unknown) if there is no such table.
    async fn set_summary(&self, table: &str, state: State, summary: &str)
    -> Result<(), StoreError>;

    /// Deletes a table with its rows, snapshot, grants and lease.
    ///
    /// # Errors
    /// [`Unknown`](StoreError::Unknown) if there is no such table.
    async fn delete(&self, table: &str) -> Result<(), StoreError>;

    /// Keeps the text of a component set under its hash, so that no later edition orphans a game.
    ///
    /// # Errors
    /// If the store cannot be used.
    async fn keep_components(&self, hash: &str, game: &str, text: &str) -> Result<(), StoreError>;

    /// The component set of this hash, if it was kept.
    ///
    /// # Errors
    /// If the store cannot be used.
    async fn components(&self, hash: &str) -> Result<Option<String>, StoreError>;

    /// Lets the bearer of the token with this hash open one more place of a table. Of one that he
    /// opens already, the newer generation counts.
    ///
    /// # Errors
    /// [`Unknown`](StoreError::Unknown) if there is no such table.
    async fn grant(&self, grant: &Grant) -> Result<(), StoreError>;

    /// What the token with this hash opens, in the order of tables and places.
    ///
    /// # Errors
    /// If the store cannot be used.
    async fn granted(&self, hash: &str) -> Result<Vec<Grant>, StoreError>;

    /// Uses up a [link](crate::GrantKind::Link): what it opened, the key with the hash `to` opens
    /// from now on. Of many who open one at once, one gets it; the others get nothing.
    ///
    /// # Errors
    /// If the store cannot be used.
    async fn spend(&self, link: &str, to: &str) -> Result<Vec<Grant>, StoreError>;

    /// Every grant for a table, in the order of the hashes.
    ///
    /// # Errors
    /// If the store cannot be used.
    async fn grants(&self, table: &str) -> Result<Vec<Grant>, StoreError>;

    /// From now on the token with this hash no longer opens this place of a table.
    ///
    /// # Errors
    /// If the store cannot be used.
    async fn revoke(&self, hash: &str, table: &str, place: &str) -> Result<(), StoreError>;

    /// Takes or renews the lease of a table for so many milliseconds, at most
    /// [`LEASE_MAX`](crate::LEASE_MAX); whether `node` holds it now. Another's lease can be taken
    /// once it has lapsed by the store's clock, or would last longer than any may because that
    /// clock was set back. Zero milliseconds give it up.
    ///
    /// # Errors
    /// [`Unknown`](StoreError::Unknown) if there is no such table.
    async fn lease(&self, table: &str, node: &str, millis: u64) -> Result<bool, StoreError>;

    /// Leaves everything where it is found when the file alone is copied: called before the end.
    ///
    /// # Errors
    /// If the store cannot be used.
    async fn settle(&self) -> Result<(), StoreError>;

    /// Every table that is opened, appended to or deleted from now on, through this store or, in
    /// PostgreSQL, by any node. SQLite tells of this process alone.
    ///
    /// A hint, sent after the row is durable: it may come twice or late. A receiver that lagged
    /// behind must ask for [`newest`](Store::newest).
    fn changes(&self) -> broadcast::Receiver<Change>;
}
