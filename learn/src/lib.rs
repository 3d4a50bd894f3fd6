//! The engine for learners: many games side by side, and every decision as a row.
//!
//! A [`Vector`] steps thousands of games in one call and writes what the next seats know into
//! buffers that the caller owns. [`record()`] lets bots play and keeps every choice they made
//! together with how the game ended. A [`Pool`] lets guided searches play, and their leaves are judged
//! in batches by whoever learns. [`Study`] is all of it in erased form, for clients that handle
//! every game alike.

mod crew;
mod memory;
mod notes;
pub mod pool;
mod prospect;
mod record;
mod result;
mod rows;
mod saved;
mod slot;
mod sparse;
mod spec;
mod standing;
mod step;
mod study;
mod vector;

pub use pool::{AnyPool, Pool, PoolError, PoolSpec};
pub use prospect::{Prospects, prospects};
pub use record::{Chosen, Keep, Record, RecordSpec, WeighedOption, record};
pub use result::{Result as SeatResult, Reward, results};
pub use rows::{Rows, Shape};
pub use saved::SaveError;
pub use sparse::Sparse;
pub use spec::{Position, TableSpec, VectorSpec, WAIT};
pub use step::StepError;
pub use study::{AnyVector, Study};
pub use vector::Vector;
