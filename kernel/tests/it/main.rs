//! The kernel as a game meets it: laws, replays, rule examples, the erased form.

mod erased;
mod laws;
mod replay;
mod rulings;
mod toy;
