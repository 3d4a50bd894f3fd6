//! What it is worth to use a place once.

use kernel::names::Name;

use super::holdings::Holdings;
use super::outlook::Outlook;
use crate::model::effect::Effect;
use crate::model::map::{Town, Way};
use crate::model::pieces::{Deed, Follower, Good, Ware};
use crate::model::places::{Place, each_slot};

/// How much of a station's worth is left if the merchant has to travel first.
const AWAY: f32 = 0.56;
/// How much of the Development level a town to build in promises.
const SITE: f32 = 0.35;
/// What a bonus that is taken again is worth beyond the good it costs.
const REPEATED: f32 = 2.0;
/// What another player's merchant fetches beyond the fee.
const FETCHED: f32 = 1.5;

impl Outlook<'_> {
    /// The points that using the place once promises; nothing if it cannot be used.
    pub(super) fn worth(&self, place: Place) -> f32 {
        self.outcome(self.game.parts.effect(place), place).max(0.0)
    }

    fn outcome(&self, effect: Effect, place: Place) -> f32 {
        match effect {
            Effect::Recruit(follower) => self.recruit(follower),
            Effect::RecruitOneOf(choice) => best(choice.iter().map(|one| self.recruit(one))),
            Effect::Move(way) => self.journey(way),
            Effect::BuildStation => self.station(),
            Effect::Deeds => self.deeds(place),
            Effect::Good(good) => self.good(good),
            Effect::Gain { coins, development } => self.gain(|after| {
                after.coins += f32::from(coins);
                after.develop(self.game, development);
            }),
            Effect::CoinsByLevel => self.game.parts.level(self.holdings.development).into(),
            Effect::CoinsByStations => self.holdings.stations.into(),
            Effect::CoinsByFollowers { each } => {
                f32::from(each) * self.player.mat.theatre.total() as f32
            }
            Effect::Technology => self.gain(|after| after.technology += 1.0),
            Effect::BuyDevelopment { most, .. } => self.gain(|after| {
                let coins = self.player.coins.min(most.into()) as u8;
                after.coins -= f32::from(coins);
                after.develop(self.game, coins);
            }),
            Effect::Goldsmith => self.gain(|after| {
                after.goods -= 1.0;
                after.develop(self.game, self.holdings.stations);
            }),
            Effect::Bake { coins, most, .. } => {
                let grain = self.player.goods[Ware::Grain].min(most);
                f32::from(grain) * (self.level - 1.0) - f32::from(coins)
            }
            Effect::RepeatBonus => REPEATED,
            Effect::MoveOther { .. } => FETCHED,
            Effect::Tower | Effect::Bathhouse | Effect::Substitute { .. } | Effect::Shield => 0.0,
        }
    }

    /// What a change of the holdings is worth.
    fn gain(&self, change: impl FnOnce(&mut Holdings)) -> f32 {
        let mut after = self.holdings;
        change(&mut after);
        self.horizon.value(self.seat, &after) - self.value
    }

    /// A follower and its bonus, if there is one to recruit.
    fn recruit(&self, follower: Follower) -> f32 {
        let tracks = &self.game.parts.last_space;
        let ended =
            follower != Follower::Monk && self.player.space(follower) == tracks[follower.index()];
        if ended || self.game.supply[follower] == 0 {
            return 0.0;
        }
        self.gain(|after| after.recruit(self.game, self.player, follower))
    }

    fn good(&self, good: Good) -> f32 {
        self.gain(|after| after.take(self.game, good))
    }

    /// One more station, if one is in stock.
    fn station(&self) -> f32 {
        if self.player.stock == 0 {
            return 0.0;
        }
        let here = if self.is_free(self.player.merchant) { 1.0 } else { AWAY };
        here * self.gain(|after| after.stations += 1)
    }

    /// The best good next door, and a better town to be in.
    pub(super) fn journey(&self, way: Way) -> f32 {
        let here = self.player.merchant;
        let trip = |town: Town| {
            let edge = here.edge_to(town, way);
            let goods = edge.map(|edge| self.game.goods_on(edge)).unwrap_or_default();
            best(goods.iter().map(|good| self.good(good))) + self.site(town)
        };
        (best(here.neighbors(way).iter().map(trip)) - self.site(here)).max(0.0)
    }

    /// What it promises that the merchant stands in a town: perhaps a station.
    pub(super) fn site(&self, town: Town) -> f32 {
        if self.player.stock > 0 && self.is_free(town) { SITE * self.level } else { 0.0 }
    }

    /// OR-10.8 — Whether the town has room for a station of the seat.
    fn is_free(&self, town: Town) -> bool {
        match town == self.game.parts.shared_town {
            true => !self.player.stations.contains(town),
            false => !self.game.seats.iter().any(|player| player.stations.contains(town)),
        }
    }

    /// Followers that leave for the deeds.
    fn deeds(&self, place: Place) -> f32 {
        let mat = &self.player.mat;
        let standing = each_slot(mat.followers & place.slots());
        let tokens = standing.filter_map(|slot| mat.on_slot[slot.index()]);
        tokens.map(|token| self.service(token.kind())).sum()
    }

    /// The best deed for a follower: coins, perhaps a citizen, and one follower less.
    fn service(&self, follower: Follower) -> f32 {
        let deeds = Deed::ALL.iter().filter(|deed| self.game.has_free_slot(**deed, follower));
        match deeds.map(|deed| self.reward(*deed)).reduce(f32::max) {
            Some(reward) => reward + self.gain(|after| after.followers[follower.index()] -= 1),
            None => 0.0,
        }
    }

    /// The coins of a deed, and the citizen if one slot is left (OR-13.4).
    fn reward(&self, deed: Deed) -> f32 {
        let slots = self.game.parts.deeds[deed.index()];
        let last = (slots.all & !self.game.deeds).count_ones() == 1;
        f32::from(slots.coins) + if last { self.level } else { 0.0 }
    }
}

/// The highest of these values; nothing if there is none.
fn best(values: impl Iterator<Item = f32>) -> f32 {
    values.fold(0.0, f32::max)
}
