//! What discs promise that are yet to act.

use kernel::names::Name;

use super::outlook::Outlook;
use crate::model::cards::Card;
use crate::model::pieces::{Field, Guild, LEVELS, Phase};

/// What a place on a gold field adds to a disc.
const GOLD: f32 = 0.5;

impl Outlook<'_> {
    /// The points for helpers that are not placed.
    pub(super) fn unused_helpers(&self) -> f32 {
        let unused = self.game.phase == Phase::Helpers && self.board.helpers > 0;
        if unused && self.discs_act() {
            self.game.parts.numbers.unused_helper_vp.into()
        } else {
            0.0
        }
    }

    fn discs_act(&self) -> bool {
        matches!(self.game.phase, Phase::Helpers | Phase::Guilds) && !self.game.is_winter()
    }

    /// What the discs in a guild promise.
    pub(super) fn discs_in(&self, guild: Guild) -> f32 {
        if !self.discs_act() {
            return 0.0;
        }
        let done = match (self.game.phase, self.game.stage) {
            (Phase::Helpers, _) => 0,
            (_, None) => return 0.0,
            (_, Some(stage)) if stage.index() > guild.index() => return 0.0,
            (_, Some(stage)) if stage == guild && !self.game.window => self.game.cursor.into(),
            _ => 0,
        };
        let slots = self.game.discs[guild.index()].iter().enumerate().skip(done);
        let own = slots.filter(|(_, disc)| **disc == Some(self.seat));
        let mut worth = 0.0;
        for (number, (slot, _)) in own.enumerate() {
            let again = if number == 0 { 1.0 } else { second(guild) };
            let gold = slot / LEVELS == Field::GOLD.index() && guild != Guild::TownHall;
            worth += self.disc(guild) * again + if gold { GOLD } else { 0.0 };
        }
        worth
    }

    /// What an action of a guild is worth.
    fn disc(&self, guild: Guild) -> f32 {
        let time = self.time();
        match guild {
            Guild::Bankers => {
                let room = (9.0 - self.board.cards() as f32).clamp(0.2, 2.0);
                room * (0.9 * time + 0.35)
            }
            Guild::Builders => self.building_action() * (0.25 + 0.75 * time),
            Guild::Notary => {
                let money = f32::from(self.game.paying_power(self.seat)).min(15.0) / 15.0;
                2.6 * money * time
            }
            Guild::Craftsmen => {
                f32::from(self.game.parts.year(self.game.year).work_points) * self.rate.max(0.5)
            }
            Guild::Merchants => {
                let wanted = self.board.empty_icons() & !self.game.parts.raw_icons;
                if wanted != 0 && self.board.cards() > 0 { 1.5 } else { 0.1 }
            }
            Guild::TownHall => 0.6 + 0.6 * time,
        }
    }

    /// The two best cards that can be built with the money at hand.
    fn building_action(&self) -> f32 {
        let power = self.game.paying_power(self.seat);
        let affordable = |card: &Card| self.game.parts.cost(*card) <= power;
        let mut best = [None, None];
        for card in self.board.hand.iter().filter(affordable) {
            let worth = Some(self.card(card));
            if worth > best[0] {
                best = [worth, best[0]];
            } else if worth > best[1] {
                best[1] = worth;
            }
        }
        best.into_iter().flatten().map(|worth| 0.5 + 0.9 * worth).sum()
    }
}

/// What one more action of a guild is worth after the first.
fn second(guild: Guild) -> f32 {
    match guild {
        Guild::Bankers | Guild::Notary | Guild::TownHall => 0.6,
        Guild::Builders => 0.35,
        Guild::Craftsmen => 0.85,
        Guild::Merchants => 0.3,
    }
}
