//! The JSON of seats, map and open choices.

use std::collections::BTreeMap;

use kernel::Seat;
use kernel::names::Name;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::asks;
use super::board::{Building, Room, Store};
use super::frames::Frame;
use super::map::{Cathedral, Node};
use super::pieces::{Act, Color, Cost, Crest, Decree, Die, Fair, Good, Meeple};
use super::state::{Board, Line, Tiletum};
use super::tiles::Tile;

/// Places counted from 1, each with a tile or empty.
pub type Places = BTreeMap<u8, Option<Tile>>;

/// The places of a row.
pub fn places(row: &[Option<Tile>]) -> Places {
    (1..).zip(row.iter().copied()).collect()
}

/// `blue5`.
impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{}{}", self.color, self.value))
    }
}

impl<'de> Deserialize<'de> for Die {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Die, D::Error> {
        let text = String::deserialize(deserializer)?;
        read_die(&text).ok_or_else(|| D::Error::custom(format!("`{text}` is no die like `blue5`")))
    }
}

fn read_die(text: &str) -> Option<Die> {
    let (color, value) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let value = value.parse().ok().filter(|value| (1..=6).contains(value))?;
    Some(Die { color: Color::from_id(color)?, value })
}

/// The die pool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct PoolFacts {
    pub action: Option<Act>,
    pub ap: u8,
}

/// An open choice (TI-3.6).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FrameFacts {
    /// The name of the question.
    pub ask: String,
    /// Points of a pool.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ap: Option<u8>,
    /// Goods left to choose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// The storehouse space of a contract, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub store: Option<u8>,
    /// Who is moved by a reward.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<Meeple>,
    /// Whether no building is an answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skip: Option<bool>,
    /// The building of a trigger, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub building: Option<u8>,
    /// Its floors not yet used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rooms: Option<Vec<u8>>,
    /// Steps of the merchant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub merchant: Option<u8>,
    /// Steps of the architect.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub architect: Option<u8>,
    /// Whether a house may be placed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<bool>,
    /// Whether a pillar may be placed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pillar: Option<bool>,
}

impl From<Frame> for FrameFacts {
    fn from(frame: Frame) -> FrameFacts {
        let facts = FrameFacts { ask: asks::of(frame).to_owned(), ..FrameFacts::default() };
        match frame {
            Frame::Pool { ap, .. } | Frame::Name { ap } => FrameFacts { ap: Some(ap), ..facts },
            Frame::Identical { store } => FrameFacts { store: Some(store.0 + 1), ..facts },
            Frame::AnyGoods { left } => FrameFacts { left: Some(left), ..facts },
            Frame::RewardMove(who) => FrameFacts { piece: Some(who), ..facts },
            Frame::Trigger { skip } => FrameFacts { skip: Some(skip), ..facts },
            Frame::Bonuses { building, floors } => {
                let rooms = (1..=8u8).filter(|floor| floors >> (floor - 1) & 1 != 0).collect();
                FrameFacts { building: Some(building.number()), rooms: Some(rooms), ..facts }
            }
            Frame::Steps { architect, merchant, place } => FrameFacts {
                merchant: Some(merchant),
                architect: Some(architect),
                house: Some(place == Some(Meeple::Merchant)),
                pillar: Some(place == Some(Meeple::Architect)),
                ..facts
            },
            Frame::RewardHouse | Frame::RewardPillar | Frame::Refill | Frame::Refresh => facts,
        }
    }
}

impl FrameFacts {
    /// The choice that it describes; `None` if there is none like that.
    pub fn frame(&self) -> Option<Frame> {
        Some(match self.ask.as_str() {
            "name_action" => Frame::Name { ap: self.ap? },
            "identical" => Frame::Identical { store: Store(self.store?.checked_sub(1)?) },
            "any_goods" => Frame::AnyGoods { left: self.left? },
            "reward_house" => Frame::RewardHouse,
            "reward_pillar" => Frame::RewardPillar,
            "reward_move" => Frame::RewardMove(self.piece?),
            "building_trigger" => Frame::Trigger { skip: self.skip.unwrap_or(true) },
            "building_bonus" => self.bonuses()?,
            "free_steps" => self.steps()?,
            "refill" => Frame::Refill,
            "refresh" => Frame::Refresh,
            act => Frame::Pool { act: Act::from_id(act)?, ap: self.ap? },
        })
    }

