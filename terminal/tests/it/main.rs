//! Whole games in the terminal, line by line and full screen.

mod common;
mod craftsmen;
mod full_screen;
mod hint;
mod newdale;
mod score;
mod script;
mod tiletum;
mod whole;
