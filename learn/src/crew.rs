//! Threads that live as long as the games they step.
//!
//! Some hundred games are stepped in a tenth of a millisecond. A thread that sleeps is woken too late
//! to be of help there, so for a moment all of them stay awake: the others between two steps, and
//! whoever has called them until the last one is done.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rayon::{ThreadPool, ThreadPoolBuilder, Yield};

/// For how long a thread with nothing to do stays awake: a learner that is quick has chosen by then,
/// and to one that thinks for longer a thread that must be woken is no loss.
const AWAKE: Duration = Duration::from_micros(200);

/// Whoever works: the caller, and the threads beside it.
pub(crate) struct Crew {
    /// None where the caller works alone.
    others: Option<Others>,
    threads: usize,
}

/// The threads beside the caller.
struct Others {
    pool: ThreadPool,
    /// How many of them look out for work.
    awake: Arc<AtomicUsize>,
}

impl Crew {
    /// So many workers, the caller among them.
    pub(crate) fn new(threads: usize) -> Crew {
        let threads = threads.max(1);
        // A machine that gives no threads still plays, only slower.
        Crew { others: (threads > 1).then(|| Others::new(threads - 1)).flatten(), threads }
    }

    /// How many parts the work is best cut into.
    pub(crate) fn threads(&self) -> usize {
        self.threads
    }

    /// Does the work on every part, the first by the caller.
    pub(crate) fn each<T: Send>(
        &self,
        mut parts: impl Iterator<Item = T>,
        work: impl Fn(T) + Sync,
    ) {
        let Some(others) = &self.others else { return parts.for_each(work) };
        let Some(own) = parts.next() else { return };
        others.wake();
        let left = AtomicUsize::new(0);
        others.pool.in_place_scope(|scope| {
            let (work, left) = (&work, &left);
            for part in parts {
                left.fetch_add(1, Ordering::Relaxed);
                scope.spawn(move |_| {
                    work(part);
                    left.fetch_sub(1, Ordering::Release);
                });
            }
            work(own);
            let since = Instant::now();
            while left.load(Ordering::Acquire) > 0 && since.elapsed() < AWAKE {
                thread::yield_now();
            }
        });
    }
}

impl Others {
    fn new(threads: usize) -> Option<Others> {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().ok()?;
        Some(Others { pool, awake: Arc::default() })
    }

    /// Lets them look out for work, unless they do.
    fn wake(&self) {
        let threads = self.pool.current_num_threads();
        let is_asleep =
            self.awake.compare_exchange(0, threads, Ordering::Relaxed, Ordering::Relaxed);
        if is_asleep.is_ok() {
            let awake = Arc::clone(&self.awake);
            self.pool.spawn_broadcast(move |_| {
                look_out();
                awake.fetch_sub(1, Ordering::Relaxed);
            });
        }
    }
}

/// Works until there was nothing to do for a while.
fn look_out() {
    let mut since = Instant::now();
    while since.elapsed() < AWAKE {
        match rayon::yield_now() {
            Some(Yield::Executed) => since = Instant::now(),
            _ => thread::yield_now(),
        }
    }
}
