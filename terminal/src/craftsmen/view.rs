//! The view of Craftsmen as it comes.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The cubes of a place, the oldest first; nobody's is a neutral one.
pub(super) type Cubes = Vec<Option<usize>>;

/// What a viewer may know.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct View {
    pub(super) players: u8,
    pub(super) year: u8,
    pub(super) season: String,
    pub(super) phase: String,
    pub(super) stage: Option<String>,
    pub(super) order: Vec<usize>,
    pub(super) turn: Option<usize>,
    pub(super) disc: Option<Disc>,
    pub(super) work: bool,
    pub(super) payment: Option<Payment>,
    pub(super) auction: Option<Auction>,
    pub(super) peek: Option<Peek>,
    pub(super) good: Option<Good>,
    pub(super) frames: Vec<Frame>,
    pub(super) guilds: BTreeMap<String, BTreeMap<u8, Vec<usize>>>,
    pub(super) privileged: BTreeMap<String, Vec<usize>>,
    pub(super) order_track: Vec<usize>,
    pub(super) pool: BTreeMap<String, i64>,
    pub(super) bonus_tokens: Vec<String>,
    pub(super) face_up: BTreeMap<String, Option<String>>,
    pub(super) capital_deck_count: i64,
    pub(super) capital_pile: Vec<String>,
    pub(super) decks: BTreeMap<String, Deck>,
    pub(super) sawmills: Vec<String>,
    pub(super) granary: BTreeMap<String, Cubes>,
    pub(super) ships: BTreeMap<u8, BTreeMap<String, Vec<usize>>>,
    pub(super) seats: Vec<Board>,
}

/// The disc whose action runs.
#[derive(Debug, Deserialize)]
pub(super) struct Disc {
    pub(super) field: Option<u8>,
    pub(super) privileged: bool,
    pub(super) wp: i64,
}

/// A payment under way.
#[derive(Debug, Deserialize)]
pub(super) struct Payment {
    pub(super) due: i64,
    pub(super) laid: Vec<String>,
}

/// A running auction.
#[derive(Debug, Deserialize)]
pub(super) struct Auction {
    pub(super) card: String,
    pub(super) bidder: Option<usize>,
    pub(super) bid: i64,
    pub(super) passed: Vec<usize>,
    pub(super) mayor: Vec<String>,
    pub(super) offer: Option<i64>,
}

/// Cards being looked at; only the one who looks knows them.
#[derive(Debug, Deserialize)]
pub(super) struct Peek {
    pub(super) class: String,
    pub(super) cards: Vec<String>,
    pub(super) count: i64,
    pub(super) shown: Vec<String>,
    pub(super) end: Option<String>,
}

/// A good on its way; none is a cube of the fair.
#[derive(Debug, Deserialize)]
pub(super) struct Good {
    pub(super) good: Option<String>,
    pub(super) from: String,
}

/// Open work.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Frame {
    pub(super) frame: String,
    pub(super) to: Option<usize>,
    pub(super) cost: i64,
    pub(super) colors: u8,
    pub(super) good: Option<String>,
    pub(super) sum: i64,
}

/// A building deck and the cards face up beside it.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Deck {
    pub(super) face_up: Vec<String>,
    pub(super) top: Vec<Option<String>>,
    pub(super) top_among: Vec<String>,
    pub(super) house: i64,
    pub(super) under: Vec<Option<String>>,
    pub(super) under_among: Vec<String>,
    pub(super) count: i64,
}

/// What belongs to a player.
#[derive(Debug, Deserialize)]
pub(super) struct Board {
    pub(super) vp: i64,
    pub(super) capital: Option<Vec<String>>,
    pub(super) capital_count: i64,
    pub(super) hand: Vec<String>,
    pub(super) hidden: Hidden,
    pub(super) row: Vec<String>,
    pub(super) icons: Vec<String>,
    pub(super) fair: i64,
    pub(super) supply: i64,
    pub(super) helpers: i64,
    pub(super) passed: bool,
    pub(super) privilege_tokens: i64,
    pub(super) work_tokens: i64,
    pub(super) bonus: Vec<String>,
}

/// Cards of a hand that the viewer does not know, by the part of the deck they came from.
#[derive(Debug, Deserialize)]
pub(super) struct Hidden {
    pub(super) basic: i64,
    pub(super) house: i64,
    pub(super) plain: i64,
}

impl View {
    /// The work on top: what is asked.
    pub(super) fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// What is asked, by the name of the work on top.
    pub(super) fn question(&self) -> &str {
        self.top().map_or("", |frame| frame.frame.as_str())
    }
}

impl Board {
    /// Whether a cube lies on an icon of a card.
    pub(super) fn has_filled(&self, card: &str, good: &str) -> bool {
        let on = |icon: &String| icon.split_once('.') == Some((card, good));
        self.icons.iter().any(on)
    }
}
