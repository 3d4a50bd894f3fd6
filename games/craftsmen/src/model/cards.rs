//! Building cards, their types and the icons on them.
//!
//! Which card makes what is identity, not attribute: the notation of an icon names its good.
//! Colors, points and costs are data.

use std::fmt;

use kernel::names;
use kernel::names::{Name, Set};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::kinds::Kind;
use super::pieces::{Class, Good};

names! {
    /// A building card (CR-1.4).
    #[allow(missing_docs, reason = "the cards of the component file")]
    pub enum Card in "card" {
        B01 = "b01",
        B02 = "b02",
        B03 = "b03",
        B04 = "b04",
        B05 = "b05",
        B06 = "b06",
        B07 = "b07",
        B08 = "b08",
        B09 = "b09",
        B10 = "b10",
        B11 = "b11",
        B12 = "b12",
        B13 = "b13",
        B14 = "b14",
        B15 = "b15",
        B16 = "b16",
        B17 = "b17",
        B18 = "b18",
        B19 = "b19",
        B20 = "b20",
        B21 = "b21",
        B22 = "b22",
        B23 = "b23",
        B24 = "b24",
        E01 = "e01",
        E02 = "e02",
        E03 = "e03",
        E04 = "e04",
        E05 = "e05",
        E06 = "e06",
        E07 = "e07",
        E08 = "e08",
        E09 = "e09",
        E10 = "e10",
        E11 = "e11",
        E12 = "e12",
        E13 = "e13",
        E14 = "e14",
        E15 = "e15",
        E16 = "e16",
        E17 = "e17",
        E18 = "e18",
        E19 = "e19",
        E20 = "e20",
        E21 = "e21",
        E22 = "e22",
        E23 = "e23",
        E24 = "e24",
        A01 = "a01",
        A02 = "a02",
        A03 = "a03",
        A04 = "a04",
        A05 = "a05",
        A06 = "a06",
        A07 = "a07",
        A08 = "a08",
        A09 = "a09",
        A10 = "a10",
        A11 = "a11",
        A12 = "a12",
        A13 = "a13",
        A14 = "a14",
        A15 = "a15",
        A16 = "a16",
        S1 = "s1",
        S2 = "s2",
        S3 = "s3",
        S4 = "s4",
        S5 = "s5",
        S6 = "s6",
    }
}

/// How many cards there are, sawmills last.
pub const CARDS: usize = 70;
/// How many cards there are beside the sawmills.
pub const BUILDABLE: usize = 64;
/// How many sawmills there are.
pub const SAWMILLS: usize = CARDS - BUILDABLE;
const FIRST_EXTENDED: usize = 24;
const FIRST_ADVANCED: usize = 48;
/// How many copies of each type a class has.
const COPIES: [usize; 3] = [4, 3, 2];

/// Cards that are no sawmills.
pub type Cards = Set<Card>;

/// The cards of a class.
#[inline]
pub const fn of_class(class: Class) -> Cards {
    Set::from_bits(match class {
        Class::Basic => (1 << FIRST_EXTENDED) - 1,
        Class::Extended => ((1 << FIRST_ADVANCED) - 1) & !((1 << FIRST_EXTENDED) - 1),
        Class::Advanced => !((1 << FIRST_ADVANCED) - 1),
    })
}

/// Fills unused places of a row.
impl Default for Card {
    fn default() -> Card {
        Card::B01
    }
}

impl Card {
    /// The sawmills.
    pub const SAWMILLS: &'static [Card] = Card::ALL.split_at(BUILDABLE).1;
    /// All other cards.
    pub const BUILDABLE: &'static [Card] = Card::ALL.split_at(BUILDABLE).0;
    /// The cards that are dealt in set-up: basic and extended.
    pub const DEALT: &'static [Card] = Card::ALL.split_at(FIRST_ADVANCED).0;

    /// Whether it is a sawmill.
    #[inline]
    pub const fn is_sawmill(self) -> bool {
        self as usize >= BUILDABLE
    }

    /// Whether it makes a raw material.
    #[inline]
    pub const fn is_raw(self) -> bool {
        self.is_sawmill() || (self as usize) < FIRST_EXTENDED
    }

    /// Its class; none for a sawmill, which has no deck.
    #[inline]
    pub const fn class(self) -> Option<Class> {
        match self as usize {
            0..FIRST_EXTENDED => Some(Class::Basic),
            FIRST_EXTENDED..FIRST_ADVANCED => Some(Class::Extended),
            FIRST_ADVANCED..BUILDABLE => Some(Class::Advanced),
            _ => None,
        }
    }

