//! The buffers of many games: one row a game.

use crate::sparse::Sparse;

/// How long the rows are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The number of seats, at the largest table.
    pub players: usize,
    /// The number of rewards of a seat.
    pub rewards: usize,
    /// The size of the index of decisions.
    pub actions: usize,
    /// The length of an observation.
    pub observation: usize,
}

/// Buffers that a [`Vector`](crate::Vector) writes into; each holds one row a game.
pub struct Rows<'a> {
    /// The seat that decides next; -1 if the game is over.
    pub to_move: &'a mut [i32],
    /// How many legal actions the seat has.
    pub counts: &'a mut [i32],
    /// The numbers of the legal actions, in ascending order; what stands behind the
    /// [`counts`](Rows::counts)-th is left from earlier steps. [`Shape::actions`] long.
    pub legal: &'a mut [i32],
    /// The rewards of the game that just ended, 0 otherwise, and at seats that nobody sits on.
    /// [`Shape::players`] × [`Shape::rewards`] long.
    pub rewards: &'a mut [f32],
    /// Whether a game just ended.
    pub dones: &'a mut [bool],
    /// Which actions are legal. [`Shape::actions`] long.
    pub masks: Option<&'a mut [bool]>,
    /// What the seat that decides knows. [`Shape::observation`] long.
    pub observations: Option<&'a mut [f32]>,
    /// What every seat knows, one seat after the other, whoever decides.
    /// [`Shape::players`] × [`Shape::observation`] long.
    pub views: Option<&'a mut [f32]>,
    /// What the seat that decides knows without its zeros, all games one behind the other.
    pub sparse: Option<Sparse<'a>>,
}

/// The part of the buffers that belongs to one game.
pub(crate) struct Row<'a> {
    pub(crate) to_move: &'a mut i32,
    pub(crate) count: &'a mut i32,
    pub(crate) legal: &'a mut [i32],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) done: &'a mut bool,
    pub(crate) mask: Option<&'a mut [bool]>,
    pub(crate) observation: Option<&'a mut [f32]>,
    pub(crate) views: Option<&'a mut [f32]>,
}

impl<'a> Rows<'a> {
    /// Whether every buffer has room for `games` rows and no more.
    pub fn fit(&self, games: usize, shape: Shape) -> bool {
        let Shape { players, rewards, actions, observation } = shape;
        self.to_move.len() == games
            && self.counts.len() == games
            && self.legal.len() == games * actions
            && self.rewards.len() == games * players * rewards
            && self.dones.len() == games
            && self.masks.as_ref().is_none_or(|masks| masks.len() == games * actions)
            && self.observations.as_ref().is_none_or(|all| all.len() == games * observation)
            && self.views.as_ref().is_none_or(|all| all.len() == games * players * observation)
            && self.sparse.as_ref().is_none_or(|sparse| sparse.fit(games, observation))
    }

    /// Splits off the rows of the first `games` games.
    pub(crate) fn take(&mut self, games: usize, shape: Shape) -> Rows<'a> {
        Rows {
            to_move: front(&mut self.to_move, games),
            counts: front(&mut self.counts, games),
            legal: front(&mut self.legal, games * shape.actions),
            rewards: front(&mut self.rewards, games * shape.players * shape.rewards),
            dones: front(&mut self.dones, games),
            masks: self.masks.as_mut().map(|masks| front(masks, games * shape.actions)),
            observations: self
                .observations
                .as_mut()
                .map(|all| front(all, games * shape.observation)),
            views: self
                .views
                .as_mut()
                .map(|all| front(all, games * shape.players * shape.observation)),
            sparse: None,
        }
    }

    /// The row of one game.
    #[inline]
    pub(crate) fn row(&mut self, game: usize, shape: Shape) -> Row<'_> {
        Row {
            to_move: &mut self.to_move[game],
            count: &mut self.counts[game],
            legal: nth(self.legal, game, shape.actions),
            rewards: nth(self.rewards, game, shape.players * shape.rewards),
            done: &mut self.dones[game],
            mask: self.masks.as_deref_mut().map(|masks| nth(masks, game, shape.actions)),
            observation: self
                .observations
                .as_deref_mut()
                .map(|all| nth(all, game, shape.observation)),
            views: self
                .views
                .as_deref_mut()
                .map(|all| nth(all, game, shape.players * shape.observation)),
        }
    }
}

fn nth<T>(all: &mut [T], row: usize, width: usize) -> &mut [T] {
    &mut all[row * width..(row + 1) * width]
}

/// Splits off the first `count`.
pub(crate) fn front<'a, T>(all: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    all.split_off_mut(..count).expect("the buffers have room for every game")
}
