//! What an analysis says.

use kernel::replay::Replay;
use kernel::{Actor, ScoreLine, Seat};
use serde::Serialize;

use crate::Budget;

/// How a game is analyzed.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisSpec {
    /// How long each decision is thought about; `None` for what a game of its length may take.
    /// Only iterations give the same analysis on every machine.
    pub budget: Option<Budget>,
    /// Where the generators of the search come from.
    pub seed: u64,
    /// How many threads share the decisions; the result does not depend on it.
    pub threads: usize,
}

impl AnalysisSpec {
    /// The iterations that are spread over an analysis, or the walks where a net searches: so many
    /// that two cores are done within ten seconds.
    const ITERATIONS: f64 = 150_000.0;
    /// What an analysis takes in budgets of a decision, for every move with its share of the luck,
    /// and besides for the turning points.
    const MOVE: f64 = 1.75;
    const TURNS: f64 = 400.0;
    /// The fewest and the most for a move: enough to be trusted, and no more than helps.
    const BOUNDS: (f64, f64) = (48.0, 400.0);
    /// The fewest where a net searches, which sees more.
    const WALKS_MIN: f64 = 24.0;

    /// How long each decision of this game is thought about, with a net or without.
    pub fn budget_for(&self, replay: &Replay, net: bool) -> Budget {
        let moves = replay.lines.iter().filter(|line| line.actor != Actor::Chance).count() as f64;
        let least = if net { Self::WALKS_MIN } else { Self::BOUNDS.0 };
        let share = Self::ITERATIONS / (Self::MOVE * moves + Self::TURNS);
        self.budget.unwrap_or(Budget::Iterations(share.clamp(least, Self::BOUNDS.1) as u32))
    }
}

/// A game looked back upon.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// The start, and the game after every line of the list.
    pub moments: Vec<Moment>,
    /// The moves that surely cost most, dearest first; at most five. The list ends where the next
    /// is most clearly cheaper.
    pub losses: Vec<Loss>,
    /// The moves that surely cost each seat most, dearest first; at most three a seat.
    pub mistakes: Vec<Loss>,
    /// By seat: the points that chance gave or took.
    pub luck: Vec<f64>,
    /// By seat: how far that may be wrong; in one case of twenty by more.
    pub luck_error: Vec<f64>,
    /// By seat: the points that choices gave or took, its own and those of the others.
    pub choices: Vec<f64>,
    /// The part of luck in what came between the seats, from 0 to 1.
    pub luck_share: f64,
    /// Where that part lies in nine cases of ten.
    pub luck_range: (f64, f64),
    /// The chance that gave a seat most, where that is clear.
    pub kindest: Option<Fortune>,
    /// The chance that took most from a seat, where that is clear.
    pub cruelest: Option<Fortune>,
}

impl Analysis {
    /// Whether the share of luck is known well enough to be told.
    pub fn is_share_clear(&self) -> bool {
        const WIDE: f64 = 0.4;
        self.luck_range.1 - self.luck_range.0 <= WIDE
    }

    /// The start, the end of every round, and the end.
    pub fn rounds(&self) -> Vec<&Moment> {
        let ends = self.moments.windows(2).filter(|pair| pair[0].round != pair[1].round);
        let first = self.moments.first().filter(|first| first.round > 0);
        first.into_iter().chain(ends.map(|pair| &pair[0])).chain(self.moments.last()).collect()
    }
}

/// What could be expected at one moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Moment {
    /// How many lines of the list were played.
    pub lines: usize,
    /// The round, counted from 1; 0 during set-up.
    pub round: u32,
    /// By seat: the final points to be expected; the true ones once the game is over.
    pub points: Vec<f64>,
    /// By seat: the chance to win. They add up to 1. Whoever plays alone has the chance to meet
    /// the goal; without a net it is 1 until the end tells.
    pub chances: Vec<f64>,
}

/// A move that was not the best.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Loss {
    /// The line of the list, counted from 0: the moment of that number is the one before it.
    pub line: usize,
    /// The round it was played in.
    pub round: u32,
    /// Who played it.
    pub seat: Seat,
    /// What was played, in notation.
    pub played: String,
    /// What would have been better, in notation.
    pub better: String,
    /// The points that the better move was worth more.
    pub points: f64,
    /// How far that may be wrong; in one case of twenty by more.
    pub error: f64,
    /// The chance to win that it was worth more.
    pub chance: f64,
    /// What it would have changed on the seat's score sheet by the end of the round, less what the
    /// played one would have.
    pub gains: Vec<ScoreLine>,
    /// How the seat would have gone on after it, in notation, as far as chance does not interfere.
    pub then: Vec<String>,
}

/// What one run of outcomes did to a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fortune {
    /// The first line of the run, counted from 0.
    pub line: usize,
    /// How many lines of chance follow one another there.
    pub lines: usize,
    /// The round it happened in.
    pub round: u32,
    /// Whom it did well or ill.
    pub seat: Seat,
    /// The points that it gave, or took.
    pub points: f64,
    /// How far that may be wrong; in one case of twenty by more.
    pub error: f64,
}

#[cfg(test)]
mod tests {
    use kernel::replay::Line;

    use super::*;

    /// A game of so many moves, and a line of chance before each of them.
    fn game(moves: usize) -> Replay {
        let text = "guildhall-replay 1\ngame g rules 1 components 0 players 2 options - \
                    seed-commitment -";
        let mut replay = Replay::parse(text).expect("it is a replay without a line");
        let actors = [Actor::Chance, Actor::Seat(Seat(0))].into_iter().cycle().take(2 * moves);
        replay.lines = actors.map(|actor| Line { actor, action: String::new() }).collect();
        replay
    }

    #[test]
    fn a_long_game_is_thought_about_more_briefly() {
        let spec = AnalysisSpec { budget: None, seed: 0, threads: 1 };
        let budgets =
            [0, 300, 600, 2000].map(|moves| spec.budget_for(&game(moves), false).to_string());
        assert_eq!(budgets, ["375it", "162it", "103it", "48it"]);
        let told = AnalysisSpec { budget: Some(Budget::Iterations(7)), ..spec };
        assert_eq!(told.budget_for(&game(600), true), Budget::Iterations(7));
        let budgets = [10, 500, 4000].map(|moves| spec.budget_for(&game(moves), true).to_string());
        assert_eq!(budgets, ["359it", "117it", "24it"]);
    }

    #[test]
    fn rounds_are_told_at_their_ends() {
        let moment = |(lines, round)| Moment { lines, round, points: vec![], chances: vec![] };
        let ends = |rounds: &[u32]| {
            let moments = rounds.iter().copied().enumerate().map(moment).collect();
            let analysis = Analysis {
                moments,
                losses: vec![],
                mistakes: vec![],
                luck: vec![],
                luck_error: vec![],
                choices: vec![],
                luck_share: 0.0,
                luck_range: (0.0, 0.0),
                kindest: None,
                cruelest: None,
            };
            analysis.rounds().iter().map(|end| (end.round, end.lines)).collect::<Vec<_>>()
        };
        assert_eq!(ends(&[0, 0, 1, 1, 2]), [(0, 1), (1, 3), (2, 4)]);
        assert_eq!(ends(&[1, 1, 2]), [(1, 0), (1, 1), (2, 2)]);
    }
}
