//! Bridges and ship tracks (ND-10).

use super::{COAST, ROUNDS, SEA};
use crate::model::SEATS;

/// Bridges (ND-10.7).
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the fields of the component file")]
pub struct Bridge {
    pub cost: u8,
    pub vp: u8,
    pub toll: u8,
}

/// The ship track of chapter VII (ND-10.11).
#[derive(Clone, Copy, Debug)]
pub struct Coast {
    /// Points of each space in final scoring.
    pub vp: [u8; COAST],
    /// Points of the first ship at the end.
    pub first_vp: u8,
    /// Where a single player's ship must stand.
    pub solo: u8,
}

/// The ship track of chapter VIII (ND-10.14).
#[derive(Clone, Copy, Debug)]
pub struct Sea {
    /// Points by order of arrival.
    pub arrival: [u8; SEATS],
    /// A ship under way scores its space divided by this.
    pub divisor: u8,
    /// What passing a space gives.
    pub bonus: [Option<SeaBonus>; SEA],
    /// Moves of the rival at the end of each round.
    pub rival: [u8; ROUNDS as usize],
}

/// What passing a space of the sea gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeaBonus {
    /// Cards.
    Cards(u8),
    /// Points.
    Points(u8),
    /// A good of choice.
    OneGood,
}
