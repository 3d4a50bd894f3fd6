//! Positions laid down by hand, for the rule examples.
//!
//! What lies on mats, map and deeds is taken from the supplies; where a supply itself is given,
//! the difference leaves the game. So every component is still counted.

use kernel::names::{Name, Set};
use kernel::{Game, Given, Invalid, Parts, Seat, SeatSet, Silent, WatchedEach};

use super::audit::{goods_about, on_deeds, on_mats};
use super::components::Components;
use super::pieces::{CitizenSpace, Deed, Follower, Good, Token};
use super::places::{Place, Places};
use super::question::{Phase, Question};
use super::snapshot::Snapshot;
use super::state::{Mat, Orleans};

/// The position that a rule example describes; play has gone on to its first question.
///
/// # Errors
/// Names the field that cannot be.
pub fn arrange(
    parts: Parts<Components>,
    saved: Snapshot,
    given: &Given,
) -> Result<Orleans, Invalid> {
    let (turn, passed) = (saved.turn, passed(&saved));
    let mut game = saved.state(parts)?;
    if !given.mentions("start") {
        game.start = Seat(0);
    }
    game.shown = WatchedEach::new([Mat::EMPTY; super::SEATS]);
    for player in &mut game.seats {
        player.ask = None;
        player.mat.begun |= !player.mat.tiles.is_empty();
    }
    balance_followers(&mut game, given)?;
    balance_goods(&mut game, given)?;
    balance_tiles(&mut game, given)?;
    balance_stations(&mut game, given)?;
    balance_coins(&mut game, given)?;
    balance_citizens(&mut game, given)?;
    balance_hourglass(&mut game, given);
    resume(&mut game, turn.filter(|_| given.mentions("turn")), passed);
    game.audit()?;
    Ok(game)
}

fn passed(saved: &Snapshot) -> SeatSet {
    let seats = (0u8..).zip(&saved.seats).filter(|(_, seat)| seat.plain.passed);
    seats.map(|(seat, _)| Seat(seat)).collect()
}

/// The given phase begins now.
fn resume(game: &mut Orleans, turn: Option<Seat>, passed: SeatSet) {
    if game.phase == Phase::Hourglass {
        game.round = game.round.saturating_sub(1);
    }
    game.begin(game.phase);
    game.passed = passed;
    game.turn = turn.unwrap_or(game.start);
    if game.phase == Phase::Over {
        game.question = Question::Over;
    }
    game.go_on(&mut Silent);
}

/// What is left of a total; an error if more was laid down than there is.
fn rest(total: u32, used: u32, field: impl Into<String>) -> Result<u8, Invalid> {
    let left = total.checked_sub(used);
    let left =
        left.ok_or_else(|| Invalid::new(field, format!("{used} used; the box has {total}")))?;
    Ok(left as u8)
}

fn balance_followers(game: &mut Orleans, given: &Given) -> Result<(), Invalid> {
    for kind in Follower::ALL {
        let token = Token::neutral(*kind);
        let field = format!("supply.{kind}");
        let total = u32::from(game.parts.table(game.players).supply[*kind]);
        let placed = on_mats(game, token) + on_deeds(game, *kind);
        if given.mentions(&field) {
            let used = placed + u32::from(game.supply[*kind]);
            game.lost.followers[token] = rest(total, used, field)?;
        } else {
            let used = placed + u32::from(game.lost.followers[token]);
            game.supply[*kind] = rest(total, used, field)?;
        }
    }
    for token in Token::STARTERS {
        let used = on_mats(game, *token);
        game.lost.followers[*token] = rest(game.players.into(), used, "seats")?;
    }
    Ok(())
}

fn balance_goods(game: &mut Orleans, given: &Given) -> Result<(), Invalid> {
    for good in Good::ALL {
        let field = format!("goods_market.{good}");
        let total = u32::from(game.parts.goods[*good]);
        let about = goods_about(game, *good) + u32::from(game.lost.goods[*good]);
        let market = if given.mentions(&field) { game.goods_market[*good] } else { 0 };
        let free = rest(total, about + u32::from(market), &field)?;
        game.removed[*good] = game.removed[*good].min(free);
        let free = free - game.removed[*good];
        if given.mentions(&field) {
            game.lost.goods[*good] += free;
        } else {
            game.goods_market[*good] = free;
        }
    }
    Ok(())
}

