//! What learners take of a game whose type is not known.

use bots::sim::SimError;
use bots::{BotError, BotSpec};
use kernel::chance::Fast;
use kernel::{Action as _, Actor, AnyGame, Game, Index, Judge, Seat, StartError, TitleOf, Viewer};
use serde_json::Value;

use crate::{
    AnyPool, Pool, PoolSpec, Prospects, Record, RecordSpec, Rows, SaveError, Shape, StepError,
    Vector, VectorSpec, prospects, record,
};

/// Room for the options of most decisions, so that a list seldom has to grow.
const USUAL: usize = 32;

/// Many games side by side, whatever they are.
pub trait AnyVector: Send + Sync {
    /// How long the rows are.
    fn shape(&self) -> Shape;
    /// How many games there are.
    fn games(&self) -> usize;
    /// How many seats each game has.
    fn seats(&self) -> Vec<u8>;
    /// Begins every game anew from `seed` and writes their first decisions.
    ///
    /// # Panics
    /// If the buffers do not [fit](Rows::fit).
    fn reset(&mut self, seed: u64, rows: Rows<'_>);
    /// Begins some games anew, each by its next stream, and writes all rows again, without rewards.
    ///
    /// # Panics
    /// If there is not one flag a game, or the buffers do not [fit](Rows::fit).
    fn begin(&mut self, which: &[bool], rows: Rows<'_>);
    /// The position of one game.
    ///
    /// # Panics
    /// If there is no such game.
    fn position(&self, game: usize) -> Box<dyn AnyGame>;
    /// Lays down a position in one game, dealt on by its next stream, and writes all rows again,
    /// without rewards.
    ///
    /// # Errors
    /// If the position does not fit: another game, or more seats than the rows have.
    ///
    /// # Panics
    /// If there is no such game, or the buffers do not [fit](Rows::fit).
    fn load(
        &mut self,
        game: usize,
        position: &dyn AnyGame,
        rows: Rows<'_>,
    ) -> Result<(), SaveError>;
    /// All games as they stand, with their futures.
    fn save(&self) -> Value;
    /// Goes on from what [`save`](AnyVector::save) gave, for games of the same kind and number.
    ///
    /// # Errors
    /// Names what cannot be. Then nothing has changed.
    ///
    /// # Panics
    /// If the buffers do not [fit](Rows::fit).
    fn restore(&mut self, saved: &Value, rows: Rows<'_>) -> Result<(), SaveError>;
    /// Plays one action in every game and writes what comes next; [`WAIT`](crate::WAIT) leaves a
    /// game as it is. The buffers are those of the step before: in masks, observations and views only
    /// what changed is written.
    ///
    /// # Errors
    /// If an action is not legal. Then no game has changed.
    ///
    /// # Panics
    /// If the buffers do not [fit](Rows::fit).
    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), StepError>;
    /// Writes the number of what `bot` would choose in every game that `actions` does not hold
    /// [`WAIT`](crate::WAIT) for, -1 where the game is over. It knows what the seat knows, and
    /// remembers nothing of the steps before.
    ///
    /// # Errors
    /// If there is no such bot for the game.
    ///
    /// # Panics
    /// If there is not one action a game.
    fn advise(&self, bot: BotSpec, seed: u64, actions: &mut [i64]) -> Result<(), BotError>;
}

/// What learners can do with a game.
pub trait Study: Send + Sync {
    /// Many games side by side.
    ///
    /// # Errors
    /// If the rules know no such table.
    fn vector(&self, spec: &VectorSpec) -> Result<Box<dyn AnyVector>, StartError>;
    /// Many guided searches side by side.
    ///
    /// # Errors
    /// If the rules know no such table.
    fn pool(&self, spec: &PoolSpec) -> Result<Box<dyn AnyPool>, StartError>;
    /// How the action with this number is written and the name of its kind, legal or not.
    fn action(&self, index: Index) -> Option<(String, &'static str)>;
    /// The numbers of what `actor` may do, ascending.
    ///
    /// # Panics
    /// If the game is of another title.
    fn options(&self, game: &dyn AnyGame, actor: Actor) -> Vec<u32>;
    /// What `seat` would know after each of its options, see [`prospects()`].
    ///
    /// # Panics
    /// If the game is of another title.
    fn prospects(&self, game: &dyn AnyGame, seat: Seat, rng: &mut Fast) -> Prospects;
    /// The final points that `seat` may expect, as the bots judge it: see [`Judge::estimate`].
    ///
    /// # Panics
    /// If the game is of another title.
    fn estimate(&self, game: &dyn AnyGame, seat: Seat, rng: &mut Fast) -> f32;
    /// Lets bots play and tells every choice they made, see [`record()`].
    ///
    /// # Errors
    /// As [`record()`].
    fn record(&self, spec: &RecordSpec, hear: &mut dyn FnMut(Record)) -> Result<(), SimError>;
}

impl<G: Judge> Study for TitleOf<G> {
    fn vector(&self, spec: &VectorSpec) -> Result<Box<dyn AnyVector>, StartError> {
        Ok(Box::new(Vector::<G>::new(spec)?))
    }

    fn pool(&self, spec: &PoolSpec) -> Result<Box<dyn AnyPool>, StartError> {
        Ok(Box::new(Pool::<G>::new(spec)?))
    }

    fn action(&self, index: Index) -> Option<(String, &'static str)> {
        G::Action::from_index(index).map(|action| (action.to_string(), action.kind()))
    }

    fn options(&self, game: &dyn AnyGame, actor: Actor) -> Vec<u32> {
        let mut legal = Vec::with_capacity(USUAL);
        typed::<G>(game).legal(actor, &mut legal);
        legal.iter().map(|action| action.index().number()).collect()
    }

    fn prospects(&self, game: &dyn AnyGame, seat: Seat, rng: &mut Fast) -> Prospects {
        prospects(typed::<G>(game), seat, rng)
    }

    fn estimate(&self, game: &dyn AnyGame, seat: Seat, rng: &mut Fast) -> f32 {
        typed::<G>(game).determinize(Viewer::Seat(seat), rng).estimate(seat)
    }

    fn record(&self, spec: &RecordSpec, hear: &mut dyn FnMut(Record)) -> Result<(), SimError> {
        record::<G>(spec, hear)
    }
}

pub(crate) fn typed<G: Game>(game: &dyn AnyGame) -> &G {
    game.as_any().downcast_ref::<G>().expect("the game is of this title")
}
