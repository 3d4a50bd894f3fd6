//! What a store keeps.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A table that is about to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its name in links; unique in the store.
    pub id: String,
    /// The game's key.
    pub game: String,
    /// What people call it.
    pub name: String,
    /// Its state after its first rows, kept with them; none if it is kept later.
    pub snapshot: Option<String>,
}

impl NewTable {
    /// A table of this id, game and name.
    pub fn new(
        id: impl Into<String>,
        game: impl Into<String>,
        name: impl Into<String>,
    ) -> NewTable {
        NewTable { id: id.into(), game: game.into(), name: name.into(), snapshot: None }
    }
}

/// One row of a table's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its number: 1, 2, 3 … without gaps.
    pub seq: u64,
    /// When it was written: milliseconds since 1970 by the store's clock.
    pub at: i64,
    /// What happened, in the words of whoever wrote it.
    pub body: String,
    /// The hash over this row and the hash of the row before, in hexadecimal digits: whoever
    /// changes a row, or a disk that does, leaves a chain that does not hold.
    #[serde(default)]
    pub hash: String,
}

/// A table's state after one of its rows, kept so that a reader need not begin at the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The last row that it includes.
    pub seq: u64,
    /// The state, in the words of whoever wrote it.
    pub body: String,
}

/// What the lobby knows of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableInfo {
    /// Its name in links.
    pub id: String,
    /// The game's key.
    pub game: String,
    /// What people call it.
    pub name: String,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// When its last row was written, in milliseconds since 1970.
    pub updated: i64,
    /// The number of its last row; 0 if it has none.
    pub newest: u64,
    /// Whether it is still played.
    pub state: State,
    /// What the lobby shows of it, in the words of whoever wrote it; empty at first.
    pub summary: String,
}

/// Whether a table is still played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// It waits for somebody.
    #[default]
    Running,
    /// Its game is over.
    Finished,
    /// It was closed before the end.
    Closed,
}

impl State {
    /// Its word in the store.
    pub const fn name(self) -> &'static str {
        match self {
            State::Running => "running",
            State::Finished => "finished",
            State::Closed => "closed",
        }
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for State {
    type Err = String;

    fn from_str(name: &str) -> Result<State, String> {
        let all = [State::Running, State::Finished, State::Closed];
        let state = all.into_iter().find(|state| state.name() == name);
        state.ok_or_else(|| format!("`{name}` is no state of a table"))
    }
}

/// One place that the bearer of a token may open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grant {
    /// SHA-256 of the token in hexadecimal digits; the token itself is nowhere in the store.
    pub hash: String,
    /// The table it is for.
    pub table: String,
    /// What it opens there, in the words of whoever granted it.
    pub place: String,
    /// The generation of keys that it belongs to. Which one still opens the place is for whoever
    /// granted it to know.
    pub generation: u32,
    /// What kind of token it is.
    pub kind: GrantKind,
    /// When it was granted, in milliseconds since 1970 by the store's clock. The store writes it.
    #[serde(default)]
    pub made: i64,
}

impl Grant {
    /// A grant of today.
    pub fn new(
        hash: impl Into<String>,
        table: impl Into<String>,
        place: impl Into<String>,
        generation: u32,
        kind: GrantKind,
    ) -> Grant {
        let (hash, table, place) = (hash.into(), table.into(), place.into());
        Grant { hash, table, place, generation, kind, made: 0 }
    }
}

/// What kind of token opens a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GrantKind {
    /// The key of a browser.
    Key,
    /// One that is used up when it is opened.
    Link,
    /// One for a program.
    Token,
}

impl GrantKind {
    /// Its word in the store.
    pub const fn name(self) -> &'static str {
        match self {
            GrantKind::Key => "key",
            GrantKind::Link => "link",
            GrantKind::Token => "token",
        }
    }
}

impl FromStr for GrantKind {
    type Err = String;

    fn from_str(name: &str) -> Result<GrantKind, String> {
        let all = [GrantKind::Key, GrantKind::Link, GrantKind::Token];
        let kind = all.into_iter().find(|kind| kind.name() == name);
        kind.ok_or_else(|| format!("`{name}` is no kind of grant"))
    }
}

/// A table has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Which one.
    pub table: String,
    /// The number of its newest row; 0 if the table was deleted.
    pub newest: u64,
}
