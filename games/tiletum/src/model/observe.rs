//! The observation of a seat, for learners.
//!
//! All numbers are scaled to about 0 to 1. The seats follow one another clockwise from the
//! observer, empty seats are zeros; `docs/research.md` has the layout.

use kernel::Seat;
use kernel::names::Name;
use kernel::observe::{Paper, Section, Sparse, Writer, length};

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
const PHASES: usize = 7;
const LINES: usize = 9;

/// What the numbers mean. A tile is its kind, crest and character, the goods it wants, the goods it
/// gives, identical goods of 8, points of 17, points given of 4, and what else it does.
pub const LAYOUT: &[Section] = &[
    Section::once(
        "table",
        &[
            ("seats of 4, round of 4, pass of 3, solo", 4),
            ("phase", PHASES),
            ("value of 6 and action by field", FIELDS * (1 + FIELDS)),
            ("dice by color and value of 4", COLORS * VALUES),
            (
                "tiles of fields, king, towns, contracts, characters",
                (FIELDS + 1 + CITIES + 2 * MARKET_SPACES) * TILE,
            ),
            ("cathedrals: built, stone of 6, points of 10, top of 8, pillars of 3", CATHEDRALS * 5),
            ("town and fair by round", ROUNDS * (CITIES + FAIRS)),
            ("corruption of 2", 3),
            ("action points of 6, swapped", 2),
        ],
    ),
    Section::each(
        "seat",
        SEATS,
        &[
            ("king of 15, order of 4, asked, houses of 8, pillars of 7", 5),
            ("points by line of 50", LINES),
            ("goods of 10", GOODS),
            ("architect and merchant", 2 * NODES),
            ("houses on the map", HOUSE_SPACES),
            ("pillar and tile by cathedral", 2 * CATHEDRALS),
            ("tiles in store and rooms", (STORES + ROOMS) * TILE),
            ("crest by building", BUILDINGS * 6),
            ("contract spaces", CONTRACT_SPACES),
            ("action markers of 3", ACTS),
        ],
    ),
    Section::once("question", &[("asked", asks::ALL.len()), ("action points to spend of 6", 1)]),
];
/// Numbers about each seat.
const SEAT: usize = LAYOUT[1].len();
/// Length of the observation.
pub const LENGTH: usize = length(LAYOUT);

/// Writes what `seat` knows.
pub fn write(game: &Tiletum, seat: Seat, writer: &mut Writer<impl Paper>) {
    table(game, writer);
    for offset in 0..SEATS as u8 {
        if offset < game.seats {
            player(game, Seat((seat.0 + offset) % game.seats), writer);
        } else {
            writer.skip(SEAT);
        }
    }
    let ask = kernel::Game::decision(game, seat).map(|decision| decision.ask);
    writer.one_of(asks::ALL.iter().position(|name| ask == Some(*name)), asks::ALL.len());
    writer.put(game.top_pool().map_or(0, |(_, ap)| ap), 6.0);
}

fn table(game: &Tiletum, writer: &mut Writer<impl Paper>) {
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
        writer.counts(&game.dice[color.index()], 4.0);
    }
    let tiles = game.field_tiles.iter().chain([&game.king_tile]).chain(&game.city_tiles);
    let tiles = tiles.chain(&game.contract_market).chain(&game.character_market);
    tiles.for_each(|it| tile(game, *it, writer));
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
    writer.all(game.corruption, 2.0);
    writer.put(game.pool.ap, 6.0);
    writer.flag(game.swapped);
}

fn player(game: &Tiletum, seat: Seat, writer: &mut Writer<impl Paper>) {
    let board: &Board = game.board(seat);
    writer.put(f32::from(game.piles.space(seat)), 15.0);
    let known = game.phase != Phase::Setup;
    let place = game.order[..usize::from(game.seats)].iter().position(|other| *other == seat);
    writer.put(if known { place.unwrap_or(0) as u8 } else { 0 }, SEATS as f32);
    writer.flag(game.asked() == Some(seat));
    writer.put(board.houses, 8.0);
    writer.put(board.pillars, 7.0);
    writer.all(Line::ALL.iter().map(|line| f32::from(board.lines[line.index()])), 50.0);
    writer.all(Good::ALL.iter().map(|good| f32::from(board.goods.of(*good))), 10.0);
    board.meeples.iter().for_each(|node| writer.one_of(Some(node.index()), NODES));
    writer.set(board.on_map.bits(), HOUSE_SPACES);
    for cathedral in Cathedral::ALL {
        writer.flag(board.pillared.contains(*cathedral));
        writer.flag(board.held[cathedral.index()].is_some());
    }
    board.store.iter().chain(&board.rooms).for_each(|it| tile(game, *it, writer));
    for crest in board.crests {
        let kind = crest.and_then(|tile| match game.parts.face(tile) {
            Face::Crest(crest) => Some(crest.index()),
            _ => None,
        });
        writer.one_of(kind, 6);
    }
    writer.flags(board.contracts.iter().map(|contract| contract.is_some()));
    writer.all(Act::PLAIN.iter().map(|act| game.marker(seat, *act)), 3.0);
}

/// A tile by what is printed on it, or zeros.
fn tile(game: &Tiletum, tile: Option<Tile>, writer: &mut Writer<impl Paper>) {
    let Some(tile) = tile else { return writer.skip(TILE) };
    let told = game.parts.told(tile);
    let places = told.indices.iter().map(|place| *place as usize);
    writer.some(TILE, places.zip(told.values.iter().copied()));
}

/// What is printed on a tile. A position shows dozens of tiles, so this is done once a set.
pub(super) fn printed(face: Face) -> Sparse {
    let (kind, crest, act, price, identical, vp, effect) = match face {
        Face::Helper(effect) => (0, None, None, [0; GOODS], 0, 0, effect),
        Face::Crest(crest) => (1, Some(crest), None, [0; GOODS], 0, 0, Effect::Nothing),
        Face::Contract(contract) => {
            let price = contract.goods;
            (2, None, None, price, contract.identical, contract.vp, contract.extra)
        }
        Face::Character { kind, bonus } => (3, None, Some(kind), [0; GOODS], 0, 0, bonus),
    };
    let mut told = Sparse::default();
    let mut writer = Writer::new(&mut told);
    writer.one_of(Some(kind), 4);
    writer.one_of(crest.map(Crest::index), 6);
    writer.one_of(act.map(Act::index), ACTS);
    writer.counts(&price, 6.0);
    effects(effect, identical, vp, &mut writer);
    writer.finish(TILE);
    told
}

fn effects(effect: Effect, identical: u8, vp: u8, writer: &mut Writer<impl Paper>) {
    let gain = match effect {
        Effect::Gain(gain) => gain,
        _ => Default::default(),
    };
    writer.counts(&gain.goods, 6.0);
    writer.put(identical, 8.0);
    writer.put(vp, 17.0);
    writer.put(gain.vp, 4.0);
    let (act, any, steps, place) = match effect {
        Effect::Act { ap, goods, .. } => (ap, goods, 0, false),
        Effect::AnyAct(ap) => (ap, 0, 0, false),
        Effect::AnyGoods(count) => (0, count, 0, false),
        Effect::Steps { architect, merchant, place } => {
            (0, 0, architect + merchant, place.is_some())
        }
        _ => (0, 0, 0, false),
    };
    writer.put(act, 3.0);
    writer.put(any, 3.0);
    writer.put(steps, 2.0);
    writer.flag(place);
    writer.put(if let Effect::DieAp(ap) = effect { ap } else { 0 }, 3.0);
    writer.flag(effect == Effect::DieGood);
    writer.flag(effect == Effect::Building);
}
