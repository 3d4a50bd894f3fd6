//! The actions of Titus (TI-16.5, TI-16.6, TI-16.11).

use std::cmp::Reverse;

use kernel::Events;
use kernel::names::Name;

use super::{Plan, nearest, walker};
use crate::model::board::Stall;
use crate::model::cards::Condition;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::map::{Cathedral, Node, distances, each_space};
use crate::model::pieces::{Act, Color, Die, Meeple};
use crate::model::state::Tiletum;
use crate::model::tiles::Tile;

impl Tiletum {
    /// TI-16.5 — He performs the action with the points of his die.
    pub(super) fn act_as_titus(&mut self, act: Act, plan: &Plan, events: &mut impl Events<Event>) {
        let ap = self.parts.ap(plan.die.value);
        let when = plan.line.and_then(|line| line.when);
        match act {
            Act::Architect | Act::Merchant => {
                let who = walker(act).expect("these two walk");
                let hunts = when == Some(Condition::NewCrestInReach);
                let left = if hunts { self.hunt(plan, who, ap, events) } else { ap };
                self.travel(who, left, events);
            }
            Act::Character => self.remove_characters(ap, events),
            Act::Contract => {
                let wanted = when == Some(Condition::NewCrestInContractMarket);
                self.remove_contracts(ap, wanted, events);
            }
            Act::King | Act::Joker => self.rise(Tiletum::TITUS, ap, events),
        }
    }

    /// TI-16.10, TI-16.12 — First he fetches a crest that is near enough; gives the points left.
    fn hunt(&mut self, plan: &Plan, who: Meeple, ap: u8, events: &mut impl Events<Event>) -> u8 {
        let want = plan.line.expect("a line sent him hunting").want;
        let Some(city) = self.crest_in_reach(want, ap) else { return ap };
        let left = self.walk_toward(who, city, ap, events);
        let tile = self.city_tiles[city.index()].take().expect("the crest lies there");
        self.remove_tile(tile, events);
        left - 1
    }

    /// TI-16.5 — To the nearest city where he may place, place, and on while points last.
    fn travel(&mut self, who: Meeple, mut ap: u8, events: &mut impl Events<Event>) {
        while ap > 0 {
            let Some(goal) = self.goal(who) else { return };
            ap = self.walk_toward(who, goal, ap, events);
            if ap > 0 {
                self.place_as_titus(who, goal, events);
                ap -= 1;
            }
        }
    }

    /// TI-16.5 — The nearest city where he may place a house or pillar.
    fn goal(&self, who: Meeple) -> Option<Node> {
        let seat = Tiletum::TITUS;
        let steps = distances(self.board(seat).stands(who));
        let open = self.open_spaces(seat);
        let may = |city: &Node| match who {
            Meeple::Merchant => !(open & city.spaces()).is_empty(),
            Meeple::Architect => city
                .cathedral()
                .is_some_and(|cathedral| self.may_put_pillar(seat, cathedral, TI_6_4).is_ok()),
        };
        nearest(Node::CITIES.iter().copied().filter(may), steps)
    }

    /// TI-16.5 — Step by step, at each step to the nearer neighbor whose id comes first; gives
    /// the points left.
    fn walk_toward(
        &mut self,
        who: Meeple,
        goal: Node,
        mut ap: u8,
        events: &mut impl Events<Event>,
    ) -> u8 {
        let steps = distances(goal);
        while ap > 0 && self.board(Tiletum::TITUS).stands(who) != goal {
            let here = self.board(Tiletum::TITUS).stands(who);
            let nearer = |node: &Node| steps[node.index()] < steps[here.index()];
            let next = here.neighbors().iter().filter(nearer).min_by_key(|node| node.id());
            self.walk(who, next.expect("every place can be reached"), events);
            ap -= 1;
        }
        ap
    }

    fn place_as_titus(&mut self, who: Meeple, city: Node, events: &mut impl Events<Event>) {
        let seat = Tiletum::TITUS;
        match who {
            Meeple::Merchant => {
                let space = each_space(self.open_spaces(seat) & city.spaces()).next();
                self.put_house(seat, space.expect("a space is free there"), events);
            }
            Meeple::Architect => {
                let cathedral = city.cathedral().expect("he walks to cathedrals");
                self.put_pillar(seat, cathedral, events);
            }
        }
    }

    /// TI-16.5 — Half as many characters as points, at least one, from the left.
    fn remove_characters(&mut self, ap: u8, events: &mut impl Events<Event>) {
        for _ in 0..(ap / 2).max(1) {
            let leftmost = self.character_market.iter_mut().find_map(Option::take);
            if let Some(tile) = leftmost {
                self.remove_tile(tile, events);
            }
        }
        self.frames.push(Frame::Refill);
    }

    /// TI-16.5, TI-16.11 — The rightmost tile he can pay, again and again; the first is the crest
    /// he wants, if he can pay it.
    fn remove_contracts(&mut self, mut ap: u8, wanted: bool, events: &mut impl Events<Event>) {
        let crest = self.rightmost(ap, |tile| wanted && self.is_new_crest(tile));
        let mut next = crest.or_else(|| self.rightmost(ap, |_| true));
        while let Some(stall) = next {
            let tile = self.contract_market[stall.index()].take().expect("a tile lies there");
            ap -= self.parts.prices[stall.index()];
            self.remove_tile(tile, events);
            next = self.rightmost(ap, |_| true);
        }
    }

    /// The rightmost tile of the contract market that these points pay.
    fn rightmost(&self, ap: u8, fits: impl Fn(Tile) -> bool) -> Option<Stall> {
        let payable = |stall: &Stall| {
            let tile = self.contract_market[stall.index()];
            tile.is_some_and(&fits) && self.parts.prices[stall.index()] <= ap
        };
        Stall::all().rev().find(payable)
    }

    /// TI-16.6 — After a dark grey die he takes the best cathedral tile, without stone.
    pub(super) fn build_as_titus(&mut self, die: Die, events: &mut impl Events<Event>) {
        let board = self.board(Tiletum::TITUS);
        let owes = board.pillared.len() > board.cathedral_tiles().into();
        if die.color != Color::DarkGrey || !owes {
            return;
        }
        let worth = |cathedral: &Cathedral| {
            let tile = self.top_tile(*cathedral).unwrap_or(0);
            Reverse(tile + self.cost_of(*cathedral).vp)
        };
        let open = |cathedral: &Cathedral| {
            let held = board.held[cathedral.index()].is_some();
            !held && self.top_tile(*cathedral).is_some()
        };
        let best = board
            .pillared
            .iter()
            .filter(open)
            .min_by_key(|cathedral| (worth(cathedral), cathedral.id()));
        if let Some(cathedral) = best {
            self.take_cathedral_tile(Tiletum::TITUS, cathedral, events);
        }
    }
}
