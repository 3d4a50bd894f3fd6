//! The component file as it stands, before it is checked.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::{Numbers, Options};
use crate::model::kinds::Kind;
use crate::model::pieces::{Color, Good};

#[derive(Deserialize)]
pub struct File {
    pub constants: Constants,
    pub year: Vec<YearEntry>,
    pub player_count: Vec<TableEntry>,
    pub options: Defaults,
    pub guild: Vec<GuildEntry>,
    pub capital_card: Vec<CapitalEntry>,
    pub capital_sets: SetEntry,
    pub good: Vec<GoodEntry>,
    pub building_type: Vec<TypeEntry>,
    pub building_card: Vec<CardEntry>,
    pub ship: Vec<ShipEntry>,
    pub granary_column: Vec<ColumnEntry>,
    pub bonus_token: Vec<BonusEntry>,
}

/// What the code takes for granted stands beside the numbers that it reads.
#[derive(Deserialize)]
pub struct Constants {
    #[serde(flatten)]
    pub numbers: Numbers,
    pub mayor_cards: PerClass,
    pub build_cost: PerClass,
    pub purchase_price: PerClass,
    #[serde(flatten)]
    pub fixed: BTreeMap<String, toml::Value>,
}

#[derive(Clone, Copy, Deserialize)]
pub struct PerClass {
    pub basic: u8,
    pub extended: u8,
    pub advanced: u8,
}

impl PerClass {
    pub fn array(self) -> [u8; 3] {
        [self.basic, self.extended, self.advanced]
    }
}

#[derive(Deserialize)]
pub struct YearEntry {
    pub year: Spanned<u8>,
    pub work_points: u8,
    pub cover_fee_vp: u8,
}

#[derive(Deserialize)]
pub struct TableEntry {
    pub players: Spanned<u8>,
    pub guild_capacity: Spanned<u8>,
    pub queue_fields: Spanned<u8>,
    pub privilege_tokens: u8,
    pub work_tokens: u8,
    pub order_change_action: bool,
    pub cover_fee_paid_by_player: bool,
}

/// `[options]` also names its source, so it is no plain [`Options`].
#[derive(Deserialize)]
pub struct Defaults {
    pub mayor_bid_uses_colour_sets: bool,
    pub winter_privilege_comparison: bool,
    pub investments_per_player_per_year: u8,
    pub setup_exchanges_per_player: u8,
    pub notary_peek_remainder_split: bool,
    pub granary_sale_always_pays: bool,
    pub capital_set_bonus_in_turn_order: bool,
}

impl From<Defaults> for Options {
    fn from(file: Defaults) -> Options {
        Options {
            mayor_bid_uses_colour_sets: file.mayor_bid_uses_colour_sets,
            winter_privilege_comparison: file.winter_privilege_comparison,
            investments_per_player_per_year: file.investments_per_player_per_year,
            setup_exchanges_per_player: file.setup_exchanges_per_player,
            notary_peek_remainder_split: file.notary_peek_remainder_split,
            granary_sale_always_pays: file.granary_sale_always_pays,
            capital_set_bonus_in_turn_order: file.capital_set_bonus_in_turn_order,
        }
    }
}

#[derive(Deserialize)]
pub struct GuildEntry {
    pub id: Spanned<String>,
    pub stage: Spanned<u8>,
    pub privilege: Spanned<bool>,
}

#[derive(Deserialize)]
pub struct CapitalEntry {
    pub colour: Color,
    pub value: Spanned<u8>,
    pub count: u8,
}

#[derive(Deserialize)]
pub struct SetEntry {
    pub set_value: Spanned<BTreeMap<String, u8>>,
}

#[derive(Deserialize)]
pub struct GoodEntry {
    pub id: Spanned<String>,
    pub granary: Spanned<bool>,
    pub ship: Spanned<bool>,
}

#[derive(Deserialize)]
pub struct TypeEntry {
    pub id: Spanned<String>,
    pub output: Spanned<Good>,
    pub inputs: Spanned<Vec<Good>>,
    pub vp: u8,
}

#[derive(Deserialize)]
pub struct CardEntry {
    pub id: Spanned<String>,
    #[serde(rename = "type")]
    pub kind: Spanned<Kind>,
    pub top: Color,
    pub bottom: Color,
    pub house: Spanned<bool>,
}

#[derive(Deserialize)]
pub struct ShipEntry {
    pub id: Spanned<u8>,
    pub bonuses: Spanned<Vec<u8>>,
    pub rows: Spanned<Vec<RowEntry>>,
}

#[derive(Deserialize)]
pub struct RowEntry {
    pub good: Good,
    pub value: u8,
    pub slots: u8,
}

#[derive(Deserialize)]
pub struct ColumnEntry {
    pub good: Spanned<Good>,
    pub slots: u8,
    pub start_neutral: u8,
}

#[derive(Deserialize)]
pub struct BonusEntry {
    pub good: Spanned<Good>,
    pub vp: u8,
    pub line: Spanned<Vec<Kind>>,
}
