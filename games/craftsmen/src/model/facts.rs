//! The JSON of seats, decks and what is under way.

use std::collections::BTreeMap;

use kernel::Seat;
use kernel::names::{Name, Set, listed};
use serde::{Deserialize, Serialize};

use super::capital::{Capital, Hand};
use super::cards::{Card, Cards, Icon};
use super::decks::{Deck, Entry, Knowers};
use super::frames::{Frame, Purpose};
use super::pieces::{Class, End, Good, LEVELS, Token};
use super::state::{Board, Craftsmen, Line};

/// The disc whose action runs, its own token window included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct DiscFacts {
    pub seat: Seat,
    /// Counted from 1; none in winter.
    pub field: Option<u8>,
    pub upper: bool,
    pub privileged: bool,
    /// Work points left; 0 outside the Craftsmen's Guild.
    pub wp: u8,
}

impl DiscFacts {
    /// The disc that acts.
    pub fn of(game: &Craftsmen) -> Option<DiscFacts> {
        let acts = game.phase == super::pieces::Phase::Guilds && !game.window;
        let seat = game.frames.first().filter(|_| acts).and_then(|frame| frame.seat())?;
        let slot = game.acting_slot();
        let points = |frame: &Frame| match frame {
            Frame::Craft { wp, .. } => Some(*wp),
            _ => None,
        };
        Some(DiscFacts {
            seat,
            field: slot.map(|slot| (slot / LEVELS) as u8 + 1),
            upper: slot.is_some_and(|slot| slot % LEVELS == 1),
            privileged: game.used,
            wp: game.frames.iter().find_map(points).unwrap_or(0),
        })
    }
}

/// A payment under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaymentFacts {
    /// What is paid for.
    #[serde(rename = "for")]
    pub purpose: Purpose,
    /// How much.
    pub due: u8,
    /// What was laid down; it lies on the pile.
    #[serde(with = "listed")]
    pub laid: Hand,
}

impl PaymentFacts {
    /// The payment on top.
    pub fn of(game: &Craftsmen) -> Option<PaymentFacts> {
        match game.top()? {
            Frame::Pay { due, purpose, .. } => Some(PaymentFacts { purpose, due, laid: game.laid }),
            _ => None,
        }
    }
}

/// A running auction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct AuctionFacts {
    pub card: Card,
    pub starter: Seat,
    /// The highest bidder; none before the opening bid.
    pub bidder: Option<Seat>,
    pub bid: u8,
    pub passed: Vec<Seat>,
    /// Whether anybody but the starter bid.
    pub raised: bool,
    pub mayor: Vec<Capital>,
    /// The mayor's offer, once his cards are complete.
    pub offer: Option<u8>,
}

impl AuctionFacts {
    /// The auction under way.
    pub fn of(game: &Craftsmen) -> Option<AuctionFacts> {
        let auction = &game.auction;
        let complete = matches!(game.top(), Some(Frame::AuctionMayor { .. }));
        Some(AuctionFacts {
            card: auction.card?,
            starter: Seat(auction.starter),
            bidder: (auction.bid > 0).then_some(Seat(auction.bidder)),
            bid: auction.bid,
            passed: auction.passed.iter().collect(),
            raised: auction.raised,
            mayor: auction.mayor.iter().flatten().copied().collect(),
            offer: complete.then(|| game.offer()),
        })
    }
}

/// A good on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoodFacts {
    /// The good; none for a cube of the fair.
    pub good: Option<Good>,
    /// The card that made it, or `fair`.
    pub from: String,
}

impl GoodFacts {
    /// The good to be sent.
    pub fn of(game: &Craftsmen) -> Option<GoodFacts> {
        match game.top()? {
            Frame::Send { good, from, .. } => {
                let from = from.map_or("fair", |card| card.id()).to_owned();
                Some(GoodFacts { good, from })
            }
            Frame::Bribe { good, from, .. } => {
                Some(GoodFacts { good: Some(good), from: from.id().to_owned() })
            }
            _ => None,
        }
    }
}

