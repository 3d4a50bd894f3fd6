//! One of the games of a pool, and the search that plays it.

use std::sync::Arc;

use bots::Budget;
use bots::guided::{Guide, Leaf, Outlook, Reply, Search, Thought};
use kernel::chance::{Fast, below};
use kernel::{Action as _, Actor, Judge, MAX_SEATS, Seat, Silent};

use super::{Harvest, PoolSpec};

/// What all games of a pool have in common.
pub(super) struct Rules<G> {
    starts: Vec<G>,
    pub(super) games: usize,
    guide: Guide,
    sims: u32,
    full: f32,
    quick_sims: u32,
    opening: u32,
    temperature: f32,
    bystanders: bool,
    seed: u64,
}

impl<G> Rules<G> {
    pub(super) fn new(spec: &PoolSpec, starts: Vec<G>) -> Arc<Rules<G>> {
        Arc::new(Rules {
            starts,
            games: spec.games,
            guide: spec.guide,
            sims: spec.sims,
            full: spec.full,
            quick_sims: spec.quick_sims,
            opening: spec.opening,
            temperature: spec.temperature,
            bystanders: spec.bystanders,
            seed: spec.seed,
        })
    }
}

/// A game that waits for a judgement.
pub(super) struct Board<G: Judge> {
    rules: Arc<Rules<G>>,
    game: G,
    number: u64,
    rng: Fast,
    search: Search<G>,
    seat: Seat,
    legal: Vec<G::Action>,
    /// Whether the present decision gets all walks.
    full: bool,
    kept: Kept,
}

/// What is kept of a game until it ends.
#[derive(Default)]
struct Kept {
    rows: Harvest,
    step: i32,
}

impl<G: Judge> Board<G> {
    /// Begins the first game of a slot.
    pub(super) fn new(rules: &Arc<Rules<G>>, slot: usize) -> Board<G> {
        let mut board = Board {
            rules: Arc::clone(rules),
            game: rules.starts[0].clone(),
            number: 0,
            rng: Fast::new(0, 0),
            search: Search::new(rules.guide),
            seat: Seat(0),
            legal: Vec::new(),
            full: true,
            kept: Kept::default(),
        };
        board.begin(slot as u64);
        let mut none = Harvest::default();
        board.go_on(&mut none);
        board
    }

    /// The position that waits to be judged.
    pub(super) fn leaf(&self) -> &Leaf {
        self.search.leaf().expect("a game of a pool waits for a judgement")
    }

    /// Takes a judgement and goes on to the next leaf. Games that end on the way are told.
    pub(super) fn answer(&mut self, reply: &Reply<'_>, harvest: &mut Harvest) {
        self.search.answer(reply);
        if self.search.leaf().is_none() {
            self.decide();
            self.go_on(harvest);
        }
    }

    /// Begins the game of this number.
    fn begin(&mut self, number: u64) {
        self.number = number;
        self.rng = Fast::new(self.rules.seed, number);
        self.game.clone_from(&self.rules.starts[self.table()]);
        self.kept.step = 0;
    }

    fn table(&self) -> usize {
        (self.number % self.rules.starts.len() as u64) as usize
    }

    /// Plays on until a seat has a choice.
    fn go_on(&mut self, harvest: &mut Harvest) {
        loop {
            match self.game.turn().actor() {
                None => {
                    self.end(harvest);
                    self.begin(self.number + self.rules.games as u64);
                }
                Some(Actor::Chance) => {
                    let outcome = self.game.deal(&mut self.rng);
                    self.game.apply(Actor::Chance, outcome, &mut Silent);
                }
                Some(Actor::Seat(seat)) => {
                    self.game.legal(Actor::Seat(seat), &mut self.legal);
                    match self.legal[..] {
                        [only] => self.game.apply(Actor::Seat(seat), only, &mut Silent),
                        _ => return self.think(seat),
                    }
                }
            }
        }
    }

    /// Begins to think about a decision.
    fn think(&mut self, seat: Seat) {
        self.seat = seat;
        self.full = self.rules.full >= 1.0 || unit(&mut self.rng) < self.rules.full;
        let sims = if self.full { self.rules.sims } else { self.rules.quick_sims };
        let budget = (sims > 0).then_some(Budget::Iterations(sims));
        self.search.begin(&self.game, seat, &self.legal, budget, &mut self.rng);
        self.keep_view();
    }

