//! What newer rules would do to the games that are running.

use std::sync::Arc;
use std::time::Duration;

use store::{State, Store, StoreError};
use table::{Record, Saved};

use super::load::look_ahead;
use super::{TableError, Tables};
use crate::clock::Clock;
use crate::config::BotPace;
use crate::webhook::Hooks;

/// No bot moves while tables are carried over.
const NEVER: BotPace = BotPace { delay: Duration::MAX, ..BotPace::AT_ONCE };

/// What became of one running table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Migration {
    /// Its id.
    pub table: String,
    /// The game's key.
    pub game: String,
    /// The rules it was played by.
    pub stored: u32,
    /// The rules there are; 0 if the game is unknown.
    pub here: u32,
    /// How many of its last moves these rules cannot follow, or why it does not go on.
    pub outcome: Result<u32, String>,
}

/// The rules that a table was opened by.
async fn opened_by(store: &dyn Store, table: &str) -> Result<Option<u32>, StoreError> {
    let rows = store.read(table, 0).await?;
    let record = rows.first().and_then(|row| serde_json::from_str::<Record>(&row.body).ok());
    Ok(record.and_then(|record| match record {
        Record::Opened(opened) => Some(opened.rules),
        _ => None,
    }))
}

/// The rules that a table was played by last.
async fn played_by(store: &dyn Store, table: &str) -> Result<Option<u32>, StoreError> {
    let saved = store.snapshot(table).await?;
    let saved = saved.and_then(|saved| serde_json::from_str::<Saved>(&saved.body).ok());
    match saved {
        Some(saved) => Ok(Some(saved.rules())),
        None => opened_by(store, table).await,
    }
}

/// Looks at every running table and, unless it is a dry run, carries it over.
///
/// # Errors
/// If the store does not answer.
pub async fn migrate(store: Arc<dyn Store>, dry_run: bool) -> Result<Vec<Migration>, StoreError> {
    let (clock, _hand) = Clock::by_hand();
    let tables = Tables::new(Arc::clone(&store), NEVER, clock, Hooks::none());
    let mut found = Vec::new();
    for info in store.tables().await?.into_iter().filter(|info| info.state == State::Running) {
        let here = shelf::find(&info.game).map_or(0, |entry| entry.info().rules_version);
        let stored = played_by(store.as_ref(), &info.id).await?.unwrap_or(here);
        let outcome = match here {
            0 => Err("the game is unknown here".to_owned()),
            _ => tables.carry_over(&info.id, dry_run).await.map_err(|error| format!("{error:?}")),
        };
        found.push(Migration { table: info.id, game: info.game, stored, here, outcome });
    }
    Ok(found)
}

impl Tables {
    /// Carries a table over, or only says how many moves that would cost.
    async fn carry_over(&self, id: &str, dry_run: bool) -> Result<u32, TableError> {
        let lost = look_ahead(&self.shared, id).await?;
        if !dry_run {
            self.get(id).await?;
        }
        Ok(lost)
    }
}
