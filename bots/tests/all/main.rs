//! The bots play a small game, and games are played by the hundred.

mod players;
mod simulation;
mod threshing;
