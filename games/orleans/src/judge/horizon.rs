//! How much of the game is still to come, and what a player's holdings promise until then.

use kernel::Seat;
use kernel::names::Name;

use super::holdings::Holdings;
use super::terms::Terms;
use crate::model::pieces::{Follower, Hourglass};
use crate::model::question::Phase;
use crate::model::state::Orleans;

/// Stations and citizens that a player still wins in a round.
const NEW_HOUSES: f32 = 0.63;
/// Development points that a player still wins in a round.
const NEW_DEVELOPMENT: f32 = 0.5;
/// What one more follower at work brings in a round.
const WORK: f32 = 0.5;
/// The share of the followers that can be drawn: some always stand on half-filled places.
const IN_BAG: f32 = 0.8;
/// What a technology tile saves in a round.
const TECHNOLOGY: f32 = 0.21;
/// What a Harvest without food costs: five coins for a grain.
const FINE: f32 = 4.0;
/// The same for a Harvest to come: there is time to find food.
const FINE_LATER: f32 = 1.0;
/// The share of a coin that Taxes take for a good (OR-16.4), some goods being spent by then.
const TAX: f32 = 0.23;
/// What torture takes for a missing coin, beyond the coin.
const TORTURE: f32 = 2.0;
/// Coins that keep torture away: the fine of a Harvest.
const RESERVE: f32 = 5.0;
/// What each of them that is missing may cost.
const RISK: f32 = 0.5;

/// What is still to come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon<'a> {
    game: &'a Orleans,
    /// Rounds after this one.
    pub later: f32,
    /// Rounds in which followers are still drawn.
    pub draws: f32,
    /// The event of this round, if it has not happened yet.
    event: Option<Hourglass>,
}

