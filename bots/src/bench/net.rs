//! Measures nets: how long a glance takes, how many positions a second come in batches, and how
//! many walks a search makes.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel::chance::{Fast, choose};
use kernel::{Judge, StartError};
use net::{Answer, Desk, Net, Question, Sizes, novice};
use serde::Serialize;

use super::BenchSpec;
use crate::guided::{Guide, Leaf};
use crate::nets::{net_of, with_fit};
use crate::{Bot, Budget, Learned, playout, start};

/// So many positions of a random game are looked at.
const POSITIONS: usize = 256;
/// So many are looked at side by side.
const BATCH: usize = 64;
/// So many walks before a decision.
const WALKS: u32 = 256;
/// The sizes of the nets that ship, for a game without one.
const USUAL: (usize, usize, usize) = (512, 256, 2);

/// What was measured of a game's net at one table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NetRow {
    /// The game's key.
    pub game: &'static str,
    /// How many seats.
    pub players: u8,
    /// Whether the net ships with the game; else one that has learned nothing was measured.
    pub ships: bool,
    /// The size of its file.
    pub bytes: usize,
    /// What reading it takes, in milliseconds.
    pub load_ms: f64,
    /// What a glance takes, in microseconds: observation, options and net.
    pub glance_us: f64,
    /// How many positions a second the net alone looks at in batches.
    pub positions_per_second: f64,
    /// How many walks a second a search makes.
    pub walks_per_second: f64,
    /// How often a glance asks for memory.
    pub allocations_per_glance: f64,
}

/// Measures the net of a game.
///
/// # Errors
/// If the rules know no such table.
pub fn bench_net<G: Judge>(spec: &BenchSpec) -> Result<NetRow, StartError> {
    let moments = moments::<G>(spec)?;
    let ships = net_of::<G>(None).is_ok();
    let bytes = match weights::of(G::INFO.key) {
        Some(bytes) if ships => bytes.to_vec(),
        _ => with_fit::<G, _>(|fit| novice(sizes::<G>(), fit, 1)).expect("such a net can be"),
    };
    let clock = Instant::now();
    let net = with_fit::<G, _>(|fit| Net::read_for(&bytes, fit)).expect("it was read before");
    let load_ms = clock.elapsed().as_secs_f64() * 1e3;
    let net = Arc::new(net);
    let (glance_us, allocations_per_glance) = glances(&net, &moments, spec);
    Ok(NetRow {
        game: G::INFO.key,
        players: spec.players,
        ships,
        bytes: bytes.len(),
        load_ms,
        glance_us,
        positions_per_second: batches(&net, &moments, spec.time),
        walks_per_second: walks(&net, &moments, spec.time),
        allocations_per_glance,
    })
}

fn sizes<G: Judge>() -> Sizes {
    let (wide, body, blocks) = USUAL;
    Sizes {
        inputs: G::INFO.observation,
        wide,
        body,
        blocks,
        outputs: G::INFO.actions as usize,
        seats: G::INFO.players.1.into(),
    }
}

/// A decision with its options.
struct Moment<G: Judge> {
    game: G,
    seat: kernel::Seat,
    legal: Vec<G::Action>,
}

/// Decisions of a random game, spread over it.
fn moments<G: Judge>(spec: &BenchSpec) -> Result<Vec<Moment<G>>, StartError> {
    let mut game = start::<G>(spec.parts, &spec.options, spec.players)?;
    let mut moments = Vec::new();
    playout(&mut game, &mut Vec::new(), &mut Fast::new(1, 1), |game: &G, seat, legal, rng| {
        moments.push(Moment { game: game.clone(), seat, legal: legal.to_vec() });
        choose(rng, legal)
    });
    let step = moments.len().div_ceil(POSITIONS).max(1);
    Ok(moments.into_iter().step_by(step).collect())
}

/// Microseconds for a glance, and allocations.
fn glances<G: Judge>(net: &Arc<Net>, moments: &[Moment<G>], spec: &BenchSpec) -> (f64, f64) {
    let (mut desk, mut answer, mut leaf) = (Desk::new(), Answer::default(), Leaf::default());
    let mut glance = |moment: &Moment<G>| {
        leaf.take(&moment.game, moment.seat, &moment.legal);
        net.glance(&mut desk, &question(&leaf), &mut answer);
    };
    moments.iter().for_each(&mut glance);
    let allocations = (spec.allocations)();
    let (seconds, rounds) = repeat(spec.time, || moments.iter().for_each(&mut glance));
    let count = rounds * moments.len() as f64;
    (seconds * 1e6 / count, ((spec.allocations)() - allocations) as f64 / count)
}

/// Positions a second in batches.
fn batches<G: Judge>(net: &Net, moments: &[Moment<G>], time: Duration) -> f64 {
    let seen: Vec<Leaf> = moments.iter().map(seen).collect();
    let questions: Vec<Question<'_>> = seen.iter().map(question).collect();
    let (mut desk, mut answers) = (Desk::new(), vec![Answer::default(); BATCH]);
    let (seconds, rounds) = repeat(time, || {
        for part in questions.chunks(BATCH) {
            net.look(&mut desk, part, &mut answers[..part.len()]);
        }
    });
    rounds * questions.len() as f64 / seconds
}

/// Walks a second.
fn walks<G: Judge>(net: &Arc<Net>, moments: &[Moment<G>], time: Duration) -> f64 {
    let mut player =
        Learned::<G>::new(net, Guide::of::<G>(net), Some(Budget::Iterations(WALKS)), 1);
    let mut turn = moments.iter().cycle();
    let (seconds, rounds) = repeat(time, || {
        let moment = turn.next().expect("a game has decisions");
        player.pick(&moment.game, moment.seat, &moment.legal, &mut Fast::new(1, 2));
    });
    rounds * f64::from(WALKS) / seconds
}

fn seen<G: Judge>(moment: &Moment<G>) -> Leaf {
    let mut leaf = Leaf::default();
    leaf.take(&moment.game, moment.seat, &moment.legal);
    leaf
}

fn question(leaf: &Leaf) -> Question<'_> {
    Question {
        inputs: &leaf.known.indices,
        values: &leaf.known.values,
        legal: &leaf.legal,
        players: leaf.players.into(),
    }
}

/// Does something until the time is up; says how long it took and how often it was done.
fn repeat(time: Duration, mut work: impl FnMut()) -> (f64, f64) {
    let (clock, mut rounds) = (Instant::now(), 0.0);
    while rounds == 0.0 || clock.elapsed() < time {
        work();
        rounds += 1.0;
    }
    (clock.elapsed().as_secs_f64(), rounds)
}
