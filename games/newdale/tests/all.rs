//! Newdale, tried: one program, in which the kernel's kits are compiled for the game once.

mod campaign;
mod components;
mod conformance;
mod counts;
mod draws;
mod model;
mod replays;
mod rulings;