    fn bonuses(&self) -> Option<Frame> {
        let number = usize::from(self.building?.checked_sub(1)?);
        let building = *Building::HOMES.get(number)?;
        let rooms = self.rooms.as_ref()?.iter().map(|floor| building.room(*floor));
        let rooms: Option<Vec<Room>> = rooms.collect();
        let floors = rooms?.iter().fold(0, |floors, room| floors | 1 << (room.floor() - 1));
        Some(Frame::Bonuses { building, floors })
    }

    fn steps(&self) -> Option<Frame> {
        let place = match (self.house.unwrap_or(false), self.pillar.unwrap_or(false)) {
            (false, false) => None,
            (true, false) => Some(Meeple::Merchant),
            (false, true) => Some(Meeple::Architect),
            (true, true) => return None,
        };
        let (architect, merchant) = (self.architect.unwrap_or(0), self.merchant.unwrap_or(0));
        Some(Frame::Steps { architect, merchant, place })
    }
}

/// An action field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct FieldFacts {
    pub action: Option<Act>,
    pub tile: Option<Tile>,
}

/// The fair of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct FairFacts {
    pub city: Option<Node>,
    pub tile: Option<Fair>,
}

/// Corruption tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorruptionFacts {
    /// Turned up this round, in order.
    pub up: Vec<u8>,
    /// All others, by value.
    pub down: BTreeMap<u8, u8>,
}

/// A city; only one with a cathedral has pillars, a cost and tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityFacts {
    /// Who has a house on each space in use.
    pub houses: Vec<Option<Seat>>,
    /// Its bonus tile.
    pub tile: Option<Tile>,
    /// Who has a pillar there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pillars: Option<Vec<Seat>>,
    /// Its building-cost tile.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub cost: Option<Option<Cost>>,
    /// Points of the tiles left, the top one first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tiles: Option<Vec<u8>>,
}

/// A field that is there, though it may be null.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<Cost>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

impl CityFacts {
    /// A city of a game.
    pub fn of(game: &Tiletum, city: Node) -> CityFacts {
        let seats = || Seat::all(game.seats);
        let open = game.parts.table(game.seats).spaces & city.spaces();
        let owner = |space: u8| seats().find(|seat| has_house(game.board(*seat), space));
        let cathedral = city.cathedral();
        let pillars = |cathedral: Cathedral| {
            seats().filter(|seat| game.board(*seat).pillared.contains(cathedral)).collect()
        };
        CityFacts {
            houses: open.numbers().map(owner).collect(),
            tile: game.city_tiles[city.index()],
            pillars: cathedral.map(pillars),
            cost: cathedral.map(|cathedral| game.costs[cathedral.index()]),
            tiles: cathedral.map(|cathedral| tiles_left(game, cathedral)),
        }
    }
}

fn has_house(board: &Board, space: u8) -> bool {
    board.on_map.bits() >> space & 1 != 0
}

fn tiles_left(game: &Tiletum, cathedral: Cathedral) -> Vec<u8> {
    let points = game.parts.cathedral(cathedral).points;
    let left = game.tiles_left[cathedral.index()];
    (0..points.len()).filter(|tile| left >> tile & 1 != 0).map(|tile| points[tile]).collect()
}

/// The rooms of a building by floor, and its crest under `crest`.
pub type BuildingFacts = BTreeMap<String, Option<Tile>>;

/// What a seat owns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct SeatFacts {
    /// The place of the score disc; after the end with the final scoring.
    #[serde(default)]
    pub score: i32,
    /// What the disc has moved so far.
    pub lines: BTreeMap<Line, i16>,
    pub goods: BTreeMap<Good, u16>,
    pub merchant: Node,
    pub architect: Node,
    /// Houses in supply.
    pub houses: u8,
    /// Pillars in supply.
    pub pillars: u8,
    pub dice: Vec<Option<Die>>,
    pub storehouse: Places,
    pub contracts: Places,
    pub buildings: BTreeMap<u8, BuildingFacts>,
    /// Bonus AP; follows from the completed buildings.
    #[serde(default)]
    pub markers: BTreeMap<Act, u8>,
    /// Points of the cathedral tiles held.
    pub cathedrals: BTreeMap<Cathedral, u8>,
}

