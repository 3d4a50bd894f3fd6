//! Counting who came in ahead of whom.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::elo::ratings;
use super::interval::Mean;
use super::report::{ArenaReport, BotResult, PairResult};
use crate::BotSpec;
use crate::sim::{Played, SeatPlayed};

/// What the games so far have come to.
pub struct Standings<'a> {
    bots: &'a [BotSpec],
    games: u64,
    shares: Vec<Mean>,
    scores: Vec<Mean>,
    pairs: BTreeMap<(usize, usize), Pair>,
    /// The games of the deal under way.
    deal: Vec<Played>,
}

/// Two bots at the same tables.
#[derive(Clone, Copy, Default)]
struct Pair {
    /// The share of the meetings that the first one ended ahead, a deal an observation.
    ahead: Mean,
    /// The points by which it was ahead.
    margin: Mean,
}

impl<'a> Standings<'a> {
    /// Before the first game of these bots.
    pub fn new(bots: &'a [BotSpec]) -> Standings<'a> {
        let pairs = (0..bots.len()).flat_map(|a| (a + 1..bots.len()).map(move |b| (a, b)));
        Standings {
            bots,
            games: 0,
            shares: vec![Mean::default(); bots.len()],
            scores: vec![Mean::default(); bots.len()],
            pairs: pairs.map(|pair| (pair, Pair::default())).collect(),
            deal: Vec::new(),
        }
    }

    /// Counts a game; the games of a deal come one after the other, one for each bot.
    pub fn add(&mut self, played: &Played) {
        self.games += 1;
        self.deal.push(played.clone());
        if self.deal.len() == self.bots.len() {
            let deal = std::mem::take(&mut self.deal);
            self.settle(&deal);
        }
    }

    /// Counts a deal that was played in every arrangement.
    fn settle(&mut self, deal: &[Played]) {
        let bots = self.bots.len();
        for number in 0..bots {
            let seats = || deal.iter().flat_map(|game| seats_of(game, bots, number));
            self.shares[number].add(mean(seats().map(SeatPlayed::win_share)));
            self.scores[number].add(mean(seats().map(|seat| seat.score.into())));
        }
        for (&(a, b), pair) in &mut self.pairs {
            let meetings = || deal.iter().flat_map(|game| meetings(game, bots, a, b));
            pair.ahead.add(mean(meetings().map(|(a, b)| ahead(a, b))));
            pair.margin.add(mean(meetings().map(|(a, b)| f64::from(a.score - b.score))));
        }
    }

    /// Whether it is clear who is better, for every two bots.
    pub(super) fn verdict(&self) -> ControlFlow<()> {
        if self.pairs.values().all(|pair| pair.ahead.is_clear()) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    /// The standings at a table of this game.
    pub fn report(&self, game: &'static str, players: u8) -> ArenaReport {
        let elo = ratings(&self.ahead());
        let result = |(number, &bot): (usize, &BotSpec)| BotResult {
            bot,
            games: self.games,
            win_share: self.shares[number].mean(),
            ci95: self.shares[number].interval(),
            mean_score: self.scores[number].mean(),
            elo: elo[number],
        };
        let pair = |(&(a, b), pair): (&(usize, usize), &Pair)| PairResult {
            a: self.bots[a],
            b: self.bots[b],
            games: self.games,
            a_ahead_share: pair.ahead.mean(),
            ci95: pair.ahead.interval(),
            mean_margin: pair.margin.mean(),
        };
        ArenaReport {
            game,
            players,
            games: self.games,
            results: self.bots.iter().enumerate().map(result).collect(),
            pairs: self.pairs.iter().map(pair).collect(),
        }
    }

    /// How many of its games each bot ended ahead of each other.
    fn ahead(&self) -> Vec<Vec<f64>> {
        let mut ahead = vec![vec![0.0; self.bots.len()]; self.bots.len()];
        for (&(a, b), pair) in &self.pairs {
            ahead[a][b] = pair.ahead.mean() * self.games as f64;
            ahead[b][a] = (1.0 - pair.ahead.mean()) * self.games as f64;
        }
        ahead
    }
}

/// The seats of a bot: they move on by one with every game of a deal.
fn seats_of(game: &Played, bots: usize, number: usize) -> impl Iterator<Item = &SeatPlayed> {
    let turned = (game.number % bots as u64) as usize;
    let own = move |seat: usize| (seat + turned) % bots == number;
    game.seats.iter().enumerate().filter(move |(seat, _)| own(*seat)).map(|(_, played)| played)
}

/// Every seat of one bot with every seat of the other.
fn meetings(
    game: &Played,
    bots: usize,
    a: usize,
    b: usize,
) -> impl Iterator<Item = (&SeatPlayed, &SeatPlayed)> {
    let rivals = move |one| seats_of(game, bots, b).map(move |other| (one, other));
    seats_of(game, bots, a).flat_map(rivals)
}

/// One if ahead, a half if equal.
fn ahead(a: &SeatPlayed, b: &SeatPlayed) -> f64 {
    match a.rank.cmp(&b.rank) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), one| (sum + one, count + 1.0));
    sum / f64::max(count, 1.0)
}
