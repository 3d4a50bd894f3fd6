//! Why a move: what a bot expects of it, put into words.

use kernel::{AnyAction, Saying, ScoreLine, Seat};

use crate::{Arg, Speaker};

/// How many further moves a reason names.
const MOVES: usize = 3;

impl Speaker {
    /// Why an option may be a good one: which lines of the score it changes (`gains`); if it
    /// does not pay yet, what it prepares (`then`, the moves that follow); failing both, what it
    /// is about.
    pub fn why(&self, option: &AnyAction, gains: &[ScoreLine], then: &[Saying]) -> String {
        self.because(["why-brings", "why-costs"], option, gains, then)
    }

    /// Why an option would have been better than the one that was played. As [`why`](Self::why),
    /// but `gains` is what it changes by the end of the round and the other does not; if that is
    /// less, it pays later.
    pub fn why_better(&self, option: &AnyAction, gains: &[ScoreLine], then: &[Saying]) -> String {
        let reason = self.because(["why-brings-more", "why-gives-up"], option, gains, then);
        let balance: i32 = gains.iter().map(|line| line.points).sum();
        match gains.is_empty() || balance > 0 {
            true => reason,
            false => format!("{reason} {}", self.text("why-later", &[])),
        }
    }

    /// Why an option is the best there is. As [`why_better`](Self::why_better), but `gains` is what
    /// it changes sooner or later and the next best one does not.
    pub fn why_best(&self, option: &AnyAction, gains: &[ScoreLine], then: &[Saying]) -> String {
        self.because(["why-best-brings", "why-gives-up"], option, gains, then)
    }

    /// A reason; the texts say what lines that rise, and lines that fall, are called.
    fn because(
        &self,
        [brings, costs]: [&str; 2],
        option: &AnyAction,
        gains: &[ScoreLine],
        then: &[Saying],
    ) -> String {
        let (brought, lost): (Vec<_>, Vec<_>) = gains.iter().partition(|line| line.points > 0);
        let mut said = Vec::new();
        said.extend(self.changes(brings, &brought));
        said.extend(self.changes(costs, &lost));
        if gains.iter().map(|line| line.points).sum::<i32>() <= 0 {
            said.extend(self.then(then));
        }
        if said.is_empty() {
            let help = self.help(option.kind, &option.label);
            said.push(help.about.map_or(help.text, |piece| piece.text));
        }
        said.join(" ")
    }

    /// What a bot knows besides: the points that the rivals may expect, and how many
    /// continuations it looked at.
    pub fn outlook(&self, rivals: &[(Seat, f64)], visits: u64) -> String {
        let looked = self.text("hint-visits", &[("n", Arg::Number(visits as i64))]);
        if rivals.is_empty() {
            return looked;
        }
        let each: Vec<String> = rivals
            .iter()
            .map(|&(seat, points)| format!("{} {}", self.name(seat), self.tongue.decimal(points)))
            .collect();
        let list = each.join(", ");
        let args = [("n", Arg::Number(rivals.len() as i64)), ("list", Arg::Text(&list))];
        format!("{} {looked}", self.text("hint-rivals", &args))
    }

    /// Lines of the score that all rise or all fall, and by how much together.
    fn changes(&self, id: &str, lines: &[&ScoreLine]) -> Option<String> {
        let total: i32 = lines.iter().map(|line| line.points).sum();
        let each: Vec<String> = lines
            .iter()
            .map(|line| format!("{} {}", self.score_line(line.label), signed(line.points)))
            .collect();
        let list = each.join(", ");
        let args = [("n", Arg::Number(i64::from(total).abs())), ("lines", Arg::Text(&list))];
        (!lines.is_empty()).then(|| self.text(id, &args))
    }

    fn then(&self, moves: &[Saying]) -> Option<String> {
        let each: Vec<String> = moves.iter().take(MOVES).map(|label| self.label(label)).collect();
        let list = each.join(" → ");
        (!each.is_empty()).then(|| self.text("why-then", &[("moves", Arg::Text(&list))]))
    }
}

/// A number with its sign, a true minus.
fn signed(points: i32) -> String {
    let sign = if points < 0 { '−' } else { '+' };
    format!("{sign}{}", points.abs())
}
