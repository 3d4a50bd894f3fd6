//! What a game is.
//!
//! A game is a pure function: options and a list of actions give a state, and what chance
//! brought is an action in the list like any other. Everything else — tables, bots, replays,
//! clients — is built on the [`Game`] trait and never reaches around it. The kernel knows no
//! game.

mod action;
pub mod chance;
pub mod conformance;
pub mod counts;
mod erased;
mod estimate;
mod event;
mod foresight;
mod game;
mod judge;
mod list;
pub mod names;
pub mod observe;
pub mod options;
pub mod parts;
pub mod replay;
mod rule;
pub mod rulings;
pub mod saying;
mod score;
mod seat;
mod stack;
pub mod text;
mod watched;

#[doc(hidden)]
pub use serde;

pub use action::{Action, Block, Index};
pub use erased::{
    AnyAction, AnyGame, AnyParts, AnyTold, Erased, PlayError, StartError, Title, TitleOf,
};
pub use estimate::{Estimate, MAX_FEATURES};
pub use event::{Audience, Event, Events, Silent, Told};
pub use foresight::{Foresight, Horizon};
pub use game::{Decision, Game, GameInfo, Given, Invalid, Progress, SetupError, Turn};
pub use judge::Judge;
pub use list::List;
pub use parts::{Components, DataError, Parts};
pub use rule::{Refused, Rule, RuleId, Rulebook};
pub use saying::Saying;
pub use score::{Goal, ScoreLine, ScoreSheet, SeatScore};
pub use seat::{Actor, MAX_SEATS, NoSeat, Seat, SeatSet, Viewer};
pub use stack::Stack;
pub use watched::{Watched, WatchedEach};
