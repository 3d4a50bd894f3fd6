//! The decisions of games that ended, as long rows of numbers.

use super::leaves::append_rows;

/// The decisions of games that ended. There is a row a decision; rows of seats are
/// [`seats`](super::AnyPool::seats) long, in the order of the seat that decided, and zero where
/// nobody sits.
#[derive(Clone, Debug, PartialEq)]
pub struct Harvest {
    /// The number of the game.
    pub game: Vec<i64>,
    /// The number of its table.
    pub table: Vec<i32>,
    /// How many play.
    pub players: Vec<i32>,
    /// Who decided, or in the view of a bystander, who looked.
    pub seat: Vec<i32>,
    /// The number of the decision in its game.
    pub step: Vec<i32>,
    /// The number of the option that was taken; -1 in the view of a bystander.
    pub action: Vec<i32>,
    /// Whether it was thought about with all walks.
    pub full: Vec<bool>,
    /// Where the rows of observations begin, and where the last one ends.
    pub indptr: Vec<i64>,
    /// Where observations are not zero.
    pub indices: Vec<i32>,
    /// What stands there.
    pub values: Vec<f32>,
    /// Where the rows of legal options begin, and where the last one ends.
    pub legal_indptr: Vec<i64>,
    /// The numbers of the legal options.
    pub legal: Vec<i32>,
    /// How often each was tried.
    pub visits: Vec<i32>,
    /// How much each deserves to be taken: the policy, improved.
    pub policy: Vec<f32>,
    /// The final points that each seat could expect, as the search saw it.
    pub root_points: Vec<f32>,
    /// The share of the victory that each seat could expect, as the search saw it.
    pub root_shares: Vec<f32>,
    /// The final points of each seat.
    pub points: Vec<f32>,
    /// The share of the victory of each seat.
    pub shares: Vec<f32>,
}

impl Default for Harvest {
    fn default() -> Self {
        Harvest {
            game: Vec::new(),
            table: Vec::new(),
            players: Vec::new(),
            seat: Vec::new(),
            step: Vec::new(),
            action: Vec::new(),
            full: Vec::new(),
            indptr: vec![0],
            indices: Vec::new(),
            values: Vec::new(),
            legal_indptr: vec![0],
            legal: Vec::new(),
            visits: Vec::new(),
            policy: Vec::new(),
            root_points: Vec::new(),
            root_shares: Vec::new(),
            points: Vec::new(),
            shares: Vec::new(),
        }
    }
}

impl Harvest {
    /// How many decisions there are.
    pub fn len(&self) -> usize {
        self.game.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.game.is_empty()
    }

    /// Adds the decisions of other games, and empties them there.
    pub(super) fn append(&mut self, other: &mut Harvest) {
        append_rows(&mut self.indptr, &other.indptr);
        append_rows(&mut self.legal_indptr, &other.legal_indptr);
        let Harvest { game, table, players, seat, step, action, full, .. } = other;
        self.game.append(game);
        self.table.append(table);
        self.players.append(players);
        self.seat.append(seat);
        self.step.append(step);
        self.action.append(action);
        self.full.append(full);
        let Harvest { indices, values, legal, visits, policy, .. } = other;
        self.indices.append(indices);
        self.values.append(values);
        self.legal.append(legal);
        self.visits.append(visits);
        self.policy.append(policy);
        let Harvest { root_points, root_shares, points, shares, .. } = other;
        self.root_points.append(root_points);
        self.root_shares.append(root_shares);
        self.points.append(points);
        self.shares.append(shares);
        other.indptr.truncate(1);
        other.legal_indptr.truncate(1);
    }
}
