//! Chapter 5: building.

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::ch01_terms::{CAPTAIN, COOK, MINE};
use crate::model::action::Action;
use crate::model::cards::{CARDS, Card};
use crate::model::components::COSTS;
use crate::model::event::Event;
use crate::model::events::Effect;
use crate::model::frames::{Bill, BuildStep, Frame};
use crate::model::ids::*;
use crate::model::pieces::{Character, LANDSCAPES, Sailor};
use crate::model::pile::{Kinds, each, only};
use crate::model::spaces::Area;
use crate::model::state::{Build, Newdale, Wait};
use crate::model::tokens::{TOKEN_DISCOUNT, Token};

mod payment;
mod rewards;
mod towns;

pub(crate) use towns::Reach;

impl Newdale {
    /// ND-15.8 — What can be built, hired or bridged.
    pub(crate) fn build_options(&self, aaron: Option<Card>, visit: &mut impl FnMut(Action)) {
        if aaron.is_none() && self.build.bridge.is_none() {
            self.bridge_sites().for_each(|site| visit(Action::Bridge(site)));
        }
        let payable = self.buildable(&self.reach(self.build.bridge));
        let wanted = aaron.map_or(Kinds::MAX, only);
        each(payable & self.own().hand.kinds() & wanted).for_each(|c| visit(Action::Build(c)));
        if aaron.is_none() {
            each(payable & self.pool.kinds()).for_each(|card| visit(Action::BuildPool(card)));
        }
        if self.build.bridge.is_some() {
            return;
        }
        if aaron.is_none() {
            let sailors = Sailor::ALL.iter().copied();
            sailors
                .filter(|sailor| self.may_hire(*sailor).is_ok())
                .for_each(|s| visit(Action::Hire(s)));
        }
        visit(Action::Skip);
    }

    /// ND-7.17 — Whether Aaron's build can be completed.
    pub(crate) fn can_build(&self, card: Card) -> bool {
        self.buildable(&self.reach(None)) & only(card) != 0
    }

    /// ND-5.2 — The cards that could be built and paid with these towns in reach.
    pub(crate) fn buildable(&self, reach: &Reach) -> Kinds {
        let player = self.own();
        if player.supply == 0 {
            return 0;
        }
        let wealth = self.wealth(self.actor);
        let budget = wealth + u16::from(self.most_savings());
        let sets = &self.parts.sets;
        let within = |least: Option<u8>, discount: u16| {
            let extra = u16::from(least?);
            // Bridge and toll cannot be lowered, so goods must cover them.
            (extra <= wealth).then(|| usize::from(budget + discount - extra).min(COSTS - 1))
        };
        let mut kinds = within(reach.least, 0).map_or(0, |cost| sets.cheap_anywhere[cost]);
        for landscape in 0..LANDSCAPES {
            let cost = within(reach.least_in[landscape], LANDSCAPE_DISCOUNT.into());
            kinds |= cost.map_or(0, |cost| sets.cheap[landscape][cost]);
        }
        if self.free_areas(self.actor) == 0 {
            kinds &= !sets.production;
        }
        kinds
    }

    /// ND-5.3 — What event, tokens and Gunda can take off at most.
    fn most_savings(&self) -> u8 {
        let tokens = self.own().holds(Token::BuildDiscount) * TOKEN_DISCOUNT;
        self.event_discount() + tokens + self.gunda()
    }

    /// What Gunda can take off, while she is there.
    fn gunda(&self) -> u8 {
        match self.own().character {
            Some(Character::Gunda) => self.parts.gunda_discount,
            _ => 0,
        }
    }

    /// Event Builders' Fair: everything costs 2 less.
    pub(crate) fn event_discount(&self) -> u8 {
        let cheaper =
            self.event.is_some_and(|event| self.parts.event(event).effect == Effect::Cheaper);
        if cheaper { FAIR_DISCOUNT } else { 0 }
    }

    /// ND-5.5, ND-10.12 — The production areas that are free for a building, as bits.
    pub(crate) fn free_areas(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let reserved = if self.chapter().back { RESERVED_BACK } else { RESERVED_FRONT };
        let taken = player.areas.iter().enumerate().filter(|(_, card)| card.is_some());
        taken.fold(!reserved, |free, (place, _)| free & !(1 << place))
    }

