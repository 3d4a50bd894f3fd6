//! Chapter 19: limits and exhaustion.

use kernel::saying::Fact;
use kernel::{Events, Refused, RuleId, Seat};

use crate::model::event::Event;
use crate::model::pieces::{Good, Ware};
use crate::model::state::Orleans;

impl Orleans {
    /// OR-19.4 — If the bank has too few coins, a player receives only what is there.
    pub(crate) fn take_coins(&mut self, seat: Seat, coins: u8, events: &mut impl Events<Event>) {
        let coins = self.bank.min(coins.into());
        if coins > 0 {
            self.bank -= coins;
            self.player_mut(seat).coins += coins;
            events.tell_all(|| Event::Coins { seat, n: coins as u8 });
        }
    }

    /// OR-1.7 — Payments go to the bank.
    pub(crate) fn pay_coins(&mut self, seat: Seat, coins: u8, events: &mut impl Events<Event>) {
        if coins > 0 {
            self.player_mut(seat).coins -= u16::from(coins);
            self.bank += u16::from(coins);
            events.tell_all(|| Event::Paid { seat, n: coins });
        }
    }

    /// OR-17.6 — A voluntary payment needs the full amount in hand.
    pub(crate) fn has_coins(&self, seat: Seat, coins: u8, rule: RuleId) -> Result<(), Refused> {
        if self.player(seat).coins >= coins.into() {
            Ok(())
        } else {
            Err(rule.refuse("too few coins").because("n", Fact::Number(coins.into())))
        }
    }

    /// OR-19.1 — No good can be taken that the goods market lacks.
    pub(crate) fn market_has(&self, good: Good, rule: RuleId) -> Result<(), Refused> {
        if self.goods_market[good] > 0 {
            Ok(())
        } else {
            let fact = Fact::Word(good.word());
            Err(rule.refuse("the goods market has none").because("good", fact))
        }
    }

    /// A good comes from the goods market.
    pub(crate) fn take_good(&mut self, seat: Seat, good: Good, events: &mut impl Events<Event>) {
        self.goods_market.take(good);
        self.player_mut(seat).goods.add(good.into());
        events.tell_all(|| Event::GoodTaken { seat, good });
    }

    /// OR-19.2, OR-22.7 — A good returns to the goods market; bread as grain.
    pub(crate) fn give_ware(&mut self, seat: Seat, ware: Ware, events: &mut impl Events<Event>) {
        self.player_mut(seat).goods.take(ware);
        self.goods_market.add(ware.good());
        events.tell_all(|| Event::Given { seat, good: ware });
    }
}
