//! The kernel as a game meets it: laws, replays, the erased form.

mod erased;
mod laws;
mod replay;
mod toy;
