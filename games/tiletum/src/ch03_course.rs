//! Chapter 3: the course of the game, and the stack of open choices.

use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::state::{Phase, Pool, Step, Tiletum, Wait};

impl Tiletum {
    /// TI-3.1 — Begins a phase.
    pub(crate) fn begin(&mut self, phase: Phase) {
        self.phase = phase;
        match phase {
            Phase::Preparation => self.begin_round(),
            Phase::Action => self.begin_pass(1),
            Phase::King => self.begin_pass(0),
            _ => {}
        }
    }

    /// Plays on by itself until somebody is asked.
    pub(crate) fn go_on(&mut self, events: &mut impl Events<Event>) {
        while self.wait == Wait::Nobody {
            match self.phase {
                Phase::Setup => self.go_on_with_setup(events),
                Phase::Preparation => self.go_on_with_preparation(events),
                Phase::Action => self.go_on_with_turn(events),
                Phase::King => self.go_on_with_king(events),
                Phase::Fair => self.go_on_with_fair(events),
                Phase::Cleanup => self.go_on_with_cleanup(events),
                Phase::Over => self.wait = Wait::Over,
            }
        }
    }

    /// TI-3.2 — A pass begins with a corruption token.
    pub(crate) fn begin_pass(&mut self, pass: u8) {
        self.pass = pass;
        self.position = 0;
        self.step = Step::Corruption;
    }

    /// TI-3.3 — The turn of the next player in turn order.
    pub(crate) fn begin_turn(&mut self) {
        let titus = self.is_titus(self.active());
        self.step = if titus { Step::Card } else { Step::BeforeDie };
    }

    /// TI-3.2 — The next turn, the next pass, or the king phase after three.
    fn next_turn(&mut self) {
        self.die = None;
        self.pool = Pool::NONE;
        self.swapped = false;
        self.position += 1;
        if self.position < self.seats {
            self.begin_turn();
        } else if self.pass < PASSES {
            self.begin_pass(self.pass + 1);
        } else {
            self.position = 0;
            self.begin(Phase::King);
        }
    }

    /// TI-3.6 — The top one of the open choices is asked; without any, the turn goes on.
    fn go_on_with_turn(&mut self, events: &mut impl Events<Event>) {
        match (self.frames.top(), self.step) {
            (Some(frame), _) => self.go_on_with_frame(frame, events),
            (None, Step::Corruption) => self.wait = Wait::Corruption,
            (None, Step::Card) => self.go_on_with_card(),
            (None, Step::Restock) => match self.next_restock() {
                Some(spot) => self.wait = Wait::Reveal(spot),
                None => self.next_turn(),
            },
            (None, Step::BeforeDie) => self.go_on_with_die(events),
            (None, _) => self.wait = Wait::Turn,
        }
    }

    /// TI-18.15 — A choice with a single option is carried out and leaves no line.
    fn go_on_with_frame(&mut self, frame: Frame, events: &mut impl Events<Event>) {
        match frame {
            Frame::Refill => match self.next_character_space() {
                Some(spot) => self.wait = Wait::Reveal(spot),
                None => self.frames.pop(),
            },
            Frame::Refresh => self.go_on_with_refresh(),
            // A pool ends only by END, and the other questions have several answers.
            Frame::Pool { .. } | Frame::Name { .. } | Frame::AnyGoods { .. } => {
                self.wait = Wait::Turn;
            }
            _ => match self.only_option() {
                Some(only) => self.decide(only, events),
                None => self.wait = Wait::Turn,
            },
        }
    }

    /// The option of the seat on turn, if it has just one.
    pub(crate) fn only_option(&self) -> Option<Action> {
        let (mut only, mut count) = (None, 0);
        self.turn_options(&mut |action| {
            only = Some(action);
            count += 1;
        });
        only.filter(|_| count == 1)
    }

    /// TI-3.4 — Only the seat on turn decides, and the leader in the king phase.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.wait {
            Wait::Turn => Some(self.active()),
            Wait::Leader(seat) => Some(seat),
            _ => None,
        }
    }

    /// TI-3.7 — Tasks are offered in the turn itself and in side pools.
    #[inline]
    pub(crate) fn offers_tasks(&self) -> bool {
        match self.frames.top() {
            None => matches!(self.step, Step::BeforeDie | Step::Main),
            Some(frame) => matches!(frame, Frame::Pool { .. }),
        }
    }

    /// What does not belong to the open question (TI-3.6), by what it is.
    pub(crate) fn not_asked(&self, action: Action) -> Refused {
        match action {
            Action::Trade(_)
            | Action::Fulfil(_)
            | Action::Crest(..)
            | Action::Helper(_)
            | Action::Cathedral(_) => TI_7_1.refuse("no task can be done now"),
            Action::Walk(..)
            | Action::House(_)
            | Action::Pillar(_)
            | Action::Pick(_)
            | Action::Character(_)
            | Action::Refresh
            | Action::Lodge(..)
            | Action::Contract(_)
            | Action::Swap { .. }
                if self.top_pool().is_some() =>
            {
                TI_6_1.refuse("the points belong to another action")
            }
            Action::End if self.frames.is_empty() && self.step == Step::BeforeDie => {
                TI_3_5.refuse("a die must be taken first")
            }
            _ => TI_3_6.refuse("this is not asked now"),
        }
    }
}

/// TI-3.2 — The action phase has three passes.
pub(crate) const PASSES: u8 = 3;
