//! What the project checks and makes of itself.
//!
//! - [`ids`] turns the rules of every `rules.md` into constants.
//! - [`rules`] ties each rule to the functions that cite it and the examples that prove it.
//! - [`tidy`] keeps the files in order.
//! - [`record`] plays the whole games that every later build must replay to the same hash.
//! - [`strength`] measures how strong the bots are and makes the page that says so.
//! - [`balance`] lets nets play with themselves and makes the page that says who wins.
//! - [`stamp`] writes new versions of rules into nets that still understand what they are asked.
//! - [`fuzz`] tries the readers of outside input with inputs made up by coverage.
//! - [`pictures`] takes the pictures of the pages.
//! - [`release`] makes what people install.
//! - [`suite`] is the one command that runs every check of the project.
//!
//! Each of the first three is a plain function of the project's folder, so the tests call them
//! as well as the command line does.

pub mod balance;
pub mod fuzz;
pub mod ids;
pub mod pictures;
mod project;
pub mod record;
pub mod release;
pub mod rules;
pub mod stamp;
pub mod strength;
pub mod suite;
pub mod tidy;

pub use project::{GameFolder, Problem, Project, in_order};
