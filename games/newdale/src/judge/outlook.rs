//! What a position is worth to one player: points in hand and points to come.

use kernel::Seat;
use kernel::names::{Name, Set};

use crate::model::components::{Chain, Extra, Plant, ROUNDS};
use crate::model::pieces::{COLORS, Good};
use crate::model::player::Player;
use crate::model::spaces::{Area, Mode};
use crate::model::state::{Newdale, Phase, Step};

/// Points that a hand card promises, up to a full hand; more are worth less.
const CARD: f32 = 0.45;
const FULL_HAND: f32 = 7.0;
/// Points that a bonus token or an unused character promises.
const TOKEN: f32 = 1.1;
/// Points that a third or fourth marker brings in a round.
const MARKER: f32 = 1.2;
/// Points of a coin at the end, and what it gains while there is time to build.
const COIN: f32 = 0.2;
const COIN_EARLY: f32 = 0.09;
/// Part of the rounds in which a production area is used.
const USE: f32 = 0.55;

/// One player's view of what is to come.
pub(super) struct Outlook<'a> {
    pub game: &'a Newdale,
    pub seat: Seat,
    pub player: &'a Player,
    /// Rounds in which markers are still to be carried out.
    pub rounds: f32,
    /// Assistants to be expected.
    pub labor: [f32; COLORS],
}

