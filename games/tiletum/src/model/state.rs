//! The state of a game.

use kernel::names::{Name, Set};
use kernel::{Parts, Seat, names};
use serde::{Deserialize, Serialize};

use super::SEATS;
use super::board::{
    BUILDINGS, Building, CONTRACT_SPACES, DICE_SPACES, MARKET_SPACES, ROOMS, STORES, Stall,
};
use super::components::{Components, Options, ROUNDS};
use super::frames::Frames;
use super::goods::Goods;
use super::map::{CATHEDRALS, CITIES, Cathedral, Cathedrals, HouseSpaces, Node};
use super::pieces::{
    ACTS, Act, COLORS, CORRUPTIONS, Cost, Crests, Decree, Die, FIELDS, Fair, Meeple, VALUES,
};
use super::tiles::{BONUS_TILES, TILES, Tile};
use super::track::Piles;

/// A game of Tiletum in progress.
// `Copy`, so that a clone is one copy of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tiletum {
    pub(crate) parts: Parts<Components>,
    pub(crate) options: Options,
    /// People at the table.
    pub(crate) players: u8,
    /// Seats in turn order: the people, and in the solo game Titus.
    pub(crate) seats: u8,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// The pass of the action phase, counted from 1.
    pub(crate) pass: u8,
    pub(crate) step: Step,
    /// What the game waits for; it follows from everything else.
    pub(crate) wait: Wait,
    /// The turn order, first player first.
    pub(crate) order: [Seat; SEATS],
    /// Whose turn it is in the turn order.
    pub(crate) position: u8,
    /// The die of this turn, with its final value.
    pub(crate) die: Option<Die>,
    /// The die pool.
    pub(crate) pool: Pool,
    /// Whether the bonus exchange of the turn is used up (TI-6.9).
    pub(crate) swapped: bool,
    /// Open choices above the turn (TI-3.6).
    pub(crate) frames: Frames,
    pub(crate) boards: [Board; SEATS],
    pub(crate) piles: Piles,
    pub(crate) fields: [Option<Act>; FIELDS],
    /// The value that faces the first field; 0 before it is known.
    pub(crate) wheel: u8,
    pub(crate) field_tiles: [Option<Tile>; FIELDS],
    pub(crate) king_tile: Option<Tile>,
    pub(crate) city_tiles: [Option<Tile>; CITIES],
    pub(crate) contract_market: [Option<Tile>; MARKET_SPACES],
    pub(crate) character_market: [Option<Tile>; MARKET_SPACES],
    pub(crate) costs: [Option<Cost>; CATHEDRALS],
    /// The tiles left at each cathedral, as bits from the top.
    pub(crate) tiles_left: [u8; CATHEDRALS],
    pub(crate) towns: [Option<Node>; ROUNDS],
    pub(crate) fairs: [Option<Fair>; ROUNDS],
    /// Corruption tokens face down, by value.
    pub(crate) corruption: [u8; CORRUPTIONS],
    /// Those turned up this round, in order.
    pub(crate) turned_up: [Option<u8>; 3],
    pub(crate) bag: [u8; COLORS],
    /// Dice on the wheel, by color and value.
    pub(crate) dice: [[u8; VALUES]; COLORS],
    /// Tiles in the three stacks.
    pub(crate) stacks: [u8; TILES],
    /// Used helpers and discarded king tiles (TI-15.4).
    pub(crate) discard: [u8; BONUS_TILES],
    /// Characters put aside by a refresh under way (TI-6.8).
    pub(crate) refreshed: [Option<Tile>; MARKET_SPACES],
    pub(crate) titus: Titus,
    pub(crate) lost: Lost,
}

const _: () = assert!(size_of::<Tiletum>() <= 2048, "playouts copy states");

names! {
    /// Where a round stands (TI-3.1).
    pub enum Phase in "phase" {
        /// Lay-out.
        Setup = "setup",
        /// The dice are rolled.
        Preparation = "preparation",
        /// Three passes of turns.
        Action = "action",
        /// The king track is scored.
        King = "king",
        /// The fair is scored.
        Fair = "fair",
        /// What was taken is refilled.
        Cleanup = "cleanup",
        /// The game is over.
        Over = "over",
    }
}

/// Where a turn of the action phase stands (TI-3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A corruption token is turned up.
    Corruption,
    /// A card of Titus is turned up.
    Card,
    /// Tasks, then a die.
    BeforeDie,
    /// The bonus tile of the field.
    TakeTile,
    /// Other goods for the die.
    ChangeGood,
    /// The action of the joker.
    Joker,
    /// The die pool, tasks, and the end.
    Main,
    /// The contract market is refilled.
    Restock,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wait {
    /// Nothing: it goes on by itself.
    Nobody,
    /// The seat on turn.
    Turn,
    /// The leader of the king track (TI-10.1).
    Leader(Seat),
    /// Chance: the action of a field.
    Field(u8),
    /// Chance: the wheel.
    Wheel,
    /// Chance: the next tile of a stack.
    Reveal(Spot),
    /// Chance: the cost tile of a cathedral.
    Cost(Cathedral),
    /// Chance: the town of a round's fair.
    Town(u8),
    /// Chance: the tile of a round's fair.
    Fair(u8),
    /// Chance: the first player.
    First,
    /// Chance: a die.
    Roll,
    /// Chance: a corruption token.
    Corruption,
    /// Chance: a card of Titus.
    Card,
    /// The game is over.
    Over,
}

/// Where a revealed tile goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// An action field, counted from 0.
    Field(u8),
    /// Beside the king track.
    King,
    /// A city.
    City(Node),
    /// The contract market.
    Contract(Stall),
    /// The character market.
    Character(Stall),
}

