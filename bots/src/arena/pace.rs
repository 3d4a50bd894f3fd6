//! How long a bot thinks about a decision, and how often it plays on in its head meanwhile.
//!
//! These numbers belong to the machine that they are measured on; who is stronger does not, as
//! long as budgets are iterations.

use std::time::{Duration, Instant};

use kernel::chance::Fast;
use kernel::{Actor, AnyParts, Game, Judge, Seat, Silent, StartError};

use crate::{Bot, BotSpec, Budget, Greedy, Mcts, playout, start};

/// Stretches of play that the decisions of a [`Pace`] are taken from, spread over a game.
const STRETCHES: usize = 5;
/// How long one position is thought about to count iterations.
const GLIMPSE: Duration = Duration::from_millis(200);

/// Where decisions are measured.
#[derive(Clone, Debug)]
pub struct PaceSpec {
    /// How many seats.
    pub players: u8,
    /// How many decisions.
    pub decisions: usize,
    /// What the game is dealt from.
    pub seed: u64,
    /// The component set.
    pub parts: AnyParts,
}

/// How long decisions take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// How many were measured: those that left a choice.
    pub decisions: usize,
    /// The mean time.
    pub mean: Duration,
    /// The longest time.
    pub longest: Duration,
}

/// Lets a bot play against itself and takes the time of its decisions. It takes over a game of
/// greedy players at several moments, and goes on from there for a while.
///
/// # Errors
/// If the rules know no such table.
pub fn pace<G: Judge>(spec: &PaceSpec, bot: BotSpec) -> Result<Pace, StartError> {
    let moments = moments::<G>(spec)?;
    let mut bots: Vec<_> = (0..spec.players).map(|_| bot.make::<G>()).collect();
    let mut times = Vec::new();
    for stretch in 0..STRETCHES {
        let (from, _) = &moments[stretch * moments.len() / STRETCHES];
        let end = (stretch + 1) * spec.decisions / STRETCHES;
        let mut rng = Fast::new(spec.seed, stretch as u64);
        play_on(from.clone(), &mut bots, end, &mut rng, &mut times);
    }
    let longest = times.iter().copied().max().unwrap_or_default();
    let mean = times.iter().sum::<Duration>() / times.len().max(1) as u32;
    Ok(Pace { decisions: times.len(), mean, longest })
}

/// How often a second a thinker plays on in its head, on each of these numbers of threads; its
/// memory is empty before every decision. All of them think about a position before the next one
/// comes, so that a machine that is slower for a while is so for all.
///
/// # Errors
/// If the rules know no such table.
pub fn iterations<G: Judge>(spec: &PaceSpec, threads: &[usize]) -> Result<Vec<f64>, StartError> {
    let moments = moments::<G>(spec)?;
    let mut stints: Vec<Stint<G>> = threads.iter().map(|threads| Stint::new(*threads)).collect();
    for number in 0..spec.decisions {
        let (game, seat) = &moments[number * moments.len() / spec.decisions];
        for stint in &mut stints {
            stint.think(game, *seat, &mut Fast::new(spec.seed, number as u64));
        }
    }
    Ok(stints.iter().map(Stint::rate).collect())
}

/// A thinker, and what it has done so far.
struct Stint<G: Judge> {
    thinker: Mcts<G>,
    iterations: u64,
    time: Duration,
}

impl<G: Judge> Stint<G> {
    fn new(threads: usize) -> Stint<G> {
        let thinker = Mcts::new(Budget::Time(GLIMPSE), threads);
        Stint { thinker, iterations: 0, time: Duration::ZERO }
    }

    fn think(&mut self, game: &G, seat: Seat, rng: &mut Fast) {
        self.thinker.forget();
        let begun = Instant::now();
        let choice = self.thinker.choose(game, seat, rng);
        self.time += begun.elapsed();
        self.iterations += choice.considered.iter().map(|one| one.visits).sum::<u64>();
    }

    fn rate(&self) -> f64 {
        self.iterations as f64 / self.time.as_secs_f64().max(f64::MIN_POSITIVE)
    }
}

/// Every moment of a game of greedy players at which a seat has a choice.
fn moments<G: Judge>(spec: &PaceSpec) -> Result<Vec<(G, Seat)>, StartError> {
    let mut game = start::<G>(spec.parts, &[], spec.players)?;
    let mut greedy = Greedy::default();
    let mut moments = Vec::new();
    let mut rng = Fast::new(spec.seed, 0);
    playout(&mut game, &mut Vec::new(), &mut rng, |game: &G, seat, legal, rng| {
        moments.push((game.clone(), seat));
        greedy.pick(game, seat, legal, rng)
    });
    Ok(moments)
}

/// Plays on until so many decisions were timed.
fn play_on<G: Game>(
    mut game: G,
    bots: &mut [Box<dyn Bot<G>>],
    decisions: usize,
    rng: &mut Fast,
    times: &mut Vec<Duration>,
) {
    bots.iter_mut().for_each(|bot| bot.forget());
    let mut legal = Vec::new();
    while let Some(actor) = game.turn().actor().filter(|_| times.len() < decisions) {
        let action = match actor {
            Actor::Chance => game.deal(rng),
            Actor::Seat(seat) => {
                game.legal(actor, &mut legal);
                match legal.as_slice() {
                    &[only] => only,
                    options => {
                        let begun = Instant::now();
                        let answer = bots[seat.index()].pick(&game, seat, options, rng);
                        times.push(begun.elapsed());
                        answer
                    }
                }
            }
        };
        game.apply(actor, action, &mut Silent);
    }
}
