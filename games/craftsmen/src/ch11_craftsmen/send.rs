//! Where goods go: icons, the fair, the granary and ships (CR-11.5 to CR-11.12).

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::capital::Capital;
use crate::model::cards::{Card, Icon};
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{Good, Ship, Space, Take};
use crate::model::state::{Craftsmen, Cube};

/// Cubes that a column or a ship row holds.
const ROOM: usize = 2;

impl Craftsmen {
    /// CR-11.5 to CR-11.12 — Where a good may go; no good is a cube of the fair.
    pub(crate) fn send_options(
        &self,
        seat: Seat,
        good: Option<Good>,
        visit: &mut impl FnMut(Action),
    ) {
        Icon::each(self.open_icons(seat, good)).for_each(|icon| visit(Action::ToIcon(icon)));
        let Some(good) = good else { return };
        if good.is_raw() && self.has_fair_room(seat) {
            visit(Action::ToFair);
        }
        if good.column().is_some() {
            visit(Action::ToGranary);
        }
        if good.is_shipped() {
            let rows = self.parts.rows_of[good.index()].iter();
            let open = rows.filter(|(ship, _)| self.may_load(seat, good, *ship).is_ok());
            open.for_each(|(ship, _)| visit(Action::ToShip(*ship)));
            if !self.has_free_row(good) {
                visit(Action::Drop);
            }
        }
    }

    /// CR-11.5, CR-11.7 — The empty icons of one's own that take it.
    #[inline]
    pub(crate) fn open_icons(&self, seat: Seat, good: Option<Good>) -> u64 {
        let fitting = match good {
            Some(good) => self.parts.icons_of[good.index()],
            None => self.parts.raw_icons,
        };
        self.board(seat).empty_icons() & fitting
    }

    #[inline]
    fn has_fair_room(&self, seat: Seat) -> bool {
        self.board(seat).fair < self.parts.numbers.fair_limit_per_player
    }

    /// CR-11.5, CR-11.7, CR-11.8 — The rule that says where a good may go.
    fn rule_of(good: Option<Good>) -> kernel::RuleId {
        match good {
            None => CR_11_4,
            Some(good) if good.is_raw() => CR_11_5,
            Some(good) if good.is_shipped() => CR_11_8,
            Some(_) => CR_11_7,
        }
    }

    /// CR-11.12 — Whether a good may go there.
    pub(crate) fn may_send(
        &self,
        seat: Seat,
        good: Option<Good>,
        to: Action,
    ) -> Result<(), Refused> {
        let open = match (to, good) {
            (Action::ToIcon(icon), _) => self.open_icons(seat, good) & icon.bit() != 0,
            (Action::ToFair, Some(good)) => good.is_raw() && self.has_fair_room(seat),
            (Action::ToGranary, Some(good)) => good.column().is_some(),
            (Action::ToShip(ship), Some(good)) if good.is_shipped() => {
                return self.may_load(seat, good, ship);
            }
            (Action::Drop, Some(good)) if good.is_shipped() => {
                return match self.has_free_row(good) {
                    true => Err(CR_11_12.refuse("a row for it has a free space")),
                    false => Ok(()),
                };
            }
            _ => false,
        };
        match open {
            true => Ok(()),
            false => Err(Craftsmen::rule_of(good).refuse("the good cannot go there")),
        }
    }

    /// The row of a good on a ship.
    fn row_on(&self, good: Good, ship: Ship) -> Option<usize> {
        let rows = &self.parts.rows_of[good.index()];
        rows.iter().find(|(other, _)| *other == ship).map(|(_, row)| *row)
    }

    /// CR-11.8 — A row for the good. CR-11.11 — A full one only by a bribe: with a capital card,
    /// and not for a cube of one's own.
    #[inline]
    fn may_load(&self, seat: Seat, good: Good, ship: Ship) -> Result<(), Refused> {
        let Some(row) = self.row_on(good, ship) else {
            return Err(CR_11_8.refuse("the ship takes no such good"));
        };
        let cubes = &self.ships[ship.index()][row];
        if cubes.len() < ROOM {
            return Ok(());
        }
        if self.board(seat).cards() == 0 {
            return Err(CR_11_11.refuse("a bribe takes a capital card"));
        }
        match cubes[0] == Cube::of(seat) {
            true => Err(CR_11_11.refuse("the left cube is your own")),
            false => Ok(()),
        }
    }

    /// CR-11.12 — Whether some row for a good has a free space.
    #[inline]
    fn has_free_row(&self, good: Good) -> bool {
        let rows = &self.parts.rows_of[good.index()];
        rows.iter().any(|(ship, row)| self.ships[ship.index()][*row].len() < ROOM)
    }

