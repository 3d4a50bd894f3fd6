//! What is said about a puzzle, in the language of whoever tries it.

use kernel::{Actor, AnyAction, AnyGame, Saying, ScoreLine, Title};
use lang::Speaker;

use super::Puzzle;
use crate::Stray;

/// So many lines of the score make a reason.
const LINES: usize = 3;

impl Puzzle {
    /// The id of the question in the texts.
    pub fn question_id(&self) -> String {
        format!("page-puzzle-{}", self.kind.name())
    }

    /// The moves of the solution in words, in order.
    ///
    /// # Errors
    /// If the puzzle does not hold.
    pub fn answer(&self, title: &dyn Title, speaker: &Speaker) -> Result<Vec<String>, Stray> {
        let labels = self.labels(title)?;
        Ok(labels.iter().map(|label| speaker.label(label)).collect())
    }

    /// The other move in words.
    ///
    /// # Errors
    /// If the puzzle does not hold.
    pub fn other(&self, title: &dyn Title, speaker: &Speaker) -> Result<String, Stray> {
        let trial = self.at(title, &[])?;
        let label = trial.game().label_of(&self.instead.1);
        let label = label.ok_or_else(|| Stray(format!("no move is `{}`", self.instead.1)))?;
        Ok(speaker.label(&label))
    }

    /// Why the solution is better than the other move: the lines of the score that differ.
    ///
    /// # Errors
    /// If the puzzle does not hold.
    pub fn reason(&self, title: &dyn Title, speaker: &Speaker) -> Result<String, Stray> {
        let trial = self.at(title, &[])?;
        let first = self.first(trial.game())?;
        let gains = telling(self.gains(trial.game())?);
        Ok(speaker.why_best(&first, &gains, &self.labels(title)?[1..]))
    }

    fn labels(&self, title: &dyn Title) -> Result<Vec<Saying>, Stray> {
        let mut trial = self.at(title, &[])?;
        let mut labels = Vec::new();
        for (place, action) in (0..).zip(self.moves()) {
            let label = trial.game().label_of(action);
            labels.push(label.ok_or_else(|| Stray(format!("no move is `{action}`")))?);
            trial.go_on(place)?;
        }
        Ok(labels)
    }

    /// The first move of the solution.
    fn first(&self, game: &dyn AnyGame) -> Result<AnyAction, Stray> {
        let legal = game.legal(Actor::Seat(self.seat));
        let first = self.moves().next().unwrap_or_default();
        let found = legal.into_iter().find(|option| option.notation == first);
        found.ok_or_else(|| Stray(format!("`{first}` may not be played")))
    }

    /// The lines of the score that the solution changes.
    pub(super) fn gains(&self, game: &dyn AnyGame) -> Result<Vec<ScoreLine>, Stray> {
        let sheet = game.score();
        let lines = &sheet.seats[self.seat.index()].lines;
        let line = |(label, points): &(String, i32)| {
            let known = lines.iter().find(|line| line.label == label);
            let known = known.ok_or_else(|| Stray(format!("no line of the score is `{label}`")))?;
            Ok(ScoreLine { points: *points, ..*known })
        };
        self.why.1.iter().map(line).collect()
    }
}

/// The lines that tell most, in the order of the sheet: the rest is what else the samples brought.
fn telling(mut gains: Vec<ScoreLine>) -> Vec<ScoreLine> {
    let mut sizes: Vec<i32> = gains.iter().map(|line| line.points.abs()).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let least = sizes.get(LINES - 1).copied().unwrap_or(0);
    gains.retain(|line| line.points.abs() >= least);
    gains.truncate(LINES + 1);
    gains
}
