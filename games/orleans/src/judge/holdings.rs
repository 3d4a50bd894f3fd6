//! What a player holds, in the few numbers that promise points.

use kernel::Seat;
use kernel::names::Name;

use crate::model::components::Bonus;
use crate::model::pieces::{CitizenSpace, FOLLOWERS, Follower, Good, Token, Ware};
use crate::model::places::each_slot;
use crate::model::state::{Mat, Orleans, Player};

/// What a place tile that is still to be chosen brings in a round.
const NEW_TILE: f32 = 0.28;
/// What a technology tile counts for while it waits for a slot.
const HELD: f32 = 0.6;

/// What a player holds. What a change of it is worth, [`Horizon`](super::horizon::Horizon)
/// knows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holdings {
    pub coins: f32,
    /// The points of all goods.
    pub goods: f32,
    /// How many goods there are, for Taxes.
    pub wares: u8,
    /// How many of them pay a Harvest.
    pub food: u8,
    pub stations: u8,
    pub citizens: u8,
    pub development: u8,
    /// Followers by kind, wherever they stand.
    pub followers: [u8; FOLLOWERS],
    /// Followers that can be drawn next: in the bag, or back there by then.
    pub bag: u8,
    /// The draw value of the knight track.
    pub draws: u8,
    /// Technology tiles.
    pub technology: f32,
    /// Points that place tiles bring in a round, beyond what their followers bring elsewhere.
    pub tiles: f32,
}

impl Holdings {
    pub(super) fn of(game: &Orleans, seat: Seat) -> Holdings {
        let player = game.player(seat);
        let level = f32::from(game.parts.level(player.development));
        let bread = f32::from(player.goods[Ware::Bread]);
        Holdings {
            coins: player.coins.into(),
            goods: game.value_of_goods(seat) as f32 + bread * level,
            wares: player.goods.total() as u8,
            food: food(game, player),
            stations: player.stations.len() as u8,
            citizens: player.citizens,
            development: player.development,
            followers: followers(&player.mat),
            bag: player.mat.bag.total() as u8,
            draws: game.draw_value(seat),
            technology: player.mat.tiles.len() as f32 + HELD * f32::from(player.mat.technology),
            tiles: 0.0,
        }
    }

    /// Takes a good.
    pub(super) fn take(&mut self, game: &Orleans, good: Good) {
        self.goods += f32::from(game.parts.values[good.index()]);
        self.wares += 1;
        self.food += u8::from(game.parts.food.contains(good));
    }

    /// Takes a follower into the bag, and the bonus of the next space of its track (OR-1.5).
    pub(super) fn recruit(&mut self, game: &Orleans, player: &Player, follower: Follower) {
        self.followers[follower.index()] += 1;
        self.bag += 1;
        if follower == Follower::Monk {
            return;
        }
        let space = player.space(follower) + 1;
        if follower == Follower::Knight {
            self.draws = game.parts.draws[usize::from(space)];
        }
        self.take_bonus(game, follower, game.parts.bonus(follower, space));
    }

    /// Takes the bonus of a track; a place tile is worth what it can do, not what it is.
    pub(super) fn take_bonus(&mut self, game: &Orleans, track: Follower, bonus: Bonus) {
        match bonus {
            Bonus::Good(good) => self.take(game, good),
            Bonus::Coins(coins) => self.coins += f32::from(coins),
            Bonus::Technology => self.technology += 1.0,
            Bonus::Development(points) => self.develop(game, points),
            Bonus::Citizen => self.meet(game, CitizenSpace::of_track(track)),
            Bonus::Tile { .. } => self.tiles += NEW_TILE,
            Bonus::None => {}
        }
    }

    /// Takes Development points, with the coins and citizens on the way (OR-12).
    pub(super) fn develop(&mut self, game: &Orleans, points: u8) {
        let track = &game.parts.development;
        let to = (self.development + points).min(track.last);
        for space in self.development + 1..=to {
            self.coins += f32::from(track.coins[usize::from(space)]);
            let citizen = track.citizens.iter().position(|at| *at == space);
            self.meet(game, citizen.map(CitizenSpace::of_development));
        }
        self.development = to;
    }

    /// Takes the citizen of a space, if one still waits there.
    fn meet(&mut self, game: &Orleans, space: Option<CitizenSpace>) {
        self.citizens += u8::from(space.is_some_and(|space| game.citizens.contains(space)));
    }
}

/// How many goods of a player are food; bread counts (OR-16.3).
fn food(game: &Orleans, player: &Player) -> u8 {
    let edible = |ware: &&Ware| game.parts.food.contains(ware.good());
    Ware::ALL.iter().filter(edible).map(|ware| player.goods[*ware]).sum()
}

/// Every follower of a mat by kind, wherever it stands.
fn followers(mat: &Mat) -> [u8; FOLLOWERS] {
    let mut kinds = [0; FOLLOWERS];
    for stand in [&mat.market, &mat.tower, &mat.theatre, &mat.bag, &mat.drawn] {
        for (token, n) in Token::ALL.iter().zip(stand.as_array()) {
            kinds[token.kind().index()] += n;
        }
    }
    for token in each_slot(mat.followers).filter_map(|slot| mat.on_slot[slot.index()]) {
        kinds[token.kind().index()] += 1;
    }
    kinds
}
