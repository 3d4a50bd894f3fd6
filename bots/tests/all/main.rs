//! The bots play a small game and Orléans, and games are played by the hundred.

mod arena;
mod orleans;
mod players;
mod simulation;
mod threshing;
