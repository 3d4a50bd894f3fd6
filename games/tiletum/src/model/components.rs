//! The box: what `components.toml` says, ready for play.

use kernel::DataError;
use kernel::names::Name;
use kernel::observe::Sparse;
use serde::{Deserialize, Serialize};

use super::board::{BUILDINGS, Building, CONTRACT_SPACES, MARKET_SPACES};
use super::cards::Card;
use super::effect::{Face, Kind, Reward, SpaceBonus};
use super::map::{CATHEDRALS, Cathedral, HOUSE_SPACES, HouseSpace, HouseSpaces, Node, Nodes};
use super::pieces::{
    Act, COLORS, CORRUPTIONS, COSTS, Color, Cost, DECREES, Decree, FAIRS, FIELDS, Fair, GOODS, Good,
};
use super::tiles::{TILES, Tile};

mod file;
mod map;
mod read;
mod tiles;

/// Rounds of a game: fairs, towns and board numbers are printed for four.
pub const ROUNDS: usize = 4;
/// The most cathedral tiles of one cathedral.
pub const CATHEDRAL_TILES: usize = 4;
/// The numbers of seats that there are boards for: 2, 3 and 4.
pub const TABLES: usize = 3;

/// Variants agreed before set-up (TI-15.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// TI-15.1: the actions printed on the board.
    pub first_game_layout: bool,
    /// TI-16.7: Titus scores more at fairs.
    pub solo_hard: bool,
    /// TI-16.9: Titus scores more for dice.
    pub solo_deep_coffers: bool,
    /// TI-16.9: Titus does not fall on the king track.
    pub solo_court_favour: bool,
}

/// Everything in the box.
#[derive(Clone, Debug)]
pub struct Components {
    /// Defaults of the options.
    pub options: Options,
    /// What depends on the number of seats, for 2, 3 and 4.
    pub tables: [TableSize; TABLES],
    /// The good of each color (TI-5.7).
    pub good_of: [Good; COLORS],
    /// What a step of a die's value costs (TI-5.3).
    pub gold_per_step: u8,
    /// The points of each value, by value less one (TI-2.3).
    pub points: [u8; 6],
    /// The actions printed on the board (TI-15.1).
    pub printed: [Act; FIELDS],
    /// What covering each house space gives.
    pub space_bonus: [SpaceBonus; HOUSE_SPACES],
    /// The cathedrals.
    pub cathedrals: [CathedralTiles; CATHEDRALS],
    /// The building-cost tiles.
    pub costs: [CostTile; COSTS],
    /// The town tiles (TI-2.7).
    pub towns: Nodes,
    /// The same in the order of the file.
    pub town_tiles: Vec<Node>,
    /// The fair tiles.
    pub fairs: [FairTile; FAIRS],
    /// The numbers printed on the board for the fairs.
    pub fair_values: [u8; ROUNDS],
    /// The king track.
    pub track: Track,
    /// Corruption tokens by value.
    pub corruption: [u8; CORRUPTIONS],
    /// The face of each tile.
    pub faces: [Face; TILES],
    /// What is printed on every tile, for learners.
    pub told: Box<[Sparse]>,
    /// The kind of each tile, for a quick look.
    pub kinds: [Kind; TILES],
    /// Prices of the contract market, from the left.
    pub prices: [u8; MARKET_SPACES],
    /// What hiring a character costs (TI-6.8).
    pub hire_ap: u8,
    /// What a refresh costs (TI-6.8).
    pub refresh_ap: u8,
    /// The buildings of a player board.
    pub buildings: [BuildingFace; BUILDINGS],
    /// The contract spaces of a player board.
    pub contract_spaces: [ContractSpace; CONTRACT_SPACES],
    /// What players start with.
    pub start: Start,
    /// Points for completed buildings, by their number (TI-13.1).
    pub final_buildings: [u8; BUILDINGS + 1],
    /// Goods left for one point (TI-13.1).
    pub goods_per_vp: u8,
    /// The cards of Titus.
    pub decrees: [Card; DECREES],
}

/// What depends on the number of seats.
#[derive(Clone, Debug)]
pub struct TableSize {
    /// Dice drawn in a round (TI-4.1).
    pub drawn: u8,
    /// Dice of each color in the bag (TI-2.13).
    pub per_color: u8,
    /// House spaces in use.
    pub spaces: HouseSpaces,
    /// Cities with a bonus spot in use (TI-2.4).
    pub bonus_spots: Nodes,
    /// Copies of each tile in the game (TI-2.1).
    pub tiles: [u8; TILES],
}

