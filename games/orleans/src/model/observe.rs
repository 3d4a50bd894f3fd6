//! The observation of a seat, for learners.
//!
//! All numbers are scaled to about 0 to 1. The seats follow one another clockwise from the
//! observer, empty seats are zeros; `docs/research.md` has the layout.

use std::array;
use std::sync::LazyLock;

use kernel::names::Name;
use kernel::observe::{Paper, Section, Writer, length};
use kernel::{Seat, SeatSet, Viewer};

use super::components::DEVELOPMENT_SPACES;
use super::map::{EDGES, SPACES, TOWNS, Town, Towns, Way};
use super::pieces::{CitizenSpace, DEEDS, FOLLOWERS, GOODS, Good, Hourglass, TRACKS, Token};
use super::places::{BOARD_PLACES, PLACES, Place, Places, SLOTS, Slot, each_slot};
use super::question::{Phase, Question};
use super::state::{Mat, Orleans, Player};
use super::{SEATS, asks};

const PHASES: usize = 14;
const TILES: usize = 26;
/// Rounds that are told apart.
const ROUNDS: usize = 18;
/// Spaces of a track of followers that are told apart.
const STEPS: usize = 9;
/// Spaces of the Development track that are told apart.
const DEVELOPED: usize = DEVELOPMENT_SPACES;
/// Steps that are too many to matter.
const FAR: u8 = 3;

/// What the numbers mean.
pub const LAYOUT: &[Section] = &[
    Section::once(
        "table",
        &[
            ("players of 4", 1),
            ("round of all", 1),
            ("bank of 290", 1),
            ("phase", PHASES),
            ("event", 6),
            ("hourglass tiles to come of 3", 6),
            ("supply of followers of 16", 7),
            ("goods market of 24", 5),
            ("technology of 16", 1),
            ("together", 1),
            ("place tiles in their stacks", TILES),
            ("free spaces of deeds by follower of 4", 8 * 7),
            ("citizens left", 13),
            ("goods on ways of 2", 43 * 5),
            ("which round", ROUNDS),
        ],
    ),
    Section::each(
        "seat",
        SEATS,
        &[
            ("coins of 50", 1),
            ("development of 30", 1),
            ("citizens of 14", 1),
            ("stations in stock of 10", 1),
            ("technology of 4", 1),
            ("technology begun, passed, start player, asked", 4),
            ("tracks of 8", 6),
            ("goods of 10", 6),
            ("stations", 23),
            ("merchant", 23),
            ("followers on market, tower, theatre, bag, drawn of 8", 5 * 11),
            ("place tiles", TILES),
            ("follower of 7 and whether an own one by slot", 2 * SLOTS),
            ("technology by slot", SLOTS),
            ("which development", DEVELOPED),
            ("points now of 200, of goods of 100, of stations and citizens of 100", 3),
            ("which space of each track", TRACKS * STEPS),
            ("own places that are activated", PLACES),
        ],
    ),
    Section::once(
        "near",
        &[
            ("goods on the way from the merchant to each town, by road, by water of 10", 2 * TOWNS),
            ("towns near the merchant", TOWNS),
            ("towns near it that are open to a station", TOWNS),
            ("slots of own places still free of 3", PLACES),
        ],
    ),
    Section::once(
        "question",
        &[
            ("asked", asks::ALL.len()),
            ("to draw and draws left of 8, bath", 3),
            ("place in use", PLACES),
            ("coins missing of 10", 1),
        ],
    ),
];
/// Numbers about each seat.
const SEAT: usize = LAYOUT[1].len();
/// Length of the observation.
pub const LENGTH: usize = length(LAYOUT);

/// Parts that are written again only when something changes that they are made of; those of seats and
/// of mats that lie as the others see them are one a seat.
mod part {
    pub const BOARD: usize = 0;
    pub const WAYS: usize = 1;
    pub const SEAT: usize = 2;
    pub const SHOWN: usize = SEAT + super::SEATS;
    pub const NEAR: usize = SHOWN + super::SEATS;
}

/// Writes what `seat` knows.
pub fn write(game: &Orleans, seat: Seat, writer: &mut Writer<impl Paper>) {
    table(game, writer);
    let asked = kernel::Game::turn(game).seats();
    for offset in 0..SEATS as u8 {
        if offset < game.players {
            let other = Seat((seat.0 + offset) % game.players);
            player(game, other, Viewer::Seat(seat), asked, writer);
        } else {
            writer.skip(SEAT);
        }
    }
    near(game, seat, writer);
    let ask = kernel::Game::decision(game, seat).map(|decision| decision.ask);
    writer.one_of(asks::ALL.iter().position(|name| ask == Some(*name)), asks::ALL.len());
    let own = game.player(seat);
    writer.put(own.draw, 8.0);
    writer.put(own.left, 8.0);
    writer.flag(own.bath);
    let using = (game.using != Orleans::NO_PLACE).then(|| game.using.index());
    writer.one_of(using, PLACES);
    let missing = match game.question {
        Question::TortureDraw(coins) | Question::Torture(coins) => coins,
        _ => 0,
    };
    writer.put(missing, 10.0);
}

