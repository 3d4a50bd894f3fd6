//! The fixed number of every action, for learners.
//!
//! Each kind of action has a block of numbers; the blocks follow one another in the order of
//! [`Action`], so that lists made in that order are in index order.

use kernel::names::Name;
use kernel::{Block, Index, Seat};

use super::SEATS;
use super::action::Action;
use super::board::{BUILDINGS, Building, HOMES, MARKET_SPACES, ROOMS, Room, STORES, Stall, Store};
use super::components::ROUNDS;
use super::map::{CATHEDRALS, CITIES, Cathedral, HOUSE_SPACES, HouseSpace, NODES, Node};
use super::pieces::{
    ACTS, Act, COLORS, CORRUPTIONS, COSTS, Color, Cost, DECREES, Decree, FAIRS, FIELDS, Fair,
    GOODS, Good, Meeple, VALUES,
};
use super::tiles::{TILES, Tile};

const DIE: Block = Block::first(COLORS * VALUES * VALUES);
const TILE: Block = DIE.then(2);
const RECOLOR: Block = TILE.then(GOODS + 1);
const NAME: Block = RECOLOR.then(ACTS);
const WALK: Block = NAME.then(2 * NODES);
const HOUSE: Block = WALK.then(HOUSE_SPACES);
const PILLAR: Block = HOUSE.then(CATHEDRALS);
const PICK: Block = PILLAR.then(2);
const CHARACTER: Block = PICK.then(MARKET_SPACES);
const REFRESH: Block = CHARACTER.then(1);
const LODGE: Block = REFRESH.then(STORES * ROOMS);
const CONTRACT: Block = LODGE.then(MARKET_SPACES);
const SWAP: Block = CONTRACT.then(GOODS * (GOODS - 1));
const TRADE: Block = SWAP.then(GOODS - 1);
const FULFIL: Block = TRADE.then(STORES);
const CREST: Block = FULFIL.then(STORES * BUILDINGS);
const HELPER: Block = CREST.then(STORES);
const CATHEDRAL: Block = HELPER.then(CATHEDRALS);
const WITH: Block = CATHEDRAL.then(GOODS);
const GAIN: Block = WITH.then(GOODS);
const FORGO: Block = GAIN.then(1);
const TRIGGER: Block = FORGO.then(HOMES + 1);
const BONUS: Block = TRIGGER.then(ROOMS);
const DONE: Block = BONUS.then(1);
const KING: Block = DONE.then(2);
const END: Block = KING.then(1);

/// Size of the index of decisions.
pub const DECISIONS: u32 = END.end() as u32;

const FIRST: Block = Block::first(SEATS);
const FIELD: Block = FIRST.then(FIELDS * FIELDS);
const WHEEL: Block = FIELD.then(VALUES);
const COST: Block = WHEEL.then(CATHEDRALS * COSTS);
const TOWN: Block = COST.then((ROUNDS - 1) * CITIES);
const FAIR: Block = TOWN.then(ROUNDS * FAIRS);
const ROLL: Block = FAIR.then(COLORS * VALUES);
const CORRUPTION: Block = ROLL.then(CORRUPTIONS);
const REVEAL: Block = CORRUPTION.then(TILES);
const CARD: Block = REVEAL.then(DECREES);

/// Size of the index of outcomes.
pub const OUTCOMES: u32 = CARD.end() as u32;

/// The number of an action.
pub fn of(action: Action) -> Index {
    let (block, offset) = match action {
        Action::Die { color, from, to } => {
            (DIE, (color.index() * VALUES + nth(from)) * VALUES + nth(to))
        }
        Action::Tile(take) => (TILE, usize::from(!take)),
        Action::Recolor(good) => (RECOLOR, good.map_or(GOODS, Good::index)),
        Action::Name(act) => (NAME, act.index()),
        Action::Walk(who, node) => (WALK, who.index() * NODES + node.index()),
        Action::House(space) => (HOUSE, space.index()),
        Action::Pillar(cathedral) => (PILLAR, cathedral.index()),
        Action::Pick(who) => (PICK, who.index()),
        Action::Character(stall) => (CHARACTER, stall.index()),
        Action::Refresh => (REFRESH, 0),
        Action::Lodge(store, room) => (LODGE, store.index() * ROOMS + room.index()),
        Action::Contract(stall) => (CONTRACT, stall.index()),
        Action::Swap { give, take } => {
            let taken = take.index() - usize::from(take > give);
            (SWAP, give.index() * (GOODS - 1) + taken)
        }
        Action::Trade(good) => (TRADE, good.index() - 1),
        Action::Fulfil(store) => (FULFIL, store.index()),
        Action::Crest(store, building) => (CREST, store.index() * BUILDINGS + building.index()),
        Action::Helper(store) => (HELPER, store.index()),
        Action::Cathedral(cathedral) => (CATHEDRAL, cathedral.index()),
        Action::With(good) => (WITH, good.index()),
        Action::Gain(good) => (GAIN, good.index()),
        Action::Forgo => (FORGO, 0),
        Action::Trigger(building) => (TRIGGER, building.map_or(HOMES, Building::index)),
        Action::Bonus(room) => (BONUS, room.index()),
        Action::Done => (DONE, 0),
        Action::King(take) => (KING, usize::from(!take)),
        Action::End => (END, 0),
        outcome => return of_outcome(outcome),
    };
    Index::Decision(block.number(offset))
}

