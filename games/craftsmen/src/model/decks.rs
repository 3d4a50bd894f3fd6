//! Building decks: their parts, and who knows what lies in them (CR-2.16, CR-3.6).

use kernel::names::Set;
use kernel::{List, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards};
use super::pieces::{Class, End};

/// Viewers who know something; everybody is more than all seats: onlookers too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Knowers(u8);

/// An onlooker knows what everybody knows.
const ONLOOKER: u8 = 1 << 7;

impl Knowers {
    /// Nobody.
    pub const NOBODY: Knowers = Knowers(0);
    /// Everybody, onlookers too.
    pub const EVERYBODY: Knowers = Knowers(u8::MAX);

    /// One seat.
    pub const fn only(seat: Seat) -> Knowers {
        Knowers(SeatSet::only(seat).bits())
    }

    /// Whether a viewer is one of them.
    #[inline]
    pub fn has(self, viewer: Viewer) -> bool {
        let bit = match viewer {
            Viewer::Seat(seat) => SeatSet::only(seat).bits(),
            Viewer::Onlooker => ONLOOKER,
        };
        self.0 & bit != 0
    }

    /// These and those.
    #[must_use]
    pub const fn and(self, others: Knowers) -> Knowers {
        Knowers(self.0 | others.0)
    }

    /// All but one seat, unless it is everybody.
    #[must_use]
    pub fn without(self, seat: Seat) -> Knowers {
        match self {
            Knowers::EVERYBODY => self,
            Knowers(bits) => Knowers(bits & !SeatSet::only(seat).bits()),
        }
    }

    /// What `viewer` knows of them for sure: everybody, or whether it is one itself.
    #[must_use]
    pub fn as_known_to(self, viewer: Viewer) -> Knowers {
        match viewer {
            _ if self == Knowers::EVERYBODY => self,
            Viewer::Seat(seat) if self.has(viewer) => Knowers::only(seat),
            _ => Knowers::NOBODY,
        }
    }
}

/// A card of a deck that was put there by somebody.
///
/// Cards that were put back together, unseen, are a group: whoever saw one of them before knows
/// that it lies in the group, not where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The card.
    pub card: Card,
    /// Its group; 0 for a card by itself.
    pub group: u8,
    /// Who knows that this card lies in this place.
    pub exact: Knowers,
    /// Who knows that this card lies in the group.
    pub among: Knowers,
}

impl Entry {
    /// A card by itself, known to these.
    pub const fn alone(card: Card, exact: Knowers) -> Entry {
        Entry { card, group: 0, exact, among: Knowers::NOBODY }
    }
}

/// Fills unused places.
impl Default for Entry {
    fn default() -> Entry {
        Entry::alone(Card::B01, Knowers::NOBODY)
    }
}

/// The most cards with a place on top: a peek puts back three at most, and takes up as many
/// before; a position laid down by hand may have a few more.
pub const TOP: usize = 8;
/// The most cards under a deck: all of a class.
pub const UNDER: usize = 24;
/// The most cards looked at: three of the deck and two of the board (CR-10.12).
pub const LOOKED: usize = 5;

/// A building deck from the top down, and the cards face up beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Deck {
    /// Face up.
    pub(crate) up: Cards,
    /// Put back on top.
    pub(crate) top: List<Entry, TOP>,
    /// House cards, in no order.
    pub(crate) house: Cards,
    /// Plain cards, in no order.
    pub(crate) plain: Cards,
    /// Put under it, the earliest first.
    pub(crate) under: List<Entry, UNDER>,
}

impl Deck {
    /// How many cards it has.
    #[inline]
    pub fn size(&self) -> usize {
        self.top.len() + (self.house.len() + self.plain.len()) as usize + self.under.len()
    }

    /// Whether it has no card.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.top.is_empty() && (self.house | self.plain).is_empty() && self.under.is_empty()
    }

    /// CR-2.16 — The cards that may come next, all equally likely.
    #[inline]
    pub fn next(&self) -> Cards {
        if let Some(first) = self.top.first() {
            return Set::from_bits(1 << first.card as u8);
        }
        if !self.house.is_empty() {
            return self.house;
        }
        if !self.plain.is_empty() {
            return self.plain;
        }
        self.under.first().map_or(Set::EMPTY, |first| Set::from_bits(1 << first.card as u8))
    }

    /// Takes the card that came next.
    pub(crate) fn take(&mut self, card: Card) -> Entry {
        if !self.top.is_empty() {
            return self.top.remove(0);
        }
        if self.house.contains(card) || self.plain.contains(card) {
            self.house.remove(card);
            self.plain.remove(card);
            return Entry::alone(card, Knowers::NOBODY);
        }
        self.under.remove(0)
    }

    /// Takes the card that came next for all to see; what is left of its group may be known now.
    pub(crate) fn turn(&mut self, card: Card) {
        let entry = self.take(card);
        if entry.group != 0 {
            self.settle(entry.group);
        }
    }

    /// A group of one is a card by itself.
    pub(crate) fn settle(&mut self, group: u8) {
        let mut left = self.entries_mut().filter(|entry| entry.group == group);
        if let (Some(last), None) = (left.next(), left.next()) {
            last.group = 0;
            last.exact = last.exact.and(last.among);
            last.among = Knowers::NOBODY;
        }
    }

    /// A number that no group has.
    pub(crate) fn free_group(&self) -> u8 {
        let used = |number: &u8| self.entries().any(|entry| entry.group == *number);
        (1..).find(|number| !used(number)).expect("there are fewer cards than numbers")
    }

    /// Joins a group to another.
    pub(crate) fn join(&mut self, group: u8, into: u8) {
        let members = self.entries_mut().filter(|entry| entry.group == group);
        members.for_each(|entry| entry.group = into);
    }

    /// The cards with a place.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.top.iter().chain(self.under.iter())
    }

    /// The cards with a place.
    pub(crate) fn entries_mut(&mut self) -> impl Iterator<Item = &mut Entry> {
        self.top.as_mut_slice().iter_mut().chain(self.under.as_mut_slice())
    }
}

/// Cards being looked at with the privilege of the Notary (CR-10.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Peek {
    /// The cards in hand, in the order of their numbers.
    pub(crate) hand: List<Entry, LOOKED>,
    /// The class; none while nobody looks.
    pub(crate) class: Option<Class>,
    /// The group that they are.
    pub(crate) group: u8,
    /// Where they are put.
    pub(crate) end: Option<End>,
    /// How many lie on top already.
    pub(crate) placed: u8,
}

impl Peek {
    /// Takes a card in hand. One that lay in a group is still known to be one of it.
    pub(crate) fn take_up(&mut self, user: Seat, mut entry: Entry) {
        if entry.group == 0 {
            entry.group = self.group;
        }
        entry.exact = entry.exact.and(Knowers::only(user));
        let place = self.hand.iter().take_while(|other| other.card < entry.card).count();
        self.hand.insert(place, entry);
    }

    /// CR-R60 — All cards are in hand: from now on nobody but the user can tell one from another.
    /// What is left of a group of which some are in hand is one group with them.
    pub(crate) fn mix(&mut self, user: Seat, deck: &mut Deck) {
        for entry in self.hand.as_mut_slice() {
            deck.join(entry.group, self.group);
            entry.group = self.group;
            entry.among = entry.exact.and(entry.among).without(user);
            entry.exact = Knowers::only(user);
        }
    }

    /// Where a card is in the hand.
    pub(crate) fn place_of(&self, card: Card) -> Option<usize> {
        self.hand.iter().position(|entry| entry.card == card)
    }
}
