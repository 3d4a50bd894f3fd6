//! The bots play a small game and those of the shelf, and games are played by the hundred.

mod analysis;
mod arena;
mod learned;
mod novices;
mod orleans;
mod players;
mod puzzles;
mod shipped;
mod simulation;
mod swap;
mod threshing;
mod tune;
