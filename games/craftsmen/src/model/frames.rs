//! Open work as data: questions, chance and what follows them.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::pieces::{Class, Good, Space};

/// Work that waits for its turn; the one on top is what the game waits for (CR-22.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub enum Frame {
    /// The exchange of set-up; which kinds are used up (CR-2.14).
    Exchange { seat: Seat, card: bool, sawmill: bool },
    /// Place a helper or pass (CR-5.2).
    Helper { seat: Seat },
    /// The fee for covering a disc of `to` (CR-5.6).
    Fee { seat: Seat, to: Seat },
    /// A token window (CR-7.9).
    Window { seat: Seat },
    /// Which face-up cards a banker takes (CR-8.2).
    BankerTake { seat: Seat },
    /// What a banker discards: the first or the second card (CR-8.3).
    BankerDiscard { seat: Seat, second: bool },
    /// What to build; the cost of the first card, 0 before it (CR-9.10).
    Build { seat: Seat, cost: u8 },
    /// Buy, auction, look or skip (CR-10).
    Notary { seat: Seat },
    /// Look after the action, or not (CR-10.12).
    NotaryAfter { seat: Seat },
    /// Which cards go face up (CR-10.9).
    PeekShow { seat: Seat },
    /// Where the leftovers go (CR-10.9).
    PeekEnd { seat: Seat },
    /// Which leftover comes next (CR-10.9).
    PeekOrder { seat: Seat },
    /// The opening bid (CR-10.2).
    AuctionOpen { seat: Seat },
    /// A raise, or pass (CR-10.3).
    AuctionBid { seat: Seat },
    /// Chance: the mayor's cards (CR-10.5).
    Mayor,
    /// The starter against the mayor (CR-10.6).
    AuctionMayor { seat: Seat },
    /// A payment, card by card, with cards of these colors as bits (CR-6.6).
    Pay { seat: Seat, due: u8, colors: u8, purpose: Purpose },
    /// A paid card comes to the hand (CR-10.16).
    Gain { seat: Seat, card: Card },
    /// Production steps of a disc (CR-11.4).
    Craft { seat: Seat, wp: u8 },
    /// The step of a work token; it stays until the step is made (CR-7.8).
    Work { seat: Seat, spent: bool },
    /// The second raw of the privilege (CR-11.14).
    SecondRaw { seat: Seat },
    /// Where a good goes; no good: a cube of the fair (CR-11.5).
    Send { seat: Seat, good: Option<Good>, from: Option<Card> },
    /// What the captain gets (CR-11.11); the ship counted from 0.
    Bribe { seat: Seat, good: Good, from: Card, ship: u8 },
    /// The card for a sale to the granary (CR-11.10).
    Sale { seat: Seat },
    /// Which column to buy from (CR-12.2).
    Merchant { seat: Seat },
    /// How to pay for it (CR-12.4).
    MerchantPay { seat: Seat, good: Good },
    /// Where it goes (CR-12.3); whether the privilege paid.
    MerchantIcon { seat: Seat, good: Good, fair: bool },
    /// A cube on the fair for the seller, or not (CR-12.6).
    FairReply { seat: Seat },
    /// Token, order change or skip (CR-13).
    TownHall { seat: Seat },
    /// Down to the hand limit (CR-6.7).
    Overflow { seat: Seat },
    /// Down to the limit of the season's end (CR-14.5).
    SeasonDiscard { seat: Seat },
    /// The investment: how many were made, the colors laid as bits, their values (CR-16.6).
    Invest { seat: Seat, made: u8, colors: u8, sum: u8 },
    /// Chance: so many capital cards for a hand (CR-8.2).
    DrawCapital { seat: Seat, left: u8 },
    /// Chance: empty capital spaces (CR-6.11).
    TurnCapital,
    /// Chance: the capital space that a sale has emptied (CR-6.9).
    TurnSold { space: Space },
    /// Chance: a building card for a hand (CR-2.14).
    DrawCard { seat: Seat, class: Class },
    /// Chance: an empty space of a class (CR-10.1).
    TurnCard { class: Class },
    /// Chance: so many cards to look at (CR-10.16).
    PeekCards { seat: Seat, left: u8 },
}

/// What a payment is for (CR-6.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the payers of CR-22.3")]
pub enum Purpose {
    Build,
    Purchase,
    Auction,
}

const _: () = assert!(size_of::<Frame>() <= 6);

/// Fills unused places.
impl Default for Frame {
    fn default() -> Frame {
        Frame::TurnCapital
    }
}

/// More than any action opens at once: the work of a token over a window over nothing, with a
/// sale, a draw and an overflow on top.
pub const DEPTH: usize = 10;

impl Frame {
    /// Whose work it is; nobody's if chance serves the table.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Frame::Exchange { seat, .. }
            | Frame::Helper { seat }
            | Frame::Fee { seat, .. }
            | Frame::Window { seat }
            | Frame::BankerTake { seat }
            | Frame::BankerDiscard { seat, .. }
            | Frame::Build { seat, .. }
            | Frame::Notary { seat }
            | Frame::NotaryAfter { seat }
            | Frame::PeekShow { seat }
            | Frame::PeekEnd { seat }
            | Frame::PeekOrder { seat }
            | Frame::AuctionOpen { seat }
            | Frame::AuctionBid { seat }
            | Frame::AuctionMayor { seat }
            | Frame::Pay { seat, .. }
            | Frame::Gain { seat, .. }
            | Frame::Craft { seat, .. }
            | Frame::Work { seat, .. }
            | Frame::SecondRaw { seat }
            | Frame::Send { seat, .. }
            | Frame::Bribe { seat, .. }
            | Frame::Sale { seat }
            | Frame::Merchant { seat }
            | Frame::MerchantPay { seat, .. }
            | Frame::MerchantIcon { seat, .. }
            | Frame::FairReply { seat }
            | Frame::TownHall { seat }
            | Frame::Overflow { seat }
            | Frame::SeasonDiscard { seat }
            | Frame::Invest { seat, .. }
            | Frame::DrawCapital { seat, .. }
            | Frame::DrawCard { seat, .. }
            | Frame::PeekCards { seat, .. } => Some(seat),
            Frame::Mayor | Frame::TurnCapital | Frame::TurnSold { .. } | Frame::TurnCard { .. } => {
                None
            }
        }
    }
}
