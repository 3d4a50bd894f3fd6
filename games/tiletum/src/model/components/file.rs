//! The component file as it stands, before it is checked.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::{Item, Options};
use crate::model::map::{Cathedral, Node};
use crate::model::pieces::{Act, Color, Crest, Good, Meeple};

#[derive(Deserialize)]
pub struct File {
    pub meta: Meta,
    pub options: Defaults,
    pub dice: Dice,
    pub wheel: Wheel,
    pub action_fields: ActionFields,
    pub map: MapEntry,
    pub cathedral: Vec<CathedralEntry>,
    pub building_cost_tile: Vec<CostEntry>,
    pub town_tile: Vec<TownEntry>,
    pub fair_tile: Vec<FairEntry>,
    pub fair_board_values: FairValues,
    pub king_track: KingTrack,
    pub corruption_token: Vec<TokenEntry>,
    pub corruption: Corruption,
    pub crest: Vec<Named>,
    pub bonus_tile: Vec<TileEntry>,
    pub contract_tile: Vec<TileEntry>,
    pub contract_market: ContractMarket,
    pub character_tile: Vec<TileEntry>,
    pub character_market: CharacterMarket,
    pub building: Vec<BuildingEntry>,
    pub contract_space: Vec<ContractSpaceEntry>,
    pub player_setup: PlayerSetup,
    pub start_gold: StartGold,
    pub score: Score,
    pub solo: Solo,
}

#[derive(Deserialize)]
pub struct Meta {
    pub rounds: Spanned<u8>,
    pub turns_per_player_per_round: Spanned<u8>,
}

/// `[options]` also names its source, so it is no plain [`Options`].
#[derive(Deserialize)]
pub struct Defaults {
    pub first_game_layout: bool,
    pub solo_hard: bool,
    pub solo_deep_coffers: bool,
    pub solo_court_favour: bool,
}

impl From<Defaults> for Options {
    fn from(file: Defaults) -> Options {
        Options {
            first_game_layout: file.first_game_layout,
            solo_hard: file.solo_hard,
            solo_deep_coffers: file.solo_deep_coffers,
            solo_court_favour: file.solo_court_favour,
        }
    }
}

#[derive(Deserialize)]
pub struct Dice {
    pub colours: BTreeMap<Color, Good>,
    pub drawn_per_round: PerTable,
    pub in_bag: PerTable,
    pub change_cost_gold_per_step: Spanned<u8>,
}

/// A number for 2, 3 and 4 players.
#[derive(Deserialize)]
pub struct PerTable {
    pub p2: Spanned<u8>,
    pub p3: Spanned<u8>,
    pub p4: Spanned<u8>,
}

impl PerTable {
    pub fn array(&self) -> [&Spanned<u8>; 3] {
        [&self.p2, &self.p3, &self.p4]
    }
}

#[derive(Deserialize)]
pub struct Wheel {
    pub action_points: Spanned<BTreeMap<String, u8>>,
}

#[derive(Deserialize)]
pub struct ActionFields {
    pub printed_order_clockwise: Spanned<Vec<Act>>,
}

#[derive(Deserialize)]
pub struct MapEntry {
    pub city: Vec<CityEntry>,
    pub road_field: Vec<RoadField>,
    pub edge: Vec<EdgeEntry>,
}

#[derive(Deserialize)]
pub struct CityEntry {
    pub id: Spanned<String>,
    pub cathedral: Spanned<bool>,
    pub bonus_spot: u8,
    pub house_slots: Spanned<Vec<SpaceEntry>>,
}

#[derive(Deserialize)]
pub struct SpaceEntry {
    pub min_players: u8,
    pub bonus: Spanned<String>,
    #[serde(default)]
    pub vp: u8,
}

#[derive(Deserialize)]
pub struct RoadField {
    pub id: Spanned<Node>,
    pub joins: [Node; 2],
}

#[derive(Deserialize)]
pub struct EdgeEntry {
    pub ends: Spanned<[Node; 2]>,
}

#[derive(Deserialize)]
pub struct CathedralEntry {
    pub city: Spanned<Cathedral>,
    pub tiles: Spanned<Vec<u8>>,
    pub pillar_slots: Spanned<u8>,
}

#[derive(Deserialize)]
pub struct CostEntry {
    pub id: Spanned<String>,
    pub stone: u8,
    pub vp: u8,
    pub available: bool,
    pub count: u8,
}

#[derive(Deserialize)]
pub struct TownEntry {
    pub city: Spanned<Node>,
}

#[derive(Deserialize)]
pub struct FairEntry {
    pub id: Spanned<String>,
    pub mode: Spanned<String>,
    pub value: u8,
    pub counts: Spanned<Vec<String>>,
}

#[derive(Deserialize)]
pub struct FairValues {
    pub by_round: Spanned<Vec<u8>>,
}

