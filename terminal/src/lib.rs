//! The table in a terminal, line by line.
//!
//! A person plays against bots, or several take turns at one screen. Everything shown starts from
//! the view of whoever sits in front of it: board, mats, log, prompt and options. What they type
//! is an option's number, its notation, or a short command; `?` lists them.
//!
//! The loop knows no game. How a game's view looks as text is a [`Drawing`](drawing::Drawing), a
//! folder per game; a game without one is shown as its JSON.

mod command;
mod console;
mod drawing;
mod explain;
mod news;
mod obey;
mod orleans;
mod session;
mod spec;
mod standings;
mod text;

pub use console::wants_color;
pub use session::{PlayFailed, play};
pub use spec::{PlaySpec, Player, UnknownPlayer};
