//! Every component counted, every invariant checked.

use kernel::names::{Name, Set};
use kernel::{Actor, Game, Invalid, Seat, Turn};

use super::board::{Building, each_room};
use super::effect::Face;
use super::frames::Frame;
use super::map::{Node, Nodes};
use super::pieces::{Act, Cost, Fair};
use super::state::{Board, Phase, Step, Tiletum, Wait};
use super::tiles::{Stack, Tile};

pub(crate) mod count;
pub(crate) mod dice;

/// TI-1.2, TI-1.3 — Nothing appears and nothing vanishes.
///
/// # Errors
/// Names the field where something is too many, too few or out of range.
pub fn audit(game: &Tiletum) -> Result<(), Invalid> {
    possible(game)?;
    count::tiles(game)?;
    count::pieces(game)?;
    count::dice_and_tokens(game)?;
    question(game)
}

fn ensure(holds: bool, field: impl Into<String>, why: impl Into<String>) -> Result<(), Invalid> {
    if holds { Ok(()) } else { Err(Invalid::new(field, why)) }
}

/// Whether play can go on from here: everything is where such a thing may be.
///
/// # Errors
/// Names the field that cannot be.
pub fn possible(game: &Tiletum) -> Result<(), Invalid> {
    course(game)?;
    layout(game)?;
    for (number, board) in game.in_play().iter().enumerate() {
        let seat = Seat(number as u8);
        let field = match game.is_titus(seat) {
            true => "titus".to_owned(),
            false => format!("seats.{number}"),
        };
        seat_holds(game, seat, board, &|name: &str| format!("{field}.{name}"))?;
    }
    turn(game)?;
    frames(game)
}

fn course(game: &Tiletum) -> Result<(), Invalid> {
    let setup = game.phase == Phase::Setup;
    let rounds = if setup { 0..=0 } else { 1..=super::components::ROUNDS as u8 };
    ensure(rounds.contains(&game.round), "round", "does not belong to the phase")?;
    let passes = if game.phase == Phase::Action { 1..=3 } else { 0..=0 };
    ensure(passes.contains(&game.pass), "pass", "does not belong to the phase")?;
    let order = &game.order[..usize::from(game.seats)];
    let known: kernel::SeatSet = order.iter().copied().collect();
    let all = known == kernel::SeatSet::all(game.seats);
    ensure(setup || all, "order", "must name every seat once")?;
    let track = &game.parts.track;
    let spaces = track.lowest..=track.highest;
    let on_track = game.piles.discs().all(|seat| spaces.contains(&game.piles.space(seat)));
    ensure(on_track, "king", "the track has no such space")
}

/// What set-up lays out lies there once, and after set-up everywhere.
fn layout(game: &Tiletum) -> Result<(), Invalid> {
    let setup = game.phase == Phase::Setup;
    let complete = |row: usize, all: usize| setup || row == all;
    let fields = game.fields.iter().flatten().count();
    let different = Act::ALL.len() - game.acts_left().len() as usize;
    ensure(fields == different && complete(fields, 6), "fields", "each action has one field")?;
    let wheel = (1..=6).contains(&game.wheel) || (setup && game.wheel == 0);
    ensure(wheel, "wheel", "faces a value from 1 to 6")?;
    for cost in Cost::ALL {
        let laid = game.costs.iter().filter(|laid| **laid == Some(*cost)).count() as u8;
        ensure(laid <= game.parts.cost(*cost).count, "map", format!("too many of {cost}"))?;
    }
    let costs = game.costs.iter().flatten().count();
    ensure(complete(costs, game.costs.len()), "map", "every cathedral has a cost tile")?;
    let towns = game.towns.iter().flatten().count();
    let fairs = game.fairs.iter().flatten().count();
    let whole = complete(towns, 4) && complete(fairs, 4);
    ensure(whole, "fairs", "every round has its town and its fair tile")?;
    fairs_of_the_box(game)?;
    let of = |stack: Stack, row: &[Option<Tile>]| row.iter().flatten().all(|t| t.stack() == stack);
    ensure(of(Stack::Bonus, &game.field_tiles), "fields", "takes only bonus tiles")?;
    ensure(of(Stack::Bonus, &[game.king_tile]), "king_tile", "takes only bonus tiles")?;
    ensure(of(Stack::Bonus, &game.city_tiles), "map", "takes only bonus tiles")?;
    let contracts = of(Stack::Contract, &game.contract_market);
    ensure(contracts, "contract_market", "takes only tiles of the contract stack")?;
    let characters = of(Stack::Character, &game.character_market);
    ensure(characters, "character_market", "takes only characters")?;
    ensure(of(Stack::Character, &game.refreshed), "refreshed", "takes only characters")
}

/// TI-2.7 — Tiletum, then three towns that have a tile; every tile is there once.
fn fairs_of_the_box(game: &Tiletum) -> Result<(), Invalid> {
    let first = game.towns[0].is_none_or(|town| town == game.parts.start.city);
    ensure(first, "fairs", "the first fair is held in Tiletum")?;
    let later = || game.towns[1..].iter().flatten().copied();
    let have_tiles = later().all(|town| game.parts.towns.contains(town));
    ensure(have_tiles, "fairs", "the town has no tile")?;
    let different = later().collect::<Nodes>().len() as usize == later().count();
    ensure(different, "fairs", "every town has one tile")?;
    let tiles = || game.fairs.iter().flatten().copied();
    let different = tiles().collect::<Set<Fair>>().len() as usize == tiles().count();
    ensure(different, "fairs", "every fair has one tile")
}

/// More points than any pool ever has.
const MANY_POINTS: u8 = 100;

/// More than anybody ever has; sums stay far below the limits of their numbers.
const PLENTY: u16 = 9_999;

