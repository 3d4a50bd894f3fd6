//! Chapter 9: score track, final production and final scoring.

use kernel::names::Name;
use kernel::{Events, Refused, ScoreLine, ScoreSheet, Seat, SeatScore};

use crate::ch01_terms::special;
use crate::model::action::Action;
use crate::model::components::{Extra, Wanted};
use crate::model::draws::Draw;
use crate::model::event::{Event, Line};
use crate::model::frames::{Bill, Frame};
use crate::model::ids::*;
use crate::model::pieces::{Goal, Sailor};
use crate::model::spaces::Area;
use crate::model::state::{Newdale, Phase, Stage, Step, Wait};

impl Newdale {
    /// ND-9.1 — Points are moved at once; marked spaces of the first lap give cards.
    pub(crate) fn gain_points(&mut self, seat: Seat, vp: u8, events: &mut impl Events<Event>) {
        if vp == 0 {
            return;
        }
        let before = self.player(seat).track;
        let after = before.saturating_add(vp);
        self.player_mut(seat).track = after;
        events.tell_all(|| Event::Gained { seat, vp });
        let passed = self.parts.track.card_spaces & up_to(after) & !up_to(before);
        let cards = passed.count_ones() as u8 * self.parts.track.cards;
        if cards > 0 {
            self.frames.push(Frame::Deal { seat, left: cards, why: Draw::Track });
        }
    }

    /// ND-8.9, ND-9.7 — Points never fall below 0; falling back costs no cards.
    pub(crate) fn lose_points(&mut self, seat: Seat, vp: u8, events: &mut impl Events<Event>) {
        let vp = vp.min(self.player(seat).track);
        if vp > 0 {
            self.player_mut(seat).track -= vp;
            events.tell_all(|| Event::Lost { seat, vp });
        }
    }

    /// ND-9.3 — Final production comes before the market is cleared.
    pub(crate) fn begin_final(&mut self) {
        self.begin(Phase::Final);
        self.step = Some(Step::Production);
    }

    /// ND-9.3, ND-9.4 — Final production, then goal and side mission, each in turn order.
    pub(crate) fn go_on_with_final(&mut self, events: &mut impl Events<Event>) {
        match self.step {
            Some(Step::Production) => self.go_on_with_final_production(),
            _ => self.go_on_with_goals(events),
        }
    }

    /// ND-7.15 — Window, choice, chain, window, choice …
    fn go_on_with_final_production(&mut self) {
        match self.stage {
            Stage::Before => {
                self.stage = Stage::Act;
                self.frames.push(Frame::Window);
            }
            Stage::Act if self.has_chain_left() => {
                self.stage = Stage::Next;
                self.frames.push(Frame::Run);
            }
            _ => {
                self.ran = 0;
                self.stage = Stage::Before;
                if !self.pass_on() {
                    self.step = Some(Step::Goal);
                }
            }
        }
    }

    /// ND-9.3 — A chain runs; then comes another window.
    pub(crate) fn run(&mut self, area: Area) {
        self.ran |= 1 << area.0;
        self.stage = Stage::Before;
        self.frames.replace(Frame::Chain { area, made: 0, last: true });
    }

    /// ND-9.4 — Goal first, then side mission, then the next player.
    fn go_on_with_goals(&mut self, events: &mut impl Events<Event>) {
        match self.stage {
            Stage::Before => {
                self.stage = Stage::Next;
                self.frames.push(Frame::Mission);
                self.open_goal(events);
            }
            _ => {
                self.stage = Stage::Before;
                if !self.pass_on() {
                    self.end_chapter(events);
                }
            }
        }
    }

    /// ND-9.4, ND-11.2 — The goal is a question; alone it is a duty that is done if it can be.
    fn open_goal(&mut self, events: &mut impl Events<Event>) {
        if !self.is_solo() {
            return self.frames.push(Frame::Goal);
        }
        let coins = self.chapter().solo.coins;
        if self.goal_worth(self.actor) >= coins.into() {
            let seat = self.actor;
            self.delivered = true;
            events.tell_all(|| Event::Delivered { seat, goal: Goal::High });
            self.bill(coins, Bill::Goal);
        }
    }

