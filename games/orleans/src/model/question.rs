//! Phases, and what is asked in them.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::map::Way;
use super::pieces::Deed;
use super::places::Place;

/// Where a round stands (OR-4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the steps of OR-4.1, with set-up before and the end after them")]
pub enum Phase {
    Setup,
    Removal,
    Hourglass,
    Census,
    /// Step 3a: how many to draw.
    Followers,
    /// Step 3b: the draws.
    Draws,
    /// Step 3c: the tower, the Bathhouse.
    Allocate,
    /// Step 3d: the Bathhouse draws.
    BathDraws,
    /// Step 3e: what stays, who comes back.
    Retrieve,
    Planning,
    Actions,
    Event,
    StartPlayer,
    Over,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Nothing: it goes on by itself.
    Nobody,
    /// Chance: the next good of the map.
    MapGood,
    /// Chance: the next good removed unseen.
    RemovedGood,
    /// Chance: the start player.
    StartSeat,
    /// Chance: the hourglass tile of the round.
    HourglassTile,
    /// Chance: a token from the bag of `turn`, in phase 3.
    Draw,
    /// Chance: a token from the bag of `turn`, for Plague.
    PlagueDraw,
    /// Chance: a follower from the bag of `turn`, for torture; then so many coins are missing.
    TortureDraw(u8),
    /// Every seat with an open question of its own.
    Together,
    /// Which tile to remove (OR-20A.1).
    RemoveTile,
    /// A placement of sequential planning (OR-21.2): the place of this turn, once it is begun.
    PlanTurn(Option<Place>),
    /// Which place to use (OR-20A.7).
    Action,
    /// Whom to recruit (OR-20A.8).
    Village,
    /// Which tile to take (OR-20A.8); stack II too, or stack I alone.
    Tile {
        /// Whether stack II is open.
        both: bool,
    },
    /// Where to go (OR-20A.9).
    Go(Way),
    /// Which good to take from the edge (OR-20A.9).
    Take(u8),
    /// Who serves the town, and where (OR-20A.10).
    Serve {
        /// Whether it would be the second follower.
        second: bool,
    },
    /// The reward of a deed that offers a choice (OR-20A.10).
    Reward {
        /// The deed.
        deed: Deed,
        /// Whether it was the second follower.
        second: bool,
    },
    /// How many coins to pay (OR-20A.11).
    Pharmacy,
    /// Whether the monk shields (OR-20A.12).
    Sacristy,
    /// Which food to give (OR-20A.13).
    Harvest,
    /// What to give up; so many coins are missing (OR-20A.14).
    Torture(u8),
    /// Which good to pay the Goldsmith with (OR-20A.15).
    Goldsmith,
    /// How much grain to bake (OR-20A.15).
    Bakery,
    /// Which good to pay for the Hiding Place (OR-20A.15).
    HidingGood,
    /// Which track's bonus to take again (OR-20A.15).
    HidingPlace,
    /// Whose merchant to move (OR-20A.15).
    Court,
    /// Where to move this player's merchant (OR-20A.15).
    CourtGo(Seat),
    /// The game is over.
    Over,
}

/// A question in a step that all answer together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// How many to draw (OR-20A.2).
    DrawCount,
    /// Who lies on the tower (OR-20A.3).
    Allocate,
    /// Whether to use the Bathhouse (OR-20A.4).
    Bathhouse,
    /// Which token to keep (OR-20A.4).
    BathKeep,
    /// Whom to call back (OR-20A.5).
    Retrieve,
    /// The plan (OR-20A.6).
    Plan,
}

impl Phase {
    /// Its name in JSON and in the game's words.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::Removal => "removal",
            Phase::Hourglass => "hourglass",
            Phase::Census => "census",
            Phase::Followers => "followers",
            Phase::Draws => "draws",
            Phase::Allocate => "allocate",
            Phase::BathDraws => "bath_draws",
            Phase::Retrieve => "retrieve",
            Phase::Planning => "planning",
            Phase::Actions => "actions",
            Phase::Event => "event",
            Phase::StartPlayer => "start_player",
            Phase::Over => "over",
        }
    }
}
