//! Newdale: plan, produce and build across eight chapters, from Longsdale to the far coast.
//!
//! The chapters of the rulebook are the files of this crate; whatever is not a rule is in
//! [`model`]. One game is one chapter; a [`Campaign`] strings them together.
//!
//! ```
//! use kernel::chance::{Fast, choose};
//! use kernel::{Actor, Components as _, Game, Parts};
//! use newdale::{Components, Newdale};
//!
//! let parts = Parts::<Components>::standard();
//! let mut game = Newdale::new(parts, &parts.defaults(), 3).expect("three can play");
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

mod ch01_terms;
mod ch02_setup;
mod ch03_round;
mod ch04_actions;
mod ch05_building;
mod ch06_production;
mod ch07_tokens;
mod ch08_specials;
mod ch09_scoring;
mod ch10_campaign;
mod ch11_solo;
mod ch12_information;
mod ch13_limits;
mod ch15_decisions;
mod game;
mod judge;
pub mod model;

pub use ch03_round::{CONSOLATION, NO_BUILD};
pub use ch10_campaign::campaign;
pub use ch10_campaign::campaign::Campaign;
pub use model::action::Action;
pub use model::components::Components;
pub use model::event::Event;
pub use model::options::Options;
pub use model::state::Newdale;
pub use model::view::View;
