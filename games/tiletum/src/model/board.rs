//! The spaces of a player board (TI-1.4) and of the markets.

use std::fmt;

use kernel::named;
use kernel::names::Name;

/// A building of the player board, counted from the left (TI-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "buildings have numbers, not names")]
pub enum Building {
    B1,
    B2,
    B3,
    B4,
    B5,
    B6,
}

named!(Building { B1 = "b1", B2 = "b2", B3 = "b3", B4 = "b4", B5 = "b5", B6 = "b6", });

/// How many buildings there are.
pub const BUILDINGS: usize = 6;
/// How many buildings have rooms: all but the last (TI-1.5).
pub const HOMES: usize = 5;
/// How many rooms there are.
pub const ROOMS: usize = 9;

/// How many rooms each building has.
pub const ROOMS_OF: [u8; BUILDINGS] = [3, 2, 2, 1, 1, 0];

/// The number of each building's first room; the last entry is the number of them all.
const FIRST_ROOM: [u8; BUILDINGS + 1] = {
    let mut first = [0; BUILDINGS + 1];
    let mut building = 0;
    while building < BUILDINGS {
        first[building + 1] = first[building] + ROOMS_OF[building];
        building += 1;
    }
    first
};

const _: () = assert!(FIRST_ROOM[BUILDINGS] as usize == ROOMS);

/// The building of each room.
const BUILDING_OF: [Building; ROOMS] = {
    let mut buildings = [Building::B1; ROOMS];
    let mut building = 0;
    while building < BUILDINGS {
        let mut room = FIRST_ROOM[building];
        while room < FIRST_ROOM[building + 1] {
            buildings[room as usize] = Building::ALL[building];
            room += 1;
        }
        building += 1;
    }
    buildings
};

impl Building {
    /// The buildings with rooms.
    pub const HOMES: &'static [Building] = Building::ALL.split_at(HOMES).0;

    /// Its number, counted from 1.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Its rooms, as bits.
    #[inline]
    pub fn rooms(self) -> u16 {
        (1 << FIRST_ROOM[self.index() + 1]) - (1 << FIRST_ROOM[self.index()])
    }

    /// Its room on a floor, counted from 1.
    pub fn room(self, floor: u8) -> Option<Room> {
        let rooms = 1..=ROOMS_OF[self.index()];
        rooms.contains(&floor).then(|| Room(FIRST_ROOM[self.index()] + floor - 1))
    }
}

/// A room of a building, numbered over the whole board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Room(pub u8);

impl Room {
    /// Every room in order.
    #[inline]
    pub fn all() -> impl Iterator<Item = Room> + Clone {
        (0..ROOMS as u8).map(Room)
    }

    /// Its number over the whole board.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Its building.
    #[inline]
    pub fn building(self) -> Building {
        BUILDING_OF[self.index()]
    }

    /// Its floor, counted from 1: what lodging there costs (TI-6.8).
    #[inline]
    pub fn floor(self) -> u8 {
        self.0 - FIRST_ROOM[self.building().index()] + 1
    }

    /// `b1.3`.
    pub fn parse(text: &str) -> Option<Room> {
        let (building, floor) = text.split_once('.')?;
        Building::from_id(building)?.room(super::notation::number(floor)?)
    }
}

/// `b1.3`.
impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.building(), self.floor())
    }
}

/// The rooms of a set of bits in order.
#[inline]
pub fn each_room(rooms: u16) -> impl Iterator<Item = Room> + Clone {
    kernel::names::Set::<Building>::from_bits(rooms.into()).numbers().map(Room)
}

/// How many spaces a storehouse has.
pub const STORES: usize = 4;
/// How many contract spaces a player board has.
pub const CONTRACT_SPACES: usize = 6;
/// How many spaces a market has.
pub const MARKET_SPACES: usize = 5;
/// How many dice spaces a player board has, one for each turn of a round.
pub const DICE_SPACES: usize = 3;

/// A space of the storehouse, counted from 0; written `s1` to `s4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Store(pub u8);

impl Store {
    /// Every space in order.
    #[inline]
    pub fn all() -> impl Iterator<Item = Store> + Clone {
        (0..STORES as u8).map(Store)
    }

    /// Its number, counted from 0.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// `s1`.
    pub fn parse(text: &str) -> Option<Store> {
        numbered(text, 's', STORES).map(Store)
    }
}

/// `s1`.
impl fmt::Display for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.0 + 1)
    }
}

/// A space of a market, counted from 0 from the left; written `m1` to `m5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stall(pub u8);

impl Stall {
    /// Every space in order.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Stall> + Clone {
        (0..MARKET_SPACES as u8).map(Stall)
    }

    /// Its number, counted from 0.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// `m1`.
    pub fn parse(text: &str) -> Option<Stall> {
        numbered(text, 'm', MARKET_SPACES).map(Stall)
    }
}

/// `m1`.
impl fmt::Display for Stall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "m{}", self.0 + 1)
    }
}

/// A letter and a number from 1 to `most`; counted from 0.
fn numbered(text: &str, letter: char, most: usize) -> Option<u8> {
    let number = super::notation::number(text.strip_prefix(letter)?)?;
    (1..=most as u8).contains(&number).then(|| number - 1)
}
