//! The fixed number of every action, for learners.
//!
//! Each kind of action has a block of numbers; the blocks follow one another in the order of
//! [`Action`], so that lists made in that order are in index order.

use kernel::names::Name;
use kernel::{Block, Index, Seat};

use super::SEATS;
use super::action::{Action, MOST_CHAIN};
use super::cards::{CARDS, Card};
use super::components::{SEA, Wanted};
use super::events::{EVENTS, EventCard};
use super::pieces::{
    Block as Locked, CHARACTERS, COLORS, Character, Color, FIGURES, Figure, GOODS, Goal, Good,
    SAILORS, SITES, SYMBOLS, Sailor, Site, Symbol,
};
use super::spaces::{AREAS, Area, MARKERS, SPACES, Space};
use super::state::FIELDS;
use super::tokens::{TOKENS, Token};
use super::towns::{TOWNS, Town};

const DISCARD: Block = Block::first(CARDS);
const CHOOSE: Block = DISCARD.then(CHARACTERS);
const TAKE: Block = CHOOSE.then(2);
const SELL: Block = TAKE.then(CARDS);
const STORM: Block = SELL.then(3);
const USE: Block = STORM.then(TOKENS);
const PLAY: Block = USE.then(CHARACTERS);
const RELEASE: Block = PLAY.then(COLORS);
const PLAN: Block = RELEASE.then(MARKERS * SPACES);
const COMMIT: Block = PLAN.then(1);
const BRIDGE: Block = COMMIT.then(SITES);
const BUILD: Block = BRIDGE.then(CARDS);
const BUILD_POOL: Block = BUILD.then(CARDS);
const HIRE: Block = BUILD_POOL.then(SAILORS);
const TOWN: Block = HIRE.then(TOWNS);
const TOLL: Block = TOWN.then(TOWNS);
const AREA: Block = TOLL.then(AREAS);
const PAY: Block = AREA.then(GOODS);
const FIELD: Block = PAY.then(FIELDS);
const LEAVE: Block = FIELD.then(1);
const GOOD: Block = LEAVE.then(GOODS);
const UNLOCK: Block = GOOD.then(2);
const KEEP: Block = UNLOCK.then(CARDS);
const DEVELOP: Block = KEEP.then(2);
const SAIL: Block = DEVELOP.then(SEA - 1);
const ASSIST: Block = SAIL.then(1);
const COVER: Block = ASSIST.then(1);
const FEED: Block = COVER.then(CARDS);
const FEED_GRAPES: Block = FEED.then(COLORS);
const CHAIN: Block = FEED_GRAPES.then(MOST_CHAIN as usize);
const RUN: Block = CHAIN.then(AREAS);
const TRADE: Block = RUN.then(1);
const FISH: Block = TRADE.then(1);
const JAIL: Block = FISH.then(FIGURES);
const JAIL_RABBIT: Block = JAIL.then(FIGURES);
const COLOR: Block = JAIL_RABBIT.then(COLORS);
const VINEYARD: Block = COLOR.then(COLORS);
const GOAL: Block = VINEYARD.then(3);
const MISSION: Block = GOAL.then(WANTED + 1);
const SKIP: Block = MISSION.then(1);
const DONE: Block = SKIP.then(1);

const WANTED: usize = 4;

/// Size of the index of decisions.
pub const DECISIONS: u32 = DONE.end() as u32;

const START: Block = Block::first(SEATS);
const TOKEN: Block = START.then(TOKENS);
const SECRET: Block = TOKEN.then(SEATS * SYMBOLS);
const LAY: Block = SECRET.then(CHARACTERS);
const POOL: Block = LAY.then(CARDS);
const DEAL: Block = POOL.then(SEATS * CARDS);
const EVENT: Block = DEAL.then(EVENTS);
const FIGURE: Block = EVENT.then(FIGURES);
const PRIVATE: Block = FIGURE.then(SEATS * FIGURES);
const REVEAL: Block = PRIVATE.then(CARDS);

/// Size of the index of outcomes.
pub const OUTCOMES: u32 = REVEAL.end() as u32;

