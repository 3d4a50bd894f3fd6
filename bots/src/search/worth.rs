//! What a position is worth to each seat.

use kernel::{Judge, MAX_SEATS, Seat};

/// So many points ahead of the best rival make a victory three times as likely as a defeat.
const LEAD: f32 = 16.0;

/// The final points that each seat may expect.
pub(super) fn expected<G: Judge>(game: &G) -> [f32; MAX_SEATS] {
    let mut points = [0.0; MAX_SEATS];
    Seat::all(game.players()).for_each(|seat| points[seat.index()] = game.estimate(seat));
    points
}

/// What these points are worth to a seat: about its chance to win, between 0 and 1. Alone at the
/// table more is better.
pub(super) fn worth(points: &[f32; MAX_SEATS], players: u8, seat: Seat) -> f32 {
    let rivals = Seat::all(players).filter(|&other| other != seat);
    let best = rivals.map(|other| points[other.index()]).reduce(f32::max);
    chance(points[seat.index()] - best.unwrap_or(0.0))
}

/// The chance to win with so many points more than the best rival.
pub(super) fn chance(lead: f32) -> f32 {
    // ln 3, so that LEAD points make it three to one.
    1.0 / (1.0 + (-lead * 1.0986 / LEAD).exp())
}
