//! Why a move: what is expected to follow from it, and what that changes on the score sheet.
//!
//! A line is played on from a state that the seat cannot tell from the true one, so it tells no
//! secret. Where nobody knows better, every seat takes what looks best at first sight.

use kernel::chance::Fast;
use kernel::{Actor, Judge, Progress, ScoreLine, Seat, SeatScore, Silent, Turn, Viewer};

use crate::bot::next_actor;
use crate::{Considered, HINT_MOVES};

/// How far a line is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Until {
    /// Until the seat's turn or the round is over. A turn that changes nothing on the score sheet
    /// prepares something: its line goes on to the end of the round.
    Turn,
    /// Until the round is over.
    Round,
    /// Until the game is over.
    Game,
}

impl Until {
    /// A line that goes on for longer than this ends here: more than anybody plans ahead, and
    /// more than a round has.
    fn longest(self) -> usize {
        match self {
            Until::Turn => 60,
            Until::Round => 400,
            Until::Game => 5000,
        }
    }
}

/// What is expected to follow from a move.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Reason<A> {
    /// The move itself and those that follow, chance in between.
    pub(crate) line: Vec<(Actor, A)>,
    /// What changes along the line on the score sheet of the seat that moves.
    pub(crate) gains: Vec<ScoreLine>,
}

/// Gives the first candidates of `seat` their reasons. `next` says how a seat goes on where it
/// was thought about. All lines meet the same luck, so that they differ by merit alone; it is a
/// copy of `rng`, so that reasons never change what is played next.
pub(crate) fn give<G: Judge>(
    considered: &mut [Considered<G::Action>],
    game: &G,
    seat: Seat,
    rng: &Fast,
    mut next: impl FnMut(&G, Seat) -> Option<G::Action>,
) {
    let mut luck = rng.clone();
    let known = game.determinize(Viewer::Seat(seat), &mut luck);
    for one in considered.iter_mut().take(HINT_MOVES) {
        let mut luck = luck.clone();
        let reason = reason(known.clone(), seat, one.action, Until::Turn, &mut luck, &mut next);
        (one.line, one.gains) = (reason.line, reason.gains);
    }
}

/// Plays on from `known`, which `seat` cannot tell from the true state.
pub(crate) fn reason<G: Judge>(
    known: G,
    seat: Seat,
    first: G::Action,
    until: Until,
    luck: &mut Fast,
    mut next: impl FnMut(&G, Seat) -> Option<G::Action>,
) -> Reason<G::Action> {
    let mut walk = Walk::new(known, seat, until);
    walk.step(Actor::Seat(seat), first);
    while let Some(actor) = walk.goes_on() {
        let action = match actor {
            Actor::Chance => walk.game.deal(luck),
            Actor::Seat(mover) => {
                next(&walk.game, mover).unwrap_or_else(|| walk.at_first_sight(mover))
            }
        };
        walk.step(actor, action);
    }
    let gains = if walk.turn_over { Vec::new() } else { walk.gains() };
    Reason { gains, line: walk.line }
}

/// A line that is being played.
struct Walk<G: Judge> {
    game: G,
    line: Vec<(Actor, G::Action)>,
    seat: Seat,
    until: Until,
    start: Progress,
    before: SeatScore,
    /// Whether somebody else had a turn meanwhile.
    passed_on: bool,
    /// Whether the turn is over and has changed nothing on the score sheet.
    turn_over: bool,
    legal: Vec<G::Action>,
}

impl<G: Judge> Walk<G> {
    fn new(game: G, seat: Seat, until: Until) -> Walk<G> {
        Walk {
            start: game.progress(),
            before: own_score(&game, seat),
            game,
            line: Vec::new(),
            seat,
            until,
            passed_on: false,
            turn_over: false,
            legal: Vec::new(),
        }
    }

    fn step(&mut self, actor: Actor, action: G::Action) {
        let alone = matches!(self.game.turn(), Turn::Seat(_));
        self.passed_on |= alone && actor != Actor::Seat(self.seat);
        self.game.apply(actor, action, &mut Silent);
        self.line.push((actor, action));
    }

    /// Who goes on; nobody once the round is over, or a turn that has changed something if that
    /// is enough.
    fn goes_on(&mut self) -> Option<Actor> {
        let actor = next_actor(self.game.turn(), self.seat)?;
        let round_over =
            self.until != Until::Game && self.game.progress().round != self.start.round;
        if round_over || self.line.len() == self.until.longest() {
            return None;
        }
        if self.until == Until::Turn && !self.turn_over && self.is_asked_again(actor) {
            self.turn_over = self.gains().is_empty();
            return self.turn_over.then_some(actor);
        }
        Some(actor)
    }

    /// Whether the seat is asked in the same phase again, after others were.
    fn is_asked_again(&self, actor: Actor) -> bool {
        let same = self.game.progress() == self.start;
        self.passed_on && same && actor == Actor::Seat(self.seat)
    }

    /// What has changed on the seat's score sheet.
    fn gains(&self) -> Vec<ScoreLine> {
        gains(&self.before, &own_score(&self.game, self.seat))
    }

    /// The option after which the seat may expect most points; of equals the likelier one.
    fn at_first_sight(&mut self, mover: Seat) -> G::Action {
        self.game.legal(Actor::Seat(mover), &mut self.legal);
        let look = |&action: &G::Action| {
            let mut next = self.game.clone();
            next.apply(Actor::Seat(mover), action, &mut Silent);
            (next.estimate(mover), self.game.weight(mover, action))
        };
        let looks = self.legal.iter().map(|action| (*action, look(action)));
        let best = looks.max_by(|(_, a), (_, b)| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        best.expect("a seat that is asked has options").0
    }
}

/// What the seat itself does on a line after its first move, as far as chance does not interfere.
pub(crate) fn follow_up<A>(line: &[(Actor, A)], seat: Seat) -> impl Iterator<Item = &A> {
    let certain = line.iter().skip(1).take_while(|(actor, _)| *actor != Actor::Chance);
    certain.filter(move |(actor, _)| *actor == Actor::Seat(seat)).map(|(_, action)| action)
}

fn own_score<G: Judge>(game: &G, seat: Seat) -> SeatScore {
    game.score().seats.swap_remove(seat.index())
}

/// The lines of a score that differ, with the difference.
fn gains(before: &SeatScore, after: &SeatScore) -> Vec<ScoreLine> {
    let had = |label| before.lines.iter().find(|line| line.label == label);
    let gained = after.lines.iter().map(|line| {
        let had = had(line.label).map_or(0, |line| line.points);
        ScoreLine { points: line.points - had, ..*line }
    });
    gained.filter(|line| line.points != 0).collect()
}
