//! The names of bots.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use kernel::Judge;
use kernel::text::nearest;
use serde::{Serialize, Serializer};

use crate::{Bot, Budget, Busy, Greedy, Level, Mcts, Random};

/// A kind of bot, as it is named on the command line and in the protocol.
///
/// ```
/// use bots::BotSpec;
///
/// assert_eq!("greedy".parse(), Ok(BotSpec::Greedy));
/// let error = "gredy".parse::<BotSpec>().unwrap_err();
/// assert_eq!(error.to_string(), "unknown bot `gredy`\nhint: did you mean `greedy`?");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotSpec {
    /// `random`, see [`Random`].
    Random,
    /// `busy`, see [`Busy`].
    Busy,
    /// `greedy`, see [`Greedy`].
    Greedy,
    /// `mcts:1000it`, see [`Mcts`].
    Mcts(Budget),
    /// `apprentice` to `grandmaster`, see [`Level`].
    Level(Level),
}

/// How long people wait for a bot's move, on the slowest machine.
pub const MOVE_TIME: Duration = Duration::from_millis(2500);
/// How long people wait for a hint.
pub const HINT_TIME: Duration = Duration::from_millis(1500);

impl BotSpec {
    /// The strongest bot there is.
    pub const STRONGEST: BotSpec = BotSpec::Level(Level::Grandmaster);

    /// Every bot by its plain name: the simple ones, the one that thinks, and the levels.
    pub const ALL: [BotSpec; 8] = [
        BotSpec::Random,
        BotSpec::Busy,
        BotSpec::Greedy,
        BotSpec::Mcts(Budget::Iterations(1000)),
        BotSpec::Level(Level::Apprentice),
        BotSpec::Level(Level::Journeyman),
        BotSpec::Level(Level::Master),
        BotSpec::Level(Level::Grandmaster),
    ];

    /// The name of its kind.
    pub const fn name(self) -> &'static str {
        match self {
            BotSpec::Random => "random",
            BotSpec::Busy => "busy",
            BotSpec::Greedy => "greedy",
            BotSpec::Mcts(_) => "mcts",
            BotSpec::Level(level) => level.name(),
        }
    }

    /// A bot of this kind for a game.
    pub fn make<G: Judge>(self) -> Box<dyn Bot<G>> {
        match self {
            BotSpec::Random => Box::new(Random),
            BotSpec::Busy => Box::new(Busy::default()),
            BotSpec::Greedy => Box::new(Greedy::default()),
            BotSpec::Mcts(budget) => Box::new(Mcts::new(budget, 1)),
            BotSpec::Level(level) => Box::new(level.make()),
        }
    }

    /// The same for people who wait: one that thinks answers after this time in any case.
    pub fn make_within<G: Judge>(self, limit: Duration) -> Box<dyn Bot<G>> {
        match self {
            BotSpec::Mcts(budget) => Box::new(Mcts::new(budget, 1).at_most(limit)),
            BotSpec::Level(level) => Box::new(level.make().at_most(limit)),
            quick => quick.make(),
        }
    }

    /// Reads a list of names with commas between them.
    ///
    /// # Errors
    /// On the first name that no bot has.
    pub fn list(names: &str) -> Result<Vec<BotSpec>, BotError> {
        names.split(',').map(|name| name.trim().parse()).collect()
    }
}

impl FromStr for BotSpec {
    type Err = BotError;

    fn from_str(name: &str) -> Result<BotSpec, BotError> {
        let (kind, budget) = match name.split_once(':') {
            Some((kind, budget)) => (kind, Some(budget)),
            None => (name, None),
        };
        match (BotSpec::ALL.into_iter().find(|spec| spec.name() == kind), budget) {
            (Some(spec), None) => Ok(spec),
            (Some(BotSpec::Mcts(_)), Some(budget)) => {
                let budget =
                    budget.parse().map_err(|()| BotError::Malformed { name: name.to_owned() })?;
                Ok(BotSpec::Mcts(budget))
            }
            (Some(kind), Some(_)) => Err(BotError::Budget { name: name.to_owned(), kind }),
            (None, _) => Err(BotError::Unknown { name: name.to_owned() }),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Mcts(budget) => write!(f, "mcts:{budget}"),
            plain => f.write_str(plain.name()),
        }
    }
}

/// As it is written.
impl Serialize for BotSpec {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotError {
    /// There is no such kind.
    Unknown {
        /// What was written.
        name: String,
    },
    /// The kind plays without a budget.
    Budget {
        /// What was written.
        name: String,
        /// The kind that was named.
        kind: BotSpec,
    },
    /// The budget cannot be read.
    Malformed {
        /// What was written.
        name: String,
    },
}

impl fmt::Display for BotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotError::Unknown { name } => {
                write!(f, "unknown bot `{name}`\nhint: ")?;
                let names = BotSpec::ALL.map(BotSpec::name);
                match nearest(name, names) {
                    Some(near) => write!(f, "did you mean `{near}`?"),
                    None => write!(f, "the bots are {}", names.join(", ")),
                }
            }
            BotError::Budget { name, kind } => {
                write!(f, "bot `{name}`: `{kind}` takes no budget\nhint: write `{kind}`")
            }
            BotError::Malformed { name } => write!(
                f,
                "bot `{name}`: a budget is iterations or milliseconds\n\
                 hint: write `mcts:1000it` or `mcts:200ms`"
            ),
        }
    }
}

impl std::error::Error for BotError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_back() {
        for spec in BotSpec::ALL {
            assert_eq!(spec.to_string().parse(), Ok(spec));
        }
    }

    #[test]
    fn lists_are_read_in_order() {
        assert_eq!(BotSpec::list("greedy, random"), Ok(vec![BotSpec::Greedy, BotSpec::Random]));
        assert!(BotSpec::list("").is_err());
    }

    #[test]
    fn errors_say_what_to_write() {
        let error = |name: &str| name.parse::<BotSpec>().unwrap_err().to_string();
        assert_eq!(
            error("oracle"),
            "unknown bot `oracle`\nhint: the bots are random, busy, greedy, mcts, apprentice, \
             journeyman, master, grandmaster"
        );
        assert_eq!(
            error("greedy:5ms"),
            "bot `greedy:5ms`: `greedy` takes no budget\nhint: write `greedy`"
        );
        assert_eq!(
            error("mcts:soon"),
            "bot `mcts:soon`: a budget is iterations or milliseconds\n\
             hint: write `mcts:1000it` or `mcts:200ms`"
        );
    }
}
