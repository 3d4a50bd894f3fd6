//! Looks through one game for puzzles.

use std::sync::Arc;

use kernel::chance::{Fast, Rng, below};
use kernel::{Actor, Judge, ScoreLine, Seat};
use net::Net;

use super::played::played;
use super::verdict::{STEPS, Step, Thinker, Verdict, answers, lead};
use super::{Found, PuzzleSpec};
use crate::BotSpec;
use crate::analysis::history::History;
use crate::analysis::reading::Reader;
use crate::analysis::why::Fork;
use crate::bot::options;
use crate::nets::net_of;

/// With fewer options there is nothing to find.
const OPTIONS: usize = 3;
/// A single move that a quick look finds among fewer options than this is dull.
const DULL: usize = 5;
/// How long the second and the third thought are, in budgets of a decision.
const AGAIN: [f64; 2] = [4.0, 10.0];

/// The puzzles of the game with this number: at most one a kind, so that no game is overdone.
pub(super) fn seek<G: Judge>(spec: &PuzzleSpec, start: &G, number: u64) -> Vec<Found> {
    let history = played(spec, start, number);
    let net = net_of::<G>(None).ok();
    let mut seeker =
        Seeker { spec, history: &history, number, net: net.as_ref(), found: Vec::new() };
    for (line, seat) in seeker.places() {
        if let Some(found) = seeker.wants(line, seat).and_then(|want| seeker.puzzle(want)) {
            seeker.found.push(found);
        }
    }
    seeker.found
}

/// A position that may be a puzzle.
#[derive(Clone, Copy)]
struct Want {
    line: usize,
    seat: Seat,
    /// Whether a whole turn is wanted, and whether a single decision is.
    turn: bool,
    single: bool,
}

struct Seeker<'a, G: Judge> {
    spec: &'a PuzzleSpec,
    history: &'a History<G>,
    number: u64,
    /// Who judges: the game's net, if it has one.
    net: Option<&'a Arc<Net>>,
    found: Vec<Found>,
}

impl<'a, G: Judge> Seeker<'a, G> {
    /// Where somebody had a choice, in any order, so that no part of the game is preferred.
    fn places(&self) -> Vec<(usize, Seat)> {
        let lines = 0..self.history.lines.len();
        let decider = |line| Some((line, self.history.decider(line)?));
        let mut places: Vec<(usize, Seat)> = lines.filter_map(decider).collect();
        let mut rng = Fast::new(self.spec.seed ^ 0x5EEC, self.number);
        for last in (1..places.len()).rev() {
            places.swap(last, below(&mut rng, last as u32 + 1) as usize);
        }
        places
    }

    /// What is wanted of a position, after what was found.
    fn wants(&self, line: usize, seat: Seat) -> Option<Want> {
        let game = &self.history.states[line];
        if game.progress().round == 0 || options(game, seat).len() < OPTIONS {
            return None;
        }
        let opens = self.opens_turn(line, seat);
        if self.is_last_round(line) {
            let free = !self.found.iter().any(|one| one.last_round);
            return free.then_some(Want { line, seat, turn: opens, single: true });
        }
        let earlier = || self.found.iter().filter(|one| !one.last_round);
        let turn = opens && earlier().all(|one| one.solution.len() == 1);
        let single = earlier().all(|one| one.solution.len() > 1);
        (turn || single).then_some(Want { line, seat, turn, single })
    }

    fn is_last_round(&self, line: usize) -> bool {
        let round = |game: &G| game.progress().round;
        // The last state may count a round that is not played any more.
        let last = &self.history.states[self.history.states.len().saturating_sub(2)];
        round(&self.history.states[line]) == round(last)
    }

    /// Whether the seat's turn, or its part of a phase, begins here.
    fn opens_turn(&self, line: usize, seat: Seat) -> bool {
        let Some(before) = line.checked_sub(1) else { return true };
        let phase = |at: usize| self.history.states[at].progress();
        self.history.lines[before].0 != Actor::Seat(seat) || phase(before) != phase(line)
    }

    /// The puzzle of a position, if it is one.
    fn puzzle(&self, want: Want) -> Option<Found> {
        let steps = self.candidate(want).filter(|steps| !self.is_dull(steps, want.seat))?;
        let margin = self.spec.margin_for::<G>(steps.len());
        let mut least = f64::INFINITY;
        let mut rivals = Vec::new();
        for (number, times) in (1..).zip(AGAIN) {
            let thinker = self.thinker(want, number);
            let Verdict { lead, rivals: next } = thinker.again(&steps, times, margin)?;
            (least, rivals) = (least.min(lead), next);
        }
        least = least.min(self.thinker(want, 3).compared(&steps, &rivals));
        (least >= margin).then(|| self.found(want, &steps, rivals[0][0], least, least / margin))
    }

    fn is_dull(&self, steps: &[Step<G>], seat: Seat) -> bool {
        let [only] = steps else { return false };
        options(&only.game, seat).len() < DULL && self.at_sight(steps, seat)
    }

