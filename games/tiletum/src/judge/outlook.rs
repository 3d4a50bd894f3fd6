//! What a position promises, by a player's rule of thumb.

use kernel::Seat;
use kernel::names::Name;

use crate::model::board::{BUILDINGS, Building, ROOMS_OF};
use crate::model::components::{Counted, ROUNDS};
use crate::model::effect::{Contract, Effect, Face};
use crate::model::map::{Cathedral, NODES, Node, distances};
use crate::model::pieces::{Act, Good, Meeple};
use crate::model::state::{Board, Phase, Tiletum};

/// What a good is worth while there is time to use it.
const GOOD: f32 = 0.55;
/// What a helper in the storehouse is worth with time to use it.
const HELPER: f32 = 2.4;
/// What a crest in the storehouse is worth beside the building it completes.
const CREST: f32 = 2.2;
/// What a character in the storehouse is worth.
const CHARACTER: f32 = 1.2;
/// Houses and pillars that a player still puts up in each round to come.
const GROWTH: f32 = 0.7;
/// What a point of the pool is worth before it is spent.
const POINT: f32 = 0.4;
/// What an extra point of a marker is worth in each turn to come.
const MARKER: f32 = 0.25;

/// What a seat may expect of the rest of the game.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Tiletum,
    pub(super) board: &'a Board,
    pub(super) seat: Seat,
    /// Own turns to come.
    turns: f32,
    /// King phases and fairs to come.
    rounds: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a Tiletum, seat: Seat) -> Outlook<'a> {
        let later = f32::from(ROUNDS as u8 - game.round.min(ROUNDS as u8));
        let played = game.board(seat).dice.iter().flatten().count() as f32;
        let (turns, rounds) = match game.phase {
            Phase::Setup => (12.0, 4.0),
            Phase::Preparation | Phase::Action => (3.0 - played, 1.0),
            Phase::King | Phase::Fair | Phase::Cleanup | Phase::Over => (0.0, 0.0),
        };
        Outlook {
            game,
            board: game.board(seat),
            seat,
            turns: turns + 3.0 * later,
            rounds: rounds + later,
        }
    }

    /// How much time is left to use what one has: 1 with a round or more, 0 at the end.
    fn time(&self) -> f32 {
        (self.turns / 3.0).min(1.0)
    }

    /// Houses and pillars multiply with those to come.
    pub(super) fn growth(&self) -> f32 {
        let more = GROWTH * self.turns / 3.0;
        let (houses, pillars) = (self.board.on_map.len() as f32, self.board.pillared.len() as f32);
        let supply = f32::from(self.board.houses.min(2) + self.board.pillars.min(2));
        more * (houses + pillars) + 0.3 * supply * self.time()
    }

    pub(super) fn goods(&self) -> f32 {
        let worth = |good: &Good| {
            let count = f32::from(self.board.goods.of(*good));
            GOOD * count.min(8.0) + 0.15 * (count - 8.0).max(0.0)
        };
        Good::ALL.iter().map(worth).sum::<f32>() * self.time()
    }

    /// What tiles in the storehouse that are worth so much promise; it should not be full.
    pub(super) fn store(&self, tiles: usize, worth: f32) -> f32 {
        worth * self.time() - 0.35 * (tiles as f32 - 2.0).max(0.0)
    }

    /// What a tile is worth with time to use it.
    pub(super) fn tile(&self, face: &Face) -> f32 {
        match face {
            Face::Helper(effect) => self.helper(*effect),
            Face::Crest(_) => CREST + 0.1 * self.turns,
            Face::Contract(contract) => self.contract(contract),
            Face::Character { kind, .. } => match self.game.home_of(self.seat, *kind) {
                Some(home) if self.game.is_filled(self.seat, home) => 0.0,
                _ => CHARACTER,
            },
        }
    }

    fn helper(&self, effect: Effect) -> f32 {
        match effect {
            Effect::Gain(gain) => {
                let goods: u8 = gain.goods.iter().sum();
                0.9 * (f32::from(gain.vp) + GOOD * f32::from(goods))
            }
            Effect::AnyGoods(count) => GOOD * f32::from(count),
            Effect::DieGood => 0.8,
            _ => HELPER,
        }
    }

    /// A contract is worth its points as far as its goods are there.
    fn contract(&self, contract: &Contract) -> f32 {
        let fulfilled = usize::from(self.board.fulfilled());
        let Some(space) = self.game.parts.contract_spaces.get(fulfilled) else { return 0.0 };
        let points = f32::from(contract.vp + space.vp) + 1.5 * f32::from(u8::from(space.pillar));
        points * (0.12 + 0.5 * self.covered(contract))
    }

    /// The part of a contract's goods that is there, the identical ones of the best kind.
    fn covered(&self, contract: &Contract) -> f32 {
        let needed = u16::from(contract.goods.iter().sum::<u8>() + contract.identical);
        let there = needed - self.board.goods.missing(contract);
        f32::from(there) / f32::from(needed.max(1))
    }

    /// Pillars without a tile promise one, with stone at hand soon.
    pub(super) fn cathedrals(&self) -> f32 {
        let stone = f32::from(self.board.goods.of(Good::Stone));
        let promise = |cathedral: Cathedral| {
            if self.board.held[cathedral.index()].is_some() {
                return 0.0;
            }
            let cost = self.game.cost_of(cathedral);
            let points = f32::from(cost.vp + self.game.top_tile(cathedral).unwrap_or(0));
            let ready = (stone / f32::from(cost.stone.max(1))).min(1.0);
            points * (0.3 + 0.35 * ready) * self.time()
        };
        self.board.pillared.iter().map(promise).sum()
    }

    /// Buildings on their way to completion, and the markers of completed ones.
    pub(super) fn buildings(&self) -> f32 {
        let progress: f32 = Building::ALL.iter().map(|building| self.progress(*building)).sum();
        let scale = &self.game.parts.final_buildings;
        let whole = (progress as usize).min(BUILDINGS - 1);
        let (low, high) = (f32::from(scale[whole]), f32::from(scale[whole + 1]));
        let expected = low + (high - low) * (progress - whole as f32).min(1.0);
        let sure = self.game.final_points(self.seat)[0] as f32;
        let lodged = self.board.all_lodged().count_ones() as f32;
        let markers: u8 = Act::PLAIN.iter().map(|act| self.game.marker(self.seat, *act)).sum();
        let started = 0.35 * (expected - sure).max(0.0) + 0.8 * lodged + 0.7 * progress;
        started * self.time() + MARKER * f32::from(markers) * self.turns
    }

    /// How far a building has come: 1 when it is completed.
    pub(super) fn progress(&self, building: Building) -> f32 {
        let rooms = f32::from(ROOMS_OF[building.index()]);
        let lodged = self.board.lodged(building).count_ones() as f32;
        let crest = f32::from(u8::from(self.board.crests[building.index()].is_some()));
        let part = (lodged + crest) / (rooms + 1.0);
        part * part
    }

    /// The space on the king track counts in every round to come, less corruption.
    pub(super) fn king(&self) -> f32 {
        let mut space = f32::from(self.game.piles.space(self.seat));
        let down = self.game.turned_up.iter().flatten().count() as f32;
        let mut points = 0.0;
        let mut fall = 3.0 - down;
        let mut left = self.rounds;
        while left >= 1.0 {
            space = (space - fall).max(self.game.parts.track.lowest.into());
            points += space;
            space = space.max(0.0);
            fall = 3.0;
            left -= 1.0;
        }
        0.9 * points + 0.15 * f32::from(self.game.piles.space(self.seat)) * self.rounds.min(1.0)
    }

    /// The next fair and the later ones, as likely as one takes part.
    pub(super) fn fairs(&self) -> [f32; 2] {
        let first = ROUNDS - (self.rounds as usize).min(ROUNDS);
        let steps = distances(self.board.stands(Meeple::Merchant));
        let fair = |round| self.fair(round, round == first, steps);
        let next = if first < ROUNDS { fair(first) } else { 0.0 };
        [next, (first + 1..ROUNDS).map(fair).sum()]
    }

    fn fair(&self, round: usize, now: bool, steps: &[u8; NODES]) -> f32 {
        let (Some(town), Some(fair)) = (self.game.towns[round], self.game.fairs[round]) else {
            return 0.0;
        };
        let tile = self.game.parts.fair(fair);
        let value = f32::from(tile.value + self.game.parts.fair_values[round]);
        let ahead = (round as f32 + 1.0 - f32::from(self.game.round)).max(0.0);
        let count = f32::from(self.game.counted(self.seat, tile.counts)) + 0.5 * ahead;
        let share = match tile.counts {
            Counted::KingTrack => value + f32::from(self.game.piles.space(self.seat)),
            _ => value * count,
        };
        share * self.chance_to_take_part(town, now, steps[town.index()])
    }

    /// A house is sure; a merchant on the way may arrive.
    fn chance_to_take_part(&self, town: Node, now: bool, steps: u8) -> f32 {
        if !(self.board.on_map & town.spaces()).is_empty() {
            return 1.0;
        }
        let near = 1.0 - 0.12 * f32::from(steps);
        let hurry = if now { self.turns_this_round() / 3.0 } else { 1.0 };
        match steps {
            0 if now => 1.0,
            0 => 0.6,
            _ => (0.55 * near * hurry).max(0.0),
        }
    }

    pub(super) fn turns_this_round(&self) -> f32 {
        3.0 - self.board.dice.iter().flatten().count() as f32
    }

    /// Points of the pool that are not spent yet.
    pub(super) fn pool(&self) -> f32 {
        let on_turn = self.game.asked() == Some(self.seat);
        let open = self.game.top_pool().filter(|_| on_turn);
        open.map_or(0.0, |(_, ap)| POINT * f32::from(ap))
    }
}
