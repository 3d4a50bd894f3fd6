//! The lobby's list, kept ready: every table as anybody may know it, the one where something
//! public happened last first.
//!
//! The store's own times count every row, secret placements and their undos too; this list knows
//! of public events alone, so neither its order nor its words tell of a secret.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use store::{State, Store, StoreError, TableInfo};
use tokio::sync::OnceCell;

use super::Summary;

/// How many tables a page of the lobby lists.
pub const PAGE: usize = 20;
/// How old the list may be before it is compared with the store: other processes write there too.
const FRESH: Duration = Duration::from_secs(3);

/// What the lobby knows of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Its id.
    pub id: String,
    /// The game's key.
    pub game: String,
    /// What people call it.
    pub name: String,
    /// How it stands, and since when.
    pub summary: Summary,
}

impl Notice {
    /// A table as the store has it. One that never told when something public happened is as old
    /// as its opening: the time of its last row would tell of secret ones.
    fn stored(info: TableInfo) -> Notice {
        let summary = serde_json::from_str::<Summary>(&info.summary).ok();
        let mut summary = summary.unwrap_or_default();
        summary.at = summary.at.max(info.created);
        summary.closed |= info.state == State::Closed;
        Notice { id: info.id, game: info.game, name: info.name, summary }
    }

    fn place(&self) -> Place {
        (Reverse(self.summary.at), self.id.clone())
    }
}

type Place = (Reverse<i64>, String);

/// The list.
#[derive(Default)]
pub struct Board {
    rows: Mutex<Rows>,
    filled: OnceCell<()>,
}

#[derive(Default)]
struct Rows {
    known: HashMap<String, Arc<Notice>>,
    order: BTreeMap<Place, Arc<Notice>>,
    /// What was deleted since the store was last looked at.
    gone: HashSet<String>,
    looked: Option<Instant>,
}

impl Rows {
    fn put(&mut self, notice: Notice) {
        self.remove(&notice.id);
        let notice = Arc::new(notice);
        if notice.summary.state() != State::Closed {
            self.order.insert(notice.place(), Arc::clone(&notice));
        }
        self.known.insert(notice.id.clone(), notice);
    }

    fn remove(&mut self, id: &str) {
        if let Some(known) = self.known.remove(id) {
            self.order.remove(&known.place());
        }
    }

    /// Takes over what the store says. What this process knows is never older than that.
    fn merge(&mut self, infos: Vec<TableInfo>) {
        let stored: HashSet<String> = infos.iter().map(|info| info.id.clone()).collect();
        let deleted: Vec<String> =
            self.known.keys().filter(|id| !stored.contains(*id)).cloned().collect();
        for notice in infos.into_iter().map(Notice::stored) {
            let newer = |known: &Arc<Notice>| known.summary.at >= notice.summary.at;
            if !self.known.get(&notice.id).is_some_and(newer) && !self.gone.contains(&notice.id) {
                self.put(notice);
            }
        }
        // A table that was opened while the store was read is told by whoever opened it.
        let old =
            |id: &String| self.known.get(id).is_some_and(|known| known.summary.at + 10_000 < now());
        let deleted: Vec<String> = deleted.into_iter().filter(old).collect();
        deleted.iter().for_each(|id| self.remove(id));
        self.gone.clear();
    }
}

impl Board {
    /// A table stands like this now.
    pub fn tell(&self, notice: Notice) {
        let mut rows = self.rows();
        if !rows.gone.contains(&notice.id) {
            rows.put(notice);
        }
    }

    /// A table was deleted.
    pub fn forget(&self, id: &str) {
        let mut rows = self.rows();
        rows.remove(id);
        rows.gone.insert(id.to_owned());
    }

    /// Since when a table stands as it does, if it is known here.
    pub fn since(&self, id: &str) -> Option<i64> {
        self.rows().known.get(id).map(|notice| notice.summary.at)
    }

