//! The fixed number of every action, for learners.
//!
//! Each kind of action has a block of numbers; the blocks follow one another in the order of
//! [`Action`], so that lists made in that order are in index order.

use kernel::names::Name;
use kernel::{Block, Index};

use super::action::Action;
use super::capital::{Capital, FACES};
use super::cards::{BUILDABLE, CARDS, Card, ICONS, Icon, SAWMILLS};
use super::notation::HIGHEST_BID;
use super::pieces::{
    CLASSES, COLUMNS, Class, End, FIELDS, Field, GUILDS, Good, Guild, SHIPS, Ship, Side, Take,
    Token,
};

/// Cards that are dealt: basic and extended ones, then the sawmills.
const DEALT: usize = Card::DEALT.len() + SAWMILLS;

const KEEP: Block = Block::first(1);
const SWAP: Block = KEEP.then(DEALT);
const PLACE: Block = SWAP.then(GUILDS);
const COVER: Block = PLACE.then(GUILDS * FIELDS);
const TAKE: Block = COVER.then(4);
const BUY: Block = TAKE.then(BUILDABLE);
const BUY_GOOD: Block = BUY.then(COLUMNS);
const AUCTION: Block = BUY_GOOD.then(BUILDABLE);
const PEEK: Block = AUCTION.then(CLASSES);
const BUILD: Block = PEEK.then(BUILDABLE * 4);
const MAKE: Block = BUILD.then(CARDS);
const EXCHANGE: Block = MAKE.then(1);
const DOUBLE: Block = EXCHANGE.then(CARDS);
const TOKEN: Block = DOUBLE.then(2);
const ORDER: Block = TOKEN.then(1);
const SHOW: Block = ORDER.then(BUILDABLE);
const NEXT: Block = SHOW.then(BUILDABLE);
const LEFTOVERS: Block = NEXT.then(2);
const BID: Block = LEFTOVERS.then(HIGHEST_BID as usize);
const TO_ICON: Block = BID.then(ICONS);
const TO_FAIR: Block = TO_ICON.then(1);
const TO_GRANARY: Block = TO_FAIR.then(1);
const TO_SHIP: Block = TO_GRANARY.then(SHIPS);
const DROP: Block = TO_SHIP.then(1);
const DECLINE: Block = DROP.then(1);
const PAY: Block = DECLINE.then(FACES);
const PAY_VP: Block = PAY.then(1);
const PAY_FAIR: Block = PAY_VP.then(1);
const DISCARD: Block = PAY_FAIR.then(FACES);
const PRIVILEGE: Block = DISCARD.then(1);
const INVEST: Block = PRIVILEGE.then(FACES);
const WORK: Block = INVEST.then(1);
const DONE: Block = WORK.then(1);
const SKIP: Block = DONE.then(1);
const PASS: Block = SKIP.then(1);

/// Size of the index of decisions.
pub const DECISIONS: u32 = PASS.end() as u32;

const _: () = assert!(DECISIONS < 1100, "CR-22.1");

const DRAW_CAPITAL: Block = Block::first(FACES);
const DRAW_CARD: Block = DRAW_CAPITAL.then(DEALT);
const TURN_CAPITAL: Block = DRAW_CARD.then(FACES);
const TURN_CARD: Block = TURN_CAPITAL.then(BUILDABLE);
const MAYOR: Block = TURN_CARD.then(FACES);
const PEEK_CARD: Block = MAYOR.then(BUILDABLE);

/// Size of the index of outcomes.
pub const OUTCOMES: u32 = PEEK_CARD.end() as u32;

/// The number of an action.
pub fn of(action: Action) -> Index {
    let (block, offset) = match action {
        Action::Keep => (KEEP, 0),
        Action::Swap(card) => (SWAP, dealt(card)),
        Action::Place(guild) => (PLACE, guild.index()),
        Action::Cover(guild, field) => (COVER, guild.index() * FIELDS + field.index()),
        Action::Take(take) => (TAKE, take.index()),
        Action::Buy(card) => (BUY, card.index()),
        Action::BuyGood(good) => (BUY_GOOD, good.column().unwrap_or(0)),
        Action::Auction(card) => (AUCTION, card.index()),
        Action::Peek(class) => (PEEK, class.index()),
        Action::Build { card, side, privilege } => {
            (BUILD, card.index() * 4 + side.index() * 2 + usize::from(privilege))
        }
        Action::Make(card) => (MAKE, card.index()),
        Action::Exchange => (EXCHANGE, 0),
        Action::Double(card) => (DOUBLE, card.index()),
        Action::Token(token) => (TOKEN, token.index()),
        Action::Order => (ORDER, 0),
        Action::Show(card) => (SHOW, card.index()),
        Action::Next(card) => (NEXT, card.index()),
        Action::Leftovers(end) => (LEFTOVERS, end.index()),
        Action::Bid(n) => (BID, usize::from(n) - 1),
        Action::ToIcon(icon) => (TO_ICON, icon.index()),
        Action::ToFair => (TO_FAIR, 0),
        Action::ToGranary => (TO_GRANARY, 0),
        Action::ToShip(ship) => (TO_SHIP, ship.index()),
        Action::Drop => (DROP, 0),
        Action::Decline => (DECLINE, 0),
        Action::Pay(capital) => (PAY, capital.index()),
        Action::PayVp => (PAY_VP, 0),
        Action::PayFair => (PAY_FAIR, 0),
        Action::Discard(capital) => (DISCARD, capital.index()),
        Action::Privilege => (PRIVILEGE, 0),
        Action::Invest(capital) => (INVEST, capital.index()),
        Action::Work => (WORK, 0),
        Action::Done => (DONE, 0),
        Action::Skip => (SKIP, 0),
        Action::Pass => (PASS, 0),
        outcome => return of_outcome(outcome),
    };
    Index::Decision(block.number(offset))
}

