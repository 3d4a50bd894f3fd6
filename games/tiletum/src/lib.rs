//! Tiletum: take dice from the wheel, send merchants and architects across Europe, visit fairs.
//!
//! The chapters of the rulebook are the files of this crate; whatever is not a rule is in
//! [`model`].

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
mod ch16_titus;
mod game;
mod judge;
pub mod model;

pub use model::action::Action;
pub use model::components::{Components, Options};
pub use model::event::Event;
pub use model::state::Tiletum;
pub use model::view::View;
