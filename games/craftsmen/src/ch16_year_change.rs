//! Chapter 16: the year change.

use kernel::names::Name;
use kernel::{Events, List, Refused, Seat};

use crate::model::SEATS;
use crate::model::action::Action;
use crate::model::capital::{Capital, colors};
use crate::model::components::YEARS;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{ALL_COLORS, COLORS, Phase, SHIPS, Season, Ship};
use crate::model::state::{Craftsmen, Cube, Line};

impl Craftsmen {
    /// CR-16.1 to CR-16.5 — Ships, town growth and granary score; then the investments.
    pub(crate) fn begin_year_change(&mut self, events: &mut impl Events<Event>) {
        self.phase = Phase::YearChange;
        self.cursor = 0;
        for ship in 0..SHIPS {
            self.score_ship(Ship(ship as u8), events);
        }
        for seat in Seat::all(self.players) {
            let sets = self.color_sets(seat) * self.parts.numbers.vp_per_colour_set;
            self.score_points(seat, Line::Town, sets.into(), events);
        }
        self.score_granary(events);
    }

    /// CR-16.3 — Majorities, then every cube scores and goes home.
    fn score_ship(&mut self, ship: Ship, events: &mut impl Events<Event>) {
        let parts = self.parts;
        let hold = &parts.ships[ship.index()];
        let (ranked, count) = self.ranking_on(ship);
        for (seat, bonus) in ranked[..count].iter().zip(&hold.bonuses) {
            self.enter_points(*seat, Line::Majorities, (*bonus).into());
            events.tell_all(|| Event::Majority { seat: *seat, ship: ship.number(), n: *bonus });
        }
        let mut points = [0i16; SEATS];
        for (row, cubes) in hold.rows.iter().zip(std::mem::take(&mut self.ships[ship.index()])) {
            for owner in cubes.iter().filter_map(|cube| cube.owner()) {
                points[owner.index()] += i16::from(row.value);
                self.board_mut(owner).supply += 1;
            }
        }
        for seat in Seat::all(self.players) {
            self.score_points(seat, Line::Ships, points[seat.index()], events);
        }
    }

    /// CR-16.1, CR-16.2 — The seats with cubes on a ship: more cubes first, of equals the one in
    /// the higher row, then further left.
    pub(crate) fn ranking_on(&self, ship: Ship) -> ([Seat; SEATS], usize) {
        let mut cubes = [0u8; SEATS];
        let mut first = [u8::MAX; SEATS];
        let places = self.ships[ship.index()].iter().flat_map(|row| row.iter());
        for (place, owner) in (0u8..).zip(places.filter_map(|cube| cube.owner())) {
            cubes[owner.index()] += 1;
            first[owner.index()] = first[owner.index()].min(place);
        }
        let mut seats: [Seat; SEATS] = std::array::from_fn(|seat| Seat(seat as u8));
        seats.sort_by_key(|seat| (u8::MAX - cubes[seat.index()], first[seat.index()]));
        (seats, cubes.iter().filter(|count| **count > 0).count())
    }

    /// CR-16.4 — The smallest count of halves of a color.
    pub(crate) fn color_sets(&self, seat: Seat) -> u8 {
        let mut halves = [0; COLORS];
        for card in self.board(seat).row.iter() {
            let face = self.parts.face(*card);
            halves[face.top.index()] += 1;
            halves[face.bottom.index()] += 1;
        }
        halves.into_iter().min().unwrap_or(0)
    }

    /// CR-16.5 — A point for each cube in the granary; player cubes go home.
    fn score_granary(&mut self, events: &mut impl Events<Event>) {
        let mut cubes = [0u8; SEATS];
        for column in &mut self.granary {
            let players = column.iter().filter_map(|cube| cube.owner());
            players.for_each(|owner| cubes[owner.index()] += 1);
            let neutral = column.iter().copied().filter(|cube| *cube == Cube::NEUTRAL);
            *column = List::of(neutral).expect("they lay there before");
        }
        let each = self.parts.numbers.vp_per_granary_cube;
        for seat in Seat::all(self.players) {
            self.board_mut(seat).supply += cubes[seat.index()];
            let points = i16::from(cubes[seat.index()] * each);
            self.score_points(seat, Line::Granary, points, events);
        }
    }

    /// CR-16.6 — Every player with four capital cards may invest, in turn order.
    pub(crate) fn go_on_with_investments(&mut self, events: &mut impl Events<Event>) {
        if self.cursor == self.players {
            return self.end_year(events);
        }
        let seat = self.order[usize::from(self.cursor)];
        self.cursor += 1;
        self.ask_to_invest(seat, 0);
    }

    fn ask_to_invest(&mut self, seat: Seat, made: u8) {
        let again = made < self.options.investments_per_player_per_year;
        if again && self.board(seat).cards() >= COLORS as u32 {
            self.frames.push(Frame::Invest { seat, made, colors: 0, sum: 0 });
        }
    }

    /// CR-16.6 — Cards of colors not yet laid; before the first one, skip.
    pub(crate) fn invest_options(&self, seat: Seat, laid: u8, visit: &mut impl FnMut(Action)) {
        let cards = self.board(seat).capital.kinds();
        let open = cards.filter(|card| self.may_invest(seat, laid, *card).is_ok());
        open.for_each(|card| visit(Action::Invest(card)));
        if laid == 0 {
            visit(Action::Skip);
        }
    }

    /// CR-16.6 — All four colors are in the hand, each is laid once.
    #[inline]
    pub(crate) fn may_invest(&self, seat: Seat, laid: u8, capital: Capital) -> Result<(), Refused> {
        self.may_give(seat, capital, CR_16_6)?;
        if laid >> capital.color().index() & 1 != 0 {
            return Err(CR_16_6.refuse("this color is laid already"));
        }
        let held = colors(&self.board(seat).capital).bits() as u8;
        match held | laid == ALL_COLORS.bits() as u8 {
            true => Ok(()),
            false => Err(CR_16_6.refuse("a color is missing in your hand")),
        }
    }

    /// CR-16.6 — A card is laid; the fourth one scores.
    pub(crate) fn invest(
        &mut self,
        seat: Seat,
        (made, laid, sum): (u8, u8, u8),
        capital: Capital,
        events: &mut impl Events<Event>,
    ) {
        self.frames.pop();
        self.put_on_pile(seat, capital);
        events.tell_all(|| Event::Invested { seat, capital });
        let colors = laid | 1 << capital.color().index();
        let sum = sum + capital.value();
        if colors != ALL_COLORS.bits() as u8 {
            return self.frames.push(Frame::Invest { seat, made, colors, sum });
        }
        self.score_points(seat, Line::Investment, sum.into(), events);
        self.ask_to_invest(seat, made + 1);
    }

    /// CR-16.7 — The granary is full of neutral cubes again; CR-4.4 — the next year, or the end.
    fn end_year(&mut self, events: &mut impl Events<Event>) {
        for column in &mut self.granary {
            while !column.is_full() {
                column.push(Cube::NEUTRAL);
            }
        }
        if usize::from(self.year) == YEARS {
            self.phase = Phase::Over;
            return self.tell_bonuses(events);
        }
        self.year += 1;
        self.begin_season(Season::Spring, events);
    }
}
