//! The one task that appends for this node, and its group commit.
//!
//! A server commits what notifies one transaction at a time. So the task takes one request, then
//! all that have come meanwhile, and appends them by one statement: one sync for all.

use std::collections::{HashMap, HashSet, VecDeque};

use tokio::sync::{mpsc, oneshot};
use tokio_postgres::types::ToSql;

use super::pool::Pool;
use crate::limits::{count, signed, unsigned};
use crate::place::Place;
use crate::{Grant, StoreError};

/// How many requests may wait; whoever comes later waits to be let in.
const QUEUE: usize = 1024;
/// How many requests share a commit, so that the first need not wait long for the last.
const GROUP: usize = 256;

/// The rows are locked in the order of their ids, so that nodes which append to the same tables
/// cannot wait for each other in a ring. The condition on `newest` makes the loser of a race write
/// nothing; that no row can be written twice is the promise of the log's key.
const APPEND: &str = "
    WITH asked AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[])
        WITH ORDINALITY AS asked (id, after, many, place)
    ), locked AS (
        SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE
    ), moved AS (
        UPDATE tables SET newest = after + many, updated = millis()
        FROM asked JOIN locked USING (id)
        WHERE tables.id = asked.id AND tables.newest = asked.after
        RETURNING tables.id, after, newest, updated, place
    ), next AS (
        SELECT id, after + nth AS seq, updated AS at, body, CASE WHEN after = 0 THEN ''
            ELSE (SELECT hash FROM log WHERE log.table_id = id AND log.seq = after) END AS before
        FROM moved JOIN unnest($4::bigint[], $5::bigint[], $6::text[]) AS next (place, nth, body)
        USING (place)
    ), written AS (
        INSERT INTO log SELECT id, seq, at, body,
            chained(before, id, seq, at, body) OVER (PARTITION BY id ORDER BY seq) FROM next
    ), granted AS (
        INSERT INTO grants SELECT hash, id, opens, generation, kind, updated
        FROM moved JOIN unnest($7::bigint[], $8::text[], $9::text[], $10::bigint[], $11::text[])
            AS given (place, hash, opens, generation, kind) USING (place)
        ON CONFLICT (hash, table_id, place) DO UPDATE
        SET generation = excluded.generation, kind = excluded.kind, made = excluded.made
        WHERE excluded.generation >= grants.generation
    )
    SELECT id, newest, pg_notify('guildhall', id || ':' || newest) FROM moved";

/// A handle to the task; it ends when the handle is dropped.
pub(super) struct Writer {
    place: Place,
    appends: mpsc::Sender<Append>,
}

struct Append {
    table: String,
    after: u64,
    rows: Vec<String>,
    grants: Vec<Grant>,
    tell: oneshot::Sender<Result<Option<u64>, StoreError>>,
}

impl Writer {
    pub(super) fn start(pool: Pool) -> Writer {
        let (appends, waiting) = mpsc::channel(QUEUE);
        let place = pool.place().clone();
        tokio::spawn(serve(pool, waiting));
        Writer { place, appends }
    }

    /// Appends, and returns the new newest row once it is durable; `None` if the table does not
    /// end with row `after`, or is not there.
    pub(super) async fn append(
        &self,
        table: &str,
        after: u64,
        rows: &[String],
        grants: &[Grant],
    ) -> Result<Option<u64>, StoreError> {
        let (tell, told) = oneshot::channel();
        let (rows, grants) = (rows.to_vec(), grants.to_vec());
        let append = Append { table: table.to_owned(), after, rows, grants, tell };
        let stopped = || self.place.unavailable("the writer has stopped; start again");
        self.appends.send(append).await.map_err(|_| stopped())?;
        told.await.unwrap_or_else(|_| Err(stopped()))
    }
}

async fn serve(pool: Pool, mut waiting: mpsc::Receiver<Append>) {
    let mut held = VecDeque::new();
    loop {
        if held.is_empty() {
            match waiting.recv().await {
                Some(append) => held.push_back(append),
                None => return,
            }
        }
        held.extend(std::iter::from_fn(|| waiting.try_recv().ok()).take(GROUP));
        let mut group = take_group(&mut held);
        let written = write(&pool, &group).await;
        if written.is_err() {
            // A server that does not answer keeps nobody waiting who comes after.
            group.extend(held.drain(..));
        }
        answer(written, group);
    }
}

/// The requests for the next commit: one for each table, since a second one follows the first.
fn take_group(held: &mut VecDeque<Append>) -> Vec<Append> {
    let mut tables = HashSet::new();
    let all = std::mem::take(held);
    let (group, rest): (Vec<_>, Vec<_>) = all
        .into_iter()
        .partition(|append| tables.len() < GROUP && tables.insert(append.table.clone()));
    held.extend(rest);
    group
}

/// The new newest row of every table that has moved.
async fn write(pool: &Pool, group: &[Append]) -> Result<HashMap<String, u64>, StoreError> {
    let tables: Vec<&str> = group.iter().map(|append| append.table.as_str()).collect();
    let afters: Vec<i64> = group.iter().map(|append| signed(append.after)).collect();
    let counts: Vec<i64> = group.iter().map(|append| count(&append.rows)).collect();
    let (mut places, mut numbers, mut bodies) = (Vec::new(), Vec::new(), Vec::new());
    for (place, append) in (1_i64..).zip(group) {
        for (number, body) in (1_i64..).zip(&append.rows) {
            places.push(place);
            numbers.push(number);
            bodies.push(body);
        }
    }
    let given = Given::of(group);
    let session = pool.session().await?;
    let rows = [&tables as _, &afters as _, &counts as _, &places as _, &numbers as _];
    let values = [&rows[..], &[&bodies as _], &given.values()].concat();
    let moved = session.query(APPEND, &values).await.map_err(|error| pool.stuck(error))?;
    Ok(moved.iter().map(|row| (row.get(0), unsigned(row.get(1)))).collect())
}

/// What is granted together with the rows, column by column.
#[derive(Default)]
struct Given<'a> {
    places: Vec<i64>,
    hashes: Vec<&'a str>,
    opens: Vec<&'a str>,
    generations: Vec<i64>,
    kinds: Vec<&'static str>,
}

impl<'a> Given<'a> {
    fn of(group: &'a [Append]) -> Given<'a> {
        let mut given = Given::default();
        for (place, append) in (1_i64..).zip(group) {
            for grant in &append.grants {
                given.places.push(place);
                given.hashes.push(&grant.hash);
                given.opens.push(&grant.place);
                given.generations.push(grant.generation.into());
                given.kinds.push(grant.kind.name());
            }
        }
        given
    }

    fn values(&self) -> [&(dyn ToSql + Sync); 5] {
        [&self.places, &self.hashes, &self.opens, &self.generations, &self.kinds]
    }
}

fn answer(written: Result<HashMap<String, u64>, StoreError>, group: Vec<Append>) {
    for append in group {
        let newest = written.clone().map(|moved| moved.get(&append.table).copied());
        // An error means that the caller went away; what is written stays.
        let _ = append.tell.send(newest);
    }
}
