//! A whole file out, and a whole file in.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior, params};

use super::query::{self, all, execute};
use super::{Fault, Outcome, schema};
use crate::StoreError;
use crate::backup::{Record, Sink, not_empty};
use crate::limits::signed;
use crate::place::Place;

/// Writes everything the file holds at this moment, whoever else is using it.
///
/// With `probe` SQLite looks at every page of the file first.
pub(crate) fn export(path: &Path, probe: bool, sink: &mut Sink<'_>) -> Result<(), StoreError> {
    let at = |fault: Fault| fault.at(&Place::File(path.to_owned()));
    let mut db = schema::open_reader(path).map_err(at)?;
    let moment = db.transaction().map_err(|error| at(error.into()))?;
    if probe {
        look_at_pages(&moment).map_err(at)?;
    }
    schema::expect_current(&moment).and_then(|()| write_all(&moment, sink)).map_err(at)
}

/// Refuses a file of which SQLite itself says that it is damaged.
fn look_at_pages(db: &Connection) -> Outcome<()> {
    let found: String = db.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    match found.as_str() {
        "ok" => Ok(()),
        found => Err(Fault::Unfit(format!("the file is damaged: {found}; restore a backup"))),
    }
}

fn write_all(db: &Connection, sink: &mut Sink<'_>) -> Outcome<()> {
    let mut write = |record| sink(record).map_err(Fault::Refused);
    for (hash, game, text) in components(db)? {
        write(Record::Components { hash, game, text })?;
    }
    for info in query::tables(db)? {
        let table = info.id.clone();
        write(Record::Table(info))?;
        for row in query::read(db, &table, 0)? {
            write(Record::Row { table: table.clone(), row })?;
        }
        if let Some(snapshot) = query::snapshot(db, &table)? {
            write(Record::Snapshot { table: table.clone(), snapshot })?;
        }
        for grant in query::grants(db, &table)? {
            write(Record::Grant(grant))?;
        }
    }
    Ok(())
}

fn components(db: &Connection) -> Outcome<Vec<(String, String, String)>> {
    let sql = "SELECT hash, game, text FROM components ORDER BY hash";
    Ok(all(db, sql, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?)
}

/// Fills an empty file, made if it is missing; all or nothing.
pub(crate) fn import(
    path: &Path,
    records: impl Iterator<Item = Result<Record, StoreError>>,
) -> Result<(), StoreError> {
    let place = Place::File(path.to_owned());
    let mut db = schema::open_file(path).map_err(|fault| fault.at(&place))?;
    fill(&mut db, &place, records).map_err(|fault| fault.at(&place))
}

fn fill(
    db: &mut Connection,
    place: &Place,
    records: impl Iterator<Item = Result<Record, StoreError>>,
) -> Outcome<()> {
    let filling = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    if !is_empty(&filling)? {
        return Err(Fault::Refused(not_empty(place)));
    }
    for record in records {
        insert(&filling, &record.map_err(Fault::Refused)?)?;
    }
    Ok(filling.commit()?)
}

fn is_empty(db: &Connection) -> Outcome<bool> {
    let sql = "SELECT NOT EXISTS (SELECT 1 FROM tables) AND NOT EXISTS (SELECT 1 FROM components)";
    Ok(db.query_row(sql, [], |row| row.get(0))?)
}

fn insert(db: &Connection, record: &Record) -> Outcome<()> {
    match record {
        Record::Components { hash, game, text } => query::keep_components(db, hash, game, text),
        Record::Table(info) => {
            let sql = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
            let newest = signed(info.newest);
            let (state, summary) = (info.state.name(), &info.summary);
            let (id, game, name) = (&info.id, &info.game, &info.name);
            let (created, updated) = (info.created, info.updated);
            let values = params![id, game, name, created, updated, newest, state, summary];
            execute(db, sql, values)?;
            Ok(())
        }
        Record::Row { table, row } => {
            let sql = "INSERT INTO log VALUES (?, ?, ?, ?, ?)";
            execute(db, sql, params![table, signed(row.seq), row.at, row.body, row.hash])?;
            Ok(())
        }
        Record::Snapshot { table, snapshot } => {
            query::save_snapshot(db, table, snapshot.seq, &snapshot.body)
        }
        Record::Grant(grant) => query::grant(db, grant),
    }
}
