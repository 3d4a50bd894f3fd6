//! Playing on from a position that is new, as far as the game's foresight goes.

use kernel::chance::Fast;
use kernel::{Actor, Horizon, Judge, Progress, Seat, Silent};

use super::sight::Sight;
use super::worth::{Points, expected, mixed};
use crate::Busy;
use crate::bot::next_actor;

/// Where playing on began.
pub(super) struct Onward {
    /// The seat that was asked there.
    seat: Seat,
    start: Progress,
}

impl Onward {
    pub(super) fn new<G: Judge>(game: &G, seat: Seat) -> Onward {
        Onward { seat, start: game.progress() }
    }

    /// Plays on and gives the points that each seat may expect in the end. The options of the
    /// seat that is asked lie in `sight` and were looked at.
    pub(super) fn play<G: Judge>(
        &self,
        mut game: G,
        sight: &mut Sight<G>,
        busy: &mut Busy,
        rng: &mut Fast,
    ) -> Points {
        let mut after_round = None;
        game.apply(Actor::Seat(self.seat), sight.best(), &mut Silent);
        while let Some(actor) = next_actor(game.turn(), self.seat) {
            let action = match actor {
                Actor::Chance => game.deal(rng),
                Actor::Seat(seat) if self.goes_on(&game, seat) => {
                    if G::FORESIGHT.trust > 0.0 && after_round.is_none() && self.is_later(&game) {
                        after_round = Some(expected(&game));
                    }
                    self.step(&game, seat, sight, busy, rng)
                }
                Actor::Seat(_) => break,
            };
            game.apply(actor, action, &mut Silent);
        }
        let end = expected(&game);
        after_round.map_or(end, |points| mixed(&points, &end, G::FORESIGHT.trust))
    }

    /// Whether the horizon is still ahead.
    fn goes_on<G: Judge>(&self, game: &G, seat: Seat) -> bool {
        match G::FORESIGHT.until {
            Horizon::Turn => self.is_turn(game, seat),
            Horizon::Rounds(rounds) => game.progress().round < self.start.round + rounds,
            Horizon::Game => true,
        }
    }

    /// Whether the turn goes on in which playing on began.
    fn is_turn<G: Judge>(&self, game: &G, seat: Seat) -> bool {
        seat == self.seat && game.progress() == self.start
    }

    /// Whether the round is over in which playing on began.
    fn is_later<G: Judge>(&self, game: &G) -> bool {
        game.progress().round != self.start.round
    }

    /// What a seat does: with care in the turn that is ended, else the best of a few.
    fn step<G: Judge>(
        &self,
        game: &G,
        seat: Seat,
        sight: &mut Sight<G>,
        busy: &mut Busy,
        rng: &mut Fast,
    ) -> G::Action {
        sight.list(game, seat);
        if let &[only] = sight.legal.as_slice() {
            return only;
        }
        if G::FORESIGHT.careful && self.is_turn(game, seat) {
            sight.look(game, seat);
            return sight.best();
        }
        let mut draw = || busy.draw(game, seat, &sight.legal, rng);
        match G::FORESIGHT.glances {
            1 => draw(),
            glances => best_of(game, seat, (0..glances).map(|_| draw())),
        }
    }
}

/// The action that looks best of these; the first one of equals.
fn best_of<G: Judge>(game: &G, seat: Seat, actions: impl Iterator<Item = G::Action>) -> G::Action {
    let mut best: Option<(G::Action, f32)> = None;
    for action in actions {
        if best.is_some_and(|(best, _)| best == action) {
            continue;
        }
        let mut next = game.clone();
        next.apply(Actor::Seat(seat), action, &mut Silent);
        let points = next.estimate(seat);
        if best.is_none_or(|(_, most)| points > most) {
            best = Some((action, points));
        }
    }
    best.expect("a seat glances at one option at least").0
}
