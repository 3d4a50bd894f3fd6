//! Fits a game's estimate to how games end.
//!
//! Greedy players, now and then distracted, play whole games by the estimate as it is. Then the
//! weights of the features are chosen that would have foretold the final points best, and the
//! next round is played by these. The result depends on the [`TuneSpec`] alone.

use std::sync::Arc;
use std::thread;

use kernel::chance::{Fast, below, choose};
use kernel::{AnyParts, Estimate, Judge, MAX_SEATS, Seat, StartError, Turn};

use crate::{Bot, Busy, Greedy, playout, start};

mod fit;

use fit::Squares;

/// How an estimate is fitted.
#[derive(Clone, Debug)]
pub struct TuneSpec {
    /// How many games are played in each round, shared by the player counts.
    pub games: u64,
    /// How many rounds: play, fit, play by what was fitted.
    pub rounds: u32,
    /// What the games are dealt from.
    pub seed: u64,
    /// How many threads play; the result is the same for any number.
    pub threads: usize,
    /// The component set.
    pub parts: AnyParts,
}

/// How well an estimate foretells the final points.
#[derive(Clone, Copy, Debug)]
pub struct Foretold {
    /// How many positions were looked at.
    pub positions: u64,
    /// The usual error in points, as the root of the mean square.
    pub error: f64,
    /// How much the final points vary by themselves.
    pub spread: f64,
}

/// One out of so many decisions is a whim.
const WHIM: u32 = 12;
/// One out of so many decisions is looked at.
const LOOK: u32 = 5;

/// Fits the estimate of a game. `watch` hears after every round how well the estimate of that
/// round foretells its own games.
///
/// # Errors
/// If the rules know no such table.
///
/// # Panics
/// If the game names no features.
pub fn tune<G: Judge>(
    spec: &TuneSpec,
    mut watch: impl FnMut(u32, Foretold),
) -> Result<Estimate, StartError> {
    assert!(!G::FEATURES.is_empty(), "the game has features to fit");
    let (fewest, most) = G::INFO.players;
    let tables: Vec<G> = (fewest..=most)
        .map(|players| start::<G>(spec.parts, &[], players))
        .collect::<Result<_, _>>()?;
    let mut fit: Option<Arc<Estimate>> = None;
    for round in 0..spec.rounds {
        let squares = play(spec, round, &tables, fit.as_ref());
        let (fitted, foretold) = squares.solve();
        watch(round, foretold);
        fit = Some(Arc::new(fitted));
    }
    Ok(fit.map(Arc::unwrap_or_clone).expect("there is a round"))
}

/// Plays the games of a round.
fn play<G: Judge>(
    spec: &TuneSpec,
    round: u32,
    tables: &[G],
    fit: Option<&Arc<Estimate>>,
) -> Squares {
    let threads = spec.threads.max(1) as u64;
    // A thread takes every so-manieth game; sums are added in the order of the games, since with
    // numbers that are not whole the order counts.
    let work = |first: u64| -> Vec<Squares> {
        let numbers = (first..spec.games).step_by(threads as usize);
        numbers.map(|number| one_game(spec, round, tables, fit, number)).collect()
    };
    let done: Vec<Vec<Squares>> = thread::scope(|scope| {
        let begun: Vec<_> = (0..threads).map(|first| scope.spawn(move || work(first))).collect();
        let end = |thread: thread::ScopedJoinHandle<_>| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        begun.into_iter().map(end).collect()
    });
    let mut all = Squares::new(Estimate::size(G::FEATURES.len()));
    let mut done: Vec<_> = done.into_iter().map(Vec::into_iter).collect();
    for number in 0..spec.games {
        all.merge(&done[(number % threads) as usize].next().expect("every game was played"));
    }
    all
}

/// Plays one game and notes what its positions came to.
fn one_game<G: Judge>(
    spec: &TuneSpec,
    round: u32,
    tables: &[G],
    fit: Option<&Arc<Estimate>>,
    number: u64,
) -> Squares {
    let mut game = tables[(number % tables.len() as u64) as usize].clone();
    let players = game.players();
    let greedy = || fit.map_or_else(Greedy::default, |fit| Greedy::with(Arc::clone(fit)));
    let mut bots: Vec<Greedy<G>> = (0..players).map(|_| greedy()).collect();
    let mut busy = Busy::default();
    let mut seen: Vec<(Seat, Vec<f32>, f32)> = Vec::new();
    let mut rng = Fast::new(spec.seed, u64::from(round) << 32 | number);
    playout(&mut game, &mut Vec::new(), &mut rng, |game, seat, legal, rng| {
        if below(rng, LOOK) == 0 {
            seen.extend(Seat::all(players).map(|seat| (seat, features(game, seat), game.left())));
        }
        match below(rng, WHIM) {
            0 if below(rng, 2) == 0 => choose(rng, legal),
            0 => busy.pick(game, seat, legal, rng),
            _ => bots[seat.index()].pick(game, seat, legal, rng),
        }
    });
    let mut points = [0.0; MAX_SEATS];
    Seat::all(players).for_each(|seat| points[seat.index()] = f64::from(game.estimate(seat)));
    let mut squares = Squares::new(Estimate::size(G::FEATURES.len()));
    for (seat, features, left) in seen {
        squares.add(Estimate::row(&features, left), points[seat.index()]);
    }
    squares
}

fn features<G: Judge>(game: &G, seat: Seat) -> Vec<f32> {
    let mut features = vec![0.0; G::FEATURES.len()];
    game.features(seat, &mut features);
    features
}

/// The points that a seat may expect by an estimate; at the end the true ones.
pub(crate) fn judged_by<G: Judge>(fit: &Estimate, game: &G, seat: Seat) -> f32 {
    if game.turn() == Turn::Over {
        return game.estimate(seat);
    }
    fit.points(&features(game, seat), game.left())
}
