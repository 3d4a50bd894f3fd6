//! The contract action and its market (TI-6.9, TI-6.13).

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::board::{MARKET_SPACES, Stall};
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::Good;
use crate::model::state::{Spot, Tiletum};
use crate::model::tiles::Stack;

impl Tiletum {
    /// TI-6.9 — Take a tile, or exchange a good.
    pub(crate) fn contract_options(&self, seat: Seat, ap: u8, visit: &mut impl FnMut(Action)) {
        let payable = Stall::all().filter(|stall| self.may_take_contract(seat, ap, *stall).is_ok());
        payable.for_each(|stall| visit(Action::Contract(stall)));
        for give in Good::ALL.iter().filter(|good| self.may_swap(seat, ap, **good).is_ok()) {
            let others = Good::ALL.iter().filter(|take| *take != give);
            others.for_each(|take| visit(Action::Swap { give: *give, take: *take }));
        }
    }

    /// TI-6.9 — A tile of the market for the points below it, with room for it.
    #[inline]
    pub(crate) fn may_take_contract(
        &self,
        seat: Seat,
        ap: u8,
        stall: Stall,
    ) -> Result<(), Refused> {
        let Some(tile) = self.contract_market[stall.index()] else {
            return Err(TI_6_9.refuse("the market space is empty"));
        };
        self.has_points(ap, self.parts.prices[stall.index()], TI_6_9)?;
        self.may_keep(seat, tile)
    }

    /// TI-6.9 — The tile comes to the storehouse; its gap stays until the end of the turn.
    pub(crate) fn take_contract(&mut self, stall: Stall, events: &mut impl Events<Event>) {
        let tile = self.contract_market[stall.index()].take().expect("a tile lies there");
        self.spend(self.parts.prices[stall.index()]);
        self.keep(self.active(), tile, events);
    }

    /// TI-6.9 — A good that the player has.
    #[inline]
    pub(crate) fn may_swap(&self, seat: Seat, ap: u8, give: Good) -> Result<(), Refused> {
        self.has_points(ap, 1, TI_6_9)?;
        match self.board(seat).goods.of(give) {
            0 => Err(TI_6_9.refuse("you have no such good")),
            _ => Ok(()),
        }
    }

    /// TI-6.9 — One good for another; the first time in a turn, one more of choice.
    pub(crate) fn swap(&mut self, give: Good, take: Good, events: &mut impl Events<Event>) {
        let seat = self.active();
        self.spend(1);
        let goods = &mut self.board_mut(seat).goods;
        goods.pay(give, 1);
        goods.add(take, 1);
        events.tell_all(|| Event::Swapped { seat, give, take });
        if !self.swapped {
            self.swapped = true;
            self.frames.push(Frame::AnyGoods { left: 1 });
        }
    }

    /// TI-6.13 — Tiles slide to the right; then the free space that is furthest right is filled.
    pub(crate) fn next_restock(&mut self) -> Option<Spot> {
        let mut free = MARKET_SPACES;
        for from in (0..MARKET_SPACES).rev() {
            if let Some(tile) = self.contract_market[from].take() {
                free -= 1;
                self.contract_market[free] = Some(tile);
            }
        }
        self.next_contract_space()
    }

    /// The free space of the contract market that is furthest right, if a tile is left for it.
    pub(crate) fn next_contract_space(&self) -> Option<Spot> {
        let free =
            Stall::all().rev().find(|stall| self.contract_market[stall.index()].is_none())?;
        (!self.is_out_of(Stack::Contract)).then_some(Spot::Contract(free))
    }
}
