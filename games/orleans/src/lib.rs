//! Orléans: recruit followers into a bag, send those you draw to work, trade along the Loire.
//!
//! The chapters of the rulebook are the files of this crate; whatever is not a rule is in
//! [`model`].
//!
//! ```
//! use kernel::chance::Fast;
//! use kernel::{Actor, Components, Game, Parts, Seat, Silent, Turn};
//! use orleans::{Action, Orleans};
//!
//! // Set up: chance lays the goods and turns up the first tile.
//! let parts = Parts::standard();
//! let mut game = Orleans::new(parts, &parts.defaults(), 2)?;
//! let mut rng = Fast::new(1, 0);
//! while game.turn() == Turn::Chance {
//!     let outcome = game.deal(&mut rng);
//!     game.apply(Actor::Chance, outcome, &mut Silent);
//! }
//!
//! // List: both players plan at once, each with four followers.
//! let mut legal = Vec::new();
//! game.legal(Seat(0).into(), &mut legal);
//! assert_eq!(legal.len(), 19);
//!
//! // Play: a refused move names its rule.
//! let farmer: Action = kernel::Action::parse("farmer*>farm_house.0").unwrap();
//! let refused = game.play(Seat(0).into(), farmer).unwrap_err();
//! assert_eq!(refused.to_string(), "OR-8.4: the slot wants another follower");
//! let boatman = kernel::Action::parse("boatman*>farm_house.0").unwrap();
//! game.play(Seat(0).into(), boatman)?;
//!
//! // Score: at any time, line by line.
//! assert_eq!(game.score().seats[0].total, 5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod ch03_setup;
mod ch05_hourglass;
mod ch06_census;
mod ch07_followers;
mod ch08_planning;
mod ch09_actions;
mod ch10_places;
mod ch11_tracks;
mod ch12_development;
mod ch13_deeds;
mod ch14_technology;
mod ch15_place_tiles;
mod ch16_event;
mod ch17_torture;
mod ch18_scoring;
mod ch19_limits;
mod ch21_options;
mod ch22_promo;
mod decisions;
mod game;
mod judge;
pub mod model;
mod outcomes;
mod together;

pub use ch17_torture::neutral;
pub use model::action::Action;
pub use model::components::{Components, Options};
pub use model::event::Event;
pub use model::state::Orleans;
pub use model::view::View;
