//! Whatever is not a rule: pieces, state, actions, their notation and their JSON.

pub mod action;
pub(crate) mod arrange;
pub mod asks;
pub(crate) mod audit;
pub mod cards;
pub mod components;
pub mod draws;
pub mod event;
pub mod events;
pub mod facts;
pub mod frames;
pub(crate) mod ids;
pub mod index;
pub mod notation;
pub mod observe;
pub mod options;
pub mod pieces;
pub mod pile;
pub mod player;
pub mod snapshot;
pub mod spaces;
pub mod state;
pub mod tokens;
pub mod towns;
pub mod view;

/// The most seats at a table.
pub const SEATS: usize = 4;