fn of_outcome(action: Action) -> Index {
    let (block, offset) = match action {
        Action::DrawCapital(capital) => (DRAW_CAPITAL, capital.index()),
        Action::DrawCard(card) => (DRAW_CARD, dealt(card)),
        Action::TurnCapital(capital) => (TURN_CAPITAL, capital.index()),
        Action::TurnCard(card) => (TURN_CARD, card.index()),
        Action::Mayor(capital) => (MAYOR, capital.index()),
        Action::PeekCard(card) => (PEEK_CARD, card.index()),
        decision => unreachable!("{decision} is a decision"),
    };
    Index::Outcome(block.number(offset))
}

/// The place of a card among those that are dealt.
fn dealt(card: Card) -> usize {
    card.sawmill().map_or(card.index(), |sawmill| Card::DEALT.len() + sawmill)
}

fn dealt_card(n: usize) -> Card {
    Card::DEALT.get(n).copied().unwrap_or_else(|| Card::SAWMILLS[n - Card::DEALT.len()])
}

/// The action with this number.
pub fn action(index: Index) -> Option<Action> {
    match index {
        Index::Decision(number) => decision(number as usize),
        Index::Outcome(number) => outcome(number as usize),
    }
}

fn decision(i: usize) -> Option<Action> {
    let at = |block: Block| block.offset(i);
    None.or_else(|| at(KEEP).map(|_| Action::Keep))
        .or_else(|| at(SWAP).map(|n| Action::Swap(dealt_card(n))))
        .or_else(|| at(PLACE).map(|n| Action::Place(Guild::ALL[n])))
        .or_else(|| at(COVER).map(cover))
        .or_else(|| at(TAKE).map(|n| Action::Take(Take::ALL[n])))
        .or_else(|| at(BUY).map(|n| Action::Buy(Card::ALL[n])))
        .or_else(|| at(BUY_GOOD).map(|n| Action::BuyGood(Good::GRANARY[n])))
        .or_else(|| at(AUCTION).map(|n| Action::Auction(Card::ALL[n])))
        .or_else(|| at(PEEK).map(|n| Action::Peek(Class::ALL[n])))
        .or_else(|| at(BUILD).map(build))
        .or_else(|| at(MAKE).map(|n| Action::Make(Card::ALL[n])))
        .or_else(|| at(EXCHANGE).map(|_| Action::Exchange))
        .or_else(|| at(DOUBLE).map(|n| Action::Double(Card::ALL[n])))
        .or_else(|| at(TOKEN).map(|n| Action::Token(Token::ALL[n])))
        .or_else(|| at(ORDER).map(|_| Action::Order))
        .or_else(|| at(SHOW).map(|n| Action::Show(Card::ALL[n])))
        .or_else(|| at(NEXT).map(|n| Action::Next(Card::ALL[n])))
        .or_else(|| at(LEFTOVERS).map(|n| Action::Leftovers(End::ALL[n])))
        .or_else(|| at(BID).map(|n| Action::Bid(n as u8 + 1)))
        .or_else(|| decision_with_goods(i))
}

fn decision_with_goods(i: usize) -> Option<Action> {
    let at = |block: Block| block.offset(i);
    None.or_else(|| at(TO_ICON).map(|n| Action::ToIcon(Icon(n as u8))))
        .or_else(|| at(TO_FAIR).map(|_| Action::ToFair))
        .or_else(|| at(TO_GRANARY).map(|_| Action::ToGranary))
        .or_else(|| at(TO_SHIP).map(|n| Action::ToShip(Ship(n as u8))))
        .or_else(|| at(DROP).map(|_| Action::Drop))
        .or_else(|| at(DECLINE).map(|_| Action::Decline))
        .or_else(|| at(PAY).map(|n| Action::Pay(Capital::ALL[n])))
        .or_else(|| at(PAY_VP).map(|_| Action::PayVp))
        .or_else(|| at(PAY_FAIR).map(|_| Action::PayFair))
        .or_else(|| at(DISCARD).map(|n| Action::Discard(Capital::ALL[n])))
        .or_else(|| at(PRIVILEGE).map(|_| Action::Privilege))
        .or_else(|| at(INVEST).map(|n| Action::Invest(Capital::ALL[n])))
        .or_else(|| at(WORK).map(|_| Action::Work))
        .or_else(|| at(DONE).map(|_| Action::Done))
        .or_else(|| at(SKIP).map(|_| Action::Skip))
        .or_else(|| at(PASS).map(|_| Action::Pass))
}

fn outcome(i: usize) -> Option<Action> {
    let at = |block: Block| block.offset(i);
    None.or_else(|| at(DRAW_CAPITAL).map(|n| Action::DrawCapital(Capital::ALL[n])))
        .or_else(|| at(DRAW_CARD).map(|n| Action::DrawCard(dealt_card(n))))
        .or_else(|| at(TURN_CAPITAL).map(|n| Action::TurnCapital(Capital::ALL[n])))
        .or_else(|| at(TURN_CARD).map(|n| Action::TurnCard(Card::ALL[n])))
        .or_else(|| at(MAYOR).map(|n| Action::Mayor(Capital::ALL[n])))
        .or_else(|| at(PEEK_CARD).map(|n| Action::PeekCard(Card::ALL[n])))
}

fn cover(n: usize) -> Action {
    Action::Cover(Guild::ALL[n / FIELDS], Field((n % FIELDS) as u8))
}

fn build(n: usize) -> Action {
    Action::Build { card: Card::ALL[n / 4], side: Side::ALL[n / 2 % 2], privilege: n % 2 == 1 }
}
