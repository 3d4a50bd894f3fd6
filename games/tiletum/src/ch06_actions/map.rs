//! Architect and merchant on the map (TI-6.4 to TI-6.6, TI-6.14).

use kernel::names::Name;
use kernel::{Events, Refused, RuleId, Seat};

use crate::model::action::Action;
use crate::model::effect::SpaceBonus;
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::map::{Cathedral, HouseSpace, HouseSpaces, Node, each_space};
use crate::model::pieces::Meeple;
use crate::model::state::{Line, Tiletum};

impl Tiletum {
    /// TI-6.4, TI-6.5 — What a meeple may do for a point.
    pub(crate) fn map_options(&self, seat: Seat, who: Meeple, visit: &mut impl FnMut(Action)) {
        let here = self.board(seat).stands(who);
        here.neighbors().iter().for_each(|node| visit(Action::Walk(who, node)));
        match who {
            Meeple::Architect => self.pillar_here(seat).into_iter().for_each(&mut *visit),
            Meeple::Merchant => {
                each_space(self.houses_here(seat)).for_each(|space| visit(Action::House(space)));
            }
        }
        if self.may_pick(seat, who, TI_6_4).is_ok() {
            visit(Action::Pick(who));
        }
    }

    /// The house spaces of the merchant's city where a house may be put.
    pub(crate) fn houses_here(&self, seat: Seat) -> HouseSpaces {
        self.open_spaces(seat) & self.board(seat).stands(Meeple::Merchant).spaces()
    }

    /// The pillar that may be put up in the architect's city.
    pub(crate) fn pillar_here(&self, seat: Seat) -> Option<Action> {
        let cathedral = self.board(seat).stands(Meeple::Architect).cathedral()?;
        self.may_put_pillar(seat, cathedral, TI_6_4).is_ok().then_some(Action::Pillar(cathedral))
    }

    /// TI-6.5, TI-6.14 — Every free space, in use for this number of players, of a city without
    /// an own house, if there is a house in supply.
    #[inline]
    pub(crate) fn open_spaces(&self, seat: Seat) -> HouseSpaces {
        let board = self.board(seat);
        if board.houses == 0 {
            return HouseSpaces::EMPTY;
        }
        let own = each_space(board.on_map).map(|space| space.city().spaces());
        let own = own.fold(HouseSpaces::EMPTY, |all, spaces| all | spaces);
        let start = self.parts.start.city.spaces();
        self.parts.table(self.seats).spaces & !self.houses_on_map() & !own & !start
    }

    /// TI-6.4, TI-6.5 — To a place next to the meeple's.
    pub(crate) fn may_walk(
        &self,
        seat: Seat,
        who: Meeple,
        node: Node,
        rule: RuleId,
    ) -> Result<(), Refused> {
        if self.board(seat).stands(who).neighbors().contains(node) {
            Ok(())
        } else {
            Err(rule.refuse("no road leads there"))
        }
    }

    /// The meeple walks, or is moved anywhere by a reward (TI-7.5).
    pub(crate) fn walk(&mut self, who: Meeple, node: Node, events: &mut impl Events<Event>) {
        let seat = self.active();
        let from = std::mem::replace(&mut self.board_mut(seat).meeples[who.index()], node);
        events.tell_all(|| Event::Walked { seat, piece: who, from, to: node });
    }

    /// TI-6.5 — A house in the merchant's city. TI-6.6 — Nothing is put on a road field.
    pub(crate) fn may_put_house_here(
        &self,
        seat: Seat,
        space: HouseSpace,
        rule: RuleId,
    ) -> Result<(), Refused> {
        let here = self.board(seat).stands(Meeple::Merchant);
        self.may_stand_there(here, space.city(), rule, || self.may_settle(space.city()))?;
        self.may_put_house(seat, space, rule)
    }

    /// TI-6.4 — A pillar in the architect's city.
    pub(crate) fn may_put_pillar_here(
        &self,
        seat: Seat,
        cathedral: Cathedral,
        rule: RuleId,
    ) -> Result<(), Refused> {
        let here = self.board(seat).stands(Meeple::Architect);
        self.may_stand_there(here, cathedral.city(), rule, || self.is_built(cathedral))?;
        self.may_put_pillar(seat, cathedral, rule)
    }

    /// The meeple must stand in the city where something is put; `first` is asked before.
    fn may_stand_there(
        &self,
        here: Node,
        city: Node,
        rule: RuleId,
        first: impl FnOnce() -> Result<(), Refused>,
    ) -> Result<(), Refused> {
        if !here.is_city() {
            return Err(TI_6_6.refuse("a road field holds nothing"));
        }
        first()?;
        if here == city { Ok(()) } else { Err(rule.refuse("the meeple stands elsewhere")) }
    }

