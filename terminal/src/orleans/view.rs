//! The view of Orléans as it comes.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

/// What a viewer may know.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct View {
    pub(super) start: Option<u8>,
    pub(super) phase: String,
    pub(super) event: Option<String>,
    pub(super) hourglass: Vec<String>,
    pub(super) seats: Vec<Mat>,
    pub(super) supply: BTreeMap<String, i64>,
    pub(super) goods_market: BTreeMap<String, i64>,
    pub(super) map: BTreeMap<String, Vec<String>>,
    pub(super) deeds: BTreeMap<String, Vec<String>>,
    pub(super) citizens: Vec<String>,
    pub(super) bank: i64,
    pub(super) technology_stack: i64,
    pub(super) stack_i: Vec<String>,
    pub(super) stack_ii: Vec<String>,
}

/// What belongs to a player.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Mat {
    pub(super) coins: i64,
    pub(super) goods: BTreeMap<String, i64>,
    pub(super) tracks: BTreeMap<String, usize>,
    pub(super) development: i64,
    pub(super) level: i64,
    pub(super) citizens: i64,
    pub(super) merchant: String,
    pub(super) stations: Vec<String>,
    pub(super) stock: i64,
    pub(super) technology: i64,
    pub(super) passed: bool,
    pub(super) asked: Option<String>,
    pub(super) market: Vec<String>,
    pub(super) bag: Vec<String>,
    pub(super) drawn: Vec<String>,
    /// The slots of each own place, by its id, among fields that are not drawn.
    #[serde(flatten)]
    rest: BTreeMap<String, Value>,
}

impl Mat {
    /// Who stands on the slots of a place; `None` if the player does not own it.
    pub(super) fn slots(&self, place: &str) -> Option<Vec<Option<String>>> {
        let slots = self.rest.get(place)?.as_array()?;
        Some(slots.iter().map(|slot| slot.as_str().map(str::to_owned)).collect())
    }
}
