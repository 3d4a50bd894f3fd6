//! The view of Tiletum as it comes.

use std::collections::BTreeMap;

use serde::Deserialize;

/// Places counted from 1, each with a tile or empty.
pub(super) type Places = BTreeMap<u8, Option<String>>;

/// What a viewer may know.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct View {
    pub(super) viewer: Option<u8>,
    pub(super) players: u8,
    pub(super) round: u8,
    pub(super) phase: String,
    pub(super) pass: u8,
    pub(super) step: Option<String>,
    pub(super) order: Vec<usize>,
    pub(super) turn: Option<usize>,
    pub(super) die: Option<String>,
    pub(super) pool: Pool,
    pub(super) frames: Vec<Frame>,
    pub(super) wheel: Option<u8>,
    pub(super) fields: BTreeMap<u8, Field>,
    pub(super) dice: Vec<String>,
    pub(super) bag: BTreeMap<String, usize>,
    pub(super) king: BTreeMap<i8, Vec<usize>>,
    pub(super) king_tile: Option<String>,
    pub(super) corruption: Corruption,
    pub(super) fairs: BTreeMap<u8, Fair>,
    pub(super) map: BTreeMap<String, City>,
    pub(super) contract_market: Places,
    pub(super) character_market: Places,
    pub(super) bonus_stack: Vec<String>,
    pub(super) contract_stack: Vec<String>,
    pub(super) character_stack: Vec<String>,
    pub(super) seats: Vec<Board>,
    pub(super) titus: Option<Titus>,
}

/// The points of the die.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Pool {
    pub(super) action: Option<String>,
    pub(super) ap: i64,
}

/// An open choice above the turn.
#[derive(Debug, Deserialize)]
pub(super) struct Frame {
    pub(super) ask: String,
    pub(super) ap: Option<i64>,
    pub(super) left: Option<i64>,
    pub(super) merchant: Option<i64>,
    pub(super) architect: Option<i64>,
    pub(super) building: Option<u8>,
}

/// An action field.
#[derive(Debug, Deserialize)]
pub(super) struct Field {
    pub(super) action: Option<String>,
    pub(super) tile: Option<String>,
}

/// Corruption tokens: those turned up, and all others by value.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Corruption {
    pub(super) up: Vec<u8>,
    pub(super) down: BTreeMap<u8, usize>,
}

/// The fair of a round.
#[derive(Debug, Deserialize)]
pub(super) struct Fair {
    pub(super) city: Option<String>,
    pub(super) tile: Option<String>,
}

/// A city; only one with a cathedral has pillars, a cost and tiles.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct City {
    pub(super) houses: Vec<Option<usize>>,
    pub(super) tile: Option<String>,
    pub(super) pillars: Vec<usize>,
    pub(super) cost: Option<String>,
    pub(super) tiles: Vec<i64>,
}

/// What belongs to a player.
#[derive(Debug, Deserialize)]
pub(super) struct Board {
    pub(super) score: i64,
    pub(super) goods: BTreeMap<String, i64>,
    pub(super) merchant: String,
    pub(super) architect: String,
    pub(super) houses: i64,
    pub(super) pillars: i64,
    pub(super) dice: Vec<Option<String>>,
    pub(super) storehouse: Places,
    pub(super) contracts: Places,
    pub(super) buildings: BTreeMap<u8, BTreeMap<String, Option<String>>>,
    pub(super) markers: BTreeMap<String, i64>,
    pub(super) cathedrals: BTreeMap<String, i64>,
}

/// What Titus has.
#[derive(Debug, Deserialize)]
pub(super) struct Titus {
    pub(super) score: i64,
    pub(super) merchant: String,
    pub(super) architect: String,
    pub(super) houses: i64,
    pub(super) pillars: i64,
    pub(super) crests: Vec<String>,
    pub(super) cathedrals: BTreeMap<String, i64>,
    pub(super) deck: Vec<String>,
    pub(super) card: Option<String>,
    pub(super) dice: Vec<Option<String>>,
}

impl View {
    /// Where each merchant and architect stands, Titus' too.
    pub(super) fn meeples(&self) -> impl Iterator<Item = (usize, &str, &str)> {
        let seats = self.seats.iter().map(|board| (&board.merchant, &board.architect));
        let titus = self.titus.iter().map(|titus| (&titus.merchant, &titus.architect));
        let pairs = seats.chain(titus).enumerate();
        pairs.map(|(seat, (merchant, architect))| (seat, merchant.as_str(), architect.as_str()))
    }

    /// The seats on the king track, the leader first: of one pile the lower disc is ahead.
    pub(super) fn ranking(&self) -> impl Iterator<Item = (usize, i8)> {
        let spaces = self.king.iter().rev();
        spaces.flat_map(|(space, pile)| pile.iter().map(move |seat| (*seat, *space)))
    }

    /// Houses and pillars of a seat on the map.
    pub(super) fn on_map(&self, seat: usize) -> (i64, i64) {
        let houses = self.map.values().flat_map(|city| city.houses.iter().flatten());
        let pillars = self.map.values().flat_map(|city| &city.pillars);
        let count =
            |owners: &mut dyn Iterator<Item = &usize>| owners.filter(|o| **o == seat).count();
        (count(&mut houses.into_iter()) as i64, count(&mut pillars.into_iter()) as i64)
    }
}
