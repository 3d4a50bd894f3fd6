//! Which call fails, and how.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// A call that fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Its number: 1 is the first one after [`arm`].
    pub at: u64,
    /// How it fails.
    pub manner: Manner,
}

/// How a call fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Nothing is done, this once.
    Once,
    /// Half of what is to be written is written, this once.
    Torn,
    /// Nothing is done, and nothing can be written from then on.
    Gone,
}

static CALLS: AtomicU64 = AtomicU64::new(0);
static FIRED: AtomicBool = AtomicBool::new(false);
static PLAN: Mutex<Option<Fault>> = Mutex::new(None);

/// From now on calls are counted anew, and this one fails.
pub fn arm(fault: Option<Fault>) {
    let mut plan = PLAN.lock().unwrap_or_else(PoisonError::into_inner);
    *plan = fault;
    CALLS.store(0, Ordering::SeqCst);
    FIRED.store(false, Ordering::SeqCst);
}

/// From now on nothing fails; says whether anything has.
pub fn disarm() -> bool {
    *PLAN.lock().unwrap_or_else(PoisonError::into_inner) = None;
    FIRED.load(Ordering::SeqCst)
}

/// How many calls were counted.
pub fn calls() -> u64 {
    CALLS.load(Ordering::SeqCst)
}

/// Counts a call; how it fails, if it does.
pub(crate) fn next() -> Option<Manner> {
    let number = CALLS.fetch_add(1, Ordering::SeqCst) + 1;
    let plan = *PLAN.lock().unwrap_or_else(PoisonError::into_inner);
    let fault = plan.filter(|fault| match fault.manner {
        Manner::Gone => number >= fault.at,
        Manner::Once | Manner::Torn => number == fault.at,
    })?;
    FIRED.store(true, Ordering::SeqCst);
    Some(fault.manner)
}
