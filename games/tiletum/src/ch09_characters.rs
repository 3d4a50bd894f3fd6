//! Chapter 9: characters, buildings and crests.

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::board::{Building, Room, each_room};
use crate::model::effect::{Effect, Face};
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::map::{Node, each_space};
use crate::model::pieces::{Act, Good, Meeple};
use crate::model::state::{Line, Tiletum};
use crate::model::tiles::Tile;

impl Tiletum {
    /// TI-9.1 — The kind that a building is bound to.
    #[inline]
    pub(crate) fn kind_of(&self, seat: Seat, building: Building) -> Option<Act> {
        let board = self.board(seat);
        let tile = each_room(building.rooms()).find_map(|room| board.rooms[room.index()])?;
        match self.parts.face(tile) {
            Face::Character { kind, .. } => Some(kind),
            _ => None,
        }
    }

    /// TI-9.1 — The building that a kind is bound to.
    #[inline]
    pub(crate) fn home_of(&self, seat: Seat, kind: Act) -> Option<Building> {
        let homes = Building::HOMES.iter().copied();
        homes.into_iter().find(|building| self.kind_of(seat, *building) == Some(kind))
    }

    /// TI-9.5 — Every room holds a character; building 6 has none.
    pub(crate) fn is_filled(&self, seat: Seat, building: Building) -> bool {
        self.board(seat).lodged(building) == building.rooms()
    }

    /// TI-9.5 — Filled, and with a crest.
    pub(crate) fn is_completed(&self, seat: Seat, building: Building) -> bool {
        let crest = self.board(seat).crests[building.index()];
        crest.is_some() && self.is_filled(seat, building)
    }

    /// TI-9.6 — The bonus points of a player's marker at an action.
    pub(crate) fn marker(&self, seat: Seat, act: Act) -> u8 {
        let home = self.home_of(seat, act);
        let completed = home.filter(|building| self.is_completed(seat, *building));
        completed.map_or(0, |building| self.bonus_ap(building))
    }

    /// TI-9.8 — The tile is in the room; then roof house, marker and bonus.
    pub(crate) fn move_in(
        &mut self,
        seat: Seat,
        tile: Tile,
        room: Room,
        events: &mut impl Events<Event>,
    ) {
        let building = room.building();
        self.board_mut(seat).rooms[room.index()] = Some(tile);
        let (number, floor) = (building.number(), room.floor());
        events.tell_all(|| Event::Lodged { seat, tile, building: number, floor });
        if self.is_filled(seat, building) {
            // TI-9.4 — The roof house comes before the bonus that may want to place it.
            self.board_mut(seat).houses += 1;
            events.tell_all(|| Event::RoofHouse { seat, building: number });
            self.complete_building(seat, building, events);
        }
        if let Face::Character { bonus, .. } = self.parts.face(tile) {
            self.take_effect(bonus, events);
        }
    }

    /// TI-9.6, TI-9.7 — A completed building gives its marker, which works at once for the die
    /// pool of its action; building 6 gives none.
    pub(crate) fn complete_building(
        &mut self,
        seat: Seat,
        building: Building,
        events: &mut impl Events<Event>,
    ) {
        if !self.is_completed(seat, building) {
            return;
        }
        events.tell_all(|| Event::Completed { seat, building: building.number() });
        let Some(kind) = self.kind_of(seat, building) else { return };
        let ap = self.bonus_ap(building);
        events.tell_all(|| Event::MarkerPlaced { seat, action: kind, ap });
        if self.pool.act == Some(kind) {
            self.add_die_points(ap, events);
        }
    }

