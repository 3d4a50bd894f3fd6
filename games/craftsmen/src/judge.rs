//! A player's rough judgement: which actions lead somewhere, and what a position is worth.
//!
//! No rule depends on these numbers. The estimate goes by the [`terms`] of an [`outlook`]: what
//! lies on the board, and what a row of buildings still [makes](chains) of the work to come; what
//! each of them is worth is data, see `guildhall tune`. The [`weights`] of actions are simpler and
//! faster.

use std::sync::LazyLock;

use kernel::{Estimate, Foresight, Horizon, Judge, Seat};

use crate::model::action::Action;
use crate::model::state::Craftsmen;

mod calendar;
mod chains;
mod discs;
mod outlook;
mod questions;
mod terms;
mod weights;

use terms::Terms;

static WEIGHTS: LazyLock<Estimate> =
    LazyLock::new(|| Estimate::load(include_str!("../data/estimate.toml"), Terms::NAMES));

impl Judge for Craftsmen {
    /// Chains pay off late: whole games foretell better than any estimate.
    const FORESIGHT: Foresight =
        Foresight { careful: false, until: Horizon::Game, glances: 1, trust: 0.0 };
    const WALKS: u32 = 800;
    const BLUR: [f32; 2] = [3.45, 6.0];

    #[inline]
    fn weight(&self, seat: Seat, action: Action) -> u32 {
        weights::weight(self, seat, action)
    }

    fn is_sensible(&self, _seat: Seat, action: Action) -> bool {
        weights::is_sensible(self, action)
    }

    const SPREAD: f32 = 62.0;

    const FEATURES: &'static [&'static str] = Terms::NAMES;

    fn features(&self, seat: Seat, out: &mut [f32]) {
        Terms::of(self, seat).write(out);
    }

    /// By the work to come.
    fn left(&self) -> f32 {
        calendar::work_to_come(self) / calendar::work_of_a_game(self)
    }

    fn weights() -> &'static Estimate {
        &WEIGHTS
    }

    /// CR-17.2 — Ties: more capital cards.
    fn final_points(&self, seat: Seat) -> f32 {
        f32::from(self.vp(seat)) + 0.01 * self.board(seat).cards() as f32
    }
}
