//! The view of Newdale as it comes.

use std::collections::BTreeMap;

use serde::Deserialize;

/// Figures or goods by kind.
pub(super) type Counts = BTreeMap<String, i64>;

/// What a viewer may know.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct View {
    pub(super) viewer: Option<usize>,
    pub(super) players: usize,
    pub(super) options: Options,
    pub(super) round: u8,
    pub(super) phase: String,
    pub(super) step: Option<String>,
    pub(super) start: Option<usize>,
    pub(super) turn: Option<usize>,
    pub(super) event: Option<String>,
    pub(super) events: Events,
    pub(super) market: Counts,
    pub(super) bag: Counts,
    pub(super) pool: Vec<String>,
    pub(super) draw_count: i64,
    pub(super) discard: Vec<String>,
    pub(super) fields: BTreeMap<u8, Vec<String>>,
    pub(super) offer: Vec<String>,
    pub(super) side_mission: Option<String>,
    pub(super) bridges: BTreeMap<String, Option<usize>>,
    pub(super) sailors: Vec<String>,
    pub(super) rival: Option<i64>,
    pub(super) seats: Vec<Board>,
    pub(super) frames: Vec<Frame>,
}

/// How the chapter is set up.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Options {
    pub(super) chapter: String,
}

/// What is known of the event pile.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Events {
    pub(super) first: Vec<String>,
    pub(super) later: Vec<String>,
    pub(super) later_left: i64,
    pub(super) special: Option<String>,
    pub(super) last: Option<String>,
}

/// What belongs to a player.
#[derive(Debug, Deserialize)]
pub(super) struct Board {
    pub(super) track: i64,
    pub(super) hand: Option<Vec<String>>,
    pub(super) cards: i64,
    pub(super) known: Vec<String>,
    pub(super) mission: Option<String>,
    pub(super) character: Option<String>,
    pub(super) tokens: Vec<String>,
    pub(super) houses: Vec<String>,
    pub(super) supply: i64,
    pub(super) range: i64,
    pub(super) compensation: i64,
    pub(super) markers: Vec<u8>,
    pub(super) bought: Vec<u8>,
    pub(super) plan: BTreeMap<u8, Option<String>>,
    pub(super) areas: BTreeMap<u8, Option<String>>,
    pub(super) specials: Vec<String>,
    pub(super) crew: Vec<String>,
    pub(super) goods: Counts,
    pub(super) grapes: Counts,
    pub(super) rabbit: Counts,
    pub(super) onyx: Option<String>,
    pub(super) prison: Counts,
    pub(super) ship: Option<i64>,
    pub(super) fists: i64,
    pub(super) labor: Counts,
}

/// Open work above the step of a player.
#[derive(Debug, Deserialize)]
pub(super) struct Frame {
    pub(super) work: String,
    pub(super) step: Option<String>,
    pub(super) left: Option<i64>,
    pub(super) missing: Option<i64>,
    pub(super) area: Option<u8>,
    pub(super) mode: Option<String>,
}

impl View {
    /// What is asked: the work on top, or else the step of the phase.
    pub(super) fn question(&self) -> &str {
        match self.frames.last() {
            Some(Frame { work, step: Some(step), .. }) if work == "construction" => step,
            Some(frame) => &frame.work,
            None if self.phase == "planning" => "plan",
            None => self.step.as_deref().unwrap_or_default(),
        }
    }

    /// Who has a house in a town.
    pub(super) fn settlers<'a>(&'a self, town: &'a str) -> impl Iterator<Item = usize> + 'a {
        let here = move |(_, board): &(usize, &Board)| board.houses.iter().any(|own| own == town);
        self.seats.iter().enumerate().filter(here).map(|(seat, _)| seat)
    }
}
