//! Chapter 15: every decision by its kind: what is offered, allowed and done.

use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::event::Event;
use crate::model::frames::{BuildStep, Frame};
use crate::model::ids::*;
use crate::model::pieces::Color;
use crate::model::pile::each;
use crate::model::state::{Newdale, Phase, Step, Wait};
use crate::model::tokens::Token;
use kernel::names::Name;

impl Newdale {
    /// ND-15.1 — Only what is asked can be answered.
    pub(crate) fn not_asked(&self) -> Refused {
        ND_15_1.refuse("this is not asked now")
    }

    /// Open work goes on: it asks, waits for chance, or does its next step.
    pub(crate) fn go_on_with(&mut self, frame: Frame, events: &mut impl Events<Event>) {
        let asked = |yes: bool| if yes { Wait::Turn } else { Wait::Nobody };
        let ask = match frame {
            Frame::Deal { left, .. } | Frame::Lay { left } => {
                return self.go_on_with_draws(left, events);
            }
            Frame::Halve => return self.wait = Wait::Together,
            Frame::Nate { drawn } => return self.go_on_with_nate(drawn),
            Frame::Rabbit { left } => return self.go_on_with_rabbit(left),
            Frame::Jailer => return self.go_on_with_jailer(),
            Frame::Search if !self.draw.is_empty() => return self.wait = Wait::Chance,
            Frame::Search => Wait::Nobody,
            Frame::Window => asked(self.window_opens(self.actor)),
            Frame::Sell { left } => asked(left > 0 && !self.own().hand.is_empty()),
            Frame::NightWatch { left } => asked(self.own().hand.len() >= left),
            Frame::Build { aaron } => asked(aaron.is_none_or(|card| self.can_build(card))),
            Frame::Construction { step } => return self.go_on_with_build(step, events),
            Frame::Pay { left, last, bill } => {
                return self.go_on_with_payment(left, last, bill, events);
            }
            Frame::Unlock => {
                let mut options = 0;
                self.unlock_options(&mut |_| options += 1);
                asked(options > 1)
            }
            Frame::Unlocked { block } => return self.unlock(block, events),
            Frame::Swap => asked(self.can_swap()),
            Frame::Market { left } => asked(self.can_trade_cards(left)),
            Frame::Develop => asked(self.can_develop()),
            Frame::Developing { marker, cost } => {
                return self.go_on_with_development(marker, cost);
            }
            Frame::Developed { marker } => return self.develop(marker, events),
            Frame::Sail { most, .. } => return self.go_on_with_sail(most),
            Frame::Ship { left } => return self.go_on_with_ship(left, events),
            Frame::Settle => return self.settle(events),
            Frame::Produce { area, mode } => return self.go_on_with_production(area, mode),
            Frame::Chain { area, made, last } => {
                return self.go_on_with_chain(area, made, last, events);
            }
            Frame::Special => return self.go_on_with_specials(),
            Frame::Goal => return self.go_on_with_goal(),
            Frame::Mission => return self.go_on_with_mission(),
            _ => Wait::Turn,
        };
        match ask {
            Wait::Nobody => self.frames.pop(),
            wait => self.wait = wait,
        }
    }

