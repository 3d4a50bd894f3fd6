//! What the project checks and makes of itself.

fn main() {}