    /// The tables of a page, counted from 0, and whether there are more.
    pub fn page(&self, number: usize) -> (Vec<Arc<Notice>>, bool) {
        let rows = self.rows();
        let mut found: Vec<Arc<Notice>> =
            rows.order.values().skip(number.saturating_mul(PAGE)).take(PAGE + 1).cloned().collect();
        let more = found.len() > PAGE;
        found.truncate(PAGE);
        (found, more)
    }

    /// Reads the store once; later it is compared now and then, while visitors get what is there.
    ///
    /// # Errors
    /// If the store does not answer the first time.
    pub async fn ready(self: &Arc<Board>, store: &Arc<dyn Store>) -> Result<(), StoreError> {
        self.filled.get_or_try_init(|| self.look(store)).await?;
        if self.is_old() {
            let (board, store) = (Arc::clone(self), Arc::clone(store));
            tokio::spawn(async move { board.look(&store).await });
        }
        Ok(())
    }

    async fn look(&self, store: &Arc<dyn Store>) -> Result<(), StoreError> {
        let infos = store.tables().await?;
        let mut rows = self.rows();
        rows.merge(infos);
        rows.looked = Some(Instant::now());
        Ok(())
    }

    /// Whether it is time to look; says so once.
    fn is_old(&self) -> bool {
        let mut rows = self.rows();
        let old = rows.looked.is_none_or(|looked| looked.elapsed() > FRESH);
        if old {
            rows.looked = Some(Instant::now());
        }
        old
    }

    /// Reads what another process has changed.
    pub async fn reread(&self, store: &dyn Store, id: &str) {
        if let Ok(info) = store.table(id).await {
            self.rows().merge_one(Notice::stored(info));
        }
    }

    fn rows(&self) -> MutexGuard<'_, Rows> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Rows {
    fn merge_one(&mut self, notice: Notice) {
        let known = self.known.get(&notice.id).map(|known| known.summary.at);
        if known.is_none_or(|at| at < notice.summary.at) && !self.gone.contains(&notice.id) {
            self.put(notice);
        }
    }
}

/// Milliseconds since 1970, for the order of the list alone.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notice(id: &str, at: i64) -> Notice {
        let summary = Summary { at, ..Summary::default() };
        Notice { id: id.to_owned(), game: "orleans".to_owned(), name: String::new(), summary }
    }

    fn ids(board: &Board, page: usize) -> String {
        board.page(page).0.iter().map(|notice| notice.id.as_str()).collect()
    }

    #[test]
    fn the_newest_public_event_comes_first() {
        let board = Board::default();
        for (id, at) in [("a", 1), ("b", 3), ("c", 2), ("a", 4)] {
            board.tell(notice(id, at));
        }
        assert_eq!(ids(&board, 0), "abc");
        board.forget("b");
        board.tell(notice("b", 9));
        assert_eq!(ids(&board, 0), "ac", "what was deleted does not come back");
    }

    #[test]
    fn a_page_is_not_longer_than_a_page() {
        let board = Board::default();
        (0..45).for_each(|n| board.tell(notice(&format!("{n:02} "), -n)));
        let sizes: Vec<(usize, bool)> = (0..4)
            .map(|number| {
                let (rows, more) = board.page(number);
                (rows.len(), more)
            })
            .collect();
        assert_eq!(sizes, [(20, true), (20, true), (5, false), (0, false)]);
        assert!(board.page(usize::MAX).0.is_empty());
    }

    /// The time of the last row is not the time of the last public event.
    #[test]
    fn a_row_of_the_store_moves_nothing() {
        let info = |id: &str, updated: i64| TableInfo {
            id: id.to_owned(),
            game: "orleans".to_owned(),
            name: String::new(),
            created: 5,
            updated,
            newest: 3,
            state: State::Running,
            summary: String::new(),
        };
        let mut rows = Rows::default();
        rows.merge(vec![info("b", 900), info("a", 100)]);
        let order: Vec<&str> = rows.order.values().map(|notice| notice.id.as_str()).collect();
        assert_eq!(order, ["a", "b"], "both are as old as their opening");
    }
}
