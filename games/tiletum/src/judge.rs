//! A player's rough judgement: which actions lead somewhere, and what a position is worth.
//!
//! No rule depends on these numbers. The estimate goes by the [`features`] of a position; what
//! each of them is worth is data, see `guildhall tune`. The weights of actions are simpler and
//! faster.

use std::sync::LazyLock;

use kernel::{Estimate, Foresight, Horizon, Judge, Seat};

use crate::model::action::Action;
use crate::model::components::ROUNDS;
use crate::model::state::{Phase, Tiletum};

mod features;
mod outlook;

use features::Terms;

static WEIGHTS: LazyLock<Estimate> =
    LazyLock::new(|| Estimate::load(include_str!("../data/estimate.toml"), Terms::NAMES));

impl Judge for Tiletum {
    /// Four rounds are soon played out, and fairs and kings pay at their end.
    const FORESIGHT: Foresight =
        Foresight { careful: false, until: Horizon::Game, glances: 5, trust: 0.6 };
    const PATIENCE: u32 = 4000;
    /// A turn is many small steps, and a glance sees only the next: here thinking tells.
    const WALKS: u32 = 800;
    const SHARPNESS: f32 = 0.5;
    const BLUR: [f32; 2] = [4.2, 10.0];

    fn weight(&self, _: Seat, action: Action) -> u32 {
        match action {
            Action::Die { from, to, .. } if from == to => 8,
            Action::Fulfil(_) | Action::Cathedral(_) => 60,
            Action::House(_) | Action::Pillar(_) | Action::Crest(..) => 40,
            Action::Lodge(..) => 24,
            Action::Helper(_) | Action::Pick(_) => 16,
            Action::Tile(true) | Action::Bonus(_) => 12,
            Action::Contract(_) | Action::Trigger(Some(_)) | Action::King(true) => 8,
            Action::Character(_) => 6,
            Action::Walk(..) => 4,
            Action::End => 3,
            Action::Swap { .. } | Action::Done => 2,
            _ => 1,
        }
    }

    const SPREAD: f32 = 49.0;

    const FEATURES: &'static [&'static str] = Terms::NAMES;

    fn features(&self, seat: Seat, out: &mut [f32]) {
        Terms::of(self, seat).write(out);
    }

    /// By turns: three in each round.
    fn left(&self) -> f32 {
        let later = 3.0 * f32::from(ROUNDS as u8 - self.round.min(ROUNDS as u8));
        let turns = match self.phase {
            Phase::Setup => TURNS,
            Phase::Preparation => later + 3.0,
            Phase::Action => later + 4.0 - f32::from(self.pass),
            Phase::King | Phase::Fair | Phase::Cleanup | Phase::Over => later,
        };
        turns / TURNS
    }

    fn weights() -> &'static Estimate {
        &WEIGHTS
    }

    fn final_points(&self, seat: Seat) -> f32 {
        self.final_score(seat) as f32
    }
}

/// The turns of a seat in a whole game.
const TURNS: f32 = 3.0 * ROUNDS as f32;
