//! Phase I: the event.

use kernel::names::Name;
use kernel::{Events, Refused};

use crate::model::action::Action;
use crate::model::cards::Card;
use crate::model::components::Components;
use crate::model::draws::Draw;
use crate::model::event::Event;
use crate::model::events::{Effect, EventCard};
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{Color, Good};
use crate::model::pile::each;
use crate::model::state::{Newdale, Phase, Stage, Step, Wait};

impl Newdale {
    /// ND-3.1 — The event is turned up and resolved; decisions come in turn order.
    pub(crate) fn go_on_with_event(&mut self, events: &mut impl Events<Event>) {
        match self.stage {
            Stage::Before => self.wait = Wait::Chance,
            Stage::Act => {
                self.stage = Stage::Next;
                self.resolve_for_actor(events);
            }
            Stage::Next => match self.pass_on() {
                true => self.stage = Stage::Act,
                false => self.begin_window_a(),
            },
            Stage::Close | Stage::After => self.begin_window_a(),
        }
    }

    /// ND-3.2 — Window A opens phase II.
    fn begin_window_a(&mut self) {
        self.begin(Phase::Planning);
        self.step = Some(Step::Window);
    }

    /// ND-2.5, ND-15.32 — The events that may lie on top, with their odds.
    pub(crate) fn event_odds(&self, visit: &mut impl FnMut(EventCard, u32)) {
        let chapter = self.chapter();
        let solo = self.is_solo();
        match self.round {
            1..=3 => {
                let mut first = chapter.first;
                first.sort_unstable();
                let left = first.into_iter().filter(|card| !self.seen.contains(*card));
                left.for_each(|card| visit(card, 1));
            }
            4..=6 => {
                let in_pile = self.later_in_pile();
                let unseen = self.later_unseen().count() as u32;
                if in_pile > 0 {
                    self.later_unseen().for_each(|card| visit(card, in_pile.into()));
                }
                if let Some(card) = self.special_in_pile() {
                    visit(card, unseen);
                }
            }
            _ if solo => visit(EventCard::LastRoundSolo, 1),
            _ => visit(EventCard::LastRound, 1),
        }
    }

