//! Chapter 12: stage V, the Merchants' Guild.

use kernel::{Audience, Events, Refused, Seat, SeatSet};

use crate::model::action::Action;
use crate::model::capital::Capital;
use crate::model::cards::Icon;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::Good;
use crate::model::state::{Craftsmen, Cube};

impl Craftsmen {
    /// CR-12.1 — A column to buy from, or skip.
    pub(crate) fn merchant_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let open = Good::GRANARY.iter().filter(|good| self.may_buy_good(seat, **good).is_ok());
        open.for_each(|good| visit(Action::BuyGood(*good)));
        self.work_option(seat, visit);
        visit(Action::Skip);
    }

    /// CR-12.2 — A cube that is not one's own. CR-12.3 — An icon for it. CR-12.7 — A means to pay
    /// and a cube.
    pub(crate) fn may_buy_good(&self, seat: Seat, good: Good) -> Result<(), Refused> {
        match self.column(good).first() {
            None => return Err(CR_12_2.refuse("the column is empty")),
            Some(cube) if *cube == Cube::of(seat) => {
                return Err(CR_12_2.refuse("the lower cube is your own"));
            }
            Some(_) => {}
        }
        if self.open_icons(seat, Some(good)) == 0 {
            return Err(CR_12_3.refuse("you have no empty icon for it"));
        }
        let board = self.board(seat);
        let by_card = board.cards() > 0 && board.supply > 0;
        match by_card || self.may_pay_by_fair(seat).is_ok() {
            true => Ok(()),
            false => Err(CR_12_7.refuse("you cannot pay, or have no cube for it")),
        }
    }

    /// CR-12.4, CR-12.5 — A card, or with the privilege a cube of the fair.
    pub(crate) fn merchant_pay_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let board = self.board(seat);
        if board.supply > 0 {
            board.capital.kinds().for_each(|card| visit(Action::Pay(card)));
        }
        if self.may_pay_by_fair(seat).is_ok() {
            visit(Action::PayFair);
        }
    }

    /// CR-12.7 — A card pays only with a cube in supply.
    pub(crate) fn may_pay_merchant(&self, seat: Seat, capital: Capital) -> Result<(), Refused> {
        match self.board(seat).supply > 0 {
            true => self.may_give(seat, capital, CR_12_4),
            false => Err(CR_12_7.refuse("you have no cube for the good")),
        }
    }

    /// CR-12.5 — A cube on the fair, and the privilege.
    pub(crate) fn may_pay_by_fair(&self, seat: Seat) -> Result<(), Refused> {
        match self.board(seat).fair > 0 {
            true => self.may_use_privilege(seat),
            false => Err(CR_12_5.refuse("you have no cube on the fair")),
        }
    }

    /// CR-12.4 — To the pile for a neutral cube, else to the owner, who alone sees it (CR-3.3).
    pub(crate) fn pay_merchant(
        &mut self,
        seat: Seat,
        good: Good,
        capital: Capital,
        events: &mut impl Events<Event>,
    ) {
        self.replace([Frame::MerchantIcon { seat, good, fair: false }]);
        let Some(to) = self.column(good)[0].owner() else {
            self.put_on_pile(seat, capital);
            return events.tell_all(|| Event::Paid { seat, capital });
        };
        self.hand_over(seat, to, capital);
        let both: SeatSet = [seat, to].into_iter().collect();
        events.tell(Audience::Only(both), || Event::SellerPaid { seat, to, capital });
        events.tell(Audience::Except(both), || Event::SellerPaidUnseen { seat, to });
        self.frames.push(Frame::Overflow { seat: to });
    }

    /// CR-12.5 — A cube of the fair goes back to the supply.
    pub(crate) fn pay_by_fair(&mut self, seat: Seat, good: Good, events: &mut impl Events<Event>) {
        self.use_privilege(seat, events);
        let board = self.board_mut(seat);
        board.fair -= 1;
        board.supply += 1;
        self.replace([Frame::MerchantIcon { seat, good, fair: true }]);
        events.tell_all(|| Event::PaidByFair { seat });
    }

    /// CR-12.3 — An empty matching icon of one's own.
    pub(crate) fn may_fill(&self, seat: Seat, good: Good, icon: Icon) -> Result<(), Refused> {
        match self.open_icons(seat, Some(good)) & icon.bit() != 0 {
            true => Ok(()),
            false => Err(CR_12_3.refuse("it is no empty icon of yours for it")),
        }
    }

    /// CR-12.8 — The bought cube goes home, the buyer's cube is on the icon, the seller may
    /// answer (CR-12.6).
    pub(crate) fn fill(
        &mut self,
        seat: Seat,
        (good, fair): (Good, bool),
        icon: Icon,
        events: &mut impl Events<Event>,
    ) {
        let bought = self.granary[good.column().expect("semis have a column")].remove(0);
        let board = self.board_mut(seat);
        board.supply -= 1;
        board.filled |= icon.bit();
        events.tell_all(|| Event::GoodBought { seat, good, card: icon.card() });
        self.replace([Frame::Window { seat }]);
        if let Some(seller) = bought.owner() {
            self.board_mut(seller).supply += 1;
            if fair {
                self.frames.push(Frame::FairReply { seat: seller });
            }
        }
    }

    /// CR-12.6 — Room on the fair and a cube in supply.
    pub(crate) fn may_join_fair(&self, seat: Seat) -> bool {
        let board = self.board(seat);
        board.fair < self.parts.numbers.fair_limit_per_player && board.supply > 0
    }

    /// CR-12.6 — The seller puts a cube on the fair.
    pub(crate) fn join_fair(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        self.frames.pop();
        self.board_mut(seat).supply -= 1;
        self.send_to_fair(seat, events);
    }
}
