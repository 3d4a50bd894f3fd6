//! Replays: a whole game as a small legible text that anyone can verify.
//!
//! ```text
//! guildhall-replay 1
//! game orleans   rules 1   components 4f1d…   players 2   options -   seed-commitment 8c41…
//! *  good chartres-le_mans wine
//! 0  farmer*>village.0
//! score 98 104   hash 5f0c…   seed 77b0…
//! ```
//!
//! A line `names ["Ania","Luc"]` below the header tells who sat where, if anybody knows. Lines of
//! `*` are chance; what was undone is not in the file, but a header that ends with
//! `taken-back 2` tells how often a line was taken back past a draw or another's decision. The
//! last line is written when the game is over.

use std::fmt;

use serde_json::Value;

use crate::{Actor, AnyGame, Title};

mod corpus;
mod error;
mod proof;
mod read;

pub use corpus::failures;
pub use error::ReplayError;
pub use proof::{Commitment, Verified};

/// The version of the file format that is written.
pub const FORMAT: u32 = 1;

/// A game as text: the options and the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    /// The game's key.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The hash of its component set.
    pub components: String,
    /// How many seats.
    pub players: u8,
    /// The options that differ from their defaults, sorted by name.
    pub options: Vec<(String, String)>,
    /// The hash of the seed it was dealt from.
    pub commitment: Option<String>,
    /// How often a line was taken back past a draw or another's decision.
    pub taken_back: u32,
    /// Who sat where, seat by seat; empty if nobody knows. It proves nothing, so no hash has it.
    pub names: Vec<String>,
    /// The state it was loaded from or carried over an upgrade with; the list goes on from it.
    pub state: Option<Value>,
    /// The list.
    pub lines: Vec<Line>,
    /// How it ended, once it has.
    pub end: Option<End>,
}

/// One line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who acted.
    pub actor: Actor,
    /// What was done, in notation.
    pub action: String,
}

/// The last line of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// The final totals in seat order.
    pub scores: Vec<i32>,
    /// SHA-256 over the header and, line by line, the legal options and the one taken.
    pub hash: String,
    /// The seed it was dealt from.
    pub seed: Option<String>,
}

impl Replay {
    /// The empty replay of a game that is about to start.
    pub fn begin(game: &dyn AnyGame, commitment: Option<String>) -> Replay {
        Replay {
            game: game.info().key.to_owned(),
            rules: game.info().rules_version,
            components: game.parts().hash.to_owned(),
            players: game.players(),
            options: game.options(),
            commitment,
            taken_back: 0,
            names: Vec::new(),
            state: None,
            lines: Vec::new(),
            end: None,
        }
    }

    /// The second line of the file.
    fn header(&self) -> String {
        let options = self.options.iter().map(|(name, value)| format!("{name}={value}"));
        let options = or_dash(options.collect::<Vec<_>>().join(","));
        let commitment = self.commitment.as_deref().unwrap_or("-");
        let taken_back = match self.taken_back {
            0 => String::new(),
            times => format!("   taken-back {times}"),
        };
        format!(
            "game {}   rules {}   components {}   players {}   options {options}   \
             seed-commitment {commitment}{taken_back}",
            self.game, self.rules, self.components, self.players,
        )
    }

    /// The line of the file that line `number` of the list, counted from 0, stands on.
    pub fn file_line(&self, number: usize) -> usize {
        self.state_line() + usize::from(self.state.is_some()) + number
    }

    /// The line of the file that the state stands on, where there is one.
    fn state_line(&self) -> usize {
        3 + usize::from(!self.names.is_empty())
    }

    /// The game before its first line.
    ///
    /// # Errors
    /// If the game, its rules version or its component set is not at hand, or the header
    /// describes a table that the rules do not know.
    pub fn start(&self, title: &dyn Title) -> Result<Box<dyn AnyGame>, ReplayError> {
        let fail = |why: String| ReplayError::new(2, why);
        let info = title.info();
        if self.game != info.key {
            return Err(fail(format!("the game is `{}`, not `{}`", self.game, info.key)));
        }
        if self.rules != info.rules_version {
            return Err(fail(other_rules(self.rules, info.rules_version)));
        }
        let parts = title.find_components(&self.components).ok_or_else(|| {
            fail(format!(
                "component set {} is not at hand\nhint: give its file with --components",
                self.components
            ))
        })?;
        match &self.state {
            None => title
                .start(parts, &self.options, self.players)
                .map_err(|error| fail(error.to_string())),
            Some(state) => title
                .load(parts, state.clone())
                .map_err(|error| ReplayError::new(self.state_line(), error.to_string())),
        }
    }

    /// Plays the first `count` lines and gives the state after them.
    ///
    /// # Errors
    /// Names the line that is not legal.
    pub fn play(&self, title: &dyn Title, count: usize) -> Result<Box<dyn AnyGame>, ReplayError> {
        let mut game = self.start(title)?;
        for (number, line) in self.lines.iter().take(count).enumerate() {
            game.play(line.actor, &line.action)
                .map_err(|error| ReplayError::refused(self.file_line(number), error))?;
        }
        Ok(game)
    }
}

impl fmt::Display for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "guildhall-replay {FORMAT}")?;
        writeln!(f, "{}", self.header())?;
        if !self.names.is_empty() {
            writeln!(f, "names {}", Value::from(self.names.clone()))?;
        }
        if let Some(state) = &self.state {
            writeln!(f, "state {state}")?;
        }
        for line in &self.lines {
            writeln!(f, "{}  {}", line.actor, line.action)?;
        }
        if let Some(end) = &self.end {
            let scores = end.scores.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
            let seed = end.seed.as_deref().unwrap_or("-");
            writeln!(f, "score {scores}   hash {}   seed {seed}", end.hash)?;
        }
        Ok(())
    }
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

fn other_rules(file: u32, known: u32) -> String {
    if file > known {
        format!(
            "the game was played by rules {file}; this guildhall knows up to {known}\n\
             hint: use a newer guildhall"
        )
    } else {
        format!(
            "the game was played by rules {file}; this guildhall plays by {known} and does not \
             reinterpret old games\nhint: use the guildhall it was played with"
        )
    }
}
