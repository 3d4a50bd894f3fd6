//! Chapter 3: set-up.

use kernel::chance::{Rng, below};
use kernel::names::{Name, Set};
use kernel::{Events, Parts, Refused, Seat, SeatSet, SetupError, Watched, WatchedEach};

use crate::model::action::Action;
use crate::model::components::{Components, Options};
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::map::{EDGES, Edge, SPACES};
use crate::model::pieces::{CitizenSpace, Good, Token, Tokens};
use crate::model::places::Place;
use crate::model::question::{Phase, Question};
use crate::model::state::{Lost, Mat, Orleans, Player};

impl Orleans {
    /// OR-3.1 — 2, 3 or 4 players; `start_seat` is one of them.
    /// OR-3.11 — There is no solo mode.
    fn check_table(options: &Options, players: u8) -> Result<(), SetupError> {
        let fail = |rule, why: &str| Err(SetupError { rule, why: why.to_owned() });
        match players {
            1 => fail(OR_3_11, "there is no solo game; 2 to 4 can play"),
            2..=4 => match options.start_seat.seat() {
                Some(seat) if seat.0 >= players => {
                    fail(OR_21_4, "`start_seat` must be smaller than the number of players")
                }
                _ => Ok(()),
            },
            _ => fail(OR_3_1, "2 to 4 can play"),
        }
    }

    /// Lays out the components; goods, start seat and the first tile follow as chance.
    pub(crate) fn lay_out(
        parts: Parts<Components>,
        options: &Options,
        players: u8,
    ) -> Result<Orleans, SetupError> {
        Orleans::check_table(options, players)?;
        let player = starting_player(&parts);
        Ok(Orleans {
            options: *options,
            players,
            round: 0,
            phase: Phase::Setup,
            cursor: 0,
            start: options.start_seat.seat().unwrap_or(Seat(0)),
            turn: options.start_seat.seat().unwrap_or(Seat(0)),
            passed: SeatSet::EMPTY,
            event: None,
            question: Question::MapGood,
            using: Orleans::NO_PLACE,
            hourglass: parts.hourglass,
            seats: WatchedEach::new([player; 4]),
            shown: WatchedEach::new([Mat::EMPTY; 4]),
            supply: parts.table(players).supply,
            face_down: parts.goods,
            goods_market: Default::default(),
            removed: Default::default(),
            map: Watched::new([[None; SPACES]; EDGES]),
            deeds: 0,
            citizens: CitizenSpace::ALL.iter().copied().collect(),
            bank: parts.coins - u16::from(players) * u16::from(parts.start_coins),
            technology: parts.technology,
            stacks: parts.tiles(options),
            lost: Lost::NOTHING,
            parts,
        })
    }

    /// OR-3.12 — First the goods of the map, then those removed, then the start seat; after that
    /// OR-3.10 or round 1.
    pub(crate) fn go_on_with_setup(&mut self) {
        let table = self.parts.table(self.players);
        let spaces = table.spaces.len() as u8;
        self.question = if self.cursor < spaces {
            Question::MapGood
        } else if self.cursor < spaces + table.goods_removed {
            Question::RemovedGood
        } else if self.cursor == spaces + table.goods_removed && self.start_is_drawn() {
            Question::StartSeat
        } else {
            self.goods_market = std::mem::take(&mut self.face_down);
            self.begin(if self.options.reduced_tiles { Phase::Removal } else { Phase::Hourglass });
            return;
        };
    }

    /// Stands in [`Orleans::using`] while no place is in use.
    pub(crate) const NO_PLACE: Place = Place::FarmHouse;

    fn start_is_drawn(&self) -> bool {
        self.options.start_seat.seat().is_none()
    }

    /// The goods space that is filled next.
    pub(crate) fn next_space(&self) -> Edge {
        self.parts.table(self.players).spaces[usize::from(self.cursor)]
    }

    /// OR-3.6 — A good of the face-down ones comes to the next space of the map.
    pub(crate) fn lay_good(&mut self, edge: Edge, good: Good, events: &mut impl Events<Event>) {
        self.face_down.take(good);
        let free = self.map[edge.index()].iter_mut().find(|space| space.is_none());
        *free.expect("the edge has a space for every good") = Some(good);
        self.setup_step();
        events.tell_all(|| Event::good_laid(edge, good));
    }

    /// OR-3.9 — With 2 and 3 players some goods leave the game unseen.
    pub(crate) fn remove_good(&mut self, good: Good, events: &mut impl Events<Event>) {
        self.face_down.take(good);
        self.removed.add(good);
        self.setup_step();
        events.tell_all(|| Event::GoodRemoved {});
    }

    /// OR-20.3 — As long as set-up goes on, nobody can tell the goods that left unseen from those
    /// that still lie face down.
    pub(crate) fn forget_removed(&mut self, rng: &mut impl Rng) {
        if self.phase != Phase::Setup {
            return;
        }
        let unseen = self.removed.total();
        std::mem::take(&mut self.removed).pieces().for_each(|good| self.face_down.add(good));
        for _ in 0..unseen {
            let good = self.face_down.nth(below(rng, self.face_down.total()));
            self.face_down.take(good);
            self.removed.add(good);
        }
    }

    /// OR-3.1 — The start player.
    pub(crate) fn choose_start(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        self.start = seat;
        self.setup_step();
        events.tell_all(|| Event::StartPlayer { seat });
    }

    fn setup_step(&mut self) {
        self.cursor += 1;
        self.question = Question::Nobody;
    }

    /// OR-3.6, OR-3.9, OR-3.1 — What set-up's chance can bring.
    pub(crate) fn may_set_up(&self, action: Action) -> Result<(), Refused> {
        let there = |good| self.face_down[good] > 0;
        match (self.question, action) {
            (Question::MapGood, Action::Good(edge, _)) if edge != self.next_space() => {
                Err(OR_3_12.refuse("another space is filled first"))
            }
            (Question::MapGood, Action::Good(_, good)) if there(good) => Ok(()),
            (Question::MapGood, Action::Good(..)) => {
                Err(OR_3_6.refuse("no such good is left face down"))
            }
            (Question::RemovedGood, Action::GoodRemoved(good)) if there(good) => Ok(()),
            (Question::RemovedGood, Action::GoodRemoved(_)) => {
                Err(OR_3_9.refuse("no such good is left face down"))
            }
            (Question::StartSeat, Action::Start(seat)) if seat.0 < self.players => Ok(()),
            (Question::StartSeat, Action::Start(_)) => Err(OR_3_1.refuse("nobody sits there")),
            _ => Err(OR_3_12.refuse("set-up asks for something else")),
        }
    }
}

/// OR-3.2, OR-3.3, OR-3.4 — What every player begins with.
fn starting_player(parts: &Components) -> Player {
    let starters: Tokens = Token::STARTERS.iter().copied().collect();
    let mut player = Player {
        mat: Mat { market: starters, ..Mat::EMPTY },
        places: Set::EMPTY,
        slots: Set::EMPTY,
        coins: parts.start_coins.into(),
        goods: Default::default(),
        tracks: Default::default(),
        development: 0,
        citizens: 0,
        merchant: parts.start_town,
        stations: Set::EMPTY,
        stock: parts.stations,
        ask: None,
        draw: 0,
        left: 0,
        bath: false,
    };
    for place in Place::BOARD {
        player.gain_place(*place);
    }
    player
}
