//! The web table over real HTTP.

mod client;
mod hall;
mod hot_seat;
mod pages;
mod playing;
#[path = "../../../store/tests/suite/server.rs"]
mod postgres;
mod programs;
mod refusals;
mod safety;
mod secrets;
mod tables;
