//! The table and the room around it.

mod company;
mod evening;
mod recorded;
mod room;
mod table;
mod trust;
mod weight;
