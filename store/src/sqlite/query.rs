//! What the store says to SQLite.
//!
//! Each function refuses before it writes: the writer keeps the other jobs of a group when one of
//! them is refused.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ValueRef};
use rusqlite::{Connection, OptionalExtension, Params, params};

use super::fault::unless_unknown;
use super::{Fault, Outcome};
use crate::chain;
use crate::limits::{count, lease as lease_time, now, signed, unsigned};
use crate::{Grant, GrantKind, NewTable, Row, Snapshot, State, StoreError, TableInfo};

pub(super) fn open(db: &Connection, table: &NewTable, rows: &[String]) -> Outcome<()> {
    let at = now();
    let sql =
        "INSERT INTO tables VALUES (?, ?, ?, ?4, ?4, ?, 'running', '') ON CONFLICT DO NOTHING";
    let made = execute(db, sql, params![table.id, table.game, table.name, at, count(rows)])?;
    if made == 0 {
        return Err(Fault::Refused(StoreError::Taken { table: table.id.clone() }));
    }
    insert(db, &table.id, 0, at, rows)?;
    match &table.snapshot {
        Some(body) => save_snapshot(db, &table.id, rows.len() as u64, body),
        None => Ok(()),
    }
}

pub(super) fn append(
    db: &Connection,
    table: &str,
    after: u64,
    rows: &[String],
    grants: &[Grant],
) -> Outcome<u64> {
    if newest(db, table)? != after {
        let table = table.to_owned();
        return Err(Fault::Refused(StoreError::Conflict { table, after }));
    }
    let (at, newest) = (now(), signed(after) + count(rows));
    insert(db, table, signed(after), at, rows)?;
    let sql = "UPDATE tables SET newest = ?, updated = ? WHERE id = ?";
    execute(db, sql, params![newest, at, table])?;
    for one in grants {
        grant(db, &Grant { table: table.to_owned(), ..one.clone() })?;
    }
    Ok(unsigned(newest))
}

fn insert(db: &Connection, table: &str, after: i64, at: i64, rows: &[String]) -> Outcome<()> {
    let mut before = hash_of(db, table, after)?;
    for (seq, body) in (after + 1..).zip(rows) {
        before = chain::link(&before, table, unsigned(seq), at, body);
        let values = params![table, seq, at, body, before];
        execute(db, "INSERT INTO log VALUES (?, ?, ?, ?, ?)", values)?;
    }
    Ok(())
}

/// What the next row is chained to.
fn hash_of(db: &Connection, table: &str, seq: i64) -> Outcome<String> {
    let sql = "SELECT hash FROM log WHERE table_id = ? AND seq = ?";
    let found = first(db, sql, params![table, seq], |row| row.get(0))?;
    match found {
        Some(hash) => Ok(hash),
        None if seq == 0 => Ok(chain::BEGINNING.to_owned()),
        None => Err(Fault::Unfit(format!("row {seq} of `{table}` is missing; restore a backup"))),
    }
}

pub(super) fn read(db: &Connection, table: &str, after: u64) -> Outcome<Vec<Row>> {
    let sql = "SELECT seq, at, body, hash FROM log WHERE table_id = ? AND seq > ? ORDER BY seq";
    let rows = all(db, sql, params![table, signed(after)], |row| {
        let seq = unsigned(row.get(0)?);
        Ok(Row { seq, at: row.get(1)?, body: row.get(2)?, hash: row.get(3)? })
    })?;
    if rows.is_empty() {
        newest(db, table)?;
    }
    Ok(rows)
}

pub(super) fn newest(db: &Connection, table: &str) -> Outcome<u64> {
    let sql = "SELECT newest FROM tables WHERE id = ?";
    let newest = first(db, sql, [table], |row| row.get(0))?;
    newest.map(unsigned).ok_or_else(|| Fault::unknown(table))
}

pub(super) fn save_snapshot(db: &Connection, table: &str, seq: u64, body: &str) -> Outcome<()> {
    let sql = "INSERT INTO snapshots VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE
        SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshots.seq";
    unless_unknown(execute(db, sql, params![table, signed(seq), body]), table)?;
    Ok(())
}

pub(super) fn snapshot(db: &Connection, table: &str) -> Outcome<Option<Snapshot>> {
    let sql = "SELECT seq, body FROM snapshots WHERE table_id = ?";
    Ok(first(db, sql, [table], |row| {
        Ok(Snapshot { seq: unsigned(row.get(0)?), body: row.get(1)? })
    })?)
}

