//! The fixed number of every action, for learners.
//!
//! Each kind of action has a block of numbers; the blocks follow one another in the order of
//! [`Action`], so that lists made in that order are in index order.

use kernel::names::Name;
use kernel::{Block, Index, Seat};

use super::SEATS;
use super::action::{Action, Loss, Reward, Stand};
use super::map::{EDGES, Edge, TOWNS, Town, Way};
use super::notation::MOST;
use super::pieces::{
    DEEDS, Deed, FOLLOWERS, Follower, GOODS, Good, HOURGLASSES, Hourglass, TOKENS, TRACKS, Token,
    WARES, Ware,
};
use super::places::{BOARD_PLACES, PLACES, Place, SLOTS, Slot};

const TILES: usize = PLACES - BOARD_PLACES;
const NUMBERS: usize = MOST as usize + 1;

const REMOVE: Block = Block::first(TILES + 1);
const DRAW: Block = REMOVE.then(NUMBERS);
const ALLOCATE: Block = DRAW.then(TOKENS);
const BATH: Block = ALLOCATE.then(2);
const KEEP: Block = BATH.then(2 * TOKENS);
const RETRIEVE: Block = KEEP.then(SLOTS);
const RETRIEVE_THEATRE: Block = RETRIEVE.then(TOKENS);
const PLACE: Block = RETRIEVE_THEATRE.then(2 * TOKENS * SLOTS);
const PLACE_THEATRE: Block = PLACE.then(2 * TOKENS);
const PLACE_TECHNOLOGY: Block = PLACE_THEATRE.then(SLOTS);
const CONFIRM: Block = PLACE_TECHNOLOGY.then(1);
const NEXT: Block = CONFIRM.then(1);
const USE: Block = NEXT.then(PLACES);
const PASS: Block = USE.then(1);
const RECRUIT: Block = PASS.then(FOLLOWERS);
const TILE: Block = RECRUIT.then(TILES);
const GO: Block = TILE.then(TOWNS);
const GO_BY: Block = GO.then(2 * TOWNS);
const TAKE: Block = GO_BY.then(GOODS + 1);
const SERVE: Block = TAKE.then(FOLLOWERS * DEEDS);
const REWARD: Block = SERVE.then(2);
const PAY: Block = REWARD.then(NUMBERS);
const SACRISTY: Block = PAY.then(2);
const GIVE: Block = SACRISTY.then(WARES);
const BONUS: Block = GIVE.then(TRACKS);
const BAKE: Block = BONUS.then(NUMBERS);
const COURT: Block = BAKE.then(SEATS);
const LOSE_STATION: Block = COURT.then(TOWNS);
const LOSE_PLAIN: Block = LOSE_STATION.then(4);
const LOSE_GOOD: Block = LOSE_PLAIN.then(WARES);
const LOSE_PLACE: Block = LOSE_GOOD.then(TILES);
const LOSE_TECHNOLOGY_ON: Block = LOSE_PLACE.then(PLACES);
const DONE: Block = LOSE_TECHNOLOGY_ON.then(1);

/// Size of the index of decisions.
pub const DECISIONS: u32 = DONE.end() as u32;

const GOOD: Block = Block::first(EDGES * GOODS);
const GOOD_REMOVED: Block = GOOD.then(GOODS);
const START: Block = GOOD_REMOVED.then(SEATS);
const EVENT: Block = START.then(HOURGLASSES);
const DRAWN: Block = EVENT.then(SEATS * TOKENS);
const PLAGUE: Block = DRAWN.then(SEATS * TOKENS);
const TORTURE: Block = PLAGUE.then(SEATS * FOLLOWERS);

/// Size of the index of outcomes.
pub const OUTCOMES: u32 = TORTURE.end() as u32;

/// The losses that name nothing.
const PLAIN_LOSSES: [Loss; 4] = [Loss::Stock, Loss::Follower, Loss::Development, Loss::Technology];