impl SeatFacts {
    /// A seat of a game.
    pub fn of(game: &Tiletum, seat: Seat) -> SeatFacts {
        let board = game.board(seat);
        let lines = Line::ALL.iter().filter(|line| **line != Line::Dice);
        let markers = Act::PLAIN.iter().map(|act| (*act, game.marker(seat, *act)));
        SeatFacts {
            score: shown_score(game, seat),
            lines: lines.map(|line| (*line, board.lines[line.index()])).collect(),
            goods: Good::ALL.iter().map(|good| (*good, board.goods.of(*good))).collect(),
            merchant: board.stands(Meeple::Merchant),
            architect: board.stands(Meeple::Architect),
            houses: board.houses,
            pillars: board.pillars,
            dice: board.dice.to_vec(),
            storehouse: places(&board.store),
            contracts: places(&board.contracts),
            buildings: Building::ALL
                .iter()
                .map(|building| (building.number(), building_facts(board, *building)))
                .collect(),
            markers: markers.collect(),
            cathedrals: held(board),
        }
    }
}

/// The place of the score disc; after the end with the final scoring.
pub fn shown_score(game: &Tiletum, seat: Seat) -> i32 {
    match game.phase {
        super::state::Phase::Over => game.final_score(seat),
        _ => game.board(seat).score().into(),
    }
}

/// The cathedral tiles that a seat holds.
pub fn held(board: &Board) -> BTreeMap<Cathedral, u8> {
    let tiles = Cathedral::ALL.iter().zip(board.held);
    tiles.filter_map(|(cathedral, tile)| tile.map(|tile| (*cathedral, tile))).collect()
}

fn building_facts(board: &Board, building: Building) -> BuildingFacts {
    let rooms = super::board::each_room(building.rooms());
    let rooms = rooms.map(|room| (room.floor().to_string(), board.rooms[room.index()]));
    rooms.chain([(CREST.to_owned(), board.crests[building.index()])]).collect()
}

/// The name of a building's crest space.
pub const CREST: &str = "crest";

/// What Titus has (TI-16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct TitusFacts {
    #[serde(default)]
    pub score: i32,
    /// With `houses_pillars` once the game is over.
    pub lines: BTreeMap<String, i32>,
    pub merchant: Node,
    pub architect: Node,
    pub houses: u8,
    pub pillars: u8,
    pub crests: Vec<Crest>,
    pub cathedrals: BTreeMap<Cathedral, u8>,
    /// Cards not drawn since the last shuffle.
    pub deck: Vec<Decree>,
    /// His last card.
    pub card: Option<Decree>,
    /// His dice of this round.
    pub dice: Vec<Option<Die>>,
}

impl TitusFacts {
    /// The lines of Titus (TI-16.12).
    pub const LINES: [Line; 6] =
        [Line::Start, Line::Dice, Line::Cathedrals, Line::KingPhase, Line::Leader, Line::Fairs];

    /// Titus in a game.
    pub fn of(game: &Tiletum) -> TitusFacts {
        let board = game.board(Tiletum::TITUS);
        let mut lines: BTreeMap<String, i32> = TitusFacts::LINES
            .iter()
            .map(|line| (line.id().to_owned(), board.lines[line.index()].into()))
            .collect();
        if game.phase == super::state::Phase::Over {
            lines.insert("houses_pillars".to_owned(), game.houses_and_pillars(Tiletum::TITUS));
        }
        TitusFacts {
            score: shown_score(game, Tiletum::TITUS),
            lines,
            merchant: board.stands(Meeple::Merchant),
            architect: board.stands(Meeple::Architect),
            houses: board.houses,
            pillars: board.pillars,
            crests: game.titus.crests.iter().collect(),
            cathedrals: held(board),
            deck: game.titus.deck.iter().collect(),
            card: game.titus.card,
            dice: board.dice.to_vec(),
        }
    }
}

/// What is out of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LostFacts {
    /// Tiles, copies repeated.
    pub tiles: Vec<Tile>,
    /// Houses by seat.
    pub houses: Vec<u8>,
    /// Pillars by seat.
    pub pillars: Vec<u8>,
}