    /// What it makes and of what.
    #[inline]
    pub fn kind(self) -> Kind {
        let number = self.index();
        match self.class() {
            None => Kind::Sawmill,
            Some(Class::Basic) => Kind::ALL[1 + number / COPIES[0]],
            Some(Class::Extended) => Kind::ALL[7 + (number - FIRST_EXTENDED) / COPIES[1]],
            Some(Class::Advanced) => Kind::ALL[15 + (number - FIRST_ADVANCED) / COPIES[2]],
        }
    }

    /// Its number among the sawmills.
    pub const fn sawmill(self) -> Option<usize> {
        (self as usize).checked_sub(BUILDABLE)
    }

    /// Its icons in order.
    #[inline]
    pub fn icons(self) -> impl Iterator<Item = Icon> + Clone {
        let first = match self.class() {
            Some(Class::Extended) => self.index() - FIRST_EXTENDED,
            Some(Class::Advanced) => EXTENDED_ICONS + 2 * (self.index() - FIRST_ADVANCED),
            _ => 0,
        };
        (first..first + self.icon_count()).map(|icon| Icon(icon as u8))
    }

    /// Its icons as bits.
    #[inline]
    pub fn icon_bits(self) -> u64 {
        self.icons().fold(0, |bits, icon| bits | icon.bit())
    }

    const fn icon_count(self) -> usize {
        match self.class() {
            Some(Class::Extended) => 1,
            Some(Class::Advanced) => 2,
            _ => 0,
        }
    }
}

/// An input icon of a building card, numbered over all cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Icon(pub u8);

/// How many icons extended cards have, one each.
const EXTENDED_ICONS: usize = 24;
/// How many icons there are.
pub const ICONS: usize = 56;

/// The icons of extended cards, as bits; their numbers are those of the cards in their class.
const EXTENDED_ICON_BITS: u64 = (1 << EXTENDED_ICONS) - 1;

impl Icon {
    /// The icon as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The icon as a bit.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The card that it is printed on.
    #[inline]
    pub fn card(self) -> Card {
        match self.index().checked_sub(EXTENDED_ICONS) {
            None => Card::ALL[FIRST_EXTENDED + self.index()],
            Some(number) => Card::ALL[FIRST_ADVANCED + number / 2],
        }
    }

    /// What it holds.
    pub fn good(self) -> Good {
        let place = self.index().saturating_sub(EXTENDED_ICONS) % 2;
        let inputs = self.card().kind().inputs();
        inputs[if inputs.len() == 1 { 0 } else { place }]
    }

    /// The icon of a card that holds a good.
    pub fn find(card: Card, good: Good) -> Option<Icon> {
        card.icons().find(|icon| icon.good() == good)
    }

    /// The icons of these bits in order.
    #[inline]
    pub fn each(bits: u64) -> impl Iterator<Item = Icon> + Clone {
        Set::<Card>::from_bits(bits).numbers().map(Icon)
    }

    /// Reads `a07.flour`.
    pub fn parse(text: &str) -> Option<Icon> {
        let (card, good) = text.split_once('.')?;
        Icon::find(Card::from_id(card)?, Good::from_id(good)?)
    }
}

/// `a07.flour`.
impl fmt::Display for Icon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.card(), self.good())
    }
}

impl Serialize for Icon {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Icon {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Icon, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || D::Error::custom(format!("`{text}` is no icon like `a07.flour`"));
        Icon::parse(&text).ok_or_else(wrong)
    }
}

/// The extended cards whose icons these bits name.
#[inline]
pub fn extended_of(bits: u64) -> Cards {
    Set::from_bits((bits & EXTENDED_ICON_BITS) << FIRST_EXTENDED)
}

/// The advanced cards of which these bits name both icons.
#[inline]
pub fn advanced_of(bits: u64) -> impl Iterator<Item = Card> + Clone {
    let pairs = bits >> EXTENDED_ICONS;
    let both = pairs & pairs >> 1 & 0x5555_5555;
    Set::<Card>::from_bits(both).numbers().map(|n| Card::ALL[FIRST_ADVANCED + usize::from(n) / 2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_and_cards_find_each_other() {
        for number in 0..ICONS as u8 {
            let icon = Icon(number);
            assert!(icon.card().icons().any(|other| other == icon));
            assert_eq!(Icon::parse(&icon.to_string()), Some(icon));
        }
        let flour = Icon::find(Card::A07, Good::Flour).expect("a bakery takes flour");
        assert_eq!(flour.to_string(), "a07.flour");
        assert_eq!(Card::E24.kind(), Kind::Mill);
        assert_eq!(Card::A16.kind(), Kind::Toolsmith);
        assert_eq!(advanced_of(Card::A16.icon_bits()).collect::<Vec<_>>(), [Card::A16]);
    }
}
