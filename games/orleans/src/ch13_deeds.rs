//! Chapter 13: beneficial deeds.

use kernel::names::{Name, Set};
use kernel::saying::Fact;
use kernel::{Events, Refused, RuleId, Seat};

use crate::model::action::{Action, Reward};
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::pieces::{CitizenSpace, Deed, Follower, Token};
use crate::model::places::{Place, each_slot};
use crate::model::question::Question;
use crate::model::state::Orleans;

impl Orleans {
    /// OR-13.2 — A deed with a free slot of exactly that type.
    pub(crate) fn has_free_slot(&self, deed: Deed, follower: Follower) -> bool {
        self.parts.deeds[deed.index()].of[follower.index()] & !self.deeds != 0
    }

    /// OR-13.6 — The followers of the Town Hall or the tower that may serve: no starters.
    fn servants(&self, seat: Seat, place: Place) -> Set<Follower> {
        let mat = self.mat(seat);
        if place == Place::GunpowderTower {
            let tokens = mat.tower.kinds().filter(|token| !token.is_starter());
            return tokens.map(Token::kind).collect();
        }
        let standing = each_slot(mat.followers & place.slots());
        standing.filter_map(|slot| mat.on_slot[slot.index()]).map(Token::kind).collect()
    }

    /// OR-10.10, OR-15.11 — At least one follower has a free matching slot.
    pub(crate) fn may_serve_at_all(
        &self,
        seat: Seat,
        place: Place,
        rule: RuleId,
    ) -> Result<(), Refused> {
        match self.can_serve(seat, place) {
            true => Ok(()),
            false => Err(rule.refuse("no deed wants these followers")),
        }
    }

    fn can_serve(&self, seat: Seat, place: Place) -> bool {
        let wanted =
            |follower: Follower| Deed::ALL.iter().any(|deed| self.has_free_slot(*deed, follower));
        self.servants(seat, place).iter().any(wanted)
    }

    /// OR-13.2 — A follower of the place, and a deed that wants it.
    pub(crate) fn may_serve(
        &self,
        seat: Seat,
        follower: Follower,
        deed: Deed,
    ) -> Result<(), Refused> {
        if !self.servants(seat, self.using).contains(follower) {
            let starters = self.mat(seat).tower.kinds().any(|token| token.is_starter());
            return Err(match starters && self.using == Place::GunpowderTower {
                true => OR_13_6.refuse("starters do not serve the town"),
                false => OR_13_2.refuse("no such follower waits there"),
            });
        }
        match self.has_free_slot(deed, follower) {
            true => Ok(()),
            false => {
                let fact = Fact::Word(follower.word());
                Err(OR_13_2.refuse("the deed has no free slot").because("follower", fact))
            }
        }
    }

    /// Who may serve where; `done` after the first (OR-20A.10).
    pub(crate) fn serve_options(&self, seat: Seat, second: bool, visit: &mut impl FnMut(Action)) {
        for follower in self.servants(seat, self.using).iter() {
            for deed in Deed::ALL.iter().filter(|deed| self.has_free_slot(**deed, follower)) {
                visit(Action::Serve(follower, *deed));
            }
        }
        if second {
            visit(Action::Done);
        }
    }

    /// OR-13.8 — Slot, reward, citizen, one follower after the other.
    /// OR-13.5 — Followers on the deeds board stay there.
    pub(crate) fn serve(
        &mut self,
        follower: Follower,
        deed: Deed,
        second: bool,
        events: &mut impl Events<Event>,
    ) {
        let seat = self.turn;
        self.leave_for_deed(seat, follower);
        let free = self.parts.deeds[deed.index()].of[follower.index()] & !self.deeds;
        self.deeds |= free & free.wrapping_neg();
        events.tell_all(|| Event::Served { seat, follower, deed });
        match self.parts.deeds[deed.index()].development {
            Some(_) => self.question = Question::Reward { deed, second },
            None => self.reward(deed, Reward::Coin, second, events),
        }
    }

    /// OR-13.9 — Of two equal followers the one on the lower-numbered slot leaves.
    fn leave_for_deed(&mut self, seat: Seat, follower: Follower) {
        let place = self.using;
        let mat = self.mat_mut(seat);
        if place == Place::GunpowderTower {
            return mat.tower.take(Token::neutral(follower));
        }
        let slot = each_slot(mat.followers & place.slots())
            .find(|slot| mat.on_slot[slot.index()].map(Token::kind) == Some(follower));
        mat.pick(slot.expect("the follower stands there"));
    }

    /// OR-13.3 — The reward of the deed for this follower.
    /// OR-13.4 — Whoever fills the last slot takes the citizen.
    pub(crate) fn reward(
        &mut self,
        deed: Deed,
        reward: Reward,
        second: bool,
        events: &mut impl Events<Event>,
    ) {
        let seat = self.turn;
        let slots = self.parts.deeds[deed.index()];
        match reward {
            Reward::Coin => self.take_coins(seat, slots.coins, events),
            Reward::Development => self.develop(seat, slots.development.unwrap_or(0), events),
        }
        if slots.all & !self.deeds == 0 {
            self.take_citizen(seat, CitizenSpace::of_deed(deed), events);
        }
        // OR-13.7 — One action moves one or two; whoever stays may go on a later turn.
        match !second && self.can_serve(seat, self.using) {
            true => self.question = Question::Serve { second: true },
            false => self.next_turn(),
        }
    }
}
