//! What happened.

use kernel::{RuleId, Saying, Seat};
use serde::Serialize;

use super::capital::Capital;
use super::cards::Card;
use super::ids::*;
use super::pieces::{Class, End, Good, Guild, Season, Side, Space, Token};
use super::state::Line;
use crate::ch17_scoring::rule_of;

mod told;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are the words of the sentence")]
pub enum Event {
    /// A capital card came to a hand.
    CapitalDrawn { seat: Seat, capital: Capital },
    /// A capital card came to a hand, face down.
    CapitalUnseen { seat: Seat },
    /// A capital card was turned face up.
    CapitalTurned { capital: Capital, space: Space },
    /// The discard pile became the capital deck.
    Reshuffled { n: u8 },
    /// A building card came to a hand.
    CardDrawn { seat: Seat, card: Card },
    /// A building card came to a hand, face down.
    CardUnseen { seat: Seat, class: Class },
    /// A building card was turned face up.
    CardTurned { card: Card },
    /// A sawmill came to a row.
    SawmillDealt { seat: Seat, card: Card },
    /// The sum of a starting hand is told.
    Sum { seat: Seat, n: u8 },
    /// A place in the turn order.
    Ordered {
        seat: Seat,
        position: u8,
        #[serde(skip)]
        rule: RuleId,
    },
    /// Somebody exchanges nothing more.
    Kept { seat: Seat },
    /// A hand card was put under its deck.
    CardExchanged { seat: Seat, card: Card },
    /// A hand card was put under its deck, face down.
    ExchangeUnseen { seat: Seat, class: Class },
    /// A sawmill took the place of another.
    SawmillExchanged { seat: Seat, card: Card, back: Card },
    /// A season began.
    SeasonBegan { year: u8, season: Season },
    /// A stage of the guild phase began.
    StageBegan { guild: Guild },
    /// A helper was placed on an empty field.
    Placed { seat: Seat, guild: Guild, field: u8 },
    /// A helper was placed on another.
    Covered { seat: Seat, guild: Guild, field: u8, owner: Seat },
    /// Somebody places no more helpers.
    Passed { seat: Seat },
    /// A capital card was paid as a fee.
    FeePaid { seat: Seat, to: Seat, capital: Capital },
    /// A capital card was paid as a fee, unseen by others.
    FeeUnseen { seat: Seat, to: Seat },
    /// A fee was paid in points.
    FeeInPoints { seat: Seat, to: Seat, n: u8 },
    /// Points were scored.
    Scored { seat: Seat, line: Line, n: i16 },
    /// A disc used its privilege.
    PrivilegeUsed { seat: Seat, guild: Guild, token: bool },
    /// A work token was spent.
    WorkSpent { seat: Seat },
    /// A face-up capital card was taken.
    CapitalTaken { seat: Seat, capital: Capital },
    /// A capital card was discarded.
    Discarded { seat: Seat, capital: Capital },
    /// A capital card was laid down in a payment.
    Paid { seat: Seat, capital: Capital },
    /// A card was built.
    Built { seat: Seat, card: Card, side: Side },
    /// A bonus token was won.
    BonusWon { seat: Seat, good: Good },
    /// A face-up card came to a hand.
    CardGained { seat: Seat, card: Card },
    /// A card was put up for auction.
    AuctionBegan { seat: Seat, card: Card },
    /// Somebody bid.
    Bid { seat: Seat, n: u8 },
    /// Somebody passed in an auction.
    AuctionPassed { seat: Seat },
    /// A card of the mayor was revealed.
    MayorCard { capital: Capital },
    /// The mayor's offer stands.
    MayorOffered { n: u8 },
    /// The starter withdrew; the card lies under its deck.
    Withdrawn { seat: Seat, card: Card },
    /// Somebody looks at the cards of a class.
    PeekBegan { seat: Seat, class: Class },
    /// A card was looked at.
    Peeked { seat: Seat, card: Card },
    /// A card was looked at, unseen by others.
    PeekUnseen { seat: Seat },
    /// A card went face up.
    Shown { seat: Seat, card: Card },
    /// The leftovers go to this end of the deck.
    Leftovers { seat: Seat, end: End },
    /// A leftover was put back.
    PutBack { seat: Seat, card: Card, end: End },
    /// A leftover was put back, unseen by others.
    PutBackUnseen { seat: Seat, end: End },
    /// A building made its good.
    Made { seat: Seat, card: Card, good: Good },
    /// A cube was taken from the fair.
    FairExchanged { seat: Seat },
    /// A good went to an icon.
    SentToIcon { seat: Seat, good: Good, card: Card },
    /// A cube went to the fair.
    SentToFair { seat: Seat },
    /// A semi went to the granary.
    Sold { seat: Seat, good: Good },
    /// The oldest cube of a column went home.
    PushedOut { owner: Seat, good: Good },
    /// A good was loaded.
    Loaded { seat: Seat, good: Good, ship: u8 },
    /// The captain was bribed.
    Bribed { seat: Seat, capital: Capital, ship: u8 },
    /// A cube was unloaded for another.
    Unloaded { owner: Seat, good: Good, ship: u8 },
    /// A good was let go.
    Dropped { seat: Seat, good: Good },
    /// A semi was bought from the granary.
    GoodBought { seat: Seat, good: Good, card: Card },
    /// A capital card was paid to the seller.
    SellerPaid { seat: Seat, to: Seat, capital: Capital },
    /// A capital card was paid to the seller, unseen by others.
    SellerPaidUnseen { seat: Seat, to: Seat },
    /// A cube of the fair paid for a semi.
    PaidByFair { seat: Seat },
    /// The seller puts no cube on the fair.
    Declined { seat: Seat },
    /// A token was taken.
    TokenTaken {
        seat: Seat,
        token: Token,
        #[serde(skip)]
        rule: RuleId,
    },
    /// A disc went to the order-change track.
    OrderClaimed { seat: Seat, space: u8 },
    /// A bonus of a ship was scored.
    Majority { seat: Seat, ship: u8, n: u8 },
    /// The bonus tokens of a player were scored.
    BonusScored { seat: Seat, n: i16 },
    /// A capital card was invested.
    Invested { seat: Seat, capital: Capital },
    /// An action was given up.
    Skipped { seat: Seat },
}