/// The number of an action.
pub fn of(action: Action) -> Index {
    let (block, offset) = match action {
        Action::Discard(card) => (DISCARD, card.index()),
        Action::Choose(who) => (CHOOSE, who.index()),
        Action::TakeCards => (TAKE, 0),
        Action::TakeVp => (TAKE, 1),
        Action::Sell(card) => (SELL, card.index()),
        Action::GiveBarrels => (STORM, 0),
        Action::GiveRope => (STORM, 1),
        Action::Drift => (STORM, 2),
        Action::Use(token) => (USE, token.index()),
        Action::Play(who) => (PLAY, who.index()),
        Action::Release(color) => (RELEASE, color.index()),
        Action::Plan(marker, space) => (PLAN, (usize::from(marker) - 1) * SPACES + space.index()),
        Action::Commit => (COMMIT, 0),
        Action::Bridge(site) => (BRIDGE, site.index()),
        Action::Build(card) => (BUILD, card.index()),
        Action::BuildPool(card) => (BUILD_POOL, card.index()),
        Action::Hire(sailor) => (HIRE, sailor.index()),
        Action::Town(town) => (TOWN, town.index()),
        Action::TownToll(town) => (TOLL, town.index()),
        Action::Area(area) => (AREA, area.index()),
        Action::Pay(good) => (PAY, good.index()),
        Action::TakeField(field) => (FIELD, field.into()),
        Action::Leave => (LEAVE, 0),
        Action::Good(good) => (GOOD, good.index()),
        Action::Unlock(block) => (UNLOCK, block.index()),
        Action::Keep(card) => (KEEP, card.index()),
        Action::Develop(marker) => (DEVELOP, usize::from(marker) - 3),
        Action::Sail(n) => (SAIL, usize::from(n) - 1),
        Action::Assist => (ASSIST, 0),
        Action::Cards => (COVER, 0),
        Action::Feed(card) => (FEED, card.index()),
        Action::FeedGrapes(color) => (FEED_GRAPES, color.index()),
        Action::Chain(n) => (CHAIN, usize::from(n) - 1),
        Action::Run(area) => (RUN, area.index()),
        Action::Trade => (TRADE, 0),
        Action::Fish => (FISH, 0),
        Action::Jail(figure) => (JAIL, figure.index()),
        Action::JailRabbit(figure) => (JAIL_RABBIT, figure.index()),
        Action::TakeColor(color) => (COLOR, color.index()),
        Action::TakeVineyard(color) => (VINEYARD, color.index()),
        Action::Goal(goal) => (GOAL, goal.index()),
        Action::Mission(good) => (MISSION, good.map_or(WANTED, Wanted::index)),
        Action::Skip => (SKIP, 0),
        Action::Done => (DONE, 0),
        outcome => return of_outcome(outcome),
    };
    Index::Decision(block.number(offset))
}

fn of_outcome(action: Action) -> Index {
    let (block, offset) = match action {
        Action::Start(seat) => (START, seat.index()),
        Action::Token(token) => (TOKEN, token.index()),
        Action::Secret(seat, symbol) => (SECRET, seat.index() * SYMBOLS + symbol.index()),
        Action::Lay(who) => (LAY, who.index()),
        Action::Pool(card) => (POOL, card.index()),
        Action::Deal(seat, card) => (DEAL, seat.index() * CARDS + card.index()),
        Action::Event(event) => (EVENT, event.index()),
        Action::Figure(figure) => (FIGURE, figure.index()),
        Action::Private(seat, figure) => (PRIVATE, seat.index() * FIGURES + figure.index()),
        Action::Reveal(card) => (REVEAL, card.index()),
        decision => unreachable!("{decision} is a decision"),
    };
    Index::Outcome(block.number(offset))
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
    None.or_else(|| at(DISCARD).map(|n| Action::Discard(Card::nth(n))))
        .or_else(|| at(CHOOSE).map(|n| Action::Choose(Character::ALL[n])))
        .or_else(|| at(TAKE).map(|n| [Action::TakeCards, Action::TakeVp][n]))
        .or_else(|| at(SELL).map(|n| Action::Sell(Card::nth(n))))
        .or_else(|| at(STORM).map(|n| [Action::GiveBarrels, Action::GiveRope, Action::Drift][n]))
        .or_else(|| at(USE).map(|n| Action::Use(Token::ALL[n])))
        .or_else(|| at(PLAY).map(|n| Action::Play(Character::ALL[n])))
        .or_else(|| at(RELEASE).map(|n| Action::Release(Color::ALL[n])))
        .or_else(|| {
            let plan = |n: usize| Action::Plan((n / SPACES) as u8 + 1, Space::nth(n % SPACES));
            at(PLAN).map(plan)
        })
        .or_else(|| at(COMMIT).map(|_| Action::Commit))
        .or_else(|| building(i))
        .or_else(|| working(i))
        .or_else(|| at(TRADE).map(|_| Action::Trade))
        .or_else(|| at(FISH).map(|_| Action::Fish))
        .or_else(|| at(JAIL).map(|n| Action::Jail(Figure::ALL[n])))
        .or_else(|| at(JAIL_RABBIT).map(|n| Action::JailRabbit(Figure::ALL[n])))
        .or_else(|| at(COLOR).map(|n| Action::TakeColor(Color::ALL[n])))
        .or_else(|| at(VINEYARD).map(|n| Action::TakeVineyard(Color::ALL[n])))
        .or_else(|| at(GOAL).map(|n| Action::Goal(Goal::ALL[n])))
        .or_else(|| at(MISSION).map(|n| Action::Mission(Wanted::ALL.get(n).copied())))
        .or_else(|| at(SKIP).map(|_| Action::Skip))
        .or_else(|| at(DONE).map(|_| Action::Done))
}

