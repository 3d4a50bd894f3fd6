//! The names of the questions (ND-15).

use super::frames::{BuildStep, Frame};

/// Every question, by the name that clients know.
pub const ALL: &[&str] = &[
    "opening",
    "character",
    "event",
    "window",
    "plan",
    "build",
    "town",
    "area",
    "reduce",
    "pay",
    "bonus",
    "good",
    "unlock",
    "swap",
    "market",
    "develop",
    "sail",
    "produce",
    "cover",
    "chain",
    "special",
    "discard",
    "onyx",
    "vineyard",
    "goal",
];

/// Every kind of outcome of chance (ND-15.29).
pub const CHANCES: &[&str] =
    &["start", "token", "secret", "lay", "pool", "deal", "event", "figure", "private", "reveal"];

/// The question of open work; empty for what chance or nobody answers.
pub fn of(frame: Frame) -> &'static str {
    match frame {
        Frame::Window => "window",
        Frame::Feast { .. } | Frame::Sell { .. } | Frame::NightWatch { .. } | Frame::Storm => {
            "event"
        }
        Frame::Build { .. } => "build",
        Frame::Construction { step } => match step {
            BuildStep::Town => "town",
            BuildStep::Reduce => "reduce",
            BuildStep::Area => "area",
            BuildStep::Bonus => "bonus",
            _ => "",
        },
        Frame::Pay { .. } => "pay",
        Frame::Good => "good",
        Frame::Unlock => "unlock",
        Frame::Swap => "swap",
        Frame::Market { .. } => "market",
        Frame::Develop => "develop",
        Frame::Developing { .. } => "reduce",
        Frame::Sail { .. } => "sail",
        Frame::Produce { .. } => "produce",
        Frame::Cover { .. } | Frame::CoverCards { .. } => "cover",
        Frame::Chain { .. } | Frame::Run => "chain",
        Frame::Special => "special",
        Frame::Price { .. } | Frame::Nate { .. } | Frame::Halve => "discard",
        Frame::Onyx => "onyx",
        Frame::Vineyard => "vineyard",
        Frame::Goal | Frame::Mission => "goal",
        _ => "",
    }
}