fn balance_tiles(game: &mut Orleans, given: &Given) -> Result<(), Invalid> {
    let board: Places = Place::BOARD.iter().copied().collect();
    let players = game.seats.first(game.players);
    let owned = players.iter().fold(Places::EMPTY, |all, player| all | player.places) & !board;
    let tiles = game.parts.tiles(&game.options);
    for (number, field) in ["stack_i", "stack_ii"].into_iter().enumerate() {
        let stack = tiles & game.parts.stacks[number] & !owned & !game.lost.tiles;
        if given.mentions(field) {
            let gone = stack & !game.stacks;
            game.lost.tiles = game.lost.tiles | gone;
        } else {
            game.stacks = game.stacks & !game.parts.stacks[number] | stack;
        }
    }
    let technology: u32 =
        players.iter().map(|p| u32::from(p.mat.technology) + p.mat.tiles.len()).sum();
    let total = u32::from(game.parts.technology);
    let field = "technology_stack";
    if given.mentions(field) {
        game.lost.technology = rest(total, technology + u32::from(game.technology), field)?;
    } else {
        game.technology = rest(total, technology + u32::from(game.lost.technology), field)?;
    }
    Ok(())
}

fn balance_stations(game: &mut Orleans, given: &Given) -> Result<(), Invalid> {
    for seat in 0..usize::from(game.players) {
        let field = format!("seats.{seat}.stock");
        let total = u32::from(game.parts.stations);
        let built = game.seats[seat].stations.len();
        if given.mentions(&field) {
            let used = built + u32::from(game.seats[seat].stock);
            game.lost.stations[seat] = rest(total, used, field)?;
        } else {
            let used = built + u32::from(game.lost.stations[seat]);
            game.seats[seat].stock = rest(total, used, field)?;
        }
    }
    Ok(())
}

fn balance_coins(game: &mut Orleans, given: &Given) -> Result<(), Invalid> {
    let owned: u16 = game.seats.first(game.players).iter().map(|p| p.coins).sum();
    let short = || Invalid::new("bank", "there are not so many coins");
    let free = game.parts.coins.checked_sub(owned).ok_or_else(short)?;
    if given.mentions("bank") {
        game.lost.coins = free.checked_sub(game.bank).ok_or_else(short)?;
    } else {
        game.bank = free;
    }
    Ok(())
}

/// Citizens that players own come from the board: from finished deeds, then from the last deeds
/// of the list. Where the board's are given, the difference leaves the game.
fn balance_citizens(game: &mut Orleans, given: &Given) -> Result<(), Invalid> {
    let owned: u32 = game.seats.first(game.players).iter().map(|p| u32::from(p.citizens)).sum();
    let board = CitizenSpace::ALL.len() as u32;
    if !given.mentions("citizens") {
        game.citizens = Set::from_iter(CitizenSpace::ALL.iter().copied());
        let done = |deed: &Deed| game.parts.deeds[deed.index()].all & !game.deeds == 0;
        let finished: Vec<Deed> = Deed::ALL.iter().copied().filter(done).collect();
        let others = Deed::ALL.iter().rev().copied().filter(|deed| !done(deed));
        let taken = finished.len().max(owned as usize);
        let order: Vec<Deed> = finished.iter().copied().chain(others).take(taken).collect();
        order.iter().for_each(|deed| game.citizens.remove(CitizenSpace::of_deed(*deed)));
        let more = (owned as usize).saturating_sub(order.len());
        let rest: Vec<_> = game.citizens.iter().take(more).collect();
        rest.into_iter().for_each(|citizen| game.citizens.remove(citizen));
    }
    game.lost.citizens = rest(board, owned + game.citizens.len(), "citizens")?;
    Ok(())
}

/// The tile of the round is not face down.
fn balance_hourglass(game: &mut Orleans, given: &Given) {
    if let Some(event) = game.event
        && given.mentions("event")
        && !given.mentions("hourglass")
    {
        game.hourglass[event] = game.hourglass[event].saturating_sub(1);
    }
}
