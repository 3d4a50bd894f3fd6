//! How likely a busy player takes an action.
//!
//! Playouts ask for every option of every decision, so each weight is a glance, not a thought.

use kernel::Seat;
use kernel::names::Name;

use crate::model::action::Action;
use crate::model::cards::Card;
use crate::model::frames::Frame;
use crate::model::pieces::{Class, Guild};
use crate::model::state::Craftsmen;

/// The weight of a legal action.
#[inline]
pub(super) fn weight(game: &Craftsmen, seat: Seat, action: Action) -> u32 {
    match action {
        Action::Place(guild) | Action::Cover(guild, _) => weight_of_guild(game, seat, guild),
        Action::Build { card, privilege, .. } => {
            weight_of_class(card) * if privilege { 1 } else { 3 }
        }
        Action::Make(card) | Action::Double(card) => weight_of_class(card),
        Action::ToIcon(_) => 30,
        Action::ToShip(_) => 20,
        Action::ToFair | Action::ToGranary => 6,
        Action::Exchange => 8,
        Action::Buy(card) => weight_of_class(card),
        Action::BuyGood(_) => 12,
        Action::Auction(card) => 1 + weight_of_class(card) / 8,
        Action::Bid(n) => weight_of_bid(game, n),
        Action::Invest(card) => 2 + u32::from(card.value()),
        Action::Pay(card) | Action::Discard(card) => 4 - u32::from(card.value()),
        Action::Take(_) | Action::Token(_) => 8,
        Action::Work | Action::Privilege => 6,
        Action::Pass => weight_of_pass(game),
        Action::Done => 2,
        _ => 1,
    }
}

/// What leads further in a chain comes first.
fn weight_of_class(card: Card) -> u32 {
    match card.class() {
        Some(Class::Advanced) => 60,
        Some(Class::Extended) => 24,
        Some(Class::Basic) => 8,
        None => 6,
    }
}

/// A helper goes where there is something to do.
fn weight_of_guild(game: &Craftsmen, seat: Seat, guild: Guild) -> u32 {
    let board = game.board(seat);
    match guild {
        Guild::Bankers => 14u32.saturating_sub(board.cards()),
        Guild::Builders => 4 * board.hand.len().min(4),
        Guild::Notary => 8,
        Guild::Craftsmen => 8 + 3 * (board.row.len() as u32).min(6),
        Guild::Merchants => 1 + (board.empty_icons() >> 24).count_ones(),
        Guild::TownHall => 5,
    }
}

/// Low bids come first; nobody pays far more than a card's price.
fn weight_of_bid(game: &Craftsmen, n: u8) -> u32 {
    let price = game.auction.card.map_or(0, |card| game.parts.price_of(card));
    match n.saturating_sub(game.auction.bid) {
        0 | 1 if n <= price => 24,
        _ if n <= price => 4,
        _ => 1,
    }
}

/// So much more than its price a card is worth to somebody who has not its colors.
const IMPATIENCE: u8 = 2;

/// Nobody bids far more for a card than it can be bought for.
pub(super) fn is_sensible(game: &Craftsmen, action: Action) -> bool {
    let Action::Bid(n) = action else { return true };
    game.auction.card.is_none_or(|card| n <= game.parts.price_of(card) + IMPATIENCE)
}

/// Passing in an auction is common, passing with helpers left is not.
fn weight_of_pass(game: &Craftsmen) -> u32 {
    match game.top() {
        Some(Frame::Helper { .. }) => 2,
        _ => {
            let class = game.auction.card.and_then(Card::class).map_or(0, |class| class.index());
            16 + 4 * u32::from(game.auction.bid) / (1 + class as u32)
        }
    }
}
