//! A player's rough judgement: which actions lead somewhere, and what a position is worth.
//!
//! No rule depends on these numbers. The estimate goes by the [`terms`] of an [`outlook`]: points
//! in hand and what the cards, buildings and [`plans`] promise; what each of them is worth is data,
//! see `guildhall tune`. The weights of actions are simpler and faster.

use std::sync::LazyLock;

use kernel::names::Name;
use kernel::{Estimate, Foresight, Horizon, Judge, Seat};

use crate::model::action::Action;
use crate::model::components::ROUNDS;
use crate::model::pieces::Goal;
use crate::model::spaces::{Shared, Space};
use crate::model::state::Newdale;

mod outlook;
mod plans;
mod terms;

use terms::Terms;

static WEIGHTS: LazyLock<Estimate> =
    LazyLock::new(|| Estimate::load(include_str!("../data/estimate.toml"), Terms::NAMES));

impl Judge for Newdale {
    /// Seven rounds are soon played out, and plans pay off late.
    const FORESIGHT: Foresight =
        Foresight { careful: false, until: Horizon::Game, glances: 1, trust: 0.5 };
    const PATIENCE: u32 = 2000;
    /// More walks were not found to be better: see `docs/research.md`.
    const WALKS: u32 = 400;
    const BLUR: [f32; 2] = [16.0, 80.0];

    fn weight(&self, seat: Seat, action: Action) -> u32 {
        match action {
            Action::Plan(_, space) => self.plan_weight(seat, space),
            Action::Goal(Goal::High) => 60,
            Action::Goal(Goal::Low) | Action::Mission(Some(_)) => 20,
            Action::Hire(_) => 30,
            Action::Sail(n) => 20 * u32::from(n),
            Action::Build(_) | Action::BuildPool(_) => 12,
            Action::Bridge(_) | Action::Assist | Action::Run(_) | Action::Unlock(_) => 12,
            Action::Chain(n) => 4 + u32::from(n),
            Action::Feed(_) | Action::FeedGrapes(_) => 8,
            Action::Develop(_) | Action::Trade | Action::Fish | Action::TakeField(_) => 8,
            Action::Use(_) | Action::Play(_) | Action::Jail(_) | Action::JailRabbit(_) => 5,
            Action::Cards | Action::Keep(_) => 2,
            _ => 1,
        }
    }

    const SPREAD: f32 = 10.5;

    const FEATURES: &'static [&'static str] = Terms::NAMES;

    fn features(&self, seat: Seat, out: &mut [f32]) {
        Terms::of(self, seat).write(out);
    }

    /// By rounds.
    fn left(&self) -> f32 {
        outlook::rounds(self) / f32::from(ROUNDS)
    }

    fn weights() -> &'static Estimate {
        &WEIGHTS
    }

    fn final_points(&self, seat: Seat) -> f32 {
        self.points(seat).into()
    }
}

impl Newdale {
    /// Spaces that can do something are chosen more often.
    fn plan_weight(&self, seat: Seat, space: Space) -> u32 {
        let player = self.player(seat);
        match space {
            Space::Board(Shared::Build) => 24,
            Space::Board(Shared::Unlock) if player.far && player.thrifty => 1,
            Space::Board(Shared::Unlock | Shared::SetSail) => 8,
            Space::Board(Shared::Cards | Shared::BlackMarket) => 12,
            Space::Board(Shared::Development) => 10,
            Space::Area(area, mode) => match self.plant(seat, area) {
                // The Captain sails the farther the more care he takes.
                Some(plant) if plant.good.is_none() => 30 + 40 * mode.index() as u32,
                Some(_) => 14,
                None => 1,
            },
        }
    }
}