    /// ND-15.8 — Whether this may be built, hired or bridged.
    pub(crate) fn may_begin_build(
        &self,
        aaron: Option<Card>,
        action: Action,
    ) -> Result<(), Refused> {
        let bridged = self.build.bridge.is_some();
        match action {
            Action::Build(card) if aaron.is_some_and(|own| own != card) => {
                Err(ND_7_9.refuse("only this Vineyard may be built now"))
            }
            Action::Build(card) => {
                self.may_find(self.own().hand.has(card), "the card is not in your hand")?;
                self.may_build(card)
            }
            Action::BuildPool(_) if aaron.is_some() => {
                Err(ND_7_9.refuse("only this Vineyard may be built now"))
            }
            Action::BuildPool(card) => {
                self.may_find(self.pool.has(card), "the card is not in the pool")?;
                self.may_build(card)
            }
            Action::Skip if !bridged => Ok(()),
            Action::Hire(sailor) if !bridged && aaron.is_none() => self.may_hire(sailor),
            Action::Bridge(site) if !bridged && aaron.is_none() => self.may_bridge(site),
            Action::Skip | Action::Hire(_) | Action::Bridge(_) if bridged => {
                Err(ND_15_8.refuse("a card must follow the bridge"))
            }
            _ => Err(self.not_asked()),
        }
    }

    fn may_find(&self, found: bool, why: &'static str) -> Result<(), Refused> {
        if found { Ok(()) } else { Err(ND_5_2.refuse(why)) }
    }

    /// ND-5.2 — Whether every step of the build can be done; if not, which one stands in the way.
    fn may_build(&self, card: Card) -> Result<(), Refused> {
        let reach = self.reach(self.build.bridge);
        if self.buildable(&reach) & only(card) != 0 {
            return Ok(());
        }
        if self.own().supply == 0 {
            return Err(ND_5_7.refuse("no house is left"));
        }
        if !card.is_special() && self.free_areas(self.actor) == 0 {
            return Err(ND_5_5.refuse("no production area is free"));
        }
        match reach.least {
            None => Err(ND_5_6.refuse("no town is within range")),
            Some(_) => Err(ND_5_4.refuse("you cannot pay for it")),
        }
    }

    /// ND-5.2 — The card is chosen: it leaves the hand or the pool.
    pub(crate) fn choose_card(&mut self, card: Card, pool: bool) {
        match pool {
            true => self.pool.take(card),
            false => self.own_mut().give(card),
        }
        self.build.card = Some(card);
        self.frames.replace(Frame::Construction { step: BuildStep::Town });
    }

    /// ND-3.5, ND-3.6 — No build.
    pub(crate) fn skip_build(&mut self) {
        self.build = Build::default();
        self.frames.pop();
    }

    /// ND-5.11 — One build, step by step.
    pub(crate) fn go_on_with_build(&mut self, step: BuildStep, events: &mut impl Events<Event>) {
        match step {
            BuildStep::Town => self.wait = Wait::Turn,
            BuildStep::Reduce if self.can_reduce() => self.wait = Wait::Turn,
            BuildStep::Reduce => self.next_build_step(BuildStep::Pay),
            BuildStep::Pay => {
                let after =
                    if self.build.card.is_some() { BuildStep::Toll } else { BuildStep::Crew };
                self.next_build_step(after);
                self.bill(self.build.cost + self.build.extra, Bill::Coins);
            }
            BuildStep::Toll => self.pay_tolls(events),
            BuildStep::Area => self.choose_area(events),
            BuildStep::Bridge => self.place_bridge(events),
            BuildStep::House => self.place_house(events),
            BuildStep::Harbor => self.call_at_harbor(),
            BuildStep::Bonus if self.bonus_fields() != 0 => self.wait = Wait::Turn,
            BuildStep::Bonus => self.next_build_step(BuildStep::Effect),
            BuildStep::Effect => self.finish_build(),
            BuildStep::Crew => self.come_aboard(events),
        }
    }

    pub(crate) fn next_build_step(&mut self, step: BuildStep) {
        self.frames.replace(Frame::Construction { step });
    }

    /// ND-5.12, ND-10.13 — A reduction is at hand and there is something to lower; sailors know
    /// none.
    fn can_reduce(&self) -> bool {
        let at_hand = self.own().holds(Token::BuildDiscount) > 0 || self.gunda() > 0;
        at_hand && self.build.cost > 0 && self.build.card.is_some()
    }

    /// ND-15.11 — Tokens, Gunda, or enough of it.
    pub(crate) fn reduce_options(&self, visit: &mut impl FnMut(Action)) {
        let all = [Action::Use(Token::BuildDiscount), Action::Play(Character::Gunda), Action::Done];
        all.into_iter().filter(|action| self.may_reduce(*action).is_ok()).for_each(visit);
    }

