//! The table in Chromium: what a person does, and what a person sees.
//!
//! Every test also holds that the browser's console stays empty and that no other host is asked
//! for anything; see [`browser::Browser`].

mod after;
mod analysis;
mod cards;
mod clicker;
mod company;
mod crowd;
mod fingers;
mod finished;
mod game;
mod glide;
mod help;
mod hint;
mod host;
mod keyboard;
mod languages;
mod layout;
mod learn;
mod lobby;
mod log;
mod looks;
mod pace;
mod phone;
mod puzzle;
mod reachable;
mod resume;
mod seat;
mod sizes;
mod undo;
