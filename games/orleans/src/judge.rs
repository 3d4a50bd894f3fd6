//! A player's rough judgement: which actions lead somewhere, and what a position is worth.
//!
//! No rule depends on these numbers. They were found by playing and serve the bots.

use kernel::names::Name;
use kernel::{Judge, Seat};

use crate::model::action::{Action, Loss, Reward};
use crate::model::components::Bonus;
use crate::model::effect::Effect;
use crate::model::map::{Town, Way};
use crate::model::pieces::{Follower, Good, Token, Ware};
use crate::model::places::{Place, Slot};
use crate::model::question::Phase;
use crate::model::state::{Mat, Orleans, Player};

impl Judge for Orleans {
    fn weight(&self, seat: Seat, action: Action) -> u32 {
        match action {
            Action::Draw(n) => 1 + 4 * u32::from(n) * u32::from(n),
            Action::Place { slot, .. } => self.weight_of_slot(seat, slot),
            Action::PlaceTechnology(_) => 12,
            Action::PlaceTheatre { .. } => 2,
            Action::Confirm | Action::Next => 6,
            Action::Retrieve(slot) => 1 + 2 * u32::from(!self.is_near(seat, slot.place())),
            Action::RetrieveTheatre(_) => 1,
            Action::Done => 3,
            Action::Use(_) => 24,
            Action::Take(Some(good)) => 4 * u32::from(self.parts.values[good.index()]),
            Action::Reward(Reward::Development) | Action::Bath(true) => 3,
            Action::Lose(Loss::Stock) => 6,
            Action::Lose(Loss::Good(Ware::Grain)) => 3,
            _ => 1,
        }
    }

    fn estimate(&self, seat: Seat) -> f32 {
        Outlook::new(self, seat).points()
    }
}

impl Orleans {
    /// A place that is nearly complete is worth completing.
    fn weight_of_slot(&self, seat: Seat, slot: Slot) -> u32 {
        let place = slot.place();
        let missing = (place.slots() & !self.mat(seat).filled()).len();
        match missing {
            1 => 40,
            2 => 8,
            _ => 3,
        }
    }

    /// Whether at most one slot of the place is empty.
    fn is_near(&self, seat: Seat, place: Place) -> bool {
        (place.slots() & !self.mat(seat).filled()).len() <= 1
    }
}

/// Chances that a started place is completed, by slots still empty.
const COMPLETION: [f32; 4] = [0.92, 0.42, 0.16, 0.05];
/// What one more draw is worth in each round to come.
const DRAW: f32 = 0.75;
/// What a technology tile saves in each round to come.
const TECHNOLOGY: f32 = 0.42;
/// What a monk is worth in each round to come, beyond another follower.
const MONK: f32 = 0.22;
/// Stations and citizens that a player still wins in each round to come.
const GROWTH: f32 = 0.33;

/// What a seat may expect of the rest of the game.
struct Outlook<'a> {
    game: &'a Orleans,
    player: &'a Player,
    seat: Seat,
    /// Rounds in which places can still be used.
    rounds: f32,
    /// The Development level, between the stars.
    level: f32,
}

