//! Chapter 15: place tiles that ask something. Those that only bring something need no code
//! here: their effect is data.

use kernel::saying::Fact;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::effect::Effect;
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::places::{Place, each_slot};
use crate::model::state::Orleans;

impl Orleans {
    /// OR-15.4 — The Pharmacy's fewest and most coins, as far as the player's go (OR-17.6).
    fn pharmacy_range(&self, seat: Seat) -> (u8, u8) {
        let Effect::BuyDevelopment { least, most } = self.parts.effect(self.using) else {
            unreachable!("only the Pharmacy asks for coins")
        };
        (least, self.player(seat).coins.min(most.into()) as u8)
    }

    /// OR-15.4 — How many coins may be paid (OR-20A.11).
    pub(crate) fn pharmacy_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let (least, most) = self.pharmacy_range(seat);
        (least..=most).for_each(|coins| visit(Action::Pay(coins)));
    }

    /// OR-15.4 — Within the Pharmacy's range; OR-17.6 — with the full amount in hand.
    pub(crate) fn may_pay(&self, seat: Seat, coins: u8) -> Result<(), Refused> {
        let (least, most) = self.pharmacy_range(seat);
        if (least..=most).contains(&coins) {
            Ok(())
        } else if coins > most && u16::from(coins) > self.player(seat).coins {
            Err(OR_17_6.refuse("too few coins").because("n", Fact::Number(coins.into())))
        } else {
            Err(OR_15_4.refuse("the pharmacy takes another amount"))
        }
    }

    /// OR-15.4 — Coins to the bank, as many Development points.
    pub(crate) fn buy_development(&mut self, coins: u8, events: &mut impl Events<Event>) {
        let seat = self.turn;
        self.pay_coins(seat, coins, events);
        self.develop(seat, coins, events);
        self.end_action(events);
    }

    /// OR-15.10 — Whether a monk waits in the Sacristy.
    pub(crate) fn has_shield(&self, seat: Seat) -> bool {
        let slots = Place::Sacristy.slots();
        self.player(seat).has(Place::Sacristy) && !(self.mat(seat).followers & slots).is_empty()
    }

    /// OR-15.10 — The monk goes into the bag and the event is ignored.
    pub(crate) fn shield(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        let mat = self.mat_mut(seat);
        for slot in each_slot(mat.followers & Place::Sacristy.slots()) {
            let monk = mat.pick(slot);
            mat.bag.add(monk);
        }
        if let Some(tile) = self.event {
            events.tell_all(|| Event::Shielded { seat, tile });
        }
    }
}
