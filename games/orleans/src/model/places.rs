//! Places and their slots.

use kernel::named;
use kernel::names::{Name, Set};
use kernel::serde::{Deserialize, Deserializer};

/// A place of the player board or a place tile (OR-1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are those of the rulebook")]
pub enum Place {
    FarmHouse,
    Village,
    University,
    Castle,
    Monastery,
    Ship,
    Wagon,
    Guildhall,
    Scriptorium,
    TownHall,
    Hayrick,
    CheeseFactory,
    Winery,
    WoolManufacturer,
    TailorShop,
    Brewery,
    Library,
    Windmill,
    Hospital,
    Bathhouse,
    HerbGarden,
    Sacristy,
    ShippingLine,
    Cellar,
    Pharmacy,
    Office,
    School,
    HorseWagon,
    GunpowderTower,
    Laboratory,
    Goldsmith,
    Bakery,
    HidingPlace,
    Court,
    Barracks,
    Theatre,
}

named!(Place {
    FarmHouse = "farm_house",
    Village = "village",
    University = "university",
    Castle = "castle",
    Monastery = "monastery",
    Ship = "ship",
    Wagon = "wagon",
    Guildhall = "guildhall",
    Scriptorium = "scriptorium",
    TownHall = "town_hall",
    Hayrick = "hayrick",
    CheeseFactory = "cheese_factory",
    Winery = "winery",
    WoolManufacturer = "wool_manufacturer",
    TailorShop = "tailor_shop",
    Brewery = "brewery",
    Library = "library",
    Windmill = "windmill",
    Hospital = "hospital",
    Bathhouse = "bathhouse",
    HerbGarden = "herb_garden",
    Sacristy = "sacristy",
    ShippingLine = "shipping_line",
    Cellar = "cellar",
    Pharmacy = "pharmacy",
    Office = "office",
    School = "school",
    HorseWagon = "horse_wagon",
    GunpowderTower = "gunpowder_tower",
    Laboratory = "laboratory",
    Goldsmith = "goldsmith",
    Bakery = "bakery",
    HidingPlace = "hiding_place",
    Court = "court",
    Barracks = "barracks",
    Theatre = "theatre",
});

/// How many places there are.
pub const PLACES: usize = 36;
/// How many of them are printed on the player board.
pub const BOARD_PLACES: usize = 10;
/// How many follow before the promo tiles: the board's and the base game's tiles.
const BASE_PLACES: usize = 30;

/// How many slots each place has. Other numbers would change notation and index; which
/// follower a slot wants is data.
const SLOT_COUNTS: [u8; PLACES] = [
    2, 3, 3, 3, 2, 3, 3, 3, 2, 2, // the player board
    1, 2, 2, 2, 2, 1, 2, 2, 2, 0, 0, 1, // stack I
    1, 2, 1, 2, 0, 2, 0, 2, // stack II
    2, 2, 2, 2, 0, 0, // promo tiles
];

/// How many slots there are on all places.
pub const SLOTS: usize = first_slot(PLACES) as usize;

/// The number of the first slot of each place.
const FIRST_SLOT: [u8; PLACES] = {
    let mut firsts = [0; PLACES];
    let mut place = 0;
    while place < PLACES {
        firsts[place] = first_slot(place);
        place += 1;
    }
    firsts
};

/// The place that each slot belongs to.
const PLACE_OF: [u8; SLOTS] = {
    let mut places = [0; SLOTS];
    let mut place = 0;
    while place < PLACES {
        let mut slot = 0;
        while slot < SLOT_COUNTS[place] {
            places[(FIRST_SLOT[place] + slot) as usize] = place as u8;
            slot += 1;
        }
        place += 1;
    }
    places
};

const fn first_slot(place: usize) -> u8 {
    let mut first = 0;
    let mut before = 0;
    while before < place {
        first += SLOT_COUNTS[before];
        before += 1;
    }
    first
}

impl Place {
    /// The places printed on the player board.
    pub const BOARD: &'static [Place] = Place::ALL.split_at(BOARD_PLACES).0;
    /// The place tiles, promo tiles last.
    pub const TILES: &'static [Place] = Place::ALL.split_at(BOARD_PLACES).1;

    /// Whether it is a tile, not a place of the player board.
    pub fn is_tile(self) -> bool {
        self.index() >= BOARD_PLACES
    }

    /// Whether it is one of the promo tiles (OR-21.3).
    pub fn is_promo(self) -> bool {
        self.index() >= BASE_PLACES
    }

    /// Its slots.
    #[inline]
    pub fn slots(self) -> Slots {
        let bits = (1u64 << SLOT_COUNTS[self.index()]) - 1;
        Slots::from_bits(bits << FIRST_SLOT[self.index()])
    }

    /// How many slots it has.
    pub fn slot_count(self) -> u8 {
        SLOT_COUNTS[self.index()]
    }

    /// Its n-th slot, counted from 0.
    pub fn slot(self, number: u8) -> Option<Slot> {
        (number < self.slot_count()).then(|| Slot(FIRST_SLOT[self.index()] + number))
    }

    /// The term of the game's words.
    pub fn word(self) -> &'static str {
        WORDS[self.index()]
    }
}

/// The terms of places: `place.…` on the player board, `tile.…` for tiles.
const WORDS: [&str; PLACES] = [
    "place.farm_house",
    "place.village",
    "place.university",
    "place.castle",
    "place.monastery",
    "place.ship",
    "place.wagon",
    "place.guildhall",
    "place.scriptorium",
    "place.town_hall",
    "tile.hayrick",
    "tile.cheese_factory",
    "tile.winery",
    "tile.wool_manufacturer",
    "tile.tailor_shop",
    "tile.brewery",
    "tile.library",
    "tile.windmill",
    "tile.hospital",
    "tile.bathhouse",
    "tile.herb_garden",
    "tile.sacristy",
    "tile.shipping_line",
    "tile.cellar",
    "tile.pharmacy",
    "tile.office",
    "tile.school",
    "tile.horse_wagon",
    "tile.gunpowder_tower",
    "tile.laboratory",
    "tile.goldsmith",
    "tile.bakery",
    "tile.hiding_place",
    "tile.court",
    "tile.barracks",
    "tile.theatre",
];

/// A round follower space of a place (OR-1.4), numbered over all places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(pub u8);

impl Slot {
    /// Its number over all places.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The place it belongs to.
    #[inline]
    pub fn place(self) -> Place {
        Place::ALL[PLACE_OF[self.index()] as usize]
    }

    /// Its number on that place, counted from 0.
    pub fn number(self) -> u8 {
        self.0 - FIRST_SLOT[self.place().index()]
    }

    /// The set of this slot alone.
    #[inline]
    pub fn set(self) -> Slots {
        Slots::from_bits(1 << self.0)
    }
}

/// `ship.2`.
impl std::fmt::Display for Slot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.place(), self.number())
    }
}

/// A set of slots.
pub type Slots = Set<Slot>;

/// A set of places.
pub type Places = Set<Place>;

/// The slots of a set in order.
#[inline]
pub fn each_slot(slots: Slots) -> impl Iterator<Item = Slot> + Clone {
    slots.numbers().map(Slot)
}

/// The two stacks of place tiles (OR-3.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stack {
    /// Open from the first trader on.
    I,
    /// Open from the second trader on.
    II,
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Stack, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "I" => Ok(Stack::I),
            "II" => Ok(Stack::II),
            other => {
                let why = format!("there is no stack `{other}`; the stacks are `I` and `II`");
                Err(kernel::serde::de::Error::custom(why))
            }
        }
    }
}
