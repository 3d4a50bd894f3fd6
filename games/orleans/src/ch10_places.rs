//! Chapter 10: the places of the player board, and how any place takes effect.

use kernel::names::Set;
use kernel::saying::Fact;
use kernel::{Events, Refused, RuleId, Seat};

use crate::model::action::Action;
use crate::model::effect::Effect;
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::map::{Edge, Town, Way};
use crate::model::pieces::{Follower, Good, Hourglass};
use crate::model::places::Place;
use crate::model::question::Question;
use crate::model::state::Orleans;

impl Orleans {
    /// OR-9.5 — An action can be chosen only if its effect can be carried out.
    pub(crate) fn may_take_effect(&self, seat: Seat, place: Place) -> Result<(), Refused> {
        let rule = rule_of(place);
        match self.parts.effect(place) {
            Effect::Recruit(follower) => self.may_recruit(seat, follower, rule),
            Effect::RecruitOneOf(choice) => self.may_recruit_one_of(seat, choice),
            Effect::Move(way) => self.may_move(seat, way, rule),
            Effect::BuildStation => self.may_build(seat),
            Effect::Deeds | Effect::Tower => self.may_serve_at_all(seat, place, rule),
            Effect::Good(good) => self.market_has(good, rule),
            Effect::Technology => self.technology_left(rule),
            Effect::BuyDevelopment { least, .. } => self.has_coins(seat, least, rule),
            Effect::Goldsmith => self.has_goods(seat, rule),
            Effect::Bake { coins, least, .. } => self.may_bake_at_all(seat, coins, least),
            Effect::RepeatBonus => self.may_hide(seat),
            Effect::MoveOther { coins } => self.has_coins(seat, coins, rule),
            Effect::Gain { .. }
            | Effect::CoinsByLevel
            | Effect::CoinsByStations
            | Effect::CoinsByFollowers { .. } => Ok(()),
            Effect::Bathhouse | Effect::Substitute { .. } | Effect::Shield => {
                self.has_action(place)
            }
        }
    }

    /// OR-15.8, OR-15.9, OR-15.10, OR-22.5 — Some tiles are never used in phase 5.
    pub(crate) fn has_action(&self, place: Place) -> Result<(), Refused> {
        match self.parts.effect(place) {
            Effect::Bathhouse | Effect::Substitute { .. } | Effect::Shield => {
                Err(rule_of(place).refuse("the tile has no action"))
            }
            _ => Ok(()),
        }
    }

    /// OR-9.7 — Carries the action out, or asks for its parameters.
    pub(crate) fn take_effect(
        &mut self,
        seat: Seat,
        place: Place,
        events: &mut impl Events<Event>,
    ) {
        match self.parts.effect(place) {
            Effect::Recruit(follower) => self.recruit(seat, follower, events),
            Effect::RecruitOneOf(_) => self.question = Question::Village,
            Effect::Move(way) => self.question = Question::Go(way),
            Effect::BuildStation => self.build(seat, events),
            Effect::Deeds | Effect::Tower => self.question = Question::Serve { second: false },
            Effect::BuyDevelopment { .. } => self.question = Question::Pharmacy,
            Effect::Goldsmith => self.question = Question::Goldsmith,
            Effect::Bake { .. } => self.question = Question::Bakery,
            Effect::RepeatBonus => self.question = Question::HidingGood,
            Effect::MoveOther { .. } => self.question = Question::Court,
            gain => self.gain(seat, gain, events),
        }
    }

    /// Effects that only bring something.
    fn gain(&mut self, seat: Seat, effect: Effect, events: &mut impl Events<Event>) {
        let player = self.player(seat);
        match effect {
            Effect::Gain { coins, development } => {
                self.take_coins(seat, coins, events);
                self.develop(seat, development, events);
            }
            Effect::CoinsByLevel => {
                self.take_coins(seat, self.parts.level(player.development), events);
            }
            Effect::CoinsByStations => {
                self.take_coins(seat, player.stations.len() as u8, events);
            }
            Effect::CoinsByFollowers { each } => {
                self.take_coins(seat, each * player.mat.theatre.total() as u8, events);
            }
            Effect::Good(good) => self.take_good(seat, good, events),
            Effect::Technology => self.take_technology(seat, events),
            other => unreachable!("{other:?} asks something or has no action"),
        }
        self.end_action(events);
    }

