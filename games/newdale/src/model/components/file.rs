//! The component file as it stands, before it is checked.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::model::cards::Kind;
use crate::model::events::Effect;
use crate::model::options::{Planning, StartTown};
use crate::model::pieces::{Chapter, Character, Landscape, Resource, SideMission};
use crate::model::spaces::Mode;
use crate::model::towns::{Board, Town};

use super::{Extra, Wanted};

#[derive(Deserialize)]
pub struct File {
    pub options: Defaults,
    pub bag: Bag,
    pub player_start: PlayerStart,
    pub score_track: ScoreTrack,
    pub final_scoring: FinalScoring,
    pub bonus_token_count: TokenCount,
    pub action_space: Vec<ActionSpace>,
    pub production_area: Vec<ProductionArea>,
    pub good: Vec<GoodEntry>,
    pub start_building: Vec<StartBuilding>,
    pub building: Vec<Building>,
    pub bonus_token: Vec<TokenEntry>,
    pub character: Vec<CharacterEntry>,
    pub side_mission: Vec<SideMissionEntry>,
    pub sailor: Vec<SailorEntry>,
    pub event: Vec<EventEntry>,
    pub chapter: Vec<ChapterEntry>,
    pub pool_rules: PoolRules,
    pub bridge: BridgeEntry,
    pub heavy_road: HeavyRoad,
    pub hooded: Hooded,
    pub ship_track_vii: CoastEntry,
    pub ship_track_viii: SeaEntry,
    pub map: Vec<MapEntry>,
}

/// `[options]` also names its source, so it is no plain set of options.
#[derive(Deserialize)]
pub struct Defaults {
    pub chapter: Chapter,
    pub start_town: StartTown,
    pub planning: Planning,
    pub previous_winner: i8,
}

#[derive(Deserialize, Clone, Copy)]
pub struct ByColor {
    pub yellow: u8,
    pub green: u8,
    pub red: u8,
    pub blue: u8,
}

impl ByColor {
    pub fn array(self) -> [u8; 4] {
        [self.yellow, self.green, self.red, self.blue]
    }
}

#[derive(Deserialize)]
pub struct Bag {
    pub assistants: ByColor,
    pub draw_per_round: u8,
}

#[derive(Deserialize)]
pub struct PlayerStart {
    pub coal_on_mine: u8,
    pub houses_total: u8,
    pub score: u8,
    pub cards_dealt: u8,
    pub cards_discarded: u8,
    pub range: Spanned<u8>,
    pub range_unlocked: Spanned<u8>,
    pub compensation: Spanned<u8>,
    pub compensation_unlocked: Spanned<u8>,
}

#[derive(Deserialize)]
pub struct ScoreTrack {
    pub card_bonus_cards: u8,
    pub card_bonus_spaces: Spanned<Vec<u8>>,
}

#[derive(Deserialize)]
pub struct FinalScoring {
    pub military: [u8; 3],
    pub coins_per_vp: Spanned<u8>,
    pub secret_mission_vp_per_house: u8,
}

