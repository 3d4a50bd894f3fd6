//! `greedy`: completes its own turn in the way that promises most points.
//!
//! One small decision is often only a part of a turn: the second of three followers is worth
//! little without the third. So greedy follows its own further decisions, a few promising lines
//! side by side, until somebody else, chance or another phase comes, and judges what lies on
//! the table then. An option is worth as much as the best end that it was seen to lead to.
//!
//! Where seats decide together, the others answer first, busily: their answers commute with
//! one's own, and so every line runs on to what the answers bring.

use std::cmp::Ordering;
use std::sync::Arc;

use kernel::chance::{Fast, Rng, below};
use kernel::{Actor, Estimate, Judge, Progress, Seat, Silent, Turn, Viewer};

use crate::bot::options;
use crate::{Bot, Busy, Choice, Considered, Thinking, reason};

/// How many lines are followed side by side.
const WIDTH: usize = 12;
/// How many own decisions are followed at most; whole turns and plans are shorter.
const DEPTH: usize = 24;
/// How often chance is tried where a line ends in it.
const DEALS: usize = 4;
/// What a point of the strongest rival counts against one of one's own.
const ENVY: f32 = 0.1;

/// Looks ahead over its own turn and takes what promises most points.
///
/// It works on one determinized state: what rivals hide hardly changes what one's own turn is
/// worth.
#[derive(Debug)]
pub struct Greedy<G: Judge> {
    /// What is known of each option.
    prospects: Vec<Prospect<G::Action>>,
    /// The positions that are followed.
    lines: Vec<Line<G>>,
    /// The positions that will be followed next.
    kept: Vec<Line<G>>,
    /// The next decisions on all lines.
    steps: Vec<Step<G::Action>>,
    /// The decisions that may follow on one line.
    legal: Vec<G::Action>,
    /// Answers for the others.
    busy: Busy,
    /// How many lines are followed side by side.
    width: usize,
    /// What positions are judged by; `None` for the game's own estimate.
    fit: Option<Arc<Estimate>>,
}

/// What is known of an option.
#[derive(Debug)]
struct Prospect<A> {
    action: A,
    /// The value of the best end that it leads to; until one is found, of the position after it.
    value: f32,
    /// How many ends were found.
    ends: u64,
}

/// A position of one's own turn.
#[derive(Debug)]
struct Line<G> {
    game: G,
    /// The option that it began with; `None` before the first decision.
    option: Option<usize>,
}

/// One more decision on a line.
#[derive(Debug)]
struct Step<A> {
    line: usize,
    option: usize,
    action: A,
    promise: f32,
}

/// The turn that is thought about.
struct Outlook {
    seat: Seat,
    start: Progress,
    /// The same luck at every end, so that ends differ by merit alone.
    luck: [Fast; DEALS],
    fit: Option<Arc<Estimate>>,
}

impl<G: Judge> Default for Greedy<G> {
    fn default() -> Self {
        Greedy {
            prospects: Vec::new(),
            lines: Vec::new(),
            kept: Vec::new(),
            steps: Vec::new(),
            legal: Vec::new(),
            busy: Busy::default(),
            width: WIDTH,
            fit: None,
        }
    }
}

impl<G: Judge> Bot<G> for Greedy<G> {
    fn pick(&mut self, game: &G, seat: Seat, legal: &[G::Action], rng: &mut Fast) -> G::Action {
        self.think(game, seat, legal, rng);
        let better = |a: &Prospect<_>, b: &Prospect<_>| a.compare(b).reverse();
        let best = self.prospects.iter().min_by(|a, b| better(a, b));
        best.expect("a seat that is asked has options").action
    }

    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Fast) -> Choice<G::Action> {
        let mut choice = self.weigh(game, seat, &options(game, seat), Thinking::Early, rng);
        self.explain(&mut choice.considered, game, seat, rng);
        choice
    }

    fn weigh(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        _: Thinking,
        rng: &mut Fast,
    ) -> Choice<G::Action> {
        let action = self.pick(game, seat, legal, rng);
        self.prospects.sort_by(|a, b| b.compare(a));
        let considered = self.prospects.iter().map(|prospect| Considered {
            value: f64::from(prospect.value),
            visits: prospect.ends,
            ..Considered::untried(prospect.action, f64::from(u8::from(prospect.action == action)))
        });
        Choice { action, considered: considered.collect() }
    }

    fn explain(
        &mut self,
        considered: &mut [Considered<G::Action>],
        game: &G,
        seat: Seat,
        luck: &Fast,
    ) {
        reason::give(considered, game, seat, luck, |_, _| None);
    }
}

