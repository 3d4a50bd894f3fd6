//! Chapter 8: planning.

use kernel::names::Name;
use kernel::{Audience, Events, Refused, Seat};

use crate::model::action::{Action, Stand};
use crate::model::effect::Effect;
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::pieces::{Follower, Token};
use crate::model::places::{Place, Places, Slot, Slots, each_slot};
use crate::model::state::{Mat, Orleans};

impl Orleans {
    /// OR-8.4 — The slots that a token suits: those of its own type, all for a monk, and those
    /// that a standing ability admits. OR-8.5 — Never a monk slot for another follower.
    pub(crate) fn suits(&self, seat: Seat, token: Token) -> Slots {
        let mut slots = self.parts.takes[token.index()];
        for tile in (self.player(seat).places & STANDING).iter() {
            if let Effect::Substitute { who, on } = self.parts.effect(tile)
                && who.is_none_or(|who| who == token.kind())
            {
                let admitted = on.iter().map(|kind| self.parts.slots_of[kind.index()]);
                slots = admitted.fold(slots, |slots, more| slots | more);
            }
        }
        slots
    }

    /// The free slots of a seat's own places.
    pub(crate) fn free_slots(&self, seat: Seat) -> Slots {
        self.player(seat).slots & !self.mat(seat).filled()
    }

    /// OR-8.1 — A follower moves from the Market or the tower to a free slot that it matches.
    pub(crate) fn may_place(
        &self,
        seat: Seat,
        token: Token,
        from: Stand,
        slot: Slot,
    ) -> Result<(), Refused> {
        self.may_leave(seat, token, from)?;
        self.owns(seat, slot.place())?;
        let alone = |slots: Slots| !(slots & slot.set()).is_empty();
        if alone(self.mat(seat).filled()) {
            Err(OR_8_1.refuse("the slot is taken"))
        } else if alone(self.suits(seat, token)) {
            Ok(())
        } else if alone(self.parts.slots_of[Follower::Monk.index()]) {
            Err(OR_8_5.refuse("the slot takes only a monk"))
        } else if token.is_starter() && alone(self.parts.any_slots) {
            Err(OR_8_6.refuse("starters do not serve the town"))
        } else {
            Err(OR_8_4.refuse("the slot wants another follower"))
        }
    }

    /// OR-22.6 — The Theatre takes anybody.
    pub(crate) fn may_place_in_theatre(
        &self,
        seat: Seat,
        token: Token,
        from: Stand,
    ) -> Result<(), Refused> {
        self.may_leave(seat, token, from)?;
        self.owns(seat, Place::Theatre)
    }

    /// OR-8.1 — Only a token that waits there can be placed.
    fn may_leave(&self, seat: Seat, token: Token, from: Stand) -> Result<(), Refused> {
        let mat = self.mat(seat);
        let there = match from {
            Stand::Market => mat.market[token],
            Stand::Tower => mat.tower[token],
        };
        if there > 0 { Ok(()) } else { Err(OR_8_1.refuse("no such follower waits there")) }
    }

    /// OR-1.4, OR-8.1 — Only own places.
    pub(crate) fn owns(&self, seat: Seat, place: Place) -> Result<(), Refused> {
        if self.player(seat).has(place) {
            Ok(())
        } else {
            Err(OR_8_1.refuse("the place is not yours"))
        }
    }

    /// Whether a placement is allowed.
    pub(crate) fn may_plan(&self, seat: Seat, action: Action) -> Result<(), Refused> {
        match action {
            Action::Place { token, from, slot } => self.may_place(seat, token, from, slot),
            Action::PlaceTheatre { token, from } => self.may_place_in_theatre(seat, token, from),
            Action::PlaceTechnology(slot) => self.may_place_technology(seat, slot),
            Action::Confirm => Ok(()),
            _ => Err(not_asked()),
        }
    }

