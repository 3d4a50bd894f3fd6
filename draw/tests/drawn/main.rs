//! Drawn tables of random games, of every game that has a drawing: what can be clicked, what a
//! page holds, what it says.

mod clicks;
mod craftsmen;
mod figures;
#[path = "../support/lively.rs"]
mod lively;
mod newdale;
mod orleans;
mod pages;
mod sample;
mod texts;
mod tiletum;
