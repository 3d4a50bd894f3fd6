//! Two ways to go on from one position, and what they came to.

use std::sync::Arc;

use kernel::chance::{Fast, Rng, below, choose};
use kernel::{Actor, Estimate, Judge, Progress, Seat, Silent, Turn};

use super::HASTY;
use super::duel::points;
use super::fit::{Course, Squares};
use crate::{Bot, Greedy, playout};

/// How many positions of a game are forked.
const FORKS: u32 = 8;
/// One out of so many decisions of the game that is forked is a whim, so that greedy players see
/// more than what they lead to themselves.
const WHIM: u32 = 12;
/// How many other options than the best are tried.
const OTHERS: usize = 6;
/// Options that are worth the same to this part of a point come to the same end.
const SAME: f32 = 0.01;

/// Plays a game, forks it here and there, and notes what came of it; also what its positions as
/// such came to.
pub(super) fn game<G: Judge>(
    table: &G,
    by: &Arc<Estimate>,
    horizon: f32,
    mut rng: Fast,
) -> (Squares, Course) {
    let mut forks = Forks { by, greedy: Greedy::with(Arc::clone(by)).narrow(HASTY), horizon };
    let mut moments: Vec<(G, Seat)> = Vec::new();
    let mut end = table.clone();
    playout(&mut end, &mut Vec::new(), &mut rng, |game, seat, legal, rng| {
        moments.push((game.clone(), seat));
        match below(rng, WHIM) {
            0 => choose(rng, legal),
            _ => forks.greedy.pick(game, seat, legal, rng),
        }
    });
    let points = points(&end);
    let mut squares = Squares::new(Estimate::size(G::FEATURES.len()));
    let mut course = Course::default();
    for _ in 0..FORKS {
        let (game, seat) = &moments[below(&mut rng, moments.len() as u32) as usize];
        course.add(row(game, *seat), points[seat.index()]);
        forks.fork(game, *seat, &mut rng, &mut squares);
    }
    (squares, course)
}

/// What plays on after a fork.
struct Forks<'a, G: Judge> {
    by: &'a Estimate,
    greedy: Greedy<G>,
    horizon: f32,
}

/// A way to go on.
struct Line {
    /// What the position after the first decision shows, if the turn goes on.
    step: Option<Vec<f64>>,
    /// What the position after the turn shows.
    turn: Vec<f64>,
    /// What the seat can expect in the end.
    points: f64,
}

impl<G: Judge> Forks<'_, G> {
    /// Goes on in the best way and in another, by the same luck.
    fn fork(&mut self, game: &G, seat: Seat, rng: &mut Fast, squares: &mut Squares) {
        let mut legal = Vec::new();
        game.legal(Actor::Seat(seat), &mut legal);
        let best = self.greedy.pick(game, seat, &legal, rng);
        let Some(other) = self.another(rng) else { return };
        let luck = Fast::new(rng.next_u64(), 0);
        let [best, other] = [best, other].map(|one| self.follow(game, seat, one, luck.clone()));
        let gained = best.points - other.points;
        squares.add(&difference(&best.turn, &other.turn), gained);
        if let (Some(best), Some(other)) = (best.step, other.step) {
            squares.add(&difference(&best, &other), gained);
        }
    }

    /// One of the next best options that do not come to the same as the best.
    fn another(&mut self, rng: &mut Fast) -> Option<G::Action> {
        let mut found = self.greedy.found();
        let (_, best) = found.next()?;
        let others = found.filter(|(_, value)| best - value > SAME).take(OTHERS);
        let others: Vec<G::Action> = others.map(|(action, _)| action).collect();
        (!others.is_empty()).then(|| choose(rng, &others))
    }

    /// Goes on with an action, to the end of the turn and then as far as the horizon.
    fn follow(&mut self, game: &G, seat: Seat, action: G::Action, mut luck: Fast) -> Line {
        let (start, stop) = (game.progress(), game.left() - self.horizon);
        let mut game = game.clone();
        game.apply(Actor::Seat(seat), action, &mut Silent);
        let step = goes_on(&game, seat, start).then(|| row(&game, seat));
        while goes_on(&game, seat, start) {
            self.play(&mut game, Actor::Seat(seat), &mut luck);
        }
        while game.turn() == Turn::Chance {
            self.play(&mut game, Actor::Chance, &mut luck);
        }
        let turn = row(&game, seat);
        while game.left() > stop || game.turn() == Turn::Chance {
            let Some(actor) = game.turn().actor() else { break };
            self.play(&mut game, actor, &mut luck);
        }
        Line { step, turn, points: self.by.foretell(&game, seat).into() }
    }

    /// Plays one line.
    fn play(&mut self, game: &mut G, actor: Actor, luck: &mut Fast) {
        let action = match actor {
            Actor::Chance => game.deal(luck),
            Actor::Seat(seat) => {
                let mut legal = Vec::new();
                game.legal(actor, &mut legal);
                match legal.as_slice() {
                    &[only] => only,
                    options => self.greedy.pick(game, seat, options, luck),
                }
            }
        };
        game.apply(actor, action, &mut Silent);
    }
}

/// Whether the turn goes on: the seat is asked again, in the same phase.
fn goes_on<G: Judge>(game: &G, seat: Seat, start: Progress) -> bool {
    game.turn().waits_for(Actor::Seat(seat)) && game.progress() == start
}

/// What the numbers of an estimate are multiplied by in a position.
fn row<G: Judge>(game: &G, seat: Seat) -> Vec<f64> {
    let mut features = vec![0.0; G::FEATURES.len()];
    game.features(seat, &mut features);
    Estimate::row(&features, game.left()).map(f64::from).collect()
}

fn difference(one: &[f64], other: &[f64]) -> Vec<f64> {
    one.iter().zip(other).map(|(one, other)| one - other).collect()
}