    /// Every option of a seat that is waited for, in index order.
    pub(crate) fn seat_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        match self.wait {
            Wait::Together => self.options_together(seat, visit),
            _ => self.turn_options(visit),
        }
    }

    /// ND-15.3, ND-15.7, ND-15.24 — The options of a step that all answer together.
    pub(crate) fn options_together(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        match self.player(seat).planning {
            true => self.plan_options(seat, visit),
            false => self.drop_options(seat, visit),
        }
    }

    /// The options of the seat on turn.
    fn turn_options(&self, visit: &mut impl FnMut(Action)) {
        let Some(frame) = self.frames.top() else {
            return match self.phase {
                Phase::Planning => self.plan_options(self.actor, visit),
                _ => self.offer.iter().for_each(|who| visit(Action::Choose(who))),
            };
        };
        match frame {
            Frame::Window => self.window_options(visit),
            Frame::Feast { .. } | Frame::Sell { .. } | Frame::NightWatch { .. } | Frame::Storm => {
                self.event_options(frame, visit);
            }
            Frame::Build { aaron } => self.build_options(aaron, visit),
            Frame::Construction { step } => self.construction_options(step, visit),
            Frame::Pay { left, last, bill } => self.pay_options(left, last, bill, visit),
            Frame::Good => self.good_options(visit),
            Frame::Unlock => self.unlock_options(visit),
            Frame::Swap => self.swap_options(visit),
            Frame::Market { left } => self.market_options(left, visit),
            Frame::Develop => self.develop_options(visit),
            Frame::Developing { cost, .. } => {
                let all = [Action::Use(Token::DevDiscount), Action::Done].into_iter();
                all.filter(|action| self.may_reduce_marker(cost, *action).is_ok()).for_each(visit);
            }
            Frame::Sail { most, .. } => self.sail_options(most, visit),
            Frame::Produce { .. } => [Action::Assist, Action::Skip].into_iter().for_each(visit),
            Frame::Cover { missing, .. } => self.cover_options(missing, visit),
            Frame::CoverCards { .. } => {
                each(self.own().hand.kinds()).for_each(|card| visit(Action::Discard(card)));
            }
            Frame::Chain { .. } => self.chain_options(frame, visit),
            Frame::Run => self.run_options(visit),
            Frame::Special => self.special_options(visit),
            Frame::Price { token, .. } => self.price_options(token, visit),
            Frame::Onyx => colors(|color| self.may_take_assistant(color).is_ok())
                .for_each(|color| visit(Action::TakeColor(color))),
            Frame::Vineyard => colors(|color| self.may_take_vineyard(color).is_ok())
                .for_each(|color| visit(Action::TakeVineyard(color))),
            Frame::Goal => self.goal_options(visit),
            Frame::Mission => self.mission_options(visit),
            _ => {}
        }
    }

    fn construction_options(&self, step: BuildStep, visit: &mut impl FnMut(Action)) {
        match step {
            BuildStep::Town => self.town_options(visit),
            BuildStep::Reduce => self.reduce_options(visit),
            BuildStep::Area => self.area_options(visit),
            BuildStep::Bonus => self.bonus_options(visit),
            _ => {}
        }
    }

    /// Whether a seat that is waited for may do this.
    pub(crate) fn may_decide(&self, seat: Seat, action: Action) -> Result<(), Refused> {
        match (self.wait, action) {
            (Wait::Together, action) if self.player(seat).planning => self.may_plan(seat, action),
            (Wait::Together, Action::Discard(card)) => self.may_drop(seat, card),
            (Wait::Turn, action) => self.may_take_turn(action),
            _ => Err(self.not_asked()),
        }
    }

    fn may_take_turn(&self, action: Action) -> Result<(), Refused> {
        let Some(frame) = self.frames.top() else {
            return match (self.phase, self.step, action) {
                (Phase::Planning, ..) => self.may_plan(self.actor, action),
                (_, Some(Step::Character), Action::Choose(who)) => self.may_choose(who),
                _ => Err(self.not_asked()),
            };
        };
        match (frame, action) {
            (Frame::Window, _) => self.may_use_window(action),
            (
                Frame::Feast { .. } | Frame::Sell { .. } | Frame::NightWatch { .. } | Frame::Storm,
                _,
            ) if answers_events(action) => self.may_answer_event(frame, action),
            (Frame::Build { aaron }, _) => self.may_begin_build(aaron, action),
            (Frame::Construction { step }, _) => self.may_construct(step, action),
            (Frame::Pay { left, last, bill }, Action::Pay(good)) => {
                self.may_pay(left, last, bill, good)
            }
            (Frame::Good, Action::Good(good)) => self.may_gain(good),
            (Frame::Unlock, Action::Unlock(block)) => self.may_unlock(block),
            (Frame::Swap, Action::Keep(card)) => self.may_give_up(card, ND_4_3),
            (Frame::Market { .. }, Action::Discard(card)) => self.may_give_up(card, ND_4_4),
            // ND-15.17 — Declined before the first card only.
            (Frame::Market { left }, Action::Skip) if left == self.parts.actions.market_cards => {
                Ok(())
            }
            (Frame::Develop, Action::Develop(marker)) => self.may_develop(marker),
            (Frame::Unlock | Frame::Swap | Frame::Develop | Frame::Sail { .. }, Action::Skip)
            | (Frame::Produce { .. }, Action::Skip) => Ok(()),
            (Frame::Developing { cost, .. }, _) => self.may_reduce_marker(cost, action),
            (Frame::Sail { most, paid }, Action::Sail(n)) => self.may_sail(most, paid, n),
            (Frame::Produce { area, mode }, Action::Assist) => self.may_assist(area, mode),
            (Frame::Cover { missing, .. }, _) => self.may_cover(missing, action),
            (Frame::CoverCards { .. }, Action::Discard(card)) => self.may_give_up(card, ND_6_5),
            (Frame::Chain { .. }, _) => self.may_chain(frame, action),
            (Frame::Run, Action::Run(area)) => self.may_run(area),
            (Frame::Run, Action::Done) => Ok(()),
            (Frame::Special, _) => self.may_use_special(action),
            (Frame::Price { token, .. }, Action::Discard(card)) => self.may_pay_price(token, card),
            (Frame::Onyx, Action::TakeColor(color)) => self.may_take_assistant(color),
            (Frame::Vineyard, Action::TakeVineyard(color)) => self.may_take_vineyard(color),
            (Frame::Goal, Action::Goal(goal)) => self.may_deliver(goal),
            (Frame::Mission, Action::Mission(good)) => self.may_fulfil(good),
            _ => Err(self.not_asked()),
        }
    }

    fn may_construct(&self, step: BuildStep, action: Action) -> Result<(), Refused> {
        match (step, action) {
            (BuildStep::Town, Action::Town(town)) => self.may_settle(town, false),
            (BuildStep::Town, Action::TownToll(town)) => self.may_settle(town, true),
            (BuildStep::Reduce, action) => self.may_reduce(action),
            (BuildStep::Area, Action::Area(area)) => self.may_use_area(area),
            (BuildStep::Bonus, Action::TakeField(field)) => self.may_take_token(field),
            (BuildStep::Bonus, Action::Leave) => Ok(()),
            _ => Err(self.not_asked()),
        }
    }

    /// ND-15.11 — Tokens for a marker, or enough of it.
    fn may_reduce_marker(&self, cost: u8, action: Action) -> Result<(), Refused> {
        match action {
            Action::Use(Token::DevDiscount) => self.may_hold(Token::DevDiscount),
            Action::Use(_) | Action::Play(_) => Err(ND_7_10.refuse("this does not belong here")),
            Action::Done => self.may_afford(cost),
            _ => Err(self.not_asked()),
        }
    }

    /// Carries out an answer of a step that all answer together.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Plan(marker, space) => self.place_marker(seat, marker, space, events),
            Action::Commit => self.player_mut(seat).planning = false,
            Action::Discard(card) => self.drop_card(seat, card, events),
            other => panic!("{other} is no answer"),
        }
    }

    /// ND-12.6 — The last answer makes all of them public.
    pub(crate) fn close_together(&mut self, events: &mut impl Events<Event>) {
        if !self.waiting_seats().is_empty() {
            return;
        }
        self.wait = Wait::Nobody;
        match self.phase == Phase::Planning && self.frames.is_empty() {
            true => self.reveal_plans(events),
            false => self.reveal_drops(events),
        }
    }

    /// Carries out the decision of the seat on turn.
    pub(crate) fn decide(&mut self, action: Action, events: &mut impl Events<Event>) {
        let frame = self.frames.top();
        match (frame, action) {
            (None, Action::Plan(marker, space)) => {
                self.place_marker(self.actor, marker, space, events);
            }
            (None, Action::Choose(who)) => self.choose_character(who, events),
            (Some(frame), action) => self.answer_frame(frame, action, events),
            (frame, action) => panic!("{action} does not answer {frame:?}"),
        }
    }

    fn answer_frame(&mut self, frame: Frame, action: Action, events: &mut impl Events<Event>) {
        match (frame, action) {
            (Frame::Window, Action::Use(token)) => self.use_token(token, events),
            (Frame::Window, Action::Play(who)) => self.use_character(who, events),
            (Frame::Window, Action::Release(color)) => self.release(color, events),
            (
                Frame::Feast { .. } | Frame::Sell { .. } | Frame::NightWatch { .. } | Frame::Storm,
                _,
            ) => {
                self.answer_event(frame, action, events);
            }
            (Frame::Build { .. }, Action::Bridge(site)) => self.name_bridge(site),
            (Frame::Build { .. }, Action::Build(card)) => self.choose_card(card, false),
            (Frame::Build { .. }, Action::BuildPool(card)) => self.choose_card(card, true),
            (Frame::Build { .. }, Action::Hire(sailor)) => self.hire(sailor),
            (Frame::Build { .. }, _) => self.skip_build(),
            (Frame::Construction { .. }, _) => self.construct(action, events),
            (Frame::Pay { left, bill, .. }, Action::Pay(good)) => {
                self.pay(left, bill, good, events);
            }
            (Frame::Good, Action::Good(good)) => {
                self.frames.pop();
                self.gain_goods(self.actor, good, 1, events);
            }
            (Frame::Unlock, Action::Unlock(block)) => self.choose_block(block),
            (Frame::Swap, Action::Keep(card)) => self.swap(card, events),
            (Frame::Market { left }, Action::Discard(card)) => self.trade_card(card, left, events),
            (Frame::Develop, Action::Develop(marker)) => self.choose_marker(marker),
            (Frame::Developing { marker, cost }, Action::Use(_)) => {
                self.reduce_marker(marker, cost, events);
            }
            (Frame::Developing { marker, cost }, _) => self.pay_marker(marker, cost),
            (Frame::Sail { paid, .. }, Action::Sail(n)) => self.sail(n, paid),
            (Frame::Produce { area, mode }, Action::Assist) => self.assist(area, mode, events),
            (Frame::Cover { .. }, _) => self.cover_with(frame, action, events),
            (Frame::CoverCards { .. }, Action::Discard(card)) => {
                self.cover_with_card(frame, card, events);
            }
            (Frame::Chain { .. }, _) => self.feed(frame, action, events),
            (Frame::Run, Action::Run(area)) => self.run(area),
            (Frame::Special, _) => self.use_special(action, events),
            (Frame::Price { token, left }, Action::Discard(card)) => {
                self.pay_price(token, left, card, events);
            }
            (Frame::Onyx, Action::TakeColor(color)) => self.take_assistant(color, events),
            (Frame::Vineyard, Action::TakeVineyard(color)) => self.choose_vineyard(color, events),
            (Frame::Goal, Action::Goal(goal)) => self.deliver(goal, events),
            (Frame::Mission, Action::Mission(good)) => self.fulfil(good, events),
            (_, Action::Skip | Action::Done) => self.frames.pop(),
            (frame, action) => panic!("{action} does not answer {frame:?}"),
        }
    }

    fn construct(&mut self, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Town(town) => self.choose_town(town, false),
            Action::TownToll(town) => self.choose_town(town, true),
            Action::Area(area) => self.place_card(area, events),
            Action::TakeField(field) => self.take_token(Some(field), events),
            Action::Leave => self.take_token(None, events),
            reduction => self.reduce(reduction, events),
        }
    }
}

/// Whether an action is an answer to some event (ND-15.5).
fn answers_events(action: Action) -> bool {
    matches!(
        action,
        Action::TakeCards
            | Action::TakeVp
            | Action::Sell(_)
            | Action::Discard(_)
            | Action::GiveBarrels
            | Action::GiveRope
            | Action::Drift
            | Action::Done
    )
}

fn colors(which: impl Fn(Color) -> bool) -> impl Iterator<Item = Color> {
    Color::ALL.iter().copied().filter(move |color| which(*color))
}
