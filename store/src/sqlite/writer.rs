//! The one thread that writes, and its group commit.
//!
//! It takes one job, then all that have come meanwhile, and commits them together: one sync for
//! all. Nobody is answered, and nobody else hears of a row, before that.

use std::thread::{self, JoinHandle};

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::{Fault, Outcome};
use crate::place::Place;
use crate::{Change, StoreError};

/// How many jobs may wait; whoever comes later waits to be let in.
const QUEUE: usize = 1024;
/// How many jobs share a commit, so that the first need not wait long for the last.
const GROUP: usize = 256;

/// A handle to the thread; it ends when the handle is dropped.
pub(super) struct Writer {
    place: Place,
    jobs: Option<mpsc::Sender<Wish>>,
    thread: Option<JoinHandle<()>>,
}

/// What the thread is asked for.
enum Wish {
    /// Something that is committed together with others.
    Do(Box<dyn Job>),
    /// Everything that was committed, in the file itself.
    Settle(oneshot::Sender<Result<(), StoreError>>),
}

impl Writer {
    pub(super) fn start(
        place: Place,
        mut db: Connection,
        changes: broadcast::Sender<Change>,
    ) -> Writer {
        let (jobs, mut waiting) = mpsc::channel::<Wish>(QUEUE);
        let at = place.clone();
        let thread = thread::spawn(move || {
            while let Some(first) = waiting.blocking_recv() {
                let others = std::iter::from_fn(|| waiting.try_recv().ok());
                let wishes = std::iter::once(first).chain(others).take(GROUP);
                let (mut group, mut settling) = (Vec::new(), Vec::new());
                wishes.for_each(|wish| match wish {
                    Wish::Do(job) => group.push(job),
                    Wish::Settle(tell) => settling.push(tell),
                });
                serve(&at, &mut db, group, &changes);
                for tell in settling {
                    // An error means that the caller went away.
                    let _ = tell.send(settle(&db).map_err(|fault| fault.at(&at)));
                }
            }
        });
        Writer { place, jobs: Some(jobs), thread: Some(thread) }
    }

    /// Has the thread do this, and returns once it is durable. `news` says what others hear of it.
    ///
    /// The work must refuse before it writes, if it does; when it fails, so do all that share its
    /// commit.
    pub(super) async fn run<T, W, N>(&self, work: W, news: N) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> Outcome<T> + Send + 'static,
        N: FnOnce(&T) -> Option<Change> + Send + 'static,
    {
        let (tell, told) = oneshot::channel();
        let task = Task { work: Some(work), news, done: None, tell };
        self.wish(Wish::Do(Box::new(task)), told).await
    }

    /// Brings everything that was committed into the file itself, so that it can be copied alone.
    pub(super) async fn settle(&self) -> Result<(), StoreError> {
        let (tell, told) = oneshot::channel();
        self.wish(Wish::Settle(tell), told).await
    }

    async fn wish<T>(
        &self,
        wish: Wish,
        told: oneshot::Receiver<Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let stopped = || self.place.unavailable("the writer has stopped; start again");
        let jobs = self.jobs.as_ref().ok_or_else(stopped)?;
        jobs.send(wish).await.map_err(|_| stopped())?;
        told.await.unwrap_or_else(|_| Err(stopped()))
    }
}

/// The log of SQLite goes into the file and is emptied. Whoever still reads may keep a part of it
/// from that, which is then an error: the copy would lack it.
fn settle(db: &Connection) -> Outcome<()> {
    let busy: i64 = db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    match busy {
        0 => Ok(()),
        _ => Err(Fault::Unfit("somebody reads it; copy the file with its -wal".to_owned())),
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        // Waits until the file is closed, so that the next to open it finds it in order.
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Commits the jobs of a group, answers their callers, then tells everybody else.
fn serve(
    place: &Place,
    db: &mut Connection,
    mut group: Vec<Box<dyn Job>>,
    changes: &broadcast::Sender<Change>,
) {
    if group.is_empty() {
        return;
    }
    let committed = commit(db, &mut group).map_err(|fault| fault.at(place));
    let news: Vec<Change> =
        group.into_iter().filter_map(|job| job.answer(committed.clone())).collect();
    for change in news {
        // An error means that nobody listens.
        let _ = changes.send(change);
    }
}

fn commit(db: &mut Connection, group: &mut [Box<dyn Job>]) -> Outcome<()> {
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for job in group {
        job.run(&transaction)?;
    }
    Ok(transaction.commit()?)
}

/// Something to do on the writer's connection.
trait Job: Send {
    /// Does it; an error is one that undoes the whole group.
    fn run(&mut self, db: &Connection) -> Outcome<()>;
    /// Tells the caller how it ended, and returns what others should hear.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>) -> Option<Change>;
}

struct Task<T, W, N> {
    work: Option<W>,
    news: N,
    done: Option<Result<T, StoreError>>,
    tell: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, W, N> Job for Task<T, W, N>
where
    T: Send,
    W: FnOnce(&Connection) -> Outcome<T> + Send,
    N: FnOnce(&T) -> Option<Change> + Send,
{
    fn run(&mut self, db: &Connection) -> Outcome<()> {
        let work = self.work.take().expect("a job runs once");
        self.done = Some(match work(db) {
            Ok(done) => Ok(done),
            Err(Fault::Refused(error)) => Err(error),
            Err(fault) => return Err(fault),
        });
        Ok(())
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) -> Option<Change> {
        let Task { news, done, tell, .. } = *self;
        let done = committed.and_then(|()| done.expect("what was committed has run"));
        let change = done.as_ref().ok().and_then(news);
        // An error means that the caller went away; what is written stays.
        let _ = tell.send(done);
        change
    }
}
