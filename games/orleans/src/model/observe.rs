//! The observation of a seat, for learners.
//!
//! All numbers are scaled to about 0 to 1. The seats follow one another clockwise from the
//! observer, empty seats are zeros; `docs/research.md` has the layout.

use kernel::Seat;
use kernel::Viewer;
use kernel::names::Name;
use kernel::observe::{Paper, Section, Writer, length};

use super::map::{Edge, Town};
use super::pieces::{CitizenSpace, Deed, Follower, Good, Hourglass, Token, Ware};
use super::places::{Place, SLOTS};
use super::question::{Phase, Question};
use super::state::{Mat, Orleans, Player};
use super::{SEATS, asks};

const PHASES: usize = 14;
const TILES: usize = 26;

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
        ],
    ),
    Section::once("question", &[("asked", asks::ALL.len())]),
];
/// Numbers about each seat.
const SEAT: usize = LAYOUT[1].len();
/// Length of the observation.
pub const LENGTH: usize = length(LAYOUT);

/// Writes what `seat` knows.
pub fn write(game: &Orleans, seat: Seat, writer: &mut Writer<impl Paper>) {
    table(game, writer);
    for offset in 0..SEATS as u8 {
        if offset < game.players {
            let other = Seat((seat.0 + offset) % game.players);
            let mat = game.mat_seen_by(other, Viewer::Seat(seat));
            player(game, game.player(other), mat, other, writer);
        } else {
            writer.skip(SEAT);
        }
    }
    let ask = kernel::Game::decision(game, seat).map(|decision| decision.ask);
    writer.flags(asks::ALL.iter().map(|name| ask == Some(*name)));
}

fn table(game: &Orleans, writer: &mut Writer<impl Paper>) {
    writer.put(game.players, SEATS as f32);
    writer.put(game.round, game.parts.rounds.into());
    writer.put(game.bank as f32, 290.0);
    writer.one_of(Some(game.phase as usize), PHASES);
    writer.one_of(game.event.map(Hourglass::index), Hourglass::ALL.len());
    writer.all(*game.hourglass.as_array(), 3.0);
    writer.all(*game.supply.as_array(), 16.0);
    writer.all(*game.goods_market.as_array(), 24.0);
    writer.put(game.technology, 16.0);
    writer.flag(game.question == Question::Together);
    writer.flags(Place::TILES.iter().map(|tile| game.stacks.contains(*tile)));
    for deed in Deed::ALL {
        let slots = game.parts.deeds[deed.index()];
        for kind in Follower::ALL {
            let free = slots.of[kind.index()] & !game.deeds;
            writer.put(free.count_ones() as f32, 4.0);
        }
    }
    writer.flags(CitizenSpace::ALL.iter().map(|space| game.citizens.contains(*space)));
    for edge in Edge::all() {
        let lying = |good: &Good| {
            game.map[edge.index()].iter().filter(|space| **space == Some(*good)).count() as u8
        };
        writer.all(Good::ALL.iter().map(lying), 2.0);
    }
}

fn player(game: &Orleans, player: &Player, mat: &Mat, seat: Seat, writer: &mut Writer<impl Paper>) {
    writer.put(player.coins as f32, 50.0);
    writer.put(player.development, 30.0);
    writer.put(player.citizens, 14.0);
    writer.put(player.stock, 10.0);
    writer.put(mat.technology, 4.0);
    writer.flag(mat.begun);
    writer.flag(game.passed.contains(seat));
    writer.flag(game.phase != Phase::Setup && seat == game.start);
    writer.flag(kernel::Game::turn(game).seats().contains(seat));
    writer.all(player.tracks, 8.0);
    writer.all(Ware::ALL.iter().map(|ware| player.goods[*ware]), 10.0);
    writer.flags(Town::ALL.iter().map(|town| player.stations.contains(*town)));
    writer.flags(Town::ALL.iter().map(|town| player.merchant == *town));
    for tokens in [&mat.market, &mat.tower, &mat.theatre, &mat.bag, &mat.drawn] {
        writer.all(*tokens.as_array(), 8.0);
    }
    writer.flags(Place::TILES.iter().map(|tile| player.has(*tile)));
    let kind = |token: Option<Token>| token.map_or(0.0, |token| 1.0 + token.kind() as u8 as f32);
    for standing in mat.on_slot {
        writer.put(kind(standing), 7.0);
        writer.flag(standing.is_some_and(Token::is_starter));
    }
    let tiles = mat.tiles.bits();
    writer.flags((0..SLOTS).map(|slot| tiles >> slot & 1 != 0));
}