impl<G: Judge> Greedy<G> {
    /// One that judges positions by another estimate than the game's own.
    pub fn with(fit: Arc<Estimate>) -> Greedy<G> {
        Greedy { fit: Some(fit), ..Greedy::default() }
    }

    /// One that follows fewer lines: hasty, and so much faster.
    pub(crate) fn narrow(self, width: usize) -> Greedy<G> {
        Greedy { width, ..self }
    }

    /// What the options of the last decision were found to be worth, best first; those that were
    /// not followed to an end are left out.
    pub(crate) fn found(&mut self) -> impl Iterator<Item = (G::Action, f32)> {
        self.prospects.sort_by(|a, b| b.compare(a));
        let followed = self.prospects.iter().filter(|prospect| prospect.ends > 0);
        followed.map(|prospect| (prospect.action, prospect.value))
    }

    /// Finds out what each option is worth.
    fn think(&mut self, game: &G, seat: Seat, legal: &[G::Action], rng: &mut Fast) {
        let mut known = game.determinize(Viewer::Seat(seat), rng);
        self.answer_for_others(&mut known, seat, rng);
        let outlook = Outlook::new(seat, known.progress(), self.fit.clone(), rng);
        self.list_options(legal, rng);
        self.lines.clear();
        self.lines.push(Line { game: known, option: None });
        for _ in 0..DEPTH {
            self.expand(&outlook);
            self.keep_best(seat);
        }
        self.close(&outlook);
    }

    /// Lets those who decide together with `seat` answer.
    fn answer_for_others(&mut self, known: &mut G, seat: Seat, rng: &mut Fast) {
        while let Some(other) = known.turn().seats().without(seat).first() {
            known.legal(Actor::Seat(other), &mut self.legal);
            let answer = self.busy.draw(known, other, &self.legal, rng);
            known.apply(Actor::Seat(other), answer, &mut Silent);
        }
    }

    /// Lists the options in a random order: of equals the first one wins.
    fn list_options(&mut self, legal: &[G::Action], rng: &mut Fast) {
        self.prospects.clear();
        for (last, &action) in legal.iter().enumerate() {
            self.prospects.push(Prospect { action, value: f32::NEG_INFINITY, ends: 0 });
            self.prospects.swap(below(rng, last as u32 + 1) as usize, last);
        }
    }

    /// Lists the next decisions on every line, and judges those that end it.
    fn expand(&mut self, outlook: &Outlook) {
        self.steps.clear();
        for line in 0..self.lines.len() {
            self.list_legal(line, outlook.seat);
            for at in 0..self.legal.len() {
                self.step(line, at, outlook);
            }
        }
    }

    /// Lists the decisions that may follow on a line; the first ones are the options themselves.
    fn list_legal(&mut self, line: usize, seat: Seat) {
        match &self.lines[line] {
            Line { game, option: Some(_) } => game.legal(Actor::Seat(seat), &mut self.legal),
            Line { option: None, .. } => {
                self.legal.clear();
                self.legal.extend(self.prospects.iter().map(|prospect| prospect.action));
            }
        }
    }

