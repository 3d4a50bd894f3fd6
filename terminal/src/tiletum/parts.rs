//! What is printed on the components: roads, costs, points.

use std::collections::BTreeMap;

use serde::Deserialize;

/// What the drawing needs of the box.
#[derive(Debug, Deserialize)]
pub(crate) struct Parts {
    pub(super) meta: Meta,
    pub(super) goods: Goods,
    pub(super) dice: Dice,
    pub(super) wheel: Wheel,
    pub(super) map: Map,
    pub(super) cathedral: Vec<Cathedral>,
    pub(super) building_cost_tile: Vec<Cost>,
    pub(super) fair_tile: Vec<Fair>,
    pub(super) fair_board_values: FairValues,
    pub(super) king_track: KingTrack,
    pub(super) corruption: Corruption,
    pub(super) bonus_tile: Vec<Tile>,
    pub(super) contract_tile: Vec<Tile>,
    pub(super) character_tile: Vec<Tile>,
    pub(super) contract_market: ContractMarket,
    pub(super) character_market: CharacterMarket,
    pub(super) building: Vec<Building>,
    pub(super) contract_space: Vec<ContractSpace>,
}

/// The length of the game.
#[derive(Debug, Deserialize)]
pub(super) struct Meta {
    pub(super) turns_per_player_per_round: u8,
}

/// The kinds of goods.
#[derive(Debug, Deserialize)]
pub(super) struct Goods {
    pub(super) kinds: Vec<String>,
}

/// Which good each color of dice brings.
#[derive(Debug, Deserialize)]
pub(super) struct Dice {
    pub(super) colours: BTreeMap<String, String>,
}

/// Action points by value.
#[derive(Debug, Deserialize)]
pub(super) struct Wheel {
    pub(super) segments_clockwise: Vec<u8>,
    pub(super) action_points: BTreeMap<String, i64>,
}

/// The map of Europe.
#[derive(Debug, Deserialize)]
pub(super) struct Map {
    pub(super) city: Vec<City>,
    pub(super) road_field: Vec<RoadField>,
    pub(super) edge: Vec<Edge>,
}

/// A city.
#[derive(Debug, Deserialize)]
pub(super) struct City {
    pub(super) id: String,
    pub(super) house_slots: Vec<HouseSpace>,
}

/// A space for a house.
#[derive(Debug, Deserialize)]
pub(super) struct HouseSpace {
    pub(super) min_players: u8,
    pub(super) bonus: String,
    pub(super) vp: Option<i64>,
}

/// A field halfway between two cities.
#[derive(Debug, Deserialize)]
pub(super) struct RoadField {
    pub(super) id: String,
    pub(super) joins: [String; 2],
}

/// A road between two cities.
#[derive(Debug, Deserialize)]
pub(super) struct Edge {
    pub(super) ends: [String; 2],
}

/// A cathedral.
#[derive(Debug, Deserialize)]
pub(super) struct Cathedral {
    pub(super) city: String,
    pub(super) pillar_slots: usize,
}

/// A building-cost tile.
#[derive(Debug, Deserialize)]
pub(super) struct Cost {
    pub(super) id: String,
    pub(super) stone: i64,
    pub(super) vp: i64,
    pub(super) available: bool,
}

/// A fair tile.
#[derive(Debug, Deserialize)]
pub(super) struct Fair {
    pub(super) id: String,
    pub(super) mode: String,
    pub(super) value: i64,
}

/// What the board adds to the fair of each round.
#[derive(Debug, Deserialize)]
pub(super) struct FairValues {
    pub(super) by_round: Vec<i64>,
}

/// The king track.
#[derive(Debug, Deserialize)]
pub(super) struct KingTrack {
    pub(super) last_round_leader_vp: i64,
}

/// Corruption.
#[derive(Debug, Deserialize)]
pub(super) struct Corruption {
    pub(super) tokens_per_round: usize,
}

/// A square tile. What is missing here is said by its name.
#[derive(Debug, Deserialize)]
pub(super) struct Tile {
    pub(super) id: String,
    /// Helper, crest or contract; of a character the action that it makes stronger.
    pub(super) kind: String,
    effect: Option<Contract>,
    #[serde(flatten)]
    own: Contract,
}

/// What a contract brings.
#[derive(Debug, Deserialize)]
pub(super) struct Contract {
    pub(super) vp: Option<i64>,
    pub(super) extra: Option<Extra>,
}

/// What a contract brings besides points.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Extra {
    None,
    Action { action: String, ap: i64 },
    MeepleSteps { merchant: i64 },
}

/// The costs of the spaces of the contract market.
#[derive(Debug, Deserialize)]
pub(super) struct ContractMarket {
    pub(super) ap_cost_left_to_right: Vec<i64>,
}

/// The cost of any space of the character market.
#[derive(Debug, Deserialize)]
pub(super) struct CharacterMarket {
    pub(super) take_ap: i64,
}

/// A building of the player board.
#[derive(Debug, Deserialize)]
pub(super) struct Building {
    pub(super) index: u8,
    pub(super) rooms: usize,
    pub(super) bonus_ap: i64,
    pub(super) crest_food_cost: i64,
}

/// A contract space of the player board.
#[derive(Debug, Deserialize)]
pub(super) struct ContractSpace {
    pub(super) vp: i64,
    pub(super) pillar: bool,
}

impl Tile {
    /// What a contract brings: bonus tiles have it in their effect.
    pub(super) fn contract(&self) -> &Contract {
        self.effect.as_ref().unwrap_or(&self.own)
    }
}

impl Parts {
    /// The action points of a die.
    pub(super) fn points(&self, value: u8) -> i64 {
        self.wheel.action_points.get(&value.to_string()).copied().unwrap_or_default()
    }

    /// A character tile.
    pub(super) fn character(&self, id: &str) -> Option<&Tile> {
        self.character_tile.iter().find(|tile| tile.id == id)
    }

    /// A tile of the bonus or the contract stack.
    pub(super) fn other_tile(&self, id: &str) -> Option<&Tile> {
        self.bonus_tile.iter().chain(&self.contract_tile).find(|tile| tile.id == id)
    }

    /// Where one step leads from a node.
    pub(super) fn neighbors<'a>(&'a self, node: &'a str) -> impl Iterator<Item = &'a str> {
        let roads = self.map.edge.iter().filter_map(move |edge| other_end(&edge.ends, node));
        let fields = self.map.road_field.iter().flat_map(move |field| match node {
            _ if field.id == node => field.joins.iter().map(String::as_str).collect(),
            _ if field.joins.iter().any(|end| end == node) => vec![field.id.as_str()],
            _ => Vec::new(),
        });
        roads.chain(fields)
    }

    /// A road field.
    pub(super) fn road_field(&self, id: &str) -> Option<&RoadField> {
        self.map.road_field.iter().find(|field| field.id == id)
    }
}

impl RoadField {
    /// The city behind the field, seen from the other one.
    pub(super) fn beyond(&self, city: &str) -> Option<&str> {
        other_end(&self.joins, city)
    }
}

fn other_end<'a>(ends: &'a [String; 2], node: &str) -> Option<&'a str> {
    match ends {
        [a, b] if a == node => Some(b),
        [a, b] if b == node => Some(a),
        _ => None,
    }
}