    /// TI-9.3, TI-7.4, TI-7.6 — What a tile gives to the player on turn.
    pub(crate) fn take_effect(&mut self, effect: Effect, events: &mut impl Events<Event>) {
        let seat = self.active();
        match effect {
            Effect::Nothing | Effect::DieGood => {}
            Effect::Gain(gain) => {
                for (good, count) in Good::ALL.iter().zip(gain.goods) {
                    if count > 0 {
                        self.gain_goods(seat, *good, count, events);
                    }
                }
                let line = Line::CharactersHelpersCrests;
                self.score_points(seat, line, gain.vp.into(), events);
            }
            Effect::AnyGoods(left) => self.frames.push(Frame::AnyGoods { left }),
            Effect::Act { act, ap, goods } => {
                self.open_pool(act, ap, events);
                if goods > 0 {
                    self.frames.push(Frame::AnyGoods { left: goods });
                }
            }
            Effect::AnyAct(ap) => self.frames.push(Frame::Name { ap }),
            Effect::DieAp(ap) => self.add_die_points(ap, events),
            Effect::Building => self.open_trigger(seat, false),
            Effect::Steps { architect, merchant, place } => {
                self.frames.push(Frame::Steps { architect, merchant, place });
            }
        }
    }

    /// TI-18.8 — A good of choice.
    pub(crate) fn gain_any(&mut self, good: Good, events: &mut impl Events<Event>) {
        self.gain_goods(self.active(), good, 1, events);
        match self.frames.top_mut() {
            Some(Frame::AnyGoods { left }) if *left > 1 => *left -= 1,
            _ => self.frames.pop(),
        }
    }

    /// TI-6.11, TI-7.6 — The action of the joker, or of a helper.
    pub(crate) fn name_action(&mut self, act: Act, events: &mut impl Events<Event>) {
        match self.frames.top() {
            Some(Frame::Name { ap }) => {
                self.frames.pop();
                self.open_pool(act, ap, events);
            }
            _ => self.begin_main(act, events),
        }
    }

    /// TI-18.11 — The steps and the piece of a bonus that are left.
    pub(crate) fn step_options(&self, seat: Seat, frame: Frame, visit: &mut impl FnMut(Action)) {
        let Frame::Steps { architect, merchant, place } = frame else { return };
        for (who, steps) in [(Meeple::Architect, architect), (Meeple::Merchant, merchant)] {
            if steps > 0 {
                let near = self.board(seat).stands(who).neighbors();
                near.iter().for_each(|node| visit(Action::Walk(who, node)));
            }
        }
        match place {
            Some(Meeple::Merchant) => {
                each_space(self.houses_here(seat)).for_each(|space| visit(Action::House(space)));
            }
            Some(Meeple::Architect) => self.pillar_here(seat).into_iter().for_each(&mut *visit),
            None => {}
        }
        visit(Action::Done);
    }

    /// TI-9.3 — Whether a bonus allows this step or piece.
    pub(crate) fn may_step(&self, seat: Seat, frame: Frame, action: Action) -> Result<(), Refused> {
        let Frame::Steps { architect, merchant, place } = frame else {
            return Err(self.not_asked(action));
        };
        match action {
            Action::Walk(Meeple::Architect, node) if architect > 0 => {
                self.may_walk(seat, Meeple::Architect, node, TI_9_3)
            }
            Action::Walk(Meeple::Merchant, node) if merchant > 0 => {
                self.may_walk(seat, Meeple::Merchant, node, TI_9_3)
            }
            Action::House(space) if place == Some(Meeple::Merchant) => {
                self.may_put_house_here(seat, space, TI_9_3)
            }
            Action::Pillar(cathedral) if place == Some(Meeple::Architect) => {
                self.may_put_pillar_here(seat, cathedral, TI_9_3)
            }
            Action::Done => Ok(()),
            Action::Walk(..) | Action::House(_) | Action::Pillar(_) => {
                Err(TI_9_3.refuse("the bonus does not give that"))
            }
            _ => Err(self.not_asked(action)),
        }
    }

    /// TI-9.3 — A free step.
    pub(crate) fn free_step(&mut self, who: Meeple, node: Node, events: &mut impl Events<Event>) {
        if let Some(Frame::Steps { architect, merchant, .. }) = self.frames.top_mut() {
            match who {
                Meeple::Architect => *architect -= 1,
                Meeple::Merchant => *merchant -= 1,
            }
        }
        self.walk(who, node, events);
    }

    /// TI-9.3 — The piece of a bonus was used.
    pub(crate) fn use_place(&mut self) {
        if let Some(Frame::Steps { place, .. }) = self.frames.top_mut() {
            *place = None;
        }
    }
}
