//! A player's rough judgement: which actions lead somewhere, and what a position is worth.
//!
//! No rule depends on these numbers. The estimate goes by the [`terms`] of an [`outlook`]: what a
//! player's [`holdings`] promise over the [`horizon`] of the game, what the places in use are
//! [`worth`], and what followers and the merchant promise where they stand; what each of them is
//! worth is data, see `guildhall tune`. The [`weights`] of actions are simpler and faster.

use std::sync::LazyLock;

use kernel::{Estimate, Judge, Seat};

use crate::model::action::Action;
use crate::model::state::Orleans;

mod holdings;
mod horizon;
mod outlook;
mod stage;
mod terms;
mod tiles;
mod weights;
mod worth;

use holdings::Holdings;
use horizon::Horizon;
use outlook::Outlook;
use terms::Terms;

static WEIGHTS: LazyLock<Estimate> =
    LazyLock::new(|| Estimate::load(include_str!("../data/estimate.toml"), Terms::NAMES));

impl Judge for Orleans {
    const PATIENCE: u32 = 2000;
    /// More walks were not found to be better: see `docs/research.md`.
    const WALKS: u32 = 400;
    const BLUR: [f32; 2] = [8.8, 14.0];

    #[inline]
    fn weight(&self, seat: Seat, action: Action) -> u32 {
        weights::weight(self, seat, action)
    }

    const SPREAD: f32 = 33.0;

    const FEATURES: &'static [&'static str] = Terms::NAMES;

    fn features(&self, seat: Seat, out: &mut [f32]) {
        Outlook::new(self, seat).terms().write(out);
    }

    /// By rounds, this one until its followers are drawn.
    fn left(&self) -> f32 {
        Horizon::new(self).draws / f32::from(self.parts.rounds)
    }

    fn weights() -> &'static Estimate {
        &WEIGHTS
    }

    /// At the end, what is held is what it is worth.
    fn final_points(&self, seat: Seat) -> f32 {
        Horizon::new(self).value(seat, &Holdings::of(self, seat))
    }
}