fn seat_holds(
    game: &Tiletum,
    seat: Seat,
    board: &Board,
    field: &dyn Fn(&str) -> String,
) -> Result<(), Invalid> {
    let face = |tile: &Tile| game.parts.face(*tile);
    let goods = board.goods.0.iter().all(|count| *count <= PLENTY);
    ensure(goods, field("goods"), "nobody has so many")?;
    let lines = board.lines.iter().all(|points| points.unsigned_abs() <= PLENTY);
    ensure(lines && board.score() >= 0, field("lines"), "is no possible score")?;
    let contracts = board.contracts.iter().flatten();
    let contracts = contracts.map(face).all(|face| matches!(face, Face::Contract(_)));
    ensure(contracts, field("contracts"), "takes only contracts")?;
    let gap = board.contracts.is_sorted_by_key(Option::is_none);
    ensure(gap, field("contracts"), "contract spaces are filled from the left")?;
    let crests = board.crests.iter().flatten().map(face);
    let crests = crests.into_iter().all(|face| matches!(face, Face::Crest(_)));
    ensure(crests, field("buildings"), "a crest space takes only crests")?;
    let rooms = board.rooms.iter().flatten().map(face);
    let rooms = rooms.into_iter().all(|face| matches!(face, Face::Character { .. }));
    ensure(rooms, field("buildings"), "a room takes only characters")?;
    bound_kinds(game, seat, &field("buildings"))?;
    let spaces = game.parts.table(game.seats).spaces;
    ensure(spaces.covers(board.on_map), field("houses"), "a space is not in use")?;
    for city in Node::CITIES {
        let houses = (board.on_map & city.spaces()).len();
        ensure(houses <= 1, format!("map.{city}.houses"), "a player has one house in a city")?;
    }
    Ok(())
}

/// TI-9.1 — One kind in a building, one building for a kind.
fn bound_kinds(game: &Tiletum, seat: Seat, field: &str) -> Result<(), Invalid> {
    let board = game.board(seat);
    for building in Building::HOMES {
        let kind = game.kind_of(seat, *building);
        let tiles = each_room(building.rooms()).filter_map(|room| board.rooms[room.index()]);
        let alike = tiles.into_iter().all(|tile| match game.parts.face(tile) {
            Face::Character { kind: own, .. } => Some(own) == kind,
            _ => false,
        });
        ensure(alike, field, "a building holds one kind of character")?;
        let home = kind.is_none_or(|kind| game.home_of(seat, kind) == Some(*building));
        ensure(home, field, "a kind of character lives in one building")?;
    }
    Ok(())
}

/// The step of a turn has what it needs.
fn turn(game: &Tiletum) -> Result<(), Invalid> {
    if game.phase != Phase::Action {
        let idle = game.die.is_none() && game.pool.act.is_none() && game.frames.is_empty();
        return ensure(idle, "step", "only the action phase has turns");
    }
    let titus = game.is_titus(game.active());
    let seat = match game.step {
        Step::Corruption | Step::Restock => true,
        Step::Card => titus,
        _ => !titus,
    };
    ensure(seat, "turn", "does not belong to the step")?;
    let before = matches!(game.step, Step::Corruption | Step::BeforeDie | Step::Card);
    ensure(before == game.die.is_none(), "die", "does not belong to the step")?;
    let free = game.board(game.active()).dice.iter().any(Option::is_none);
    let dice = game.dice_on_wheel() > 0 && free;
    ensure(!before || dice, "dice", "every turn needs a die and a space for it")?;
    let tokens = game.turned_up.iter().any(Option::is_none)
        && game.corruption.iter().any(|count| *count > 0);
    ensure(game.step != Step::Corruption || tokens, "corruption", "no token is left")?;
    let pool = match game.pool.act {
        Some(act) => act != Act::Joker && matches!(game.step, Step::Main | Step::Restock),
        None => game.step != Step::Main && game.pool.ap == 0,
    };
    let few = game.pool.ap <= MANY_POINTS;
    ensure(pool && few, "pool", "does not belong to the step")
}

/// Every open choice can be answered.
fn frames(game: &Tiletum) -> Result<(), Invalid> {
    let board = game.board(game.active());
    for (number, frame) in game.frames.iter().copied().enumerate() {
        let holds = match frame {
            Frame::Pool { act, ap } => ap <= MANY_POINTS && !matches!(act, Act::King | Act::Joker),
            Frame::Name { ap } => ap <= MANY_POINTS,
            Frame::Identical { store } => {
                let tile = board.store.get(store.index()).copied().flatten();
                tile.is_some_and(|tile| matches!(game.parts.face(tile), Face::Contract(_)))
            }
            Frame::AnyGoods { left } => (1..=MANY_POINTS).contains(&left),
            Frame::Trigger { .. } => board.all_lodged() != 0,
            Frame::Bonuses { building, floors } => {
                let lodged = each_room(board.lodged(building));
                let lodged = lodged.fold(0, |floors, room| floors | 1 << (room.floor() - 1));
                floors & !lodged == 0
            }
            _ => true,
        };
        ensure(holds, format!("frames.{number}"), "cannot be answered")?;
    }
    Ok(())
}

/// Somebody can act, unless the game is over.
fn question(game: &Tiletum) -> Result<(), Invalid> {
    let over = (game.phase == Phase::Over) == (game.wait == Wait::Over);
    ensure(over, "phase", "does not agree with what is asked")?;
    let mut options = Vec::new();
    let actor = match game.turn() {
        Turn::Over => return Ok(()),
        turn => turn.actor().unwrap_or(Actor::Chance),
    };
    game.legal(actor, &mut options);
    ensure(!options.is_empty(), "phase", "nobody can answer what is asked")
}
