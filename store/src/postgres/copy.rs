//! A whole database out, and a whole database in.

use tokio_postgres::{Config, IsolationLevel, Transaction};

use super::pool::Pool;
use super::{GRANT, GRANTS, KEEP_COMPONENTS, READ, SAVE_SNAPSHOT, SNAPSHOT, TABLES, schema};
use crate::backup::{Record, Sink, not_empty};
use crate::limits::signed;
use crate::{Grant, StoreError};

/// Writes everything the server holds at this moment, whoever else is using it.
pub(crate) async fn export(config: Config, sink: &mut Sink<'_>) -> Result<(), StoreError> {
    let pool = Pool::new(config);
    let mut session = pool.session().await?;
    let moment = session.client.build_transaction().read_only(true);
    let moment = moment.isolation_level(IsolationLevel::RepeatableRead).start().await;
    let moment = moment.map_err(|error| pool.failed(&error))?;
    schema::expect_current(&pool, moment.client()).await?;
    write_all(&pool, &moment, sink).await
}

async fn write_all(
    pool: &Pool,
    moment: &Transaction<'_>,
    sink: &mut Sink<'_>,
) -> Result<(), StoreError> {
    let failed = |error| pool.failed(&error);
    let components = "SELECT hash, game, text FROM components ORDER BY hash";
    for row in moment.query(components, &[]).await.map_err(failed)? {
        sink(Record::Components { hash: row.get(0), game: row.get(1), text: row.get(2) })?;
    }
    for row in moment.query(TABLES, &[]).await.map_err(failed)? {
        let info = super::info(&row);
        let table = info.id.clone();
        sink(Record::Table(info))?;
        for row in moment.query(READ, &[&table, &0_i64]).await.map_err(failed)? {
            sink(Record::Row { table: table.clone(), row: super::row(&row) })?;
        }
        for row in moment.query(SNAPSHOT, &[&table]).await.map_err(failed)? {
            sink(Record::Snapshot { table: table.clone(), snapshot: super::snapshot(&row) })?;
        }
        for row in moment.query(GRANTS, &[&table]).await.map_err(failed)? {
            sink(Record::Grant(super::grant(&row)))?;
        }
    }
    Ok(())
}

/// Fills an empty database; all or nothing.
pub(crate) async fn import(
    config: Config,
    records: impl Iterator<Item = Result<Record, StoreError>> + Send,
) -> Result<(), StoreError> {
    let pool = Pool::new(config);
    schema::migrate(&pool).await?;
    let mut session = pool.session().await?;
    let filling = session.client.transaction().await.map_err(|error| pool.failed(&error))?;
    if !is_empty(&filling).await.map_err(|error| pool.failed(&error))? {
        return Err(not_empty(pool.place()));
    }
    for record in records {
        insert(&filling, &record?).await.map_err(|error| pool.failed(&error))?;
    }
    filling.commit().await.map_err(|error| pool.failed(&error))
}

/// Nobody may write from here on, so that the database stays empty until it is filled.
async fn is_empty(filling: &Transaction<'_>) -> Result<bool, tokio_postgres::Error> {
    filling.batch_execute("LOCK TABLE tables, components IN EXCLUSIVE MODE").await?;
    let sql = "SELECT NOT EXISTS (SELECT 1 FROM tables) AND NOT EXISTS (SELECT 1 FROM components)";
    Ok(filling.query_one(sql, &[]).await?.get(0))
}

async fn insert(filling: &Transaction<'_>, record: &Record) -> Result<u64, tokio_postgres::Error> {
    match record {
        Record::Components { hash, game, text } => {
            filling.execute(KEEP_COMPONENTS, &[hash, game, text]).await
        }
        Record::Table(info) => {
            let sql = "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
            let (newest, state) = (signed(info.newest), info.state.name());
            let (created, updated) = (&info.created, &info.updated);
            let (id, game, name, summary) = (&info.id, &info.game, &info.name, &info.summary);
            let values = [id as _, game as _, name as _, created as _, updated as _];
            let rest = [&newest as _, &state as _, summary as _];
            filling.execute(sql, &[&values[..], &rest[..]].concat()).await
        }
        Record::Row { table, row } => {
            let sql = "INSERT INTO log VALUES ($1, $2, $3, $4, $5)";
            filling.execute(sql, &[table, &signed(row.seq), &row.at, &row.body, &row.hash]).await
        }
        Record::Snapshot { table, snapshot } => {
            let seq = signed(snapshot.seq);
            filling.execute(SAVE_SNAPSHOT, &[table, &seq, &snapshot.body]).await
        }
        Record::Grant(grant) => {
            let Grant { hash, table, place, generation, kind, made } = grant;
            let (generation, kind) = (i64::from(*generation), kind.name());
            filling.execute(GRANT, &[hash, table, place, &generation, &kind, made]).await
        }
    }
}
