//! Orléans: recruit followers into a bag, send those you draw to work, trade along the Loire.
//!
//! The chapters of the rulebook are the files of this crate; whatever is not a rule is in
//! [`model`].

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

pub use model::action::Action;
pub use model::components::{Components, Options};
pub use model::event::Event;
pub use model::state::Orleans;
pub use model::view::View;
