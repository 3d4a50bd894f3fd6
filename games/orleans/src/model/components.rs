//! The box: what `components.toml` says, ready for play.

use kernel::DataError;
use kernel::names::{Counts, Name, Set};
use serde::{Deserialize, Serialize};

use super::effect::Effect;
use super::map::{EDGES, Edge, SPACES, Town};
use super::pieces::{
    DEEDS, DEVELOPMENT_CITIZENS, FOLLOWERS, Follower, GOODS, Good, HOURGLASSES, Hourglass, TOKENS,
    TRACKS,
};
use super::places::{PLACES, Place, Places, SLOTS, Slots, Stack};

mod file;
mod read;

/// The longest follower track, the farmers', with its start space (OR-11.1).
pub const TRACK_SPACES: usize = 9;
/// The spaces of the Development track, with its start space (OR-12.1).
pub const DEVELOPMENT_SPACES: usize = 31;

/// Variants agreed before set-up (OR-21.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// OR-21.1: players remove place tiles before round 1.
    pub reduced_tiles: bool,
    /// OR-21.2: planning in turn order.
    pub sequential_planning: bool,
    /// OR-21.3: the six promo tiles join their stacks.
    pub promo_tiles: bool,
    /// OR-3.1: who starts.
    pub start_seat: StartSeat,
}

/// Who is start player of round 1 (OR-3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StartSeat {
    /// Chance decides.
    #[serde(rename = "random")]
    Random,
    /// Seat 0.
    #[serde(rename = "0")]
    Seat0,
    /// Seat 1.
    #[serde(rename = "1")]
    Seat1,
    /// Seat 2.
    #[serde(rename = "2")]
    Seat2,
    /// Seat 3.
    #[serde(rename = "3")]
    Seat3,
}

impl StartSeat {
    /// The seat, unless chance decides.
    pub fn seat(self) -> Option<kernel::Seat> {
        match self {
            StartSeat::Random => None,
            fixed => Some(kernel::Seat(fixed as u8 - StartSeat::Seat0 as u8)),
        }
    }
}

/// Everything in the box.
#[derive(Clone, Debug)]
pub struct Components {
    /// Defaults of the options.
    pub options: Options,
    /// Rounds of a game.
    pub rounds: u8,
    /// Coins a player starts with.
    pub start_coins: u8,
    /// Stations a player starts with.
    pub stations: u8,
    /// Where merchants start.
    pub start_town: Town,
    /// Where every player may build.
    pub shared_town: Town,
    /// Spaces of a player's Market.
    pub market_spaces: u8,
    /// Spaces of the Gunpowder Tower.
    pub tower_spaces: u8,
    /// What depends on the number of players, for 2, 3 and 4.
    pub tables: [TableSize; 3],
    /// Goods in the box.
    pub goods: Counts<Good, GOODS>,
    /// Points of each good.
    pub values: [u8; GOODS],
    /// Goods that are food.
    pub food: Set<Good>,
    /// Value of all coins.
    pub coins: u16,
    /// Technology tiles.
    pub technology: u8,
    /// Citizens, with the one for most stations.
    pub citizens: u8,
    /// The last space of each track.
    pub last_space: [u8; TRACKS],
    /// The bonus of arriving on each space.
    pub bonus: [[Bonus; TRACK_SPACES]; TRACKS],
    /// Draws by space of the knight track.
    pub draws: [u8; TRACK_SPACES],
    /// The Development track.
    pub development: Development,
    /// The effect of each place.
    pub effects: [Effect; PLACES],
    /// The tiles of each stack, promo tiles included.
    pub stacks: [Places; 2],
    /// Slots by the follower that they want.
    pub slots_of: [Slots; FOLLOWERS],
    /// Slots that take anybody.
    pub any_slots: Slots,
    /// Slots that each token may stand on without a standing ability (OR-8.4, OR-8.6).
    pub takes: [Slots; TOKENS],
    /// Slots that may ever hold a technology tile (OR-14.4).
    pub technology_slots: Slots,
    /// Places that need only one follower (OR-8.7).
    pub partly: Places,
    /// The deeds.
    pub deeds: [DeedSlots; DEEDS],
    /// Hourglass tiles.
    pub hourglass: Counts<Hourglass, HOURGLASSES>,
    /// The tile that lies on top (OR-3.8).
    pub first_event: Hourglass,
    /// Events that the Sacristy shields from (OR-16.7).
    pub negative: Set<Hourglass>,
}

