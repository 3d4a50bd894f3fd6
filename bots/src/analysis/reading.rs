//! Thinking about single positions of a game.

use std::sync::Arc;

use kernel::chance::Fast;
use kernel::{Actor, Judge, Seat, Silent, Turn, Viewer};

use net::Net;

use super::chances::victory;
use super::views::shares;
use crate::guided::{Eye, Guide, Views};
use crate::{Bot, BotSpec, Budget, Choice, Learned, Mcts};

/// Fewer iterations than this tell nothing.
const ITERATIONS_MIN: u32 = 16;

/// By seat: the final points to be expected.
pub(crate) type Points = Vec<f64>;

/// What a generator is for: each has its own stream.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Purpose {
    /// The decisions of the list.
    Decide,
    /// What the outcomes of chance were worth.
    Chance,
    /// The first look at a move that the search hardly tried.
    Glance,
    /// The second, longer look at a move that seems to have cost much.
    Recheck,
    /// What the moves of the second look lead to.
    Compare,
    /// Why the better one is better.
    Explain,
    /// How far the share of luck may be wrong.
    Doubt,
}

/// How positions are read: what is found depends on this and the position alone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader<'a> {
    /// How long each decision is thought about.
    pub(crate) budget: Budget,
    /// Where the generators come from.
    pub(crate) seed: u64,
    /// Who judges: the game's net, if it has one.
    pub(crate) net: Option<&'a Arc<Net>>,
}

impl<'a> Reader<'a> {
    /// So many times the budget of a decision.
    pub(crate) fn budget(self, times: f64) -> Budget {
        match self.budget {
            Budget::Iterations(all) => {
                Budget::Iterations(((f64::from(all) * times) as u32).max(ITERATIONS_MIN))
            }
            Budget::Time(time) => Budget::Time(time.mul_f64(times)),
        }
    }

    /// How many budgets of a decision so many of them really take: the least thought is one too.
    pub(crate) fn price(self, times: f64) -> f64 {
        match (self.budget, self.budget(times)) {
            (Budget::Iterations(all), Budget::Iterations(part)) => {
                f64::from(part) / f64::from(all.max(1))
            }
            _ => times,
        }
    }

    /// The generator of a line for this purpose.
    pub(crate) fn rng(self, line: usize, purpose: Purpose, number: usize) -> Fast {
        let stream = (line as u64) << 16 | (purpose as u64) << 8 | number as u64;
        Fast::new(self.seed, stream)
    }

    /// Somebody who thinks for so many budgets of a decision.
    pub(crate) fn thinker<G: Judge>(self, times: f64) -> Box<dyn Bot<G> + 'a> {
        let budget = self.budget(times);
        match self.net {
            Some(net) => Box::new(Learned::new(net, Guide::of::<G>(net), Some(budget), 1)),
            None => Box::new(Mcts::new(budget, 1)),
        }
    }

    /// What a seat thinks of its options, by what it knows, in so many budgets of a decision.
    pub(crate) fn think<G: Judge>(
        self,
        game: &G,
        seat: Seat,
        times: f64,
        rng: &mut Fast,
    ) -> Choice<G::Action> {
        match self.net {
            Some(net) => {
                let budget = Some(self.budget(times));
                Learned::new(net, Guide::of::<G>(net), budget, 1).consider(game, seat, rng)
            }
            None => Mcts::new(self.budget(times), 1).consider(game, seat, rng),
        }
    }

    /// The chance of a seat to win, as the net sees it from its view, if it has learned to; 0 without
    /// a net.
    fn share<G: Judge>(self, game: &G, seat: Seat) -> f64 {
        if let Some(won) = victory(game) {
            return won[seat.index()];
        }
        self.net.map_or(0.0, |net| match Guide::of::<G>(net).views {
            Views::Own => Eye::new(net).outlook(game, seat).shares[seat.index()].into(),
            Views::Asked => shares(net, game)[seat.index()],
        })
    }

    /// The chance of each seat to win, as the net sees it; `None` without a net.
    pub(crate) fn shares<G: Judge>(self, game: &G) -> Option<Vec<f64>> {
        self.net.map(|net| shares(net, game))
    }
}

/// The points to be expected after the best option.
pub(crate) fn best_points<G: Judge>(game: &G, choice: &Choice<G::Action>) -> Points {
    match choice.considered.first() {
        Some(best) if best.visits > 0 && !best.points.is_empty() => best.points.clone(),
        _ => Seat::all(game.players()).map(|seat| game.estimate(seat).into()).collect(),
    }
}

/// The points on the average of whatever was tried. That is less than the best option promises, but
/// much surer, since nothing was chosen for its luck: good for what is compared with its like.
fn mean_points<G: Judge>(game: &G, choice: &Choice<G::Action>) -> Points {
    let tried = || choice.considered.iter().filter(|one| one.visits > 0 && !one.points.is_empty());
    let visits: u64 = tried().map(|one| one.visits).sum();
    if visits == 0 {
        return best_points(game, choice);
    }
    let of = |seat: usize| tried().map(|one| one.points[seat] * one.visits as f64).sum::<f64>();
    (0..game.players().into()).map(|seat| of(seat) / visits as f64).collect()
}

