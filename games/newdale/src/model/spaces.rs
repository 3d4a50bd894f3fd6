//! Action spaces: where markers stand (ND-3.3).

use std::fmt;

use kernel::names;
use kernel::names::Name;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

names! {
    /// A shared space of the action board (ND-4).
    pub enum Shared in "action" {
        /// ND-4.1.
        Build = "build",
        /// ND-4.2.
        Unlock = "unlock",
        /// ND-4.3.
        Cards = "cards",
        /// ND-4.4.
        BlackMarket = "black_market",
        /// ND-4.5.
        Development = "development",
        /// ND-4.6.
        SetSail = "set_sail",
    }
}

names! {
    /// A space of a production area (ND-6.2).
    pub enum Mode in "action" {
        /// Fewer assistants, one good.
        Lazy = "lazy",
        /// Two goods.
        Normal = "normal",
        /// More assistants, three goods.
        Careful = "careful",
    }
}

/// How many production areas a player board has (ND-13.4).
pub const AREAS: usize = 8;
/// How many markers a player may own.
pub const MARKERS: usize = 4;
const SHARED: usize = 6;
/// With how much care an area may be worked.
pub const MODES: usize = 3;
/// How many spaces a player may choose from.
pub const SPACES: usize = SHARED + AREAS * MODES;

/// A production area, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Area(pub u8);

impl Area {
    /// Every area.
    pub fn all() -> impl Iterator<Item = Area> {
        (0..AREAS as u8).map(Area)
    }

    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// As people count: from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The area with this number, counted from 1.
    pub fn from_number(number: u8) -> Option<Area> {
        (1..=AREAS as u8).contains(&number).then(|| Area(number - 1))
    }
}

/// JSON has the number that people count by.
impl Serialize for Area {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Area {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Area, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Area::from_number(number)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no area {number}")))
    }
}

/// A space for a marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// On the action board.
    Board(Shared),
    /// On the own player board.
    Area(Area, Mode),
}

impl Space {
    /// Every space, in index order.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES).map(Space::nth)
    }

    /// The space with this number.
    #[inline]
    pub fn nth(number: usize) -> Space {
        match number.checked_sub(SHARED) {
            None => Space::Board(Shared::ALL[number]),
            Some(rest) => Space::Area(Area((rest / MODES) as u8), Mode::ALL[rest % MODES]),
        }
    }

    /// Its number.
    #[inline]
    pub fn index(self) -> usize {
        match self {
            Space::Board(shared) => shared.index(),
            Space::Area(area, mode) => SHARED + area.index() * MODES + mode.index(),
        }
    }

    /// The spaces that a marker on this one keeps the others of its owner off, as bits.
    #[inline]
    pub fn place(self) -> u32 {
        match self {
            Space::Board(shared) => 1 << shared.index(),
            Space::Area(area, _) => 0b111 << (SHARED + area.index() * MODES),
        }
    }

    /// Reads its notation: `build`, `3.careful`.
    pub fn parse(text: &str) -> Option<Space> {
        if let Some(shared) = Shared::from_id(text) {
            return Some(Space::Board(shared));
        }
        let (area, mode) = text.split_once('.')?;
        let area = Area::from_number(super::notation::number(area)?)?;
        Some(Space::Area(area, Mode::from_id(mode)?))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Space::Board(shared) => shared.fmt(f),
            Space::Area(area, mode) => write!(f, "{}.{mode}", area.number()),
        }
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        let text = String::deserialize(deserializer)?;
        Space::parse(&text)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no space `{text}`")))
    }
}