/// Cards being looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct PeekFacts {
    pub class: Class,
    /// Those in hand.
    pub cards: Vec<Card>,
    /// How many are in hand.
    pub count: u8,
    /// Those that went face up.
    pub shown: Cards,
    pub end: Option<End>,
    /// How many lie on top already.
    pub placed: u8,
    /// Who knows what of the cards in hand.
    #[serde(default)]
    pub known: BTreeMap<Card, KnownFacts>,
    /// The number of their group.
    #[serde(default)]
    pub group: u8,
}

impl PeekFacts {
    /// What is looked at.
    pub fn of(game: &Craftsmen) -> Option<PeekFacts> {
        let peek = &game.peek;
        let class = peek.class?;
        Some(PeekFacts {
            class,
            cards: peek.hand.iter().map(|entry| entry.card).collect(),
            count: peek.hand.len() as u8,
            shown: game.deck(class).up,
            end: peek.end,
            placed: peek.placed,
            known: peek.hand.iter().map(|entry| (entry.card, KnownFacts::of(entry))).collect(),
            group: peek.group,
        })
    }
}

/// Who knows a card that was put into a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnownFacts {
    /// The group it lies in; 0 by itself.
    pub group: u8,
    /// Who knows its place: a bit for each seat, all bits for everybody.
    pub exact: Knowers,
    /// Who knows that it lies in the group.
    pub among: Knowers,
}

impl KnownFacts {
    /// What is known of an entry.
    pub fn of(entry: &Entry) -> KnownFacts {
        KnownFacts { group: entry.group, exact: entry.exact, among: entry.among }
    }
}

/// A building deck and the cards face up beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the parts of CR-2.16")]
pub struct DeckFacts {
    pub face_up: Cards,
    pub top: Vec<Card>,
    pub house: Cards,
    pub plain: Cards,
    pub under: Vec<Card>,
    pub count: u8,
    /// Who knows what of the cards on top and under.
    #[serde(default)]
    pub known: BTreeMap<Card, KnownFacts>,
}

impl DeckFacts {
    /// A deck in full.
    pub fn of(deck: &Deck) -> DeckFacts {
        let cards = |entries: &[Entry]| entries.iter().map(|entry| entry.card).collect();
        DeckFacts {
            face_up: deck.up,
            top: cards(&deck.top),
            house: deck.house,
            plain: deck.plain,
            under: cards(&deck.under),
            count: deck.size() as u8,
            known: deck.entries().map(|entry| (entry.card, KnownFacts::of(entry))).collect(),
        }
    }
}

/// What a seat owns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct SeatFacts {
    pub vp: i16,
    pub lines: BTreeMap<Line, i16>,
    #[serde(with = "listed")]
    pub capital: Hand,
    pub capital_count: u8,
    pub hand: Cards,
    pub shown: Cards,
    /// From left to right.
    pub row: Vec<Card>,
    /// Icons with a cube.
    pub icons: Vec<Icon>,
    pub fair: u8,
    pub supply: u8,
    pub helpers: u8,
    pub passed: bool,
    pub privilege_tokens: u8,
    pub work_tokens: u8,
    pub bonus: Set<Good>,
}

impl SeatFacts {
    /// A seat in full.
    pub fn of(game: &Craftsmen, seat: Seat) -> SeatFacts {
        let board: &Board = game.board(seat);
        SeatFacts {
            vp: game.vp(seat),
            lines: Line::ALL.iter().copied().zip(board.lines).collect(),
            capital: board.capital,
            capital_count: board.cards() as u8,
            hand: board.hand,
            shown: board.shown,
            row: board.row.to_vec(),
            icons: Icon::each(board.filled).collect(),
            fair: board.fair,
            supply: board.supply,
            helpers: board.helpers,
            passed: game.passed.contains(seat),
            privilege_tokens: board.tokens(Token::Privilege),
            work_tokens: board.tokens(Token::Work),
            bonus: board.bonus,
        }
    }
}

/// What a position laid down by hand leaves over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct LostFacts {
    #[serde(with = "listed")]
    pub capital: Hand,
    pub cards: Cards,
    pub privilege: u8,
    pub work: u8,
}
