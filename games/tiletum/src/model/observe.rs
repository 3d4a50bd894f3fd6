//! The observation of a seat, for learners.
//!
//! All numbers are scaled to about 0 to 1. The seats follow one another clockwise from the
//! observer, empty seats are zeros; `docs/research.md` has the layout.

use kernel::Seat;
use kernel::names::Name;

use super::board::{BUILDINGS, CONTRACT_SPACES, MARKET_SPACES, ROOMS, STORES};
use super::components::ROUNDS;
use super::effect::{Effect, Face};
use super::map::{CATHEDRALS, CITIES, Cathedral, HOUSE_SPACES, NODES, Node};
use super::pieces::{ACTS, Act, COLORS, Color, Cost, Crest, FAIRS, FIELDS, GOODS, Good, VALUES};
use super::state::{Board, Line, Phase, Tiletum};
use super::tiles::Tile;
use super::{SEATS, asks};

/// Numbers about a tile: its kind, what it gives and what it costs.
const TILE: usize = 4 + 6 + ACTS + GOODS + GOODS + 3 + 7;
/// Numbers about the table as a whole.
const TABLE: usize = 4
    + PHASES
    + FIELDS * (1 + FIELDS)
    + COLORS * VALUES
    + (FIELDS + 1 + CITIES + 2 * MARKET_SPACES) * TILE
    + CATHEDRALS * 5
    + ROUNDS * (CITIES + FAIRS)
    + 3
    + 2;
/// Numbers about each seat.
const SEAT: usize = 5
    + LINES
    + GOODS
    + 2 * NODES
    + HOUSE_SPACES
    + 2 * CATHEDRALS
    + (STORES + ROOMS) * TILE
    + BUILDINGS * 6
    + CONTRACT_SPACES
    + ACTS;
const PHASES: usize = 7;
const LINES: usize = 9;

/// Length of the observation.
pub const LENGTH: usize = TABLE + SEATS * SEAT + QUESTIONS;
/// One number for each question the observer may be asked, and the points it may spend.
const QUESTIONS: usize = asks::ALL.len() + 1;

/// Writes what `seat` knows.
///
/// # Panics
/// If `out` is not [`LENGTH`] long.
pub fn write(game: &Tiletum, seat: Seat, out: &mut [f32]) {
    assert_eq!(out.len(), LENGTH, "the observation has a fixed length");
    let mut writer = Writer { out, at: 0 };
    table(game, &mut writer);
    for offset in 0..SEATS as u8 {
        if offset < game.seats {
            player(game, Seat((seat.0 + offset) % game.seats), &mut writer);
        } else {
            writer.skip(SEAT);
        }
    }
    let ask = kernel::Game::decision(game, seat).map(|decision| decision.ask);
    asks::ALL.iter().for_each(|name| writer.flag(ask == Some(*name)));
    writer.put(game.top_pool().map_or(0, |(_, ap)| ap), 6.0);
    debug_assert_eq!(writer.at, LENGTH, "every place is written");
}

/// Writes numbers one after the other.
struct Writer<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl Writer<'_> {
    fn put(&mut self, number: impl Into<f32>, scale: f32) {
        self.out[self.at] = number.into() / scale;
        self.at += 1;
    }

    fn flag(&mut self, flag: bool) {
        self.put(u8::from(flag), 1.0);
    }

    fn one_of(&mut self, chosen: Option<usize>, count: usize) {
        (0..count).for_each(|number| self.flag(chosen == Some(number)));
    }

    fn skip(&mut self, count: usize) {
        (0..count).for_each(|_| self.put(0u8, 1.0));
    }

    fn goods(&mut self, goods: &[u8; GOODS]) {
        goods.iter().for_each(|count| self.put(*count, 6.0));
    }

    /// A tile by what is printed on it, or zeros.
    fn tile(&mut self, game: &Tiletum, tile: Option<Tile>) {
        let Some(tile) = tile else { return self.skip(TILE) };
        let face = game.parts.face(tile);
        let (kind, crest, act, price, identical, vp, effect) = match face {
            Face::Helper(effect) => (0, None, None, [0; GOODS], 0, 0, effect),
            Face::Crest(crest) => (1, Some(crest), None, [0; GOODS], 0, 0, Effect::Nothing),
            Face::Contract(contract) => {
                let price = contract.goods;
                (2, None, None, price, contract.identical, contract.vp, contract.extra)
            }
            Face::Character { kind, bonus } => (3, None, Some(kind), [0; GOODS], 0, 0, bonus),
        };
        self.one_of(Some(kind), 4);
        self.one_of(crest.map(Crest::index), 6);
        self.one_of(act.map(Act::index), ACTS);
        self.goods(&price);
        self.effect(effect, identical, vp);
    }

    fn effect(&mut self, effect: Effect, identical: u8, vp: u8) {
        let gain = match effect {
            Effect::Gain(gain) => gain,
            _ => Default::default(),
        };
        self.goods(&gain.goods);
        self.put(identical, 8.0);
        self.put(vp, 17.0);
        self.put(gain.vp, 4.0);
        let (act, any, steps, place) = match effect {
            Effect::Act { ap, goods, .. } => (ap, goods, 0, false),
            Effect::AnyAct(ap) => (ap, 0, 0, false),
            Effect::AnyGoods(count) => (0, count, 0, false),
            Effect::Steps { architect, merchant, place } => {
                (0, 0, architect + merchant, place.is_some())
            }
            _ => (0, 0, 0, false),
        };
        self.put(act, 3.0);
        self.put(any, 3.0);
        self.put(steps, 2.0);
        self.flag(place);
        self.put(if let Effect::DieAp(ap) = effect { ap } else { 0 }, 3.0);
        self.flag(effect == Effect::DieGood);
        self.flag(effect == Effect::Building);
    }
}

