//! Counts allocations, so that `bench` can say how many a decision takes.
//!
//! Every allocation of the program passes here, so the counter is one of the thread: a shared one
//! would make all threads of the server wait for each other.

use std::cell::Cell;

use meter::Metered;

#[global_allocator]
static COUNTING: Metered = Metered::new(count);

thread_local! {
    /// How many allocations this thread has made.
    static MADE: Cell<u64> = const { Cell::new(0) };
}

/// How many allocations this thread has made so far.
pub(crate) fn so_far() -> u64 {
    MADE.get()
}

fn count(bytes: isize) {
    if bytes > 0 {
        // A thread that ends may allocate after its counter is gone.
        let _ = MADE.try_with(|made| made.set(made.get() + 1));
    }
}
