//! What newer rules would do to the games that are running.

use std::sync::Arc;
use std::time::Duration;

use kernel::Title;
use store::{State, Store, StoreError};
use table::{Record, Room, Saved};

use super::Tables;
use crate::clock::Clock;
use crate::config::BotPace;
use crate::webhook::Hooks;

/// No bot moves while tables are carried over.
const NEVER: BotPace = BotPace { delay: Duration::MAX, limit: Duration::ZERO };

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
    /// Whether it goes on, or why not.
    pub outcome: Result<(), String>,
}

/// A table's first record and the rules it was opened by.
async fn first(store: &dyn Store, table: &str) -> Result<Option<(Record, u32)>, StoreError> {
    let rows = store.read(table, 0).await?;
    let record = rows.first().and_then(|row| serde_json::from_str::<Record>(&row.body).ok());
    Ok(record.and_then(|record| match &record {
        Record::Opened(opened) => {
            let rules = opened.rules;
            Some((record, rules))
        }
        _ => None,
    }))
}

/// Whether a table that has nothing but its rows can be taken over.
fn begins(title: &'static dyn Title, first: Option<(Record, u32)>) -> Result<(), String> {
    let (first, _) = first.ok_or_else(|| "the first row does not open the table".to_owned())?;
    Room::begin_by_other_rules(title, &first).map(drop).map_err(|error| error.to_string())
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
        let saved = store.snapshot(&info.id).await?;
        let saved = saved.and_then(|saved| serde_json::from_str::<Saved>(&saved.body).ok());
        let entry = shelf::find(&info.game).ok();
        let here = entry.map_or(0, |entry| entry.info().rules_version);
        let first = first(store.as_ref(), &info.id).await?;
        let opened = first.as_ref().map_or(here, |(_, rules)| *rules);
        let stored = saved.as_ref().map_or(opened, Saved::rules);
        let outcome = match (saved, entry) {
            (_, None) => Err("the game is unknown here".to_owned()),
            (Some(saved), Some(entry)) if dry_run && stored != here => {
                saved.carry(entry.title).map(drop).map_err(|error| error.to_string())
            }
            (None, Some(entry)) if dry_run && stored != here => begins(entry.title, first),
            _ => tables.get(&info.id).await.map(drop).map_err(|error| format!("{error:?}")),
        };
        found.push(Migration { table: info.id, game: info.game, stored, here, outcome });
    }
    Ok(found)
}
