//! Playing on from a position that is new, as far as the game's foresight goes.

use kernel::chance::Fast;
use kernel::{Actor, Horizon, Judge, Progress, Seat, Silent};

use super::sight::Sight;
use super::worth::{Points, expected};
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
        game.apply(Actor::Seat(self.seat), sight.best(), &mut Silent);
        while let Some(actor) = next_actor(game.turn(), self.seat) {
            let action = match actor {
                Actor::Chance => game.deal(rng),
                Actor::Seat(seat) if self.goes_on(&game, seat) => {
                    self.step(&game, seat, sight, busy, rng)
                }
                Actor::Seat(_) => break,
            };
            game.apply(actor, action, &mut Silent);
        }
        expected(&game)
    }

    /// Whether the horizon is still ahead.
    fn goes_on<G: Judge>(&self, game: &G, seat: Seat) -> bool {
        match G::FORESIGHT.until {
            Horizon::Turn => self.is_turn(game, seat),
            Horizon::Round => game.progress().round == self.start.round,
            Horizon::Game => true,
        }
    }

    /// Whether the turn goes on in which playing on began.
    fn is_turn<G: Judge>(&self, game: &G, seat: Seat) -> bool {
        seat == self.seat && game.progress() == self.start
    }

    /// What a seat does: with care in the turn that is ended, else by weights.
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
        busy.draw(game, seat, &sight.legal, rng)
    }
}
