//! The store in one file: SQLite in WAL mode with full sync, one writer, several readers.

mod copy;
mod fault;
mod query;
mod readers;
mod schema;
mod writer;

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use rusqlite::Connection;
use tokio::sync::broadcast;

use crate::place::Place;
use crate::{Change, Grant, NewTable, Row, Snapshot, State, Store, StoreError, TableInfo, limits};
use fault::{Fault, Outcome};
use readers::Readers;
use writer::Writer;

pub(crate) use copy::{export, import};

/// How many changes a receiver may lag behind.
const BACKLOG: usize = 4096;

/// A store in a file or in memory.
pub(crate) struct Sqlite {
    writer: Writer,
    /// A store in memory has but one connection, so its writer reads as well.
    readers: Option<Arc<Readers>>,
    changes: broadcast::Sender<Change>,
}

impl Sqlite {
    /// Opens the file, made if it is missing, with the schema brought up to date.
    pub(crate) fn file(path: &Path) -> Result<Sqlite, StoreError> {
        let place = Place::File(path.to_owned());
        let db = schema::open_file(path).map_err(|fault| fault.at(&place))?;
        let readers = Readers::new(place.clone(), path.to_owned());
        Ok(Sqlite::over(place, db, Some(Arc::new(readers))))
    }

    /// An empty store that is gone when it is dropped.
    pub(crate) fn memory() -> Result<Sqlite, StoreError> {
        let db = schema::open_memory().map_err(|fault| fault.at(&Place::Memory))?;
        Ok(Sqlite::over(Place::Memory, db, None))
    }

    fn over(place: Place, db: Connection, readers: Option<Arc<Readers>>) -> Sqlite {
        let (changes, _) = broadcast::channel(BACKLOG);
        let writer = Writer::start(place, db, changes.clone());
        Sqlite { writer, readers, changes }
    }

    async fn read_by<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> Outcome<T> + Send + 'static,
    {
        match &self.readers {
            Some(readers) => readers.run(work).await,
            None => self.writer.run(work, |_| None).await,
        }
    }

    async fn write<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> Outcome<T> + Send + 'static,
    {
        self.writer.run(work, |_| None).await
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn open(&self, table: &NewTable, rows: &[String]) -> Result<(), StoreError> {
        limits::new_table(table, rows)?;
        let change = Change { table: table.id.clone(), newest: rows.len() as u64 };
        let (table, rows) = (table.clone(), rows.to_vec());
        let work = move |db: &Connection| query::open(db, &table, &rows);
        self.writer.run(work, |()| Some(change)).await
    }

    async fn append_granting(
        &self,
        table: &str,
        after: u64,
        rows: &[String],
        grants: &[Grant],
    ) -> Result<u64, StoreError> {
        limits::id(table)?;
        limits::rows(rows)?;
        grants.iter().try_for_each(limits::grant)?;
        let (id, rows, grants) = (table.to_owned(), rows.to_vec(), grants.to_vec());
        let work = move |db: &Connection| query::append(db, &id, after, &rows, &grants);
        let table = table.to_owned();
        self.writer.run(work, |newest| Some(Change { table, newest: *newest })).await
    }

    async fn read(&self, table: &str, after: u64) -> Result<Vec<Row>, StoreError> {
        limits::id(table)?;
        let table = table.to_owned();
        self.read_by(move |db| query::read(db, &table, after)).await
    }

    async fn newest(&self, table: &str) -> Result<u64, StoreError> {
        limits::id(table)?;
        let table = table.to_owned();
        self.read_by(move |db| query::newest(db, &table)).await
    }

    async fn save_snapshot(&self, table: &str, seq: u64, body: &str) -> Result<(), StoreError> {
        limits::id(table)?;
        limits::plain(body)?;
        let (table, body) = (table.to_owned(), body.to_owned());
        self.write(move |db| query::save_snapshot(db, &table, seq, &body)).await
    }

    async fn snapshot(&self, table: &str) -> Result<Option<Snapshot>, StoreError> {
        limits::id(table)?;
        let table = table.to_owned();
        self.read_by(move |db| query::snapshot(db, &table)).await
    }

    async fn tables(&self) -> Result<Vec<TableInfo>, StoreError> {
        self.read_by(query::tables).await
    }

    async fn table(&self, table: &str) -> Result<TableInfo, StoreError> {
        limits::id(table)?;
        let table = table.to_owned();
        self.read_by(move |db| query::table(db, &table)).await
    }

    async fn set_summary(
        &self,
        table: &str,
        state: State,
        summary: &str,
    ) -> Result<(), StoreError> {
        limits::id(table)?;
        limits::plain(summary)?;
        let (table, summary) = (table.to_owned(), summary.to_owned());
        self.write(move |db| query::set_summary(db, &table, state, &summary)).await
    }

    async fn delete(&self, table: &str) -> Result<(), StoreError> {
        limits::id(table)?;
        let change = Change { table: table.to_owned(), newest: 0 };
        let table = table.to_owned();
        self.writer.run(move |db| query::delete(db, &table), |()| Some(change)).await
    }

    async fn keep_components(&self, hash: &str, game: &str, text: &str) -> Result<(), StoreError> {
        limits::id(hash)?;
        limits::plain(game)?;
        limits::plain(text)?;
        let (hash, game, text) = (hash.to_owned(), game.to_owned(), text.to_owned());
        self.write(move |db| query::keep_components(db, &hash, &game, &text)).await
    }

    async fn components(&self, hash: &str) -> Result<Option<String>, StoreError> {
        limits::id(hash)?;
        let hash = hash.to_owned();
        self.read_by(move |db| query::components(db, &hash)).await
    }

    async fn grant(&self, grant: &Grant) -> Result<(), StoreError> {
        limits::grant(grant)?;
        let grant = grant.clone();
        self.write(move |db| query::grant(db, &grant)).await
    }

    async fn granted(&self, hash: &str) -> Result<Vec<Grant>, StoreError> {
        limits::id(hash)?;
        let hash = hash.to_owned();
        self.read_by(move |db| query::granted(db, &hash)).await
    }

    async fn spend(&self, link: &str, to: &str) -> Result<Vec<Grant>, StoreError> {
        limits::id(link)?;
        limits::id(to)?;
        let (link, to) = (link.to_owned(), to.to_owned());
        self.write(move |db| query::spend(db, &link, &to)).await
    }

    async fn grants(&self, table: &str) -> Result<Vec<Grant>, StoreError> {
        limits::id(table)?;
        let table = table.to_owned();
        self.read_by(move |db| query::grants(db, &table)).await
    }

    async fn revoke(&self, hash: &str, table: &str, place: &str) -> Result<(), StoreError> {
        [hash, table, place].into_iter().try_for_each(limits::id)?;
        let (hash, table, place) = (hash.to_owned(), table.to_owned(), place.to_owned());
        self.write(move |db| query::revoke(db, &hash, &table, &place)).await
    }

    async fn lease(&self, table: &str, node: &str, millis: u64) -> Result<bool, StoreError> {
        limits::id(table)?;
        limits::id(node)?;
        let (table, node) = (table.to_owned(), node.to_owned());
        self.write(move |db| query::lease(db, &table, &node, millis)).await
    }

    async fn settle(&self) -> Result<(), StoreError> {
        self.writer.settle().await
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }
}
