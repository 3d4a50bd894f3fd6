//! The observation of a seat, for learners.
//!
//! All numbers are scaled to about 0 to 1. The seats follow one another clockwise from the
//! observer, empty seats are zeros; `docs/research.md` has the layout.

use kernel::Seat;
use kernel::names::Name;
use kernel::observe::{Paper, Section, Sparse, Writer, length};

use super::board::{BUILDINGS, Building, CONTRACT_SPACES, MARKET_SPACES, ROOMS, STORES, each_room};
use super::components::{Counted, ROUNDS};
use super::effect::{Effect, Face};
use super::frames::Frame;
use super::ids::TI_6_4;
use super::map::{CATHEDRALS, CITIES, Cathedral, HOUSE_SPACES, NODES, Node, distances, each_space};
use super::pieces::{
    ACTS, Act, COLORS, Color, Cost, Crest, FAIRS, FIELDS, GOODS, Good, Meeple, VALUES,
};
use super::state::{Board, Line, Phase, Tiletum};
use super::tiles::Tile;
use super::{SEATS, asks};

/// Numbers about a character: its kind and what its placement gives.
const CHARACTER: usize = ACTS + GOODS + 1 + EFFECT;
/// Numbers about what a tile does beside goods and points.
const EFFECT: usize = ACTS + 9;
/// Numbers about a tile: those of a character, then what only other tiles have.
const TILE: usize = CHARACTER + 4 + 6 + GOODS + 2;
const PHASES: usize = 7;
const LINES: usize = 9;
/// Steps that are too many to matter: few turns bring more points.
const FAR: u8 = 6;

/// What the numbers mean. A tile is the character's kind, the goods and the points of 4 it gives,
/// what else it does, then its kind, its crest, the goods it wants, identical ones of 8, and its points
/// of 17.
pub const LAYOUT: &[Section] = &[
    Section::once(
        "table",
        &[
            ("seats of 4, round of 4, pass of 3, solo", 4),
            ("phase", PHASES),
            ("action by value of the die", VALUES * FIELDS),
            ("dice by color and value of 4", COLORS * VALUES),
            (
                "tiles by value of the die, of king, towns, contracts",
                (VALUES + 1 + CITIES + MARKET_SPACES) * TILE,
            ),
            ("characters", MARKET_SPACES * CHARACTER),
            ("cathedrals: built, stone of 6, points of 10, top of 8, pillars of 3", CATHEDRALS * 5),
            ("town and fair by round", ROUNDS * (CITIES + FAIRS)),
            ("corruption of 2", 3),
            ("action and points of 6 of the die, swapped", FIELDS + 2),
            ("die of the turn: color, value of 6", COLORS + 1),
        ],
    ),
    Section::each(
        "seat",
        SEATS,
        &[
            ("king of 15, its rank of 4, order of 4, asked, houses of 8, pillars of 7", 6),
            ("points of 200 if it ended now", 1),
            ("points by line of 50", LINES),
            ("goods of 10", GOODS),
            ("architect and merchant", 2 * NODES),
            ("houses on the map", HOUSE_SPACES),
            ("pillar and tile by cathedral", 2 * CATHEDRALS),
            ("tiles in store", STORES * TILE),
            ("contracts in store: ready, goods still wanted of 10", 2 * STORES),
            ("characters in rooms", ROOMS * CHARACTER),
            ("characters lodged of 3 and rooms open of 9 by kind", 2 * ACTS),
            ("crest by building", BUILDINGS * 6),
            ("contract spaces", CONTRACT_SPACES),
            ("action markers of 3", ACTS),
            ("fairs to come: takes part, steps of 6, points of 30", 3 * ROUNDS),
        ],
    ),
    Section::once(
        "near",
        &[
            ("towns with a tile, to architect and merchant", 2 * CITIES),
            ("open house spaces by town, to the merchant", CITIES),
            ("open cathedrals, to the architect", CATHEDRALS),
            ("cathedral tiles to be had: the part of the stone that is there", CATHEDRALS),
            ("contracts of the market: ready, goods still wanted of 10", 2 * MARKET_SPACES),
        ],
    ),
    Section::once(
        "question",
        &[
            ("asked", asks::ALL.len()),
            ("action points to spend of 6", 1),
            ("steps of architect and merchant of 2, house, pillar, goods of choice of 3", 5),
            ("rooms whose bonus is left", ROOMS),
        ],
    ),
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
    near(game, seat, writer);
    let ask = kernel::Game::decision(game, seat).map(|decision| decision.ask);
    writer.one_of(asks::ALL.iter().position(|name| ask == Some(*name)), asks::ALL.len());
    writer.put(game.top_pool().map_or(0, |(_, ap)| ap), 6.0);
    open(game.frames.top(), writer);
}