#[derive(Deserialize)]
pub struct KingTrack {
    pub start: Spanned<i8>,
    pub highest: Spanned<i8>,
    pub lowest: Spanned<i8>,
    pub last_round_leader_vp: u8,
}

#[derive(Deserialize)]
pub struct TokenEntry {
    pub value: Spanned<u8>,
    pub count: u8,
}

#[derive(Deserialize)]
pub struct Corruption {
    pub tokens_per_round: Spanned<u8>,
}

#[derive(Deserialize)]
pub struct Named {
    pub id: Spanned<Crest>,
}

/// A tile of any of the three stacks; which fields it has depends on its kind.
#[derive(Deserialize)]
pub struct TileEntry {
    pub id: Spanned<String>,
    pub kind: Spanned<String>,
    pub effect: Option<Spanned<EffectEntry>>,
    pub crest: Option<Crest>,
    pub cost: Option<ContractCost>,
    #[serde(default)]
    pub vp: u8,
    pub extra: Option<Spanned<EffectEntry>>,
    pub min_players: u8,
    pub count: u8,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContractCost {
    #[serde(default)]
    pub identical: u8,
    #[serde(default)]
    pub gold: u8,
    #[serde(default)]
    pub food: u8,
    #[serde(default)]
    pub wool: u8,
    #[serde(default)]
    pub stone: u8,
    #[serde(default)]
    pub iron: u8,
}

/// The effect of a tile or building.
#[derive(Clone, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EffectEntry {
    None {},
    Gain {
        #[serde(default)]
        gold: u8,
        #[serde(default)]
        food: u8,
        #[serde(default)]
        wool: u8,
        #[serde(default)]
        stone: u8,
        #[serde(default)]
        iron: u8,
        #[serde(default)]
        vp: u8,
    },
    GainAnyGoods {
        n: u8,
    },
    Action {
        action: Act,
        ap: u8,
    },
    ActionAndAnyGood {
        action: Act,
        ap: u8,
        n: u8,
    },
    AnyAction {
        ap: u8,
    },
    AddApToDieAction {
        ap: u8,
    },
    ChangeDieGood {},
    BuildingTrigger {},
    MeepleSteps {
        #[serde(default)]
        architect: u8,
        #[serde(default)]
        merchant: u8,
    },
    StepAndPlace {
        meeple: Meeple,
    },
    Place {
        piece: Piece,
    },
    Crest {
        crest: Crest,
    },
    Contract {
        cost: ContractCost,
        vp: u8,
        extra: Box<EffectEntry>,
    },
    PlaceAnywhere {
        piece: Piece,
    },
    MoveAnywhere {
        meeple: Meeple,
    },
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    House,
    Pillar,
}

#[derive(Deserialize)]
pub struct ContractMarket {
    pub ap_cost_left_to_right: Spanned<Vec<u8>>,
}

#[derive(Deserialize)]
pub struct CharacterMarket {
    pub take_ap: Spanned<u8>,
    pub refresh_ap: Spanned<u8>,
}

#[derive(Deserialize)]
pub struct BuildingEntry {
    pub index: Spanned<u8>,
    pub rooms: Spanned<u8>,
    pub bonus_ap: u8,
    pub crest_food_cost: u8,
    pub crest_reward: Spanned<EffectEntry>,
}

#[derive(Deserialize)]
pub struct ContractSpaceEntry {
    pub index: Spanned<u8>,
    pub vp: u8,
    pub pillar: bool,
}

#[derive(Deserialize)]
pub struct PlayerSetup {
    pub houses_total: Spanned<u8>,
    pub pillars_total: Spanned<u8>,
    pub start_vp: u8,
    pub start_city: Spanned<Node>,
    pub start_goods: BTreeMap<Good, u8>,
}

#[derive(Deserialize)]
pub struct StartGold {
    pub by_turn_order: [u8; 4],
}

#[derive(Deserialize)]
pub struct Score {
    pub final_buildings_vp: Spanned<Vec<u8>>,
    pub goods_per_vp: Spanned<u8>,
}

#[derive(Deserialize)]
pub struct Solo {
    pub decree: Vec<DecreeEntry>,
}

#[derive(Deserialize)]
pub struct DecreeEntry {
    pub id: Spanned<String>,
    pub fair_tile: Spanned<String>,
    pub priorities: Spanned<Vec<String>>,
    pub die_order: Spanned<Vec<String>>,
}

/// What a fair counts, by the word of the file.
pub fn item(word: &str) -> Option<Item> {
    use serde::de::IntoDeserializer;
    use serde::de::value::{Error, StrDeserializer};
    let word: StrDeserializer<'_, Error> = word.into_deserializer();
    Item::deserialize(word).ok()
}