    /// OR-10.2 — The Village recruits exactly one of its followers.
    pub(crate) fn village_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        if let Effect::RecruitOneOf(choice) = self.parts.effect(self.using) {
            choice
                .iter()
                .filter(|follower| self.may_recruit(seat, *follower, OR_10_2).is_ok())
                .for_each(|follower| visit(Action::Recruit(follower)));
        }
    }

    /// OR-10.2 — Only a follower that the Village offers.
    pub(crate) fn may_choose(&self, seat: Seat, follower: Follower) -> Result<(), Refused> {
        match self.parts.effect(self.using) {
            Effect::RecruitOneOf(choice) if choice.contains(follower) => {
                self.may_recruit(seat, follower, OR_10_2)
            }
            _ => Err(OR_10_2.refuse("the place recruits others")),
        }
    }

    fn may_recruit_one_of(&self, seat: Seat, choice: Set<Follower>) -> Result<(), Refused> {
        let mut refusal = Ok(());
        for follower in choice.iter() {
            match self.may_recruit(seat, follower, OR_10_2) {
                Ok(()) => return Ok(()),
                refused => refusal = refused,
            }
        }
        refusal
    }

    /// OR-10.1 to OR-10.5 — Supply, marker and bonus; OR-16.1 — no monks under Pilgrimage.
    fn may_recruit(&self, seat: Seat, follower: Follower, rule: RuleId) -> Result<(), Refused> {
        if follower == Follower::Monk && self.event == Some(Hourglass::Pilgrimage) {
            return Err(OR_16_1.refuse("pilgrimage forbids recruiting monks"));
        }
        if follower != Follower::Monk {
            self.may_advance(seat, follower, rule)?;
        }
        if self.supply[follower] == 0 {
            let fact = Fact::Word(follower.word());
            return Err(rule.refuse("no such follower is left").because("follower", fact));
        }
        Ok(())
    }

    /// OR-10.6, OR-10.7 — The merchant's town needs an edge of that way.
    fn may_move(&self, seat: Seat, way: Way, rule: RuleId) -> Result<(), Refused> {
        match self.player(seat).merchant.neighbors(way).is_empty() {
            false => Ok(()),
            true => Err(rule.refuse("no such way leaves the town")),
        }
    }

    /// OR-10.6 — A neighboring town along the place's way.
    pub(crate) fn may_go(&self, seat: Seat, way: Way, town: Town) -> Result<(), Refused> {
        match self.player(seat).merchant.neighbors(way).contains(town) {
            true => Ok(()),
            false => Err(rule_of(self.using).refuse("no such way leads there")),
        }
    }

    /// OR-10.6 — The merchant moves; a good of the edge may be taken.
    pub(crate) fn travel(
        &mut self,
        owner: Seat,
        town: Town,
        way: Way,
        events: &mut impl Events<Event>,
    ) {
        let seat = self.turn;
        let from = std::mem::replace(&mut self.player_mut(owner).merchant, town);
        events.tell_all(|| Event::Moved { seat, owner, from, to: town });
        let edge = from.edge_to(town, way).expect("merchants move along edges");
        if self.goods_on(edge).is_empty() {
            self.end_action(events);
        } else {
            self.question = Question::Take(edge.0);
        }
    }

    /// OR-10.6 — One good lying there, or none.
    pub(crate) fn may_take(&self, edge: Edge, good: Option<Good>) -> Result<(), Refused> {
        match good {
            Some(good) if !self.goods_on(edge).contains(good) => {
                Err(rule_of(self.using).refuse("no such good lies there"))
            }
            _ => Ok(()),
        }
    }

    /// OR-10.6 — The good is taken; OR-19.3 — it is not replaced.
    pub(crate) fn collect(
        &mut self,
        edge: Edge,
        good: Option<Good>,
        events: &mut impl Events<Event>,
    ) {
        if let Some(good) = good {
            let seat = self.turn;
            let spaces = &mut self.map[edge.index()];
            let space = spaces.iter_mut().find(|space| **space == Some(good));
            *space.expect("the good lies there") = None;
            // The goods of an edge have no order: the first spaces are the filled ones.
            spaces.sort_by_key(Option::is_none);
            self.player_mut(seat).goods.add(good.into());
            events.tell_all(|| Event::GoodCollected { seat, good, edge: edge.key() });
        }
        self.end_action(events);
    }

    /// OR-10.8 — A station in stock, and a town without one; in Orléans everybody may have one.
    fn may_build(&self, seat: Seat) -> Result<(), Refused> {
        let player = self.player(seat);
        let town = player.merchant;
        let taken = match town == self.parts.shared_town {
            true => player.stations.contains(town),
            false => self.seats.iter().any(|player| player.stations.contains(town)),
        };
        if player.stock == 0 {
            Err(OR_10_8.refuse("no station is in stock"))
        } else if taken {
            Err(OR_10_8.refuse("the town has its station").because("town", Fact::Word(town.word())))
        } else {
            Ok(())
        }
    }

    /// OR-10.8 — A station stands in the merchant's town.
    fn build(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        let player = self.player_mut(seat);
        let town = player.merchant;
        player.stock -= 1;
        player.stations.insert(town);
        events.tell_all(|| Event::StationBuilt { seat, town });
        self.end_action(events);
    }
}

/// The rule that describes a place.
pub(crate) fn rule_of(place: Place) -> RuleId {
    match place {
        Place::FarmHouse => OR_10_1,
        Place::Village => OR_10_2,
        Place::University => OR_10_3,
        Place::Castle => OR_10_4,
        Place::Monastery => OR_10_5,
        Place::Ship => OR_10_6,
        Place::Wagon => OR_10_7,
        Place::Guildhall => OR_10_8,
        Place::Scriptorium => OR_10_9,
        Place::TownHall => OR_10_10,
        Place::Hayrick
        | Place::CheeseFactory
        | Place::Winery
        | Place::WoolManufacturer
        | Place::TailorShop => OR_15_1,
        Place::Brewery | Place::Cellar => OR_15_2,
        Place::ShippingLine | Place::Library | Place::Windmill => OR_15_3,
        Place::Pharmacy => OR_15_4,
        Place::Office | Place::Hospital => OR_15_5,
        Place::HorseWagon => OR_15_6,
        Place::Laboratory => OR_15_7,
        Place::Bathhouse => OR_15_8,
        Place::School | Place::HerbGarden => OR_15_9,
        Place::Sacristy => OR_15_10,
        Place::GunpowderTower => OR_15_11,
        Place::Goldsmith => OR_22_1,
        Place::Bakery => OR_22_2,
        Place::HidingPlace => OR_22_3,
        Place::Court => OR_22_4,
        Place::Barracks => OR_22_5,
        Place::Theatre => OR_22_6,
    }
}
