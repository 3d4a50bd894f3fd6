//! The observation of a seat, for learners.
//!
//! All numbers are scaled to about 0 to 1. The seats follow one another clockwise from the
//! observer, empty seats are zeros; `docs/research.md` has the layout.

use kernel::Seat;
use kernel::names::Name;
use kernel::observe::{Paper, Section, Writer, length};

use super::cards::{CARDS, Card, FIRST_SPECIAL, SPECIALS};
use super::components::ROUNDS;
use super::events::{EVENTS, EventCard};
use super::frames::Frame;
use super::pieces::{
    CHAPTERS, CHARACTERS, COLORS, Character, FIGURES, GOODS, RESOURCES, Resource, SAILORS, SYMBOLS,
};
use super::pile::Cards;
use super::player::Player;
use super::spaces::{AREAS, Area, MARKERS, MODES, Mode, SPACES};
use super::state::{FIELDS, Newdale, Phase};
use super::tokens::{TOKENS, Token};
use super::towns::MOST_TOWNS;
use super::{SEATS, asks};

const PHASES: usize = 9;
/// Areas that a card may lie on: all but that of the Coal Mine.
const PLOTS: usize = AREAS - 1;
/// Steps that are too many for any house.
const FAR: u8 = 4;
/// So many missing assistants are too many to cover.
const TOO_MANY: u8 = 4;

/// What the numbers mean.
pub const LAYOUT: &[Section] = &[
    Section::once(
        "table",
        &[
            ("players of 4, round of 7, draw pile of 100", 3),
            ("chapter", CHAPTERS),
            ("phase", PHASES),
            ("event", EVENTS),
            ("marker", MARKERS),
            ("figures on market and in bag of 6", 2 * FIGURES),
            ("cards in pool, discarded, waiting of 4", 3 * CARDS),
            ("token and count of 3 by field", FIELDS * (TOKENS + 1)),
            ("start player", SEATS),
            ("side mission, rival of 15", 2),
            ("which round", ROUNDS as usize),
        ],
    ),
    Section::each(
        "seat",
        SEATS,
        &[
            ("track of 50, cards of 10, supply of 11, fists of 5, goals of 16", 5),
            ("far and thrifty", 2),
            ("goods of 10", GOODS),
            ("building by area", PLOTS * FIRST_SPECIAL),
            ("specials of 2", SPECIALS),
            ("crew of 2", SAILORS),
            ("tokens of 3", TOKENS),
            ("character", CHARACTERS),
            ("markers and their planned spaces", MARKERS * (1 + SPACES)),
            ("houses by town", MOST_TOWNS),
            ("labor of 6", COLORS),
            ("ship of 15, bridge, prisoners of 3", 3),
        ],
    ),
    Section::once(
        "own",
        &[
            ("hand and dropped of 4", 2 * CARDS),
            ("mission", SYMBOLS),
            ("hand by resource of 5", RESOURCES),
            ("near towns", MOST_TOWNS),
            ("how nearly each area produces", AREAS),
            ("what can be built", CARDS),
        ],
    ),
    Section::once(
        "question",
        &[
            ("asked", asks::ALL.len()),
            ("due of 20", 1),
            ("card of the build", CARDS),
            ("town of the build", MOST_TOWNS),
            ("cost of 20, fees of 5", 2),
            ("area", AREAS),
            ("care", MODES),
            ("left of 5", 1),
        ],
    ),
];
/// Numbers about each seat.
const SEAT: usize = LAYOUT[1].len();
/// Length of the observation.
pub const LENGTH: usize = length(LAYOUT);

/// Parts that are written again only when something changes that they are made of; those of seats,
/// and those of what a seat alone knows, are one a seat.
mod part {
    /// The pool, what was discarded, what waits.
    pub const PILES: usize = 0;
    pub const FIELDS: usize = 3;
    pub const SEAT: usize = 4;
    pub const HIDDEN: usize = SEAT + super::SEATS;
    pub const OWN: usize = HIDDEN + super::SEATS;
    pub const NEAR: usize = OWN + super::SEATS;
}

