//! Chapter 4: the course of the game.

use kernel::Events;
use kernel::names::Name;

use crate::model::asks;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::pieces::{Guild, Phase, Season, Space};
use crate::model::state::{Craftsmen, Wait};

impl Craftsmen {
    /// Goes on by itself until somebody is asked, chance speaks or the game is over.
    pub(crate) fn go_on(&mut self, events: &mut impl Events<Event>) {
        while self.wait == Wait::Nobody {
            match self.top() {
                Some(frame) => self.attend(frame, events),
                None => self.advance(events),
            }
        }
    }

    /// CR-4.2 — What comes when nothing is open.
    fn advance(&mut self, events: &mut impl Events<Event>) {
        match self.phase {
            Phase::Setup => self.go_on_with_setup(events),
            Phase::Helpers => self.go_on_with_helpers(events),
            Phase::Guilds if self.window => self.go_on_with_windows(events),
            Phase::Guilds => self.go_on_with_discs(events),
            Phase::End => self.go_on_with_end(events),
            Phase::YearChange => self.go_on_with_investments(events),
            Phase::Over => self.wait = Wait::Over,
        }
    }

    /// Looks at the open work on top: asks, waits for chance, or closes it.
    fn attend(&mut self, frame: Frame, events: &mut impl Events<Event>) {
        match frame {
            Frame::DrawCapital { seat, left } if left > 0 && self.has_capital(events) => {
                self.wait = Wait::DrawCapital(seat);
            }
            Frame::TurnCapital => self.refill_all(events),
            Frame::TurnSold { space } => self.refill(Some(space), events),
            Frame::DrawCard { seat, class } => self.wait = Wait::DrawCard(seat, class),
            Frame::TurnCard { class } if !self.deck(class).is_empty() => {
                self.wait = Wait::TurnCard(class);
            }
            Frame::PeekCards { seat, left } => self.go_on_looking(seat, left),
            Frame::PeekShow { seat } => self.go_on_showing(seat),
            Frame::PeekOrder { seat } => self.go_on_ordering(seat, events),
            Frame::Mayor => self.go_on_with_mayor(events),
            Frame::Gain { seat, card } => self.gain_card(seat, card, events),
            Frame::Craft { seat, wp: 0 } => self.replace([Frame::Window { seat }]),
            question => match question.seat() {
                Some(seat) if self.is_asked(question) => self.wait = Wait::Seat(seat),
                _ => {
                    self.frames.pop();
                }
            },
        }
    }

    /// CR-22.7 — Whether a question is asked; all of this follows from public facts.
    #[inline]
    fn is_asked(&self, frame: Frame) -> bool {
        let numbers = &self.parts.numbers;
        match frame {
            Frame::Window { seat } => self.may_work(seat).is_ok(),
            Frame::BankerDiscard { seat, .. } => self.board(seat).cards() > 0,
            Frame::NotaryAfter { seat } => self.may_peek_after(seat),
            Frame::Craft { seat, .. } => self.has_step(seat),
            Frame::SecondRaw { seat } => self.has_raw(seat),
            Frame::Work { spent, .. } => !spent,
            Frame::Sale { .. } => self.has_sale_card(),
            Frame::FairReply { seat } => self.may_join_fair(seat),
            Frame::Overflow { seat } => {
                self.board(seat).cards() > u32::from(numbers.hand_limit_any_time)
            }
            Frame::SeasonDiscard { seat } => {
                self.board(seat).cards() > u32::from(numbers.hand_limit_season_end)
            }
            other => asks::of(other).is_some(),
        }
    }

    /// CR-6.11 — Empty capital spaces are filled, A before B.
    fn refill_all(&mut self, events: &mut impl Events<Event>) {
        let empty = self.face_up.iter().position(Option::is_none);
        self.refill(empty.map(|space| Space::ALL[space]), events);
    }

    /// CR-6.9 — A card is turned up on the space, if it is empty and there is a card.
    fn refill(&mut self, space: Option<Space>, events: &mut impl Events<Event>) {
        match space.filter(|space| self.face_up[space.index()].is_none()) {
            Some(space) if self.has_capital(events) => self.wait = Wait::TurnCapital(space),
            _ => {
                self.frames.pop();
            }
        }
    }

    /// CR-4.2, CR-15.1 — A season begins: helpers, in winter the guilds at once.
    pub(crate) fn begin_season(&mut self, season: Season, events: &mut impl Events<Event>) {
        self.season = season;
        let year = self.year;
        events.tell_all(|| Event::SeasonBegan { year, season });
        match season {
            Season::Winter => {
                self.phase = Phase::Guilds;
                self.begin_stage(Some(Guild::Builders), events);
            }
            _ => {
                self.phase = Phase::Helpers;
                self.cursor = 0;
                self.passed = kernel::SeatSet::EMPTY;
            }
        }
    }

    /// CR-4.4 — After a season the next one; after winter the year changes.
    pub(crate) fn end_season(&mut self, events: &mut impl Events<Event>) {
        match self.season {
            Season::Winter => self.begin_year_change(events),
            other => self.begin_season(Season::ALL[other.index() + 1], events),
        }
    }
}