fn table(game: &Orleans, writer: &mut Writer<impl Paper>) {
    writer.put(game.players, SEATS as f32);
    writer.put(game.round, game.parts.rounds.into());
    writer.put(game.bank as f32, 290.0);
    writer.one_of(Some(game.phase as usize), PHASES);
    writer.one_of(game.event.map(Hourglass::index), Hourglass::ALL.len());
    writer.counts(game.hourglass.as_array(), 3.0);
    writer.counts(game.supply.as_array(), 16.0);
    writer.counts(game.goods_market.as_array(), 24.0);
    writer.put(game.technology, 16.0);
    writer.flag(game.question == Question::Together);
    let tiles = u128::from(game.stacks.bits() >> BOARD_PLACES);
    let key = u128::from(game.deeds) << 64 | u128::from(game.citizens.bits()) << TILES | tiles;
    writer.part(part::BOARD, key, |writer| board(game, writer));
    writer.part(part::WAYS, game.map.touched(), |writer| {
        let ways = (0..).step_by(GOODS).zip(game.map.iter());
        writer.some(EDGES * GOODS, ways.flat_map(|(first, spaces)| lying(first, *spaces)));
    });
    writer.one_of(usize::from(game.round).checked_sub(1), ROUNDS);
}

/// Place tiles in their stacks, free spaces of deeds, citizens.
fn board(game: &Orleans, writer: &mut Writer<impl Paper>) {
    writer.set(game.stacks.bits() >> BOARD_PLACES, TILES);
    let slots = game.parts.deeds.iter().flat_map(|deed| deed.of);
    let free =
        slots.map(|of_kind| of_kind & !game.deeds).enumerate().filter(|(_, free)| *free != 0);
    writer.some(DEEDS * FOLLOWERS, free.map(|(at, free)| (at, free.count_ones() as f32 / 4.0)));
    writer.set(game.citizens.bits(), CitizenSpace::ALL.len());
}

/// The goods on a way, in their order, each with how many of two there are. Where there is none stands
/// a zero, since nobody can foretell where that is.
fn lying(first: usize, [one, other]: [Option<Good>; SPACES]) -> [(usize, f32); SPACES] {
    let (low, high, alike) = (one.min(other), one.max(other), one == other);
    let at = |good: Option<Good>| first + good.map_or(0, Good::index);
    let share = |there: bool, share: f32| if there { share } else { 0.0 };
    [
        (at(low), share(low.is_some() && !alike, 0.5)),
        (at(high), share(high.is_some(), if alike { 1.0 } else { 0.5 })),
    ]
}

/// The follower on a slot, and whether it is an own one.
fn standing(mat: &Mat, slot: usize) -> [(usize, f32); 2] {
    let kind = |token: Token| (1.0 + token.kind() as u8 as f32) / 7.0;
    let token = mat.on_slot[slot];
    let starter = u8::from(token.is_some_and(Token::is_starter));
    [(2 * slot, token.map_or(0.0, kind)), (2 * slot + 1, starter.into())]
}

fn player(
    game: &Orleans,
    seat: Seat,
    viewer: Viewer,
    asked: SeatSet,
    writer: &mut Writer<impl Paper>,
) {
    let (player, mat) = (game.player(seat), game.mat_seen_by(seat, viewer));
    writer.put(player.coins as f32, 50.0);
    writer.put(player.development, 30.0);
    writer.put(player.citizens, 14.0);
    writer.put(player.stock, 10.0);
    writer.put(mat.technology, 4.0);
    writer.flag(mat.begun);
    writer.flag(game.passed.contains(seat));
    writer.flag(game.phase != Phase::Setup && seat == game.start);
    writer.flag(asked.contains(seat));
    let number = seat.index();
    let touched = u64::from(game.seats.touched(number));
    let (name, key) = match std::ptr::eq(mat, &player.mat) {
        true => (part::SEAT, touched),
        false => (part::SHOWN, touched << 32 | u64::from(game.shown.touched(number))),
    };
    writer.part(name + number, key, |writer| {
        belongings(player, mat, writer);
        standings(game, player, mat, writer);
    });
}