/// The columns of a table, in the order that [`info`] reads.
const INFO: &str = "SELECT id, game, name, created, updated, newest, state, summary FROM tables";

pub(super) fn tables(db: &Connection) -> Outcome<Vec<TableInfo>> {
    Ok(all(db, &format!("{INFO} ORDER BY updated DESC, id"), [], info)?)
}

pub(super) fn table(db: &Connection, table: &str) -> Outcome<TableInfo> {
    let found = first(db, &format!("{INFO} WHERE id = ?"), [table], info)?;
    found.ok_or_else(|| Fault::unknown(table))
}

fn info(row: &rusqlite::Row<'_>) -> rusqlite::Result<TableInfo> {
    Ok(TableInfo {
        id: row.get(0)?,
        game: row.get(1)?,
        name: row.get(2)?,
        created: row.get(3)?,
        updated: row.get(4)?,
        newest: unsigned(row.get(5)?),
        state: row.get(6)?,
        summary: row.get(7)?,
    })
}

impl FromSql for State {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<State> {
        value.as_str()?.parse().map_err(|why: String| FromSqlError::Other(why.into()))
    }
}

pub(super) fn set_summary(
    db: &Connection,
    table: &str,
    state: State,
    summary: &str,
) -> Outcome<()> {
    let sql = "UPDATE tables SET state = ?, summary = ? WHERE id = ?";
    some(execute(db, sql, params![state.name(), summary, table])?, table)
}

pub(super) fn delete(db: &Connection, table: &str) -> Outcome<()> {
    some(execute(db, "DELETE FROM tables WHERE id = ?", [table])?, table)
}

pub(super) fn keep_components(db: &Connection, hash: &str, game: &str, text: &str) -> Outcome<()> {
    let sql = "INSERT INTO components VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
    execute(db, sql, [hash, game, text])?;
    Ok(())
}

pub(super) fn components(db: &Connection, hash: &str) -> Outcome<Option<String>> {
    Ok(first(db, "SELECT text FROM components WHERE hash = ?", [hash], |row| row.get(0))?)
}

/// Of a place that the token opens already, the newer generation counts.
pub(super) fn grant(db: &Connection, grant: &Grant) -> Outcome<()> {
    let made = if grant.made == 0 { now() } else { grant.made };
    let sql =
        "INSERT INTO grants VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (hash, table_id, place) DO UPDATE
        SET generation = excluded.generation, kind = excluded.kind, made = excluded.made
        WHERE excluded.generation >= grants.generation";
    let Grant { hash, table, place, generation, kind, .. } = grant;
    let done = execute(db, sql, params![hash, table, place, generation, kind.name(), made]);
    unless_unknown(done, table)?;
    Ok(())
}

/// The columns of a grant, in the order that [`as_grant`] reads.
const GRANT: &str = "SELECT hash, table_id, place, generation, kind, made FROM grants";

pub(super) fn granted(db: &Connection, hash: &str) -> Outcome<Vec<Grant>> {
    Ok(all(db, &format!("{GRANT} WHERE hash = ? ORDER BY table_id, place"), [hash], as_grant)?)
}

pub(super) fn spend(db: &Connection, link: &str, to: &str) -> Outcome<Vec<Grant>> {
    let sql = format!("{GRANT} WHERE hash = ? AND kind = 'link' ORDER BY place");
    let spent = all(db, &sql, [link], as_grant)?;
    execute(db, "DELETE FROM grants WHERE hash = ? AND kind = 'link'", [link])?;
    for one in &spent {
        let (hash, kind) = (to.to_owned(), GrantKind::Key);
        grant(db, &Grant { hash, kind, made: 0, ..one.clone() })?;
    }
    Ok(spent)
}

pub(super) fn grants(db: &Connection, table: &str) -> Outcome<Vec<Grant>> {
    Ok(all(db, &format!("{GRANT} WHERE table_id = ? ORDER BY hash, place"), [table], as_grant)?)
}

fn as_grant(row: &rusqlite::Row<'_>) -> rusqlite::Result<Grant> {
    Ok(Grant {
        hash: row.get(0)?,
        table: row.get(1)?,
        place: row.get(2)?,
        generation: row.get(3)?,
        kind: row.get(4)?,
        made: row.get(5)?,
    })
}

impl FromSql for GrantKind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<GrantKind> {
        value.as_str()?.parse().map_err(|why: String| FromSqlError::Other(why.into()))
    }
}

