//! The store on a server that several nodes share: PostgreSQL.
//!
//! Every method is one statement, so that none leaves anything half done. The statement that
//! appends also notifies; [`listen`] turns that into the changes that every node hears.

mod copy;
mod listen;
mod pool;
mod schema;
mod writer;

use async_trait::async_trait;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio_postgres::Config;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;

use crate::limits::{self, signed, unsigned};
use crate::{Change, Grant, NewTable, Row, Snapshot, State, Store, StoreError, TableInfo};
use pool::Pool;
use writer::Writer;

pub(crate) use copy::{export, import};

/// How many changes a receiver may lag behind.
const BACKLOG: usize = 4096;

/// A store on a server.
pub(crate) struct Postgres {
    pool: Pool,
    writer: Writer,
    changes: broadcast::Sender<Change>,
    listening: JoinHandle<()>,
}

impl Postgres {
    /// Reaches the server, with the schema brought up to date.
    pub(crate) async fn connect(config: Config) -> Result<Postgres, StoreError> {
        let pool = Pool::new(config);
        schema::migrate(&pool).await?;
        let (changes, _) = broadcast::channel(BACKLOG);
        let listening = listen::start(&pool, changes.clone()).await?;
        let writer = Writer::start(pool.another());
        Ok(Postgres { pool, writer, changes, listening })
    }

    async fn rows(
        &self,
        sql: &'static str,
        values: Values<'_>,
    ) -> Answer<Vec<tokio_postgres::Row>> {
        let session = self.pool.session().await?;
        session.query(sql, values).await.map_err(|error| self.pool.stuck(error))
    }