fn table(game: &Tiletum, writer: &mut Writer) {
    writer.put(game.seats, SEATS as f32);
    writer.put(game.round, ROUNDS as f32);
    writer.put(game.pass, 3.0);
    writer.flag(game.players == 1);
    writer.one_of(Some(game.phase as usize), PHASES);
    for (field, act) in (0..).zip(game.fields) {
        let value = if game.wheel > 0 { game.value_at(field) } else { 0 };
        writer.put(value, VALUES as f32);
        writer.one_of(act.map(Act::index), FIELDS);
    }
    for color in Color::ALL {
        game.dice[color.index()].iter().for_each(|count| writer.put(*count, 4.0));
    }
    let tiles = game.field_tiles.iter().chain([&game.king_tile]).chain(&game.city_tiles);
    let tiles = tiles.chain(&game.contract_market).chain(&game.character_market);
    tiles.for_each(|tile| writer.tile(game, *tile));
    for cathedral in Cathedral::ALL {
        let cost = game.costs[cathedral.index()].map(|cost: Cost| *game.parts.cost(cost));
        writer.flag(cost.is_some_and(|cost| cost.built));
        writer.put(cost.map_or(0, |cost| cost.stone), 6.0);
        writer.put(cost.map_or(0, |cost| cost.vp), 10.0);
        writer.put(game.top_tile(*cathedral).unwrap_or(0), 8.0);
        writer.put(game.pillars_at(*cathedral), 3.0);
    }
    for (town, fair) in game.towns.into_iter().zip(game.fairs) {
        writer.one_of(town.map(Node::index), CITIES);
        writer.one_of(fair.map(|fair| fair.index()), FAIRS);
    }
    game.corruption.iter().for_each(|count| writer.put(*count, 2.0));
    writer.put(game.pool.ap, 6.0);
    writer.flag(game.swapped);
}

fn player(game: &Tiletum, seat: Seat, writer: &mut Writer) {
    let board: &Board = game.board(seat);
    writer.put(f32::from(game.piles.space(seat)), 15.0);
    let known = game.phase != Phase::Setup;
    let place = game.order[..usize::from(game.seats)].iter().position(|other| *other == seat);
    writer.put(if known { place.unwrap_or(0) as u8 } else { 0 }, SEATS as f32);
    writer.flag(game.asked() == Some(seat));
    writer.put(board.houses, 8.0);
    writer.put(board.pillars, 7.0);
    Line::ALL.iter().for_each(|line| writer.put(f32::from(board.lines[line.index()]), 50.0));
    Good::ALL.iter().for_each(|good| writer.put(f32::from(board.goods.of(*good)), 10.0));
    board.meeples.iter().for_each(|node| writer.one_of(Some(node.index()), NODES));
    (0..HOUSE_SPACES).for_each(|space| writer.flag(board.on_map.bits() >> space & 1 != 0));
    for cathedral in Cathedral::ALL {
        writer.flag(board.pillared.contains(*cathedral));
        writer.flag(board.held[cathedral.index()].is_some());
    }
    board.store.iter().chain(&board.rooms).for_each(|tile| writer.tile(game, *tile));
    for crest in board.crests {
        let kind = crest.and_then(|tile| match game.parts.face(tile) {
            Face::Crest(crest) => Some(crest.index()),
            _ => None,
        });
        writer.one_of(kind, 6);
    }
    board.contracts.iter().for_each(|contract| writer.flag(contract.is_some()));
    Act::PLAIN.iter().for_each(|act| writer.put(game.marker(seat, *act), 3.0));
}
