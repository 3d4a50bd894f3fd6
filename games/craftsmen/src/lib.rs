//! Craftsmen: send helpers to six guilds, build chains of production, load four ships.
//!
//! The chapters of the rulebook are the files of this crate; whatever is not a rule is in
//! [`model`].
//!
//! ```
//! use craftsmen::{Components, Craftsmen};
//! use kernel::chance::{Fast, choose};
//! use kernel::{Actor, Components as _, Game, Parts};
//!
//! let parts = Parts::<Components>::standard();
//! let mut game = Craftsmen::new(parts, &parts.defaults(), 3).expect("three can play");
//! let mut rng = Fast::new(1, 0);
//! let mut options = Vec::new();
//! while let Some(actor) = game.turn().actor() {
//!     let action = match actor {
//!         Actor::Chance => game.deal(&mut rng),
//!         Actor::Seat(_) => {
//!             game.legal(actor, &mut options);
//!             choose(&mut rng, &options)
//!         }
//!     };
//!     game.play(actor, action).expect("it is legal");
//! }
//! assert_eq!(game.score().ranking().concat().len(), 3);
//! ```

mod ch02_setup;
mod ch03_information;
mod ch04_course;
mod ch05_helpers;
mod ch06_capital;
mod ch07_guilds;
mod ch08_bankers;
mod ch09_builders;
mod ch10_notary;
mod ch11_craftsmen;
mod ch12_merchants;
mod ch13_town_hall;
mod ch14_end;
mod ch16_year_change;
mod ch17_scoring;
mod ch22_decisions;
mod game;
mod judge;
pub mod model;
mod outcomes;

pub use model::action::Action;
pub use model::components::{Components, Options};
pub use model::event::Event;
pub use model::state::Craftsmen;
pub use model::view::View;
