//! Search that is guided by somebody who judges positions: a net, or whoever learns one.
//!
//! The search holds no judge. It walks down from a decision, stops where it needs a judgement and
//! shows that position as a [`Leaf`]; the [`Reply`] lets it go on. So a player can answer every
//! leaf at once by a net of its own, and a pool can let thousands of searches wait together and
//! have their leaves judged in one batch: it is the same search.
//!
//! A walk starts from a state that the thinking seat cannot tell from the true one; there are
//! [`Guide::worlds`] of them. Chance is sampled on the way. Every seat wants its own good (max^n):
//! what a position is worth is a number a seat, see [`worth`]. Seats that decide together with the
//! thinker do not see its answer, so in its head they follow their habits (the judge's policy) and
//! never react.
//!
//! A judgement of *who stands how* is asked from the thinker's own view, since another seat sees
//! neither its hand nor its hidden plan; what a seat is *likely to do* is asked from the view of
//! that seat, and only where a walk goes on beyond it.

mod guide;
mod halving;
mod haste;
mod leaf;
mod player;
mod search;
mod select;
mod thought;
mod tree;
mod worth;

pub use guide::{Guide, Method, Views};
pub use haste::Haste;
pub use leaf::{Leaf, Reply};
pub(crate) use player::Eye;
pub use player::Learned;
pub use search::Search;
pub use thought::{Thought, Weighed};
pub use worth::Outlook;
