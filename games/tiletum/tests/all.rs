//! Tiletum, tried: one program, in which the kernel's kits are compiled for the game once.

mod components;
mod conformance;
mod counts;
mod model;
mod replays;
mod rulings;