    /// The placements of a seat on these slots, and on the Theatre if `theatre`.
    pub(crate) fn placements(
        &self,
        seat: Seat,
        slots: Slots,
        theatre: bool,
        visit: &mut impl FnMut(Action),
    ) {
        let mat = self.mat(seat);
        let free = self.free_slots(seat) & slots;
        for token in waiting_kinds(mat) {
            let suited = self.suits(seat, token) & free;
            for from in stands(mat, token) {
                each_slot(suited).for_each(|slot| visit(Action::Place { token, from, slot }));
            }
        }
        if theatre && self.player(seat).has(Place::Theatre) {
            for token in waiting_kinds(mat) {
                stands(mat, token).for_each(|from| visit(Action::PlaceTheatre { token, from }));
            }
        }
        each_slot(self.technology_slots(seat) & slots)
            .for_each(|slot| visit(Action::PlaceTechnology(slot)));
    }

    /// The options of a plan: every placement, and `confirm`.
    pub(crate) fn plan_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        self.placements(seat, Orleans::EVERYWHERE, true, visit);
        visit(Action::Confirm);
    }

    /// Carries out a placement; `hears` is told of it.
    pub(crate) fn place(
        &mut self,
        seat: Seat,
        action: Action,
        hears: Audience,
        events: &mut impl Events<Event>,
    ) {
        match action {
            Action::Place { token, from, slot } => {
                let mat = self.mat_mut(seat);
                mat.stand(from).take(token);
                mat.put(slot, token);
                let (place, number) = (slot.place(), Some(slot.number()));
                events.tell(hears, || Event::placed(seat, token, from, place, number));
            }
            Action::PlaceTheatre { token, from } => {
                let mat = self.mat_mut(seat);
                mat.stand(from).take(token);
                mat.theatre.add(token);
                events.tell(hears, || Event::placed(seat, token, from, Place::Theatre, None));
            }
            Action::PlaceTechnology(slot) => {
                self.place_technology(seat, slot);
                let (place, slot) = (slot.place(), slot.number());
                events.tell(hears, || Event::TechnologyPlaced { seat, place, slot });
            }
            other => unreachable!("{other} is no placement"),
        }
    }

    /// OR-8.8 — The plan stands; it becomes public when the last player confirms.
    pub(crate) fn confirm(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        self.player_mut(seat).ask = None;
        events.tell_all(|| Event::Confirmed { seat });
    }

    /// OR-8.7 — A place is activated when every slot holds a follower or a technology tile;
    /// Town Hall and Theatre by one follower, the tower by one that is no starter.
    pub(crate) fn is_activated(&self, seat: Seat, place: Place) -> bool {
        self.is_filled(self.mat(seat), place)
    }

    /// OR-8.7 — The same on a mat, as its owner sees it or as the others do.
    #[inline]
    pub(crate) fn is_filled(&self, mat: &Mat, place: Place) -> bool {
        match place {
            Place::Theatre => !mat.theatre.is_empty(),
            Place::GunpowderTower => mat.tower.kinds().any(|token| !token.is_starter()),
            _ if self.parts.partly.contains(place) => !(mat.followers & place.slots()).is_empty(),
            _ => place.slot_count() > 0 && mat.filled().covers(place.slots()),
        }
    }

    /// The activated places of a seat.
    pub(crate) fn activated(&self, seat: Seat) -> Places {
        let activated = |place: &Place| self.is_activated(seat, *place);
        self.player(seat).places.iter().filter(activated).collect()
    }
}

/// The tiles with a standing ability (OR-8.4).
const STANDING: Places = Places::from_bits(
    1 << Place::School as u8 | 1 << Place::HerbGarden as u8 | 1 << Place::Barracks as u8,
);

/// The kinds of token on the Market or the tower.
fn waiting_kinds(mat: &Mat) -> impl Iterator<Item = Token> {
    Token::ALL.iter().copied().filter(|token| mat.market[*token] + mat.tower[*token] > 0)
}

/// Where such a token waits (OR-R33: the player says which).
fn stands(mat: &Mat, token: Token) -> impl Iterator<Item = Stand> {
    let market = (mat.market[token] > 0).then_some(Stand::Market);
    let tower = (mat.tower[token] > 0).then_some(Stand::Tower);
    market.into_iter().chain(tower)
}

/// OR-4.3 — Only what is asked can be answered.
pub(crate) fn not_asked() -> Refused {
    OR_4_3.refuse("this is not asked now")
}
