//! The decisions of the players, question by question (OR-20A).

use kernel::{Events, Refused, Seat};

use crate::ch08_planning::not_asked;
use crate::model::action::{Action, Reward};
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::map::Edge;
use crate::model::question::{Ask, Question};
use crate::model::state::Orleans;

/// OR-13.3 — What a deed with a choice pays.
const REWARDS: [Reward; 2] = [Reward::Coin, Reward::Development];

impl Orleans {
    /// The option of a seat, if it has just one.
    pub(crate) fn only_option(&self, seat: Seat) -> Option<Action> {
        let mut only = None;
        let mut count = 0;
        self.seat_options(seat, &mut |action| {
            only = Some(action);
            count += 1;
        });
        only.filter(|_| count == 1)
    }

    /// Every option of a seat that is asked, in index order.
    pub(crate) fn seat_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        match self.question {
            Question::Together => match self.player(seat).ask {
                Some(Ask::Plan) => self.plan_options(seat, visit),
                Some(ask) => self.follower_options(seat, ask, visit),
                None => {}
            },
            Question::RemoveTile => self.removal_options(visit),
            Question::PlanTurn(begun) => self.plan_turn_options(seat, begun, visit),
            Question::Action => self.action_options(seat, visit),
            Question::Village => self.village_options(seat, visit),
            Question::Tile { both } => self.tile_options(both, visit),
            Question::Go(way) => self
                .player(seat)
                .merchant
                .neighbors(way)
                .iter()
                .for_each(|town| visit(Action::Go(town))),
            Question::Take(edge) => {
                self.goods_on(Edge(edge)).iter().for_each(|good| visit(Action::Take(Some(good))));
                visit(Action::Take(None));
            }
            Question::Serve { second } => self.serve_options(seat, second, visit),
            Question::Reward { .. } => REWARDS.into_iter().for_each(|r| visit(Action::Reward(r))),
            Question::Pharmacy => self.pharmacy_options(seat, visit),
            Question::Sacristy => {
                [true, false].into_iter().for_each(|u| visit(Action::Sacristy(u)))
            }
            Question::Harvest => self.harvest_options(seat, visit),
            Question::Torture(_) => self.torture_options(seat, visit),
            Question::Goldsmith => self.goldsmith_options(seat, visit),
            Question::Bakery => self.bakery_options(seat, visit),
            Question::HidingGood => self.hiding_options(seat, visit),
            Question::HidingPlace => self.bonus_options(seat, visit),
            Question::Court => self.court_options(seat, visit),
            Question::CourtGo(owner) => self.court_go_options(owner, visit),
            _ => {}
        }
    }

    /// Whether a seat that is asked may do this.
    pub(crate) fn may_decide(&self, seat: Seat, action: Action) -> Result<(), Refused> {
        match (self.question, action) {
            (Question::Together, action) => self.may_answer(seat, action),
            (Question::RemoveTile, Action::Remove(tile)) => self.may_remove(tile),
            (Question::PlanTurn(begun), action) => self.may_plan_turn(seat, begun, action),
            (Question::Action, Action::Use(place)) => self.may_use(seat, place),
            (Question::Action, Action::Pass) => Ok(()),
            (Question::Village, Action::Recruit(follower)) => self.may_choose(seat, follower),
            (Question::Tile { both }, Action::Tile(tile)) => self.may_take_tile(tile, both),
            (Question::Go(way), Action::Go(town)) => self.may_go(seat, way, town),
            (Question::Take(edge), Action::Take(good)) => self.may_take(Edge(edge), good),
            (Question::Serve { .. }, Action::Serve(follower, deed)) => {
                self.may_serve(seat, follower, deed)
            }
            (Question::Serve { second: true }, Action::Done) => Ok(()),
            (Question::Reward { .. }, Action::Reward(_)) => Ok(()),
            (Question::Pharmacy, Action::Pay(coins)) => self.may_pay(seat, coins),
            (Question::Sacristy, Action::Sacristy(_)) => Ok(()),
            (Question::Harvest, Action::Give(ware)) => self.may_give_food(seat, ware),
            (Question::Torture(_), Action::Lose(loss)) => self.may_lose(seat, loss),
            (Question::Goldsmith, Action::Give(ware)) => self.may_pay_ware(seat, ware, OR_22_1),
            (Question::Bakery, Action::Bake(grain)) => self.may_bake(seat, grain),
            (Question::HidingGood, Action::Give(ware)) => self.may_hide_with(seat, ware),
            (Question::HidingPlace, Action::Bonus(track)) => self.may_repeat(seat, track, None),
            (Question::Court, Action::Court(owner)) => self.may_summon(seat, owner),
            (Question::CourtGo(owner), Action::GoBy(town, way)) => self.may_send(owner, town, way),
            _ => Err(not_asked()),
        }
    }

    /// Whether a seat may answer its open question like this.
    fn may_answer(&self, seat: Seat, action: Action) -> Result<(), Refused> {
        match (self.player(seat).ask, action) {
            (Some(Ask::Plan), action) => self.may_plan(seat, action),
            (Some(Ask::DrawCount), Action::Draw(count)) => self.may_draw(seat, count),
            (Some(Ask::Allocate), Action::Allocate(token)) => self.may_allocate(seat, token),
            (Some(Ask::Allocate), Action::Done) => self.may_end_allocation(seat),
            (Some(Ask::Bathhouse), Action::Bath(_)) => Ok(()),
            (Some(Ask::BathKeep), Action::Keep { token, on }) => self.may_keep(seat, token, on),
            (Some(Ask::Retrieve), Action::Retrieve(slot)) => self.may_retrieve(seat, slot),
            (Some(Ask::Retrieve), Action::RetrieveTheatre(token)) => {
                self.may_leave_theatre(seat, token)
            }
            (Some(Ask::Retrieve), Action::Done) => Ok(()),
            _ => Err(not_asked()),
        }
    }

    /// Carries out the decision of the seat on turn.
    pub(crate) fn decide(&mut self, action: Action, events: &mut impl Events<Event>) {
        match (self.question, action) {
            (Question::PlanTurn(_), action) => self.plan_turn(action, events),
            (_, Action::Remove(tile)) => self.remove_tile(tile, events),
            (_, Action::Use(place)) => self.use_place(place, events),
            (_, Action::Pass) => self.pass(events),
            (_, Action::Recruit(follower)) => self.recruit(self.turn, follower, events),
            (_, Action::Tile(tile)) => self.take_tile(tile, events),
            (Question::Go(way), Action::Go(town)) => self.travel(self.turn, town, way, events),
            (Question::Take(edge), Action::Take(good)) => self.collect(Edge(edge), good, events),
            (Question::Serve { second }, Action::Serve(follower, deed)) => {
                self.serve(follower, deed, second, events);
            }
            (_, Action::Done) => self.next_turn(),
            (Question::Reward { deed, second }, Action::Reward(reward)) => {
                self.reward(deed, reward, second, events);
            }
            (_, Action::Pay(coins)) => self.buy_development(coins, events),
            (_, Action::Sacristy(used)) => self.choose_shield(used, events),
            (Question::Harvest, Action::Give(ware)) => self.give_food(ware, events),
            (Question::Torture(missing), Action::Lose(loss)) => self.lose(loss, missing, events),
            (Question::Goldsmith, Action::Give(ware)) => self.gild(ware, events),
            (_, Action::Bake(grain)) => self.bake(grain, events),
            (Question::HidingGood, Action::Give(ware)) => self.hide(ware, events),
            (_, Action::Bonus(track)) => self.repeat(track, events),
            (_, Action::Court(owner)) => self.question = Question::CourtGo(owner),
            (Question::CourtGo(owner), Action::GoBy(town, way)) => {
                self.send(owner, town, way, events);
            }
            (question, action) => panic!("{action} does not answer {question:?}"),
        }
    }
}
