//! The JSON of seats and board, as state and view share it.

use std::collections::BTreeMap;

use kernel::names::{Counts, Name};
use kernel::serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use super::map::{EDGES, Edge, SPACES, Town, Towns};
use super::pieces::{Deed, FOLLOWERS, Follower, Good, Token, Tokens, WARES, Ware};
use super::places::{Place, Slots, each_slot};
use super::question::{Ask, Phase};
use super::state::{Mat, Orleans, Player};

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatFacts {
    /// Everything but the places.
    #[serde(flatten)]
    pub plain: PlainSeat,
    /// Every own place with what stands on it.
    #[serde(flatten)]
    pub places: BTreeMap<Place, Standing>,
}

/// What a seat owns beside its places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct PlainSeat {
    pub coins: u16,
    pub goods: Counts<Ware, WARES>,
    pub tracks: Tracks,
    pub development: u8,
    /// Follows from the Development marker.
    #[serde(default)]
    pub level: u8,
    pub citizens: u8,
    pub merchant: Town,
    pub stations: Towns,
    pub stock: u8,
    pub technology: u8,
    pub technology_begun: bool,
    pub passed: bool,
    /// The open question in a step that all answer together.
    pub asked: Option<Ask>,
    /// How many this seat draws this round; hidden in the step where all choose it.
    pub draw: Option<u8>,
    /// Draws still to come, then retrievals still allowed; hidden in the same way.
    pub left: Option<u8>,
    /// Whether the Bathhouse is used this round; hidden in the same way.
    pub bath: Option<bool>,
    #[serde(with = "kernel::names::listed")]
    pub market: Tokens,
    #[serde(with = "kernel::names::listed")]
    pub bag: Tokens,
    #[serde(with = "kernel::names::listed")]
    pub drawn: Tokens,
}

/// Where the markers of the six tracks stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "one field for each track")]
pub struct Tracks {
    pub farmer: u8,
    pub boatman: u8,
    pub craftsman: u8,
    pub trader: u8,
    pub knight: u8,
    pub scholar: u8,
}

impl Tracks {
    /// In the order of the followers.
    pub fn array(self) -> [u8; 6] {
        [self.farmer, self.boatman, self.craftsman, self.trader, self.knight, self.scholar]
    }

    fn of([farmer, boatman, craftsman, trader, knight, scholar]: [u8; 6]) -> Tracks {
        Tracks { farmer, boatman, craftsman, trader, knight, scholar }
    }
}

/// What stands on a place: its slots in order, or the tokens of the tower and the Theatre.
pub type Standing = Vec<Option<Occupant>>;

/// A token, or a technology tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A follower.
    Token(Token),
    /// A technology tile.
    Technology,
}

impl Serialize for Occupant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Occupant::Token(token) => token.serialize(serializer),
            Occupant::Technology => serializer.serialize_str("tech"),
        }
    }
}

impl Occupant {
    fn read(id: &str) -> Result<Occupant, String> {
        match id {
            "tech" => Ok(Occupant::Technology),
            id => Token::from_id(id)
                .map(Occupant::Token)
                .ok_or_else(|| format!("nothing on a place is called `{id}`")),
        }
    }
}

impl<'de> Deserialize<'de> for SeatFacts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatFacts, D::Error> {
        let mut fields = Map::<String, Value>::deserialize(deserializer)?;
        let mut places = BTreeMap::new();
        for place in Place::ALL {
            if let Some(value) = fields.remove(place.id()) {
                let standing = read_standing(&value)
                    .map_err(|why| D::Error::custom(format!("`{place}`: {why}")))?;
                places.insert(*place, standing);
            }
        }
        let plain = serde_path_to_error::deserialize(Value::Object(fields))
            .map_err(|error| D::Error::custom(format!("`{}`: {}", error.path(), error.inner())))?;
        Ok(SeatFacts { plain, places })
    }
}

/// A list of ids with null for an empty slot; a single id stands for a list of one.
fn read_standing(value: &Value) -> Result<Standing, String> {
    let one = |value: &Value| match value {
        Value::Null => Ok(None),
        Value::String(id) => Occupant::read(id).map(Some),
        other => Err(format!("{other} is no follower")),
    };
    match value {
        Value::Array(items) => items.iter().map(one).collect(),
        single => Ok(vec![one(single)?]),
    }
}

