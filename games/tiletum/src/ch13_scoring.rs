//! Chapter 13: the end of the game and scoring.

use kernel::names::Name;
use kernel::{Events, ScoreLine, ScoreSheet, Seat, SeatScore};

use crate::model::board::Building;
use crate::model::event::Event;
use crate::model::facts::TitusFacts;
use crate::model::ids::*;
use crate::model::state::{Line, Phase, Tiletum};

impl Tiletum {
    /// TI-1.9 — The score never falls below 0: a loss is cut. TI-13.4 — What is cut off is not
    /// entered.
    pub(crate) fn score_points(
        &mut self,
        seat: Seat,
        line: Line,
        vp: i16,
        events: &mut impl Events<Event>,
    ) {
        let board = self.board_mut(seat);
        let vp = vp.max(-board.score());
        board.lines[line.index()] += vp;
        if vp != 0 {
            events.tell_all(|| Event::Scored { seat, line, vp });
        }
    }

    /// TI-13.4 — What the score would be if the game ended at once. TI-16.8 — Alone, the goal is
    /// to have more than Titus.
    pub(crate) fn score_sheet(&self) -> ScoreSheet {
        let won = (self.players == 1)
            .then(|| self.final_score(Seat(0)) > self.final_score(Tiletum::TITUS));
        let seats = Seat::all(self.players).map(|seat| self.score_of(seat)).collect();
        let rival = (self.players == 1).then(|| self.score_of_titus());
        ScoreSheet { seats, won, rival, goals: Vec::new() }
    }

    /// TI-16.12 — The lines of Titus, and his houses times his pillars (TI-16.8).
    fn score_of_titus(&self) -> SeatScore {
        let titus = Tiletum::TITUS;
        let mut lines: Vec<ScoreLine> =
            TitusFacts::LINES.iter().map(|line| self.moved(titus, *line)).collect();
        lines.push(self.houses_times_pillars(titus));
        SeatScore::of(lines, Vec::new())
    }

    /// The points of a line that moved the marker.
    fn moved(&self, seat: Seat, line: Line) -> ScoreLine {
        ScoreLine::new(line.id(), self.board(seat).lines[line.index()].into(), rule_of(line))
    }

    fn houses_times_pillars(&self, seat: Seat) -> ScoreLine {
        let board = self.board(seat);
        let factors = [board.on_map.len(), board.pillared.len()].map(|count| count as i32);
        ScoreLine::product("houses_pillars", factors, TI_13_1)
    }

    /// All points of a seat, as if the game ended at once.
    pub(crate) fn final_score(&self, seat: Seat) -> i32 {
        let rest = match self.is_titus(seat) {
            true => self.houses_and_pillars(seat),
            false => self.final_points(seat).into_iter().sum(),
        };
        i32::from(self.board(seat).score()) + rest
    }

    /// TI-13.2 — Ties go to the player who is earlier in the turn order.
    fn score_of(&self, seat: Seat) -> SeatScore {
        let moved = Line::ALL.iter().filter(|line| **line != Line::Dice);
        let mut lines: Vec<ScoreLine> = moved.map(|line| self.moved(seat, *line)).collect();
        for (label, points) in FINAL_LINES.iter().zip(self.final_points(seat)) {
            lines.push(match *label {
                "houses_pillars" => self.houses_times_pillars(seat),
                _ => ScoreLine::new(label, points, TI_13_1),
            });
        }
        SeatScore::of(lines, vec![self.earliness(seat)])
    }

    /// How early in the turn order; 0 before it is known.
    fn earliness(&self, seat: Seat) -> i32 {
        if self.phase == Phase::Setup {
            return 0;
        }
        let order = &self.order[..usize::from(self.seats)];
        order.iter().rev().position(|other| *other == seat).unwrap_or(0) as i32
    }

    /// TI-13.1 — Completed buildings, houses times pillars, goods left.
    pub(crate) fn final_points(&self, seat: Seat) -> [i32; 3] {
        let completed = |building: &&Building| self.is_completed(seat, **building);
        let completed = Building::ALL.iter().filter(completed).count();
        let goods = self.board(seat).goods.total() / u16::from(self.parts.goods_per_vp);
        [self.parts.final_buildings[completed].into(), self.houses_and_pillars(seat), goods.into()]
    }

    /// TI-13.1, TI-16.8 — Houses on the map times pillars on the map.
    pub(crate) fn houses_and_pillars(&self, seat: Seat) -> i32 {
        let board = self.board(seat);
        (board.on_map.len() * board.pillared.len()) as i32
    }
}

/// The lines that are scored at the end (TI-13.1).
pub(crate) const FINAL_LINES: [&str; 3] = ["completed_buildings", "houses_pillars", "goods_left"];

/// The rule that a line comes from (TI-13.4).
fn rule_of(line: Line) -> kernel::RuleId {
    match line {
        Line::Start => TI_2_11,
        Line::Dice => TI_16_4,
        Line::HouseSpaces => TI_6_7,
        Line::Contracts => TI_7_4,
        Line::CharactersHelpersCrests => TI_9_3,
        Line::Cathedrals => TI_7_7,
        Line::Leader => TI_10_1,
        Line::KingPhase => TI_10_2,
        Line::Fairs => TI_11_2,
    }
}