    /// ND-15.11 — Whether this lowers the cost of the build, or ends the reductions.
    pub(crate) fn may_reduce(&self, action: Action) -> Result<(), Refused> {
        match action {
            Action::Use(Token::BuildDiscount) => self.may_hold(Token::BuildDiscount),
            Action::Play(Character::Gunda) if self.gunda() > 0 => Ok(()),
            Action::Play(who) => self.may_be_at_hand(who),
            Action::Use(_) => Err(ND_7_10.refuse("this token does not belong here")),
            Action::Done => self.may_afford(self.build.cost + self.build.extra),
            _ => Err(self.not_asked()),
        }
    }

    /// ND-7.1, ND-7.10 — A character that is not here, or belongs elsewhere.
    fn may_be_at_hand(&self, who: Character) -> Result<(), Refused> {
        match self.own().character == Some(who) {
            true => Err(ND_7_10.refuse("this character does not belong here")),
            false => Err(ND_7_1.refuse("this character is not before you")),
        }
    }

    /// ND-7.1 — A token that lies before the player.
    pub(crate) fn may_hold(&self, token: Token) -> Result<(), Refused> {
        match self.own().holds(token) {
            0 => Err(ND_7_1.refuse("no such token is before you")),
            _ => Ok(()),
        }
    }

    /// ND-15.11 — Reductions end only when the rest can be paid.
    pub(crate) fn may_afford(&self, cost: u8) -> Result<(), Refused> {
        match self.wealth(self.actor) >= cost.into() {
            true => Ok(()),
            false => Err(ND_15_11.refuse("the rest cannot be paid")),
        }
    }

    /// ND-5.3 — The cost is lowered, never below 0.
    pub(crate) fn reduce(&mut self, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Use(token) => {
                self.spend_token(token, events);
                self.build.cost = self.build.cost.saturating_sub(TOKEN_DISCOUNT);
            }
            Action::Play(character) => {
                let saved = self.gunda();
                self.spend_character(character, events);
                self.build.cost = self.build.cost.saturating_sub(saved);
            }
            _ => self.next_build_step(BuildStep::Pay),
        }
    }

    /// ND-5.5 — A special building needs no area, a production building is asked if there is a
    /// choice.
    fn choose_area(&mut self, events: &mut impl Events<Event>) {
        let card = self.build.card.expect("a card is built");
        let free = self.free_areas(self.actor);
        match (card.is_special(), free.count_ones()) {
            (true, _) => {
                self.own_mut().specials[card.special()] += 1;
                self.placed(events);
            }
            (false, 1) => self.place_card(Area(free.trailing_zeros() as u8), events),
            _ => self.wait = Wait::Turn,
        }
    }

    /// ND-5.5 — An area that is free for buildings.
    pub(crate) fn may_use_area(&self, area: Area) -> Result<(), Refused> {
        if self.free_areas(self.actor) >> area.0 & 1 != 0 {
            return Ok(());
        }
        match self.chapter().back && area.index() == COOK {
            true => Err(ND_10_12.refuse("the area is the Cook's")),
            false => Err(ND_5_5.refuse("the area is taken")),
        }
    }

    /// ND-5.5 — The free areas.
    pub(crate) fn area_options(&self, visit: &mut impl FnMut(Action)) {
        let free = Area::all().filter(|area| self.may_use_area(*area).is_ok());
        free.for_each(|area| visit(Action::Area(area)));
    }

    /// ND-5.2 — The card is placed.
    pub(crate) fn place_card(&mut self, area: Area, events: &mut impl Events<Event>) {
        self.own_mut().areas[area.index()] = self.build.card;
        self.placed(events);
    }

    fn placed(&mut self, events: &mut impl Events<Event>) {
        let seat = self.actor;
        let (card, town) = (self.build.card, self.build.town);
        let (card, town) = (card.expect("a card is built"), town.expect("a town is chosen"));
        self.carried_out = true;
        events.tell_all(|| Event::Built { seat, card, town });
        self.next_build_step(BuildStep::Bridge);
    }
}

/// What a fitting landscape takes off (ND-5.3).
pub(crate) const LANDSCAPE_DISCOUNT: u8 = 3;
/// What the Builders' Fair takes off.
const FAIR_DISCOUNT: u8 = 2;
/// Areas that no building goes to, as bits.
const RESERVED_FRONT: u8 = 1 << MINE;
const RESERVED_BACK: u8 = 1 << MINE | 1 << CAPTAIN | 1 << COOK;

const _: () = assert!(CARDS <= 128, "a set of cards fits into its bits");
