//! The tables that are served: one task a table.
//!
//! A table's task owns its [`Room`]. It stores what was decided, then shows it; nobody sees what
//! was not stored. Whatever rules or bots compute runs beside the task under a watchdog, so that
//! a table that panics or never ends closes itself and no other.

mod board;
mod bots;
mod granting;
mod leases;
mod live;
mod load;
mod migrate;
mod opening;
#[cfg(test)]
mod sabotage;
mod summary;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{State, Store, StoreError};
use table::{Order, Record, Refusal, Room};
use tokio::sync::OnceCell;

pub use board::{Board, Notice};
pub(crate) use bots::{RIVAL, STAND_IN, advice, bot_of};
#[cfg(test)]
pub(crate) use bots::{advice_of, pick_now, waiting_for};
pub use granting::Granting;
use leases::Leases;
pub use live::{Live, Shown};
pub use migrate::{Migration, migrate};
pub use opening::OpenFailed;
pub use summary::{Summary, summary_of};

use crate::clock::Clock;
use crate::config::BotPace;
use crate::thinking::Thinkers;
use crate::webhook::Hooks;

/// How long a table may compute before it is closed.
const WATCHDOG: Duration = Duration::from_secs(10);

/// Every table that somebody has asked for.
#[derive(Clone)]
pub struct Tables {
    shared: Arc<Shared>,
}

/// What the tables' tasks share.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    /// How long a bot waits before a move that others see.
    pub(crate) bots: BotPace,
    pub(crate) watchdog: Duration,
    pub(crate) clock: Clock,
    pub(crate) hooks: Hooks,
    /// Who thinks for bots, and for people who want a hint.
    pub(crate) thinkers: Thinkers,
    /// Which bots this process moves.
    pub(crate) leases: Leases,
    /// What the lobby lists.
    pub(crate) board: Arc<Board>,
    live: Mutex<Lives>,
}

type Lives = HashMap<String, Arc<OnceCell<Live>>>;

impl Shared {
    fn new(store: Arc<dyn Store>, bots: BotPace, clock: Clock, hooks: Hooks) -> Shared {
        Shared {
            store,
            bots,
            watchdog: WATCHDOG,
            clock,
            hooks,
            thinkers: Thinkers::of_this_machine(),
            leases: Leases::new(),
            board: Arc::default(),
            live: Mutex::default(),
        }
    }

    fn map(&self) -> MutexGuard<'_, Lives> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table's task has ended: nothing of it stays in memory, unless it stopped itself.
    async fn left(&self, id: &str) {
        self.leases.release(self.store.as_ref(), id).await;
        let mut map = self.map();
        if map.get(id).and_then(|cell| cell.get()).is_some_and(Live::is_gone) {
            map.remove(id);
        }
    }
}

/// Why a table does not answer.
#[derive(Debug)]
pub enum TableError {
    /// There is no such table.
    Unknown,
    /// The order is refused; nothing changed.
    Refused(Refusal),
    /// The table stopped itself.
    Halted,
    /// The stored table cannot be opened.
    Broken(String),
    /// The store does not answer, or somebody else was faster twice.
    Store(StoreError),
}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> TableError {
        match error {
            StoreError::Unknown { .. } => TableError::Unknown,
            error => TableError::Store(error),
        }
    }
}

impl Tables {
    /// The tables of a store.
    pub fn new(store: Arc<dyn Store>, bots: BotPace, clock: Clock, hooks: Hooks) -> Tables {
        let shared = Arc::new(Shared::new(store, bots, clock, hooks));
        let tables = Tables { shared };
        tokio::spawn(follow(tables.clone()));
        tables
    }

    /// Opens the tables whose clocks run, so that they go on while nobody looks.
    pub async fn wake(self) {
        let Ok(tables) = self.store().tables().await else { return };
        for info in tables.into_iter().filter(|info| info.state == State::Running) {
            let summary = serde_json::from_str::<Summary>(&info.summary).unwrap_or_default();
            if summary.timed {
                // One that cannot be opened says so to whoever asks for it.
                let _ = self.get(&info.id).await;
            }
        }
    }

    /// The store behind them.
    pub fn store(&self) -> &dyn Store {
        self.shared.store.as_ref()
    }

    /// Who thinks for bots and for hints.
    pub fn thinkers(&self) -> &Thinkers {
        &self.shared.thinkers
    }

    /// The lobby's list.
    ///
    /// # Errors
    /// If it was never read and the store does not answer.
    pub async fn board(&self) -> Result<&Board, StoreError> {
        self.shared.board.ready(&self.shared.store).await?;
        Ok(&self.shared.board)
    }

    /// Gives up what other processes would wait for.
    pub async fn close(&self) {
        self.shared.leases.close(self.store()).await;
    }