/// The names of all kinds of event.
pub const KINDS: &[&str] = &[
    "capital_drawn",
    "capital_unseen",
    "capital_turned",
    "reshuffled",
    "card_drawn",
    "card_unseen",
    "card_turned",
    "sawmill_dealt",
    "sum",
    "ordered",
    "kept",
    "card_exchanged",
    "exchange_unseen",
    "sawmill_exchanged",
    "season_began",
    "stage_began",
    "placed",
    "covered",
    "passed",
    "fee_paid",
    "fee_unseen",
    "fee_in_points",
    "scored",
    "privilege_used",
    "work_spent",
    "capital_taken",
    "discarded",
    "paid",
    "built",
    "bonus_won",
    "card_gained",
    "auction_began",
    "bid",
    "auction_passed",
    "mayor_card",
    "mayor_offered",
    "withdrawn",
    "peek_began",
    "peeked",
    "peek_unseen",
    "shown",
    "leftovers",
    "put_back",
    "put_back_unseen",
    "made",
    "fair_exchanged",
    "sent_to_icon",
    "sent_to_fair",
    "sold",
    "pushed_out",
    "loaded",
    "bribed",
    "unloaded",
    "dropped",
    "good_bought",
    "seller_paid",
    "seller_paid_unseen",
    "paid_by_fair",
    "declined",
    "token_taken",
    "order_claimed",
    "majority",
    "bonus_scored",
    "invested",
    "skipped",
];

