//! The observation of a seat, for learners.
//!
//! All numbers are scaled to about 0 to 1. The seats follow one another clockwise from the
//! observer, empty seats are zeros; `docs/research.md` has the layout.

use kernel::names::Name;
use kernel::observe::{Paper, Section, Writer, length};
use kernel::{Seat, Viewer};

use super::capital::{Capital, FACES};
use super::cards::{BUILDABLE, CARDS, Card, Cards, ICONS, SAWMILLS};
use super::components::YEARS;
use super::frames::Frame;
use super::pieces::{
    CLASSES, COLUMNS, Class, FINALS, GOODS, GUILDS, Good, Guild, SEASONS, SHIP_ROWS, SHIPS, SLOTS,
    Token,
};
use super::state::{Board, Craftsmen, LINES, ORDER_SPACES, SPACES};
use super::{SEATS, asks};

const PHASES: usize = 6;

/// What the numbers mean.
pub const LAYOUT: &[Section] = &[
    Section::once(
        "table",
        &[
            ("players of 5, year of 3", 2),
            ("season", SEASONS as usize),
            ("phase", PHASES),
            ("guild", GUILDS),
            ("capital face up", SPACES * FACES),
            ("capital deck of 48", 1),
            ("capital deck by face of 4, if known", FACES),
            ("capital pile by face of 4", FACES),
            ("building cards face up", BUILDABLE),
            ("building cards known in decks", BUILDABLE),
            ("decks: top, house, plain, under of 24", CLASSES * 4),
            ("sawmills in the box", SAWMILLS),
            ("tokens in the pool of 10", 2),
            ("bonus tokens left", FINALS),
        ],
    ),
    Section::each(
        "seat",
        SEATS,
        &[
            ("order of 5, passed, points of 150", 3),
            ("points by line of 50", LINES),
            ("capital cards of 10", 1),
            ("own capital by face of 4", FACES),
            ("building cards known in hand", BUILDABLE),
            ("unknown cards by class of 3", CLASSES),
            ("built", CARDS),
            ("ends of the row", 2 * CARDS),
            ("icons with a cube", ICONS),
            ("fair of 3, supply of 20, helpers of 5, tokens of 3", 5),
            ("bonus tokens", FINALS),
            ("disc and privileges of 2 by guild", GUILDS * (SLOTS + 1)),
            ("order track", ORDER_SPACES),
            ("granary", COLUMNS * 2),
            ("ships", SHIPS * SHIP_ROWS * 2),
        ],
    ),
    Section::once(
        "question",
        &[
            ("asked", asks::ALL.len()),
            ("good", GOODS),
            ("due and laid of 20", 2),
            ("bid of 45, own, card of 70, work points of 5", 4),
            ("cards looked at", BUILDABLE),
        ],
    ),
];
/// Numbers about each seat.
const SEAT: usize = LAYOUT[1].len();
/// Length of the observation.
pub const LENGTH: usize = length(LAYOUT);

/// Parts that are written again only when something changes that they are made of: what a seat sees of
/// each board, its own and those of others.
mod part {
    pub const OWN: usize = 0;
    pub const BOARD: usize = OWN + super::SEATS;
}

/// Writes what `seat` knows.
pub fn write(game: &Craftsmen, seat: Seat, writer: &mut Writer<impl Paper>) {
    table(game, seat, writer);
    for offset in 0..SEATS as u8 {
        if offset < game.players {
            let other = Seat((seat.0 + offset) % game.players);
            player(game, other, other == seat, writer);
        } else {
            writer.skip(SEAT);
        }
    }
    question(game, seat, writer);
}

fn table(game: &Craftsmen, seat: Seat, writer: &mut Writer<impl Paper>) {
    writer.put(game.players, SEATS as f32);
    writer.put(game.year, YEARS as f32);
    writer.one_of(Some(game.season as usize), SEASONS.into());
    writer.one_of(Some(game.phase as usize), PHASES);
    writer.one_of(game.stage.map(Guild::index), GUILDS);
    game.face_up.iter().for_each(|card| writer.one_of(card.map(Capital::index), FACES));
    writer.put(game.capital_deck.total() as u8, 48.0);
    match game.deck_known {
        true => writer.counts(game.capital_deck.as_array(), 4.0),
        false => writer.skip(FACES),
    }
    writer.counts(game.capital_pile.as_array(), 4.0);
    let up = game.decks.iter().fold(Cards::EMPTY, |up, deck| up | deck.up);
    cards(up, writer);
    let viewer = Viewer::Seat(seat);
    let entries = game.decks.iter().flat_map(|deck| deck.entries()).chain(game.peek.hand.iter());
    let known = entries.filter(|entry| entry.exact.has(viewer) || entry.among.has(viewer));
    cards(known.map(|entry| entry.card).collect(), writer);
    for class in Class::ALL {
        let deck = game.deck(*class);
        let parts = [deck.top.len() as u8, deck.house.len() as u8, deck.plain.len() as u8];
        writer.all(parts, 24.0);
        writer.put(deck.under.len() as u8, 24.0);
    }
    writer.flags(Card::SAWMILLS.iter().map(|card| game.has_in_box(*card)));
    writer.all(game.pool, 10.0);
    writer.flags(Good::FINAL.iter().map(|good| game.bonus.contains(*good)));
}