pub(super) fn revoke(db: &Connection, hash: &str, table: &str, place: &str) -> Outcome<()> {
    let sql = "DELETE FROM grants WHERE hash = ? AND table_id = ? AND place = ?";
    execute(db, sql, [hash, table, place])?;
    Ok(())
}

pub(super) fn lease(db: &Connection, table: &str, node: &str, millis: u64) -> Outcome<bool> {
    lease_at(db, table, node, millis, now())
}

/// Of one file and its processes there is one clock, this machine's; it may be set back.
fn lease_at(db: &Connection, table: &str, node: &str, millis: u64, now: i64) -> Outcome<bool> {
    let (until, farthest) = (now.saturating_add(lease_time(millis)), lease_time(u64::MAX));
    let sql = "INSERT INTO leases VALUES (?1, ?2, ?3) ON CONFLICT (table_id) DO UPDATE
        SET node = ?2, until = ?3 WHERE node = ?2 OR until <= ?4 OR until > ?4 + ?5";
    let done = execute(db, sql, params![table, node, until, now, farthest]);
    Ok(unless_unknown(done, table)? == 1)
}

fn some(changed: usize, table: &str) -> Outcome<()> {
    if changed == 0 { Err(Fault::unknown(table)) } else { Ok(()) }
}

pub(super) fn execute(db: &Connection, sql: &str, params: impl Params) -> rusqlite::Result<usize> {
    db.prepare_cached(sql)?.execute(params)
}

fn first<T>(
    db: &Connection,
    sql: &str,
    params: impl Params,
    read: impl FnOnce(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<Option<T>> {
    db.prepare_cached(sql)?.query_row(params, read).optional()
}

pub(super) fn all<T>(
    db: &Connection,
    sql: &str,
    params: impl Params,
    read: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<Vec<T>> {
    db.prepare_cached(sql)?.query_map(params, read)?.collect()
}

#[cfg(test)]
mod tests {
    use kernel::chance::{Fast, below};

    use super::*;
    use crate::LEASE_MAX;
    use crate::sqlite::schema::open_memory;

    /// Who holds the only table, by the rules of leases.
    #[derive(Default)]
    struct Model {
        held: Option<(u32, i64)>,
    }

    impl Model {
        fn lease(&mut self, node: u32, millis: u64, now: i64) -> bool {
            let others = self.held.is_some_and(|(by, until)| {
                by != node && until > now && until <= now + lease_time(u64::MAX)
            });
            if !others {
                self.held = Some((node, now + lease_time(millis)));
            }
            !others
        }
    }

    fn table() -> Connection {
        let Ok(db) = open_memory() else { panic!("memory is always there") };
        assert!(open(&db, &NewTable::new("t", "orleans", ""), &[]).is_ok());
        db
    }

    fn taken(db: &Connection, node: &str, millis: u64, now: i64) -> bool {
        lease_at(db, "t", node, millis, now).unwrap_or_else(|_| panic!("the table is there"))
    }

    /// Nodes take, renew and give up by a clock that runs, stands and is set back and forth: the
    /// store does as the model, one node at a time holds the table, and whoever asks long enough
    /// gets it.
    #[test]
    fn a_lease_has_one_holder_by_any_clock() {
        for seed in 0..60 {
            let (db, mut model, mut dice) = (table(), Model::default(), Fast::new(seed, 0));
            let mut now: i64 = 1_700_000_000_000;
            for step in 0..300 {
                now += i64::from(below(&mut dice, 4000));
                if below(&mut dice, 40) == 0 {
                    now += (i64::from(below(&mut dice, 2_000_000)) - 1_000_000) * 1000;
                }
                let node = below(&mut dice, 3);
                let millis = [0, 1000, 6000, 30_000, u64::MAX][below(&mut dice, 5) as usize];
                let found = taken(&db, &node.to_string(), millis, now);
                assert_eq!(found, model.lease(node, millis, now), "seed {seed}, step {step}");
            }
        }
    }

    #[test]
    fn a_clock_that_is_set_back_does_not_freeze_a_table() {
        let (db, now) = (table(), 1_700_000_000_000);
        assert!(taken(&db, "dead", 6000, now));
        assert!(!taken(&db, "alive", 6000, now + 5999));
        let hour = 3_600_000;
        assert!(taken(&db, "alive", 6000, now - hour), "it would have waited for an hour");
        assert!(taken(&db, "dead", u64::MAX, now + hour));
        let lapsed = now + hour + i64::try_from(LEASE_MAX).unwrap_or(i64::MAX);
        assert!(!taken(&db, "alive", 6000, lapsed - 1) && taken(&db, "alive", 6000, lapsed));
    }
}
