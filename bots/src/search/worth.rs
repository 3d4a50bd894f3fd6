//! What a position is worth to each seat, in points.

use kernel::{Judge, MAX_SEATS, Seat};

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

/// Two expectations in one, the first with this share.
pub(super) fn mixed(one: &Points, other: &Points, share: f32) -> Points {
    std::array::from_fn(|seat| share * one[seat] + (1.0 - share) * other[seat])
}

/// What these points are worth to a seat: its own, and a little joy at what the best rival has
/// not.
pub(super) fn worth(points: &Points, seat: Seat, players: u8) -> f32 {
    let rivals = Seat::all(players).filter(|&other| other != seat);
    let best = rivals.map(|other| points[other.index()]).reduce(f32::max);
    points[seat.index()] - ENVY * best.unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_points_count_most_and_the_best_rivals_a_little() {
        let mut points = [0.0; MAX_SEATS];
        (points[0], points[1], points[2]) = (40.0, 60.0, 50.0);
        assert_eq!(worth(&points, Seat(0), 3), 28.0);
        assert_eq!(worth(&points, Seat(1), 3), 50.0);
        assert_eq!(worth(&points, Seat(0), 1), 40.0);
    }

    #[test]
    fn a_mixture_lies_between() {
        let (one, other) = ([10.0; MAX_SEATS], [20.0; MAX_SEATS]);
        assert_eq!(mixed(&one, &other, 0.25), [17.5; MAX_SEATS]);
    }
}
