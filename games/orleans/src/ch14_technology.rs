//! Chapter 14: technology tiles.

use kernel::names::Name;
use kernel::{Events, Refused, RuleId, Seat};

use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::pieces::Follower;
use crate::model::places::{Place, Slot, Slots, each_slot};
use crate::model::state::{Mat, Orleans};

impl Orleans {
    /// OR-19.1 — Nothing comes from an empty stack.
    pub(crate) fn technology_left(&self, rule: RuleId) -> Result<(), Refused> {
        match self.technology {
            0 => Err(rule.refuse("no technology tile is left")),
            _ => Ok(()),
        }
    }

    /// OR-14.1 — A new tile is kept beside the board.
    pub(crate) fn take_technology(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        self.technology -= 1;
        self.mat_mut(seat).technology += 1;
        events.tell_all(|| Event::TechnologyTaken { seat });
    }

    /// Where a seat may put a tile now.
    pub(crate) fn technology_slots(&self, seat: Seat) -> Slots {
        let mat = self.mat(seat);
        if mat.technology == 0 {
            return Slots::EMPTY;
        }
        let open = self.free_slots(seat) & self.parts.technology_slots & !places_with_tile(mat);
        match mat.begun {
            true => open,
            false => open & self.parts.slots_of[Follower::Farmer.index()],
        }
    }

    /// OR-8.1 — Only a tile at hand; OR-14.3, OR-14.4 — where it may go.
    pub(crate) fn may_place_technology(&self, seat: Seat, slot: Slot) -> Result<(), Refused> {
        let mat = self.mat(seat);
        let on = |slots: Slots| !(slots & slot.set()).is_empty();
        if mat.technology == 0 {
            return Err(OR_8_1.refuse("no technology tile is at hand"));
        }
        self.owns(seat, slot.place())?;
        if on(self.technology_slots(seat)) {
            Ok(())
        } else if on(mat.filled()) {
            Err(OR_14_4.refuse("the slot is taken"))
        } else if on(self.parts.slots_of[Follower::Monk.index()]) {
            Err(OR_14_3.refuse("a monk slot takes only a monk"))
        } else if !on(self.parts.technology_slots) {
            Err(OR_14_4.refuse("the place takes no technology tile"))
        } else if on(places_with_tile(mat)) {
            Err(OR_14_4.refuse("the place has its technology tile"))
        } else {
            Err(OR_14_3.refuse("the first technology tile goes on a farmer slot"))
        }
    }

    /// OR-14.2 — The tile stands for the follower of that slot for good.
    pub(crate) fn place_technology(&mut self, seat: Seat, slot: Slot) {
        let mat = self.mat_mut(seat);
        mat.technology -= 1;
        mat.begun = true;
        mat.tiles = mat.tiles | slot.set();
    }
}

/// OR-14.4 — The slots of places that have a tile already.
fn places_with_tile(mat: &Mat) -> Slots {
    each_slot(mat.tiles).map(|slot| slot.place().slots()).fold(Slots::EMPTY, |all, of| all | of)
}

/// The slot of a place that holds a technology tile.
pub(crate) fn tile_on(mat: &Mat, place: Place) -> Option<Slot> {
    each_slot(mat.tiles & place.slots()).next()
}
