//! The one task that appends for this node, and its group commit.
//!
//! A server commits what notifies one transaction at a time. So the task takes one request, then
//! all that have come meanwhile, and appends them by one statement: one sync for all.

use std::collections::{HashMap, HashSet, VecDeque};

use tokio::sync::{mpsc, oneshot};

use super::pool::Pool;
use crate::StoreError;
use crate::limits::{count, signed, unsigned};
use crate::place::Place;

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
        RETURNING tables.id, after, newest, place
    ), written AS (
        INSERT INTO log SELECT id, after + nth, millis(), body
        FROM moved JOIN unnest($4::bigint[], $5::bigint[], $6::text[]) AS next (place, nth, body)
        USING (place)
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
    ) -> Result<Option<u64>, StoreError> {
        let (tell, told) = oneshot::channel();
        let append = Append { table: table.to_owned(), after, rows: rows.to_vec(), tell };
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
        let group = take_group(&mut held);
        answer(write(&pool, &group).await, group);
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
    let session = pool.session().await?;
    let moved = session
        .query(APPEND, &[&tables, &afters, &counts, &places, &numbers, &bodies])
        .await
        .map_err(|error| pool.failed(&error))?;
    Ok(moved.iter().map(|row| (row.get(0), unsigned(row.get(1)))).collect())
}

fn answer(written: Result<HashMap<String, u64>, StoreError>, group: Vec<Append>) {
    for append in group {
        let newest = written.clone().map(|moved| moved.get(&append.table).copied());
        // An error means that the caller went away; what is written stays.
        let _ = append.tell.send(newest);
    }
}