    /// What the goods of the chapter goal are worth.
    pub(crate) fn goal_worth(&self, seat: Seat) -> u16 {
        self.worth(seat, self.chapter().goal_goods)
    }

    /// ND-15.31 — A goal that cannot be met is not asked.
    pub(crate) fn go_on_with_goal(&mut self) {
        match self.may_deliver(Goal::Low) {
            Ok(()) => self.wait = Wait::Turn,
            Err(_) => self.frames.pop(),
        }
    }

    /// ND-9.4 — Goods worth the lower or the higher amount.
    pub(crate) fn may_deliver(&self, goal: Goal) -> Result<(), Refused> {
        let payable = match goal {
            Goal::None => true,
            goal => self.goal_worth(self.actor) >= self.chapter().goal[goal.index()].0.into(),
        };
        if payable { Ok(()) } else { Err(ND_9_4.refuse("your goods are not worth so much")) }
    }

    /// ND-9.4 — The amounts that can be delivered.
    pub(crate) fn goal_options(&self, visit: &mut impl FnMut(Action)) {
        let goals = Goal::ALL.iter().copied().filter(|goal| self.may_deliver(*goal).is_ok());
        goals.for_each(|goal| visit(Action::Goal(goal)));
    }

    /// ND-9.4 — Goods are returned for the points of the chapter goal.
    pub(crate) fn deliver(&mut self, goal: Goal, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.frames.pop();
        if goal != Goal::None {
            let (coins, vp) = self.chapter().goal[goal.index()];
            self.own_mut().goal = vp;
            events.tell_all(|| Event::Delivered { seat, goal });
            self.bill(coins, Bill::Goal);
        }
    }

    /// ND-15.31 — A side mission that cannot be fulfilled is not asked.
    pub(crate) fn go_on_with_mission(&mut self) {
        match Wanted::ALL.iter().any(|good| self.may_fulfil(Some(*good)).is_ok()) {
            true => self.wait = Wait::Turn,
            false => self.frames.pop(),
        }
    }

    /// How many of the wanted goods the side mission asks for.
    fn mission_amount(&self, good: Wanted) -> Option<u8> {
        let face = self.parts.side_missions[self.side_mission?.index()];
        let option = face.options.into_iter().find(|(wanted, _)| *wanted == good);
        option.map(|(_, amount)| amount)
    }

    /// ND-9.4 — One of the options of the side mission on the table, in full.
    pub(crate) fn may_fulfil(&self, good: Option<Wanted>) -> Result<(), Refused> {
        let Some(good) = good else { return Ok(()) };
        let there: u8 = good.goods().iter().map(|good| self.own().stock(*good)).sum();
        match self.mission_amount(good) {
            None => Err(ND_9_4.refuse("no side mission asks for this")),
            Some(amount) if there < amount => Err(ND_9_4.refuse("you have too few of them")),
            Some(_) => Ok(()),
        }
    }

    /// ND-9.4 — The options of the side mission.
    pub(crate) fn mission_options(&self, visit: &mut impl FnMut(Action)) {
        let goods = Wanted::ALL.iter().copied().filter(|good| self.may_fulfil(Some(*good)).is_ok());
        goods.for_each(|good| visit(Action::Mission(Some(good))));
        visit(Action::Mission(None));
    }

    /// ND-9.4 — The side mission is fulfilled.
    pub(crate) fn fulfil(&mut self, good: Option<Wanted>, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.frames.pop();
        let Some(good) = good else { return };
        let (mission, amount) = (self.side_mission, self.mission_amount(good));
        let mission = mission.expect("a side mission is on the table");
        let amount = amount.expect("the side mission asks for it");
        self.own_mut().side = self.parts.side_missions[mission.index()].vp;
        events.tell_all(|| Event::Fulfilled { seat, good });
        match good.goods() {
            [only] => self.return_goods(seat, *only, amount, events),
            _ => self.bill(amount, Bill::Grapes),
        }
    }

