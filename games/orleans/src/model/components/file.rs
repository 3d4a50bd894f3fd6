//! The component file as it stands, before it is checked.

use serde::Deserialize;
use toml::Spanned;

use super::Options;
use crate::model::map::{Town, Way};
use crate::model::pieces::{Follower, Good};
use crate::model::places::Stack;

#[derive(Deserialize)]
pub struct File {
    pub meta: Meta,
    pub options: Defaults,
    pub totals: Totals,
    pub player_start: PlayerStart,
    pub player_board_market: Market,
    pub followers: Vec<FollowerEntry>,
    pub goods: Vec<GoodEntry>,
    pub setup: Vec<SetupEntry>,
    pub coins: Coins,
    pub citizens: CitizensEntry,
    pub technology: Technology,
    pub tracks: Tracks,
    pub development: DevelopmentEntry,
    pub player_board_places: Vec<PlaceEntry>,
    pub place_tiles: Vec<PlaceEntry>,
    pub promo_tiles: Vec<PlaceEntry>,
    pub deeds: Vec<DeedEntry>,
    pub events: Vec<EventEntry>,
    pub map: MapEntry,
}

#[derive(Deserialize)]
pub struct Meta {
    pub rounds: Spanned<u8>,
}

/// The printed totals of the box.
#[derive(Deserialize)]
pub struct Totals {
    pub follower_tokens: Spanned<u32>,
    pub goods_tokens: Spanned<u32>,
    pub technology_tiles: Spanned<u32>,
    pub citizen_tiles: Spanned<u32>,
    pub coins: Spanned<u32>,
    pub place_tiles: Spanned<u32>,
    pub hourglass_tiles: Spanned<u32>,
}

/// `[options]` also names its source, so it is no plain [`Options`].
#[derive(Deserialize)]
pub struct Defaults {
    pub reduced_tiles: bool,
    pub sequential_planning: bool,
    pub promo_tiles: bool,
    pub start_seat: super::StartSeat,
}

impl From<Defaults> for Options {
    fn from(file: Defaults) -> Options {
        Options {
            reduced_tiles: file.reduced_tiles,
            sequential_planning: file.sequential_planning,
            promo_tiles: file.promo_tiles,
            start_seat: file.start_seat,
        }
    }
}

#[derive(Deserialize)]
pub struct PlayerStart {
    pub coins: u8,
    pub trading_stations: Spanned<u8>,
    pub starter_followers: Vec<Follower>,
    pub merchant_town: Town,
}

#[derive(Deserialize)]
pub struct Market {
    pub spaces: Spanned<u8>,
}

#[derive(Deserialize)]
pub struct FollowerEntry {
    pub id: Spanned<String>,
    pub supply_4p: u8,
    pub supply_3p: u8,
    pub supply_2p: u8,
}

#[derive(Deserialize)]
pub struct GoodEntry {
    pub id: Spanned<String>,
    pub count: u8,
    pub vp: u8,
    pub food: bool,
}

#[derive(Deserialize)]
pub struct SetupEntry {
    pub players: Spanned<u8>,
    pub goods_removed_at_random: u8,
    pub map_goods_spaces: Spanned<usize>,
}

#[derive(Deserialize)]
pub struct Coins {
    pub pieces: u32,
    pub bank_total_value: Spanned<u16>,
    pub denominations: Vec<Denomination>,
}

#[derive(Deserialize)]
pub struct Denomination {
    pub value: u16,
    pub count: u16,
}

#[derive(Deserialize)]
pub struct CitizensEntry {
    pub total: u8,
}

#[derive(Deserialize)]
pub struct Technology {
    pub tiles: u8,
}

#[derive(Deserialize)]
pub struct Tracks {
    pub farmer: Track,
    pub boatman: Track,
    pub craftsman: Track,
    pub trader: Track,
    pub knight: Track,
    pub scholar: Track,
}

#[derive(Deserialize)]
pub struct Track {
    pub spaces: Spanned<u8>,
    #[serde(default)]
    pub draw: Vec<u8>,
    pub bonus: Vec<BonusEntry>,
}

#[derive(Deserialize)]
pub struct BonusEntry {
    pub space: Spanned<u8>,
    pub good: Option<Good>,
    pub coins: Option<u8>,
    #[serde(default)]
    pub citizen: bool,
    pub technology: Option<u8>,
    pub place_tile: Option<u8>,
    #[serde(default)]
    pub stacks: Vec<Stack>,
    pub development: Option<u8>,
}

#[derive(Deserialize)]
pub struct DevelopmentEntry {
    pub last_space: Spanned<u8>,
    pub coins: Vec<SpaceCoins>,
    pub citizens: Spanned<Vec<u8>>,
    pub levels: Vec<SpaceLevel>,
}

#[derive(Deserialize)]
pub struct SpaceCoins {
    pub space: Spanned<u8>,
    pub coins: u8,
}

#[derive(Deserialize)]
pub struct SpaceLevel {
    pub space: Spanned<u8>,
    pub level: u8,
}

#[derive(Deserialize)]
pub struct PlaceEntry {
    pub id: Spanned<String>,
    pub stack: Option<Stack>,
    pub slots: Spanned<Vec<String>>,
    pub effect: Spanned<String>,
    #[serde(default = "yes")]
    pub needs_all_slots: bool,
    #[serde(default = "yes")]
    pub starters_allowed: bool,
    #[serde(default = "yes")]
    pub technology_allowed: bool,
    pub market_spaces: Option<Spanned<u8>>,
}

fn yes() -> bool {
    true
}

#[derive(Deserialize)]
pub struct DeedEntry {
    pub id: Spanned<String>,
    pub coins: u8,
    pub or_development: Option<u8>,
    pub slots: Spanned<Vec<Follower>>,
}

#[derive(Deserialize)]
pub struct EventEntry {
    pub id: Spanned<String>,
    pub count: u8,
    pub negative: bool,
    #[serde(default)]
    pub first_tile: bool,
}

#[derive(Deserialize)]
pub struct MapEntry {
    pub start_town: Spanned<Town>,
    pub shared_station_town: Town,
    pub towns: Vec<TownEntry>,
    pub edges: Vec<EdgeEntry>,
}

#[derive(Deserialize)]
pub struct TownEntry {
    pub id: Spanned<String>,
}

#[derive(Deserialize)]
pub struct EdgeEntry {
    pub a: Spanned<Town>,
    pub b: Town,
    pub kind: Way,
    pub spaces: Spanned<Vec<u8>>,
}
