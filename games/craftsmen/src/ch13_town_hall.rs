//! Chapter 13: stage VI, the Town Hall.

use kernel::names::Name;
use kernel::{Events, Refused, RuleId, Seat};

use crate::model::action::Action;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{Guild, Token};
use crate::model::state::Craftsmen;

impl Craftsmen {
    /// CR-13.1 to CR-13.3 — A token, an order change, or skip.
    pub(crate) fn town_hall_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let open = Token::ALL.iter().filter(|token| self.may_take_token(seat, **token).is_ok());
        open.for_each(|token| visit(Action::Token(*token)));
        if self.may_change_order(seat).is_ok() {
            visit(Action::Order);
        }
        self.work_option(seat, visit);
        visit(Action::Skip);
    }

    /// CR-13.1, CR-13.2 — The pool has one, and the player fewer than three.
    pub(crate) fn may_take_token(&self, seat: Seat, token: Token) -> Result<(), Refused> {
        let rule = rule_of(token);
        if self.pool[token.index()] == 0 {
            return Err(rule.refuse("the pool is empty"));
        }
        match self.board(seat).tokens(token) < self.parts.token_limit(token) {
            true => Ok(()),
            false => Err(rule.refuse("you have as many as you may")),
        }
    }

    /// CR-13.3 — A free space of the track, and no disc of one's own there. CR-18.3 — Not with two.
    pub(crate) fn may_change_order(&self, seat: Seat) -> Result<(), Refused> {
        if !self.parts.table(self.players).order_change {
            return Err(CR_18_3.refuse("two players do not change the order"));
        }
        if self.order_track.contains(&Some(seat)) {
            return Err(CR_13_3.refuse("you have a disc on the track"));
        }
        match self.order_track.contains(&None) {
            true => Ok(()),
            false => Err(CR_13_3.refuse("the track is full")),
        }
    }

    /// CR-13.1, CR-13.2 — A token comes from the pool.
    pub(crate) fn take_token(&mut self, seat: Seat, token: Token, events: &mut impl Events<Event>) {
        self.take_token_by(rule_of(token), seat, token, events);
    }

    /// A token comes from the pool by a rule.
    pub(crate) fn take_token_by(
        &mut self,
        rule: RuleId,
        seat: Seat,
        token: Token,
        events: &mut impl Events<Event>,
    ) {
        self.pool[token.index()] -= 1;
        self.board_mut(seat).tokens[token.index()] += 1;
        events.tell_all(|| Event::TokenTaken { seat, token, rule });
    }

    /// CR-13.3 — The disc moves to the leftmost free space of the order-change track.
    pub(crate) fn change_order(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        let slot = self.acting_slot().expect("a disc acts");
        self.discs[Guild::TownHall.index()][slot] = None;
        let space = self.order_track.iter().position(Option::is_none).expect("a space is free");
        self.order_track[space] = Some(seat);
        self.replace([Frame::Window { seat }]);
        events.tell_all(|| Event::OrderClaimed { seat, space: space as u8 + 1 });
    }
}

/// The rule by which the Town Hall gives a token.
const fn rule_of(token: Token) -> RuleId {
    match token {
        Token::Privilege => CR_13_1,
        Token::Work => CR_13_2,
    }
}