    /// The table with this id, as it stands in the store now.
    ///
    /// # Errors
    /// If there is none, or it cannot be opened.
    pub async fn get(&self, id: &str) -> Result<Live, TableError> {
        match self.current(id).await {
            // The task had just gone to sleep: wake it.
            Err(TableError::Unknown) => self.current(id).await,
            found => found,
        }
    }

    async fn current(&self, id: &str) -> Result<Live, TableError> {
        let live = self.live(id).await?;
        let newest = self.store().newest(id).await?;
        let shown = live.shown();
        if shown.seq < newest || shown.room.clocks().next().is_some() {
            live.catch_up().await?;
        }
        Ok(live)
    }

    /// Deletes a table; those who watch it are told.
    ///
    /// # Errors
    /// If there is none, or the store does not answer.
    pub async fn delete(&self, id: &str) -> Result<(), StoreError> {
        self.store().delete(id).await?;
        self.forget(id);
        Ok(())
    }

    fn forget(&self, id: &str) {
        self.shared.board.forget(id);
        let cell = self.map().remove(id);
        if let Some(live) = cell.as_ref().and_then(|cell| cell.get()) {
            live.end();
        }
    }

    /// Carries out an order.
    ///
    /// # Errors
    /// If it is refused, or the table does not answer.
    pub async fn order(&self, id: &str, order: Order) -> Result<Arc<Shown>, TableError> {
        self.order_granting(id, order, None).await
    }

    /// Carries out an order; the seat that it opens anew is granted together with it.
    ///
    /// # Errors
    /// If it is refused, or the table does not answer.
    pub async fn order_granting(
        &self,
        id: &str,
        order: Order,
        granting: Option<Granting>,
    ) -> Result<Arc<Shown>, TableError> {
        match self.live(id).await?.order(order.clone(), granting.clone()).await {
            // The task had just gone to sleep: wake it.
            Err(TableError::Unknown) => self.live(id).await?.order(order, granting).await,
            answer => answer,
        }
    }

    /// Saves whatever is in memory, before the end.
    pub async fn save_all(&self) {
        for (_, live) in self.in_memory() {
            live.save().await;
        }
    }

    /// The tables in memory.
    pub fn in_memory(&self) -> Vec<(String, Live)> {
        let map = self.map();
        map.iter().filter_map(|(id, cell)| Some((id.clone(), cell.get()?.clone()))).collect()
    }

    async fn live(&self, id: &str) -> Result<Live, TableError> {
        if !store::is_id(id) {
            return Err(TableError::Unknown);
        }
        let cell = {
            let mut map = self.map();
            if map.get(id).and_then(|cell| cell.get()).is_some_and(Live::is_gone) {
                map.remove(id);
            }
            Arc::clone(map.entry(id.to_owned()).or_default())
        };
        let opened = cell.get_or_try_init(|| live::start(id.to_owned(), self.shared.clone())).await;
        if opened.is_err() {
            self.map().remove(id);
        }
        opened.cloned()
    }

    fn map(&self) -> MutexGuard<'_, Lives> {
        self.shared.map()
    }
}

/// Wakes the tables that other processes have changed.
async fn follow(tables: Tables) {
    let mut changes = tables.store().changes();
    loop {
        let change = match changes.recv().await {
            Ok(change) => change,
            Err(tokio::sync::broadcast::error::RecvError::Lagged(_)) => continue,
            Err(tokio::sync::broadcast::error::RecvError::Closed) => return,
        };
        if change.newest == 0 {
            tables.forget(&change.table);
            continue;
        }
        let live = tables.map().get(&change.table).and_then(|cell| cell.get().cloned());
        match live {
            Some(live) => live.hear(change.newest),
            None => tables.shared.board.reread(tables.store(), &change.table).await,
        }
    }
}

/// A room as a snapshot of the store.
pub(crate) fn kept(room: &Room) -> String {
    serde_json::to_string(&room.save()).expect("a room has a JSON form")
}

/// A record as a row of the store.
pub(crate) fn written(record: &Record) -> String {
    serde_json::to_string(record).expect("a record has a JSON form")
}

/// Runs what rules or bots compute beside the tasks; gives up when it panics or does not end.
pub(crate) async fn watched<T: Send + 'static>(
    limit: Duration,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, TableError> {
    let task = tokio::task::spawn_blocking(work);
    match tokio::time::timeout(limit, task).await {
        Ok(Ok(done)) => Ok(done),
        Ok(Err(_)) | Err(_) => Err(TableError::Halted),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_or_an_endless_loop_ends_alone() {
        let (short, long) = (Duration::from_millis(50), Duration::from_secs(60));
        let panics = watched(long, || panic!("a rule that fails")).await;
        assert!(matches!(panics, Err::<(), _>(TableError::Halted)));
        let (mercy, never) = std::sync::mpsc::channel::<()>();
        let endless = watched(short, move || never.recv().is_ok()).await;
        assert!(matches!(endless, Err(TableError::Halted)));
        assert!(matches!(watched(long, || 7).await, Ok(7)), "the others go on");
        drop(mercy);
    }
}