/// The number of an action.
pub fn of(action: Action) -> Index {
    let (block, offset) = match action {
        Action::Remove(tile) => (REMOVE, tile.map_or(TILES, tile_number)),
        Action::Draw(n) => (DRAW, n.into()),
        Action::Allocate(token) => (ALLOCATE, token.index()),
        Action::Bath(yes) => (BATH, usize::from(!yes)),
        Action::Keep { token, on } => (KEEP, 2 * token.index() + on as usize),
        Action::Retrieve(slot) => (RETRIEVE, slot.index()),
        Action::RetrieveTheatre(token) => (RETRIEVE_THEATRE, token.index()),
        Action::Place { token, from, slot } => {
            (PLACE, (2 * token.index() + from as usize) * SLOTS + slot.index())
        }
        Action::PlaceTheatre { token, from } => (PLACE_THEATRE, 2 * token.index() + from as usize),
        Action::PlaceTechnology(slot) => (PLACE_TECHNOLOGY, slot.index()),
        Action::Confirm => (CONFIRM, 0),
        Action::Next => (NEXT, 0),
        Action::Use(place) => (USE, place.index()),
        Action::Pass => (PASS, 0),
        Action::Recruit(follower) => (RECRUIT, follower.index()),
        Action::Tile(tile) => (TILE, tile_number(tile)),
        Action::Go(town) => (GO, town.index()),
        Action::GoBy(town, way) => (GO_BY, 2 * town.index() + way.index()),
        Action::Take(good) => (TAKE, good.map_or(GOODS, Good::index)),
        Action::Serve(follower, deed) => (SERVE, follower.index() * DEEDS + deed.index()),
        Action::Reward(reward) => (REWARD, reward as usize),
        Action::Pay(n) => (PAY, n.into()),
        Action::Sacristy(used) => (SACRISTY, usize::from(!used)),
        Action::Give(ware) => (GIVE, ware.index()),
        Action::Bonus(track) => (BONUS, track.index()),
        Action::Bake(n) => (BAKE, n.into()),
        Action::Court(seat) => (COURT, seat.index()),
        Action::Lose(loss) => of_loss(loss),
        Action::Done => (DONE, 0),
        outcome => return of_outcome(outcome),
    };
    Index::Decision(block.number(offset))
}

fn of_loss(loss: Loss) -> (Block, usize) {
    match loss {
        Loss::Station(town) => (LOSE_STATION, town.index()),
        Loss::Stock => (LOSE_PLAIN, 0),
        Loss::Follower => (LOSE_PLAIN, 1),
        Loss::Development => (LOSE_PLAIN, 2),
        Loss::Technology => (LOSE_PLAIN, 3),
        Loss::Good(ware) => (LOSE_GOOD, ware.index()),
        Loss::Place(place) => (LOSE_PLACE, tile_number(place)),
        Loss::TechnologyOn(place) => (LOSE_TECHNOLOGY_ON, place.index()),
    }
}