/// The points to be expected in a position: play goes on by chance and by moves without a choice
/// until somebody has one, who thinks. Of seats that decide together each thinks for itself.
pub(crate) fn outlook<G: Judge>(
    reader: Reader<'_>,
    game: &G,
    times: f64,
    rng: &mut Fast,
) -> Points {
    let mut game = game.clone();
    let asked = go_on(&mut game, rng);
    let Some(first) = asked.first() else { return scores(&game) };
    let read =
        |seat: Seat, rng: &mut Fast| mean_points(&game, &reader.think(&game, seat, times, rng));
    let mut points = read(*first, rng);
    for &seat in &asked[1..] {
        points[seat.index()] = read(seat, rng)[seat.index()];
    }
    points
}

/// The points that `seat` may expect everybody to have after a move of its own, over `samples`
/// of what it does not know. Rivals who decide unseen at the same time answer greedily, for they
/// do not know the move: it would be lost on them.
pub(crate) fn prospect<G: Judge>(
    reader: Reader<'_>,
    game: &G,
    seat: Seat,
    action: G::Action,
    times: f64,
    samples: impl Iterator<Item = Fast>,
) -> Prospect {
    let mut sum = Prospect::nothing(game.players());
    let mut count = 0.0;
    for rng in samples {
        sum.add(&sampled(reader, game, seat, action, times, rng));
        count += 1.0;
    }
    sum.over(count)
}

/// The same over a single sample.
pub(crate) fn sampled<G: Judge>(
    reader: Reader<'_>,
    game: &G,
    seat: Seat,
    action: G::Action,
    times: f64,
    mut rng: Fast,
) -> Prospect {
    let mut sample = game.determinize(Viewer::Seat(seat), &mut rng);
    sample.apply(Actor::Seat(seat), action, &mut Silent);
    let share = reader.share(&sample, seat);
    Prospect { points: seen_by(reader, seat, sample, times, &mut rng), share }
}

/// What may be expected after a move.
#[derive(Clone, Debug)]
pub(crate) struct Prospect {
    /// By seat: the final points.
    pub(crate) points: Points,
    /// The chance of the seat that moved to win, as the net sees it; 0 without one.
    pub(crate) share: f64,
}

impl Prospect {
    /// Nothing yet, at a table of so many.
    pub(crate) fn nothing(players: u8) -> Prospect {
        Prospect { points: vec![0.0; players.into()], share: 0.0 }
    }

    /// Adds a sample.
    pub(crate) fn add(&mut self, sample: &Prospect) {
        self.points.iter_mut().zip(&sample.points).for_each(|(sum, one)| *sum += one);
        self.share += sample.share;
    }

    /// The average of so many samples that were added.
    pub(crate) fn over(&self, count: f64) -> Prospect {
        let points = self.points.iter().map(|sum| sum / count).collect();
        Prospect { points, share: self.share / count }
    }
}

/// The points to be expected in a state that `seat` may know, its own secrets included.
fn seen_by<G: Judge>(
    reader: Reader<'_>,
    seat: Seat,
    mut game: G,
    times: f64,
    rng: &mut Fast,
) -> Points {
    let mut greedy = BotSpec::Greedy.make::<G>();
    let mut legal = Vec::new();
    loop {
        let asked = go_on(&mut game, rng);
        let Some(&first) = asked.first() else { return scores(&game) };
        let decider = if asked.contains(&seat) { seat } else { first };
        if decider == seat || game.turn() == Turn::Seat(decider) {
            return best_points(&game, &reader.think(&game, decider, times, rng));
        }
        game.legal(Actor::Seat(decider), &mut legal);
        let action = greedy.pick(&game, decider, &legal, rng);
        game.apply(Actor::Seat(decider), action, &mut Silent);
    }
}

/// Plays what chance brings and what must be played, until seats have a choice: those who do.
/// None if the game is over.
pub(crate) fn go_on<G: Judge>(game: &mut G, rng: &mut Fast) -> Vec<Seat> {
    let mut legal = Vec::new();
    loop {
        let forced = match game.turn() {
            Turn::Over => return Vec::new(),
            Turn::Chance => Some((Actor::Chance, game.deal(rng))),
            turn => turn.seats().iter().find_map(|seat| {
                game.legal(Actor::Seat(seat), &mut legal);
                if let &[only] = legal.as_slice() { Some((Actor::Seat(seat), only)) } else { None }
            }),
        };
        match forced {
            Some((actor, action)) => game.apply(actor, action, &mut Silent),
            None => return game.turn().seats().iter().collect(),
        }
    }
}

/// The points as they stand, without those of the rival whom a solo game may have.
pub(crate) fn scores<G: Judge>(game: &G) -> Points {
    let totals = game.score().totals().into_iter().map(f64::from);
    totals.take(game.players().into()).collect()
}
