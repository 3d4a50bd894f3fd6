//! Chapter 6: production.

use kernel::names::{Name, Set};
use kernel::{Events, Refused, Seat};

use crate::model::action::{Action, MOST_CHAIN};
use crate::model::cards::Card;
use crate::model::components::{Chain, Plant};
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{COLORS, Color, Good, Resource};
use crate::model::pile::each;
use crate::model::spaces::{Area, Mode};
use crate::model::state::{Newdale, Wait};
use crate::model::tokens::Token;

impl Newdale {
    /// ND-6.1 — Assistants first, then the chain; an empty area does nothing.
    pub(crate) fn activate(&mut self, area: Area, mode: Mode) {
        if self.plant(self.actor, area).is_some() {
            self.frames.push(Frame::Chain { area, made: 0, last: false });
            self.frames.push(Frame::Produce { area, mode });
        }
    }

    fn active_plant(&self, area: Area) -> Plant {
        self.plant(self.actor, area).expect("only areas with a building are activated")
    }

    /// ND-6.3, ND-6.13 — How many assistants are missing.
    pub(crate) fn shortfall(&self, seat: Seat, plant: &Plant, area: Area, mode: Mode) -> u8 {
        self.missing(self.labor(seat), plant, area, mode)
    }

    /// ND-6.3, ND-6.13 — The same of a labor market.
    pub(crate) fn missing(&self, labor: [u8; COLORS], plant: &Plant, area: Area, mode: Mode) -> u8 {
        let shown = plant.needs.iter().zip(labor).filter(|(need, _)| **need > 0);
        let (mut missing, mut spare) = (0u8, 0u8);
        for (need, there) in shown {
            missing += need.saturating_sub(there);
            spare += there.saturating_sub(*need);
        }
        let modifier = self.parts.area(area, mode).modifier;
        match modifier < 0 {
            true => missing.saturating_sub(modifier.unsigned_abs()),
            false => missing + modifier.unsigned_abs().saturating_sub(spare),
        }
    }

    /// ND-6.5 — The need is met, or tokens and cards can cover it; ND-10.24 — the Captain needs
    /// water ahead.
    pub(crate) fn may_assist(&self, area: Area, mode: Mode) -> Result<(), Refused> {
        let plant = self.active_plant(area);
        let missing = self.shortfall(self.actor, &plant, area, mode);
        if plant.good.is_none() && self.room_ahead(self.actor) == 0 {
            return Err(self.not_asked());
        }
        match missing <= self.cover(self.own().holds(Token::Assistant)) {
            true => Ok(()),
            false => Err(ND_6_5.refuse("too many assistants are missing")),
        }
    }

    /// ND-6.5 — How many missing assistants so many tokens and all hand cards cover.
    fn cover(&self, tokens: u8) -> u8 {
        tokens + self.own().hand.len() / self.compensation(self.actor)
    }

    /// ND-15.20, ND-15.31 — The question is asked if assistants can produce.
    pub(crate) fn go_on_with_production(&mut self, area: Area, mode: Mode) {
        match self.may_assist(area, mode) {
            Ok(()) => self.wait = Wait::Turn,
            Err(_) => self.frames.pop(),
        }
    }

    /// ND-6.1 — Assistants produce, once every missing one is covered.
    pub(crate) fn assist(&mut self, area: Area, mode: Mode, events: &mut impl Events<Event>) {
        let missing = self.shortfall(self.actor, &self.active_plant(area), area, mode);
        self.cover_rest(area, mode, missing, events);
    }

    fn cover_rest(&mut self, area: Area, mode: Mode, missing: u8, events: &mut impl Events<Event>) {
        match missing {
            0 => self.produce(area, mode, events),
            _ => self.frames.replace(Frame::Cover { area, mode, missing }),
        }
    }

    /// ND-6.4 — Exactly the output number of goods; the Captain moves the ship instead.
    fn produce(&mut self, area: Area, mode: Mode, events: &mut impl Events<Event>) {
        let plant = self.active_plant(area);
        let output = plant.output.unwrap_or(self.parts.area(area, mode).output);
        let Some(good) = plant.good else {
            let most = output.min(self.room_ahead(self.actor));
            return self.frames.replace(Frame::Sail { most, paid: false });
        };
        self.frames.pop();
        self.carried_out = true;
        self.gain_goods(self.actor, good, output, events);
    }

    /// ND-6.14 — A token for one missing assistant, or cards for all.
    pub(crate) fn cover_options(&self, missing: u8, visit: &mut impl FnMut(Action)) {
        let all = [Action::Use(Token::Assistant), Action::Cards];
        all.into_iter().filter(|action| self.may_cover(missing, *action).is_ok()).for_each(visit);
    }

