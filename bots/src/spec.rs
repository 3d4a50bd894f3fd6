//! The names of bots.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use kernel::Judge;
use kernel::text::nearest;
use serde::{Serialize, Serializer};

use crate::nets::NoNet;
use crate::{Bot, Budget, Busy, Greedy, Level, Mcts, Random};

mod net;

pub use net::NetSpec;

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
    /// `net`, `net:400it`, `net:FILE.safetensors:200ms`, see [`Learned`](crate::Learned).
    Net(NetSpec),
    /// `apprentice` to `grandmaster`, see [`Level`].
    Level(Level),
}

/// How long people wait for a bot's move, on the slowest machine.
pub const MOVE_TIME: Duration = Duration::from_millis(2500);
/// How long the strongest thinks about a hint: with what it says to explain it people wait for half a
/// second.
pub const HINT_TIME: Duration = Duration::from_millis(350);

impl BotSpec {
    /// The strongest bot there is.
    pub const STRONGEST: BotSpec = BotSpec::Level(Level::Grandmaster);

    /// Every bot by its plain name: the simple ones, the one that thinks, and the levels.
    pub const ALL: [BotSpec; 9] = [
        BotSpec::Random,
        BotSpec::Busy,
        BotSpec::Greedy,
        BotSpec::Mcts(Budget::Iterations(1000)),
        BotSpec::Net(NetSpec::GLANCE),
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
            BotSpec::Net(_) => "net",
            BotSpec::Level(level) => level.name(),
        }
    }

    /// A bot of this kind for a game. A net that the game does not come with is stood in for by
    /// search without one, see [`stand_in`](BotSpec::stand_in).
    ///
    /// # Panics
    /// If it wants a net from a file that is none: [`check`](BotSpec::check) says so before.
    pub fn make<G: Judge>(self) -> Box<dyn Bot<G>> {
        self.build(None)
    }

    /// The same for people who wait: one that thinks answers after this time in any case.
    ///
    /// # Panics
    /// As [`make`](BotSpec::make).
    pub fn make_within<G: Judge>(self, limit: Duration) -> Box<dyn Bot<G>> {
        self.build(Some(limit))
    }

    fn build<G: Judge>(self, limit: Option<Duration>) -> Box<dyn Bot<G>> {
        match self {
            BotSpec::Random => Box::new(Random),
            BotSpec::Busy => Box::new(Busy::default()),
            BotSpec::Greedy => Box::new(Greedy::default()),
            BotSpec::Mcts(budget) => Box::new(Mcts::new(budget, 1).within(limit)),
            BotSpec::Net(spec) => spec.build(limit),
            BotSpec::Level(level) => level.make(limit),
        }
    }

    /// Who plays in place of a net that the game does not come with; `None` where nobody has to.
    pub fn stand_in<G: Judge>(self) -> Option<BotSpec> {
        match self {
            BotSpec::Net(spec) => spec.stand_in::<G>(),
            BotSpec::Level(level) if crate::nets::net_of::<G>(None).is_err() => {
                Some(BotSpec::Mcts(Budget::Iterations(level.iterations(G::PATIENCE))))
            }
            _ => None,
        }
    }

    /// Whether a bot of this kind can play the game.
    ///
    /// # Errors
    /// If it wants a net from a file, and that is none for the game.
    pub fn check<G: Judge>(self) -> Result<(), BotError> {
        match self {
            BotSpec::Net(spec) => {
                spec.check::<G>().map_err(|why| BotError::Net { name: self.to_string(), why })
            }
            _ => Ok(()),
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
        if let Some(rest) = name.strip_prefix("net:") {
            let spec = rest.parse().map_err(|()| BotError::MalformedNet { name: name.to_owned() });
            return spec.map(BotSpec::Net);
        }
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
            BotSpec::Net(spec) => write!(f, "net{spec}"),
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
    /// What follows `net:` is neither a budget nor a file.
    MalformedNet {
        /// What was written.
        name: String,
    },
    /// There is no such net.
    Net {
        /// What was written.
        name: String,
        /// Why not.
        why: NoNet,
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
            BotError::MalformedNet { name } => write!(
                f,
                "bot `{name}`: behind `net:` comes a file, a budget, or both\n\
                 hint: write `net:400it`, `net:200ms` or `net:FILE.safetensors:400it`"
            ),
            BotError::Net { name, why } => write!(f, "bot `{name}`: {why}"),
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
        for name in ["net:400it", "net:200ms", "net:a/b.safetensors", "net:b.safetensors:7it"] {
            assert_eq!(name.parse::<BotSpec>().map(|spec| spec.to_string()), Ok(name.to_owned()));
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
            "unknown bot `oracle`\nhint: the bots are random, busy, greedy, mcts, net, apprentice, \
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
        let hint = "hint: write `net:400it`, `net:200ms` or `net:FILE.safetensors:400it`";
        for name in ["net:soon", "net:", "net:a.safetensors:soon", "net:0it"] {
            let why = "behind `net:` comes a file, a budget, or both";
            assert_eq!(error(name), format!("bot `{name}`: {why}\n{hint}"));
        }
    }
}
