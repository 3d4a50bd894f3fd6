//! The web table over real HTTP.

mod after;
mod analysis;
mod asking;
mod campaign;
mod client;
mod clock;
mod coaching;
mod company;
mod fairness;
mod hall;
mod hot_seat;
mod learning;
mod pages;
mod playing;
#[path = "../../../store/tests/suite/server.rs"]
mod postgres;
mod programs;
mod puzzling;
mod recorded;
mod refusals;
mod robbery;
mod safety;
mod secrets;
mod tables;
mod twins;
mod upgrade;
mod webhook;
mod why;
