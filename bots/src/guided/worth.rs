//! What a position is worth to each seat.

use kernel::{Judge, MAX_SEATS, ScoreSheet, Seat};

use super::Reply;

/// Who stands how: what each seat may expect, in seat order.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// The final points.
    pub points: [f32; MAX_SEATS],
    /// The share of the victory.
    pub shares: [f32; MAX_SEATS],
}

/// What a position is worth to each seat: 0 is usual, 1 is a sure victory, or a large lead.
pub(super) type Worth = [f32; MAX_SEATS];

impl Outlook {
    /// What a judge says from the view of `seat`.
    pub(super) fn of(reply: &Reply<'_>, seat: Seat, players: u8) -> Outlook {
        let mut outlook = Outlook::default();
        for (at, other) in seat.round(players).enumerate() {
            outlook.points[other.index()] = reply.points[at];
            outlook.shares[other.index()] = reply.shares[at];
        }
        outlook
    }

    /// How a game ended.
    pub fn of_end<G: Judge>(game: &G) -> Outlook {
        let mut outlook = Outlook { shares: victory(&game.score()), ..Outlook::default() };
        for seat in Seat::all(game.players()) {
            outlook.points[seat.index()] = game.final_points(seat);
        }
        outlook
    }

    /// What it is worth to each seat when the lead in points counts this part, and two players
    /// usually end so far apart.
    pub(super) fn worth(&self, players: u8, points: f32, spread: f32) -> Worth {
        let mut worth = [0.0; MAX_SEATS];
        for seat in Seat::all(players) {
            let lead = (self.lead(seat, players) / spread).clamp(-FARTHEST, FARTHEST);
            worth[seat.index()] = (1.0 - points) * self.victory(seat, players) + points * lead;
        }
        worth
    }

    /// From -1, or a little more at a full table, to 1 for a sure victory; 0 for one's fair share.
    fn victory(&self, seat: Seat, players: u8) -> f32 {
        let share = self.shares[seat.index()];
        match players {
            1 => 2.0 * share - 1.0,
            _ => (f32::from(players) * share - 1.0) / (f32::from(players) - 1.0),
        }
    }

    /// The points by which a seat is ahead of its best rival; alone, its own.
    fn lead(&self, seat: Seat, players: u8) -> f32 {
        let rivals = Seat::all(players).filter(|&other| other != seat);
        let best = rivals.map(|other| self.points[other.index()]).reduce(f32::max);
        self.points[seat.index()] - best.unwrap_or(0.0)
    }
}

/// A lead counts up to so many usual distances; nobody is farther ahead than all.
const FARTHEST: f32 = 4.0;

/// The shares of the victory in a game that is over.
fn victory(sheet: &ScoreSheet) -> [f32; MAX_SEATS] {
    let mut shares = [0.0; MAX_SEATS];
    if sheet.won != Some(false)
        && let Some(winners) = sheet.ranking().first()
    {
        winners.iter().for_each(|seat| shares[seat.index()] = 1.0 / winners.len() as f32);
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_is_turned_from_the_observer_to_the_table() {
        let reply = Reply { logits: &[], points: &[30.0, 10.0, 20.0], shares: &[0.5, 0.2, 0.3] };
        let outlook = Outlook::of(&reply, Seat(2), 3);
        assert_eq!(outlook.points[..3], [10.0, 20.0, 30.0]);
        assert_eq!(outlook.shares[..3], [0.2, 0.3, 0.5]);
    }

    #[test]
    fn victory_and_lead_are_mixed() {
        let mut outlook = Outlook::default();
        outlook.points[..2].copy_from_slice(&[60.0, 40.0]);
        outlook.shares[..2].copy_from_slice(&[0.75, 0.25]);
        let worth = outlook.worth(2, 0.5, 40.0);
        assert_eq!(worth[..2], [0.5 * 0.5 + 0.5 * 0.5, -0.5 * 0.5 - 0.5 * 0.5]);
        assert_eq!(outlook.worth(2, 0.0, 40.0)[0], 0.5);
        assert_eq!(outlook.worth(2, 1.0, 1.0)[0], FARTHEST);
    }

    #[test]
    fn a_single_player_wants_the_goal_and_points() {
        let mut outlook = Outlook::default();
        (outlook.points[0], outlook.shares[0]) = (50.0, 1.0);
        assert_eq!(outlook.worth(1, 0.5, 50.0)[0], 1.0);
    }
}
