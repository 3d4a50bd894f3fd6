//! The character action (TI-6.8).

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::board::{ROOMS, Room, Stall, Store, each_room};
use crate::model::effect::Face;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::Act;
use crate::model::state::{Spot, Tiletum, Wait};
use crate::model::tiles::Stack;

impl Tiletum {
    /// TI-6.8 — Hire, refresh, lodge.
    pub(crate) fn character_options(&self, seat: Seat, ap: u8, visit: &mut impl FnMut(Action)) {
        let hired = Stall::all().filter(|stall| self.may_hire(seat, ap, *stall).is_ok());
        hired.for_each(|stall| visit(Action::Character(stall)));
        if self.may_refresh(ap).is_ok() {
            visit(Action::Refresh);
        }
        for store in Store::all() {
            let Some(kind) = self.character_on(seat, store) else { continue };
            let rooms = each_room(self.open_rooms(seat, kind)).filter(|room| room.floor() <= ap);
            rooms.for_each(|room| visit(Action::Lodge(store, room)));
        }
    }

    /// The kind of the character on a storehouse space.
    #[inline]
    fn character_on(&self, seat: Seat, store: Store) -> Option<Act> {
        match self.parts.face(self.board(seat).store[store.index()]?) {
            Face::Character { kind, .. } => Some(kind),
            _ => None,
        }
    }

    /// TI-9.1 — The empty rooms for a kind: those of its building, or of every building without
    /// a kind.
    #[inline]
    pub(crate) fn open_rooms(&self, seat: Seat, kind: Act) -> u16 {
        let board = self.board(seat);
        let lodged = board.all_lodged();
        let bound = match self.home_of(seat, kind) {
            Some(building) => building.rooms(),
            None => {
                each_room(lodged).fold(ALL_ROOMS, |rooms, room| rooms & !room.building().rooms())
            }
        };
        bound & !lodged
    }

    /// TI-6.8 — A tile of the market, for a point and with room for it.
    #[inline]
    pub(crate) fn may_hire(&self, seat: Seat, ap: u8, stall: Stall) -> Result<(), Refused> {
        let Some(tile) = self.character_market[stall.index()] else {
            return Err(TI_6_8.refuse("the market space is empty"));
        };
        self.has_points(ap, self.parts.hire_ap, TI_6_8)?;
        self.may_keep(seat, tile)
    }

    /// TI-6.8 — The tile comes to the storehouse; the market is refilled at once.
    pub(crate) fn hire(&mut self, stall: Stall, events: &mut impl Events<Event>) {
        let tile = self.character_market[stall.index()].take().expect("a tile lies there");
        self.spend(self.parts.hire_ap);
        self.keep(self.active(), tile, events);
        self.frames.push(Frame::Refill);
    }

    /// TI-6.8, TI-15.2 — With at least one tile in the market.
    #[inline]
    pub(crate) fn may_refresh(&self, ap: u8) -> Result<(), Refused> {
        if self.character_market.iter().all(Option::is_none) {
            return Err(TI_6_8.refuse("the market is empty"));
        }
        self.has_points(ap, self.parts.refresh_ap, TI_6_8)
    }

    /// TI-6.8 — All tiles are put aside; the market is refilled before they are shuffled back
    /// (TI-R14).
    pub(crate) fn refresh(&mut self, events: &mut impl Events<Event>) {
        let seat = self.active();
        self.spend(self.parts.refresh_ap);
        self.refreshed = std::mem::take(&mut self.character_market);
        self.frames.push(Frame::Refresh);
        events.tell_all(|| Event::Refreshed { seat });
    }

    /// TI-15.2 — If the stack runs empty, what was put aside is shuffled at once.
    pub(crate) fn go_on_with_refresh(&mut self) {
        if self.is_out_of(Stack::Character) {
            self.shuffle_back();
        }
        match self.next_character_space() {
            Some(spot) => self.wait = Wait::Reveal(spot),
            None => {
                self.shuffle_back();
                self.frames.pop();
            }
        }
    }

    /// TI-14.4 — Shuffling back only adds to the multiset.
    fn shuffle_back(&mut self) {
        for tile in std::mem::take(&mut self.refreshed).into_iter().flatten() {
            self.stacks[tile.index()] += 1;
        }
    }

    /// TI-6.8, TI-9.1 — A character of the storehouse into an empty room of its kind's building.
    pub(crate) fn may_lodge(
        &self,
        seat: Seat,
        ap: u8,
        store: Store,
        room: Room,
    ) -> Result<(), Refused> {
        let Some(kind) = self.character_on(seat, store) else {
            return Err(TI_6_8.refuse("no character lies there"));
        };
        self.has_points(ap, room.floor(), TI_6_8)?;
        if self.board(seat).rooms[room.index()].is_some() {
            return Err(TI_6_8.refuse("the room is taken"));
        }
        if self.open_rooms(seat, kind) >> room.0 & 1 == 0 {
            return Err(TI_9_1.refuse("kinds keep to their building"));
        }
        Ok(())
    }

    /// TI-6.8 — The character moves in; what that brings is chapter 9.
    pub(crate) fn lodge(&mut self, store: Store, room: Room, events: &mut impl Events<Event>) {
        let seat = self.active();
        self.spend(room.floor());
        let tile = self.take_from_store(seat, store);
        self.move_in(seat, tile, room, events);
    }

    /// The empty space of the character market with the lowest number, if a tile is left for it.
    pub(crate) fn next_character_space(&self) -> Option<Spot> {
        let empty = self.character_market.iter().position(Option::is_none)?;
        let stall = Stall(empty as u8);
        (!self.is_out_of(Stack::Character)).then_some(Spot::Character(stall))
    }
}

/// Every room, as bits.
const ALL_ROOMS: u16 = (1 << ROOMS) - 1;