    /// TI-2.12 — No further house in Tiletum.
    fn may_settle(&self, city: Node) -> Result<(), Refused> {
        if city == self.parts.start.city {
            Err(TI_2_12.refuse("nobody settles there again"))
        } else {
            Ok(())
        }
    }

    /// TI-2.6 — A cathedral that is not built is out of play.
    #[inline]
    fn is_built(&self, cathedral: Cathedral) -> Result<(), Refused> {
        let cost = self.costs[cathedral.index()];
        if cost.is_some_and(|cost| self.parts.cost(cost).built) {
            Ok(())
        } else {
            Err(TI_2_6.refuse("this cathedral is not built"))
        }
    }

    /// TI-6.5, TI-6.14, TI-15.5 — A house of the supply on a free space of a city without one's
    /// own.
    pub(crate) fn may_put_house(
        &self,
        seat: Seat,
        space: HouseSpace,
        rule: RuleId,
    ) -> Result<(), Refused> {
        self.may_settle(space.city())?;
        let board = self.board(seat);
        let free = self.parts.table(self.seats).spaces & !self.houses_on_map();
        if board.houses == 0 {
            Err(TI_15_5.refuse("no house is in supply"))
        } else if !(board.on_map & space.city().spaces()).is_empty() {
            Err(rule.refuse("a house of yours stands there"))
        } else if (free & space.set()).is_empty() {
            Err(TI_6_14.refuse("the space is not free"))
        } else {
            Ok(())
        }
    }

    /// TI-6.4, TI-6.14, TI-15.5 — A pillar of the supply at a cathedral with a free space and
    /// without one's own.
    #[inline]
    pub(crate) fn may_put_pillar(
        &self,
        seat: Seat,
        cathedral: Cathedral,
        rule: RuleId,
    ) -> Result<(), Refused> {
        self.is_built(cathedral)?;
        let board = self.board(seat);
        if board.pillars == 0 {
            Err(TI_15_5.refuse("no pillar is in supply"))
        } else if board.pillared.contains(cathedral) {
            Err(rule.refuse("a pillar of yours stands there"))
        } else if self.pillars_at(cathedral) >= self.parts.cathedral(cathedral).pillars {
            Err(TI_6_14.refuse("the space is not free"))
        } else {
            Ok(())
        }
    }

    /// TI-6.5, TI-6.7 — The house stands; its space gives its bonus.
    pub(crate) fn put_house(
        &mut self,
        seat: Seat,
        space: HouseSpace,
        events: &mut impl Events<Event>,
    ) {
        let board = self.board_mut(seat);
        board.houses -= 1;
        board.on_map = board.on_map | space.set();
        let (town, number) = (space.city(), space.number());
        events.tell_all(|| Event::HousePlaced { seat, town, space: number });
        match self.parts.bonus_of(space) {
            _ if self.is_titus(seat) => {}
            SpaceBonus::None => {}
            SpaceBonus::Vp(vp) => self.score_points(seat, Line::HouseSpaces, vp.into(), events),
            SpaceBonus::BuildingTrigger => self.open_trigger(seat, true),
        }
    }

    /// TI-6.4 — The pillar stands.
    pub(crate) fn put_pillar(
        &mut self,
        seat: Seat,
        cathedral: Cathedral,
        events: &mut impl Events<Event>,
    ) {
        let board = self.board_mut(seat);
        board.pillars -= 1;
        board.pillared.insert(cathedral);
        events.tell_all(|| Event::PillarPlaced { seat, town: cathedral.city() });
    }

    /// TI-6.4, TI-6.5 — The bonus tile of the meeple's city. TI-6.6 — A road field has none.
    #[inline]
    pub(crate) fn may_pick(&self, seat: Seat, who: Meeple, rule: RuleId) -> Result<(), Refused> {
        let here = self.board(seat).stands(who);
        if !here.is_city() {
            return Err(TI_6_6.refuse("a road field holds nothing"));
        }
        match self.city_tiles[here.index()] {
            Some(tile) => self.may_keep(seat, tile),
            None => Err(rule.refuse("no tile lies there")),
        }
    }

    /// TI-6.4, TI-6.5 — The tile comes to the storehouse; TI-8.7 — it is not refilled.
    pub(crate) fn pick(&mut self, who: Meeple, events: &mut impl Events<Event>) {
        let seat = self.active();
        let here = self.board(seat).stands(who);
        let tile = self.city_tiles[here.index()].take().expect("a tile lies there");
        self.keep(seat, tile, events);
    }
}
