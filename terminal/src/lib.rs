//! The table in a terminal, line by line or full screen.
//!
//! A person plays against bots, or several take turns at one screen. Everything shown starts from
//! the view of whoever sits in front of it: board, mats, log, prompt and options.
//!
//! One session has two faces. [`play`] is plain: it reads an option's
//! number, its notation or a short command, line by line. [`play_full_screen`] has panes and keys.
//! Neither knows a game. How a game's view looks as text is a `Drawing`, a folder per
//! game; a game without one is shown as its JSON.

pub mod book;
pub mod campaign;
mod craftsmen;
mod drawing;
mod explain;
mod failed;
mod learn;
mod marks;
mod newdale;
mod news;
mod orleans;
mod plain;
mod puzzle;
mod saved;
mod screen;
mod session;
mod spec;
mod standings;
mod telling;
mod text;
mod tiletum;
mod tint;

pub use failed::PlayFailed;
pub use learn::{LearnSpec, learn};
pub use plain::{columns, is_dumb, play, wants_color};
pub use puzzle::solve;
pub use saved::Saved;
pub use screen::{App, play_full_screen};
pub use spec::{PlaySpec, Player, UnknownPlayer};