impl<'a> Horizon<'a> {
    pub(super) fn new(game: &'a Orleans) -> Horizon<'a> {
        let later = f32::from(game.parts.rounds - game.round);
        let (draws, event) = match game.phase {
            Phase::Setup | Phase::Removal | Phase::Hourglass => (later + 1.0, None),
            Phase::Census | Phase::Followers => (later + 1.0, game.event),
            Phase::StartPlayer | Phase::Over => (later, None),
            _ => (later, game.event),
        };
        Horizon { game, later, draws, event }
    }

    /// The final points that such holdings promise to a seat.
    pub(super) fn value(&self, seat: Seat, holdings: &Holdings) -> f32 {
        self.terms(seat, holdings).of_holdings()
    }

    /// The same term by term; what places and followers promise where they stand is left open.
    #[inline]
    pub(super) fn terms(&self, seat: Seat, holdings: &Holdings) -> Terms {
        let level = self.level(holdings.development);
        let [next_draw, later_draws] = self.work(holdings).map(|followers| WORK * followers);
        let kind = |kind: Follower| self.draws * met(holdings, kind);
        Terms {
            coins: holdings.coins,
            goods: holdings.goods,
            houses: f32::from(holdings.stations + holdings.citizens) * level,
            lead: self.lead(seat) * level,
            new_houses: NEW_HOUSES * self.later * level,
            income: self.income(holdings),
            trading_days: f32::from(self.left(Hourglass::TradingDay) * holdings.stations),
            harvests: -self.harvests(holdings),
            taxes: -self.taxes(holdings),
            shortage: -self.shortage(holdings),
            next_draw,
            later_draws,
            variety: OTHERS.into_iter().map(kind).sum(),
            knights: kind(Follower::Knight),
            monks: kind(Follower::Monk),
            technology: self.draws * TECHNOLOGY * holdings.technology,
            tiles: self.draws * holdings.tiles,
            ..Terms::default()
        }
    }

    /// The Development level at the end: what the marker promises, and gains on the way.
    pub(super) fn level(&self, development: u8) -> f32 {
        let track = &self.game.parts.development;
        if self.later == 0.0 {
            return track.levels[usize::from(development)].into();
        }
        let space = f32::from(development) + NEW_DEVELOPMENT * self.later;
        smooth_level(&track.levels, space.min(track.last.into()))
    }

    /// The citizen for most stations counts the more the nearer the end is (OR-18.2).
    fn lead(&self, seat: Seat) -> f32 {
        match self.game.most_stations() == Some(seat) {
            true => 1.0 - self.later / f32::from(self.game.parts.rounds),
            false => 0.0,
        }
    }

    /// How many followers come to work in the next round, and in those after it.
    fn work(&self, holdings: &Holdings) -> [f32; 2] {
        if self.draws == 0.0 {
            return [0.0; 2];
        }
        let next = holdings.draws.min(holdings.bag);
        let followers: u8 = holdings.followers.iter().sum();
        let usual = f32::from(holdings.draws).min(IN_BAG * f32::from(followers));
        [next.into(), (self.draws - 1.0) * usual]
    }

    /// What the Income tiles to come bring. Each tile comes: only when is open.
    fn income(&self, holdings: &Holdings) -> f32 {
        let level = self.game.parts.level(holdings.development);
        (self.left(Hourglass::Income) * level).into()
    }

    /// How many tiles of an event are still to come.
    fn left(&self, tile: Hourglass) -> u8 {
        self.game.hourglass[tile] + u8::from(self.event == Some(tile))
    }

    /// What Harvests cost a player who has too little food.
    fn harvests(&self, holdings: &Holdings) -> f32 {
        let hungry = self.left(Hourglass::Harvest).saturating_sub(holdings.food);
        let now = u8::from(self.event == Some(Hourglass::Harvest) && holdings.food == 0);
        FINE * f32::from(now) + FINE_LATER * f32::from(hungry - now)
    }

    /// What Taxes cost.
    fn taxes(&self, holdings: &Holdings) -> f32 {
        let tiles = f32::from(self.game.hourglass[Hourglass::Taxes]);
        self.tax_now(holdings) + TAX * tiles * f32::from(holdings.wares)
    }

    /// What Taxes cost in this round.
    fn tax_now(&self, holdings: &Holdings) -> f32 {
        match self.event {
            Some(Hourglass::Taxes) => f32::from(holdings.wares / 3),
            _ => 0.0,
        }
    }

    /// What it may cost to have too few coins for anything.
    fn shortage(&self, holdings: &Holdings) -> f32 {
        let missing = (self.tax_now(holdings) - holdings.coins).max(0.0);
        let reserve = if self.later > 0.0 { RESERVE } else { 0.0 };
        TORTURE * missing + RISK * (reserve - holdings.coins).max(0.0)
    }
}

/// What the followers of a kind bring in a round.
fn met(holdings: &Holdings, kind: Follower) -> f32 {
    need(kind) * MET[usize::from(holdings.followers[kind.index()]).min(6)]
}

/// Followers that are neither knights nor monks.
const OTHERS: [Follower; 5] =
    [Follower::Farmer, Follower::Boatman, Follower::Craftsman, Follower::Trader, Follower::Scholar];

/// How far so many followers meet the need for their kind: each meets two fifths of the rest.
const MET: [f32; 7] = [0.0, 0.4, 0.64, 0.784, 0.87, 0.922, 0.953];

/// What it would bring in a round never to lack a kind of follower. Knights open the map, monks
/// stand in for everybody.
fn need(kind: Follower) -> f32 {
    match kind {
        Follower::Boatman => 0.2,
        Follower::Craftsman | Follower::Trader | Follower::Scholar => 0.24,
        Follower::Farmer => 0.32,
        Follower::Monk => 0.48,
        Follower::Knight => 0.67,
    }
}

/// The level between the stars, as far as the marker has come.
fn smooth_level(levels: &[u8], space: f32) -> f32 {
    let here = space as usize;
    let level = levels[here];
    let first = levels[..here].iter().rposition(|other| *other < level).map_or(0, |last| last + 1);
    match levels[here..].iter().position(|other| *other > level) {
        Some(ahead) => f32::from(level) + (space - first as f32) / (here + ahead - first) as f32,
        None => level.into(),
    }
}
