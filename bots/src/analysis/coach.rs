//! What a coach needs to know during a game: what a move has just cost, and what can still grow.
//! All of it is asked of what the seat knows.

use std::time::{Duration, Instant};

use kernel::chance::Fast;
use kernel::{Actor, Judge, ScoreLine, Seat, Silent, Viewer};

use super::history::History;
use super::loss::Decided;
use super::reading::Reader;
use super::report::Loss;
use super::turns::recheck;
use super::why::{difference, explained};
use crate::bot::options;
use crate::guided::{Eye, Guide, Views};
use crate::nets::net_of;
use crate::reason::{Reason, Until, reason};
use crate::{BotSpec, Budget};

/// Less than this part of how far two equally strong players end apart is not worth a word.
const WORTH_A_WORD: f32 = 0.05;
/// How long the coach thinks, for a person who waits.
const BUDGET: Budget = Budget::Iterations(120);
/// The walks of a search with a net, which are dearer and see more.
const WALKS: Budget = Budget::Iterations(24);
/// So many lines of the score are named.
const LINES: usize = 3;

/// What a move of `seat` has cost against the best one, and why; none if that is not worth a word.
/// The coach thinks as long as suits a person who waits, or for this budget.
///
/// # Panics
/// If the move was not legal.
pub fn second_thought<G: Judge>(
    game: &G,
    seat: Seat,
    played: G::Action,
    budget: Option<Budget>,
    seed: u64,
) -> Option<Loss> {
    if options(game, seat).len() < 2 {
        return None;
    }
    let mut after = game.clone();
    after.apply(Actor::Seat(seat), played, &mut Silent);
    let states = vec![game.clone(), after];
    let history = History { states, lines: vec![(Actor::Seat(seat), played)] };
    let net = net_of::<G>(None).ok();
    let budget = budget.unwrap_or(if net.is_some() { WALKS } else { BUDGET });
    let reader = Reader { budget, seed, net: net.as_ref() };
    let loss = recheck(reader, &history, &Decided::new(0, seat))?;
    let is_worth = loss.points >= f64::from(WORTH_A_WORD * G::SPREAD).max(1.0);
    is_worth.then(|| explained(reader, &history, &loss))
}

/// The lines of the score of `seat` that can still grow most, with the points that they grow by on
/// the average of some samples when everybody takes what looks best at first sight; at most three.
/// After this time no sample is begun but the first.
///
/// # Panics
/// If the game does not wait for `seat`.
pub fn growth<G: Judge>(
    game: &G,
    seat: Seat,
    (samples, limit): (u64, Duration),
    seed: u64,
) -> Vec<ScoreLine> {
    let start = Instant::now();
    let play = |number: u64| -> Reason<G::Action> {
        let mut luck = Fast::new(seed, number);
        let known = game.determinize(Viewer::Seat(seat), &mut luck);
        let mut greedy = BotSpec::Greedy.make::<G>();
        let first = greedy.pick(&known, seat, &options(&known, seat), &mut luck);
        reason(known, seat, first, Until::Game, &mut luck, |_, _| None)
    };
    let in_time = |number: &u64| *number == 0 || start.elapsed() < limit;
    let games: Vec<_> = (0..samples).take_while(in_time).map(play).collect();
    let mut lines = difference(&games, &[]);
    lines.retain(|line| line.points > 0);
    lines.sort_by_key(|line| std::cmp::Reverse(line.points));
    lines.truncate(LINES);
    lines
}

/// The points that each seat may expect at the end, as the game's net sees it with what `seat` knows.
/// `None` without a net, and where it has learned only positions in which the seat is asked.
pub fn prospects<G: Judge>(game: &G, seat: Seat) -> Option<Vec<f64>> {
    let net = net_of::<G>(None).ok()?;
    let is_asked = game.turn().waits_for(Actor::Seat(seat));
    if !is_asked && Guide::of::<G>(&net).views == Views::Asked {
        return None;
    }
    let points = Eye::new(&net).outlook(game, seat).points;
    Some(points.iter().copied().map(f64::from).take(game.players().into()).collect())
}
