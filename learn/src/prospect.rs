//! What each option of a seat leads to.

use kernel::chance::Fast;
use kernel::{Action as _, Actor, Judge, Seat, Silent, Viewer};

/// What a seat would know after each of its options.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Prospects {
    /// The numbers of the options, ascending.
    pub actions: Vec<u32>,
    /// One observation an option, one after the other: of what the seat would know at once,
    /// before chance or anybody else adds something.
    pub observations: Vec<f32>,
    /// The final points that the seat may expect after each, as the bots judge it: see
    /// [`Judge::estimate`].
    pub estimates: Vec<f32>,
    /// Whether the seat is asked again at once, in the same phase of the same round: its turn
    /// goes on.
    pub goes_on: Vec<bool>,
}

/// Tries every option of `seat`. Whatever the seat may not know is drawn from `rng`, so that
/// nothing hidden shows in what an option leads to.
pub fn prospects<G: Judge>(game: &G, seat: Seat, rng: &mut Fast) -> Prospects {
    let known = game.determinize(Viewer::Seat(seat), rng);
    let mut legal = Vec::new();
    known.legal(Actor::Seat(seat), &mut legal);
    let width = G::INFO.observation;
    let mut found = Prospects {
        actions: legal.iter().map(|action| action.index().number()).collect(),
        observations: vec![0.0; legal.len() * width],
        estimates: Vec::with_capacity(legal.len()),
        goes_on: Vec::with_capacity(legal.len()),
    };
    for (action, out) in legal.iter().zip(found.observations.chunks_mut(width)) {
        let mut next = known.clone();
        next.apply(Actor::Seat(seat), *action, &mut Silent);
        next.observe(seat, out);
        found.estimates.push(next.estimate(seat));
        let asked = next.turn().waits_for(Actor::Seat(seat));
        found.goes_on.push(asked && next.progress() == game.progress());
    }
    found
}