/// The pool of a die (TI-6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pool {
    /// Its action; none while there is no pool.
    pub act: Option<Act>,
    /// Its points.
    pub ap: u8,
}

impl Pool {
    pub(crate) const NONE: Pool = Pool { act: None, ap: 0 };
}

names! {
    /// A line of the score (TI-13.4, TI-16.12).
    pub enum Line in "score" {
        /// What a player starts with.
        Start = "start",
        /// The dice of Titus.
        Dice = "dice",
        /// House spaces.
        HouseSpaces = "house_spaces",
        /// Contracts and their spaces.
        Contracts = "contracts",
        /// Characters, helpers and crests.
        CharactersHelpersCrests = "characters_helpers_crests",
        /// Cathedrals.
        Cathedrals = "cathedrals",
        /// The leader of the king track.
        Leader = "leader",
        /// The king track.
        KingPhase = "king_phase",
        /// Fairs.
        Fairs = "fairs",
    }
}

/// How many lines move the score disc.
pub const LINES: usize = 9;

/// What a seat owns. Titus uses only what TI-16 gives him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) lines: [i16; LINES],
    pub(crate) goods: Goods,
    pub(crate) store: [Option<Tile>; STORES],
    pub(crate) rooms: [Option<Tile>; ROOMS],
    pub(crate) crests: [Option<Tile>; BUILDINGS],
    pub(crate) contracts: [Option<Tile>; CONTRACT_SPACES],
    pub(crate) dice: [Option<Die>; DICE_SPACES],
    /// Where architect and merchant stand.
    pub(crate) meeples: [Node; 2],
    /// Houses in supply.
    pub(crate) houses: u8,
    /// Pillars in supply.
    pub(crate) pillars: u8,
    pub(crate) on_map: HouseSpaces,
    pub(crate) pillared: Cathedrals,
    /// Points of the cathedral tiles held.
    pub(crate) held: [Option<u8>; CATHEDRALS],
}

/// What Titus has beside a board (TI-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Titus {
    /// Cards not drawn since the last shuffle.
    pub(crate) deck: Set<Decree>,
    /// His last card.
    pub(crate) card: Option<Decree>,
    /// Kinds of crests that he noted.
    pub(crate) crests: Crests,
}

/// What is out of the game; pieces of players only in positions laid down by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lost {
    pub(crate) tiles: [u8; TILES],
    pub(crate) houses: [u8; SEATS],
    pub(crate) pillars: [u8; SEATS],
}

impl Board {
    /// The place of the score disc.
    #[inline]
    pub(crate) fn score(&self) -> i16 {
        self.lines.iter().sum()
    }

    /// Where a meeple stands.
    #[inline]
    pub(crate) fn stands(&self, who: Meeple) -> Node {
        self.meeples[who.index()]
    }

    /// The rooms of a building that hold a character, as bits.
    #[inline]
    pub(crate) fn lodged(&self, building: Building) -> u16 {
        self.all_lodged() & building.rooms()
    }

    /// Every room that holds a character, as bits.
    #[inline]
    pub(crate) fn all_lodged(&self) -> u16 {
        let bit = |(room, tile): (usize, &Option<Tile>)| u16::from(tile.is_some()) << room;
        self.rooms.iter().enumerate().map(bit).sum()
    }

    /// How many contracts are fulfilled.
    #[inline]
    pub(crate) fn fulfilled(&self) -> u8 {
        self.contracts.iter().flatten().count() as u8
    }

    /// How many cathedral tiles it holds.
    pub(crate) fn cathedral_tiles(&self) -> u8 {
        self.held.iter().flatten().count() as u8
    }
}

impl Tiletum {
    /// What a seat owns.
    #[inline]
    pub(crate) fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// What a seat owns.
    #[inline]
    pub(crate) fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.boards[seat.index()]
    }

    /// The boards in play.
    #[inline]
    pub(crate) fn in_play(&self) -> &[Board] {
        &self.boards[..usize::from(self.seats)]
    }

    /// The seat whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.order[usize::from(self.position)]
    }

    /// Titus's seat in the solo game (TI-16.1).
    pub(crate) const TITUS: Seat = Seat(1);

    /// Whether a seat is Titus's.
    #[inline]
    pub(crate) fn is_titus(&self, seat: Seat) -> bool {
        seat.0 >= self.players
    }

    /// The field that faces a value, counted from 0 (TI-2.3).
    #[inline]
    pub(crate) fn field_of(&self, value: u8) -> usize {
        usize::from((value + VALUES as u8 - self.wheel) % VALUES as u8)
    }

    /// The value that faces a field.
    pub(crate) fn value_at(&self, field: u8) -> u8 {
        (self.wheel - 1 + field) % VALUES as u8 + 1
    }

    /// The action of the field that faces a value.
    #[inline]
    pub(crate) fn act_at(&self, value: u8) -> Act {
        self.fields[self.field_of(value)].expect("every field has its action after set-up")
    }

    /// The house spaces that hold a house.
    #[inline]
    pub(crate) fn houses_on_map(&self) -> HouseSpaces {
        self.in_play().iter().fold(HouseSpaces::EMPTY, |all, board| all | board.on_map)
    }

    /// How many pillars a cathedral has.
    #[inline]
    pub(crate) fn pillars_at(&self, cathedral: Cathedral) -> u8 {
        self.in_play().iter().filter(|board| board.pillared.contains(cathedral)).count() as u8
    }
}

const _: () = assert!(ACTS + 1 == FIELDS);
