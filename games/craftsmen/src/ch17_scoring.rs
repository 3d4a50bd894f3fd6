//! Chapter 17: the end of the game and the score sheet.

use kernel::names::Name;
use kernel::{Events, RuleId, ScoreLine, ScoreSheet, Seat, SeatScore};

use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::pieces::Phase;
use crate::model::state::{Craftsmen, Line};

impl Craftsmen {
    /// CR-17.4 — Points are entered in their line.
    pub(crate) fn score_points(
        &mut self,
        seat: Seat,
        line: Line,
        n: i16,
        events: &mut impl Events<Event>,
    ) {
        if n != 0 {
            self.enter_points(seat, line, n);
            events.tell_all(|| Event::Scored { seat, line, n });
        }
    }

    /// CR-17.4 — The same where another event tells of them.
    pub(crate) fn enter_points(&mut self, seat: Seat, line: Line, n: i16) {
        self.board_mut(seat).lines[line.index()] += n;
    }

    /// CR-17.1 — The bonus tokens score when the game is over.
    pub(crate) fn tell_bonuses(&self, events: &mut impl Events<Event>) {
        for seat in Seat::all(self.players) {
            let n = self.bonus_points(seat);
            if n > 0 {
                events.tell_all(|| Event::BonusScored { seat, n });
            }
        }
    }

    /// CR-17.1 — The points of the bonus tokens won.
    pub(crate) fn bonus_points(&self, seat: Seat) -> i16 {
        let tokens = self.board(seat).bonus.iter().filter_map(|good| good.final_index());
        tokens.map(|number| i16::from(self.parts.bonus_vp[number])).sum()
    }

    /// CR-17.4 — The score track; bonus tokens are on it only at the end.
    pub(crate) fn vp(&self, seat: Seat) -> i16 {
        let bonus = if self.phase == Phase::Over { self.bonus_points(seat) } else { 0 };
        self.board(seat).track() + bonus
    }

    /// CR-17.4 — The score as it stands, with the bonus tokens won.
    pub(crate) fn score_sheet(&self) -> ScoreSheet {
        let seats = Seat::all(self.players).map(|seat| self.score_of(seat)).collect();
        ScoreSheet { seats, ..ScoreSheet::default() }
    }

    /// CR-17.2 — Ties: more capital cards, then later in the turn order.
    fn score_of(&self, seat: Seat) -> SeatScore {
        let board = self.board(seat);
        let entry = |line: &Line| {
            ScoreLine::new(line.id(), board.lines[line.index()].into(), rule_of(*line))
        };
        let mut lines: Vec<ScoreLine> = Line::ALL.iter().map(entry).collect();
        let points = self.bonus_points(seat).into();
        lines.push(ScoreLine::new("bonus", points, CR_17_1));
        let place = self.turn_order().iter().position(|other| *other == seat);
        let lateness = if self.ordered { place.unwrap_or(0) as i32 } else { 0 };
        SeatScore::of(lines, vec![board.cards() as i32, lateness])
    }
}

/// The rule that a line comes from (CR-17.4).
pub(crate) fn rule_of(line: Line) -> RuleId {
    match line {
        Line::Start => CR_2_13,
        Line::Fees => CR_5_6,
        Line::Helpers => CR_5_10,
        Line::Production => CR_11_4,
        Line::Ships | Line::Majorities => CR_16_3,
        Line::Town => CR_16_4,
        Line::Granary => CR_16_5,
        Line::Investment => CR_16_6,
    }
}