impl Outlook<'_> {
    pub(super) fn new(game: &Newdale, seat: Seat) -> Outlook<'_> {
        let player = game.player(seat);
        Outlook { game, seat, player, rounds: rounds(game), labor: expected_labor(game, seat) }
    }

    /// How much time is left to use what one has: 1 with two rounds or more, 0 at the end.
    fn time(&self) -> f32 {
        (self.rounds / 2.0).min(1.0)
    }

    /// What a coin is worth.
    pub(super) fn coin(&self) -> f32 {
        COIN + COIN_EARLY * (self.rounds / 3.0).min(1.0)
    }

    /// Points if the game ended at once, but for those of goods.
    pub(super) fn sure(&self) -> f32 {
        let lines = self.game.lines(self.seat);
        let goods = f32::from(lines[4]);
        lines.iter().map(|vp| f32::from(*vp)).sum::<f32>() - goods
    }

    pub(super) fn goods(&self) -> f32 {
        f32::from(self.game.wealth(self.seat)) * self.coin()
    }

    /// The chapter goal draws nearer with the goods for it.
    pub(super) fn goal(&self) -> f32 {
        let scoring = self.game.step == Some(Step::Goal);
        if scoring || self.player.goal > 0 {
            return 0.0;
        }
        let worth = f32::from(self.game.goal_worth(self.seat));
        let [(low, low_vp), (high, high_vp)] = self.game.chapter().goal.map(floats);
        let promise = if worth >= high {
            high_vp - COIN * high
        } else if worth >= low {
            let part = (worth - low) / (high - low);
            low_vp - COIN * low + 0.7 * part * (high_vp - low_vp - COIN * (high - low))
        } else {
            0.7 * worth / low * (low_vp - COIN * low)
        };
        promise.max(0.0)
    }

    /// Cards can be built and swapped.
    pub(super) fn hand(&self) -> f32 {
        let cards = f32::from(self.player.hand.len());
        let kept = cards.min(FULL_HAND) + 0.25 * (cards - FULL_HAND).max(0.0);
        CARD * kept * self.time()
    }

    /// Cards that a chain can still turn into goods.
    pub(super) fn feed(&self) -> f32 {
        let mut best = 0.0_f32;
        for area in Area::all() {
            let Some(plant) = self.game.plant(self.seat, area) else { continue };
            if let (Chain::Cards(resource), Some(good)) = (plant.chain, plant.good) {
                let kinds = self.game.parts.sets.resources[resource.index()];
                let cards = f32::from(self.player.hand.len_of(kinds));
                best = best.max(0.7 * cards * self.price(good) * COIN);
            }
        }
        best
    }

    pub(super) fn price(&self, good: Good) -> f32 {
        f32::from(self.game.value(self.seat, good))
    }

    /// A third and a fourth marker work in every round to come.
    pub(super) fn markers(&self) -> f32 {
        MARKER * (self.marker_count() as f32 - 2.0) * self.later()
    }

    fn marker_count(&self) -> u32 {
        (self.player.markers | self.player.bought).count_ones()
    }

    /// Rounds after this one.
    fn later(&self) -> f32 {
        f32::from(ROUNDS - self.game.round.min(ROUNDS))
    }

    pub(super) fn tokens(&self) -> f32 {
        let tokens: f32 = self.player.tokens.iter().map(|n| f32::from(*n)).sum();
        TOKEN * tokens * self.time()
    }

    pub(super) fn character(&self) -> f32 {
        if self.player.character.is_some() { TOKEN * self.time() } else { 0.0 }
    }

    /// Unlocked blocks.
    pub(super) fn blocks(&self) -> f32 {
        let [far, thrifty] = [self.player.far, self.player.thrifty].map(u8::from).map(f32::from);
        0.3 * (far + 0.5 * thrifty) * self.time()
    }

    /// What the buildings will make in the rounds to come; each marker runs one.
    pub(super) fn engine(&self) -> f32 {
        let mut best = [0.0_f32; 4];
        for area in Area::all() {
            let Some(plant) = self.game.plant(self.seat, area) else { continue };
            let worth = self.activation(&plant, area, Mode::Normal);
            if let Some(place) = best.iter().position(|other| worth > *other) {
                best[place..].rotate_right(1);
                best[place] = worth;
            }
        }
        let markers = self.marker_count() as usize;
        USE * self.later() * best[..markers.min(4)].iter().sum::<f32>()
    }

    /// Points that one activation promises.
    pub(super) fn activation(&self, plant: &Plant, area: Area, mode: Mode) -> f32 {
        let space = self.game.parts.area(area, mode);
        let output = f32::from(plant.output.unwrap_or(space.output));
        let Some(good) = plant.good else { return 0.6 * output };
        let chance = self.chance(plant, space.modifier);
        chance * output * self.good(good) + self.chain(plant, good)
    }

    /// Points of one more good: its coins, and the goal it may serve.
    fn good(&self, good: Good) -> f32 {
        let goal: Set<Good> = self.game.chapter().goal_goods;
        let extra = if goal.contains(good) { 0.2 } else { 0.0 };
        self.price(good) * (self.coin() + extra)
    }

    /// How likely the assistants are there.
    fn chance(&self, plant: &Plant, modifier: i8) -> f32 {
        let shown = plant.needs.iter().zip(self.labor).filter(|(need, _)| **need > 0);
        let (mut missing, mut spare) = (0.0_f32, 0.0_f32);
        for (need, there) in shown {
            let need = f32::from(*need);
            missing += (need - there).max(0.0);
            spare += (there - need).max(0.0);
        }
        let modifier = f32::from(modifier);
        let short = if modifier < 0.0 {
            (missing + modifier).max(0.0)
        } else {
            missing + (modifier - spare).max(0.0)
        };
        (1.0 - 0.55 * short).clamp(0.05, 0.95)
    }

    /// Points that the chain of one activation promises.
    fn chain(&self, plant: &Plant, good: Good) -> f32 {
        let stock = |good: Good| f32::from(self.player.stock(good));
        let (inputs, cost) = match plant.chain {
            Chain::None => return 0.0,
            Chain::Cards(resource) => {
                let kinds = self.game.parts.sets.resources[resource.index()];
                (f32::from(self.player.hand.len_of(kinds)), CARD * self.time())
            }
            Chain::Good(input) => (stock(input), self.price(input) * self.coin()),
            Chain::Pair(one, two) => {
                let cost = (self.price(one) + self.price(two)) * self.coin();
                (stock(one).min(stock(two)), cost)
            }
            Chain::Grapes => (f32::from(self.player.goods[2..6].iter().sum::<u8>()), 0.4),
        };
        if inputs < 1.0 {
            return 0.0;
        }
        let worth = self.good(good);
        worth + inputs * (worth - cost).max(0.0)
    }

    /// A ship on its way promises its harbor.
    pub(super) fn ship(&self) -> f32 {
        let under_way = self.game.has(Extra::Sailors) && self.game.room_ahead(self.seat) > 0;
        if under_way { 0.35 * f32::from(self.player.ship) } else { 0.0 }
    }
}

fn floats((coins, vp): (u8, u8)) -> (f32, f32) {
    (coins.into(), vp.into())
}

/// Rounds in which markers are still to be carried out.
pub(super) fn rounds(game: &Newdale) -> f32 {
    let later = f32::from(ROUNDS - game.round.min(ROUNDS));
    match game.phase {
        Phase::Setup => f32::from(ROUNDS),
        Phase::Event | Phase::Planning | Phase::Assistants => later + 1.0,
        Phase::Actions => later + 0.5,
        Phase::Building => later + 0.2,
        Phase::Special | Phase::Final | Phase::Over => later,
    }
}

/// Printed and private assistants, and those that the bag will bring.
fn expected_labor(game: &Newdale, seat: Seat) -> [f32; COLORS] {
    let now = game.labor(seat).map(f32::from);
    let before = matches!(game.phase, Phase::Event | Phase::Planning);
    let total: u8 = game.bag.iter().sum();
    if !before || total == 0 {
        return now;
    }
    let drawn = f32::from(game.parts.figures_drawn.min(total));
    std::array::from_fn(|n| now[n] + drawn * f32::from(game.bag[n]) / f32::from(total))
}