    /// Takes an option when the thinking is over.
    fn decide(&mut self) {
        let thought = self.search.thought();
        let drawn = (self.kept.step as u32) < self.rules.opening;
        let at = if drawn { self.draw(&thought) } else { thought.best };
        let action = thought.weighed[at].action;
        self.keep_decision(&thought, action.index().number());
        self.game.apply(Actor::Seat(self.seat), action, &mut Silent);
        self.kept.step += 1;
    }

    /// Draws an option by what all deserve.
    fn draw(&mut self, thought: &Thought<G::Action>) -> usize {
        let power = 1.0 / self.rules.temperature.max(0.01);
        let weight = |at: usize| thought.weighed[at].deserved.powf(power);
        let sum: f32 = (0..thought.weighed.len()).map(weight).sum();
        let mut ticket = unit(&mut self.rng) * sum;
        for at in 0..thought.weighed.len() {
            ticket -= weight(at);
            if ticket < 0.0 {
                return at;
            }
        }
        thought.best
    }

    /// Keeps what the seat knows and may do, before it is thought about.
    fn keep_view(&mut self) {
        let leaf = self.search.leaf().expect("the first leaf is the decision itself");
        self.kept.keep(leaf);
    }

    fn keep_decision(&mut self, thought: &Thought<G::Action>, action: u32) {
        let (table, players) = (self.table(), self.game.players());
        let rows = &mut self.kept.rows;
        rows.visits.extend(thought.weighed.iter().map(|one| one.visits as i32));
        rows.policy.extend(thought.weighed.iter().map(|one| one.deserved));
        rows.action.push(action as i32);
        rows.full.push(self.full);
        let about = (self.number, table, players, self.kept.step);
        self.kept.note(about, self.seat, &thought.outlook, seats::<G>());
        if self.rules.bystanders && players > 1 {
            let ahead = 1 + below(&mut self.rng, u32::from(players) - 1) as u8;
            let other = Seat((self.seat.0 + ahead) % players);
            self.kept.look(&self.game, other);
            self.kept.rows.action.push(-1);
            self.kept.rows.full.push(self.full);
            self.kept.note(about, other, &thought.outlook, seats::<G>());
        }
    }

    /// Tells how the game ended to all that was kept of it.
    fn end(&mut self, harvest: &mut Harvest) {
        let (players, end) = (self.game.players(), Outlook::of_end(&self.game));
        let rows = &mut self.kept.rows;
        for seat in rows.seat.iter().map(|seat| Seat(*seat as u8)) {
            extend(&mut rows.points, &end.points, seat, players, seats::<G>());
            extend(&mut rows.shares, &end.shares, seat, players, seats::<G>());
        }
        harvest.append(rows);
    }
}

impl Kept {
    /// Keeps what a leaf shows.
    fn keep(&mut self, leaf: &Leaf) {
        let Kept { rows, .. } = self;
        rows.indices.extend_from_slice(&leaf.known.indices);
        rows.values.extend_from_slice(&leaf.known.values);
        rows.indptr.push(rows.indices.len() as i64);
        rows.legal.extend_from_slice(&leaf.legal);
        rows.legal_indptr.push(rows.legal.len() as i64);
    }

    /// Keeps what a seat knows that is not asked.
    fn look<G: Judge>(&mut self, game: &G, seat: Seat) {
        let mut leaf = Leaf::default();
        leaf.take(game, seat, &[]);
        self.keep(&leaf);
    }

    /// Keeps whose view it is, and how the search saw it.
    fn note(
        &mut self,
        (number, table, players, step): (u64, usize, u8, i32),
        seat: Seat,
        outlook: &Outlook,
        seats: usize,
    ) {
        let rows = &mut self.rows;
        rows.game.push(number as i64);
        rows.table.push(table as i32);
        rows.players.push(players.into());
        rows.seat.push(seat.0.into());
        rows.step.push(step);
        extend(&mut rows.root_points, &outlook.points, seat, players, seats);
        extend(&mut rows.root_shares, &outlook.shares, seat, players, seats);
    }
}

fn seats<G: Judge>() -> usize {
    G::INFO.players.1.into()
}

/// Adds a row of seats in the order of `seat`; zeros where nobody sits.
fn extend(rows: &mut Vec<f32>, numbers: &[f32; MAX_SEATS], seat: Seat, players: u8, seats: usize) {
    let end = rows.len() + seats;
    rows.extend(seat.round(players).map(|other| numbers[other.index()]));
    rows.resize(end, 0.0);
}

/// A number from 0 up to 1.
fn unit(rng: &mut Fast) -> f32 {
    below(rng, 1 << 24) as f32 / (1 << 24) as f32
}
