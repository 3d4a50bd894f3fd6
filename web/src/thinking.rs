//! Thinking has workers of its own, few and at low priority, so that nobody's move or page waits
//! behind a bot or a hint.
//!
//! Whoever wants a thought waits in a [queue](queue); dropping the future takes the wish back, and
//! a bot that has begun is told to stop. A worker that does not come back in time is replaced, so
//! that work which never ends costs a thread and nobody's turn.

mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bots::Stop;
use tokio::sync::oneshot;

pub use queue::Asker;
use queue::{Queue, Waiting};

/// How far thinking steps back behind whatever else runs, in the system's own measure.
const NICE: i32 = 3;
/// So many who wait halve the time that each gets.
const CROWD: u32 = 8;
/// How many thoughts may wait; who comes later is told so.
const WAITING_MAX: usize = 5000;

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unthought {
    /// The same person has asked anew, or too many ask.
    Crowded,
    /// It panicked or did not end.
    Failed,
}

/// The workers that think.
pub struct Thinkers {
    desk: Arc<Desk>,
}

/// Where the workers find their work.
struct Desk {
    state: Mutex<State>,
    bell: Condvar,
}

#[derive(Default)]
struct State {
    queue: Queue<Job>,
    running: Vec<Running>,
    tickets: u64,
    is_closed: bool,
}

/// What one of them is doing.
struct Running {
    ticket: u64,
    asker: Asker,
    stop: Stop,
}

struct Job {
    stop: Stop,
    work: Box<dyn FnOnce() + Send>,
}

impl Thinkers {
    /// So many workers.
    pub fn new(workers: usize) -> Thinkers {
        let desk = Arc::new(Desk { state: Mutex::default(), bell: Condvar::new() });
        for _ in 0..workers.max(1) {
            hire(&desk);
        }
        Thinkers { desk }
    }

    /// Half of the machine: the other half is for people.
    pub fn of_this_machine() -> Thinkers {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Thinkers::new(cores / 2)
    }

    /// Whether a thought waits for its turn.
    pub fn is_busy(&self) -> bool {
        self.desk.state().queue.len() > 0
    }

    /// How long a thought may take that could take so long if nobody waited: the more wait, the
    /// less, down to a tenth, so that no rival takes forever.
    pub fn share(&self, limit: Duration) -> Duration {
        let waiting = u32::try_from(self.desk.state().queue.len()).unwrap_or(u32::MAX);
        limit / (1 + waiting / CROWD).min(10)
    }

    /// What `work` answers, once it is this asker's turn; it may take so long from then on. If
    /// the future is dropped, it is not done, or told to stop.
    ///
    /// # Errors
    /// If another wish took its place, or it does not come to an end.
    pub async fn think<T: Send + 'static>(
        &self,
        asker: Asker,
        since: Instant,
        limit: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unthought> {
        let (begin, begun) = oneshot::channel();
        let (tell, told) = oneshot::channel();
        let work = Box::new(move || {
            // An error means that nobody listens any more; the worker lives on after a panic.
            let _ = begin.send(());
            if let Ok(done) = catch_unwind(AssertUnwindSafe(work)) {
                let _ = tell.send(done);
            }
        });
        let wish = self.desk.put(asker, since, work)?;
        begun.await.map_err(|_| Unthought::Crowded)?;
        match tokio::time::timeout(limit, told).await {
            Ok(done) => done.map_err(|_| Unthought::Failed),
            Err(_) => {
                self.desk.replace(wish.ticket);
                Err(Unthought::Failed)
            }
        }
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.desk.state().is_closed = true;
        self.desk.bell.notify_all();
    }
}

/// A wish for a thought; it is taken back when this is dropped.
struct Wish {
    desk: Arc<Desk>,
    ticket: u64,
}

impl Drop for Wish {
    fn drop(&mut self) {
        let mut state = self.desk.state();
        let ticket = self.ticket;
        let withdrawn = state.queue.withdraw(ticket);
        state.running.iter().filter(|one| one.ticket == ticket).for_each(|one| one.stop.say());
        drop(state);
        drop(withdrawn);
    }
}

impl Desk {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(
        self: &Arc<Desk>,
        asker: Asker,
        since: Instant,
        work: Box<dyn FnOnce() + Send>,
    ) -> Result<Wish, Unthought> {
        let mut state = self.state();
        if state.queue.len() >= WAITING_MAX {
            return Err(Unthought::Crowded);
        }
        state.tickets += 1;
        let ticket = state.tickets;
        state.running.iter().filter(|one| one.asker == asker).for_each(|one| one.stop.say());
        let job = Job { stop: Stop::default(), work };
        let replaced = state.queue.put(Waiting { ticket, asker, since, work: job });
        drop(state);
        // Whoever waited for it hears of it now, outside the lock.
        drop(replaced);
        self.bell.notify_one();
        Ok(Wish { desk: Arc::clone(self), ticket })
    }

