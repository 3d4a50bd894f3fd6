//! Payments: goods for coins, marker by marker (ND-5.4).

use kernel::names::{Name, Set};
use kernel::{Events, Refused};

use crate::model::action::Action;
use crate::model::event::Event;
use crate::model::frames::{Bill, Frame};
use crate::model::ids::*;
use crate::model::pieces::{Color, GOODS, Good};
use crate::model::state::{Newdale, Wait};

impl Newdale {
    /// ND-5.4 — A payment comes next; nothing is paid for a cost of 0.
    pub(crate) fn bill(&mut self, left: u8, bill: Bill) {
        if left > 0 {
            self.frames.push(Frame::Pay { left, last: None, bill });
        }
    }

    /// ND-5.4, ND-R26 — The goods that may be paid next: none worth more than the one before, and
    /// only while the rest can be covered.
    pub(crate) fn payers(&self, left: u8, last: Option<Good>, bill: Bill) -> Set<Good> {
        self.purse(bill, last).payers(left, last)
    }

    /// The goods that a bill takes; the last one keeps its place when it is used up.
    fn purse(&self, bill: Bill, last: Option<Good>) -> Purse {
        let goods = match bill {
            Bill::Coins => Set::from_bits(u64::MAX),
            Bill::Goal => self.chapter().goal_goods,
            // ND-15.27 — Grapes of any Vineyard, also those worth nothing.
            Bill::Grapes => Color::ALL.iter().map(|color| Good::grapes(*color)).collect(),
        };
        let mut purse = Purse { in_any_order: bill == Bill::Grapes, ..Purse::EMPTY };
        for good in Good::ALL {
            let stock = self.own().stock(*good);
            if (stock > 0 || last == Some(*good)) && goods.contains(*good) {
                purse.put(self.covers(*good, bill), stock, *good);
            }
        }
        purse
    }

    /// ND-15.12 — A marker that is the only option is paid by itself.
    pub(crate) fn go_on_with_payment(
        &mut self,
        mut left: u8,
        mut last: Option<Good>,
        bill: Bill,
        events: &mut impl Events<Event>,
    ) {
        let seat = self.actor;
        let mut paid = 0;
        let mut purse = self.purse(bill, last);
        while left > 0 {
            let Some(good) = purse.only_payer(left, last) else { break };
            if last != Some(good) {
                self.tell_paid(last, &mut paid, events);
            }
            last = Some(good);
            paid += 1;
            left = left.saturating_sub(purse.pay(good));
            self.player_mut(seat).goods[good.index()] -= 1;
        }
        self.tell_paid(last, &mut paid, events);
        if left == 0 {
            return self.frames.pop();
        }
        self.frames.replace(Frame::Pay { left, last, bill });
        self.wait = Wait::Turn;
    }

    fn tell_paid(&self, good: Option<Good>, paid: &mut u8, events: &mut impl Events<Event>) {
        let (seat, n) = (self.actor, std::mem::take(paid));
        if let Some(good) = good
            && n > 0
        {
            events.tell_all(|| Event::GoodsPaid { seat, good, n });
        }
    }

    /// How much of a bill a good covers.
    fn covers(&self, good: Good, bill: Bill) -> u8 {
        match bill {
            Bill::Grapes => 1,
            _ => self.value(self.actor, good),
        }
    }

    /// ND-5.4, ND-9.4 — Whether a good may be paid next.
    pub(crate) fn may_pay(
        &self,
        left: u8,
        last: Option<Good>,
        bill: Bill,
        good: Good,
    ) -> Result<(), Refused> {
        if self.payers(left, last, bill).contains(good) {
            return Ok(());
        }
        let wanted = match bill {
            Bill::Coins => true,
            Bill::Goal => self.chapter().goal_goods.contains(good),
            Bill::Grapes => good.vineyard().is_some(),
        };
        match wanted {
            true => Err(ND_5_4.refuse("this good cannot be paid next")),
            false => Err(ND_9_4.refuse("other goods are asked for")),
        }
    }

    /// ND-5.4 — One marker of a payment.
    pub(crate) fn pay(
        &mut self,
        left: u8,
        bill: Bill,
        good: Good,
        events: &mut impl Events<Event>,
    ) {
        let left = left.saturating_sub(self.covers(good, bill));
        self.return_goods(self.actor, good, 1, events);
        match left {
            0 => self.frames.pop(),
            _ => self.frames.replace(Frame::Pay { left, last: Some(good), bill }),
        }
    }

    /// The options of a payment.
    pub(crate) fn pay_options(
        &self,
        left: u8,
        last: Option<Good>,
        bill: Bill,
        visit: &mut impl FnMut(Action),
    ) {
        self.payers(left, last, bill).iter().for_each(|good| visit(Action::Pay(good)));
    }
}

/// The goods of a player in the order they are paid: falling value, then the order of the list.
struct Purse {
    list: [Purseful; GOODS],
    count: usize,
    /// ND-15.27 — Grapes are counted, not weighed: none has to come before another.
    in_any_order: bool,
}

/// How much of a bill a good covers, how many there are, and which one it is.
type Purseful = (u8, u8, Good);

impl Purse {
    const EMPTY: Purse = Purse { list: [(0, 0, Good::Coal); GOODS], count: 0, in_any_order: false };

    /// Sorts a good in; what is worth nothing pays nothing.
    fn put(&mut self, value: u8, stock: u8, good: Good) {
        if value == 0 {
            return;
        }
        let mut at = self.count;
        while at > 0 && self.list[at - 1].0 < value {
            self.list[at] = self.list[at - 1];
            at -= 1;
        }
        self.list[at] = (value, stock, good);
        self.count += 1;
    }

    /// Takes a marker out; tells what it covers.
    fn pay(&mut self, good: Good) -> u8 {
        let own = self.list[..self.count].iter_mut().find(|entry| entry.2 == good);
        let (value, stock, _) = own.expect("the good is in the purse");
        *stock -= 1;
        *value
    }

    /// ND-5.4 — The goods that may follow the last one: none that is worth more.
    fn after(&self, last: Option<Good>) -> &[Purseful] {
        let list = &self.list[..self.count];
        let last = last.filter(|_| !self.in_any_order);
        let first = list.iter().position(|entry| last.is_none_or(|last| entry.2 == last));
        &list[first.unwrap_or(0)..]
    }

    /// ND-5.4 — Only while the rest can be covered.
    fn payers(&self, left: u8, last: Option<Good>) -> Set<Good> {
        let list = self.after(last);
        let worth = |(value, stock, _): &Purseful| u16::from(*value) * u16::from(*stock);
        let mut rest: u16 = list.iter().map(worth).sum();
        let mut payers = Set::EMPTY;
        for entry in list {
            if rest < left.into() {
                break;
            }
            if entry.1 > 0 {
                payers.insert(entry.2);
            }
            if !self.in_any_order {
                rest -= worth(entry);
            }
        }
        payers
    }

    /// ND-15.12 — The marker that is the only option.
    fn only_payer(&self, left: u8, last: Option<Good>) -> Option<Good> {
        let payers = self.payers(left, last);
        payers.iter().next().filter(|_| payers.len() == 1)
    }
}