    /// CR-11.5 to CR-11.12 — A good goes on its way.
    pub(crate) fn send(
        &mut self,
        seat: Seat,
        (good, from): (Option<Good>, Option<Card>),
        to: Action,
        events: &mut impl Events<Event>,
    ) {
        self.frames.pop();
        match (to, good, from) {
            (Action::ToIcon(icon), ..) => self.send_to_icon(seat, icon, events),
            (Action::ToFair, ..) => self.send_to_fair(seat, events),
            (Action::ToGranary, Some(good), _) => self.sell_to_granary(seat, good, events),
            (Action::ToShip(ship), Some(good), Some(from)) => {
                self.bring_to_ship(seat, good, from, ship, events);
            }
            (Action::Drop, Some(good), _) => {
                self.board_mut(seat).supply += 1;
                events.tell_all(|| Event::Dropped { seat, good });
            }
            (to, ..) => panic!("{good:?} does not go {to}"),
        }
    }

    fn send_to_icon(&mut self, seat: Seat, icon: Icon, events: &mut impl Events<Event>) {
        self.board_mut(seat).filled |= icon.bit();
        events.tell_all(|| Event::SentToIcon { seat, good: icon.good(), card: icon.card() });
    }

    /// CR-11.6 — A cube on the fair has no type any more.
    pub(crate) fn send_to_fair(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        self.board_mut(seat).fair += 1;
        events.tell_all(|| Event::SentToFair { seat });
    }

    /// CR-11.9 — The cube joins its column; the lower one of a full column leaves. CR-11.10 — A
    /// card for it; CR-23.1 — with the option only if a cube had to leave.
    fn sell_to_granary(&mut self, seat: Seat, good: Good, events: &mut impl Events<Event>) {
        events.tell_all(|| Event::Sold { seat, good });
        let column = &mut self.granary[good.column().expect("semis have a column")];
        let full = column.len() == ROOM;
        let leaving = full.then(|| column.remove(0));
        column.push(Cube::of(seat));
        if let Some(owner) = leaving.and_then(Cube::owner) {
            self.board_mut(owner).supply += 1;
            events.tell_all(|| Event::PushedOut { owner, good });
        }
        if full || self.options.granary_sale_always_pays {
            self.frames.push(Frame::Sale { seat });
        }
    }

    /// CR-11.10 — Whether there is a card for a sale.
    pub(crate) fn has_sale_card(&self) -> bool {
        Take::ALL.iter().any(|take| self.may_take_for_sale(*take).is_ok())
    }

    /// CR-11.10 — A face-up card or the top card of the deck.
    #[inline]
    pub(crate) fn may_take_for_sale(&self, take: Take) -> Result<(), Refused> {
        let there = match take {
            Take::A => self.face_up[0].is_some(),
            Take::B => self.face_up[1].is_some(),
            Take::Deck => self.may_draw_capital(),
            Take::Both => return Err(CR_22_1.refuse("one card is taken")),
        };
        match there {
            true => Ok(()),
            false => Err(CR_11_10.refuse("no card lies there")),
        }
    }

    /// CR-11.20 — The card, the refill, the hand limit.
    pub(crate) fn take_for_sale(
        &mut self,
        seat: Seat,
        take: Take,
        events: &mut impl Events<Event>,
    ) {
        let overflow = Frame::Overflow { seat };
        let space = match take {
            Take::A => Space::A,
            Take::B => Space::B,
            _ => return self.replace([overflow, Frame::DrawCapital { seat, left: 1 }]),
        };
        self.take_face_up(seat, space, events);
        self.replace([overflow, Frame::TurnSold { space }]);
    }

    fn bring_to_ship(
        &mut self,
        seat: Seat,
        good: Good,
        from: Card,
        ship: Ship,
        events: &mut impl Events<Event>,
    ) {
        let row = self.row_on(good, ship).expect("the ship takes the good");
        match self.ships[ship.index()][row].len() < ROOM {
            true => self.load(seat, good, from, ship, events),
            false => self.frames.push(Frame::Bribe { seat, good, from, ship: ship.0 }),
        }
    }

    /// CR-11.8 — The good is loaded and scored.
    fn load(
        &mut self,
        seat: Seat,
        good: Good,
        from: Card,
        ship: Ship,
        events: &mut impl Events<Event>,
    ) {
        let row = self.row_on(good, ship).expect("the ship takes the good");
        self.ships[ship.index()][row].push(Cube::of(seat));
        events.tell_all(|| Event::Loaded { seat, good, ship: ship.number() });
        self.score_product(seat, from, events);
    }

    /// CR-11.11, CR-11.20 — The card is discarded, the left cube goes home, the good is loaded.
    pub(crate) fn bribe(
        &mut self,
        seat: Seat,
        (good, from, ship): (Good, Card, Ship),
        capital: Capital,
        events: &mut impl Events<Event>,
    ) {
        self.frames.pop();
        self.put_on_pile(seat, capital);
        events.tell_all(|| Event::Bribed { seat, capital, ship: ship.number() });
        let row = self.row_on(good, ship).expect("the ship takes the good");
        let left = self.ships[ship.index()][row].remove(0);
        let owner = left.owner().expect("ships carry no neutral cubes");
        self.board_mut(owner).supply += 1;
        events.tell_all(|| Event::Unloaded { owner, good, ship: ship.number() });
        self.load(seat, good, from, ship, events);
    }
}
