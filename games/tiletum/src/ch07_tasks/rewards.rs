//! Rewards of crest spaces (TI-18.9) and cathedral tiles (TI-7.7).

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::components::CostTile;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::map::{Cathedral, Node, each_space};
use crate::model::pieces::Meeple;
use crate::model::state::{Line, Tiletum};

impl Tiletum {
    /// TI-18.9 — The options of a reward; it may be given up.
    pub(crate) fn reward_options(&self, seat: Seat, frame: Frame, visit: &mut impl FnMut(Action)) {
        match frame {
            Frame::RewardHouse => {
                each_space(self.open_spaces(seat)).for_each(|space| visit(Action::House(space)));
            }
            Frame::RewardPillar => Cathedral::ALL
                .iter()
                .filter(|cathedral| self.may_put_pillar(seat, **cathedral, TI_6_4).is_ok())
                .for_each(|cathedral| visit(Action::Pillar(*cathedral))),
            Frame::RewardMove(who) => Node::ALL
                .iter()
                .filter(|node| **node != self.board(seat).stands(who))
                .for_each(|node| visit(Action::Walk(who, *node))),
            _ => {}
        }
        visit(Action::Forgo);
    }

    /// TI-18.9 — Whether a reward may be used like this.
    pub(crate) fn may_use_reward(
        &self,
        seat: Seat,
        frame: Frame,
        action: Action,
    ) -> Result<(), Refused> {
        match (frame, action) {
            (_, Action::Forgo) => Ok(()),
            (Frame::RewardHouse, Action::House(space)) => self.may_put_house(seat, space, TI_6_5),
            (Frame::RewardPillar, Action::Pillar(cathedral)) => {
                self.may_put_pillar(seat, cathedral, TI_6_4)
            }
            (Frame::RewardMove(who), Action::Walk(mover, node)) if who == mover => {
                self.may_move_anywhere(seat, who, node)
            }
            _ => Err(self.not_asked(action)),
        }
    }

    fn may_move_anywhere(&self, seat: Seat, who: Meeple, node: Node) -> Result<(), Refused> {
        if self.board(seat).stands(who) == node {
            return Err(TI_18_9.refuse("it stands there already"));
        }
        Ok(())
    }

    /// TI-7.5 — The reward is used or given up.
    pub(crate) fn use_reward(&mut self, action: Action, events: &mut impl Events<Event>) {
        self.frames.pop();
        let seat = self.active();
        match action {
            Action::House(space) => self.put_house(seat, space, events),
            Action::Pillar(cathedral) => self.put_pillar(seat, cathedral, events),
            Action::Walk(who, node) => self.walk(who, node, events),
            _ => events.tell_all(|| Event::Forgone { seat }),
        }
    }

    /// The cost tile of a cathedral.
    pub(crate) fn cost_of(&self, cathedral: Cathedral) -> &CostTile {
        let cost = self.costs[cathedral.index()].expect("every cathedral has its cost tile");
        self.parts.cost(cost)
    }

    /// The points of a cathedral's top tile.
    pub(crate) fn top_tile(&self, cathedral: Cathedral) -> Option<u8> {
        let left = self.tiles_left[cathedral.index()];
        let top = left.trailing_zeros() as usize;
        (left != 0).then(|| self.parts.cathedral(cathedral).points[top])
    }

    /// TI-7.7, TI-7.8 — The top tile is kept beside the board; it scores with the cost tile.
    pub(crate) fn take_cathedral_tile(
        &mut self,
        seat: Seat,
        cathedral: Cathedral,
        events: &mut impl Events<Event>,
    ) {
        let tile = self.top_tile(cathedral).expect("a tile is left there");
        let left = &mut self.tiles_left[cathedral.index()];
        *left &= *left - 1;
        self.board_mut(seat).held[cathedral.index()] = Some(tile);
        let vp = self.cost_of(cathedral).vp + tile;
        events.tell_all(|| Event::Contributed { seat, town: cathedral.city(), tile });
        self.score_points(seat, Line::Cathedrals, vp.into(), events);
    }
}