/// What the open choice still gives.
fn open(frame: Option<Frame>, writer: &mut Writer<impl Paper>) {
    let (steps, place, goods) = match frame {
        Some(Frame::Steps { architect, merchant, place }) => ([architect, merchant], place, 0),
        Some(Frame::AnyGoods { left }) => ([0; 2], None, left),
        _ => ([0; 2], None, 0),
    };
    let left = match frame {
        Some(Frame::Bonuses { building, floors }) => each_room(building.rooms())
            .filter(|room| floors >> (room.floor() - 1) & 1 != 0)
            .fold(0u16, |rooms, room| rooms | 1 << room.index()),
        _ => 0,
    };
    writer.all(steps, 2.0);
    writer.flag(place == Some(Meeple::Merchant));
    writer.flag(place == Some(Meeple::Architect));
    writer.put(goods, 3.0);
    writer.set(left, ROOMS);
}

fn table(game: &Tiletum, writer: &mut Writer<impl Paper>) {
    writer.put(game.seats, SEATS as f32);
    writer.put(game.round, ROUNDS as f32);
    writer.put(game.pass, 3.0);
    writer.flag(game.players == 1);
    writer.one_of(Some(game.phase as usize), PHASES);
    // A die leads to the field that faces its value: fields stand here where their dice lie.
    for value in 1..=VALUES as u8 {
        let act = facing(game, value).and_then(|field| game.fields[field]);
        writer.one_of(act.map(Act::index), FIELDS);
    }
    for color in Color::ALL {
        writer.counts(&game.dice[color.index()], 4.0);
    }
    for value in 1..=VALUES as u8 {
        tile(game, facing(game, value).and_then(|field| game.field_tiles[field]), writer);
    }
    let tiles = [game.king_tile].into_iter().chain(game.city_tiles).chain(game.contract_market);
    tiles.for_each(|it| tile(game, it, writer));
    game.character_market.iter().for_each(|it| character(game, *it, writer));
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
    writer.one_of(game.pool.act.map(Act::index), FIELDS);
    writer.put(game.pool.ap, 6.0);
    writer.flag(game.swapped);
    writer.one_of(game.die.map(|die| die.color.index()), COLORS);
    writer.put(game.die.map_or(0, |die| die.value), VALUES as f32);
}

/// The field that faces a value, once the wheel is laid.
fn facing(game: &Tiletum, value: u8) -> Option<usize> {
    (game.wheel > 0).then(|| game.field_of(value))
}

fn player(game: &Tiletum, seat: Seat, writer: &mut Writer<impl Paper>) {
    let board: &Board = game.board(seat);
    writer.put(f32::from(game.piles.space(seat)), 15.0);
    let rank = game.piles.ranking().into_iter().position(|other| other == seat);
    writer.put(rank.unwrap_or(0) as u8, SEATS as f32);
    let known = game.phase != Phase::Setup;
    let place = game.order[..usize::from(game.seats)].iter().position(|other| *other == seat);
    writer.put(if known { place.unwrap_or(0) as u8 } else { 0 }, SEATS as f32);
    writer.flag(game.asked() == Some(seat));
    writer.put(board.houses, 8.0);
    writer.put(board.pillars, 7.0);
    writer.put(game.final_score(seat) as f32, 200.0);
    writer.all(Line::ALL.iter().map(|line| f32::from(board.lines[line.index()])), 50.0);
    writer.all(Good::ALL.iter().map(|good| f32::from(board.goods.of(*good))), 10.0);
    board.meeples.iter().for_each(|node| writer.one_of(Some(node.index()), NODES));
    writer.set(board.on_map.bits(), HOUSE_SPACES);
    for cathedral in Cathedral::ALL {
        writer.flag(board.pillared.contains(*cathedral));
        writer.flag(board.held[cathedral.index()].is_some());
    }
    board.store.iter().for_each(|it| tile(game, *it, writer));
    board.store.iter().for_each(|it| wanted(game, board, *it, writer));
    board.rooms.iter().for_each(|it| character(game, *it, writer));
    Act::PLAIN.iter().for_each(|kind| lodged(game, seat, *kind, writer));
    for crest in board.crests {
        let kind = crest.and_then(|tile| match game.parts.face(tile) {
            Face::Crest(crest) => Some(crest.index()),
            _ => None,
        });
        writer.one_of(kind, 6);
    }
    writer.flags(board.contracts.iter().map(|contract| contract.is_some()));
    writer.all(Act::PLAIN.iter().map(|act| game.marker(seat, *act)), 3.0);
    (0..ROUNDS).for_each(|round| fair(game, seat, round, writer));
}

/// How many characters of a kind are lodged, and how many rooms are open to more of them.
fn lodged(game: &Tiletum, seat: Seat, kind: Act, writer: &mut Writer<impl Paper>) {
    let home = game.home_of(seat, kind);
    let lodged = home.map_or(0, |home: Building| game.board(seat).lodged(home).count_ones());
    writer.put(lodged as u8, 3.0);
    writer.put(game.open_rooms(seat, kind).count_ones() as u8, ROOMS as f32);
}