fn of_outcome(action: Action) -> Index {
    let (block, offset) = match action {
        Action::Good(edge, good) => (GOOD, edge.index() * GOODS + good.index()),
        Action::GoodRemoved(good) => (GOOD_REMOVED, good.index()),
        Action::Start(seat) => (START, seat.index()),
        Action::Event(event) => (EVENT, event.index()),
        Action::Drawn(seat, token) => (DRAWN, seat.index() * TOKENS + token.index()),
        Action::Plague(seat, token) => (PLAGUE, seat.index() * TOKENS + token.index()),
        Action::Torture(seat, token) => (TORTURE, seat.index() * FOLLOWERS + token.index()),
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
    None.or_else(|| at(REMOVE).map(|n| Action::Remove(Place::TILES.get(n).copied())))
        .or_else(|| at(DRAW).map(|n| Action::Draw(n as u8)))
        .or_else(|| at(ALLOCATE).map(|n| Action::Allocate(Token::ALL[n])))
        .or_else(|| at(BATH).map(|n| Action::Bath(n == 0)))
        .or_else(|| at(KEEP).map(|n| Action::Keep { token: Token::ALL[n / 2], on: stand(n) }))
        .or_else(|| at(RETRIEVE).map(|n| Action::Retrieve(Slot(n as u8))))
        .or_else(|| at(RETRIEVE_THEATRE).map(|n| Action::RetrieveTheatre(Token::ALL[n])))
        .or_else(|| at(PLACE).map(placement))
        .or_else(|| {
            at(PLACE_THEATRE)
                .map(|n| Action::PlaceTheatre { token: Token::ALL[n / 2], from: stand(n) })
        })
        .or_else(|| at(PLACE_TECHNOLOGY).map(|n| Action::PlaceTechnology(Slot(n as u8))))
        .or_else(|| at(CONFIRM).map(|_| Action::Confirm))
        .or_else(|| at(NEXT).map(|_| Action::Next))
        .or_else(|| at(USE).map(|n| Action::Use(Place::ALL[n])))
        .or_else(|| at(PASS).map(|_| Action::Pass))
        .or_else(|| at(RECRUIT).map(|n| Action::Recruit(Follower::ALL[n])))
        .or_else(|| at(TILE).map(|n| Action::Tile(Place::TILES[n])))
        .or_else(|| at(GO).map(|n| Action::Go(Town::ALL[n])))
        .or_else(|| at(GO_BY).map(|n| Action::GoBy(Town::ALL[n / 2], Way::ALL[n % 2])))
        .or_else(|| at(TAKE).map(|n| Action::Take(Good::ALL.get(n).copied())))
        .or_else(|| {
            at(SERVE).map(|n| Action::Serve(Follower::ALL[n / DEEDS], Deed::ALL[n % DEEDS]))
        })
        .or_else(|| at(REWARD).map(|n| Action::Reward([Reward::Coin, Reward::Development][n])))
        .or_else(|| at(PAY).map(|n| Action::Pay(n as u8)))
        .or_else(|| at(SACRISTY).map(|n| Action::Sacristy(n == 0)))
        .or_else(|| at(GIVE).map(|n| Action::Give(Ware::ALL[n])))
        .or_else(|| at(BONUS).map(|n| Action::Bonus(Follower::ALL[n])))
        .or_else(|| at(BAKE).map(|n| Action::Bake(n as u8)))
        .or_else(|| at(COURT).map(|n| Action::Court(Seat(n as u8))))
        .or_else(|| at(DONE).map(|_| Action::Done))
        .or_else(|| loss(i).map(Action::Lose))
}

fn loss(i: usize) -> Option<Loss> {
    let at = |block: Block| block.offset(i);
    None.or_else(|| at(LOSE_STATION).map(|n| Loss::Station(Town::ALL[n])))
        .or_else(|| at(LOSE_PLAIN).map(|n| PLAIN_LOSSES[n]))
        .or_else(|| at(LOSE_GOOD).map(|n| Loss::Good(Ware::ALL[n])))
        .or_else(|| at(LOSE_PLACE).map(|n| Loss::Place(Place::TILES[n])))
        .or_else(|| at(LOSE_TECHNOLOGY_ON).map(|n| Loss::TechnologyOn(Place::ALL[n])))
}

fn outcome(i: usize) -> Option<Action> {
    let at = |block: Block| block.offset(i);
    let whose = |n: usize, kinds: usize| (Seat((n / kinds) as u8), Token::ALL[n % kinds]);
    None.or_else(|| at(GOOD).map(|n| Action::Good(Edge((n / GOODS) as u8), Good::ALL[n % GOODS])))
        .or_else(|| at(GOOD_REMOVED).map(|n| Action::GoodRemoved(Good::ALL[n])))
        .or_else(|| at(START).map(|n| Action::Start(Seat(n as u8))))
        .or_else(|| at(EVENT).map(|n| Action::Event(Hourglass::ALL[n])))
        .or_else(|| at(DRAWN).map(|n| whose(n, TOKENS)).map(|(s, t)| Action::Drawn(s, t)))
        .or_else(|| at(PLAGUE).map(|n| whose(n, TOKENS)).map(|(s, t)| Action::Plague(s, t)))
        .or_else(|| at(TORTURE).map(|n| whose(n, FOLLOWERS)).map(|(s, t)| Action::Torture(s, t)))
}

fn placement(n: usize) -> Action {
    let (who, slot) = (n / SLOTS, n % SLOTS);
    Action::Place { token: Token::ALL[who / 2], from: stand(who), slot: Slot(slot as u8) }
}

fn stand(n: usize) -> Stand {
    if n.is_multiple_of(2) { Stand::Market } else { Stand::Tower }
}

fn tile_number(tile: Place) -> usize {
    tile.index() - BOARD_PLACES
}
