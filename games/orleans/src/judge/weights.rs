//! How likely a busy player takes an action.
//!
//! Playouts ask for every option of every decision, so each weight is a glance, not a thought.

use kernel::Seat;
use kernel::names::Name;

use crate::model::action::{Action, Loss, Reward};
use crate::model::pieces::{Deed, Follower, Good, Token, Ware};
use crate::model::places::{Place, Slot, Slots};
use crate::model::question::Ask;
use crate::model::state::{Mat, Orleans};

/// More draws than this are no likelier; so the weights stay small.
const MANY: u8 = 8;
/// A good that nobody likes to give away: a brocade.
const DEAR: u32 = 5;

/// The weight of a legal action.
#[inline]
pub(super) fn weight(game: &Orleans, seat: Seat, action: Action) -> u32 {
    match action {
        Action::Draw(n) => 1 << (2 * n.min(MANY)),
        Action::Place { slot, .. } => weight_of_slot(game, seat, slot),
        Action::PlaceTheatre { .. } => 20,
        Action::PlaceTechnology(_) => 300,
        Action::Use(_) => 60,
        Action::Confirm | Action::Next => 30,
        Action::Retrieve(slot) if !game.is_activated(seat, slot.place()) => 6,
        Action::RetrieveTheatre(_) => 2,
        Action::Done if game.player(seat).ask == Some(Ask::Retrieve) => 20,
        Action::Serve(_, deed) => weight_of_deed(game, deed),
        Action::Take(Some(good)) => 1 + 4 * value(game, good),
        Action::Give(ware) => 1 + DEAR.saturating_sub(value(game, ware.good())),
        Action::Pay(n) | Action::Bake(n) => 1 + u32::from(n),
        Action::Reward(Reward::Development) | Action::Bath(true) | Action::Sacristy(true) => 4,
        // Whoever agrees on promo tiles wants to see them.
        Action::Tile(tile) if tile.is_promo() => 3,
        Action::Recruit(Follower::Trader | Follower::Craftsman) => 2,
        Action::Lose(Loss::Stock) => 12,
        Action::Lose(Loss::Good(Ware::Grain) | Loss::Development) => 3,
        _ => 1,
    }
}

/// A place that the followers at hand complete is worth completing; others can wait.
fn weight_of_slot(game: &Orleans, seat: Seat, slot: Slot) -> u32 {
    let mat = game.mat(seat);
    let place = slot.place();
    let others = place.slots() & !mat.filled() & !slot.set();
    match place {
        Place::TownHall => 1 + 2 * u32::from(game.round),
        _ if others.is_empty() => 1000,
        _ if within_reach(game, mat).covers(others) => 500,
        _ => 2,
    }
}

/// The slots that followers at hand could stand on, standing abilities aside.
fn within_reach(game: &Orleans, mat: &Mat) -> Slots {
    let waiting = Token::ALL.iter().filter(|token| mat.market[**token] + mat.tower[**token] > 0);
    waiting.fold(Slots::EMPTY, |slots, token| slots | game.parts.takes[token.index()])
}

/// The points of a good.
fn value(game: &Orleans, good: Good) -> u32 {
    game.parts.values[good.index()].into()
}

/// Coins, and the citizen for the last follower.
fn weight_of_deed(game: &Orleans, deed: Deed) -> u32 {
    let slots = game.parts.deeds[deed.index()];
    let last = (slots.all & !game.deeds).count_ones() == 1;
    1 + 2 * u32::from(slots.coins) + if last { 20 } else { 0 }
}