/// Writes what `seat` knows.
pub fn write(game: &Newdale, seat: Seat, writer: &mut Writer<impl Paper>) {
    table(game, seat, writer);
    for offset in 0..SEATS as u8 {
        if offset < game.players {
            let other = Seat((seat.0 + offset) % game.players);
            player(game, other, offset == 0, writer);
        } else {
            writer.skip(SEAT);
        }
    }
    writer.part(part::OWN + seat.index(), game.seats.touched(seat.index()), |writer| {
        own(game, seat, writer);
    });
    near(game, seat, writer);
    able(game, seat, writer);
    question(game, seat, writer);
}

/// What the seat is asked, and what the open work is about: everybody has seen it.
fn question(game: &Newdale, seat: Seat, writer: &mut Writer<impl Paper>) {
    let ask = game.ask(seat);
    writer.one_of(asks::ALL.iter().position(|name| ask == Some(*name)), asks::ALL.len());
    let top = game.frames.top();
    let due = match top {
        Some(Frame::Pay { left, .. }) => left,
        _ => 0,
    };
    writer.put(due, 20.0);
    let build = &game.build;
    writer.one_of(build.card.map(Card::index), CARDS);
    let board = game.chapter().board;
    writer.one_of(build.town.and_then(|town| board.number(town)), MOST_TOWNS);
    writer.put(build.cost, 20.0);
    writer.put(build.extra, 5.0);
    let (area, mode, left) = match top {
        Some(Frame::Produce { area, mode }) => (Some(area), Some(mode), 0),
        Some(Frame::Cover { area, mode, missing }) => (Some(area), Some(mode), missing),
        Some(Frame::CoverCards { area, mode, left }) => (Some(area), Some(mode), left),
        Some(Frame::Chain { area, made, .. }) => (Some(area), None, made),
        Some(Frame::Price { left, .. } | Frame::Market { left } | Frame::Sell { left }) => {
            (None, None, left)
        }
        _ => (None, None, 0),
    };
    writer.one_of(area.map(Area::index), AREAS);
    writer.one_of(mode.map(Mode::index), MODES);
    writer.put(left, 5.0);
}

fn table(game: &Newdale, seat: Seat, writer: &mut Writer<impl Paper>) {
    writer.put(game.players, SEATS as f32);
    writer.put(game.round, 7.0);
    writer.put(game.draw.len(), 100.0);
    writer.one_of(Some(game.options.chapter.index()), CHAPTERS);
    writer.one_of(Phase::ALL.iter().position(|phase| *phase == game.phase), PHASES);
    writer.one_of(game.event.map(EventCard::index), EVENTS);
    writer.one_of(usize::from(game.marker).checked_sub(1), MARKERS);
    writer.counts(&game.market, 6.0);
    writer.counts(&game.bag, 6.0);
    for (name, pile) in (part::PILES..).zip([&game.pool, &game.discard, &game.waiting]) {
        writer.part(name, pile.touched(), |writer| cards(pile, writer));
    }
    writer.part(part::FIELDS, game.fields.touched(), |writer| {
        for field in game.fields.iter() {
            writer.one_of(field.token.map(Token::index), TOKENS);
            writer.put(field.count, 3.0);
        }
    });
    let start = (game.start.0 + game.players - seat.0) % game.players;
    writer.one_of(Some(start.into()), SEATS);
    writer.flag(game.side_mission.is_some());
    writer.put(game.rival, 15.0);
    writer.one_of(usize::from(game.round).checked_sub(1), ROUNDS.into());
}

/// What is seen of a seat. The labor that it has depends on what lies on the market, too.
fn player(game: &Newdale, seat: Seat, own: bool, writer: &mut Writer<impl Paper>) {
    // ND-12.6 — A plan is hidden until all have committed.
    let hidden = game.phase == Phase::Planning && !game.plans_openly() && !own;
    let name = if hidden { part::HIDDEN } else { part::SEAT };
    let key = labor_market(game) << 64 | u128::from(game.seats.touched(seat.index()));
    writer.part(name + seat.index(), key, |writer| belongings(game, seat, hidden, writer));
}

