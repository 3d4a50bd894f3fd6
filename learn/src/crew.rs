//! Threads that live as long as the games they step.

use rayon::{ThreadPool, ThreadPoolBuilder};

/// Whoever works: the caller, and the threads beside it.
pub(crate) struct Crew {
    /// None where the caller works alone.
    others: Option<ThreadPool>,
    threads: usize,
}

impl Crew {
    /// So many workers, the caller among them.
    pub(crate) fn new(threads: usize) -> Crew {
        let threads = threads.max(1);
        let build = || ThreadPoolBuilder::new().num_threads(threads - 1).build();
        // A machine that gives no threads still plays, only slower.
        Crew { others: (threads > 1).then(build).and_then(Result::ok), threads }
    }

    /// How many parts the work is best cut into.
    pub(crate) fn threads(&self) -> usize {
        self.threads
    }

    /// Does the work on every part, the first by the caller.
    pub(crate) fn each<T: Send>(&self, parts: impl Iterator<Item = T>, work: impl Fn(T) + Sync) {
        let Some(others) = &self.others else { return parts.for_each(work) };
        let mut parts = parts;
        let Some(own) = parts.next() else { return };
        others.in_place_scope(|scope| {
            let work = &work;
            parts.for_each(|part| scope.spawn(move |_| work(part)));
            work(own);
        });
    }
}
