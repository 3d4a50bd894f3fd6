//! What one viewer may know (OR-20).

use kernel::names::Counts;
use kernel::{Seat, Viewer};
use serde::Serialize;

use super::components::Options;
use super::facts::{DeedFacts, MapFacts, SeatFacts, deeds, deeds_of};
use super::pieces::{Citizens, FOLLOWERS, Follower, GOODS, Good, HOURGLASSES, Hourglass};
use super::places::{Place, Places};
use super::question::{Phase, Question};
use super::state::{Lost, Orleans};

/// OR-20.1 — Everything but what OR-20.3 hides: the answers that others give unseen, and the
/// goods removed in set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct View {
    /// Whose view it is; null for an onlooker.
    pub viewer: Option<Seat>,
    pub players: u8,
    pub options: Options,
    pub round: u8,
    pub phase: Phase,
    pub start: Option<Seat>,
    pub turn: Option<Seat>,
    /// The seats that still have to answer in this step.
    pub waiting: Vec<Seat>,
    pub question: Question,
    pub using: Option<Place>,
    pub event: Option<Hourglass>,
    #[serde(with = "kernel::names::listed")]
    pub hourglass: Counts<Hourglass, HOURGLASSES>,
    #[serde(with = "kernel::names::listed")]
    pub past_events: Counts<Hourglass, HOURGLASSES>,
    pub seats: Vec<SeatFacts>,
    pub supply: Counts<Follower, FOLLOWERS>,
    pub goods_market: Counts<Good, GOODS>,
    pub map: MapFacts,
    #[serde(with = "deeds")]
    pub deeds: DeedFacts,
    pub citizens: Citizens,
    pub bank: u16,
    pub technology_stack: u8,
    pub stack_i: Places,
    pub stack_ii: Places,
    pub lost: Lost,
}

impl View {
    /// What `viewer` may know.
    pub fn of(game: &Orleans, viewer: Viewer) -> View {
        let seat = |seat: Seat| {
            let open = viewer.is(seat) || game.question != Question::Together;
            let mat = game.mat_seen_by(seat, viewer);
            SeatFacts::of(game, game.player(seat), mat, game.passed.contains(seat), open)
        };
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Onlooker => None,
            },
            players: game.players,
            options: game.options,
            round: game.round,
            phase: game.phase,
            start: start_of(game),
            turn: turn_of(game),
            waiting: kernel::Game::turn(game).seats().iter().collect(),
            question: game.question,
            using: using(game),
            event: game.event,
            hourglass: game.hourglass,
            past_events: past_events(game),
            seats: Seat::all(game.players).map(seat).collect(),
            supply: game.supply,
            goods_market: game.goods_market,
            map: MapFacts::of(&game.map),
            deeds: deeds_of(game),
            citizens: game.citizens,
            bank: game.bank,
            technology_stack: game.technology,
            stack_i: game.stacks & game.parts.stacks[0],
            stack_ii: game.stacks & game.parts.stacks[1],
            lost: game.lost,
        }
    }
}

/// The start player, once it is settled.
pub fn start_of(game: &Orleans) -> Option<Seat> {
    (game.phase != Phase::Setup || game.options.start_seat.seat().is_some()).then_some(game.start)
}

/// The seat that decides, where one alone does.
pub fn turn_of(game: &Orleans) -> Option<Seat> {
    match kernel::Game::turn(game) {
        kernel::Turn::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// The place in use.
pub fn using(game: &Orleans) -> Option<Place> {
    let idle = matches!(game.question, Question::Action | Question::RemoveTile);
    (game.phase == Phase::Actions && !idle).then_some(game.using)
}

/// The hourglass tiles of the rounds so far, a multiset.
pub fn past_events(game: &Orleans) -> Counts<Hourglass, HOURGLASSES> {
    let turned = |kind: usize| {
        game.parts.hourglass.as_array()[kind].saturating_sub(game.hourglass.as_array()[kind])
    };
    Counts::new(std::array::from_fn(turned))
}