impl SeatFacts {
    /// A seat with its mat as the viewer sees it; `open` if its answers of this step may be seen.
    /// OR-4.4 — Those of the steps before are public.
    pub fn of(game: &Orleans, player: &Player, mat: &Mat, passed: bool, open: bool) -> SeatFacts {
        let settled = |steps: &[Phase]| open || !steps.contains(&game.phase);
        let plain = PlainSeat {
            coins: player.coins,
            goods: player.goods,
            tracks: Tracks::of(player.tracks),
            development: player.development,
            level: game.parts.level(player.development),
            citizens: player.citizens,
            merchant: player.merchant,
            stations: player.stations,
            stock: player.stock,
            technology: mat.technology,
            technology_begun: mat.begun,
            passed,
            asked: player.ask.filter(|_| open),
            draw: settled(&[Phase::Followers]).then_some(player.draw),
            left: settled(&[Phase::Followers, Phase::Retrieve]).then_some(player.left),
            bath: settled(&[Phase::Allocate]).then_some(player.bath),
            market: mat.market,
            bag: mat.bag,
            drawn: mat.drawn,
        };
        let places = player.places.iter().map(|place| (place, standing_on(mat, place))).collect();
        SeatFacts { plain, places }
    }
}

fn standing_on(mat: &Mat, place: Place) -> Standing {
    let crowd =
        |tokens: Tokens| tokens.pieces().map(|token| Some(Occupant::Token(token))).collect();
    match place {
        Place::Theatre => crowd(mat.theatre),
        Place::GunpowderTower => crowd(mat.tower),
        _ => each_slot(place.slots())
            .map(|slot| match mat.on_slot[slot.index()] {
                Some(token) => Some(Occupant::Token(token)),
                None => (mat.tiles & slot.set() != Slots::EMPTY).then_some(Occupant::Technology),
            })
            .collect(),
    }
}

/// The goods of the map by edge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MapFacts(pub BTreeMap<String, Vec<Good>>);

impl MapFacts {
    /// The goods that lie on every edge.
    pub fn of(map: &[[Option<Good>; SPACES]; EDGES]) -> MapFacts {
        let goods = |edge: Edge| map[edge.index()].iter().flatten().copied().collect();
        MapFacts(Edge::all().map(|edge| (edge.key(), goods(edge))).collect())
    }

    /// The inverse; an unknown edge or too many goods are errors.
    ///
    /// # Errors
    /// Names the edge.
    pub fn read(&self) -> Result<[[Option<Good>; SPACES]; EDGES], kernel::Invalid> {
        let mut map = [[None; SPACES]; EDGES];
        for (key, goods) in &self.0 {
            let fail = |why: &str| kernel::Invalid::new(format!("map.{key}"), why);
            let edge = Edge::all().find(|edge| edge.key() == *key);
            let edge = edge.ok_or_else(|| fail("there is no such edge"))?;
            if goods.len() > SPACES {
                return Err(fail("an edge holds at most 2 goods"));
            }
            for (space, good) in map[edge.index()].iter_mut().zip(goods) {
                *space = Some(*good);
            }
        }
        Ok(map)
    }
}

/// The followers that stand on each deed.
pub type DeedFacts = BTreeMap<Deed, Counts<Follower, FOLLOWERS>>;

/// The JSON form of [`DeedFacts`]: lists of followers.
pub mod deeds {
    use super::{
        BTreeMap, Counts, Deed, DeedFacts, Deserialize, Deserializer, Follower, Serializer,
    };

    /// Writes the lists.
    ///
    /// # Errors
    /// As the serializer.
    pub fn serialize<S: Serializer>(facts: &DeedFacts, serializer: S) -> Result<S::Ok, S::Error> {
        let listed = |counts: &Counts<Follower, 7>| counts.pieces().collect::<Vec<_>>();
        serializer.collect_map(facts.iter().map(|(deed, counts)| (deed, listed(counts))))
    }

    /// Reads the lists.
    ///
    /// # Errors
    /// On an unknown id.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DeedFacts, D::Error> {
        let lists = BTreeMap::<Deed, Vec<Follower>>::deserialize(deserializer)?;
        Ok(lists.into_iter().map(|(deed, list)| (deed, list.into_iter().collect())).collect())
    }
}

/// The followers on the deeds of a game.
pub fn deeds_of(game: &Orleans) -> DeedFacts {
    let on = |deed: &Deed| {
        let slots = game.parts.deeds[deed.index()];
        let count = |kind: usize| (slots.of[kind] & game.deeds).count_ones() as u8;
        Counts::new(std::array::from_fn(count))
    };
    Deed::ALL.iter().map(|deed| (*deed, on(deed))).collect()
}
