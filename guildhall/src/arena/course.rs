//! How the shares came about, deal by deal.

use bots::BotSpec;
use bots::sim::Played;

/// The share of victories of every bot after each deal.
pub(super) struct Course {
    /// One line a bot.
    pub(super) lines: Vec<Vec<f64>>,
    sums: Vec<(f64, f64)>,
}

impl Course {
    pub(super) fn new(bots: &[BotSpec]) -> Course {
        Course { lines: vec![Vec::new(); bots.len()], sums: vec![(0.0, 0.0); bots.len()] }
    }

    /// Counts a game; the seats move on by one with every game of a deal.
    pub(super) fn add(&mut self, played: &Played) {
        let bots = self.sums.len();
        let turned = (played.number % bots as u64) as usize;
        for (seat, result) in played.seats.iter().enumerate() {
            let (wins, seats) = &mut self.sums[(seat + turned) % bots];
            *wins += result.win_share();
            *seats += 1.0;
        }
        if turned + 1 == bots {
            for (line, (wins, seats)) in self.lines.iter_mut().zip(&self.sums) {
                line.push(wins / seats);
            }
        }
    }
}
