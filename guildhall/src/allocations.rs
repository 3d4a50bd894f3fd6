//! Counts the allocations of the process, so that `bench` can tell how many a decision takes.

use std::alloc::System;

use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

#[global_allocator]
static COUNTING: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// How often memory was asked for so far.
pub(crate) fn so_far() -> u64 {
    let stats = COUNTING.stats();
    (stats.allocations + stats.reallocations) as u64
}
