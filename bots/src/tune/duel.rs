//! Greedy players by one estimate against greedy players by another.

use std::sync::Arc;

use kernel::chance::Fast;
use kernel::{Estimate, Judge, MAX_SEATS, Seat};

use super::{HASTY, TuneSpec, in_order};
use crate::arena::Interval;
use crate::arena::interval::Mean;
use crate::{Bot, Greedy, playout};

/// How the first side did.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// The share of the meetings in which it ended ahead.
    pub share: f64,
    /// The 95 % interval of the share.
    pub ci95: Interval,
    /// By how many points it was ahead on average.
    pub margin: f64,
    /// The standard error of the margin.
    pub error: f64,
}

impl Outcome {
    /// Whether it is surely the better side.
    pub fn is_ahead(&self) -> bool {
        self.ci95.0 > 0.5
    }

    /// Whether it seems to be the better side, by the points.
    pub(super) fn is_likely_ahead(&self) -> bool {
        self.margin > self.error
    }
}

/// Two estimates at a table.
pub(super) struct Duel<'a, G> {
    pub(super) table: &'a G,
    pub(super) sides: [&'a Arc<Estimate>; 2],
    /// Whether the players are hasty.
    pub(super) hasty: bool,
}

impl<G: Judge> Duel<'_, G> {
    /// Plays so many deals, each once with the sides on either seats.
    pub(super) fn play(&self, spec: &TuneSpec, round: u32, deals: u64) -> Outcome {
        // Other deals than those of the forks and of other rounds.
        let luck = |deal: u64| Fast::new(spec.seed, 1 << 63 | u64::from(round) << 32 | deal);
        let played = in_order(spec.threads, deals, |deal| {
            [0, 1].map(|turned| self.meet(turned, luck(deal)))
        });
        let (mut ahead, mut margins) = (Mean::default(), Mean::default());
        for [one, two] in played {
            ahead.add(f64::midpoint(one.ahead, two.ahead));
            margins.add(f64::midpoint(one.margin, two.margin));
        }
        Outcome {
            share: ahead.mean(),
            ci95: ahead.interval(),
            margin: margins.mean(),
            error: margins.error(),
        }
    }

    /// One game; the sides sit by turns, and `turned` says who is first.
    fn meet(&self, turned: usize, mut luck: Fast) -> Met {
        let side = |seat: Seat| (seat.index() + turned) % 2;
        let mut game = self.table.clone();
        let mut bots = self.sides.map(|side| self.player(side));
        playout(&mut game, &mut Vec::new(), &mut luck, |game, seat, legal, rng| {
            bots[side(seat)].pick(game, seat, legal, rng)
        });
        let points = points(&game);
        let of = |number| Seat::all(game.players()).filter(move |seat| side(*seat) == number);
        let (mut met, mut count) = (Met { ahead: 0.0, margin: 0.0 }, 0.0);
        for (one, other) in of(0).flat_map(|one| of(1).map(move |other| (one, other))) {
            let margin = points[one.index()] - points[other.index()];
            met.ahead += if margin == 0.0 { 0.5 } else { f64::from(u8::from(margin > 0.0)) };
            met.margin += margin;
            count += 1.0;
        }
        Met { ahead: met.ahead / count, margin: met.margin / count }
    }

    fn player(&self, by: &Arc<Estimate>) -> Greedy<G> {
        let greedy = Greedy::with(Arc::clone(by));
        if self.hasty { greedy.narrow(HASTY) } else { greedy }
    }
}

/// How one game went for the first side.
struct Met {
    ahead: f64,
    margin: f64,
}

/// The final points of every seat.
pub(super) fn points<G: Judge>(game: &G) -> [f64; MAX_SEATS] {
    let mut points = [0.0; MAX_SEATS];
    for seat in Seat::all(game.players()) {
        points[seat.index()] = game.final_points(seat).into();
    }
    points
}
