//! Nets that learned a game: weights from a file, a glance at a position.
//!
//! A [`Net`] takes what a seat knows, as the few numbers that are not zero, and says how promising
//! each legal action is, which final points each seat may expect and how the victory will be
//! shared. It knows no game: sizes come from the file, and whoever asks says what it must [`Fit`].
//!
//! A wide first layer sums the columns of the inputs that are not zero, a small dense body follows,
//! and of the last layer only the rows of the legal actions are computed. A [`Desk`] holds
//! everything that a glance writes, so that none allocates. The arithmetic gives the same numbers
//! with every set of instructions: see `docs/decisions/0015-nets.md`.

mod answer;
mod desk;
mod error;
mod file;
mod fit;
mod half;
mod layers;
mod net;
mod novice;
mod stamp;

pub use answer::{Answer, Question};
pub use desk::Desk;
pub use error::NetError;
pub use fit::Fit;
pub use net::{FORMAT, Net, Sizes};
pub use novice::novice;
pub use stamp::stamp;