/// What belongs to a build.
fn building(i: usize) -> Option<Action> {
    let at = |block: Block| block.offset(i);
    None.or_else(|| at(BRIDGE).map(|n| Action::Bridge(Site::ALL[n])))
        .or_else(|| at(BUILD).map(|n| Action::Build(Card::nth(n))))
        .or_else(|| at(BUILD_POOL).map(|n| Action::BuildPool(Card::nth(n))))
        .or_else(|| at(HIRE).map(|n| Action::Hire(Sailor::ALL[n])))
        .or_else(|| at(TOWN).map(|n| Action::Town(Town::ALL[n])))
        .or_else(|| at(TOLL).map(|n| Action::TownToll(Town::ALL[n])))
        .or_else(|| at(AREA).map(|n| Action::Area(Area(n as u8))))
        .or_else(|| at(PAY).map(|n| Action::Pay(Good::ALL[n])))
        .or_else(|| at(FIELD).map(|n| Action::TakeField(n as u8)))
        .or_else(|| at(LEAVE).map(|_| Action::Leave))
        .or_else(|| at(GOOD).map(|n| Action::Good(Good::ALL[n])))
}

/// What belongs to the other actions and to production.
fn working(i: usize) -> Option<Action> {
    let at = |block: Block| block.offset(i);
    None.or_else(|| at(UNLOCK).map(|n| Action::Unlock(Locked::ALL[n])))
        .or_else(|| at(KEEP).map(|n| Action::Keep(Card::nth(n))))
        .or_else(|| at(DEVELOP).map(|n| Action::Develop(n as u8 + 3)))
        .or_else(|| at(SAIL).map(|n| Action::Sail(n as u8 + 1)))
        .or_else(|| at(ASSIST).map(|_| Action::Assist))
        .or_else(|| at(COVER).map(|_| Action::Cards))
        .or_else(|| at(FEED).map(|n| Action::Feed(Card::nth(n))))
        .or_else(|| at(FEED_GRAPES).map(|n| Action::FeedGrapes(Color::ALL[n])))
        .or_else(|| at(CHAIN).map(|n| Action::Chain(n as u8 + 1)))
        .or_else(|| at(RUN).map(|n| Action::Run(Area(n as u8))))
}

fn outcome(i: usize) -> Option<Action> {
    let at = |block: Block| block.offset(i);
    let seat = |n: usize| Seat(n as u8);
    None.or_else(|| at(START).map(|n| Action::Start(seat(n))))
        .or_else(|| at(TOKEN).map(|n| Action::Token(Token::ALL[n])))
        .or_else(|| at(SECRET).map(|n| Action::Secret(seat(n / SYMBOLS), Symbol::ALL[n % SYMBOLS])))
        .or_else(|| at(LAY).map(|n| Action::Lay(Character::ALL[n])))
        .or_else(|| at(POOL).map(|n| Action::Pool(Card::nth(n))))
        .or_else(|| at(DEAL).map(|n| Action::Deal(seat(n / CARDS), Card::nth(n % CARDS))))
        .or_else(|| at(EVENT).map(|n| Action::Event(EventCard::ALL[n])))
        .or_else(|| at(FIGURE).map(|n| Action::Figure(Figure::ALL[n])))
        .or_else(|| {
            at(PRIVATE).map(|n| Action::Private(seat(n / FIGURES), Figure::ALL[n % FIGURES]))
        })
        .or_else(|| at(REVEAL).map(|n| Action::Reveal(Card::nth(n))))
}
