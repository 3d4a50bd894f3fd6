//! What markers that stand on spaces promise.

use crate::model::components::COSTS;
use crate::model::spaces::{Shared, Space};
use crate::model::state::Phase;

use super::outlook::Outlook;

impl Outlook<'_> {
    /// The promise of every marker that is still to be carried out.
    pub(super) fn plans(&self) -> f32 {
        let planned = self.player.plan.iter().flatten();
        planned.map(|space| self.promise(*space)).sum()
    }

    fn promise(&self, space: Space) -> f32 {
        let game = self.game;
        let wealth = game.wealth(self.seat);
        let cards = self.player.hand.len();
        match space {
            Space::Board(Shared::Build) if self.player.supply > 0 => self.build_promise(wealth),
            Space::Board(Shared::Unlock) => {
                let left = !(self.player.far && self.player.thrifty);
                let payable = wealth >= game.parts.actions.unlock_cost.into();
                if left && payable { 1.4 } else { 0.0 }
            }
            Space::Board(Shared::Cards) => 1.2 * self.early(),
            Space::Board(Shared::BlackMarket) if cards >= 2 => 5.0 * self.coin() - 0.5,
            Space::Board(Shared::Development) => self.marker_promise(wealth),
            Space::Board(Shared::SetSail) => {
                let steps = game.room_ahead(self.seat).min(3).min((wealth / 2).min(3) as u8);
                0.9 * f32::from(steps)
            }
            Space::Area(area, mode) => match game.plant(self.seat, area) {
                Some(plant) => self.activation(&plant, area, mode),
                None => 0.0,
            },
            Space::Board(_) => 0.0,
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
