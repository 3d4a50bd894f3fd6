//! What markers that stand on spaces promise.

use crate::model::components::COSTS;
use crate::model::spaces::{Shared, Space};
use crate::model::state::Phase;

use super::outlook::Outlook;

/// What markers promise, by where they stand.
#[derive(Default)]
pub(super) struct Plans {
    pub build: f32,
    pub unlock: f32,
    pub cards: f32,
    pub market: f32,
    pub development: f32,
    pub sail: f32,
    pub areas: f32,
}

impl Plans {
    fn on(&mut self, space: Shared) -> &mut f32 {
        match space {
            Shared::Build => &mut self.build,
            Shared::Unlock => &mut self.unlock,
            Shared::Cards => &mut self.cards,
            Shared::BlackMarket => &mut self.market,
            Shared::Development => &mut self.development,
            Shared::SetSail => &mut self.sail,
        }
    }
}

impl Outlook<'_> {
    /// What the markers promise that are still to be carried out.
    pub(super) fn plans(&self) -> Plans {
        let mut plans = Plans::default();
        for space in self.player.plan.iter().flatten() {
            match *space {
                Space::Board(shared) => *plans.on(shared) += self.promise(shared),
                Space::Area(area, mode) => {
                    let plant = self.game.plant(self.seat, area);
                    plans.areas += plant.map_or(0.0, |plant| self.activation(&plant, area, mode));
                }
            }
        }
        plans
    }

    /// What a marker on a space of the board promises.
    fn promise(&self, space: Shared) -> f32 {
        let game = self.game;
        let wealth = game.wealth(self.seat);
        match space {
            Shared::Build if self.player.supply > 0 => self.build_promise(wealth),
            Shared::Unlock => {
                let left = !(self.player.far && self.player.thrifty);
                let payable = wealth >= game.parts.actions.unlock_cost.into();
                if left && payable { 1.4 } else { 0.0 }
            }
            Shared::Cards => 1.2 * self.early(),
            Shared::BlackMarket if self.player.hand.len() >= 2 => 5.0 * self.coin() - 0.5,
            Shared::Development => self.marker_promise(wealth),
            Shared::SetSail => {
                let steps = game.room_ahead(self.seat).min(3).min((wealth / 2).min(3) as u8);
                0.9 * f32::from(steps)
            }
            Shared::Build | Shared::BlackMarket => 0.0,
        }
    }

    /// A build is worth more than its coins, if something can be paid.
    fn build_promise(&self, wealth: u16) -> f32 {
        let budget = usize::from(wealth + 3).min(COSTS - 1);
        let kinds = self.player.hand.kinds() | self.game.pool.kinds();
        let payable = self.game.parts.sets.cheap_anywhere[budget] & kinds;
        if payable == 0 { 0.0 } else { 1.5 + 1.2 * self.early() }
    }

    /// A marker works from the next round on.
    fn marker_promise(&self, wealth: u16) -> f32 {
        let owned = self.player.markers | self.player.bought;
        let later = (self.rounds - 1.0).max(0.0);
        let costs = self.game.parts.actions.develop_cost;
        let gains = costs.iter().zip([2, 3]).zip(self.game.parts.actions.develop_vp);
        let gains =
            gains.filter(|((cost, bit), _)| owned >> bit & 1 == 0 && wealth >= u16::from(**cost));
        let worth = |((cost, _), vp): ((&u8, i32), u8)| {
            1.2 * later + f32::from(vp) - f32::from(*cost) * self.coin()
        };
        gains.map(worth).fold(0.0, f32::max)
    }

    /// 1 while there is much to come, less in the last rounds.
    fn early(&self) -> f32 {
        let last = self.game.phase == Phase::Final;
        if last { 0.0 } else { (self.rounds / 3.0).min(1.0) }
    }
}
