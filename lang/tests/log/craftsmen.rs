//! Every line that the log of Craftsmen can hold.

use craftsmen::Event;
use craftsmen::model::capital::Capital;
use craftsmen::model::cards::Card;
use craftsmen::model::pieces::{Class, End, Good, Guild, Season, Side, Space, Token};
use craftsmen::model::state::Line;
use kernel::names::Name;
use kernel::{RuleId, Seat};

const SEAT: Seat = Seat(0);
const TO: Seat = Seat(1);
const CAPITAL: Capital = Capital::ALL[4];

/// One or more of every kind.
pub(crate) fn every_event() -> Vec<Event> {
    let cards = [Card::ALL[0], Card::ALL[7], Card::ALL[60]];
    let mut events = [money(), guilds(), order()].concat();
    events.extend(cards.into_iter().flat_map(buildings));
    events.extend(Good::ALL.iter().flat_map(|&good| goods(good)));
    events
}

fn money() -> Vec<Event> {
    let (seat, to, capital) = (SEAT, TO, CAPITAL);
    vec![
        Event::CapitalDrawn { seat, capital },
        Event::CapitalUnseen { seat },
        Event::CapitalTurned { capital, space: Space::B },
        Event::Reshuffled { n: 1 },
        Event::Reshuffled { n: 22 },
        Event::Sum { seat, n: 9 },
        Event::FeePaid { seat, to, capital },
        Event::FeeUnseen { seat, to },
        Event::FeeInPoints { seat, to, n: 2 },
        Event::CapitalTaken { seat, capital },
        Event::Discarded { seat, capital },
        Event::Paid { seat, capital },
        Event::MayorCard { capital },
        Event::MayorOffered { n: 5 },
        Event::SellerPaid { seat, to, capital },
        Event::SellerPaidUnseen { seat, to },
        Event::PaidByFair { seat },
        Event::Invested { seat, capital },
    ]
}

fn guilds() -> Vec<Event> {
    let (seat, owner) = (SEAT, TO);
    let guild = |&guild: &Guild| {
        [
            Event::StageBegan { guild },
            Event::Placed { seat, guild, field: 1 },
            Event::Covered { seat, guild, field: 2, owner },
            Event::PrivilegeUsed { seat, guild, token: false },
            Event::PrivilegeUsed { seat, guild, token: true },
        ]
    };
    let mut events: Vec<Event> = Guild::ALL.iter().flat_map(guild).collect();
    let season = |&season: &Season| Event::SeasonBegan { year: 2, season };
    events.extend(Season::ALL.iter().map(season));
    events
}

fn order() -> Vec<Event> {
    let seat = SEAT;
    let mut events = vec![
        Event::Ordered { seat, position: 3, rule: RuleId("CR-2.12") },
        Event::OrderClaimed { seat, space: 1 },
        Event::Kept { seat },
        Event::Passed { seat },
        Event::Skipped { seat },
        Event::WorkSpent { seat },
        Event::Bid { seat, n: 7 },
        Event::AuctionPassed { seat },
        Event::PeekUnseen { seat },
        Event::FairExchanged { seat },
        Event::SentToFair { seat },
        Event::Declined { seat },
        Event::Majority { seat, ship: 3, n: 6 },
        Event::BonusScored { seat, n: 14 },
    ];
    events.extend(Token::ALL.iter().map(|&token| Event::TokenTaken {
        seat,
        token,
        rule: RuleId("CR-13.1"),
    }));
    for &class in Class::ALL {
        events.push(Event::CardUnseen { seat, class });
        events.push(Event::ExchangeUnseen { seat, class });
        events.push(Event::PeekBegan { seat, class });
    }
    for &end in End::ALL {
        events.push(Event::Leftovers { seat, end });
        events.push(Event::PutBackUnseen { seat, end });
    }
    let scored = |&line: &Line| [3, -2].map(|n| Event::Scored { seat, line, n });
    events.extend(Line::ALL.iter().flat_map(scored));
    events
}

fn buildings(card: Card) -> Vec<Event> {
    let seat = SEAT;
    vec![
        Event::CardDrawn { seat, card },
        Event::CardTurned { card },
        Event::SawmillDealt { seat, card },
        Event::CardExchanged { seat, card },
        Event::SawmillExchanged { seat, card, back: Card::ALL[1] },
        Event::Built { seat, card, side: Side::Left },
        Event::Built { seat, card, side: Side::Right },
        Event::CardGained { seat, card },
        Event::AuctionBegan { seat, card },
        Event::Withdrawn { seat, card },
        Event::Peeked { seat, card },
        Event::Shown { seat, card },
        Event::PutBack { seat, card, end: End::Top },
    ]
}

fn goods(good: Good) -> Vec<Event> {
    let (seat, owner, card) = (SEAT, TO, Card::ALL[9]);
    vec![
        Event::BonusWon { seat, good },
        Event::Made { seat, card, good },
        Event::SentToIcon { seat, good, card },
        Event::Sold { seat, good },
        Event::PushedOut { owner, good },
        Event::Loaded { seat, good, ship: 2 },
        Event::Bribed { seat, capital: CAPITAL, ship: 2 },
        Event::Unloaded { owner, good, ship: 2 },
        Event::Dropped { seat, good },
        Event::GoodBought { seat, good, card },
    ]
}
