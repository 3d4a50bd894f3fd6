//! What a simulation came to.

use std::collections::BTreeMap;

use kernel::conformance::{Counts, Tally};
use serde::{Serialize, Serializer};

use super::{Played, SeatPlayed, SimSpec};
use crate::BotSpec;

/// The JSON of `guildhall sim`.
#[derive(Clone, Debug, Serialize)]
pub struct SimReport {
    /// The game's key.
    pub game: &'static str,
    /// How many seats.
    pub players: u8,
    /// How many games were played.
    pub games: u64,
    /// The players' lines of all lists, without those of chance.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// How many threads played.
    pub threads: usize,
    /// Speed in games.
    pub games_per_second: f64,
    /// Speed in decisions.
    pub decisions_per_second: f64,
    /// How each seat fared.
    pub seats: Vec<SeatReport>,
    /// How each bot fared, in the order of their first seats.
    pub bots: Vec<BotReport>,
    /// How often everything occurred, if the laws were tried.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "kinds")]
    pub tally: Option<Tally>,
}

/// Writes the counts of a tally by group and name.
fn kinds<S: Serializer>(tally: &Option<Tally>, serializer: S) -> Result<S::Ok, S::Error> {
    let groups = tally.iter().flat_map(|tally| {
        let Tally { asks, actions, chances, events, .. } = tally;
        [("asks", asks), ("actions", actions), ("chances", chances), ("events", events)]
    });
    let names = |counts: &Counts| counts.iter().collect::<BTreeMap<_, _>>();
    serializer.collect_map(groups.map(|(group, counts)| (group, names(counts))))
}

/// How a seat fared.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    /// The seat.
    pub seat: u8,
    /// Who played.
    pub bot: BotSpec,
    /// Its mean points.
    pub mean: f64,
    /// The standard deviation of its points.
    pub sd: f64,
    /// Its fewest points.
    pub min: i32,
    /// Its most points.
    pub max: i32,
    /// Its share of the victories; a shared victory counts in equal parts.
    pub win_share: f64,
}

/// How a bot fared on all its seats.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct BotReport {
    /// The bot.
    pub bot: BotSpec,
    /// How many seats it had, all games together.
    pub seats_played: u64,
    /// Its mean points.
    pub mean: f64,
    /// Its share of the victories per seat played.
    pub win_share: f64,
}

/// Sums over games, for whoever plays them; whole numbers, so that no order of adding changes them.
pub struct Tables<'a> {
    bots: &'a [BotSpec],
    seats: Vec<Sums>,
}

/// Sums over the games of one seat, or of several.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    count: u64,
    decisions: u64,
    points: i64,
    squares: i64,
    wins: u64,
    extremes: Option<(i32, i32)>,
}

impl<'a> Tables<'a> {
    /// Nothing has been played yet.
    pub fn new(bots: &'a [BotSpec]) -> Tables<'a> {
        Tables { bots, seats: vec![Sums::default(); bots.len()] }
    }

    /// Counts a game.
    pub fn add(&mut self, played: &Played) {
        for (sums, seat) in self.seats.iter_mut().zip(&played.seats) {
            sums.add(seat);
        }
    }

    /// The report of all games so far.
    pub fn report(&self, game: &'static str, spec: &SimSpec, seconds: f64) -> SimReport {
        let decisions = self.seats.iter().map(|sums| sums.decisions).sum();
        SimReport {
            game,
            players: spec.players,
            games: spec.games,
            decisions,
            seconds,
            threads: spec.threads,
            games_per_second: rate(spec.games, seconds),
            decisions_per_second: rate(decisions, seconds),
            seats: self.seats.iter().enumerate().map(|(at, sums)| self.seat(at, sums)).collect(),
            bots: self.kinds().into_iter().map(|bot| self.bot(bot)).collect(),
            tally: None,
        }
    }

    fn seat(&self, at: usize, sums: &Sums) -> SeatReport {
        let (min, max) = sums.extremes.unwrap_or_default();
        SeatReport {
            seat: at as u8,
            bot: self.bots[at],
            mean: sums.mean(),
            sd: sums.sd(),
            min,
            max,
            win_share: sums.win_share(),
        }
    }

    fn bot(&self, bot: BotSpec) -> BotReport {
        let own = self.seats.iter().zip(self.bots).filter(|(_, seated)| **seated == bot);
        let sums = own.fold(Sums::default(), |all, (seat, _)| all.plus(seat));
        BotReport { bot, seats_played: sums.count, mean: sums.mean(), win_share: sums.win_share() }
    }

    /// Every bot once, in the order of their first seats.
    fn kinds(&self) -> Vec<BotSpec> {
        let mut kinds = Vec::new();
        for bot in self.bots {
            if !kinds.contains(bot) {
                kinds.push(*bot);
            }
        }
        kinds
    }
}

impl Sums {
    fn add(&mut self, seat: &SeatPlayed) {
        let points = i64::from(seat.score);
        *self = self.plus(&Sums {
            count: 1,
            decisions: u64::from(seat.decisions),
            points,
            squares: points * points,
            wins: u64::from(seat.win),
            extremes: Some((seat.score, seat.score)),
        });
    }

    fn plus(&self, other: &Sums) -> Sums {
        let wider = |a: (i32, i32), b: (i32, i32)| (a.0.min(b.0), a.1.max(b.1));
        let both = self.extremes.zip(other.extremes).map(|(a, b)| wider(a, b));
        Sums {
            count: self.count + other.count,
            decisions: self.decisions + other.decisions,
            points: self.points + other.points,
            squares: self.squares + other.squares,
            wins: self.wins + other.wins,
            extremes: both.or(self.extremes).or(other.extremes),
        }
    }

    fn mean(&self) -> f64 {
        self.points as f64 / self.count.max(1) as f64
    }

    /// The sample's standard deviation; 0 for fewer than two games.
    fn sd(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let (n, sum) = (i128::from(self.count), i128::from(self.points));
        let spread = n * i128::from(self.squares) - sum * sum;
        (spread as f64 / (n * (n - 1)) as f64).sqrt()
    }

    fn win_share(&self) -> f64 {
        let victories = self.wins as f64 / f64::from(SeatPlayed::VICTORY);
        victories / self.count.max(1) as f64
    }
}

/// So many a second; a clock that has not moved counts as a nanosecond.
fn rate(count: u64, seconds: f64) -> f64 {
    count as f64 / seconds.max(1e-9)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_give_mean_deviation_and_extremes() {
        let mut sums = Sums::default();
        for score in [2, 4, 4, 4, 5, 5, 7, 9] {
            sums.add(&SeatPlayed { bot: BotSpec::Random, score, rank: 1, win: 420, decisions: 3 });
        }
        assert_eq!((sums.mean(), sums.win_share(), sums.decisions), (5.0, 0.5, 24));
        assert_eq!(sums.extremes, Some((2, 9)));
        assert!((sums.sd() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
    }
}
