//! What a position is worth to each seat.

use kernel::{Judge, MAX_SEATS, Seat};

/// So many points more than expected are worth three quarters of all there is to win.
const GAIN: f32 = 16.0;
/// What a point of the strongest rival counts against one of one's own. Mostly it is luck.
const ENVY: f32 = 0.2;

/// The points of every seat.
pub(super) type Points = [f32; MAX_SEATS];

/// The final points that each seat may expect.
pub(super) fn expected<G: Judge>(game: &G) -> Points {
    let mut points = [0.0; MAX_SEATS];
    Seat::all(game.players()).for_each(|seat| points[seat.index()] = game.estimate(seat));
    points
}

/// Weighs points against what was expected when the thinking began.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Scale {
    players: u8,
    /// How far each seat was ahead.
    base: Points,
}

impl Scale {
    /// The scale of a decision at whose start these points were expected.
    pub(super) fn new(players: u8, expected: &Points) -> Scale {
        let mut scale = Scale { players, base: [0.0; MAX_SEATS] };
        scale.base = std::array::from_fn(|seat| match seat < usize::from(players) {
            true => scale.lead(expected, Seat(seat as u8)),
            false => 0.0,
        });
        scale
    }

    /// What these points are worth to a seat: between 0 and 1, a half if they were expected.
    pub(super) fn worth(&self, points: &Points, seat: Seat) -> f32 {
        let gain = self.lead(points, seat) - self.base[seat.index()];
        // ln 3, so that GAIN points make it three to one.
        1.0 / (1.0 + (-gain * 1.0986 / GAIN).exp())
    }

    /// The points of a seat, and a little joy at what the best rival has not.
    fn lead(&self, points: &Points, seat: Seat) -> f32 {
        let rivals = Seat::all(self.players).filter(|&other| other != seat);
        let best = rivals.map(|other| points[other.index()]).reduce(f32::max);
        points[seat.index()] - ENVY * best.unwrap_or(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_expected_is_worth_a_half_and_more_is_worth_more() {
        let mut points = [0.0; MAX_SEATS];
        (points[0], points[1]) = (40.0, 60.0);
        let scale = Scale::new(2, &points);
        assert!((scale.worth(&points, Seat(0)) - 0.5).abs() < 1e-6);
        points[0] += GAIN;
        assert!((scale.worth(&points, Seat(0)) - 0.75).abs() < 1e-3);
        assert!(scale.worth(&points, Seat(1)) < 0.5);
    }
}