impl<'a> Outlook<'a> {
    fn new(game: &'a Orleans, seat: Seat) -> Outlook<'a> {
        let player = game.player(seat);
        let open = !matches!(game.phase, Phase::Event | Phase::StartPlayer | Phase::Over);
        let rounds = f32::from(game.parts.rounds - game.round) + f32::from(u8::from(open));
        Outlook { game, player, seat, rounds, level: smooth_level(game, player.development) }
    }

    /// Points in hand and points to come.
    fn points(&self) -> f32 {
        if self.rounds == 0.0 {
            return self.sure(self.game.parts.level(self.player.development).into(), 0.0);
        }
        // The final level is nearer to what the marker promises than to its last star.
        let sure = self.sure(self.level, GROWTH * (self.rounds - 1.0));
        sure + self.recruits() + self.work() + self.position()
    }

    /// The score, at a level and with stations to come.
    fn sure(&self, level: f32, growth: f32) -> f32 {
        let player = self.player;
        let houses = player.stations.len() as f32 + f32::from(self.game.citizens_of(self.seat));
        f32::from(player.coins)
            + self.game.value_of_goods(self.seat) as f32
            + f32::from(player.goods[Ware::Bread]) * level
            + (houses + growth) * level
    }

    /// Followers and tiles that work in the rounds to come.
    fn recruits(&self) -> f32 {
        let rounds = self.rounds - 1.0;
        let mat = &self.player.mat;
        let followers = f32::from(count(mat)).min(16.0);
        let draws = f32::from(self.game.draw_value(self.seat)).min(followers);
        let monks = f32::from(mat.bag[Token::Monk] + mat.market[Token::Monk]);
        let technology = f32::from(mat.technology) + mat.tiles.len() as f32;
        let tiles: f32 = self.player.places.iter().map(|tile| self.tile(tile)).sum();
        rounds * (DRAW * draws + 0.06 * followers + MONK * monks + TECHNOLOGY * technology + tiles)
    }

    /// What a tile is worth in each round to come.
    fn tile(&self, tile: Place) -> f32 {
        match self.game.parts.effect(tile) {
            _ if !tile.is_tile() => 0.0,
            Effect::Bathhouse => 0.5,
            Effect::Substitute { .. } => 0.35,
            Effect::Shield => 0.15,
            Effect::Tower => 0.3,
            _ => 0.22 * self.worth(tile) / f32::from(tile.slot_count().max(1)),
        }
    }

    /// Places that are filled, or are being filled.
    fn work(&self) -> f32 {
        let credit = |place: Place| {
            let empty = (place.slots() & !self.player.mat.filled()).len() as usize;
            let standing = !(self.player.mat.followers & place.slots()).is_empty();
            if self.game.is_activated(self.seat, place) {
                let usable = self.game.may_take_effect(self.seat, place).is_ok();
                return self.worth(place) * if usable { COMPLETION[0] } else { 0.25 };
            }
            if standing && self.rounds > 1.0 { self.worth(place) * COMPLETION[empty] } else { 0.0 }
        };
        let waiting = self.player.mat.market.total() as f32;
        self.player.places.iter().map(credit).sum::<f32>() - 0.1 * (waiting - 4.0).max(0.0)
    }

    /// What using a place once is worth.
    fn worth(&self, place: Place) -> f32 {
        let (game, player) = (self.game, self.player);
        match game.parts.effect(place) {
            Effect::Recruit(follower) => self.recruit(follower),
            Effect::RecruitOneOf(choice) => {
                choice.iter().map(|follower| self.recruit(follower)).fold(0.0, f32::max)
            }
            Effect::Move(way) => self.journey(way),
            Effect::BuildStation => match game.may_take_effect(self.seat, Place::Guildhall) {
                Ok(()) => self.level + 0.15 * self.rounds + 1.0,
                Err(_) => 0.4,
            },
            Effect::Deeds | Effect::Tower => 1.6,
            Effect::Gain { coins, development } => f32::from(coins) + self.development(development),
            Effect::CoinsByLevel => f32::from(game.parts.level(player.development)),
            Effect::CoinsByStations => player.stations.len() as f32,
            Effect::CoinsByFollowers { each } => {
                f32::from(each) * player.mat.theatre.total() as f32
            }
            Effect::Good(good) => self.good(good),
            Effect::Technology => TECHNOLOGY * self.rounds,
            Effect::BuyDevelopment { .. } => self.development(2) - 2.0,
            Effect::Goldsmith => self.development(player.stations.len() as u8) - 2.0,
            Effect::Bake { .. } => self.level,
            Effect::RepeatBonus => 2.0,
            Effect::MoveOther { .. } => 1.0,
            Effect::Bathhouse | Effect::Substitute { .. } | Effect::Shield => 0.0,
        }
        .max(0.0)
    }

    fn recruit(&self, follower: Follower) -> f32 {
        let later = self.rounds - 1.0;
        if follower == Follower::Monk {
            return (MONK + 0.1) * later;
        }
        let space = self.player.space(follower);
        if space == self.game.parts.last_space[follower.index()] {
            return 0.0;
        }
        let body = 0.08 * later;
        let gain = match self.game.parts.bonus(follower, space + 1) {
            Bonus::Good(good) => self.good(good) + 0.1 * later,
            Bonus::Coins(coins) => coins.into(),
            Bonus::Technology => TECHNOLOGY * later,
            Bonus::Tile { .. } => 0.5 * later,
            Bonus::Development(points) => self.development(points),
            Bonus::Citizen | Bonus::None => 0.0,
        };
        let citizen = crate::model::pieces::CitizenSpace::of_track(follower)
            .filter(|citizen| self.game.citizens.contains(*citizen))
            .filter(|_| self.game.parts.bonus(follower, space + 1) == Bonus::Citizen)
            .map_or(0.0, |_| self.level);
        let draws = match follower {
            Follower::Knight => {
                let draws = &self.game.parts.draws;
                f32::from(draws[usize::from(space) + 1] - draws[usize::from(space)])
            }
            _ => 0.0,
        };
        body + gain + citizen + DRAW * later * draws
    }

    /// What Development points are worth: the level they promise, and what lies on the way.
    fn development(&self, points: u8) -> f32 {
        let track = &self.game.parts.development;
        let from = self.player.development;
        let to = (from + points).min(track.last);
        let houses = self.player.stations.len() as f32 + f32::from(self.player.citizens);
        let growth = GROWTH * (self.rounds - 1.0);
        let level = smooth_level(self.game, to) - self.level;
        let coins: u8 = (from + 1..=to).map(|space| track.coins[usize::from(space)]).sum();
        level * (houses + growth) + f32::from(coins)
    }

    fn good(&self, good: Good) -> f32 {
        f32::from(self.game.parts.values[good.index()])
    }

    /// The best good next door, and a town to build in.
    fn journey(&self, way: Way) -> f32 {
        let here = self.player.merchant;
        let trip = |town: Town| {
            let edge = here.edge_to(town, way);
            let goods = edge.map(|edge| self.game.goods_on(edge)).unwrap_or_default();
            let best = goods.iter().map(|good| self.good(good)).fold(0.0, f32::max);
            best + if self.is_free(town) { 0.3 * self.level } else { 0.0 }
        };
        here.neighbors(way).iter().map(trip).fold(0.0, f32::max)
    }

    fn is_free(&self, town: Town) -> bool {
        let shared = town == self.game.parts.shared_town;
        match shared {
            true => !self.player.stations.contains(town),
            false => !self.game.seats.iter().any(|player| player.stations.contains(town)),
        }
    }

    /// A merchant in a town where a station can be built, with goods about.
    fn position(&self) -> f32 {
        let here = self.player.merchant;
        let site =
            if self.is_free(here) && self.player.stock > 0 { 0.45 * self.level } else { 0.0 };
        let roads = self.journey(Way::Road).max(self.journey(Way::Water));
        (site + 0.25 * roads) * (self.rounds / 3.0).min(1.0)
    }
}

/// The level between the stars, as far as the marker has come.
fn smooth_level(game: &Orleans, development: u8) -> f32 {
    let levels = &game.parts.development.levels;
    let here = usize::from(development);
    let level = levels[here];
    let first = levels.iter().position(|other| *other == level).unwrap_or(here);
    match levels.iter().position(|other| *other > level) {
        Some(next) => f32::from(level) + (here - first) as f32 / (next - first) as f32,
        None => level.into(),
    }
}

/// Every follower of a mat, wherever it stands.
fn count(mat: &Mat) -> u8 {
    let stands = [&mat.market, &mat.tower, &mat.theatre, &mat.bag, &mat.drawn];
    let waiting: u32 = stands.iter().map(|tokens| tokens.total()).sum();
    (waiting + mat.followers.len()) as u8
}
