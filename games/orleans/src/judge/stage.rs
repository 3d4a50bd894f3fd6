//! Where a seat stands in the round.

use kernel::Seat;

use crate::model::question::{Ask, Phase, Question};
use crate::model::state::Orleans;

/// Where a seat stands in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Followers are still to be drawn.
    Before,
    /// They are drawn, but not placed.
    Drawn,
    /// The seat places them.
    Planning,
    /// The plan stands; places are used.
    Acting,
    /// The seat uses no more places in this round.
    Done,
}

impl Stage {
    pub(super) fn of(game: &Orleans, seat: Seat) -> Stage {
        let plans = game.player(seat).ask == Some(Ask::Plan)
            || (matches!(game.question, Question::PlanTurn(_)) && !game.passed.contains(seat));
        match game.phase {
            Phase::Draws | Phase::Allocate | Phase::BathDraws | Phase::Retrieve => Stage::Drawn,
            Phase::Planning if plans => Stage::Planning,
            Phase::Planning => Stage::Acting,
            Phase::Actions if !game.passed.contains(seat) => Stage::Acting,
            Phase::Actions | Phase::Event | Phase::StartPlayer | Phase::Over => Stage::Done,
            _ => Stage::Before,
        }
    }
}
