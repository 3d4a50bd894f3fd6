//! First sight: what each option seems to be worth the moment it is taken.

use kernel::{Actor, Judge, Seat, Silent};

use super::memory::Arm;

/// So many points less at first sight make an option look a third as promising.
const TEMPER: f32 = 2.0;
/// How much of an option's promise is the game's rough weight alone.
const ROUGH: f32 = 0.15;

/// The options of one decision, and how they look.
#[derive(Debug)]
pub(super) struct Sight<G: Judge> {
    pub(super) legal: Vec<G::Action>,
    looks: Vec<Look>,
}

/// How an option looks.
#[derive(Clone, Copy, Debug)]
struct Look {
    /// The final points that the seat may expect right after it.
    points: f32,
    /// The game's rough weight.
    weight: f32,
}

impl<G: Judge> Default for Sight<G> {
    fn default() -> Self {
        Sight { legal: Vec::new(), looks: Vec::new() }
    }
}

impl<G: Judge> Sight<G> {
    /// Lists the options of a seat.
    pub(super) fn list(&mut self, game: &G, seat: Seat) {
        game.legal(Actor::Seat(seat), &mut self.legal);
    }

    /// Looks at every option that was listed.
    pub(super) fn look(&mut self, game: &G, seat: Seat) {
        let look = |&action: &G::Action| {
            let mut next = game.clone();
            next.apply(Actor::Seat(seat), action, &mut Silent);
            Look { points: next.estimate(seat), weight: game.weight(seat, action) as f32 }
        };
        self.looks.clear();
        self.looks.extend(self.legal.iter().map(look));
    }

    /// The option that looks best; the first one of equals.
    pub(super) fn best(&self) -> G::Action {
        let mut best = 0;
        for (at, look) in self.looks.iter().enumerate() {
            if look.points > self.looks[best].points {
                best = at;
            }
        }
        self.legal[best]
    }

    /// The options that were looked at, as they are remembered.
    pub(super) fn arms(&self) -> impl Iterator<Item = Arm<G::Action>> {
        let best = self.looks.iter().map(|look| look.points).fold(f32::NEG_INFINITY, f32::max);
        let promise = move |look: &Look| ((look.points - best) / TEMPER).exp();
        let promises: f32 = self.looks.iter().map(promise).sum();
        let weights: f32 = self.looks.iter().map(|look| look.weight).sum();
        self.legal.iter().zip(&self.looks).map(move |(&action, look)| Arm {
            action,
            prior: (1.0 - ROUGH) * promise(look) / promises + ROUGH * look.weight / weights,
            behind: best - look.points,
            visits: 0,
            worth: 0.0,
        })
    }
}
