//! What a seat owns.

use kernel::names::Name;

use super::cards::{Card, SPECIALS};
use super::pieces::{COLORS, Character, Color, Figures, GOODS, Good, SAILORS, Site, Symbol};
use super::pile::Cards;
use super::spaces::{AREAS, MARKERS, Space};
use super::tokens::{TOKENS, Token};
use super::towns::Towns;

/// What a seat owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    pub(crate) hand: Cards,
    /// Hand cards from before the discard pile was last turned over: everybody knows that they
    /// are not in the draw pile.
    pub(crate) old: Cards,
    /// Named in a simultaneous discard that is not complete.
    pub(crate) dropped: Cards,
    /// Cards of a simultaneous discard still to be named.
    pub(crate) to_drop: u8,
    /// Nate: the cards drawn that are still a choice, in order.
    pub(crate) drawn: [Option<Card>; 3],
    /// Vineyards in hand that everybody has seen, as bits.
    pub(crate) known: u8,
    pub(crate) goods: [u8; GOODS],
    pub(crate) areas: [Option<Card>; AREAS],
    pub(crate) specials: [u8; SPECIALS],
    pub(crate) crew: [u8; SAILORS],
    pub(crate) tokens: [u8; TOKENS],
    pub(crate) character: Option<Character>,
    pub(crate) mission: Option<Symbol>,
    /// Markers of this round, as bits.
    pub(crate) markers: u8,
    /// Markers bought in this round, as bits.
    pub(crate) bought: u8,
    pub(crate) plan: [Option<Space>; MARKERS],
    /// Whether the plan of this round is open.
    pub(crate) planning: bool,
    pub(crate) houses: Towns,
    pub(crate) supply: u8,
    pub(crate) bridge: Option<Site>,
    pub(crate) far: bool,
    pub(crate) thrifty: bool,
    pub(crate) track: u8,
    pub(crate) ship: u8,
    pub(crate) furthest: u8,
    pub(crate) rabbit: Figures,
    pub(crate) onyx: Option<Color>,
    pub(crate) prison: [u8; COLORS],
    /// Points of the goal and of the side mission.
    pub(crate) goal: u8,
    pub(crate) side: u8,
}

impl Player {
    /// Nothing at all: an empty seat.
    pub(crate) const NOBODY: Player = Player {
        hand: Cards::NONE,
        old: Cards::NONE,
        dropped: Cards::NONE,
        to_drop: 0,
        drawn: [None; 3],
        known: 0,
        goods: [0; GOODS],
        areas: [None; AREAS],
        specials: [0; SPECIALS],
        crew: [0; SAILORS],
        tokens: [0; TOKENS],
        character: None,
        mission: None,
        markers: 0,
        bought: 0,
        plan: [None; MARKERS],
        planning: false,
        houses: Towns::NONE,
        supply: 0,
        bridge: None,
        far: false,
        thrifty: false,
        track: 0,
        ship: 0,
        furthest: 0,
        rabbit: [0; 5],
        onyx: None,
        prison: [0; COLORS],
        goal: 0,
        side: 0,
    };

    /// How many of a special building are built.
    #[inline]
    pub(crate) fn built(&self, card: Card) -> u8 {
        self.specials[card.special()]
    }

    /// How many goods of a kind lie on the buildings.
    #[inline]
    pub(crate) fn stock(&self, good: Good) -> u8 {
        self.goods[good.index()]
    }

    /// How many tokens of a kind lie before the player.
    #[inline]
    pub(crate) fn holds(&self, token: Token) -> u8 {
        self.tokens[token.index()]
    }

    /// How many cards the others see: those that are about to be dropped too.
    #[inline]
    pub(crate) fn cards(&self) -> u8 {
        self.hand.len() + self.dropped.len()
    }

    /// A card leaves the hand.
    #[inline]
    pub(crate) fn give(&mut self, card: Card) {
        self.hand.take(card);
        // Which of two equal cards it was nobody can tell.
        if self.old.count(card) > self.hand.count(card) {
            self.old.take(card);
        }
        if let Some(bit) = known_bit(card)
            && !self.hand.has(card)
        {
            self.known &= !bit;
        }
    }

    /// Whether everybody knows that this card is in the hand.
    pub(crate) fn is_known(&self, card: Card) -> bool {
        known_bit(card).is_some_and(|bit| self.known & bit != 0)
    }

    /// Everybody has seen this card.
    pub(crate) fn show(&mut self, card: Card) {
        self.known |= known_bit(card).unwrap_or(0);
    }
}

/// The bit of a Vineyard, the only cards that are seen on their way to a hand.
#[inline]
fn known_bit(card: Card) -> Option<u8> {
    let number = (card as usize).checked_sub(Card::VineyardYellow as usize)?;
    (number < COLORS).then(|| 1 << number)
}