/// A cathedral's tiles (TI-2.6).
#[derive(Clone, Copy, Debug)]
pub struct CathedralTiles {
    /// Points of its tiles, the top one first.
    pub points: [u8; CATHEDRAL_TILES],
    /// How many tiles there are.
    pub count: u8,
    /// How many pillars it holds.
    pub pillars: u8,
}

impl CathedralTiles {
    /// Every tile in its stack, as bits from the top.
    pub fn full(&self) -> u8 {
        (1 << self.count) - 1
    }
}

/// A building-cost tile.
#[derive(Clone, Copy, Debug)]
pub struct CostTile {
    /// Stone to pay.
    pub stone: u8,
    /// Points for it.
    pub vp: u8,
    /// Whether the cathedral is built at all.
    pub built: bool,
    /// How many there are.
    pub count: u8,
}

/// A fair tile (TI-11).
#[derive(Clone, Copy, Debug)]
pub struct FairTile {
    /// The number on it.
    pub value: u8,
    /// What it counts.
    pub counts: Counted,
}

/// What a fair counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// One kind of item (TI-11.3).
    Each(Item),
    /// Pairs of two kinds (TI-11.4).
    Pairs(Item, Item),
    /// The place on the king track (TI-11.5).
    KingTrack,
}

/// Something that a fair counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words of the component file")]
pub enum Item {
    HousesOnMap,
    PillarsOnMap,
    FulfilledContracts,
    CrestsAnywhere,
    CathedralTiles,
    #[serde(rename = "characters_on_floor_2_or_3")]
    UpperFloorCharacters,
    FilledBuildings,
}

/// The king track (TI-2.10).
#[derive(Clone, Copy, Debug)]
pub struct Track {
    /// Its lowest space.
    pub lowest: i8,
    /// Its highest space.
    pub highest: i8,
    /// Where discs start and return to (TI-10.5).
    pub start: i8,
    /// Points of the leader where there is no tile (TI-10.1).
    pub leader_vp: u8,
}

/// A building of the player board.
#[derive(Clone, Copy, Debug)]
pub struct BuildingFace {
    /// Bonus AP when it is completed.
    pub bonus_ap: u8,
    /// Food for its crest space.
    pub food: u8,
    /// The reward of its crest space.
    pub reward: Reward,
}

/// A contract space of the player board.
#[derive(Clone, Copy, Debug)]
pub struct ContractSpace {
    /// Its points.
    pub vp: u8,
    /// Whether a pillar stands on it at first.
    pub pillar: bool,
}

/// What players start with (TI-2.11).
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// The score.
    pub score: u8,
    /// Where merchant, architect and first house stand.
    pub city: Node,
    /// Goods but gold.
    pub goods: [u8; GOODS],
    /// Gold by turn order.
    pub gold: [u8; super::SEATS],
    /// Houses in all.
    pub houses: u8,
    /// Pillars in all.
    pub pillars: u8,
}

impl Components {
    /// What depends on the number of seats.
    #[inline]
    pub fn table(&self, seats: u8) -> &TableSize {
        &self.tables[usize::from(seats) - 2]
    }

    /// The face of a tile.
    #[inline]
    pub fn face(&self, tile: Tile) -> Face {
        self.faces[tile.index()]
    }

    /// What is printed on a tile, for learners.
    #[inline]
    pub(super) fn told(&self, tile: Tile) -> &Sparse {
        &self.told[tile.index()]
    }

    /// The good of a color.
    #[inline]
    pub fn good(&self, color: Color) -> Good {
        self.good_of[color.index()]
    }

    /// The points of a value.
    #[inline]
    pub fn ap(&self, value: u8) -> u8 {
        self.points[usize::from(value) - 1]
    }

    /// What covering a house space gives.
    #[inline]
    pub fn bonus_of(&self, space: HouseSpace) -> SpaceBonus {
        self.space_bonus[space.index()]
    }

    /// A cathedral's tiles.
    #[inline]
    pub fn cathedral(&self, cathedral: Cathedral) -> &CathedralTiles {
        &self.cathedrals[cathedral.index()]
    }

    /// A building-cost tile.
    #[inline]
    pub fn cost(&self, cost: Cost) -> &CostTile {
        &self.costs[cost.index()]
    }

    /// A fair tile.
    pub fn fair(&self, fair: Fair) -> &FairTile {
        &self.fairs[fair.index()]
    }

    /// A building of the player board.
    #[inline]
    pub fn building(&self, building: Building) -> &BuildingFace {
        &self.buildings[building.index()]
    }

    /// A card of Titus.
    pub fn decree(&self, decree: Decree) -> &Card {
        &self.decrees[decree.index()]
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