fn of_outcome(action: Action) -> Index {
    let (block, offset) = match action {
        Action::First(seat) => (FIRST, seat.index()),
        Action::Field(field, act) => (FIELD, usize::from(field) * FIELDS + act.index()),
        Action::Wheel(value) => (WHEEL, nth(value)),
        Action::Cost(cathedral, cost) => (COST, cathedral.index() * COSTS + cost.index()),
        Action::Town(round, city) => (TOWN, (usize::from(round) - 2) * CITIES + city.index()),
        Action::Fair(round, fair) => (FAIR, nth(round) * FAIRS + fair.index()),
        Action::Roll(color, value) => (ROLL, color.index() * VALUES + nth(value)),
        Action::Corruption(value) => (CORRUPTION, value.into()),
        Action::Reveal(tile) => (REVEAL, tile.index()),
        Action::Card(card) => (CARD, card.index()),
        decision => unreachable!("{decision} is a decision"),
    };
    Index::Outcome(block.number(offset))
}

/// What is counted from 1 as a number counted from 0.
fn nth(number: u8) -> usize {
    usize::from(number) - 1
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
    None.or_else(|| at(DIE).map(die))
        .or_else(|| at(TILE).map(|n| Action::Tile(n == 0)))
        .or_else(|| at(RECOLOR).map(|n| Action::Recolor(Good::ALL.get(n).copied())))
        .or_else(|| at(NAME).map(|n| Action::Name(Act::ALL[n])))
        .or_else(|| at(WALK).map(|n| Action::Walk(Meeple::ALL[n / NODES], Node::ALL[n % NODES])))
        .or_else(|| at(HOUSE).map(|n| Action::House(HouseSpace(n as u8))))
        .or_else(|| at(PILLAR).map(|n| Action::Pillar(Cathedral::ALL[n])))
        .or_else(|| at(PICK).map(|n| Action::Pick(Meeple::ALL[n])))
        .or_else(|| at(CHARACTER).map(|n| Action::Character(Stall(n as u8))))
        .or_else(|| at(REFRESH).map(|_| Action::Refresh))
        .or_else(|| at(LODGE).map(|n| Action::Lodge(store(n / ROOMS), Room((n % ROOMS) as u8))))
        .or_else(|| at(CONTRACT).map(|n| Action::Contract(Stall(n as u8))))
        .or_else(|| at(SWAP).map(swap))
        .or_else(|| at(TRADE).map(|n| Action::Trade(Good::TRADED[n])))
        .or_else(|| task(i))
        .or_else(|| at(WITH).map(|n| Action::With(Good::ALL[n])))
        .or_else(|| at(GAIN).map(|n| Action::Gain(Good::ALL[n])))
        .or_else(|| at(FORGO).map(|_| Action::Forgo))
        .or_else(|| at(TRIGGER).map(|n| Action::Trigger(Building::HOMES.get(n).copied())))
        .or_else(|| at(BONUS).map(|n| Action::Bonus(Room(n as u8))))
        .or_else(|| at(DONE).map(|_| Action::Done))
        .or_else(|| at(KING).map(|n| Action::King(n == 0)))
        .or_else(|| at(END).map(|_| Action::End))
}

fn task(i: usize) -> Option<Action> {
    let at = |block: Block| block.offset(i);
    None.or_else(|| at(FULFIL).map(|n| Action::Fulfil(store(n))))
        .or_else(|| {
            let place =
                |n: usize| Action::Crest(store(n / BUILDINGS), Building::ALL[n % BUILDINGS]);
            at(CREST).map(place)
        })
        .or_else(|| at(HELPER).map(|n| Action::Helper(store(n))))
        .or_else(|| at(CATHEDRAL).map(|n| Action::Cathedral(Cathedral::ALL[n])))
}

fn outcome(i: usize) -> Option<Action> {
    let at = |block: Block| block.offset(i);
    None.or_else(|| at(FIRST).map(|n| Action::First(Seat(n as u8))))
        .or_else(|| at(FIELD).map(|n| Action::Field((n / FIELDS) as u8, Act::ALL[n % FIELDS])))
        .or_else(|| at(WHEEL).map(|n| Action::Wheel(n as u8 + 1)))
        .or_else(|| at(COST).map(|n| Action::Cost(Cathedral::ALL[n / COSTS], Cost::ALL[n % COSTS])))
        .or_else(|| at(TOWN).map(|n| Action::Town((n / CITIES) as u8 + 2, Node::ALL[n % CITIES])))
        .or_else(|| at(FAIR).map(|n| Action::Fair((n / FAIRS) as u8 + 1, Fair::ALL[n % FAIRS])))
        .or_else(|| at(ROLL).map(|n| Action::Roll(Color::ALL[n / VALUES], (n % VALUES) as u8 + 1)))
        .or_else(|| at(CORRUPTION).map(|n| Action::Corruption(n as u8)))
        .or_else(|| at(REVEAL).map(|n| Action::Reveal(Tile::ALL[n])))
        .or_else(|| at(CARD).map(|n| Action::Card(Decree::ALL[n])))
}

fn die(n: usize) -> Action {
    let (color, from, to) = (n / VALUES / VALUES, n / VALUES % VALUES, n % VALUES);
    Action::Die { color: Color::ALL[color], from: from as u8 + 1, to: to as u8 + 1 }
}

fn swap(n: usize) -> Action {
    let (give, taken) = (n / (GOODS - 1), n % (GOODS - 1));
    let take = taken + usize::from(taken >= give);
    Action::Swap { give: Good::ALL[give], take: Good::ALL[take] }
}

fn store(n: usize) -> Store {
    Store(n as u8)
}
