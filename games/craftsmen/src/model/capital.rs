//! Capital cards and what they are worth.

use kernel::names;
use kernel::names::{Counts, Name};

use super::pieces::{COLORS, Color, Colors};

names! {
    /// The face of a capital card: its color and value (CR-22.2).
    #[allow(missing_docs, reason = "color and value")]
    pub enum Capital in "capital" {
        V1 = "v1",
        V2 = "v2",
        V3 = "v3",
        G1 = "g1",
        G2 = "g2",
        G3 = "g3",
        B1 = "b1",
        B2 = "b2",
        B3 = "b3",
        R1 = "r1",
        R2 = "r2",
        R3 = "r3",
    }
}

/// How many faces there are.
pub const FACES: usize = 12;
/// How many values a color has.
const VALUES: usize = FACES / COLORS;

/// So many of each face.
pub type Hand = Counts<Capital, FACES>;

impl Capital {
    /// Its color.
    #[inline]
    pub fn color(self) -> Color {
        Color::ALL[self.index() / VALUES]
    }

    /// Its printed value (CR-6.1).
    #[inline]
    pub fn value(self) -> u8 {
        (self.index() % VALUES) as u8 + 1
    }

    /// The face of a color with this value.
    pub fn of(color: Color, value: u8) -> Option<Capital> {
        let place = usize::from(value).checked_sub(1).filter(|place| *place < VALUES)?;
        Some(Capital::ALL[color.index() * VALUES + place])
    }
}

/// How many cards of a color there are, and the sum of their printed values.
#[inline]
pub fn of_color(hand: &Hand, color: Color) -> (u8, u8) {
    let first = color.index() * VALUES;
    let [one, two, three] = [0, 1, 2].map(|place| hand.as_array()[first + place]);
    (one + two + three, one + 2 * two + 3 * three)
}

/// The cards of these colors alone.
pub fn only(hand: &Hand, colors: Colors) -> Hand {
    let mut cards = *hand;
    let other = Capital::ALL.iter().filter(|face| !colors.contains(face.color()));
    other.for_each(|face| cards[*face] = 0);
    cards
}

/// The colors that a hand holds.
pub fn colors(hand: &Hand) -> Colors {
    Color::ALL.iter().copied().filter(|color| of_color(hand, *color).0 > 0).collect()
}
