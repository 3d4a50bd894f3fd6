//! A room as one text, so that a table opens quickly however long its history.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use kernel::chance::{Dealer, Seed};
use kernel::replay::Line;
use kernel::{Actor, AnyParts, Seat, Title};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::orders::Orders;
use super::seen::Eyes;
use super::times::Times;
use super::{Room, actions, recorded};
use crate::records::{Asking, Carried, Chair, Opened, Record, Said};
use crate::{Dealing, Table, fresh_seed};

/// A room after some of its records: the list that undo has left, and the state, so that the game
/// goes on even where newer rules would read the list differently.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Saved {
    rules: u32,
    opened: Opened,
    carried: Option<Carried>,
    lines: Vec<(Option<Seat>, String)>,
    state: Value,
    chairs: Vec<Chair>,
    chat: Vec<Said>,
    asking: Option<Asking>,
    /// What was remembered of orders before each sender had a memory of his own.
    #[serde(default, skip_serializing)]
    orders: Vec<(Option<Seat>, String)>,
    #[serde(default)]
    done: Orders,
    #[serde(default)]
    keys: Vec<u32>,
    #[serde(default)]
    settled: usize,
    #[serde(default)]
    taken_back: u32,
    closed: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undone: Vec<(Seat, String)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    muted: Vec<Option<Seat>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    coached: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    next: Option<String>,
    #[serde(default)]
    times: Times,
    revisions: Vec<u64>,
}

/// Why a table cannot be opened from what was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// The rows do not follow from one another.
    Damaged(String),
    /// The component set with this hash is not at hand.
    Components(String),
    /// It was played by other rules; [`Saved::carry`] goes on from its state.
    Rules {
        /// The version it was played by.
        stored: u32,
        /// The version there is.
        here: u32,
    },
}

impl OpenError {
    pub(super) fn damaged(why: impl Into<String>) -> OpenError {
        OpenError::Damaged(why.into())
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Damaged(why) => write!(f, "the stored table is damaged: {why}"),
            OpenError::Components(hash) => write!(f, "component set {hash} is not at hand"),
            OpenError::Rules { stored, here } => {
                write!(f, "the table was played by rules {stored}; these are rules {here}")
            }
        }
    }
}

impl std::error::Error for OpenError {}

impl Room {
    /// The room after its first record.
    ///
    /// # Errors
    /// If it was played by other rules, its component set is not at hand, or the record does not
    /// hold.
    pub fn begin(title: &'static dyn Title, first: &Record) -> Result<Room, OpenError> {
        let Record::Opened(opened) = first else {
            return Err(OpenError::damaged("the first row does not open the table"));
        };
        same_rules(title, opened.rules)?;
        let mut table = opened_table(title, opened)?;
        if opened.is_by_hand() {
            recorded::deal(&mut table, &opened.then)?;
        }
        if actions(table.list()) != opened.then {
            return Err(OpenError::damaged("the seed deals something else"));
        }
        table.taken_back = opened.taken_back;
        let table = table.terse();
        Ok(Room {
            chairs: opened.chairs.clone(),
            opened: Arc::new(kept(opened.clone())),
            carried: None,
            eyes: Eyes::open(&table, None),
            around: 0,
            table,
            chat: VecDeque::new(),
            asking: None,
            orders: Orders::of(opened.chairs.len()),
            keys: vec![0; opened.chairs.len()],
            settled: 0,
            closed: false,
            undone: Vec::new(),
            muted: Vec::new(),
            coached: Vec::new(),
            next: None,
            times: Times::default(),
        })
    }

    /// The same of a table that was opened by other rules, if these deal and ask the same: for a
    /// table that has nothing but its rows.
    ///
    /// # Errors
    /// If these rules begin differently.
    pub fn begin_by_other_rules(
        title: &'static dyn Title,
        first: &Record,
    ) -> Result<Room, OpenError> {
        let mut first = first.clone();
        if let Record::Opened(opened) = &mut first {
            opened.rules = title.info().rules_version;
            if let Some(state) = &mut opened.state {
                state["rules"] = json!(opened.rules);
            }
        }
        Room::begin(title, &first)
    }

    /// Folds in records as far as these rules can follow: after the first of the game that they
    /// refuse, those of the game are left out. Says how many were.
    ///
    /// # Errors
    /// If a record of the people around does not belong here.
    pub fn fold_what_holds(&mut self, records: &[Record]) -> Result<u32, OpenError> {
        let mut lost = 0;
        for record in records {
            if !record.is_of_the_game() {
                self.fold(record)?;
                continue;
            }
            let mut next = self.clone();
            match next.fold(record) {
                Ok(()) if lost == 0 => *self = next,
                _ => lost += 1,
            }
        }
        Ok(lost)
    }

    /// The room as one text.
    pub fn save(&self) -> Saved {
        let line = |line: &Line| match line.actor {
            Actor::Seat(seat) => (Some(seat), line.action.clone()),
            Actor::Chance => (None, line.action.clone()),
        };
        Saved {
            rules: self.table.title().info().rules_version,
            opened: Opened::clone(&self.opened),
            carried: self.carried.as_deref().cloned(),
            lines: self.table.list().iter().map(|entry| line(&entry.line)).collect(),
            state: self.table.game().state(),
            chairs: self.chairs.clone(),
            chat: self.chat.iter().cloned().collect(),
            asking: self.asking.clone(),
            orders: Vec::new(),
            done: self.orders.clone(),
            keys: self.keys.clone(),
            settled: self.settled,
            taken_back: self.table.taken_back,
            closed: self.closed,
            undone: self.undone.clone(),
            muted: self.muted.clone(),
            coached: self.coached.clone(),
            next: self.next.clone(),
            times: self.times.clone(),
            revisions: self.eyes.revisions().to_vec(),
        }
    }
}