impl kernel::Event for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::CapitalDrawn { .. } => "capital_drawn",
            Event::CapitalUnseen { .. } => "capital_unseen",
            Event::CapitalTurned { .. } => "capital_turned",
            Event::Reshuffled { .. } => "reshuffled",
            Event::CardDrawn { .. } => "card_drawn",
            Event::CardUnseen { .. } => "card_unseen",
            Event::CardTurned { .. } => "card_turned",
            Event::SawmillDealt { .. } => "sawmill_dealt",
            Event::Sum { .. } => "sum",
            Event::Ordered { .. } => "ordered",
            Event::Kept { .. } => "kept",
            Event::CardExchanged { .. } => "card_exchanged",
            Event::ExchangeUnseen { .. } => "exchange_unseen",
            Event::SawmillExchanged { .. } => "sawmill_exchanged",
            Event::SeasonBegan { .. } => "season_began",
            Event::StageBegan { .. } => "stage_began",
            Event::Placed { .. } => "placed",
            Event::Covered { .. } => "covered",
            Event::Passed { .. } => "passed",
            Event::FeePaid { .. } => "fee_paid",
            Event::FeeUnseen { .. } => "fee_unseen",
            Event::FeeInPoints { .. } => "fee_in_points",
            Event::Scored { .. } => "scored",
            Event::PrivilegeUsed { .. } => "privilege_used",
            Event::WorkSpent { .. } => "work_spent",
            Event::CapitalTaken { .. } => "capital_taken",
            Event::Discarded { .. } => "discarded",
            Event::Paid { .. } => "paid",
            Event::Built { .. } => "built",
            Event::BonusWon { .. } => "bonus_won",
            Event::CardGained { .. } => "card_gained",
            Event::AuctionBegan { .. } => "auction_began",
            Event::Bid { .. } => "bid",
            Event::AuctionPassed { .. } => "auction_passed",
            Event::MayorCard { .. } => "mayor_card",
            Event::MayorOffered { .. } => "mayor_offered",
            Event::Withdrawn { .. } => "withdrawn",
            Event::PeekBegan { .. } => "peek_began",
            Event::Peeked { .. } => "peeked",
            Event::PeekUnseen { .. } => "peek_unseen",
            Event::Shown { .. } => "shown",
            Event::Leftovers { .. } => "leftovers",
            Event::PutBack { .. } => "put_back",
            Event::PutBackUnseen { .. } => "put_back_unseen",
            Event::Made { .. } => "made",
            Event::FairExchanged { .. } => "fair_exchanged",
            Event::SentToIcon { .. } => "sent_to_icon",
            Event::SentToFair { .. } => "sent_to_fair",
            Event::Sold { .. } => "sold",
            Event::PushedOut { .. } => "pushed_out",
            Event::Loaded { .. } => "loaded",
            Event::Bribed { .. } => "bribed",
            Event::Unloaded { .. } => "unloaded",
            Event::Dropped { .. } => "dropped",
            Event::GoodBought { .. } => "good_bought",
            Event::SellerPaid { .. } => "seller_paid",
            Event::SellerPaidUnseen { .. } => "seller_paid_unseen",
            Event::PaidByFair { .. } => "paid_by_fair",
            Event::Declined { .. } => "declined",
            Event::TokenTaken { .. } => "token_taken",
            Event::OrderClaimed { .. } => "order_claimed",
            Event::Majority { .. } => "majority",
            Event::BonusScored { .. } => "bonus_scored",
            Event::Invested { .. } => "invested",
            Event::Skipped { .. } => "skipped",
        }
    }

    fn rule(&self) -> RuleId {
        match self {
            Event::CapitalDrawn { .. } | Event::CapitalTurned { .. } => CR_6_9,
            Event::CapitalUnseen { .. } | Event::CardUnseen { .. } => CR_3_1,
            Event::Reshuffled { .. } => CR_6_12,
            Event::CardDrawn { .. }
            | Event::Kept { .. }
            | Event::CardExchanged { .. }
            | Event::ExchangeUnseen { .. }
            | Event::SawmillExchanged { .. } => CR_2_14,
            Event::CardTurned { .. } | Event::CardGained { .. } | Event::Peeked { .. } => CR_10_16,
            Event::SawmillDealt { .. } => CR_2_8,
            Event::Sum { .. } => CR_2_12,
            Event::Ordered { rule, .. } | Event::TokenTaken { rule, .. } => *rule,
            Event::SeasonBegan { .. } => CR_4_4,
            Event::StageBegan { .. } => CR_7_1,
            Event::Placed { .. } => CR_5_4,
            Event::Covered { .. } => CR_5_5,
            Event::Passed { .. } => CR_5_8,
            Event::FeePaid { .. } | Event::FeeInPoints { .. } => CR_5_11,
            Event::FeeUnseen { .. } | Event::SellerPaidUnseen { .. } => CR_3_3,
            Event::Scored { line, .. } => rule_of(*line),
            Event::PrivilegeUsed { .. } => CR_7_10,
            Event::WorkSpent { .. } => CR_7_8,
            Event::CapitalTaken { .. } => CR_8_2,
            Event::Discarded { .. } => CR_6_8,
            Event::Paid { .. } => CR_6_6,
            Event::Built { .. } => CR_9_3,
            Event::BonusWon { .. } => CR_9_9,
            Event::AuctionBegan { .. } => CR_10_2,
            Event::Bid { .. } | Event::AuctionPassed { .. } => CR_10_3,
            Event::MayorCard { .. } | Event::MayorOffered { .. } => CR_10_5,
            Event::Withdrawn { .. } => CR_10_7,
            Event::PeekBegan { .. }
            | Event::Shown { .. }
            | Event::Leftovers { .. }
            | Event::PutBack { .. } => CR_10_9,
            Event::PeekUnseen { .. } | Event::PutBackUnseen { .. } => CR_3_6,
            Event::Made { .. } | Event::FairExchanged { .. } => CR_11_4,
            Event::SentToIcon { .. } => CR_11_5,
            Event::SentToFair { .. } => CR_11_6,
            Event::Sold { .. } | Event::PushedOut { .. } => CR_11_9,
            Event::Loaded { .. } => CR_11_8,
            Event::Bribed { .. } | Event::Unloaded { .. } => CR_11_11,
            Event::Dropped { .. } => CR_11_12,
            Event::GoodBought { .. } => CR_12_3,
            Event::SellerPaid { .. } => CR_12_4,
            Event::PaidByFair { .. } => CR_12_5,
            Event::Declined { .. } => CR_12_6,
            Event::OrderClaimed { .. } => CR_13_3,
            Event::Majority { .. } => CR_16_3,
            Event::BonusScored { .. } => CR_17_1,
            Event::Invested { .. } => CR_16_6,
            Event::Skipped { .. } => CR_4_6,
        }
    }

    fn saying(&self) -> Saying {
        self.told(Saying::new(kernel::Event::kind(self)))
    }
}
