//! The building trigger (TI-6.7, TI-6.16).

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::board::{Building, Room, each_room};
use crate::model::effect::Face;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::state::Tiletum;

impl Tiletum {
    /// TI-6.7 — A building is to be chosen; without any character nothing happens.
    pub(crate) fn open_trigger(&mut self, seat: Seat, skip: bool) {
        if self.board(seat).all_lodged() != 0 {
            self.frames.push(Frame::Trigger { skip });
        }
    }

    /// TI-18.10 — Every building with a character; none is an answer after a house.
    pub(crate) fn trigger_options(&self, seat: Seat, skip: bool, visit: &mut impl FnMut(Action)) {
        let board = self.board(seat);
        let homes = Building::HOMES.iter().filter(|building| board.lodged(**building) != 0);
        homes.for_each(|building| visit(Action::Trigger(Some(*building))));
        if skip {
            visit(Action::Trigger(None));
        }
    }

    /// TI-6.7 — A building with a character. TI-18.10 — A helper was used on purpose.
    pub(crate) fn may_trigger(
        &self,
        seat: Seat,
        building: Option<Building>,
        skip: bool,
    ) -> Result<(), Refused> {
        match building {
            Some(building) if self.board(seat).lodged(building) == 0 => {
                Err(TI_6_7.refuse("no character lives there"))
            }
            None if !skip => Err(TI_18_10.refuse("the helper was used for it")),
            _ => Ok(()),
        }
    }

    /// TI-6.16 — The tiles are those in the building when it is chosen.
    pub(crate) fn trigger(&mut self, building: Option<Building>, events: &mut impl Events<Event>) {
        let seat = self.active();
        self.frames.pop();
        let Some(building) = building else { return };
        let lodged = each_room(self.board(seat).lodged(building));
        let floors = lodged.fold(0, |floors, room| floors | 1 << (room.floor() - 1));
        self.frames.push(Frame::Bonuses { building, floors });
        events.tell_all(|| Event::Triggered { seat, building: building.number() });
    }

    /// TI-18.10 — Tile after tile in any order, or done.
    pub(crate) fn bonus_options(
        &self,
        building: Building,
        floors: u8,
        visit: &mut impl FnMut(Action),
    ) {
        let used = |room: &Room| floors >> (room.floor() - 1) & 1 != 0;
        each_room(building.rooms()).filter(used).for_each(|room| visit(Action::Bonus(room)));
        visit(Action::Done);
    }

    /// TI-6.16 — Each tile of the trigger once.
    pub(crate) fn may_use_bonus(
        &self,
        building: Building,
        floors: u8,
        room: Room,
    ) -> Result<(), Refused> {
        if room.building() == building && floors >> (room.floor() - 1) & 1 != 0 {
            Ok(())
        } else {
            Err(TI_6_16.refuse("this tile is not part of it"))
        }
    }

    /// TI-6.7 — The bonus of a tile is gained once more (TI-R20).
    pub(crate) fn use_bonus(&mut self, room: Room, events: &mut impl Events<Event>) {
        let seat = self.active();
        if let Some(Frame::Bonuses { floors, .. }) = self.frames.top_mut() {
            *floors &= !(1 << (room.floor() - 1));
        }
        let tile = self.board(seat).rooms[room.index()].expect("a character lives there");
        events.tell_all(|| Event::BonusUsed { seat, tile });
        if let Face::Character { bonus, .. } = self.parts.face(tile) {
            self.take_effect(bonus, events);
        }
    }

    /// The number of a building's marker (TI-9.6).
    pub(crate) fn bonus_ap(&self, building: Building) -> u8 {
        self.parts.buildings[building.index()].bonus_ap
    }
}