fn cards(cards: Cards, writer: &mut Writer<impl Paper>) {
    writer.set(cards.bits(), BUILDABLE);
}

fn player(game: &Craftsmen, seat: Seat, own: bool, writer: &mut Writer<impl Paper>) {
    let board = game.board(seat);
    let place = game.turn_order().iter().position(|other| *other == seat).unwrap_or(0);
    writer.put(if game.ordered { place as u8 } else { 0 }, SEATS as f32);
    writer.flag(game.passed.contains(seat));
    writer.put(f32::from(game.vp(seat)), 150.0);
    let name = if own { part::OWN } else { part::BOARD } + seat.index();
    let touched = game.boards.touched(seat.index());
    writer.part(name, touched, |writer| belongings(board, own, writer));
    for (discs, privileged) in game.discs.iter().zip(&game.privileged) {
        writer.set(places(discs.iter().map(|disc| *disc == Some(seat))), SLOTS);
        writer.put(privileged[seat.index()], 2.0);
    }
    let standing = game.order_track.iter().position(|disc| *disc == Some(seat));
    writer.one_of(standing, ORDER_SPACES);
    let rows = game.granary.iter().chain(game.ships.iter().flatten());
    let cubes = rows.flat_map(|row| [row.first(), row.get(1)]);
    let own = cubes.map(|cube| cube.and_then(|cube| cube.owner()) == Some(seat));
    writer.set(places(own), 2 * (COLUMNS + SHIPS * SHIP_ROWS));
}

/// What a seat has lying about.
fn belongings(board: &Board, own: bool, writer: &mut Writer<impl Paper>) {
    writer.all(board.lines.map(f32::from), 50.0);
    writer.put(board.cards() as u8, 10.0);
    match own {
        true => writer.counts(board.capital.as_array(), 4.0),
        false => writer.skip(FACES),
    }
    let hidden = if own { Cards::EMPTY } else { board.hidden() };
    cards(board.hand & !hidden, writer);
    for class in Class::ALL {
        writer.put((hidden & super::cards::of_class(*class)).len() as u8, 3.0);
    }
    let built = board.row.iter().fold(0u128, |bits, card| bits | 1 << card.index());
    writer.set(built, CARDS);
    for end in [board.row.first(), board.row.last()] {
        writer.one_of(end.map(|card| card.index()), CARDS);
    }
    writer.set(board.filled, ICONS);
    writer.put(board.fair, 3.0);
    writer.put(board.supply, 20.0);
    writer.put(board.helpers, 5.0);
    Token::ALL.iter().for_each(|token| writer.put(board.tokens(*token), 3.0));
    writer.flags(Good::FINAL.iter().map(|good| board.bonus.contains(*good)));
}

/// The places with a yes, as bits.
fn places(there: impl Iterator<Item = bool>) -> u128 {
    (0..).zip(there).fold(0, |bits, (place, there)| bits | u128::from(there) << place)
}

fn question(game: &Craftsmen, seat: Seat, writer: &mut Writer<impl Paper>) {
    let ask = kernel::Game::decision(game, seat).map(|decision| decision.ask);
    writer.one_of(asks::ALL.iter().position(|name| ask == Some(*name)), asks::ALL.len());
    let top = game.top();
    let good = match top {
        Some(Frame::Send { good, .. }) => good,
        Some(Frame::Bribe { good, .. } | Frame::MerchantIcon { good, .. }) => Some(good),
        _ => None,
    };
    writer.one_of(good.map(Good::index), GOODS);
    let due = match top {
        Some(Frame::Pay { due, .. }) => due,
        Some(Frame::Build { cost, .. }) => cost,
        _ => 0,
    };
    writer.put(due, 20.0);
    writer.put(game.parts.value(&game.laid), 20.0);
    writer.put(game.auction.bid, 45.0);
    writer.flag(game.auction.card.is_some() && game.bidder() == seat);
    writer.put(game.auction.card.map_or(0, |card| card.index() as u8 + 1), CARDS as f32);
    let points = game.frames.iter().find_map(|frame| match frame {
        Frame::Craft { wp, .. } => Some(*wp),
        _ => None,
    });
    writer.put(points.unwrap_or(0), 5.0);
    let looks = top.and_then(Frame::seat) == Some(seat);
    let looked = game.peek.hand.iter().filter(|_| looks).map(|entry| entry.card);
    cards(looked.collect(), writer);
}