/// What depends on the number of players (OR-3.9).
#[derive(Clone, Debug)]
pub struct TableSize {
    /// Neutral followers beside the tracks.
    pub supply: Counts<Follower, FOLLOWERS>,
    /// Goods removed unseen.
    pub goods_removed: u8,
    /// The goods spaces in use, in the order they are filled (OR-3.12).
    pub spaces: Vec<Edge>,
    /// How many spaces of each edge are in use.
    pub in_use: [u8; EDGES],
}

/// The bonus of a track's space (OR-11.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// A good from the goods market.
    Good(Good),
    /// Coins from the bank.
    Coins(u8),
    /// The citizen, for the first to arrive.
    Citizen,
    /// A technology tile.
    Technology,
    /// A place tile of stack I, or of both.
    Tile {
        /// Whether stack II is open too.
        both: bool,
    },
    /// Development points.
    Development(u8),
}

/// The Development track (OR-12).
#[derive(Clone, Debug)]
pub struct Development {
    /// Its last space.
    pub last: u8,
    /// Coins for reaching or passing a space; 0 on most.
    pub coins: [u8; DEVELOPMENT_SPACES],
    /// The spaces of its citizens.
    pub citizens: [u8; DEVELOPMENT_CITIZENS],
    /// The level of each space.
    pub levels: [u8; DEVELOPMENT_SPACES],
}

/// A deed's rewards and slots; slots are numbered over all deeds.
#[derive(Clone, Copy, Debug)]
pub struct DeedSlots {
    /// Coins for each follower.
    pub coins: u8,
    /// Development points instead, if the player may choose.
    pub development: Option<u8>,
    /// All its slots, as bits.
    pub all: u64,
    /// Its slots by follower, as bits.
    pub of: [u64; FOLLOWERS],
}

impl Components {
    /// What depends on the number of players.
    #[inline]
    pub fn table(&self, players: u8) -> &TableSize {
        &self.tables[usize::from(players) - 2]
    }

    /// The effect of a place.
    #[inline]
    pub fn effect(&self, place: Place) -> Effect {
        self.effects[place.index()]
    }

    /// The bonus of a track's space.
    #[inline]
    pub fn bonus(&self, track: Follower, space: u8) -> Bonus {
        self.bonus[track.index()][space as usize]
    }

    /// OR-12.4 — The level is that of the highest star on or left of the marker.
    #[inline]
    pub fn level(&self, development: u8) -> u8 {
        self.development.levels[development as usize]
    }

    /// The tiles in the game: both stacks, promo tiles only by agreement (OR-21.3).
    pub fn tiles(&self, options: &Options) -> Places {
        let all = self.stacks[0] | self.stacks[1];
        all.iter().filter(|tile| options.promo_tiles || !tile.is_promo()).collect()
    }

    /// The stack of a tile.
    pub fn stack(&self, tile: Place) -> Stack {
        if self.stacks[0].contains(tile) { Stack::I } else { Stack::II }
    }

    /// What a slot wants; `None` for anybody.
    pub fn wants(&self, slot: super::places::Slot) -> Option<Follower> {
        Follower::ALL
            .iter()
            .copied()
            .find(|kind| !(self.slots_of[kind.index()] & slot.set()).is_empty())
    }
}

impl kernel::Components for Components {
    type Options = Options;
    const SHIPPED: &'static [&'static str] = &[include_str!("../../data/components.toml")];

    fn read(text: &str) -> Result<Components, DataError> {
        read::read(text)
    }

    fn defaults(&self) -> Options {
        self.options
    }
}

const _: () = assert!(SLOTS <= 64, "slots fit a set of 64");
const _: () = assert!(SPACES == 2);
