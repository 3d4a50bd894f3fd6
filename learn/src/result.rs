//! How a game ended, in the numbers that learners want.

use std::str::FromStr;

use kernel::ScoreSheet;

/// How a game ended for one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Result {
    /// The final points.
    pub score: i32,
    /// 1 for the best; equals share the better rank.
    pub rank: u32,
    /// The share of the victory.
    pub win_share: f32,
}

/// How a game ended for every seat.
pub fn results(sheet: &ScoreSheet) -> Vec<Result> {
    let ranking = sheet.ranking();
    let mut all: Vec<Result> =
        sheet.totals().into_iter().map(|score| Result { score, rank: 1, win_share: 0.0 }).collect();
    let mut rank = 1;
    for equals in &ranking {
        for seat in equals {
            all[seat.index()].rank = rank;
        }
        rank += equals.len() as u32;
    }
    if sheet.won != Some(false) {
        let share = 1.0 / ranking[0].len() as f32;
        ranking[0].iter().for_each(|winner| all[winner.index()].win_share = share);
    }
    all
}

/// What a seat is rewarded with when a game is over; before that it gets nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reward {
    /// `win`: 1 for the winner; the others lose 1 between them. A shared victory is shared. Alone
    /// 1 for the goal met and -1 for the goal missed.
    #[default]
    Win,
    /// `score`: the final points.
    Score,
    /// `margin`: how far ahead of the best of the others; alone the final points.
    Margin,
}

impl Reward {
    /// Writes the rewards of the seats that `out` has room for.
    pub fn write(self, sheet: &ScoreSheet, out: &mut [f32]) {
        Reward::write_all(&[self], sheet, out);
    }

    /// Writes several rewards of every seat, those of a seat one after the other.
    pub fn write_all(kinds: &[Reward], sheet: &ScoreSheet, out: &mut [f32]) {
        let results = results(sheet);
        for (seat, row) in out.chunks_exact_mut(kinds.len()).take(results.len()).enumerate() {
            row.iter_mut().zip(kinds).for_each(|(out, kind)| *out = kind.of(&results, seat));
        }
    }

    fn of(self, results: &[Result], seat: usize) -> f32 {
        let (players, own) = (results.len() as f32, &results[seat]);
        match self {
            Reward::Score => own.score as f32,
            Reward::Margin => (own.score - best_other(results, seat).unwrap_or(0)) as f32,
            Reward::Win if results.len() == 1 => 2.0 * own.win_share - 1.0,
            Reward::Win => (players * own.win_share - 1.0) / (players - 1.0),
        }
    }
}

fn best_other(results: &[Result], seat: usize) -> Option<i32> {
    let others = results.iter().enumerate().filter(|(other, _)| *other != seat);
    others.map(|(_, result)| result.score).max()
}

impl FromStr for Reward {
    type Err = String;

    fn from_str(name: &str) -> std::result::Result<Reward, String> {
        match name {
            "win" => Ok(Reward::Win),
            "score" => Ok(Reward::Score),
            "margin" => Ok(Reward::Margin),
            _ => Err(format!("unknown reward `{name}`\nhint: the rewards are win, score, margin")),
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::SeatScore;

    use super::*;

    fn sheet(totals: &[i32], won: Option<bool>) -> ScoreSheet {
        let seat = |&total: &i32| SeatScore { total, lines: vec![], ties: vec![] };
        ScoreSheet { seats: totals.iter().map(seat).collect(), won, ..ScoreSheet::default() }
    }

    fn rewards(reward: Reward, totals: &[i32], won: Option<bool>) -> Vec<f32> {
        let mut out = vec![9.0; totals.len()];
        reward.write(&sheet(totals, won), &mut out);
        out
    }

    #[test]
    fn the_winner_takes_what_the_others_lose() {
        assert_eq!(rewards(Reward::Win, &[5, 9, 7], None), [-0.5, 1.0, -0.5]);
        assert_eq!(rewards(Reward::Win, &[9, 9, 7], None), [0.25, 0.25, -0.5]);
        assert_eq!(rewards(Reward::Win, &[4], Some(true)), [1.0]);
        assert_eq!(rewards(Reward::Win, &[4], Some(false)), [-1.0]);
        assert_eq!(rewards(Reward::Score, &[5, 9], None), [5.0, 9.0]);
    }

    #[test]
    fn a_margin_is_the_lead_over_the_best_of_the_others() {
        assert_eq!(rewards(Reward::Margin, &[5, 9, 7], None), [-4.0, 2.0, -2.0]);
        assert_eq!(rewards(Reward::Margin, &[4], Some(true)), [4.0]);
    }

    #[test]
    fn several_rewards_stand_side_by_side() {
        let mut out = [9.0; 6];
        Reward::write_all(&[Reward::Win, Reward::Score], &sheet(&[5, 9], None), &mut out);
        assert_eq!(out, [-1.0, 5.0, 1.0, 9.0, 9.0, 9.0]);
    }

    #[test]
    fn equals_share_the_better_rank() {
        let ranks: Vec<u32> = results(&sheet(&[7, 9, 9, 1], None)).iter().map(|r| r.rank).collect();
        assert_eq!(ranks, [3, 1, 1, 4]);
    }
}
