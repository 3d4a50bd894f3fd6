//! Chapter 7: tasks.

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::board::{Building, Store};
use crate::model::components::Components;
use crate::model::effect::{Contract, Effect, Face, Kind, Reward};
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::map::Cathedral;
use crate::model::pieces::{GOODS, Good};
use crate::model::state::{Board, Line, Step, Tiletum};
use crate::model::tiles::Tile;

mod rewards;

impl Tiletum {
    /// TI-18.6 — Every task that can be done now.
    pub(crate) fn task_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let board = self.board(seat);
        if board.goods.of(Good::Gold) >= PRICE_OF_A_GOOD.into() {
            Good::TRADED.iter().for_each(|good| visit(Action::Trade(*good)));
        }
        let lying = |kind| stores_of(self, board, kind);
        for store in lying(Kind::Contract) {
            if self.may_fulfil(seat, store).is_ok() {
                visit(Action::Fulfil(store));
            }
        }
        for store in lying(Kind::Crest) {
            let homes = Building::ALL.iter().filter(|home| self.may_hang(seat, **home).is_ok());
            homes.for_each(|home| visit(Action::Crest(store, *home)));
        }
        for store in lying(Kind::Helper) {
            if self.may_use(seat, store).is_ok() {
                visit(Action::Helper(store));
            }
        }
        let pillared = board.pillared.iter();
        pillared
            .filter(|cathedral| self.may_contribute(seat, *cathedral).is_ok())
            .for_each(|cathedral| visit(Action::Cathedral(cathedral)));
    }

    /// TI-18.6 — Whether a task can be done now.
    pub(crate) fn may_do_task(&self, seat: Seat, action: Action) -> Result<(), Refused> {
        match action {
            Action::Trade(_) => self.may_trade(seat),
            Action::Fulfil(store) => self.may_fulfil(seat, store),
            Action::Crest(store, building) => match self.face_on(seat, store) {
                Some(Face::Crest(_)) => self.may_hang(seat, building),
                _ => Err(TI_7_5.refuse("no crest lies there")),
            },
            Action::Helper(store) => self.may_use(seat, store),
            Action::Cathedral(cathedral) => self.may_contribute(seat, cathedral),
            _ => Err(self.not_asked(action)),
        }
    }

    /// The face of the tile on a storehouse space.
    #[inline]
    fn face_on(&self, seat: Seat, store: Store) -> Option<&Face> {
        let parts: &Components = &self.parts;
        self.board(seat).store[store.index()].map(|tile| &parts.faces[tile.index()])
    }

    /// TI-7.3 — A trade costs 2 gold.
    fn may_trade(&self, seat: Seat) -> Result<(), Refused> {
        if self.board(seat).goods.of(Good::Gold) < PRICE_OF_A_GOOD.into() {
            return Err(TI_7_3.refuse("too little gold"));
        }
        Ok(())
    }

    /// TI-7.3 — 2 gold for a good.
    pub(crate) fn trade(&mut self, good: Good, events: &mut impl Events<Event>) {
        let seat = self.active();
        let goods = &mut self.board_mut(seat).goods;
        goods.pay(Good::Gold, PRICE_OF_A_GOOD);
        goods.add(good, 1);
        events.tell_all(|| Event::Traded { seat, good });
    }

    /// TI-7.4 — A contract of the storehouse, with its goods and a free contract space.
    #[inline]
    fn may_fulfil(&self, seat: Seat, store: Store) -> Result<(), Refused> {
        match self.face_on(seat, store) {
            Some(Face::Contract(contract)) => {
                if self.board(seat).contracts.iter().all(Option::is_some) {
                    Err(TI_7_4.refuse("all contract spaces are covered"))
                } else if self.payers(seat, contract).next().is_none() {
                    Err(TI_7_4.refuse("the goods are missing"))
                } else {
                    Ok(())
                }
            }
            _ => Err(TI_7_4.refuse("no contract lies there")),
        }
    }

    /// The kinds of goods that can pay the identical part and leave enough for the rest.
    fn payers<'a>(&'a self, seat: Seat, contract: &'a Contract) -> impl Iterator<Item = Good> + 'a {
        let goods = &self.board(seat).goods;
        // Most contracts cannot be paid whatever the kind.
        let kinds = if goods.cover(&contract.goods) { Good::ALL } else { &[] };
        kinds.iter().copied().filter(|kind| goods.cover(&contract.price(*kind)))
    }

    /// TI-7.4 — The goods are paid; which identical ones is asked if several kinds can pay.
    pub(crate) fn fulfil(&mut self, store: Store, events: &mut impl Events<Event>) {
        let contract = self.contract_on(store);
        if contract.identical == 0 {
            self.complete_contract(store, contract.goods, events);
        } else {
            self.frames.push(Frame::Identical { store });
        }
    }

    fn contract_on(&self, store: Store) -> Contract {
        match self.face_on(self.active(), store) {
            Some(Face::Contract(contract)) => *contract,
            other => panic!("{other:?} on {store} is no contract"),
        }
    }

    /// TI-18.7 — Each kind that can pay the whole cost.
    pub(crate) fn payer_options(&self, seat: Seat, store: Store, visit: &mut impl FnMut(Action)) {
        let contract = self.contract_on(store);
        self.payers(seat, &contract).for_each(|kind| visit(Action::With(kind)));
    }

    /// TI-7.4 — A kind that can pay.
    pub(crate) fn may_pay_with(&self, seat: Seat, store: Store, kind: Good) -> Result<(), Refused> {
        if self.board(seat).goods.cover(&self.contract_on(store).price(kind)) {
            Ok(())
        } else {
            Err(TI_7_4.refuse("the goods are missing"))
        }
    }

    /// TI-7.4 — The identical goods are of this kind.
    pub(crate) fn pay_with(&mut self, store: Store, kind: Good, events: &mut impl Events<Event>) {
        self.frames.pop();
        self.complete_contract(store, self.contract_on(store).price(kind), events);
    }

    /// TI-7.4 — The tile moves to the leftmost empty contract space, whose pillar comes to the
    /// supply; both score, then the extra is gained.
    fn complete_contract(
        &mut self,
        store: Store,
        price: [u8; GOODS],
        events: &mut impl Events<Event>,
    ) {
        let (seat, contract) = (self.active(), self.contract_on(store));
        let tile = self.take_from_store(seat, store);
        let parts = self.parts;
        let board = self.board_mut(seat);
        Good::ALL.iter().zip(price).for_each(|(good, count)| board.goods.pay(*good, count));
        let space = board.contracts.iter().position(Option::is_none).expect("a space is free");
        board.contracts[space] = Some(tile);
        board.pillars += u8::from(parts.contract_spaces[space].pillar);
        events.tell_all(|| Event::Fulfilled { seat, tile, space: space as u8 + 1 });
        let vp = contract.vp + parts.contract_spaces[space].vp;
        self.score_points(seat, Line::Contracts, vp.into(), events);
        self.take_effect(contract.extra, events);
    }

    /// TI-7.5 — A free crest space and its food.
    #[inline]
    fn may_hang(&self, seat: Seat, building: Building) -> Result<(), Refused> {
        let board = self.board(seat);
        if board.crests[building.index()].is_some() {
            Err(TI_7_5.refuse("the crest space is taken"))
        } else if board.goods.of(Good::Food) < self.parts.building(building).food.into() {
            Err(TI_7_5.refuse("too little food"))
        } else {
            Ok(())
        }
    }

    /// TI-7.5, TI-9.8 — Food paid, crest in its space; marker; reward.
    pub(crate) fn hang(
        &mut self,
        store: Store,
        building: Building,
        events: &mut impl Events<Event>,
    ) {
        let seat = self.active();
        let tile = self.take_from_store(seat, store);
        let face = *self.parts.building(building);
        let board = self.board_mut(seat);
        board.goods.pay(Good::Food, face.food);
        board.crests[building.index()] = Some(tile);
        events.tell_all(|| Event::CrestPlaced { seat, tile, building: building.number() });
        self.complete_building(seat, building, events);
        self.take_reward(face.reward, events);
    }

    /// TI-7.5 — The reward of a crest space.
    fn take_reward(&mut self, reward: Reward, events: &mut impl Events<Event>) {
        match reward {
            Reward::House => self.frames.push(Frame::RewardHouse),
            Reward::Pillar => self.frames.push(Frame::RewardPillar),
            Reward::Move(who) => self.frames.push(Frame::RewardMove(who)),
            Reward::AnyGoods(count) => self.take_effect(Effect::AnyGoods(count), events),
            Reward::Gain(gain) => self.take_effect(Effect::Gain(gain), events),
        }
    }

    /// TI-7.6 — Only some helpers have a condition (TI-7.10).
    #[inline]
    fn may_use(&self, seat: Seat, store: Store) -> Result<(), Refused> {
        let in_main = self.frames.is_empty() && self.step == Step::Main;
        match self.face_on(seat, store) {
            Some(Face::Helper(Effect::DieAp(_))) if !in_main => {
                Err(TI_7_6.refuse("it adds only to the points of the die"))
            }
            Some(Face::Helper(Effect::DieGood)) => {
                Err(TI_7_6.refuse("it is used while the die is taken"))
            }
            Some(Face::Helper(Effect::Building)) if self.board(seat).all_lodged() == 0 => {
                Err(TI_7_6.refuse("no character lives with you"))
            }
            Some(Face::Helper(_)) => Ok(()),
            _ => Err(TI_7_6.refuse("no helper lies there")),
        }
    }

    /// TI-7.6, TI-7.9 — The helper leaves the storehouse, then its effect is gained.
    pub(crate) fn help(&mut self, store: Store, events: &mut impl Events<Event>) {
        let seat = self.active();
        if let Some(&Face::Helper(effect)) = self.face_on(seat, store) {
            self.use_up_helper(seat, store, events);
            self.take_effect(effect, events);
        }
    }

    /// TI-7.6 — A used helper leaves the game, but may come back (TI-15.4).
    pub(crate) fn use_up_helper(
        &mut self,
        seat: Seat,
        store: Store,
        events: &mut impl Events<Event>,
    ) {
        let tile = self.take_from_store(seat, store);
        self.put_aside(tile);
        events.tell_all(|| Event::HelperUsed { seat, tile });
    }

    /// TI-7.7 — An own pillar, no tile of this cathedral yet, and its stone.
    #[inline]
    pub(crate) fn may_contribute(&self, seat: Seat, cathedral: Cathedral) -> Result<(), Refused> {
        let board = self.board(seat);
        let stone = self.costs[cathedral.index()].map(|cost| self.parts.cost(cost).stone);
        if !board.pillared.contains(cathedral) {
            Err(TI_7_7.refuse("no pillar of yours stands there"))
        } else if board.held[cathedral.index()].is_some() {
            Err(TI_7_7.refuse("you have contributed there"))
        } else if self.tiles_left[cathedral.index()] == 0 {
            Err(TI_7_7.refuse("no tile is left there"))
        } else if stone.is_some_and(|stone| board.goods.of(Good::Stone) < stone.into()) {
            Err(TI_7_7.refuse("too little stone"))
        } else {
            Ok(())
        }
    }

    /// TI-7.7 — The stone is paid; the top tile and the cost tile score.
    pub(crate) fn contribute(&mut self, cathedral: Cathedral, events: &mut impl Events<Event>) {
        let seat = self.active();
        let cost = *self.cost_of(cathedral);
        self.board_mut(seat).goods.pay(Good::Stone, cost.stone);
        self.take_cathedral_tile(seat, cathedral, events);
    }
}

/// The storehouse spaces with a kind of tile.
fn stores_of(game: &Tiletum, board: &Board, kind: Kind) -> impl Iterator<Item = Store> + use<> {
    let of_kind = |tile: Tile| game.parts.kinds[tile.index()] == kind;
    let held = board.store.map(|tile| tile.is_some_and(of_kind));
    Store::all().filter(move |store| held[store.index()])
}

/// TI-7.3 — What a trade costs.
const PRICE_OF_A_GOOD: u8 = 2;