    async fn first(
        &self,
        sql: &'static str,
        values: Values<'_>,
    ) -> Answer<Option<tokio_postgres::Row>> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    /// Executes a statement that refers to a table.
    async fn for_table(&self, table: &str, sql: &'static str, values: Values<'_>) -> Answer<u64> {
        let session = self.pool.session().await?;
        session.execute(sql, values).await.map_err(|error| match error.code() {
            Some(&SqlState::FOREIGN_KEY_VIOLATION) => unknown(table),
            _ => self.pool.stuck(error),
        })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

type Answer<T> = Result<T, StoreError>;
type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

const OPEN: &str = "
    WITH opened AS (
        INSERT INTO tables
        VALUES ($1, $2, $3, millis(), millis(), cardinality($4::text[]), 'running', '')
        ON CONFLICT DO NOTHING RETURNING id, newest, created
    ), written AS (
        INSERT INTO log SELECT id, nth, created, body,
            chained('', id, nth, created, body) OVER (ORDER BY nth)
        FROM opened, unnest($4::text[]) WITH ORDINALITY AS first (body, nth)
    ), kept AS (
        INSERT INTO snapshots SELECT id, newest, $5::text FROM opened WHERE $5::text IS NOT NULL
    )
    SELECT pg_notify('guildhall', id || ':' || newest) FROM opened";

const READ: &str =
    "SELECT seq, at, body, hash FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq";
const NEWEST: &str = "SELECT newest FROM tables WHERE id = $1";
const SAVE_SNAPSHOT: &str = "
    INSERT INTO snapshots VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE
    SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshots.seq";
const SNAPSHOT: &str = "SELECT seq, body FROM snapshots WHERE table_id = $1";
const TABLES: &str = "
    SELECT id, game, name, created, updated, newest, state, summary FROM tables
    ORDER BY updated DESC, id";
const TABLE: &str = "
    SELECT id, game, name, created, updated, newest, state, summary FROM tables WHERE id = $1";
const SET_SUMMARY: &str = "UPDATE tables SET state = $2, summary = $3 WHERE id = $1";
const DELETE: &str = "
    WITH gone AS (DELETE FROM tables WHERE id = $1 RETURNING id)
    SELECT pg_notify('guildhall', id || ':0') FROM gone";
const KEEP_COMPONENTS: &str = "INSERT INTO components VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
const COMPONENTS: &str = "SELECT text FROM components WHERE hash = $1";
/// Of a place that the token opens already, the newer generation counts.
const GRANT: &str = "
    INSERT INTO grants
    VALUES ($1, $2, $3, $4, $5, CASE WHEN $6::bigint = 0 THEN millis() ELSE $6 END)
    ON CONFLICT (hash, table_id, place) DO UPDATE
    SET generation = excluded.generation, kind = excluded.kind, made = excluded.made
    WHERE excluded.generation >= grants.generation";
const GRANTED: &str = "
    SELECT hash, table_id, place, generation, kind, made FROM grants
    WHERE hash = $1 ORDER BY table_id, place";
/// Whoever deletes the link has it; the others find nothing to delete.
const SPEND: &str = "
    WITH spent AS (
        DELETE FROM grants WHERE hash = $1 AND kind = 'link'
        RETURNING hash, table_id, place, generation, kind, made
    ), given AS (
        INSERT INTO grants SELECT $2, table_id, place, generation, 'key', millis() FROM spent
        ON CONFLICT (hash, table_id, place) DO UPDATE
        SET generation = excluded.generation, kind = excluded.kind, made = excluded.made
        WHERE excluded.generation >= grants.generation
    )
    SELECT * FROM spent ORDER BY place";
const GRANTS: &str = "
    SELECT hash, table_id, place, generation, kind, made FROM grants
    WHERE table_id = $1 ORDER BY hash, place";
const REVOKE: &str = "DELETE FROM grants WHERE hash = $1 AND table_id = $2 AND place = $3";
/// By the server's clock, since those of the nodes may differ. It may be set back.
const LEASE: &str = "
    INSERT INTO leases VALUES ($1, $2, millis() + $3) ON CONFLICT (table_id) DO UPDATE
    SET node = excluded.node, until = excluded.until
    WHERE leases.node = excluded.node OR leases.until <= millis() OR leases.until > millis() + $4";

#[async_trait]
impl Store for Postgres {
    async fn open(&self, table: &NewTable, rows: &[String]) -> Result<(), StoreError> {
        limits::new_table(table, rows)?;
        let values: Values<'_> = &[&table.id, &table.game, &table.name, &rows, &table.snapshot];
        let opened = self.first(OPEN, values).await?;
        opened.map(drop).ok_or_else(|| StoreError::Taken { table: table.id.clone() })
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
        match self.writer.append(table, after, rows, grants).await? {
            Some(newest) => Ok(newest),
            None => {
                self.newest(table).await?;
                Err(StoreError::Conflict { table: table.to_owned(), after })
            }
        }
    }

    async fn read(&self, table: &str, after: u64) -> Result<Vec<Row>, StoreError> {
        limits::id(table)?;
        let rows = self.rows(READ, &[&table, &signed(after)]).await?;
        if rows.is_empty() {
            self.newest(table).await?;
        }
        Ok(rows.iter().map(row).collect())
    }

    async fn newest(&self, table: &str) -> Result<u64, StoreError> {
        limits::id(table)?;
        let found = self.first(NEWEST, &[&table]).await?;
        found.map(|row| unsigned(row.get(0))).ok_or_else(|| unknown(table))
    }

    async fn save_snapshot(&self, table: &str, seq: u64, body: &str) -> Result<(), StoreError> {
        limits::id(table)?;
        limits::plain(body)?;
        self.for_table(table, SAVE_SNAPSHOT, &[&table, &signed(seq), &body]).await?;
        Ok(())
    }

    async fn snapshot(&self, table: &str) -> Result<Option<Snapshot>, StoreError> {
        limits::id(table)?;
        Ok(self.first(SNAPSHOT, &[&table]).await?.map(|row| snapshot(&row)))
    }

    async fn tables(&self) -> Result<Vec<TableInfo>, StoreError> {
        Ok(self.rows(TABLES, &[]).await?.iter().map(info).collect())
    }

    async fn table(&self, table: &str) -> Result<TableInfo, StoreError> {
        limits::id(table)?;
        let found = self.first(TABLE, &[&table]).await?;
        found.map(|row| info(&row)).ok_or_else(|| unknown(table))
    }

    async fn set_summary(
        &self,
        table: &str,
        state: State,
        summary: &str,
    ) -> Result<(), StoreError> {
        limits::id(table)?;
        limits::plain(summary)?;
        let changed =
            self.for_table(table, SET_SUMMARY, &[&table, &state.name(), &summary]).await?;
        if changed == 0 { Err(unknown(table)) } else { Ok(()) }
    }

    async fn delete(&self, table: &str) -> Result<(), StoreError> {
        limits::id(table)?;
        let gone = self.first(DELETE, &[&table]).await?;
        gone.map(drop).ok_or_else(|| unknown(table))
    }

    async fn keep_components(&self, hash: &str, game: &str, text: &str) -> Result<(), StoreError> {
        limits::id(hash)?;
        limits::plain(game)?;
        limits::plain(text)?;
        self.rows(KEEP_COMPONENTS, &[&hash, &game, &text]).await?;
        Ok(())
    }

    async fn components(&self, hash: &str) -> Result<Option<String>, StoreError> {
        limits::id(hash)?;
        Ok(self.first(COMPONENTS, &[&hash]).await?.map(|row| row.get(0)))
    }

    async fn grant(&self, grant: &Grant) -> Result<(), StoreError> {
        limits::grant(grant)?;
        let Grant { hash, table, place, generation, kind, made } = grant;
        let (generation, kind) = (i64::from(*generation), kind.name());
        let values: Values<'_> = &[hash, table, place, &generation, &kind, made];
        self.for_table(table, GRANT, values).await?;
        Ok(())
    }

    async fn granted(&self, hash: &str) -> Result<Vec<Grant>, StoreError> {
        limits::id(hash)?;
        Ok(self.rows(GRANTED, &[&hash]).await?.iter().map(grant).collect())
    }

    async fn spend(&self, link: &str, to: &str) -> Result<Vec<Grant>, StoreError> {
        limits::id(link)?;
        limits::id(to)?;
        Ok(self.rows(SPEND, &[&link, &to]).await?.iter().map(grant).collect())
    }

    async fn grants(&self, table: &str) -> Result<Vec<Grant>, StoreError> {
        limits::id(table)?;
        Ok(self.rows(GRANTS, &[&table]).await?.iter().map(grant).collect())
    }

    async fn revoke(&self, hash: &str, table: &str, place: &str) -> Result<(), StoreError> {
        [hash, table, place].into_iter().try_for_each(limits::id)?;
        self.rows(REVOKE, &[&hash, &table, &place]).await?;
        Ok(())
    }

    async fn lease(&self, table: &str, node: &str, millis: u64) -> Result<bool, StoreError> {
        limits::id(table)?;
        limits::id(node)?;
        let (lapse, farthest) = (limits::lease(millis), limits::lease(u64::MAX));
        let taken = self.for_table(table, LEASE, &[&table, &node, &lapse, &farthest]).await?;
        Ok(taken == 1)
    }

    /// The server keeps its own house.
    async fn settle(&self) -> Result<(), StoreError> {
        Ok(())
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }
}

fn unknown(table: &str) -> StoreError {
    StoreError::Unknown { table: table.to_owned() }
}

fn row(row: &tokio_postgres::Row) -> Row {
    Row { seq: unsigned(row.get(0)), at: row.get(1), body: row.get(2), hash: row.get(3) }
}

fn snapshot(row: &tokio_postgres::Row) -> Snapshot {
    Snapshot { seq: unsigned(row.get(0)), body: row.get(1) }
}

fn grant(row: &tokio_postgres::Row) -> Grant {
    Grant {
        hash: row.get(0),
        table: row.get(1),
        place: row.get(2),
        generation: u32::try_from(row.get::<_, i64>(3)).unwrap_or(u32::MAX),
        kind: row.get::<_, &str>(4).parse().expect("the schema allows no other word"),
        made: row.get(5),
    }
}

fn info(row: &tokio_postgres::Row) -> TableInfo {
    TableInfo {
        id: row.get(0),
        game: row.get(1),
        name: row.get(2),
        created: row.get(3),
        updated: row.get(4),
        newest: unsigned(row.get(5)),
        state: row.get::<_, &str>(6).parse().expect("the schema allows no other word"),
        summary: row.get(7),
    }
}
