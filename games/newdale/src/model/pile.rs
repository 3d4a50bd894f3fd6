//! Multisets of building cards.

use kernel::chance::{Rng, below};
use kernel::names::Name;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::cards::Card;

/// The most equal cards; the component file is refused beyond it.
pub const COPIES: usize = 4;

/// Different cards, a bit for each.
pub type Kinds = u128;

/// A multiset of cards: plane *n* holds the cards of which there are more than *n*.
///
/// Hands are searched for what can be built, sold and fed at almost every decision; so they are
/// sets of bits that a whole question can be asked of at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards([Kinds; COPIES]);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; COPIES]);

    /// So many of each card.
    ///
    /// # Panics
    /// If there are more than [`COPIES`] of one.
    pub fn of_counts(count: impl Fn(Card) -> u8) -> Cards {
        let mut cards = Cards::NONE;
        for card in Card::ALL {
            (0..count(*card)).for_each(|_| cards.add(*card));
        }
        cards
    }

    /// The different cards that there are.
    #[inline]
    pub const fn kinds(&self) -> Kinds {
        self.0[0]
    }

    /// Whether there is one like this.
    #[inline]
    pub const fn has(&self, card: Card) -> bool {
        self.0[0] >> card as u8 & 1 != 0
    }

    /// How many there are of a card.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        self.0.iter().map(|plane| (plane >> card as u8 & 1) as u8).sum()
    }

    /// The cards of which there are several.
    #[inline]
    pub const fn several(&self) -> Kinds {
        self.0[1]
    }

    /// How many there are in all.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len_of(Kinds::MAX)
    }

    /// How many there are of these kinds. Of most there is one at most, and nothing on higher planes.
    #[inline]
    pub fn len_of(&self, kinds: Kinds) -> u8 {
        let planes = self.0.iter().map(|plane| plane & kinds).take_while(|plane| *plane != 0);
        planes.map(|plane| plane.count_ones() as u8).sum()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] == 0
    }

    /// Adds a card.
    ///
    /// # Panics
    /// If there would be more than [`COPIES`] like it.
    #[inline]
    pub fn add(&mut self, card: Card) {
        let bit = 1 << card as u8;
        let plane = self.0.iter_mut().find(|plane| **plane & bit == 0);
        *plane.expect("the box has no more copies") |= bit;
    }

    /// Takes a card.
    ///
    /// # Panics
    /// If there is none like it.
    #[inline]
    pub fn take(&mut self, card: Card) {
        let bit = 1 << card as u8;
        let plane = self.0.iter_mut().rev().find(|plane| **plane & bit != 0);
        *plane.expect("only what is there is taken") &= !bit;
    }

    /// Adds all of another pile.
    pub fn add_all(&mut self, other: &Cards) {
        other.iter().for_each(|card| self.add(card));
    }

    /// The cards of these kinds.
    #[inline]
    #[must_use]
    pub fn only(&self, kinds: Kinds) -> Cards {
        Cards(self.0.map(|plane| plane & kinds))
    }

    /// Every card by itself, in order.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let cards = *self;
        each(cards.kinds())
            .flat_map(move |card| std::iter::repeat_n(card, cards.count(card).into()))
    }

    /// One of the cards, each as likely as the others.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn draw(&self, rng: &mut impl Rng) -> Card {
        let mut ticket = below(rng, self.len().into());
        for plane in self.0 {
            let here = plane.count_ones();
            if ticket < here {
                return Card::nth(nth_bit(plane, ticket));
            }
            ticket -= here;
        }
        unreachable!("the ticket is below the number of cards")
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |mut pile, card| {
            pile.add(card);
            pile
        })
    }
}

/// The place of a set bit, counted from the lowest.
#[inline]
fn nth_bit(bits: u128, n: u32) -> usize {
    let low = bits as u64;
    let here = low.count_ones();
    match n < here {
        true => nth_of_word(low, n),
        false => 64 + nth_of_word((bits >> 64) as u64, n - here),
    }
}

#[inline]
fn nth_of_word(mut word: u64, mut n: u32) -> usize {
    let mut at = 0;
    loop {
        let here = (word & 0xff).count_ones();
        if n < here {
            break;
        }
        n -= here;
        word >>= 8;
        at += 8;
    }
    (0..n).for_each(|_| word &= word - 1);
    at + word.trailing_zeros() as usize
}

/// The cards of a set, in order.
#[inline]
pub fn each(mut kinds: Kinds) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        let number = (kinds != 0).then(|| kinds.trailing_zeros() as usize)?;
        kinds &= kinds - 1;
        Some(Card::nth(number))
    })
}

/// A set of one card.
#[inline]
pub const fn only(card: Card) -> Kinds {
    1 << card as u8
}

/// As a list with every card by itself.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let list = Vec::<Card>::deserialize(deserializer)?;
        let mut cards = Cards::NONE;
        for card in list {
            if usize::from(cards.count(card)) == COPIES {
                let why = format!("there are not so many cards `{card}`");
                return Err(serde::de::Error::custom(why));
            }
            cards.add(card);
        }
        Ok(cards)
    }
}
