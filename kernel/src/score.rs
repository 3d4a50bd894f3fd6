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
}

impl SeatScore {
    /// The score that these lines add up to.
    pub fn of(lines: Vec<ScoreLine>, ties: Vec<i32>) -> SeatScore {
        SeatScore { total: lines.iter().map(|line| line.points).sum(), lines, ties }
    }
}

impl ScoreSheet {
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
            won: None,
        };
        assert_eq!(sheet.ranking(), [vec![Seat(1)], vec![Seat(2)], vec![Seat(0), Seat(3)]]);
    }
}