    /// ND-6.14 — A token only if the rest can still be covered.
    pub(crate) fn may_cover(&self, missing: u8, action: Action) -> Result<(), Refused> {
        let tokens = self.own().holds(Token::Assistant);
        match action {
            Action::Use(Token::Assistant) if tokens == 0 => {
                Err(ND_6_5.refuse("no such token is before you"))
            }
            Action::Use(Token::Assistant) if missing <= self.cover(tokens) => Ok(()),
            Action::Cards if missing <= self.cover(0) => Ok(()),
            Action::Use(Token::Assistant) | Action::Cards => {
                Err(ND_6_5.refuse("too many assistants are missing"))
            }
            Action::Use(_) => Err(ND_7_10.refuse("this token does not belong here")),
            _ => Err(self.not_asked()),
        }
    }

    /// ND-6.14 — One token less, or the cards that follow.
    pub(crate) fn cover_with(
        &mut self,
        frame: Frame,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        let Frame::Cover { area, mode, missing } = frame else { return };
        if action == Action::Cards {
            let left = missing * self.compensation(self.actor);
            return self.frames.replace(Frame::CoverCards { area, mode, left });
        }
        self.spend_token(Token::Assistant, events);
        self.cover_rest(area, mode, missing - 1, events);
    }

    /// ND-6.5 — A card for missing assistants; after the last one production follows.
    pub(crate) fn cover_with_card(
        &mut self,
        frame: Frame,
        card: Card,
        events: &mut impl Events<Event>,
    ) {
        let Frame::CoverCards { area, mode, left } = frame else { return };
        self.discard_card(self.actor, card, events);
        match left {
            1 => self.produce(area, mode, events),
            _ => self.frames.replace(Frame::CoverCards { area, mode, left: left - 1 }),
        }
    }

    /// ND-15.31 — The chain is asked while it could go on for all that others know.
    pub(crate) fn chain_could_run(&self, seat: Seat, chain: Chain) -> bool {
        match chain {
            Chain::None => false,
            Chain::Cards(_) => !self.player(seat).hand.is_empty(),
            _ => self.chain_runs(seat, chain),
        }
    }

    /// ND-6.8 — Whether the chain can make something.
    pub(crate) fn chain_runs(&self, seat: Seat, chain: Chain) -> bool {
        let player = self.player(seat);
        match chain {
            Chain::None => false,
            Chain::Cards(resource) => self.fitting(seat, resource) != 0,
            Chain::Grapes => Color::ALL.iter().any(|c| player.stock(Good::grapes(*c)) > 0),
            Chain::Good(_) | Chain::Pair(..) => self.most_chain(seat, chain) > 0,
        }
    }

    /// ND-1.2 — The hand cards that show a resource.
    pub(crate) fn fitting(&self, seat: Seat, resource: Resource) -> u128 {
        self.player(seat).hand.kinds() & self.parts.sets.resources[resource.index()]
    }

    /// ND-6.8, ND-15.30 — How many goods a chain can make at once.
    fn most_chain(&self, seat: Seat, chain: Chain) -> u8 {
        let player = self.player(seat);
        let most = match chain {
            Chain::Good(good) => player.stock(good),
            Chain::Pair(one, two) => player.stock(one).min(player.stock(two)),
            _ => 0,
        };
        most.min(MOST_CHAIN)
    }

    /// The chain goes on, or ends by itself when nothing can follow.
    pub(crate) fn go_on_with_chain(
        &mut self,
        area: Area,
        made: u8,
        last: bool,
        events: &mut impl Events<Event>,
    ) {
        let chain = self.active_plant(area).chain;
        let single = matches!(chain, Chain::Good(_) | Chain::Pair(..));
        match self.chain_could_run(self.actor, chain) && !(single && made > 0) {
            true => self.wait = Wait::Turn,
            false => self.end_chain(area, made, last, events),
        }
    }

    /// ND-15.22 — What can be fed, or the end of it.
    pub(crate) fn chain_options(&self, frame: Frame, visit: &mut impl FnMut(Action)) {
        let Frame::Chain { area, made, last } = frame else { return };
        let (seat, chain) = (self.actor, self.active_plant(area).chain);
        match chain {
            Chain::Cards(resource) => {
                each(self.fitting(seat, resource)).for_each(|card| visit(Action::Feed(card)));
            }
            Chain::Grapes => {
                let grapes = Color::ALL.iter().filter(|c| self.own().stock(Good::grapes(**c)) > 0);
                grapes.for_each(|color| visit(Action::FeedGrapes(*color)));
            }
            _ => (1..=self.most_chain(seat, chain)).for_each(|n| visit(Action::Chain(n))),
        }
        if !(last && made == 0) {
            visit(Action::Done);
        }
    }

