//! What a row of buildings makes of a work point.

use kernel::Seat;
use kernel::names::{Name, Set};

use crate::model::kinds::Kind;
use crate::model::pieces::Good;
use crate::model::state::Craftsmen;

/// What a sold semi brings beside its points: a card and a cube in the granary.
const SALE: f32 = 1.5;
/// What a cube on a ship adds to a majority.
const MAJORITY: f32 = 0.8;
/// Work points for a raw that no building of one's own makes: by way of the fair.
const BY_FAIR: f32 = 2.0;
/// How much of the work goes to the best chain, the second and the third.
const SHARES: [f32; 3] = [0.5, 0.3, 0.2];
/// What a work point is worth without any chain.
const IDLE: f32 = 0.15;
/// What a chain is worth as it grows.
const PROMISE: f32 = 1.1;

/// The chains of a seat.
pub(super) struct Chains<'a> {
    game: &'a Craftsmen,
    built: Set<Kind>,
    hand: Set<Kind>,
}

impl<'a> Chains<'a> {
    pub(super) fn of(game: &'a Craftsmen, seat: Seat) -> Chains<'a> {
        let board = game.board(seat);
        Chains {
            game,
            built: board.row.iter().map(|card| card.kind()).collect(),
            hand: board.hand.iter().map(|card| card.kind()).collect(),
        }
    }

    /// Points for a work point, on average.
    pub(super) fn rate(&self) -> f32 {
        let mut rates = [IDLE; SHARES.len()];
        for kind in Kind::ALL.iter().filter(|kind| !kind.output().is_raw()) {
            let mut rate = self.rate_of(*kind);
            for best in &mut rates {
                if rate > *best {
                    std::mem::swap(best, &mut rate);
                }
            }
        }
        rates.iter().zip(SHARES).map(|(rate, share)| rate * share).sum()
    }

    /// Points for a work point of one chain; none if a workshop is missing.
    fn rate_of(&self, kind: Kind) -> f32 {
        match self.steps(kind) {
            Some(steps) => self.points(kind) / steps,
            None => 0.0,
        }
    }

    /// Work points from scratch.
    fn steps(&self, kind: Kind) -> Option<f32> {
        let own = self.built.contains(kind);
        if kind.output().is_raw() {
            return Some(if own { 1.0 } else { BY_FAIR });
        }
        let inputs = kind.inputs().iter().map(|good| self.steps(Kind::maker(*good)));
        let inputs: Option<f32> = inputs.sum();
        inputs.filter(|_| own).map(|steps| 1.0 + steps)
    }

    /// What a chain brings: its semis on the way, its good in the end.
    fn points(&self, kind: Kind) -> f32 {
        let good = kind.output();
        let own = f32::from(self.game.parts.vp[kind.index()]);
        let semis = kind.inputs().iter().filter(|good| good.column().is_some());
        let on_the_way: f32 =
            semis.map(|good| f32::from(self.game.parts.vp[Kind::maker(*good).index()])).sum();
        own + on_the_way + if good.is_shipped() { self.cargo(good) } else { SALE }
    }

    /// What a cube of a good brings on a ship.
    fn cargo(&self, good: Good) -> f32 {
        let rows = self.game.parts.rows_of[good.index()].iter();
        let value = |(ship, row): &(crate::model::pieces::Ship, usize)| {
            self.game.parts.ships[ship.index()].rows[*row].value
        };
        f32::from(rows.map(value).max().unwrap_or(0)) + MAJORITY
    }

    /// What unfinished chains promise: more the nearer they are to their end.
    pub(super) fn promise(&self) -> f32 {
        let lines = self.game.parts.lines.iter();
        lines.map(|line| self.promise_of(*line)).sum::<f32>()
    }

    fn promise_of(&self, line: Set<Kind>) -> f32 {
        let all = line.len() as f32;
        let built = (line & self.built).len() as f32;
        let held = (line & self.hand & !self.built).len() as f32;
        let part = (built + 0.55 * held) / all;
        PROMISE * part * part * part * 3.0
    }
}
