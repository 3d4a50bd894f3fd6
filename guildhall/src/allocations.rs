//! Counts allocations, so that `bench` can say how many a decision takes.
//!
//! Every allocation of the program passes here, so the counter is one of the thread: a shared one
//! would make all threads of the server wait for each other.

#![allow(unsafe_code, reason = "an allocator cannot be written without; it only counts")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

#[global_allocator]
static COUNTING: Counting = Counting;

struct Counting;

thread_local! {
    /// How many allocations this thread has made.
    static MADE: Cell<u64> = const { Cell::new(0) };
}

/// How many allocations this thread has made so far.
pub(crate) fn so_far() -> u64 {
    MADE.get()
}

fn count() {
    // A thread that ends may allocate after its counter is gone.
    let _ = MADE.try_with(|made| made.set(made.get() + 1));
}

// SAFETY: every call is handed on unchanged to the system's allocator, which keeps the contract;
// counting neither allocates nor unwinds.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: as promised by the caller.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as promised by the caller.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: as promised by the caller.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: as promised by the caller.
        unsafe { System.realloc(memory, layout, size) }
    }
}