#[derive(Deserialize)]
pub struct TokenCount {
    pub p1: u8,
    pub p2: u8,
    pub p3: u8,
    pub p4: Spanned<u8>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
pub struct ActionSpace {
    pub id: String,
    pub cost: u8,
    pub vp: u8,
    pub draw: u8,
    pub discard_cards: u8,
    pub goods_on_coal_mine: u8,
    pub cost_marker_3: u8,
    pub cost_marker_4: u8,
    pub vp_marker_4: u8,
    pub coins_per_space: u8,
    pub max_spaces: u8,
}

#[derive(Deserialize)]
pub struct ProductionArea {
    pub id: Spanned<u8>,
    pub lazy: AreaSpaceEntry,
    pub normal: AreaSpaceEntry,
    pub careful: AreaSpaceEntry,
    pub spaces_back: Vec<Mode>,
}

#[derive(Deserialize, Clone, Copy)]
pub struct AreaSpaceEntry {
    pub modifier: i8,
    pub output: u8,
}

#[derive(Deserialize)]
pub struct GoodEntry {
    pub id: Spanned<String>,
    pub price: u8,
}

#[derive(Deserialize)]
pub struct StartBuilding {
    pub needs: ByColor,
}

#[derive(Deserialize)]
pub struct Building {
    pub id: Spanned<String>,
    #[serde(rename = "type")]
    pub kind: Spanned<Kind>,
    pub number: u16,
    pub count: Spanned<u8>,
    pub cost: Spanned<u8>,
    pub discount: Spanned<String>,
    pub resource: Resource,
    pub needs: Option<ByColor>,
    pub good: Option<Spanned<String>>,
    pub chain: Option<Spanned<Vec<String>>>,
    pub vp: u8,
    pub fists: u8,
}

#[derive(Deserialize)]
pub struct TokenEntry {
    pub id: Spanned<String>,
    pub count: u8,
}

#[derive(Deserialize)]
pub struct CharacterEntry {
    pub id: Spanned<Character>,
    pub figures: Option<u8>,
    pub coal: Option<u8>,
    pub max_discount: Option<u8>,
}

#[derive(Deserialize)]
pub struct SideMissionEntry {
    pub id: Spanned<String>,
    pub options: Spanned<Vec<MissionOption>>,
    pub vp: u8,
}

#[derive(Deserialize)]
pub struct MissionOption {
    pub good: Wanted,
    pub amount: u8,
}

#[derive(Deserialize)]
pub struct SailorEntry {
    pub id: Spanned<String>,
    pub count: u8,
    pub cost: Spanned<u8>,
    pub vp: u8,
    pub fists: u8,
    pub on_hire_ship: u8,
    pub needs: Option<ByColor>,
    pub chain: Option<Spanned<Vec<String>>>,
    pub output_fixed: Option<u8>,
}

#[derive(Deserialize)]
pub struct EventEntry {
    pub number: Spanned<u16>,
    pub id: Spanned<String>,
    pub printed: ByColor,
    pub effect: Effect,
    #[serde(default)]
    pub add_numbers: Vec<u16>,
    pub add_side_mission: Option<SideMission>,
}

#[derive(Deserialize)]
pub struct ChapterEntry {
    pub id: Spanned<String>,
    pub name: String,
    pub intro: String,
    pub epilogue: String,
    pub board: Board,
    pub start_towns: Spanned<Vec<String>>,
    pub events_1_3: Spanned<Vec<u16>>,
    pub events_4_6: Spanned<Vec<u16>>,
    pub deck_numbered: Vec<u16>,
    pub deck_removed_types: Vec<Kind>,
    pub pool_start: Spanned<String>,
    pub characters: Vec<Character>,
    pub extra: Vec<Extra>,
    pub player_board_side: Side,
    pub goal_goods: Spanned<Vec<String>>,
    pub goal: GoalEntry,
    pub solo: SoloEntry,
    pub next: Spanned<String>,
    pub branch: Option<BranchEntry>,
    #[serde(default)]
    pub start_by_previous: BTreeMap<Chapter, String>,
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Front,
    Back,
}

#[derive(Deserialize)]
pub struct GoalEntry {
    pub coins_a: u8,
    pub vp_a: u8,
    pub coins_b: u8,
    pub vp_b: u8,
}

#[derive(Deserialize)]
pub struct SoloEntry {
    pub coins: u8,
    pub min_vp: u8,
    pub min_fists: u8,
}

#[derive(Deserialize)]
pub struct BranchEntry {
    pub mission: SideMission,
    pub yes: Chapter,
    pub no: Chapter,
}

#[derive(Deserialize)]
pub struct PoolRules {
    pub sawmill: SawmillRule,
}

#[derive(Deserialize)]
pub struct SawmillRule {
    pub per_player: u8,
    pub solo: u8,
}

#[derive(Deserialize)]
pub struct BridgeEntry {
    pub cost: u8,
    pub vp: u8,
    pub toll: u8,
}

#[derive(Deserialize)]
pub struct HeavyRoad {
    pub length: u8,
}

#[derive(Deserialize)]
pub struct Hooded {
    pub figures: u8,
    pub raid_loss_per_missing_fist: u8,
}

#[derive(Deserialize)]
pub struct CoastEntry {
    pub final_vp: [u8; super::COAST],
    pub first_arrival_vp: u8,
    pub solo_min_space: u8,
}

#[derive(Deserialize)]
pub struct SeaEntry {
    pub arrival_vp: [u8; 4],
    pub not_arrived_divisor: Spanned<u8>,
    pub space_bonus: Vec<SeaBonusEntry>,
    pub rival_solo_moves: [u8; super::ROUNDS as usize],
}

#[derive(Deserialize)]
pub struct SeaBonusEntry {
    pub space: Spanned<usize>,
    pub effect: Spanned<String>,
}

#[derive(Deserialize)]
pub struct MapEntry {
    pub id: Spanned<String>,
    pub town: Vec<TownEntry>,
    pub graph: Graph,
    pub bonus_field: Vec<FieldEntry>,
}

#[derive(Deserialize)]
pub struct TownEntry {
    pub id: Spanned<Town>,
    pub name: String,
    pub landscape: String,
    pub first_vp: u8,
    pub secret: Spanned<String>,
    #[serde(default)]
    pub harbour: bool,
}

impl TownEntry {
    pub fn landscape(&self) -> Option<Landscape> {
        kernel::names::Name::from_id(&self.landscape)
    }
}

#[derive(Deserialize)]
pub struct Graph {
    pub roads: Vec<[Spanned<Town>; 2]>,
    pub bridge_sites: Vec<[Spanned<Town>; 2]>,
    pub heavy_roads: Vec<[Spanned<Town>; 2]>,
}

#[derive(Deserialize)]
pub struct FieldEntry {
    pub number: Spanned<usize>,
    pub towns: Vec<Spanned<Town>>,
}