    /// ND-6.8 — Whether the chain takes this.
    pub(crate) fn may_chain(&self, frame: Frame, action: Action) -> Result<(), Refused> {
        let Frame::Chain { area, made, last } = frame else { return Err(self.not_asked()) };
        let chain = self.active_plant(area).chain;
        let fits = match (chain, action) {
            (_, Action::Done) if last && made == 0 => {
                return Err(ND_15_22.refuse("a chain that was chosen must run"));
            }
            (_, Action::Done) => true,
            (Chain::Cards(resource), Action::Feed(card)) => {
                self.fitting(self.actor, resource) >> card as u8 & 1 != 0
            }
            (Chain::Grapes, Action::FeedGrapes(color)) => self.own().stock(Good::grapes(color)) > 0,
            (Chain::Good(_) | Chain::Pair(..), Action::Chain(n)) => {
                n <= self.most_chain(self.actor, chain)
            }
            (_, Action::Feed(_) | Action::FeedGrapes(_) | Action::Chain(_)) => false,
            _ => return Err(self.not_asked()),
        };
        if fits { Ok(()) } else { Err(ND_6_8.refuse("the chain cannot use this")) }
    }

    /// ND-6.8 — Cards or goods go in, goods come out.
    pub(crate) fn feed(&mut self, frame: Frame, action: Action, events: &mut impl Events<Event>) {
        let Frame::Chain { area, made, last } = frame else { return };
        let seat = self.actor;
        let plant = self.active_plant(area);
        let n = match (plant.chain, action) {
            (_, Action::Feed(card)) => {
                self.discard_card(seat, card, events);
                1
            }
            (_, Action::FeedGrapes(color)) => {
                self.return_goods(seat, Good::grapes(color), 1, events);
                1
            }
            (Chain::Good(good), Action::Chain(n)) => {
                self.return_goods(seat, good, n, events);
                n
            }
            (Chain::Pair(one, two), Action::Chain(n)) => {
                self.return_goods(seat, one, n, events);
                self.return_goods(seat, two, n, events);
                n
            }
            _ => return self.end_chain(area, made, last, events),
        };
        let good = plant.good.expect("a chain makes goods");
        self.gain_goods(seat, good, n, events);
        self.frames.replace(Frame::Chain { area, made: made.saturating_add(n), last });
    }

    /// ND-6.9 — One more good if the chain made something; none in final production (ND-9.3).
    fn end_chain(&mut self, area: Area, made: u8, last: bool, events: &mut impl Events<Event>) {
        self.frames.pop();
        if made == 0 {
            return;
        }
        self.carried_out = true;
        if !last && let Some(good) = self.active_plant(area).good {
            self.gain_goods(self.actor, good, CHAIN_BONUS, events);
        }
    }

    /// ND-9.3 — The chains of a player that did not run yet, as far as others know.
    pub(crate) fn has_chain_left(&self) -> bool {
        self.unused_chains().any(|(_, chain)| self.chain_could_run(self.actor, chain))
    }

    fn unused_chains(&self) -> impl Iterator<Item = (Area, Chain)> + '_ {
        let unused = Area::all().filter(|area| self.ran >> area.0 & 1 == 0);
        unused.filter_map(|area| Some((area, self.plant(self.actor, area)?.chain)))
    }

    /// ND-15.22 — The chains that can make something.
    pub(crate) fn run_options(&self, visit: &mut impl FnMut(Action)) {
        let ready = self.unused_chains().filter(|(_, chain)| self.chain_runs(self.actor, *chain));
        ready.for_each(|(area, _)| visit(Action::Run(area)));
        visit(Action::Done);
    }

    /// ND-9.3 — Each chain once, and only if it can make something.
    pub(crate) fn may_run(&self, area: Area) -> Result<(), Refused> {
        let mut found = self.unused_chains().filter(|(unused, _)| *unused == area);
        match found.any(|(_, chain)| self.chain_runs(self.actor, chain)) {
            true => Ok(()),
            false => Err(ND_9_3.refuse("no chain can run there")),
        }
    }

    /// ND-4.4 — Goods for which there is a place, as options.
    pub(crate) fn good_options(&self, visit: &mut impl FnMut(Action)) {
        let places: Set<Good> = self.places(self.actor);
        places.iter().for_each(|good| visit(Action::Good(good)));
    }
}

/// The good that a chain adds (ND-6.9).
const CHAIN_BONUS: u8 = 1;