    /// The next job, as soon as there is one; none when the workers go home.
    fn next(&self) -> Option<(u64, Job)> {
        let mut state = self.state();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some(Waiting { ticket, asker, work, .. }) = state.queue.next() {
                state.running.push(Running { ticket, asker, stop: work.stop.clone() });
                return Some((ticket, work));
            }
            state = self.bell.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// A job is done; says whether its worker is still needed.
    fn is_needed(&self, ticket: u64) -> bool {
        let mut state = self.state();
        let place = state.running.iter().position(|one| one.ticket == ticket);
        place.map(|place| state.running.swap_remove(place)).is_some()
    }

    /// A job did not end in time: another worker takes the place of the one that is lost in it.
    fn replace(self: &Arc<Desk>, ticket: u64) {
        let mut state = self.state();
        let Some(place) = state.running.iter().position(|one| one.ticket == ticket) else { return };
        state.running.swap_remove(place).stop.say();
        drop(state);
        hire(self);
    }
}

/// One more worker.
fn hire(desk: &Arc<Desk>) {
    let desk = Arc::clone(desk);
    let worker = move || {
        step_back();
        while let Some((ticket, job)) = desk.next() {
            job.stop.clone().over(job.work);
            if !desk.is_needed(ticket) {
                return;
            }
        }
    };
    let hired = thread::Builder::new().name("thinker".to_owned()).spawn(worker);
    if let Err(error) = hired {
        eprintln!("warning: no thread to think on: {error}");
    }
}

/// Does long work on a thread of its own that yields to everything else; none if it panics or
/// takes longer than this.
pub async fn apart<T: Send + 'static>(
    limit: Duration,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (tell, told) = oneshot::channel();
    let apart = move || {
        step_back();
        // Nobody may listen any more.
        let _ = tell.send(work());
    };
    thread::Builder::new().name("long-work".to_owned()).spawn(apart).ok()?;
    tokio::time::timeout(limit, told).await.ok()?.ok()
}

/// Lets this thread, and those that it starts, yield to everything else.
fn step_back() {
    // A system that does not allow it runs all threads alike.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, NICE);
    #[cfg(not(target_os = "linux"))]
    let _ = NICE;
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const LONG: Duration = Duration::from_secs(20);

    fn person(name: &str) -> Asker {
        Asker::Person(name.to_owned())
    }

    /// Keeps the only worker busy until the sender is dropped.
    async fn hold(thinkers: &Arc<Thinkers>) -> mpsc::Sender<()> {
        let (hold, held) = mpsc::channel::<()>();
        let (tell, told) = oneshot::channel();
        let thinkers = Arc::clone(thinkers);
        let work = move || {
            let _ = tell.send(());
            let _ = held.recv();
        };
        let holder = async move {
            thinkers.think(Asker::Alone("x".to_owned()), Instant::now(), LONG, work).await
        };
        tokio::spawn(holder);
        told.await.expect("the worker begins");
        hold
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_done() {
        let thinkers = Arc::new(Thinkers::new(1));
        let hold = hold(&thinkers).await;
        let dropped = thinkers.think(person("Ada"), Instant::now(), LONG, || {
            panic!("nobody wants it");
        });
        assert!(tokio::time::timeout(Duration::ZERO, dropped).await.is_err());
        assert!(!thinkers.is_busy(), "the wish was taken back");
        assert_eq!(thinkers.share(LONG), LONG);
        drop(hold);
        let kept = thinkers.think(person("Bo"), Instant::now(), LONG, || 7).await;
        assert_eq!(kept, Ok(7));
    }

    #[tokio::test]
    async fn a_bot_that_has_begun_is_told_to_stop() {
        let thinkers = Arc::new(Thinkers::new(1));
        let (tell, told) = oneshot::channel();
        let work = move || {
            // As a search does: it goes on until it is told.
            let room = crate::tables::waiting_for("mcts:600000ms");
            let _ = tell.send(());
            crate::tables::pick_now(&room);
        };
        let thought = thinkers.think(person("Ada"), Instant::now(), LONG, work);
        let stopped = async {
            told.await.expect("it begins");
        };
        tokio::select! {
            _ = thought => panic!("it thinks for ten minutes"),
            () = stopped => {}
        }
        let next = thinkers.think(person("Bo"), Instant::now(), LONG, || 7).await;
        assert_eq!(next, Ok(7), "the worker was free at once");
    }

    #[tokio::test]
    async fn a_new_wish_takes_the_place_of_the_old_one() {
        let thinkers = Arc::new(Thinkers::new(1));
        let hold = hold(&thinkers).await;
        let first = thinkers.think(person("Ada"), Instant::now(), LONG, || 1);
        let second = async {
            tokio::task::yield_now().await;
            let second = thinkers.think(person("Ada"), Instant::now(), LONG, || 2);
            tokio::pin!(second);
            let early = tokio::time::timeout(Duration::ZERO, &mut second).await;
            assert!(early.is_err(), "it waits for the worker");
            drop(hold);
            second.await
        };
        let (first, second) = tokio::join!(first, second);
        assert_eq!((first, second), (Err(Unthought::Crowded), Ok(2)));
    }

    #[tokio::test]
    async fn a_worker_that_is_lost_is_replaced() {
        let thinkers = Arc::new(Thinkers::new(1));
        let (hold, held) = mpsc::channel::<()>();
        let endless = move || held.recv().is_ok();
        let limit = Duration::from_millis(20);
        let lost = thinkers.think(person("Ada"), Instant::now(), limit, endless).await;
        assert_eq!(lost, Err(Unthought::Failed));
        assert_eq!(thinkers.think(person("Bo"), Instant::now(), LONG, || 7).await, Ok(7));
        drop(hold);
        let panics = thinkers.think(person("Cy"), Instant::now(), LONG, || panic!("a bad rule"));
        assert_eq!(panics.await, Err::<(), _>(Unthought::Failed));
        assert_eq!(thinkers.think(person("Bo"), Instant::now(), LONG, || 7).await, Ok(7));
    }
}