    /// The cards of number 10, or 11 alone.
    pub(crate) fn later_cards(&self) -> &'static [EventCard] {
        if self.is_solo() { &EventCard::ALL[SOLO_LATER] } else { &EventCard::ALL[LATER] }
    }

    /// Those of them that were not seen.
    pub(crate) fn later_unseen(&self) -> impl Iterator<Item = EventCard> + '_ {
        self.later_cards().iter().copied().filter(|card| !self.seen.contains(*card))
    }

    /// How many of them lie in the pile.
    pub(crate) fn later_in_pile(&self) -> u8 {
        let cards = self.later_cards();
        let seen = cards.iter().filter(|card| self.seen.contains(**card)).count() as u8;
        self.chapter().later.saturating_sub(seen)
    }

    /// The special card of rounds 4 to 6, while it lies in the pile.
    pub(crate) fn special_in_pile(&self) -> Option<EventCard> {
        self.chapter().special.filter(|card| !self.seen.contains(*card))
    }

    /// ND-2.5 — An event of the present group that was not seen.
    pub(crate) fn may_turn_up(&self, event: EventCard) -> Result<(), Refused> {
        let mut found = false;
        self.event_odds(&mut |card, _| found |= card == event);
        if found { Ok(()) } else { Err(ND_2_5.refuse("this event cannot come now")) }
    }

    /// ND-3.1 — The event is turned up; what concerns nobody alone happens at once.
    pub(crate) fn turn_up(&mut self, event: EventCard, events: &mut impl Events<Event>) {
        self.event = Some(event);
        self.seen.insert(event);
        self.stage = Stage::Act;
        let round = self.round;
        events.tell_all(|| Event::EventRevealed { round, card: event });
        let face = *self.parts.event(event);
        match face.effect {
            Effect::Blueprints => self.frames.push(Frame::Lay { left: BLUEPRINTS }),
            Effect::AddPool => self.add_to_pool(face.adds, events),
            Effect::DrawSix | Effect::DrawSixAndFinal | Effect::Cheaper => {}
            _ => return,
        }
        if let Some(mission) = face.mission {
            self.side_mission = Some(mission);
            events.tell_all(|| Event::SideMission { mission });
        }
        self.stage = Stage::After;
    }

    /// ND-1.9 — Cards beside the board join the pool.
    fn add_to_pool(&mut self, kinds: u128, events: &mut impl Events<Event>) {
        for card in self.waiting.only(kinds).iter() {
            self.waiting.take(card);
            self.pool.add(card);
            events.tell_all(|| Event::PoolLaid { card });
        }
    }

    /// ND-3.1 — What the event does for one player.
    fn resolve_for_actor(&mut self, events: &mut impl Events<Event>) {
        let seat = self.actor;
        let event = self.event.expect("an event was turned up");
        let fists = self.fists(seat);
        match self.parts.event(event).effect {
            Effect::Feast => self.frames.push(Frame::Feast { cards: 3, vp: 2 }),
            Effect::SmallFeast => self.frames.push(Frame::Feast { cards: 2, vp: 1 }),
            Effect::OneGood => self.frames.push(Frame::Good),
            Effect::Muster if fists > 0 => self.gain_points(seat, 2, events),
            Effect::Muster => self.frames.push(Frame::Deal { seat, left: 2, why: Draw::Event }),
            Effect::MusterSolo if fists > 1 => self.gain_points(seat, 2, events),
            Effect::MusterSolo => self.frames.push(Frame::Deal { seat, left: 1, why: Draw::Event }),
            Effect::SellCards => self.frames.push(Frame::Sell { left: 3 }),
            Effect::FistsCoal if fists > 0 => {
                self.gain_goods(seat, Good::Coal, fists.min(3), events);
            }
            Effect::FistsCoal => self.frames.push(Frame::Deal { seat, left: 1, why: Draw::Event }),
            Effect::FieldsGrow => self.grow_fields(events),
            Effect::Riot => self.lose_points(seat, 3u8.saturating_sub(fists), events),
            Effect::Storm if self.is_at_sea(seat) => self.frames.push(Frame::Storm),
            Effect::NightWatch => self.frames.push(Frame::NightWatch { left: 2 }),
            Effect::FairWind => self.frames.push(Frame::Ship { left: 1 }),
            _ => {}
        }
    }

    /// Event Late Harvest: every field bears, or two cards.
    fn grow_fields(&mut self, events: &mut impl Events<Event>) {
        let seat = self.actor;
        let fields = self.own().built(Card::Cornfield);
        let vineyards: u8 =
            Color::ALL.iter().map(|color| self.own().built(Components::vineyard(*color))).sum();
        if fields + vineyards == 0 {
            return self.frames.push(Frame::Deal { seat, left: 2, why: Draw::Event });
        }
        self.bear(events);
    }

    /// ND-8.7, ND-8.11 — One good on every Cornfield and every Vineyard.
    pub(crate) fn bear(&mut self, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.gain_goods(seat, Good::Corn, self.own().built(Card::Cornfield), events);
        for color in Color::ALL {
            let vineyards = self.own().built(Components::vineyard(*color));
            self.gain_goods(seat, Good::grapes(*color), vineyards, events);
        }
    }

    /// The options of an event's question.
    pub(crate) fn event_options(&self, frame: Frame, visit: &mut impl FnMut(Action)) {
        let player = self.own();
        match frame {
            Frame::Feast { .. } => [Action::TakeCards, Action::TakeVp].into_iter().for_each(visit),
            Frame::Sell { .. } => {
                each(player.hand.kinds()).for_each(|card| visit(Action::Sell(card)));
                visit(Action::Done);
            }
            Frame::NightWatch { left } => {
                each(player.hand.kinds()).for_each(|card| visit(Action::Discard(card)));
                if left == NIGHT_WATCH {
                    visit(Action::Done);
                }
            }
            _ => {
                let all = [Action::GiveBarrels, Action::GiveRope, Action::Drift];
                all.into_iter().filter(|give| self.may_weather(*give).is_ok()).for_each(visit);
            }
        }
    }

    /// ND-3.1 — Whether the event takes this answer.
    pub(crate) fn may_answer_event(&self, frame: Frame, action: Action) -> Result<(), Refused> {
        match (frame, action) {
            (Frame::Feast { .. }, Action::TakeCards | Action::TakeVp)
            | (Frame::Sell { .. }, Action::Done)
            | (Frame::NightWatch { left: NIGHT_WATCH }, Action::Done) => Ok(()),
            (Frame::Sell { .. }, Action::Sell(card))
            | (Frame::NightWatch { .. }, Action::Discard(card)) => self.may_give_up(card, ND_3_1),
            (Frame::NightWatch { .. }, Action::Done) => {
                Err(ND_15_5.refuse("a second card must follow"))
            }
            (Frame::Storm, action) => self.may_weather(action),
            _ => Err(ND_3_1.refuse("the event asks for something else")),
        }
    }

    fn may_weather(&self, action: Action) -> Result<(), Refused> {
        let has = |good: Good| self.own().stock(good) > 0;
        match action {
            Action::GiveBarrels if has(Good::Barrels) => Ok(()),
            Action::GiveRope if has(Good::Rope) => Ok(()),
            Action::Drift => Ok(()),
            Action::GiveBarrels | Action::GiveRope => Err(ND_3_1.refuse("you have none")),
            _ => Err(ND_3_1.refuse("the event asks for something else")),
        }
    }

    /// Carries out the answer to an event.
    pub(crate) fn answer_event(
        &mut self,
        frame: Frame,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        let seat = self.actor;
        self.frames.pop();
        match (frame, action) {
            (Frame::Feast { cards, .. }, Action::TakeCards) => {
                self.frames.push(Frame::Deal { seat, left: cards, why: Draw::Event });
            }
            (Frame::Feast { vp, .. }, Action::TakeVp) => self.gain_points(seat, vp, events),
            (Frame::Sell { left }, Action::Sell(card)) => {
                self.frames.push(Frame::Sell { left: left - 1 });
                self.discard_card(seat, card, events);
                self.gain_goods(seat, Good::Coal, 1, events);
            }
            (Frame::NightWatch { left }, Action::Discard(card)) => {
                self.discard_card(seat, card, events);
                match left {
                    1 => self.gain_points(seat, 2, events),
                    _ => self.frames.push(Frame::NightWatch { left: left - 1 }),
                }
            }
            (_, Action::GiveBarrels) => self.return_goods(seat, Good::Barrels, 1, events),
            (_, Action::GiveRope) => self.return_goods(seat, Good::Rope, 1, events),
            (_, Action::Drift) => self.drift(events),
            _ => {}
        }
    }

    /// ND-10.22 — A ship drifts back; that gives and costs nothing.
    fn drift(&mut self, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.own_mut().ship -= 1;
        let space = self.own().ship;
        events.tell_all(|| Event::ShipMoved { seat, space });
    }
}

/// Cards that Blueprints lays open.
const BLUEPRINTS: u8 = 6;
/// Cards that the Night Watch wants.
const NIGHT_WATCH: u8 = 2;
/// Where the cards of number 10 stand among the events.
const LATER: std::ops::Range<usize> = 2..7;
/// Where the cards of number 11 stand.
const SOLO_LATER: std::ops::Range<usize> = 7..12;