    /// ND-9.4 — The other steps; ND-3.8 — the bag passes also after round 7.
    fn end_chapter(&mut self, events: &mut impl Events<Event>) {
        for seat in self.turn_order() {
            let symbol = self.player(seat).mission;
            if let Some(symbol) = symbol {
                events.tell_all(|| Event::MissionSeen { seat, symbol });
            }
            for (line, vp) in Line::ALL.iter().zip(self.lines(seat)).skip(1) {
                if vp > 0 {
                    events.tell_all(|| Event::Scored { seat, line: *line, vp });
                }
            }
        }
        self.move_rival(events);
        self.pass_bag(events);
        self.begin(Phase::Over);
        events.tell_all(|| Event::ChapterOver);
    }

    /// ND-9.8 — The lines of a score as things stand.
    pub(crate) fn lines(&self, seat: Seat) -> [u8; 8] {
        let player = self.player(seat);
        let goods = self.wealth(seat) / u16::from(self.parts.scoring.coins_per_vp);
        [
            player.track,
            self.military(seat),
            player.goal,
            player.side,
            goods.min(u8::MAX.into()) as u8,
            self.secret(seat),
            self.printed(seat),
            self.extra(seat),
        ]
    }

    /// ND-9.4 — By the number of players with more fists; none without a fist.
    fn military(&self, seat: Seat) -> u8 {
        let own = self.fists(seat);
        let stronger = Seat::all(self.players).filter(|other| self.fists(*other) > own).count();
        let rewards = &self.parts.scoring.military;
        if own == 0 { 0 } else { rewards.get(stronger).copied().unwrap_or(0) }
    }

    /// ND-9.4 — Houses in towns with the own symbol or the shared one.
    fn secret(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let map = self.map();
        let Some(symbol) = player.mission else { return 0 };
        let towns = map.symbols[symbol.index()].and(map.mystic);
        player.houses.within(towns).len() as u8 * self.parts.scoring.secret
    }

    /// ND-9.4 — Points printed on buildings and sailors.
    fn printed(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let areas = player.areas.iter().flatten().map(|card| self.parts.card(*card).vp);
        let specials = player.specials.iter().enumerate();
        let specials = specials.map(|(n, count)| count * self.parts.card(special(n)).vp);
        let crew = Sailor::ALL.iter().zip(player.crew);
        let crew = crew.map(|(sailor, count)| count * self.parts.sailor(*sailor).vp);
        areas.chain(specials).chain(crew).sum()
    }

    /// ND-10.11, ND-10.16 — Ships on their way.
    fn extra(&self, seat: Seat) -> u8 {
        let ship = self.player(seat).ship;
        if self.sails_the_coast() {
            self.parts.coast.vp[usize::from(ship)]
        } else if self.has(Extra::Ships) && self.room_ahead(seat) > 0 {
            ship / self.parts.sea.divisor
        } else {
            0
        }
    }

    /// ND-9.8, ND-9.5 — The whole sheet; ties go to whoever sits farthest from the bag.
    pub(crate) fn score_sheet(&self) -> ScoreSheet {
        let seats = Seat::all(self.players).map(|seat| {
            let lines = Line::ALL.iter().zip(self.lines(seat));
            let lines = lines.map(|(line, vp)| ScoreLine::new(line.id(), vp.into(), ND_9_8));
            let distance = (seat.0 + self.players - self.start.0) % self.players;
            SeatScore::of(lines.collect(), vec![distance.into()])
        });
        let goals = if self.is_solo() { self.solo_goals() } else { Vec::new() };
        let won = self.is_solo().then(|| self.solo_won());
        debug_assert!(won.is_none_or(|won| won == goals.iter().all(kernel::Goal::is_met)));
        ScoreSheet { seats: seats.collect(), won, rival: None, goals }
    }

    /// The points of a seat as things stand.
    pub(crate) fn points(&self, seat: Seat) -> u16 {
        self.lines(seat).iter().map(|vp| u16::from(*vp)).sum()
    }
}

/// The spaces of the track up to this one, as bits; those past it give nothing.
#[inline]
fn up_to(space: u8) -> u64 {
    match space {
        0..=62 => (1 << (space + 1)) - 1,
        _ => u64::MAX,
    }
}