    /// The turn, or the single decision, that seems clear at first.
    fn candidate(&self, want: Want) -> Option<Vec<Step<G>>> {
        let thinker = self.thinker(want, 0);
        let narrow = self.spec.margin_for::<G>(STEPS);
        let (steps, choices): (Vec<Step<G>>, Vec<_>) =
            thinker.line(&self.history.states[want.line], want.turn, narrow).into_iter().unzip();
        let is_clear = |at: usize, end: usize| {
            let margin = self.spec.margin_for::<G>(end);
            lead(&choices[at], &answers(&steps[at..end])).is_some_and(|lead| lead >= margin)
        };
        let whole = want.turn && (2..=STEPS).contains(&steps.len());
        if whole && (0..steps.len()).all(|at| is_clear(at, steps.len())) {
            return Some(steps);
        }
        let alone = want.single && !steps.is_empty() && is_clear(0, 1);
        alone.then(|| steps.into_iter().take(1).collect())
    }

    /// Who thinks for the number-th time about a position: each time with other luck.
    fn thinker(&self, want: Want, number: u64) -> Thinker<'a> {
        Thinker { reader: self.reader(number), line: want.line, seat: want.seat }
    }

    fn reader(&self, number: u64) -> Reader<'a> {
        let seed = Fast::new(self.spec.seed, u64::MAX - 8 * self.number - number).next_u64();
        Reader { budget: self.spec.budget, seed, net: self.net }
    }

    fn found(
        &self,
        want: Want,
        steps: &[Step<G>],
        instead: G::Action,
        margin: f64,
        clearness: f64,
    ) -> Found {
        let game = &steps[0].game;
        let solution = answers(steps);
        let written = |(actor, action): &(Actor, G::Action)| (*actor, action.to_string());
        Found {
            game: self.number,
            lines: self.history.lines[..want.line].iter().map(written).collect(),
            seat: want.seat,
            last_round: self.is_last_round(want.line),
            solution: solution.iter().map(ToString::to_string).collect(),
            instead: instead.to_string(),
            margin,
            clearness,
            options: options(game, want.seat).len(),
            at_sight: self.at_sight(steps, want.seat),
            gains: self.gains(want, game, &solution, instead),
        }
    }

    /// Whether a quick look finds every answer, in any order.
    fn at_sight(&self, steps: &[Step<G>], seat: Seat) -> bool {
        let mut rng = Fast::new(self.spec.seed, self.number);
        let mut greedy = BotSpec::Greedy.make::<G>();
        (0..steps.len()).all(|at| {
            let game = &steps[at].game;
            let pick = greedy.pick(game, seat, &options(game, seat), &mut rng);
            answers(&steps[at..]).contains(&pick)
        })
    }

    fn gains(
        &self,
        want: Want,
        game: &G,
        solution: &[G::Action],
        instead: G::Action,
    ) -> Vec<ScoreLine> {
        let fork = Fork { reader: self.reader(4), game, line: want.line, seat: want.seat };
        fork.gains(solution, instead)
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Parts, Silent, Viewer};
    use newdale::Newdale;

    use super::*;
    use crate::Budget;

    /// A position that was reached by any moves, of those at which a seat has a choice.
    fn positions() -> Vec<(Newdale, Seat)> {
        let mut game = crate::start::<Newdale>(
            Parts::<<Newdale as kernel::Game>::Components>::standard().into(),
            &[],
            2,
        )
        .expect("two may play");
        let (mut rng, mut found) = (Fast::new(5, 0), Vec::new());
        let mut busy = BotSpec::Busy.make::<Newdale>();
        while let Some(actor) = kernel::Game::turn(&game).actor() {
            let action = match actor {
                Actor::Chance => kernel::Game::deal(&game, &mut rng),
                Actor::Seat(seat) => {
                    let legal = options(&game, seat);
                    if legal.len() >= OPTIONS {
                        found.push((game, seat));
                    }
                    busy.pick(&game, seat, &legal, &mut rng)
                }
            };
            kernel::Game::apply(&mut game, actor, action, &mut Silent);
        }
        found
    }

    /// What others hide is swapped, and nothing of what is found changes.
    #[test]
    fn a_puzzle_is_made_of_what_its_seat_knows() {
        let reader = Reader { budget: Budget::Iterations(30), seed: 9, net: None };
        let mut tried = 0;
        for (game, seat) in positions().into_iter().step_by(7) {
            let twin = kernel::Game::determinize(&game, Viewer::Seat(seat), &mut Fast::new(1, 1));
            let thinker = Thinker { reader, line: 3, seat };
            let seen = |game: &Newdale| {
                let (steps, choices): (Vec<_>, Vec<_>) =
                    thinker.line(game, true, 0.5).into_iter().take(2).unzip();
                let again = thinker.again(&steps[..1], 1.0, f64::MIN);
                let rivals = again.map(|verdict| verdict.rivals).unwrap_or_default();
                (answers(&steps), choices, thinker.compared(&steps[..1], &rivals).to_bits())
            };
            tried += usize::from(game != twin);
            assert_eq!(seen(&game), seen(&twin));
        }
        assert!(tried >= 3, "{tried} positions had a secret");
    }
}
