//! Goods, guilds, classes, colors: the words of the rulebook.

use kernel::names;
use kernel::names::{Name, Set};

names! {
    /// A good (CR-1.3): 7 raw, 8 semi, 8 final.
    #[allow(missing_docs, reason = "the goods of CR-1.3")]
    pub enum Good in "good" {
        Wood = "wood",
        IronOre = "iron_ore",
        Flax = "flax",
        Grain = "grain",
        Cow = "cow",
        Wax = "wax",
        Grapes = "grapes",
        Barrel = "barrel",
        Rope = "rope",
        Leather = "leather",
        Paper = "paper",
        Iron = "iron",
        Fabric = "fabric",
        Flour = "flour",
        Meat = "meat",
        Weapons = "weapons",
        Tools = "tools",
        Clothes = "clothes",
        Books = "books",
        Candles = "candles",
        Wine = "wine",
        Beer = "beer",
        Bread = "bread",
    }
}

/// How many goods there are.
pub const GOODS: usize = Good::ALL.len();
/// How many columns the granary has: one for each semi but meat.
pub const COLUMNS: usize = 7;
/// How many final goods there are.
pub const FINALS: usize = 8;
const FIRST_SEMI: usize = Good::Barrel as usize;
const FIRST_FINAL: usize = Good::Weapons as usize;

impl Good {
    /// The goods of the granary, in order.
    pub const GRANARY: &'static [Good] = Good::ALL.split_at(FIRST_SEMI).1.split_at(COLUMNS).0;
    /// The final goods, in order.
    pub const FINAL: &'static [Good] = Good::ALL.split_at(FIRST_FINAL).1;

    /// Whether it is a raw material.
    #[inline]
    pub fn is_raw(self) -> bool {
        self.index() < FIRST_SEMI
    }

    /// Whether it travels on ships: final goods and meat (CR-11.8).
    #[inline]
    pub fn is_shipped(self) -> bool {
        self.index() >= Good::Meat.index()
    }

    /// Its column of the granary; none for what does not go there.
    #[inline]
    pub fn column(self) -> Option<usize> {
        self.index().checked_sub(FIRST_SEMI).filter(|column| *column < COLUMNS)
    }

    /// Its place among the final goods.
    pub fn final_index(self) -> Option<usize> {
        self.index().checked_sub(FIRST_FINAL)
    }
}

names! {
    /// An action place.
    #[allow(missing_docs, reason = "the guilds of CR-7.1")]
    pub enum Guild in "guild" {
        Bankers = "bankers",
        Builders = "builders",
        Notary = "notary",
        Craftsmen = "craftsmen",
        Merchants = "merchants",
        TownHall = "town_hall",
    }
}

/// How many guilds there are.
pub const GUILDS: usize = 6;
/// How many fields the queue of a guild has (CR-5.4).
pub const FIELDS: usize = 3;
/// How many discs a field holds (CR-5.5).
pub const LEVELS: usize = 2;
/// How many places for discs a guild has.
pub const SLOTS: usize = FIELDS * LEVELS;

/// A field of a guild's queue, counted from 0 from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(pub u8);

impl Field {
    /// Its disc gives a privilege (CR-7.4).
    pub const GOLD: Field = Field(0);
    /// Covering its disc is free (CR-5.7).
    pub const RIBBON: Field = Field(2);

    /// The field as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// As it is written: counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

names! {
    /// A class of building cards with a deck.
    #[allow(missing_docs, reason = "the classes of chapter 0")]
    pub enum Class in "class" {
        Basic = "basic",
        Extended = "extended",
        Advanced = "advanced",
    }
}

/// How many classes have a deck.
pub const CLASSES: usize = 3;

names! {
    /// A color of capital cards and of the halves of building cards.
    #[allow(missing_docs, reason = "the colors of chapter 0")]
    pub enum Color in "colour" {
        Violet = "violet",
        Green = "green",
        Blue = "blue",
        Red = "red",
    }
}

/// How many colors there are.
pub const COLORS: usize = 4;

/// Some of the colors.
pub type Colors = Set<Color>;

/// Every color.
pub const ALL_COLORS: Colors = Set::from_bits(0b1111);

names! {
    /// A season (CR-4.1).
    #[allow(missing_docs, reason = "the seasons of chapter 0")]
    pub enum Season in "time" {
        Spring = "spring",
        Summer = "summer",
        Autumn = "autumn",
        Winter = "winter",
    }
}

/// How many seasons a year has.
pub const SEASONS: u8 = 4;

names! {
    /// Where a season stands (CR-4.2).
    pub enum Phase in "phase" {
        /// The deal and the exchange.
        Setup = "setup",
        /// Helpers are placed.
        Helpers = "helpers",
        /// The guilds act.
        Guilds = "guilds",
        /// The end phase.
        End = "end",
        /// After winter.
        YearChange = "year_change",
        /// The game is over.
        Over = "over",
    }
}

names! {
    /// A token of the two pools (CR-2.10, CR-2.11).
    #[allow(missing_docs, reason = "the tokens of CR-13.1 and CR-13.2")]
    pub enum Token in "token" {
        Privilege = "privilege",
        Work = "work",
    }
}

names! {
    /// An end of a player's row of buildings (CR-9.3).
    #[allow(missing_docs, reason = "left and right")]
    pub enum Side in "side" {
        Left = "left",
        Right = "right",
    }
}

names! {
    /// An end of a deck (CR-10.9).
    #[allow(missing_docs, reason = "top and bottom")]
    pub enum End in "end" {
        Top = "top",
        Bottom = "bottom",
    }
}

names! {
    /// A face-up capital space (CR-1.6).
    #[allow(missing_docs, reason = "the two spaces")]
    pub enum Space in "space" {
        A = "a",
        B = "b",
    }
}

names! {
    /// Where taken capital comes from (CR-22.2).
    #[allow(missing_docs, reason = "the words of CR-22.2")]
    pub enum Take in "take" {
        A = "a",
        B = "b",
        Both = "ab",
        Deck = "deck",
    }
}

/// A ship, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ship(pub u8);

/// How many ships there are.
pub const SHIPS: usize = 4;
/// The most rows of a hold.
pub const SHIP_ROWS: usize = 6;

impl Ship {
    /// The ship as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// As it is written: counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}