/// What a player has lying about.
fn belongings(player: &Player, mat: &Mat, writer: &mut Writer<impl Paper>) {
    writer.counts(&player.tracks, 8.0);
    writer.counts(player.goods.as_array(), 10.0);
    writer.set(player.stations.bits(), Town::ALL.len());
    writer.one_of(Some(player.merchant.index()), Town::ALL.len());
    for tokens in [&mat.market, &mat.tower, &mat.theatre, &mat.bag, &mat.drawn] {
        writer.counts(tokens.as_array(), 8.0);
    }
    writer.set(player.places.bits() >> BOARD_PLACES, TILES);
    writer.some(2 * SLOTS, mat.followers.numbers().flat_map(|slot| standing(mat, slot.into())));
    writer.set(mat.tiles.bits(), SLOTS);
}

/// The places whose followers stand on no slot.
const CROWDS: Places =
    Places::from_bits(1 << Place::Theatre as u8 | 1 << Place::GunpowderTower as u8);

/// What a player's holdings come to: points, spaces of tracks, places that can be used.
fn standings(game: &Orleans, player: &Player, mat: &Mat, writer: &mut Writer<impl Paper>) {
    writer.one_of(Some(player.development.into()), DEVELOPED);
    let level = game.parts.level(player.development);
    let goods = game.value_of(&player.goods) as f32;
    let houses = f32::from(level) * (player.stations.len() as f32 + f32::from(player.citizens));
    writer.put(f32::from(player.coins) + goods + houses, 200.0);
    writer.put(goods, 100.0);
    writer.put(houses, 100.0);
    player.tracks.iter().for_each(|space| writer.one_of(Some((*space).into()), STEPS));
    // Where nobody stands nothing is activated.
    let with_some: Places = each_slot(mat.filled()).map(Slot::place).collect();
    let activated = (with_some | player.places & CROWDS).iter();
    let activated = activated.filter(|place| game.is_filled(mat, *place));
    writer.some(PLACES, activated.map(|place| (place.index(), 1.0)));
}

/// What the observer's merchant could reach, and what it would find on its first step.
fn near(game: &Orleans, seat: Seat, writer: &mut Writer<impl Paper>) {
    let player = game.player(seat);
    let mut taken = game.seats.iter().fold(Towns::EMPTY, |all, player| all | player.stations);
    let shared = game.parts.shared_town;
    if !player.stations.contains(shared) {
        taken.remove(shared);
    }
    let merchant = player.merchant;
    let key = (u128::from(taken.bits()) << 8 | merchant.index() as u128) << 32;
    writer.part(part::NEAR + seat.index(), key | u128::from(game.map.touched()), |writer| {
        for way in Way::ALL {
            let towns = merchant.neighbors(*way).iter();
            writer.some(
                TOWNS,
                towns.map(|town| (town.index(), lying_between(game, merchant, town, *way))),
            );
        }
        let near = &NEAR[merchant.index()];
        writer.all(near.iter().copied(), 1.0);
        let open = near.iter().zip(Town::ALL).filter(|(_, town)| !taken.contains(**town));
        writer.some(TOWNS, open.map(|(near, town)| (town.index(), *near)));
    });
    let mut free = [0; PLACES];
    each_slot(player.slots & !player.mat.filled()).for_each(|slot| free[slot.place().index()] += 1);
    writer.counts(&free, 3.0);
}

/// What the goods on the way between neighbors are worth, of 10.
fn lying_between(game: &Orleans, from: Town, to: Town, way: Way) -> f32 {
    let edge = from.edge_to(to, way).expect("they are neighbors");
    let goods = game.map[edge.index()].iter().flatten();
    f32::from(goods.map(|good| game.parts.values[good.index()]).sum::<u8>()) / 10.0
}

/// For a merchant in each town how near every town is: 1 where it stands, less with every step.
static NEAR: LazyLock<[[f32; TOWNS]; TOWNS]> =
    LazyLock::new(|| array::from_fn(|town| nearness(Town::ALL[town])));

fn nearness(merchant: Town) -> [f32; TOWNS] {
    let mut near = [0.0; TOWNS];
    let mut reached = Towns::EMPTY;
    let mut edge = [merchant].into_iter().collect::<Towns>();
    for steps in 0..FAR {
        edge.iter().for_each(|town| near[town.index()] = f32::from(FAR - steps) / f32::from(FAR));
        reached = reached | edge;
        let ways = |town: Town| Way::ALL.iter().map(move |way| town.neighbors(*way));
        edge = edge.iter().flat_map(ways).fold(Towns::EMPTY, |all, towns| all | towns) & !reached;
    }
    near
}
