//! What a bot is.

use std::fmt::Display;

use kernel::chance::Fast;
use kernel::{Actor, Game, ScoreLine, Seat, Turn};

use crate::reason;

/// A player that is a program.
///
/// What it answers depends on what its seat may know and on `rng`, and on nothing else: neither
/// on what others hide nor on earlier games.
pub trait Bot<G: Game>: Send {
    /// Answers for `seat`: one of `legal`, which are all its options and not empty. The fast
    /// path of simulations.
    fn pick(&mut self, game: &G, seat: Seat, legal: &[G::Action], rng: &mut Fast) -> G::Action;

    /// Answers for `seat` and says what was considered on the way.
    ///
    /// # Panics
    /// If the game does not wait for `seat`.
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Fast) -> Choice<G::Action> {
        let legal = options(game, seat);
        Choice { action: self.pick(game, seat, &legal, rng), considered: Vec::new() }
    }

    /// Answers for `seat` and weighs every option, best first, without reasons: what learners aim
    /// at. Where it thinks [`Early`](Thinking::Early) the answer is that of [`pick`](Bot::pick).
    fn weigh(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        _thinking: Thinking,
        rng: &mut Fast,
    ) -> Choice<G::Action> {
        let action = self.pick(game, seat, legal, rng);
        let policy = |option: G::Action| f64::from(u8::from(option == action));
        Choice::weighed(action, legal, policy)
    }

    /// Adds to the first candidates what is expected to follow from them. The luck is a copy, so
    /// that reasons never change what is played next.
    fn explain(
        &mut self,
        _considered: &mut [Considered<G::Action>],
        _game: &G,
        _seat: Seat,
        _luck: &Fast,
    ) {
    }

    /// Forgets the game that was played: another one begins.
    fn forget(&mut self) {}
}

/// When a bot stops thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinking {
    /// As soon as the choice is clear.
    Early,
    /// When the whole budget is spent, so that visits add up to it.
    Whole,
}

/// How many moves a hint names, and so many candidates get a reason.
pub const HINT_MOVES: usize = 3;

/// What a bot answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// The action it would play.
    pub action: A,
    /// What it thought of, best first; empty for a bot that does not think.
    pub considered: Vec<Considered<A>>,
}

/// An action that a bot thought of.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// The points that the bot expects of it; not a number where it has no idea.
    pub value: f64,
    /// How many continuations were looked at.
    pub visits: u64,
    /// How much it deserves to be taken, as a share of all options.
    pub policy: f64,
    /// The points that the bot expects for every seat; empty if it thinks of its own alone.
    pub points: Vec<f64>,
    /// The moves that the bot expects from here, this one first, those of chance among them;
    /// empty for all but the best few.
    pub line: Vec<(Actor, A)>,
    /// What changes on the seat's score sheet along the line.
    pub gains: Vec<ScoreLine>,
}

impl<A> Considered<A> {
    /// An option that was not looked into.
    pub(crate) fn untried(action: A, policy: f64) -> Considered<A> {
        Considered {
            action,
            value: f64::NAN,
            visits: 0,
            policy,
            points: Vec::new(),
            line: Vec::new(),
            gains: Vec::new(),
        }
    }

    /// What the seat itself would do after this move, as far as chance does not interfere.
    pub fn follow_up(&self, seat: Seat) -> impl Iterator<Item = &A> {
        reason::follow_up(&self.line, seat)
    }

    /// The points that the rivals of `seat` may expect, as far as the bot thinks of them.
    pub fn rivals(&self, seat: Seat) -> Vec<(Seat, f64)> {
        let all = (0..).map(Seat).zip(self.points.iter().copied());
        all.filter(|(rival, _)| *rival != seat).collect()
    }
}

impl<A: Display> Considered<A> {
    /// The expected moves as in a replay: `0 confirm`, `* draw 0 knight`.
    pub fn written_line(&self) -> Vec<String> {
        self.line.iter().map(|(actor, action)| format!("{actor} {action}")).collect()
    }
}

impl<A: Copy> Choice<A> {
    /// The choice of a bot that does not think: every option by its share, best first.
    pub(crate) fn weighed(action: A, legal: &[A], policy: impl Fn(A) -> f64) -> Choice<A> {
        let mut considered: Vec<Considered<A>> =
            legal.iter().map(|&option| Considered::untried(option, policy(option))).collect();
        considered.sort_by(|a, b| b.policy.total_cmp(&a.policy));
        Choice { action, considered }
    }
}

impl<A> Choice<A> {
    /// What it has looked into, best first: of the rest nothing can be told.
    pub fn looked_into(self) -> impl Iterator<Item = Considered<A>> {
        self.considered.into_iter().filter(|one| one.visits > 0)
    }

    /// The same choice with its actions written another way.
    pub fn map<B>(self, mut write: impl FnMut(A) -> B) -> Choice<B> {
        let action = write(self.action);
        let considered = self.considered.into_iter().map(|one| Considered {
            action: write(one.action),
            value: one.value,
            visits: one.visits,
            policy: one.policy,
            points: one.points,
            line: one.line.into_iter().map(|(actor, action)| (actor, write(action))).collect(),
            gains: one.gains,
        });
        Choice { action, considered: considered.collect() }
    }
}

/// The options of a seat that is asked.
///
/// # Panics
/// If it is not asked.
pub(crate) fn options<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(Actor::Seat(seat), &mut legal);
    assert!(!legal.is_empty(), "the game does not wait for seat {seat}");
    legal
}

/// Who acts next. Of seats that decide together the thinker comes first: its answer does not
/// depend on the others'.
pub(crate) fn next_actor(turn: Turn, thinker: Seat) -> Option<Actor> {
    let own = Actor::Seat(thinker);
    if turn.waits_for(own) { Some(own) } else { turn.actor() }
}
