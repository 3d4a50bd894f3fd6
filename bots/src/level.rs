//! The levels that people choose a rival by.

use std::fmt;

use kernel::Judge;

use crate::{Budget, Mcts};

/// How strong a rival is, in words for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Knows the rules and takes what comes to mind.
    Apprentice,
    /// Thinks a little, and errs often.
    Journeyman,
    /// Thinks for a moment, and seldom errs.
    Master,
    /// Thinks as long as people like to wait.
    Grandmaster,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 4] =
        [Level::Apprentice, Level::Journeyman, Level::Master, Level::Grandmaster];

    /// The name on the command line and in the protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Apprentice => "apprentice",
            Level::Journeyman => "journeyman",
            Level::Master => "master",
            Level::Grandmaster => "grandmaster",
        }
    }

    /// How often it plays on in its head before it decides, in a game with this
    /// [patience](Judge::PATIENCE).
    pub const fn iterations(self, patience: u32) -> u32 {
        match self {
            Level::Apprentice => patience / 50,
            Level::Journeyman => patience / 20,
            Level::Master => patience / 8,
            Level::Grandmaster => patience,
        }
    }

    /// How far it strays from what it thinks best, see [`Mcts::muddled`].
    pub const fn noise(self) -> f32 {
        match self {
            Level::Apprentice => 1.2,
            Level::Journeyman => 0.7,
            Level::Master => 0.45,
            Level::Grandmaster => 0.0,
        }
    }

    /// A player of this level.
    pub(crate) fn make<G: Judge>(self) -> Mcts<G> {
        self.within(Budget::Iterations(self.iterations(G::PATIENCE)))
    }

    /// The same player with less or more time to think.
    pub fn within<G: Judge>(self, budget: Budget) -> Mcts<G> {
        Mcts::new(budget, 1).muddled(self.noise())
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
