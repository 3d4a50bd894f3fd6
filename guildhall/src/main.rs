//! A table for medieval economic board games.

fn main() {}
