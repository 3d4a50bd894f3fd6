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
        if bill == Bill::Grapes {
            return self.grapes_in_stock();
        }
        let goods = match bill {
            Bill::Goal => self.chapter().goal_goods,
            _ => Set::from_bits(u64::MAX),
        };
        let last = last.map(|good| (self.value(self.actor, good), good));
        Purse::of(self, goods).payers(left, last)
    }

    /// ND-15.27 — Grapes of any Vineyard, also those worth nothing.
    fn grapes_in_stock(&self) -> Set<Good> {
        let grapes = Color::ALL.iter().map(|color| Good::grapes(*color));
        grapes.filter(|good| self.own().stock(*good) > 0).collect()
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
        while left > 0 {
            let payers = self.payers(left, last, bill);
            if payers.len() != 1 {
                break;
            }
            let good = payers.iter().next().expect("there is one");
            if last != Some(good) {
                self.tell_paid(last, &mut paid, events);
            }
            last = Some(good);
            paid += 1;
            left = left.saturating_sub(self.covers(good, bill));
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
    list: [(u8, u8, Good); GOODS],
    count: usize,
}

impl Purse {
    fn of(game: &Newdale, goods: Set<Good>) -> Purse {
        let player = game.own();
        let mut purse = Purse { list: [(0, 0, Good::Coal); GOODS], count: 0 };
        for good in Good::ALL {
            let stock = player.stock(*good);
            if stock > 0 && goods.contains(*good) {
                purse.put(game.value(game.actor, *good), stock, *good);
            }
        }
        purse
    }

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

    /// ND-5.4 — Nothing worth more than the last good, and the rest must cover what is left.
    fn payers(&self, left: u8, last: Option<(u8, Good)>) -> Set<Good> {
        let list = &self.list[..self.count];
        let follows = |(value, _, good): &(u8, u8, Good)| {
            last.is_none_or(|(most, last)| *value < most || (*value == most && *good >= last))
        };
        let first = list.iter().position(follows).unwrap_or(self.count);
        let worth = |(value, stock, _): &(u8, u8, Good)| u16::from(*value) * u16::from(*stock);
        let mut rest: u16 = list[first..].iter().map(worth).sum();
        let mut payers = Set::EMPTY;
        for entry in &list[first..] {
            if rest < left.into() {
                break;
            }
            payers.insert(entry.2);
            rest -= worth(entry);
        }
        payers
    }
}