/// What lies on the labor market and is printed on the event, as 46 bits.
fn labor_market(game: &Newdale) -> u128 {
    let market = game.market.iter().fold(0, |all, count| all << 8 | u128::from(*count));
    game.event.map_or(0, |event| 1 + event.index() as u128) << 40 | market
}

fn belongings(game: &Newdale, seat: Seat, hidden: bool, writer: &mut Writer<impl Paper>) {
    let player = game.player(seat);
    writer.put(player.track, 50.0);
    writer.put(player.cards(), 10.0);
    writer.put(player.supply, 11.0);
    writer.put(game.fists(seat), 5.0);
    writer.put(player.goal + player.side, 16.0);
    writer.flags([player.far, player.thrifty]);
    writer.counts(&player.goods, 10.0);
    for area in &player.areas[1..] {
        writer.one_of(area.map(Card::index), FIRST_SPECIAL);
    }
    writer.counts(&player.specials, 2.0);
    writer.counts(&player.crew, 2.0);
    writer.counts(&player.tokens, 3.0);
    writer.one_of(player.character.map(Character::index), CHARACTERS);
    for (number, space) in player.plan.iter().enumerate() {
        writer.flag(player.markers >> number & 1 != 0);
        let seen = space.filter(|_| !hidden);
        writer.one_of(seen.map(super::spaces::Space::index), SPACES);
    }
    writer.set(player.houses.0, MOST_TOWNS);
    writer.counts(&game.labor(seat), 6.0);
    writer.put(player.ship, 15.0);
    writer.flag(player.bridge.is_some());
    writer.put(player.prison.iter().sum::<u8>(), 3.0);
}

fn own(game: &Newdale, seat: Seat, writer: &mut Writer<impl Paper>) {
    let player: &Player = game.player(seat);
    [&player.hand, &player.dropped].iter().for_each(|pile| cards(pile, writer));
    writer.one_of(player.mission.map(super::pieces::Symbol::index), SYMBOLS);
    let fitting = |resource: &Resource| game.fitting(seat, *resource).count_ones() as u8;
    writer.all(Resource::ALL.iter().map(fitting), 5.0);
}

/// The towns that are near houses of the seat: 1 next to one, less with every step.
fn near(game: &Newdale, seat: Seat, writer: &mut Writer<impl Paper>) {
    let player = game.player(seat);
    let bridge = player.bridge.map_or(0, |site| 1 << site.index());
    let key = u128::from(bridge) << 32 | u128::from(player.houses.0);
    writer.part(part::NEAR + seat.index(), key, |writer| {
        let map = game.map();
        let around = [1, 2, 3].map(|steps| map.around(bridge, player.houses, steps));
        let near =
            |town: usize| FAR - 1 - around.iter().filter(|towns| !towns.has(town)).count() as u8;
        let towns = around[2].without(player.houses);
        writer.set_of(towns.0, MOST_TOWNS, |town| f32::from(near(town)) / f32::from(FAR - 1));
    });
}

/// What the seat could do if it were its turn: how nearly each area produces, worked with usual care,
/// and which cards in hand and pool it could build and pay for. It follows from so much that a memory of
/// it is seldom true for long.
fn able(game: &Newdale, seat: Seat, writer: &mut Writer<impl Paper>) {
    let labor = game.labor(seat);
    let missing = |area, plant| game.missing(labor, &plant, area, Mode::Normal);
    let nearly = Area::all().map(|area| match game.plant(seat, area) {
        Some(plant) => TOO_MANY.saturating_sub(missing(area, plant)),
        None => 0,
    });
    writer.all(nearly, TOO_MANY.into());
    let turn = Newdale { actor: seat, ..*game };
    let kinds = turn.buildable(&turn.reach(None));
    writer.set(kinds & (game.player(seat).hand.kinds() | game.pool.kinds()), CARDS);
}

fn cards(pile: &Cards, writer: &mut Writer<impl Paper>) {
    let several = pile.several();
    let count = |number| match several >> number & 1 {
        0 => 1,
        _ => pile.count(Card::ALL[number]),
    };
    writer.set_of(pile.kinds(), CARDS, |number| f32::from(count(number)) / 4.0);
}
