//! Games side by side, tried: one program, in which the vectors of every game are compiled once.

mod known;
mod pool;
mod record;
mod run;
mod vector;
