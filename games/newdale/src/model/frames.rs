//! Open work above the step of a player, as a short stack (ND-15.1).

use kernel::{Seat, Stack};
use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::draws::Draw;
use super::pieces::{Block, Good};
use super::spaces::{Area, Mode};
use super::tokens::Token;

/// One open choice, outcome of chance or rest of an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "work", rename_all = "snake_case")]
pub enum Frame {
    /// Chance deals cards (ND-13.1).
    Deal {
        /// Who draws.
        seat: Seat,
        /// How many are left.
        left: u8,
        /// What gave them.
        #[serde(default)]
        why: Draw,
    },
    /// Both piles are empty: everybody gives up half of the hand (ND-13.1).
    #[default]
    Halve,
    /// Nate: everybody draws, then the opponents give cards back (ND-7.12).
    Nate {
        /// How many have drawn.
        drawn: u8,
    },
    /// Chance lays cards into the pool (event Blueprints).
    Lay {
        /// How many are left.
        left: u8,
    },
    /// Chance draws figures for Rabbit (ND-7.6).
    Rabbit {
        /// How many are left.
        left: u8,
    },
    /// Chance draws an assistant for the Prison (ND-8.10).
    Jailer,
    /// Chance turns over the draw pile for Aaron (ND-7.9).
    Search,
    /// Tokens, character and prisoners (ND-7.11).
    Window,
    /// Cards or points of an event (ND-15.5).
    Feast {
        /// How many cards.
        cards: u8,
        /// How many points.
        vp: u8,
    },
    /// Cards for coal (ND-15.5).
    Sell {
        /// How many more may be sold.
        left: u8,
    },
    /// Two cards for two points (ND-15.5).
    NightWatch {
        /// How many are missing.
        left: u8,
    },
    /// A good or a step back (ND-15.5).
    Storm,
    /// What to build (ND-15.8).
    Build {
        /// The Vineyard of Aaron's build.
        aaron: Option<Card>,
    },
    /// The building under way (ND-5.11).
    Construction {
        /// What comes next.
        step: BuildStep,
    },
    /// A payment (ND-15.12).
    Pay {
        /// Coins still to be covered.
        left: u8,
        /// The good paid last.
        last: Option<Good>,
        /// What is paid.
        bill: Bill,
    },
    /// A good of choice (ND-15.14).
    Good,
    /// Which block to remove (ND-15.15).
    Unlock,
    /// The block is paid.
    Unlocked {
        /// Which one.
        block: Block,
    },
    /// Which card to keep (ND-15.16).
    Swap,
    /// Cards for the black market (ND-15.17).
    Market {
        /// How many are missing.
        left: u8,
    },
    /// Which marker to buy (ND-15.18).
    Develop,
    /// Reductions of a marker (ND-15.11).
    Developing {
        /// The marker.
        marker: u8,
        /// Its cost so far.
        cost: u8,
    },
    /// The marker is paid.
    Developed {
        /// The marker.
        marker: u8,
    },
    /// How far to sail (ND-15.19).
    Sail {
        /// At most.
        most: u8,
        /// Whether each space is paid for.
        paid: bool,
    },
    /// The ship moves (ND-10.24).
    Ship {
        /// Spaces left.
        left: u8,
    },
    /// Whether assistants produce (ND-15.20).
    Produce {
        /// Where.
        area: Area,
        /// On which space.
        mode: Mode,
    },
    /// How missing assistants are covered (ND-15.21).
    Cover {
        /// Where.
        area: Area,
        /// On which space.
        mode: Mode,
        /// How many are missing.
        missing: u8,
    },
    /// Cards for missing assistants (ND-15.21).
    CoverCards {
        /// Where.
        area: Area,
        /// On which space.
        mode: Mode,
        /// How many cards are missing.
        left: u8,
    },
    /// The production chain (ND-15.22).
    Chain {
        /// Where.
        area: Area,
        /// How many goods it has made.
        made: u8,
        /// Whether it is final production, which gives no bonus.
        last: bool,
    },
    /// Which chain to run in final production (ND-15.22).
    Run,
    /// Optional effects of phase VI (ND-15.23).
    Special,
    /// Cards that a token costs (ND-15.24).
    Price {
        /// The token.
        token: Token,
        /// How many are missing.
        left: u8,
    },
    /// Onyx's assistant (ND-15.25).
    Onyx,
    /// Aaron's Vineyard (ND-15.26).
    Vineyard,
    /// How much of the goal to deliver (ND-15.27).
    Goal,
    /// The side mission (ND-15.27).
    Mission,
    /// The house of a ship that has arrived (ND-10.24).
    Settle,
}

/// What a payment is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bill {
    /// Any cost in coins.
    Coins,
    /// Goods of the chapter goal.
    Goal,
    /// Grapes of the side mission, by number.
    Grapes,
}

/// The steps of a build (ND-5.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BuildStep {
    /// Where the house goes.
    Town,
    /// Tokens and Gunda.
    Reduce,
    /// The payment.
    Pay,
    /// Tolls go to the owners.
    Toll,
    /// Where the card goes.
    Area,
    /// The bridge is placed.
    Bridge,
    /// The house is placed.
    House,
    /// The ship moves in a harbor.
    Harbor,
    /// A bonus token.
    Bonus,
    /// What the card does at once.
    Effect,
    /// The sailor comes aboard.
    Crew,
}

const _: () = assert!(size_of::<Frame>() <= 4);

/// The deepest stack: window, Aaron's build, its ship, a draw, empty piles, with room to spare.
const DEPTH: usize = 8;

/// The open work, the last on top.
pub type Frames = Stack<Frame, DEPTH>;

/// The stack of a list that was laid down by hand: it leaves room for what follows.
pub(crate) fn laid_down(list: &[Frame]) -> Option<Frames> {
    let fits = list.len() + SPARE <= DEPTH;
    fits.then(|| Stack::of(list.iter().copied())).flatten()
}

/// The room that what follows needs at most.
const SPARE: usize = 2;
