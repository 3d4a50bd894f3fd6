//! The levels that people choose a rival by.

use std::fmt;
use std::time::Duration;

use kernel::Judge;

use crate::guided::{Guide, Haste};
use crate::nets::net_of;
use crate::{Bot, Budget, Learned, Mcts};

/// How strong a rival is, in words for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Knows the rules and takes what comes to mind.
    Apprentice,
    /// Sees what is good, and does not look closely.
    Journeyman,
    /// Knows at a glance what is best.
    Master,
    /// Knows it, and thinks ahead.
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

    /// How often it walks ahead in its head before it decides, in a game with these
    /// [walks](Judge::WALKS): the others decide at a glance.
    pub const fn walks(self, walks: u32) -> Option<u32> {
        match self {
            Level::Grandmaster => Some(walks),
            Level::Apprentice | Level::Journeyman | Level::Master => None,
        }
    }

    /// How it errs in a game whose lower levels are [blurred](Judge::BLUR) so far.
    pub const fn haste(self, [journeyman, apprentice]: [f32; 2]) -> Option<Haste> {
        match self {
            Level::Apprentice => Some(Haste { blur: apprentice, sense: 1e-5 }),
            Level::Journeyman => Some(Haste { blur: journeyman, sense: 1e-4 }),
            Level::Master | Level::Grandmaster => None,
        }
    }

    /// How often it plays on in its head in a game without a net that has this
    /// [patience](Judge::PATIENCE).
    pub const fn iterations(self, patience: u32) -> u32 {
        match self {
            Level::Apprentice => patience / 50,
            Level::Journeyman => patience / 20,
            Level::Master => patience / 8,
            Level::Grandmaster => patience,
        }
    }

    /// How far it strays there from what it thinks best, see [`Mcts::muddled`].
    pub const fn noise(self) -> f32 {
        match self {
            Level::Apprentice => 1.2,
            Level::Journeyman => 0.7,
            Level::Master => 0.45,
            Level::Grandmaster => 0.0,
        }
    }

    /// A player of this level, who answers after this time in any case: with the game's net, or
    /// where there is none, by search without one.
    pub(crate) fn make<G: Judge>(self, limit: Option<Duration>) -> Box<dyn Bot<G>> {
        let usual = Budget::Iterations(self.iterations(G::PATIENCE));
        let walks = self.walks(G::WALKS).map(Budget::Iterations);
        self.player(walks, usual, limit)
    }

    /// The same player with less or more to think, as far as it thinks at all.
    pub fn within<G: Judge>(self, budget: Budget) -> Box<dyn Bot<G>> {
        self.player(self.walks(G::WALKS).map(|_| budget), budget, None)
    }

    fn player<G: Judge>(
        self,
        walks: Option<Budget>,
        alone: Budget,
        limit: Option<Duration>,
    ) -> Box<dyn Bot<G>> {
        let Ok(net) = net_of::<G>(None) else {
            return Box::new(Mcts::new(alone, 1).muddled(self.noise()).within(limit));
        };
        let player = Learned::new(&net, Guide::of::<G>(&net), walks, 1).within(limit);
        match self.haste(G::BLUR) {
            Some(haste) => Box::new(player.hasty(haste)),
            None => Box::new(player),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
