//! One game of a simulation.

use std::io::{self, Write};

use kernel::chance::Fast;
use kernel::conformance::{Breach, Tally, Thoroughness, check_game};
use kernel::{Judge, MAX_SEATS, ScoreSheet, Seat};

use super::crew::Crew;
use crate::{Bot, BotSpec, Lines, playout};

/// How a game went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Its number, counted from 0.
    pub number: u64,
    /// One entry a seat.
    pub seats: Vec<SeatPlayed>,
}

/// How a game went for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatPlayed {
    /// Who played.
    pub bot: BotSpec,
    /// The final points.
    pub score: i32,
    /// 1 for the best; equals share the better rank.
    pub rank: u32,
    /// The share of the victory, in parts of [`SeatPlayed::VICTORY`].
    pub win: u32,
    /// How many lines of the list are the seat's.
    pub decisions: u32,
}

/// The first line of a CSV file of games.
pub const CSV_HEADER: &str = "game,seat,bot,score,rank,win_share,decisions";

impl Played {
    /// Writes the game as rows of CSV, one a seat.
    ///
    /// # Errors
    /// If `out` fails.
    pub fn write_csv(&self, out: &mut impl Write) -> io::Result<()> {
        for (seat, row) in self.seats.iter().enumerate() {
            let SeatPlayed { bot, score, rank, decisions, .. } = row;
            let share = row.win_share();
            writeln!(out, "{},{seat},{bot},{score},{rank},{share},{decisions}", self.number)?;
        }
        Ok(())
    }
}

impl SeatPlayed {
    /// A whole victory: a number that can be shared by up to [`MAX_SEATS`] without rest, so that
    /// sums are exact.
    pub const VICTORY: u32 = 840;

    /// The share of the victory.
    pub fn win_share(&self) -> f64 {
        f64::from(self.win) / f64::from(SeatPlayed::VICTORY)
    }
}

/// Plays games with the same bots and buffers.
pub(super) struct Player<'a, G: Judge> {
    crew: &'a Crew<'a, G>,
    /// The bots of each lineup.
    bots: Vec<Vec<Box<dyn Bot<G>>>>,
    legal: Vec<G::Action>,
    /// What trying the laws counted.
    pub(super) tally: Tally,
}

impl<'a, G: Judge> Player<'a, G> {
    pub(super) fn new(crew: &'a Crew<'a, G>) -> Self {
        let made = |lineup: &Vec<BotSpec>| lineup.iter().map(|bot| bot.make::<G>()).collect();
        let bots = crew.lineups.iter().map(made).collect();
        Player { crew, bots, legal: Vec::new(), tally: Tally::default() }
    }

    /// Plays the game with this number.
    pub(super) fn play(&mut self, number: u64) -> Result<Played, Breach> {
        let lineups = self.crew.lineups.len() as u64;
        let (deal, lineup) = (number / lineups, (number % lineups) as usize);
        let bots = &mut self.bots[lineup];
        bots.iter_mut().for_each(|bot| bot.forget());
        let mut streams = Streams::new(self.crew.seed, deal);
        let mut rngs: Vec<Fast> = bots.iter().map(|_| streams.next()).collect();
        let mut chance = streams.next();
        let answer = |game: &G, seat: Seat, legal: &[G::Action], _: &mut Fast| {
            bots[seat.index()].pick(game, seat, legal, &mut rngs[seat.index()])
        };
        let (game, lines) = if self.crew.check {
            checked(self.crew.start, answer, &mut chance, &mut self.tally)?
        } else {
            let mut game = self.crew.start.clone();
            let lines = playout(&mut game, &mut self.legal, &mut chance, answer);
            (game, lines)
        };
        let seats = results(&self.crew.lineups[lineup], &game.score(), &lines);
        Ok(Played { number, seats })
    }
}

/// How each seat fared.
fn results(seated: &[BotSpec], sheet: &ScoreSheet, lines: &Lines) -> Vec<SeatPlayed> {
    let ranking = sheet.ranking();
    let row = |(seat, &bot): (Seat, &BotSpec)| {
        let ahead = ranking.iter().take_while(|equals| !equals.contains(&seat));
        let rank = 1 + ahead.map(Vec::len).sum::<usize>() as u32;
        SeatPlayed {
            bot,
            score: sheet.seats[seat.index()].total,
            rank,
            win: victory(sheet, rank, &ranking[0]),
            decisions: lines.of(seat),
        }
    };
    Seat::all(seated.len() as u8).zip(seated).map(row).collect()
}

/// Plays the same game as [`playout`] and tries the laws on the way.
fn checked<G: Judge>(
    start: &G,
    mut answer: impl FnMut(&G, Seat, &[G::Action], &mut Fast) -> G::Action,
    chance: &mut Fast,
    tally: &mut Tally,
) -> Result<(G, Lines), Breach> {
    let answer = |game: &G, seat: Seat, legal: &[G::Action], rng: &mut Fast| match legal {
        &[only] => only,
        options => answer(game, seat, options, rng),
    };
    let done = check_game(start, answer, chance, &Thoroughness::SIMULATION, tally)?;
    let lines = Lines::count(done.lines.iter().map(|&(actor, _)| actor));
    Ok((done.game, lines))
}

/// The part of the victory that a rank brings: equals share it, and alone it takes the goal.
fn victory(sheet: &ScoreSheet, rank: u32, winners: &[Seat]) -> u32 {
    if rank == 1 && sheet.won != Some(false) {
        SeatPlayed::VICTORY / winners.len() as u32
    } else {
        0
    }
}

/// The generators of one game: one a seat and one for chance, so that no bot's thinking changes
/// what is dealt.
struct Streams {
    seed: u64,
    next: u64,
}

impl Streams {
    fn new(seed: u64, game: u64) -> Streams {
        Streams { seed, next: game * (MAX_SEATS as u64 + 1) }
    }

    fn next(&mut self) -> Fast {
        self.next += 1;
        Fast::new(self.seed, self.next - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_victory_can_be_shared_by_any_number() {
        assert!((1..=MAX_SEATS as u32).all(|winners| SeatPlayed::VICTORY.is_multiple_of(winners)));
    }

    #[test]
    fn rows_are_csv() {
        let seat = SeatPlayed { bot: BotSpec::Busy, score: 41, rank: 1, win: 420, decisions: 9 };
        let mut out = Vec::new();
        Played { number: 7, seats: vec![seat, seat] }.write_csv(&mut out).expect("memory takes it");
        assert_eq!(String::from_utf8_lossy(&out), "7,0,busy,41,1,0.5,9\n7,1,busy,41,1,0.5,9\n");
    }
}
