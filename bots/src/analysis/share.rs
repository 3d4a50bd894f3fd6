//! Work that several threads share, with the same result for any number of them.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

/// Does the pieces of work `0..count` and gives what came of them, in order. `done` is told of
/// each on the caller's thread.
pub(crate) fn share<T: Send>(
    threads: usize,
    count: usize,
    work: impl Fn(usize) -> T + Sync,
    mut done: impl FnMut(),
) -> Vec<T> {
    let taken = AtomicUsize::new(0);
    let next = || Some(taken.fetch_add(1, Ordering::Relaxed)).filter(|&number| number < count);
    let mut found: Vec<Option<T>> = (0..count).map(|_| None).collect();
    thread::scope(|scope| {
        let (sender, receiver) = channel();
        let (next, work) = (&next, &work);
        let begin = |_| {
            let sender = sender.clone();
            scope.spawn(move || {
                while let Some(number) = next() {
                    if sender.send((number, work(number))).is_err() {
                        break;
                    }
                }
            })
        };
        let workers: Vec<_> = (0..threads.max(1)).map(begin).collect();
        drop(sender);
        for (number, one) in receiver {
            found[number] = Some(one);
            done();
        }
        for worker in workers {
            worker.join().unwrap_or_else(|panic| resume_unwind(panic));
        }
    });
    found.into_iter().map(|one| one.expect("every piece was done")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_done_once_and_in_order() {
        for threads in [0, 1, 3] {
            let mut told = 0;
            let squares = share(threads, 20, |n| n * n, || told += 1);
            assert_eq!(squares, (0..20).map(|n| n * n).collect::<Vec<_>>());
            assert_eq!(told, 20);
        }
    }
}
