//! Chapter 22: promo place tiles that ask something.

use kernel::names::Name;
use kernel::saying::Fact;
use kernel::{Events, Refused, RuleId, Seat};

use crate::model::action::Action;
use crate::model::components::Bonus;
use crate::model::effect::Effect;
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::map::{Town, Way};
use crate::model::pieces::{Follower, Ware};
use crate::model::question::Question;
use crate::model::state::Orleans;

impl Orleans {
    /// OR-22.1, OR-22.3 — At least one good to pay with.
    pub(crate) fn has_goods(&self, seat: Seat, rule: RuleId) -> Result<(), Refused> {
        match self.player(seat).goods.is_empty() {
            false => Ok(()),
            true => Err(rule.refuse("you own no good")),
        }
    }

    /// OR-22.1 — Any good the player owns, bread too.
    pub(crate) fn goldsmith_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        self.player(seat).goods.kinds().for_each(|ware| visit(Action::Give(ware)));
    }

    /// A good the player owns.
    pub(crate) fn may_pay_ware(&self, seat: Seat, ware: Ware, rule: RuleId) -> Result<(), Refused> {
        match self.player(seat).goods[ware] {
            0 => Err(rule.refuse("you own no such good").because("good", Fact::Word(ware.word()))),
            _ => Ok(()),
        }
    }

    /// OR-22.1 — A good to the market, Development points by built stations.
    pub(crate) fn gild(&mut self, ware: Ware, events: &mut impl Events<Event>) {
        let seat = self.turn;
        self.give_ware(seat, ware, events);
        self.develop(seat, self.player(seat).stations.len() as u8, events);
        self.end_action(events);
    }

    /// OR-22.2 — The coins and some grain.
    pub(crate) fn may_bake_at_all(&self, seat: Seat, coins: u8, least: u8) -> Result<(), Refused> {
        self.has_coins(seat, coins, OR_22_2)?;
        match self.player(seat).goods[Ware::Grain] >= least {
            true => Ok(()),
            false => Err(OR_22_2.refuse("you own no grain")),
        }
    }

    /// The Bakery's price, fewest and most grain.
    fn bakery(&self, seat: Seat) -> (u8, u8, u8) {
        let Effect::Bake { coins, least, most } = self.parts.effect(self.using) else {
            unreachable!("only the Bakery bakes")
        };
        (coins, least, most.min(self.player(seat).goods[Ware::Grain]))
    }

    /// OR-22.2 — 1 to 3 grain for each use (OR-R22).
    pub(crate) fn bakery_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let (_, least, most) = self.bakery(seat);
        (least..=most).for_each(|grain| visit(Action::Bake(grain)));
    }

    /// OR-22.2 — No more than allowed, no more than owned.
    pub(crate) fn may_bake(&self, seat: Seat, grain: u8) -> Result<(), Refused> {
        let (_, least, most) = self.bakery(seat);
        match (least..=most).contains(&grain) {
            true => Ok(()),
            false => Err(OR_22_2.refuse("so much cannot be baked")),
        }
    }

    /// OR-22.2 — Grain becomes bread.
    pub(crate) fn bake(&mut self, grain: u8, events: &mut impl Events<Event>) {
        let seat = self.turn;
        let (coins, ..) = self.bakery(seat);
        self.pay_coins(seat, coins, events);
        let goods = &mut self.player_mut(seat).goods;
        goods[Ware::Grain] -= grain;
        goods[Ware::Bread] += grain;
        events.tell_all(|| Event::Baked { seat, n: grain });
        self.end_action(events);
    }

    /// OR-22.3 — Some good after whose payment some bonus can be taken.
    pub(crate) fn may_hide(&self, seat: Seat) -> Result<(), Refused> {
        self.has_goods(seat, OR_22_3)?;
        let mut goods = self.player(seat).goods.kinds();
        match goods.any(|ware| self.may_hide_with(seat, ware).is_ok()) {
            true => Ok(()),
            false => Err(OR_22_3.refuse("no bonus can be taken")),
        }
    }

    /// OR-22.3 — A good that leaves a bonus to take once it is paid.
    pub(crate) fn may_hide_with(&self, seat: Seat, ware: Ware) -> Result<(), Refused> {
        self.may_pay_ware(seat, ware, OR_22_3)?;
        let repeats = |track: &Follower| self.may_repeat(seat, *track, Some(ware)).is_ok();
        match Follower::WITH_TRACK.iter().any(repeats) {
            true => Ok(()),
            false => Err(OR_22_3.refuse("no bonus can be taken")),
        }
    }

    /// Which good to pay (OR-20A.15).
    pub(crate) fn hiding_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        for ware in self.player(seat).goods.kinds() {
            if self.may_hide_with(seat, ware).is_ok() {
                visit(Action::Give(ware));
            }
        }
    }

    /// OR-22.3 — Start spaces and a citizen's space give nothing; the item must be there, the
    /// good just paid included.
    pub(crate) fn may_repeat(
        &self,
        seat: Seat,
        track: Follower,
        paid: Option<Ware>,
    ) -> Result<(), Refused> {
        let bonus = self.parts.bonus(track, self.player(seat).space(track));
        match bonus {
            Bonus::None | Bonus::Citizen => Err(OR_22_3.refuse("the space gives nothing")),
            Bonus::Good(good) if paid.map(Ware::good) == Some(good) => Ok(()),
            bonus => self.has_bonus(bonus, OR_22_3),
        }
    }

    /// Which bonus to take again (OR-20A.15).
    pub(crate) fn bonus_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        for track in Follower::WITH_TRACK {
            if self.may_repeat(seat, *track, None).is_ok() {
                visit(Action::Bonus(*track));
            }
        }
    }

    /// OR-22.3 — The good is paid first.
    pub(crate) fn hide(&mut self, ware: Ware, events: &mut impl Events<Event>) {
        self.give_ware(self.turn, ware, events);
        self.question = Question::HidingPlace;
    }

    /// OR-22.3 — The bonus of the marker's space, once more.
    pub(crate) fn repeat(&mut self, track: Follower, events: &mut impl Events<Event>) {
        let seat = self.turn;
        self.take_bonus(seat, track, self.player(seat).space(track), events);
    }

    /// OR-22.4 — Another player's merchant.
    pub(crate) fn court_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let others = Seat::all(self.players).filter(|other| *other != seat);
        others.for_each(|other| visit(Action::Court(other)));
    }

    /// OR-22.4 — Not one's own.
    pub(crate) fn may_summon(&self, seat: Seat, owner: Seat) -> Result<(), Refused> {
        match owner != seat && owner.0 < self.players {
            true => Ok(()),
            false => Err(OR_22_4.refuse("another player's merchant moves")),
        }
    }

    /// OR-22.4 — Along one road or waterway.
    pub(crate) fn court_go_options(&self, owner: Seat, visit: &mut impl FnMut(Action)) {
        let town = self.player(owner).merchant;
        for to in Town::ALL {
            for way in Way::ALL.iter().filter(|way| town.neighbors(**way).contains(*to)) {
                visit(Action::GoBy(*to, *way));
            }
        }
    }

    /// OR-22.4 — Only along an edge of that kind.
    pub(crate) fn may_send(&self, owner: Seat, town: Town, way: Way) -> Result<(), Refused> {
        match self.player(owner).merchant.neighbors(way).contains(town) {
            true => Ok(()),
            false => Err(OR_22_4.refuse("no such way leads there")),
        }
    }

    /// OR-22.4 — The owner is paid when the merchant moves; the good goes to the mover.
    pub(crate) fn send(
        &mut self,
        owner: Seat,
        town: Town,
        way: Way,
        events: &mut impl Events<Event>,
    ) {
        let seat = self.turn;
        if let Effect::MoveOther { coins } = self.parts.effect(self.using) {
            self.player_mut(seat).coins -= u16::from(coins);
            self.player_mut(owner).coins += u16::from(coins);
            events.tell_all(|| Event::PaidTo { seat, to: owner, n: coins });
        }
        self.travel(owner, town, way, events);
    }
}