/// What a fair to come would give the seat as it stands, and how far its merchant is from there.
fn fair(game: &Tiletum, seat: Seat, round: usize, writer: &mut Writer<impl Paper>) {
    let to_come = round + 1 >= usize::from(game.round) && game.phase != Phase::Over;
    let known = game.towns[round].zip(game.fairs[round]).filter(|_| to_come);
    let Some((town, fair)) = known else { return writer.skip(3) };
    let tile = game.parts.fair(fair);
    let value = i16::from(tile.value + game.parts.fair_values[round]);
    let king = i16::from(game.piles.space(seat)) * i16::from(tile.counts == Counted::KingTrack);
    let steps = distances(game.board(seat).stands(Meeple::Merchant))[town.index()];
    writer.flag(game.takes_part(seat, town));
    writer.put(steps, FAR.into());
    writer.put(f32::from(value * game.counted(seat, tile.counts) + king), 30.0);
}

/// What lies near the observer's architect and merchant: 1 where they stand, less with every step.
fn near(game: &Tiletum, seat: Seat, writer: &mut Writer<impl Paper>) {
    let board = game.board(seat);
    let [architect, merchant] = board.meeples.map(distances);
    let near = |steps: u8| f32::from(FAR.saturating_sub(steps)) / f32::from(FAR);
    let with_tile = (0..CITIES).filter(|city| game.city_tiles[*city].is_some());
    for steps in [architect, merchant] {
        writer.some(CITIES, with_tile.clone().map(|city| (city, near(steps[city]))));
    }
    let open = each_space(game.open_spaces(seat)).map(|space| space.city().index());
    let towns = open.fold(0u128, |towns, city| towns | 1 << city);
    writer.set_of(towns, CITIES, |city| near(merchant[city]));
    for cathedral in Cathedral::ALL {
        let open = game.may_put_pillar(seat, *cathedral, TI_6_4).is_ok();
        writer.put(if open { near(architect[cathedral.city().index()]) } else { 0.0 }, 1.0);
    }
    for cathedral in Cathedral::ALL {
        let open = board.pillared.contains(*cathedral) && board.held[cathedral.index()].is_none();
        let tile = game.top_tile(*cathedral).filter(|_| open);
        let stone = tile.map_or(0, |_| game.cost_of(*cathedral).stone);
        let there = f32::from(board.goods.of(Good::Stone)).min(stone.into());
        writer.put(there, f32::from(stone.max(1)));
    }
    game.contract_market.iter().for_each(|it| wanted(game, board, *it, writer));
}

/// Whether a contract is ready, and how many goods it still wants.
fn wanted(game: &Tiletum, board: &Board, it: Option<Tile>, writer: &mut Writer<impl Paper>) {
    match it.map(|tile| game.parts.face(tile)) {
        Some(Face::Contract(contract)) => {
            let missing = board.goods.missing(&contract);
            writer.flag(missing == 0);
            writer.put(f32::from(missing), 10.0);
        }
        _ => writer.skip(2),
    }
}

/// A tile by what is printed on it, or zeros.
fn tile(game: &Tiletum, tile: Option<Tile>, writer: &mut Writer<impl Paper>) {
    told(game, tile, TILE, writer);
}

/// The same of a tile that can be nothing but a character.
fn character(game: &Tiletum, tile: Option<Tile>, writer: &mut Writer<impl Paper>) {
    told(game, tile, CHARACTER, writer);
}

fn told(game: &Tiletum, tile: Option<Tile>, size: usize, writer: &mut Writer<impl Paper>) {
    let Some(tile) = tile else { return writer.skip(size) };
    let told = game.parts.told(tile);
    let places = told.indices.iter().map(|place| *place as usize);
    let numbers = places.zip(told.values.iter().copied());
    writer.some(size, numbers.take_while(|(place, _)| *place < size));
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
    writer.one_of(act.map(Act::index), ACTS);
    gains(effect, &mut writer);
    writer.one_of(Some(kind), 4);
    writer.one_of(crest.map(Crest::index), 6);
    writer.counts(&price, 6.0);
    writer.put(identical, 8.0);
    writer.put(vp, 17.0);
    writer.finish(TILE);
    told
}

fn gains(effect: Effect, writer: &mut Writer<impl Paper>) {
    let gain = match effect {
        Effect::Gain(gain) => gain,
        _ => Default::default(),
    };
    writer.counts(&gain.goods, 6.0);
    writer.put(gain.vp, 4.0);
    let (pool, any_goods) = match effect {
        Effect::Act { act, ap, goods } => (Some((act, ap)), goods),
        Effect::AnyGoods(count) => (None, count),
        _ => (None, 0),
    };
    writer.all(
        Act::PLAIN.iter().map(|act| pool.map_or(0, |(of, ap)| if of == *act { ap } else { 0 })),
        3.0,
    );
    writer.put(any_goods, 3.0);
    let (architect, merchant, place) = match effect {
        Effect::Steps { architect, merchant, place } => (architect, merchant, place),
        _ => (0, 0, None),
    };
    writer.all([architect, merchant], 2.0);
    writer.flag(place == Some(Meeple::Merchant));
    writer.flag(place == Some(Meeple::Architect));
    writer.put(if let Effect::AnyAct(ap) = effect { ap } else { 0 }, 3.0);
    writer.put(if let Effect::DieAp(ap) = effect { ap } else { 0 }, 3.0);
    writer.flag(effect == Effect::DieGood);
    writer.flag(effect == Effect::Building);
}
