//! Whatever is not a rule: pieces, state, actions, their notation and their JSON.

pub mod action;
pub(crate) mod arrange;
pub mod asks;
pub(crate) mod audit;
pub mod board;
pub mod cards;
pub mod components;
pub mod effect;
pub mod event;
pub mod facts;
pub mod frames;
pub mod goods;
pub(crate) mod ids;
pub mod index;
pub mod map;
pub mod notation;
pub mod observe;
pub mod options;
pub mod pieces;
pub mod snapshot;
pub mod state;
pub mod tiles;
pub mod track;
pub mod view;

/// The most seats at a table.
pub const SEATS: usize = 4;
