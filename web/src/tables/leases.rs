//! Which tables' bots this process moves. A lease says so to other processes on the same store;
//! it is short, so that they go on soon after this one has died, and given up when it stops.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use store::Store;

use crate::secret;

/// How long others leave a table's bots alone without a sign of life.
pub(super) const LEASE: Duration = Duration::from_secs(6);
/// How often a lease is renewed while a bot thinks.
pub(super) const RENEW: Duration = Duration::from_secs(2);

/// The leases of this process.
pub(crate) struct Leases {
    /// This process.
    node: String,
    held: Mutex<Held>,
}

#[derive(Default)]
struct Held {
    /// When each table was last taken or renewed.
    since: HashMap<String, Instant>,
    is_closed: bool,
}

impl Leases {
    /// None yet.
    pub(super) fn new() -> Leases {
        Leases { node: secret::word(16), held: Mutex::default() }
    }

    /// Whether this process moves the bots of a table now. What was said a moment ago is not
    /// written again.
    pub(super) async fn take(&self, store: &dyn Store, table: &str) -> bool {
        match self.known(table) {
            Some(known) => known,
            None => {
                let begun = Instant::now();
                let taken = store.lease(table, &self.node, millis(LEASE)).await.unwrap_or(false);
                if taken {
                    self.held().since.insert(table.to_owned(), begun);
                }
                taken
            }
        }
    }

    /// What needs no look at the store: a lease that is fresh, or a process that stops.
    fn known(&self, table: &str) -> Option<bool> {
        let mut held = self.held();
        if held.is_closed {
            return Some(false);
        }
        let fresh = held.since.get(table).is_some_and(|since| since.elapsed() < RENEW);
        if !fresh {
            held.since.remove(table);
        }
        fresh.then_some(true)
    }

    /// Gives up the lease of a table that leaves the memory.
    pub(super) async fn release(&self, store: &dyn Store, table: &str) {
        if self.held().since.remove(table).is_some() {
            // One that cannot be given up lapses by itself.
            let _ = store.lease(table, &self.node, 0).await;
        }
    }

    /// Gives up all of them, and takes no more.
    pub(super) async fn close(&self, store: &dyn Store) {
        let tables = {
            let mut held = self.held();
            held.is_closed = true;
            std::mem::take(&mut held.since)
        };
        join_all(tables.keys().map(|table| store.lease(table, &self.node, 0))).await;
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_a_process_gives_up_another_takes_at_once() {
        let store = store::connect("sqlite::memory:").await.expect("memory is always there");
        store.open(&store::NewTable::new("t", "orleans", ""), &[]).await.expect("it is new");
        let (one, two) = (Leases::new(), Leases::new());
        assert!(one.take(store.as_ref(), "t").await);
        assert!(!two.take(store.as_ref(), "t").await);
        one.close(store.as_ref()).await;
        assert!(two.take(store.as_ref(), "t").await, "it need not wait");
        assert!(!one.take(store.as_ref(), "t").await, "who stops takes nothing more");
        two.release(store.as_ref(), "t").await;
        assert!(Leases::new().take(store.as_ref(), "t").await);
    }
}
