//! Measures the engine: single-threaded random play; and the nets, see [`bench_net`].

use std::hint::black_box;
use std::time::{Duration, Instant};

use kernel::chance::{Fast, choose};
use kernel::{AnyParts, Game, StartError};
use serde::Serialize;

use crate::{playout, start};

mod net;

pub use net::{NetRow, bench_net};

/// Games that are played before anything is measured, so that buffers have grown and caches are
/// warm.
const WARM_UP: u32 = 20;
/// Clones that are timed.
const CLONES: u32 = 200_000;

/// What to measure.
#[derive(Clone, Debug)]
pub struct BenchSpec {
    /// How many seats.
    pub players: u8,
    /// The variants, as names and values.
    pub options: Vec<(String, String)>,
    /// The component set.
    pub parts: AnyParts,
    /// How long games are played.
    pub time: Duration,
    /// Counts the allocations of the process so far; the binary's allocator knows.
    pub allocations: fn() -> u64,
}

/// The JSON of `guildhall bench`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BenchReport {
    /// Always 1.
    pub threads: u32,
    /// One row a game and number of players.
    pub games: Vec<BenchRow>,
}

/// What was measured at one table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BenchRow {
    /// The game's key.
    pub game: &'static str,
    /// How many seats.
    pub players: u8,
    /// Whole games of random play.
    pub games_per_second: f64,
    /// Players' lines of random play.
    pub decisions_per_second: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// What copying a state takes, in nanoseconds.
    pub clone_ns: f64,
    /// How often random play asks for memory.
    pub allocations_per_decision: f64,
}

impl BenchReport {
    /// A report of these rows.
    pub fn new(games: Vec<BenchRow>) -> BenchReport {
        BenchReport { threads: 1, games }
    }
}

/// Plays random games for a while and measures speed, size and memory.
///
/// # Errors
/// If the rules know no such table.
pub fn bench<G: Game>(spec: &BenchSpec) -> Result<BenchRow, StartError> {
    let start = start::<G>(spec.parts, &spec.options, spec.players)?;
    // Room for every action there is: a buffer that still grows would be counted.
    let legal = Vec::with_capacity(G::INFO.actions as usize);
    let mut runner = Runner { start: &start, legal, rng: Fast::new(0, 0) };
    for _ in 0..WARM_UP {
        runner.play();
    }
    let pace = runner.run(spec);
    Ok(BenchRow {
        game: G::INFO.key,
        players: spec.players,
        games_per_second: pace.games / pace.seconds,
        decisions_per_second: pace.decisions / pace.seconds,
        state_bytes: size_of::<G>(),
        clone_ns: clone_ns(&runner.halfway()),
        allocations_per_decision: pace.allocations / pace.decisions,
    })
}

/// Plays random games one after the other with the same buffer.
struct Runner<'a, G: Game> {
    start: &'a G,
    legal: Vec<G::Action>,
    rng: Fast,
}

/// What a run came to.
struct Pace {
    games: f64,
    decisions: f64,
    seconds: f64,
    allocations: f64,
}

impl<G: Game> Runner<'_, G> {
    /// Plays a game; tells how many decisions it had.
    fn play(&mut self) -> u64 {
        let mut game = self.start.clone();
        let lines = playout(&mut game, &mut self.legal, &mut self.rng, |_, _, legal, rng| {
            choose(rng, legal)
        });
        black_box(&game);
        lines.total()
    }

    /// Plays games, at least one, until the time is up.
    fn run(&mut self, spec: &BenchSpec) -> Pace {
        let (mut games, mut decisions) = (0u64, 0u64);
        let allocations = (spec.allocations)();
        let clock = Instant::now();
        while games == 0 || clock.elapsed() < spec.time {
            decisions += self.play();
            games += 1;
        }
        let seconds = clock.elapsed().as_secs_f64();
        let allocations = (spec.allocations)() - allocations;
        Pace {
            games: games as f64,
            decisions: decisions as f64,
            seconds,
            allocations: allocations as f64,
        }
    }

    /// A position from the second half of a random game.
    fn halfway(&mut self) -> G {
        let mut middle = self.start.clone();
        let mut game = self.start.clone();
        let mut seen = 0u64;
        playout(&mut game, &mut self.legal, &mut self.rng, |game, _, legal, rng| {
            seen += 1;
            // The last power of two is more than half of all.
            if seen.is_power_of_two() {
                middle = game.clone();
            }
            choose(rng, legal)
        });
        middle
    }
}

/// Nanoseconds to copy a state.
fn clone_ns<G: Game>(game: &G) -> f64 {
    let clock = Instant::now();
    for _ in 0..CLONES {
        black_box(black_box(game).clone());
    }
    clock.elapsed().as_secs_f64() * 1e9 / f64::from(CLONES)
}