impl Saved {
    /// The game's key.
    pub fn game(&self) -> &str {
        &self.opened.game
    }

    /// The hash of the component set.
    pub fn components(&self) -> &str {
        &self.opened.components
    }

    /// The version of the rules it was played by.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// The room as it was saved.
    ///
    /// # Errors
    /// As [`Room::begin`].
    pub fn open(self, title: &'static dyn Title) -> Result<Room, OpenError> {
        same_rules(title, self.rules)?;
        let table = match &self.carried {
            None => opened_table(title, &self.opened)?,
            Some(carried) => carried_table(title, &self.opened.components, carried)?,
        };
        let mut table = table.terse();
        table.rebuild(Vec::new());
        for (seat, action) in &self.lines {
            let actor = seat.map_or(Actor::Chance, Actor::Seat);
            let line = Line { actor, action: action.clone() };
            table.push(line).map_err(|error| OpenError::damaged(error.to_string()))?;
        }
        Ok(self.around(table))
    }

    /// The record that lets the game go on from its state by the rules there are.
    ///
    /// # Errors
    /// Names what these rules cannot take over.
    pub fn carry(&self, title: &'static dyn Title) -> Result<Record, OpenError> {
        let rules = title.info().rules_version;
        let mut state = self.state.clone();
        state["rules"] = json!(rules);
        let carried = Carried { rules, state, seed: fresh_seed().reveal(), lost: 0 };
        carried_table(title, &self.opened.components, &carried)?;
        Ok(Record::Carried(carried))
    }

    /// The room that goes on from a record of [`carry`](Saved::carry).
    ///
    /// # Errors
    /// If the record does not hold.
    pub fn open_carried(
        self,
        title: &'static dyn Title,
        carried: &Carried,
    ) -> Result<Room, OpenError> {
        let table = carried_table(title, &self.opened.components, carried)?;
        let carried = Some(carried.clone());
        let undone = Vec::new();
        Ok(Saved { carried, asking: None, settled: 0, undone, ..self }.around(table))
    }

    fn around(self, table: Table) -> Room {
        let mut table = table.terse();
        table.taken_back = self.taken_back;
        let (orders, mut keys) = (self.remembered(), self.keys);
        keys.resize(self.chairs.len(), 0);
        Room {
            opened: Arc::new(kept(self.opened)),
            carried: self.carried.map(Arc::new),
            eyes: Eyes::open(&table, Some(self.revisions)),
            around: 0,
            table,
            chairs: self.chairs,
            chat: self.chat.into(),
            asking: self.asking,
            orders,
            keys,
            settled: self.settled,
            closed: self.closed,
            undone: self.undone,
            muted: self.muted,
            coached: self.coached,
            next: self.next,
            times: self.times,
        }
    }
}

impl Saved {
    /// The memory of orders, also from a text that was written before each sender had his own.
    fn remembered(&self) -> Orders {
        if self.done != Orders::default() {
            return self.done.clone();
        }
        let mut orders = Orders::of(self.chairs.len());
        for (seat, id) in &self.orders {
            match seat {
                Some(seat) => orders.done(*seat, Some(id)),
                None => orders.said(None, Some(id)),
            }
        }
        orders
    }
}

/// What a room keeps of its first record: what was dealt first stands in the list.
fn kept(mut opened: Opened) -> Opened {
    opened.then = Vec::new();
    opened
}

fn same_rules(title: &dyn Title, stored: u32) -> Result<(), OpenError> {
    let here = title.info().rules_version;
    if stored == here { Ok(()) } else { Err(OpenError::Rules { stored, here }) }
}

fn opened_table(title: &'static dyn Title, opened: &Opened) -> Result<Table, OpenError> {
    let parts = parts(title, &opened.components)?;
    let dealing = if opened.is_by_hand() { Dealing::Manual } else { dealing(&opened.seed)? };
    if let Some(state) = &opened.state {
        return loaded_table(title, parts, state, dealing);
    }
    let game = title
        .start(parts, &opened.options, opened.chairs.len() as u8)
        .map_err(|error| OpenError::damaged(error.to_string()))?;
    Ok(Table::new(title, game, dealing))
}

/// The table that goes on from a carried state.
pub(super) fn carried_table(
    title: &'static dyn Title,
    components: &str,
    carried: &Carried,
) -> Result<Table, OpenError> {
    let parts = parts(title, components)?;
    loaded_table(title, parts, &carried.state, dealing(&carried.seed)?)
}

fn loaded_table(
    title: &'static dyn Title,
    parts: AnyParts,
    state: &Value,
    dealing: Dealing,
) -> Result<Table, OpenError> {
    let game =
        title.load(parts, state.clone()).map_err(|error| OpenError::damaged(error.to_string()))?;
    Ok(Table::load(title, game, dealing))
}

fn parts(title: &dyn Title, hash: &str) -> Result<AnyParts, OpenError> {
    title.find_components(hash).ok_or_else(|| OpenError::Components(hash.to_owned()))
}

fn dealing(seed: &str) -> Result<Dealing, OpenError> {
    let seed = Seed::from_hex(seed).ok_or_else(|| OpenError::damaged("the seed is no seed"))?;
    Ok(Dealing::Seeded(Dealer::new(seed)))
}
