//! Tiletum: take dice from the wheel, send merchants and architects across Europe, visit fairs.
//!
//! The chapters of the rulebook are the files of this crate; whatever is not a rule is in
//! [`model`].
//!
//! ```
//! use kernel::chance::{Fast, choose};
//! use kernel::{Actor, Components as _, Game, Parts};
//! use tiletum::{Components, Tiletum};
//!
//! let parts = Parts::<Components>::standard();
//! let mut game = Tiletum::new(parts, &parts.defaults(), 3).expect("three can play");
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
mod ch03_course;
mod ch04_preparation;
mod ch05_dice;
mod ch06_actions;
mod ch07_tasks;
mod ch08_taking;
mod ch09_characters;
mod ch10_king;
mod ch11_fair;
mod ch12_cleanup;
mod ch13_scoring;
mod ch14_information;
mod ch16_titus;
mod game;
mod judge;
pub mod model;

pub use model::action::Action;
pub use model::components::{Components, Options};
pub use model::event::Event;
pub use model::state::Tiletum;
pub use model::view::View;