    /// Tries one decision on a line.
    fn step(&mut self, line: usize, at: usize, outlook: &Outlook) {
        let action = self.legal[at];
        let Line { game, option } = &self.lines[line];
        let prospect = &mut self.prospects[option.unwrap_or(at)];
        let mut next = game.clone();
        next.apply(Actor::Seat(outlook.seat), action, &mut Silent);
        if !outlook.goes_on(&next) {
            return prospect.reach(outlook.worth(next));
        }
        let promise = outlook.points(&next, outlook.seat);
        if option.is_none() {
            prospect.value = promise;
        }
        self.steps.push(Step { line, option: option.unwrap_or(at), action, promise });
    }

    /// Follows the most promising steps; of several orders with the same result only one.
    fn keep_best(&mut self, seat: Seat) {
        self.steps.sort_by(|a, b| b.promise.total_cmp(&a.promise));
        self.kept.clear();
        for step in &self.steps {
            if self.kept.len() == self.width {
                break;
            }
            let mut game = self.lines[step.line].game.clone();
            game.apply(Actor::Seat(seat), step.action, &mut Silent);
            if self.kept.iter().all(|line| line.game != game) {
                self.kept.push(Line { game, option: Some(step.option) });
            }
        }
        std::mem::swap(&mut self.lines, &mut self.kept);
    }

    /// Judges the lines that did not end in time as they stand.
    fn close(&mut self, outlook: &Outlook) {
        for line in self.lines.drain(..) {
            let option = line.option.expect("a decision was made on every line");
            self.prospects[option].reach(outlook.worth(line.game));
        }
    }
}

impl<A> Prospect<A> {
    /// Notes that the option leads to an end of this value.
    fn reach(&mut self, value: f32) {
        self.value = if self.ends == 0 { value } else { self.value.max(value) };
        self.ends += 1;
    }

    /// More is better: what was followed to an end before what was not, then by value.
    fn compare(&self, other: &Self) -> Ordering {
        let seen = (self.ends > 0).cmp(&(other.ends > 0));
        seen.then(self.value.total_cmp(&other.value))
    }
}

impl Outlook {
    fn new(seat: Seat, start: Progress, fit: Option<Arc<Estimate>>, rng: &mut Fast) -> Outlook {
        let seed = rng.next_u64();
        let luck = std::array::from_fn(|deal| Fast::new(seed, deal as u64));
        Outlook { seat, start, luck, fit }
    }

    /// Whether the turn goes on: the seat is asked again, in the same phase.
    fn goes_on<G: Judge>(&self, game: &G) -> bool {
        game.turn().waits_for(Actor::Seat(self.seat)) && game.progress() == self.start
    }

    /// What an end is worth. Where chance comes first, the mean of a few deals.
    fn worth<G: Judge>(&self, end: G) -> f32 {
        if end.turn() != Turn::Chance {
            return self.judge(&end);
        }
        let sum: f32 = self.luck.iter().map(|luck| self.judge(&dealt(&end, luck.clone()))).sum();
        sum / DEALS as f32
    }

    /// The points that a seat may expect.
    fn points<G: Judge>(&self, game: &G, seat: Seat) -> f32 {
        match &self.fit {
            Some(fit) => fit.foretell(game, seat),
            None => game.estimate(seat),
        }
    }

    /// The points that the seat may expect, and a little joy at what the best rival may not.
    fn judge<G: Judge>(&self, game: &G) -> f32 {
        let rivals = Seat::all(game.players()).filter(|&seat| seat != self.seat);
        let best = rivals.map(|seat| self.points(game, seat)).reduce(f32::max);
        self.points(game, self.seat) - ENVY * best.unwrap_or(0.0)
    }
}

/// The position after chance has spoken.
fn dealt<G: Judge>(game: &G, mut luck: Fast) -> G {
    let mut game = game.clone();
    while game.turn() == Turn::Chance {
        let outcome = game.deal(&mut luck);
        game.apply(Actor::Chance, outcome, &mut Silent);
    }
    game
}
