//! Scores with their breakdown.

use serde::Serialize;

use crate::{RuleId, Seat};

/// The score of every seat, line by line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreSheet {
    /// One entry a seat.
    pub seats: Vec<SeatScore>,
    /// Solo games only: whether the goal was met, as things stand.
    pub won: Option<bool>,
    /// Solo games against a rival of the box: his score.
    pub rival: Option<SeatScore>,
    /// Solo games with a goal: everything that it takes.
    pub goals: Vec<Goal>,
}

/// A part of the goal of a solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// Its name, a key of `lang/`.
    pub label: &'static str,
    /// How far one has come.
    pub has: i32,
    /// How far one must come.
    pub wants: i32,
    /// The rule that wants it.
    pub rule: RuleId,
}

impl Goal {
    /// Whether this part is met.
    pub fn is_met(&self) -> bool {
        self.has >= self.wants
    }
}

/// The score of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatScore {
    /// All points.
    pub total: i32,
    /// Where they come from.
    pub lines: Vec<ScoreLine>,
    /// What decides between equal totals, most important first; more is better.
    #[serde(skip)]
    pub ties: Vec<i32>,
}

/// One line of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreLine {
    /// The line's name, a key of `lang/`.
    pub label: &'static str,
    /// Its points.
    pub points: i32,
    /// The rule that gives them.
    pub rule: RuleId,
    /// What they are the product of, where they are one.
    #[serde(skip)]
    pub factors: Option<[i32; 2]>,
}

impl ScoreLine {
    /// A line with these points.
    pub fn new(label: &'static str, points: i32, rule: RuleId) -> ScoreLine {
        ScoreLine { label, points, rule, factors: None }
    }

    /// A line whose points are the product of two numbers.
    pub fn product(label: &'static str, factors: [i32; 2], rule: RuleId) -> ScoreLine {
        ScoreLine { label, points: factors[0] * factors[1], rule, factors: Some(factors) }
    }
}

impl SeatScore {
    /// The line of this name.
    pub fn line(&self, label: &str) -> Option<&ScoreLine> {
        self.lines.iter().find(|line| line.label == label)
    }

    /// The score that these lines add up to.
    pub fn of(lines: Vec<ScoreLine>, ties: Vec<i32>) -> SeatScore {
        SeatScore { total: lines.iter().map(|line| line.points).sum(), lines, ties }
    }
}

impl ScoreSheet {
    /// The scores side by side: those of the seats, then that of a rival, in the place of the seat
    /// after the last.
    pub fn columns(&self) -> impl Iterator<Item = (Seat, &SeatScore)> {
        (0..).map(Seat).zip(self.seats.iter().chain(&self.rival))
    }

    /// The seats from best to worst; equals stand together.
    pub fn ranking(&self) -> Vec<Vec<Seat>> {
        let key = |seat: &Seat| {
            let score = &self.seats[seat.index()];
            (score.total, score.ties.as_slice())
        };
        let mut seats: Vec<Seat> = Seat::all(self.seats.len() as u8).collect();
        seats.sort_by(|a, b| key(b).cmp(&key(a)));
        seats.chunk_by(|a, b| key(a) == key(b)).map(<[Seat]>::to_vec).collect()
    }

    /// The totals in seat order.
    pub fn totals(&self) -> Vec<i32> {
        self.seats.iter().map(|seat| seat.total).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranking_breaks_ties_and_keeps_equals_together() {
        let seat = |total, tie| SeatScore { total, ties: vec![tie], lines: vec![] };
        let sheet = ScoreSheet {
            seats: vec![seat(10, 1), seat(12, 0), seat(10, 2), seat(10, 1)],
            ..ScoreSheet::default()
        };
        assert_eq!(sheet.ranking(), [vec![Seat(1)], vec![Seat(2)], vec![Seat(0), Seat(3)]]);
    }

    #[test]
    fn a_rival_stands_beside_the_seats() {
        let line = |label, points| ScoreLine::new(label, points, RuleId("TI-16.8"));
        let score = |lines| SeatScore::of(lines, vec![]);
        let sheet = ScoreSheet {
            seats: vec![score(vec![line("start", 1), line("fairs", 5)])],
            rival: Some(score(vec![line("dice", 4), line("fairs", 3)])),
            ..ScoreSheet::default()
        };
        let totals: Vec<(Seat, i32)> =
            sheet.columns().map(|(seat, score)| (seat, score.total)).collect();
        assert_eq!(totals, [(Seat(0), 6), (Seat(1), 7)]);
    }
}
