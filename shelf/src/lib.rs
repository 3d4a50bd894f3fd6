//! The games there are.
//!
//! A client that handles every game alike takes an [`Entry`] from the shelf: its title starts
//! and loads games, its abilities let bots play them. To add a game, add its line to [`games`].

pub mod campaign;
mod chronicle;

use std::fmt;

use bots::Abilities;
use kernel::text::nearest;
use kernel::{GameInfo, Judge, Title, TitleOf};
use learn::Study;

use campaign::Campaigns;

/// Every game, sorted by key.
pub fn games() -> &'static [Entry] {
    static GAMES: [Entry; 4] = [
        Entry::of::<craftsmen::Craftsmen>(),
        Entry::of::<newdale::Newdale>().told_by(&chronicle::Chronicles),
        Entry::of::<orleans::Orleans>(),
        Entry::of::<tiletum::Tiletum>(),
    ];
    &GAMES
}

/// The game of whoever has not chosen one yet: Orléans, which most people know.
pub fn first() -> &'static Entry {
    find("orleans").expect("it is on the shelf")
}

/// The game with this key.
///
/// # Errors
/// If there is none.
pub fn find(key: &str) -> Result<&'static Entry, UnknownGame> {
    let found = games().iter().find(|entry| entry.key() == key);
    found.ok_or_else(|| UnknownGame { key: key.to_owned() })
}

/// One game and what can be done with it.
pub struct Entry {
    /// Starts and loads its games.
    pub title: &'static dyn Title,
    /// Lets bots play, simulates and measures.
    pub abilities: &'static dyn Abilities,
    /// Lets learners step many games at once and read what bots chose.
    pub study: &'static dyn Study,
    /// Strings its chapters together, if it has any.
    pub campaigns: Option<&'static dyn Campaigns>,
}

impl Entry {
    /// The entry of a typed game.
    pub const fn of<G: Judge>() -> Entry {
        Entry {
            title: &TitleOf::<G>::NEW,
            abilities: &TitleOf::<G>::NEW,
            study: &TitleOf::<G>::NEW,
            campaigns: None,
        }
    }

    /// The same with campaigns.
    const fn told_by(self, campaigns: &'static dyn Campaigns) -> Entry {
        Entry { campaigns: Some(campaigns), ..self }
    }

    /// What is the same for every table of the game.
    pub fn info(&self) -> &'static GameInfo {
        self.title.info()
    }

    /// Its name on the command line.
    pub fn key(&self) -> &'static str {
        self.info().key
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entry({})", self.key())
    }
}

/// A key that no game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame {
    /// What was asked for.
    pub key: String,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown game `{}`\nhint: ", self.key)?;
        match nearest(&self.key, games().iter().map(Entry::key)) {
            Some(near) => write!(f, "did you mean `{near}`?"),
            None => {
                let keys: Vec<_> = games().iter().map(Entry::key).collect();
                write!(f, "the games are {}", keys.join(", "))
            }
        }
    }
}

impl std::error::Error for UnknownGame {}
