//! The tables of the file, and how a file of an earlier version is brought up to date.

use std::fs::{DirBuilder, OpenOptions};
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, OptionalExtension, TransactionBehavior, params};

use super::{Fault, Outcome, query};
use crate::chain;
use crate::limits::unsigned;

/// How long to wait for another process that writes.
const PATIENCE: Duration = Duration::from_secs(10);

/// What leads from each version to the next, the first from an empty file to version 1.
const MIGRATIONS: [Step; 2] =
    [Step { sql: FIRST, then: nothing }, Step { sql: SECOND, then: chain_all }];

/// A step from one version to the next: statements, then what they cannot do.
struct Step {
    sql: &'static str,
    then: fn(&Connection) -> Outcome<()>,
}

const FIRST: &str = "
    CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT;
    INSERT INTO schema_version VALUES (0);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        newest INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('running', 'finished', 'closed')),
        summary TEXT NOT NULL
    ) STRICT;
    CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        body TEXT NOT NULL
    ) STRICT;
    CREATE TABLE components (
        hash TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        text TEXT NOT NULL
    ) STRICT;
    CREATE TABLE grants (
        hash TEXT PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        body TEXT NOT NULL
    ) STRICT;
    CREATE INDEX grants_by_table ON grants (table_id);
    CREATE TABLE leases (
        table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        node TEXT NOT NULL,
        until INTEGER NOT NULL
    ) STRICT;
";

/// Rows are chained; a grant opens one place, by a generation of keys.
const SECOND: &str = "
    ALTER TABLE log ADD COLUMN hash TEXT NOT NULL DEFAULT '';
    ALTER TABLE grants RENAME TO old_grants;
    DROP INDEX grants_by_table;
    CREATE TABLE grants (
        hash TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        place TEXT NOT NULL,
        generation INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('key', 'link', 'token')),
        made INTEGER NOT NULL,
        PRIMARY KEY (hash, table_id, place)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX grants_by_table ON grants (table_id);
    INSERT INTO grants
        SELECT hash, table_id, 'seat ' || seat.value, 0,
            CASE WHEN body ->> '$.once' THEN 'link' ELSE 'key' END, 0
        FROM old_grants, json_each(body, '$.seats') AS seat WHERE json_valid(body);
    INSERT INTO grants
        SELECT hash, table_id, 'host', 0,
            CASE WHEN body ->> '$.once' THEN 'link' ELSE 'key' END, 0
        FROM old_grants WHERE json_valid(body) AND body ->> '$.host';
    DROP TABLE old_grants;
";

fn nothing(_: &Connection) -> Outcome<()> {
    Ok(())
}

/// Chains the rows that were written before there was a chain.
fn chain_all(db: &Connection) -> Outcome<()> {
    let rows = "SELECT table_id, seq, at, body FROM log ORDER BY table_id, seq";
    let rows = query::all(db, rows, [], |row| {
        let (table, seq, at): (String, i64, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok((table, seq, at, row.get::<_, String>(3)?))
    })?;
    let (mut table, mut before) = (String::new(), String::new());
    for (of, seq, at, body) in rows {
        if of != table {
            (table, before) = (of, chain::BEGINNING.to_owned());
        }
        before = chain::link(&before, &table, unsigned(seq), at, &body);
        let sql = "UPDATE log SET hash = ? WHERE table_id = ? AND seq = ?";
        query::execute(db, sql, params![before, table, seq])?;
    }
    Ok(())
}

/// Opens the file for writing, made if it is missing, and brings it up to date.
pub(super) fn open_file(path: &Path) -> Outcome<Connection> {
    create_private(path)?;
    let mut db = Connection::open(path)?;
    prepare(&db)?;
    db.pragma_update(None, "journal_mode", "WAL")?;
    db.pragma_update(None, "synchronous", "FULL")?;
    migrate(&mut db)?;
    Ok(db)
}

/// An empty store without a file.
pub(super) fn open_memory() -> Outcome<Connection> {
    let mut db = Connection::open_in_memory()?;
    prepare(&db)?;
    migrate(&mut db)?;
    Ok(db)
}

/// Opens a file that is there and up to date, for reading alone.
pub(super) fn open_reader(path: &Path) -> Outcome<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags)?;
    prepare(&db)?;
    Ok(db)
}

/// The version of the file's schema; 0 if it has none.
pub(super) fn version(db: &Connection) -> Outcome<usize> {
    let known = "SELECT 1 FROM sqlite_schema WHERE name = 'schema_version'";
    if db.query_row(known, [], |_| Ok(())).optional()?.is_none() {
        return Ok(0);
    }
    let version =
        db.query_row("SELECT version FROM schema_version", [], |row| row.get::<_, i64>(0))?;
    Ok(usize::try_from(version).unwrap_or(usize::MAX))
}

/// Refuses a file that is not of today's version.
pub(super) fn expect_current(db: &Connection) -> Outcome<()> {
    match version(db)? {
        0 => Err(Fault::Unfit("holds no tables of games; name another file".to_owned())),
        version if version == MIGRATIONS.len() => Ok(()),
        version if version > MIGRATIONS.len() => Err(newer(version)),
        version => {
            let why = format!("schema version {version} is an old one; start the server once");
            Err(Fault::Unfit(why))
        }
    }
}

/// Makes the file for its owner's eyes alone, since it holds the secrets of running games. SQLite
/// gives its companions the same mode.
fn create_private(path: &Path) -> Outcome<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    DirBuilder::new().recursive(true).create(folder)?;
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?;
    // The rows are synced with the file; its name in the folder must be, too.
    #[cfg(unix)]
    std::fs::File::open(folder)?.sync_all()?;
    Ok(())
}

fn prepare(db: &Connection) -> Outcome<()> {
    db.busy_timeout(PATIENCE)?;
    db.pragma_update(None, "foreign_keys", true)?;
    db.set_prepared_statement_cache_capacity(64);
    Ok(())
}

fn migrate(db: &mut Connection) -> Outcome<()> {
    let steps = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let version = version(&steps)?;
    if version > MIGRATIONS.len() {
        return Err(newer(version));
    }
    if version == 0 && !is_empty(&steps)? {
        return Err(Fault::Unfit("is a database of something else; name another file".to_owned()));
    }
    for step in &MIGRATIONS[version..] {
        steps.execute_batch(step.sql)?;
        (step.then)(&steps)?;
    }
    steps.execute("UPDATE schema_version SET version = ?", [MIGRATIONS.len() as i64])?;
    Ok(steps.commit()?)
}

fn is_empty(db: &Connection) -> Outcome<bool> {
    Ok(db.query_row("SELECT count(*) = 0 FROM sqlite_schema", [], |row| row.get(0))?)
}

fn newer(version: usize) -> Fault {
    let known = MIGRATIONS.len();
    Fault::Unfit(format!(
        "schema version {version} is newer than {known}, which this program knows; use a newer one"
    ))
}
