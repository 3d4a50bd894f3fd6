//! Whatever is not a rule: pieces, state, actions, their notation and their JSON.

pub mod action;
pub mod components;
pub mod effect;
pub mod event;
pub(crate) mod ids;
pub mod index;
pub mod map;
pub mod notation;
pub mod pieces;
pub mod places;
pub mod state;

/// The most seats at a table.
pub const SEATS: usize = 4;
