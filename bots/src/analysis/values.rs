//! What could be expected before every line, put together from single readings.

use std::ops::Range;

use kernel::{Judge, Turn};

use super::history::{History, Run};
use super::loss::Decided;
use super::reading::Points;

/// What is known of single positions.
pub(super) struct Readings<'a> {
    /// The decisions, in order.
    pub(super) decided: &'a [Decided],
    /// The runs of chance with what they gave, in order.
    pub(super) runs: &'a [(Run, Points)],
    /// The points after the last line.
    pub(super) last: Points,
}

impl Readings<'_> {
    /// The points to be expected before every line, and after the last one.
    ///
    /// A decision is read as its best move. Before a move without a choice the same is expected
    /// as after it. Before chance it is what came, less what was luck: all of a run's luck comes
    /// with its last line.
    pub(super) fn values<G: Judge>(&self, history: &History<G>) -> Vec<Points> {
        let mut values = vec![self.last.clone(); history.states.len()];
        for (at, read) in self.read(history).into_iter().enumerate().rev() {
            values[at] = match read {
                Some(points) => points,
                None if history.states[at].turn() == Turn::Chance => self.before(at, &values),
                None => values[at + 1].clone(),
            };
        }
        values
    }

    /// What is expected on a line of chance.
    fn before(&self, at: usize, values: &[Points]) -> Points {
        let (run, luck) = &self.runs[self.runs.partition_point(|(run, _)| run.end <= at)];
        values[run.end].iter().zip(luck).map(|(value, luck)| value - luck).collect()
    }

    /// What is known of the lines of the players.
    fn read<G: Judge>(&self, history: &History<G>) -> Vec<Option<Points>> {
        let mut read = vec![None; history.lines.len()];
        for decided in self.decided {
            read[decided.line] = Some(decided.points.clone());
        }
        let together = |at: &usize| matches!(history.states[*at].turn(), Turn::Together(_));
        let lines: Vec<usize> = (0..read.len()).filter(together).collect();
        for span in lines.chunk_by(|a, b| a + 1 == *b) {
            self.settle(span[0]..span[span.len() - 1] + 1, &mut read);
        }
        read
    }

    /// Seats that decide together do not know one another's answers: what one of them thinks
    /// tells what that seat may expect, and of the others nothing. So on a span of such lines
    /// each expects what its next decision tells, and after the last one the same as then.
    fn settle(&self, span: Range<usize>, read: &mut [Option<Points>]) {
        let first = self.decided.partition_point(|one| one.line < span.start);
        let end = self.decided.partition_point(|one| one.line < span.end);
        let decided = &self.decided[first..end];
        let Some(any) = decided.first() else { return };
        for line in span {
            let expects = |seat: usize| {
                let own = || decided.iter().filter(|one| one.seat.index() == seat);
                let next = own().find(|one| one.line >= line).or_else(|| own().next_back());
                next.unwrap_or(any).points[seat]
            };
            read[line] = Some((0..any.points.len()).map(expects).collect());
        }
    }
}
