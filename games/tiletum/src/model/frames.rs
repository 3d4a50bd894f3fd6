//! Open choices: pending work as data (TI-3.6).

use kernel::Stack;

use super::board::{Building, Store};
use super::pieces::{Act, Meeple};

/// A choice that waits above the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Frame {
    /// A side pool (TI-6.2).
    Pool {
        /// Its action.
        act: Act,
        /// Its points.
        ap: u8,
    },
    /// The action of a helper with so many points (TI-18.4).
    Name {
        /// Its points.
        ap: u8,
    },
    /// Which goods pay a contract (TI-18.7).
    Identical {
        /// Where it lies.
        store: Store,
    },
    /// Goods of choice (TI-18.8).
    AnyGoods {
        /// How many are left.
        left: u8,
    },
    /// A house anywhere (TI-18.9).
    RewardHouse,
    /// A pillar anywhere (TI-18.9).
    RewardPillar,
    /// A meeple anywhere (TI-18.9).
    RewardMove(Meeple),
    /// Whose characters give their bonus (TI-18.10).
    Trigger {
        /// Whether none is an answer: after a house it is, with a helper not.
        skip: bool,
    },
    /// The bonuses of a building's characters (TI-18.10).
    Bonuses {
        /// The building.
        building: Building,
        /// Its floors not yet used, as bits.
        floors: u8,
    },
    /// Steps and placing of a bonus (TI-18.11).
    Steps {
        /// Steps of the architect left.
        architect: u8,
        /// Steps of the merchant left.
        merchant: u8,
        /// Whose piece may still be placed.
        place: Option<Meeple>,
    },
    /// Chance fills the character market (TI-6.8).
    #[default]
    Refill,
    /// The same after a refresh: then what was put aside is shuffled back.
    Refresh,
}

const _: () = assert!(size_of::<Frame>() <= 4);

/// The most open choices: 43 with the box as it is (TI-3.6), a few more with a corrected one.
const DEPTH: usize = 64;

/// The open choices, the last one on top.
pub type Frames = Stack<Frame, DEPTH>;
