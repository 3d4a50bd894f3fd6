//! Looks through one game for puzzles.

use std::sync::Arc;

use kernel::chance::{Fast, Rng, below};
use kernel::{Actor, Judge, ScoreLine, Seat};
use net::Net;

use super::played::played;
use super::verdict::{Line, STEPS, Step, Thinker, Verdict, answers, lead};
use super::{Found, PuzzleSpec, Sought, Tally, dull};
use crate::BotSpec;
use crate::analysis::history::History;
use crate::analysis::reading::Reader;
use crate::analysis::why::Fork;
use crate::bot::options;
use crate::nets::net_of;

/// With fewer options there is nothing to find.
const OPTIONS: usize = 3;
/// How long the second and the third thought are, in budgets of a decision.
const AGAIN: [f64; 2] = [4.0, 10.0];

/// The puzzles of the game with this number: at most one a kind, so that no game is overdone.
pub(super) fn seek<G: Judge>(spec: &PuzzleSpec, start: &G, number: u64) -> Sought {
    let history = played(spec, start, number);
    let net = net_of::<G>(None).ok();
    let sought = Sought { tally: Tally { games: 1, ..Tally::default() }, ..Sought::default() };
    let mut seeker = Seeker { spec, history: &history, number, net: net.as_ref(), sought };
    for (line, seat) in seeker.places() {
        if spec.is_late() {
            break;
        }
        seeker.look(line, seat);
    }
    seeker.sought
}

/// A position that may be a puzzle.
#[derive(Clone, Copy)]
struct Want {
    line: usize,
    seat: Seat,
    /// Whether a turn is wanted, all of it or what is left, and whether a single decision is.
    turn: bool,
    single: bool,
}

struct Seeker<'a, G: Judge> {
    spec: &'a PuzzleSpec,
    history: &'a History<G>,
    number: u64,
    /// Who judges: the game's net, if it has one.
    net: Option<&'a Arc<Net>>,
    sought: Sought,
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

    /// Looks at a position, and counts how far it comes.
    fn look(&mut self, line: usize, seat: Seat) {
        let Some(want) = self.wants(line, seat) else { return };
        self.sought.tally.positions += 1;
        let found = self.puzzle(want);
        self.sought.found.extend(found);
    }

    /// What is wanted of a position, after what was found.
    fn wants(&self, line: usize, seat: Seat) -> Option<Want> {
        let game = &self.history.states[line];
        if game.progress().round == 0 || options(game, seat).len() < OPTIONS {
            return None;
        }
        if self.is_last_round(line) {
            let free = !self.sought.found.iter().any(|one| one.last_round);
            return free.then_some(Want { line, seat, turn: true, single: true });
        }
        let earlier = || self.sought.found.iter().filter(|one| !one.last_round);
        let turn = earlier().all(|one| one.solution.len() == 1);
        let single = earlier().all(|one| one.solution.len() > 1);
        (turn || single).then_some(Want { line, seat, turn, single })
    }

    fn is_last_round(&self, line: usize) -> bool {
        let round = |game: &G| game.progress().round;
        // The last state may count a round that is not played any more.
        let last = &self.history.states[self.history.states.len().saturating_sub(2)];
        round(&self.history.states[line]) == round(last)
    }

    /// The puzzle of a position, if it is one.
    fn puzzle(&mut self, want: Want) -> Option<Found> {
        let steps = self.candidate(want)?;
        self.sought.tally.clear += 1;
        let at_sight = self.at_sight(&steps, want.seat);
        if is_dull(&steps, want.seat, at_sight) {
            return None;
        }
        self.sought.tally.hidden += 1;
        let margin = self.margin(want, steps.len());
        let (stable, rivals) = self.stays(want, &steps, margin)?;
        self.sought.tally.stable += 1;
        let least = stable.min(self.thinker(want, 3).compared(&steps, &rivals));
        let clearness = least / margin;
        if clearness < 1.0 || dull::is_forced(at_sight, steps.len(), clearness) {
            return None;
        }
        self.sought.tally.best += 1;
        let gains = self.gains(want, &steps[0].game, &answers(&steps), rivals[0][0])?;
        let found = self.found(want, &steps, rivals[0][0]);
        Some(Found { margin: least, clearness, at_sight, gains, ..found })
    }

    /// By how much a line stays best when it is thought about again, and what comes next then;
    /// `None` if it does not.
    fn stays(
        &self,
        want: Want,
        steps: &[Step<G>],
        margin: f64,
    ) -> Option<(f64, Vec<Vec<G::Action>>)> {
        let (mut least, mut rivals) = (f64::INFINITY, Vec::new());
        for (number, times) in (1..).zip(AGAIN) {
            let thinker = self.thinker(want, number);
            let Verdict { lead, rivals: next } = thinker.again(steps, times, margin)?;
            (least, rivals) = (least.min(lead), next);
        }
        Some((least, rivals))
    }

    fn margin(&self, want: Want, steps: usize) -> f64 {
        self.spec.margin_for::<G>(steps, self.history.left(want.line))
    }

    /// The turn, or the single decision, that seems clear at first.
    fn candidate(&self, want: Want) -> Option<Vec<Step<G>>> {
        let narrow = self.margin(want, STEPS);
        let Line { steps, choices, is_whole } =
            self.thinker(want, 0).line(&self.history.states[want.line], want.turn, narrow);
        let is_clear = |at: usize, end: usize| {
            let margin = self.margin(want, end);
            lead(&choices[at], &answers(&steps[at..end])).is_some_and(|lead| lead >= margin)
        };
        if is_whole && (0..steps.len()).all(|at| is_clear(at, steps.len())) {
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

    fn found(&self, want: Want, steps: &[Step<G>], instead: G::Action) -> Found {
        let written = |(actor, action): &(Actor, G::Action)| (*actor, action.to_string());
        Found {
            game: self.number,
            lines: self.history.lines[..want.line].iter().map(written).collect(),
            seat: want.seat,
            last_round: self.is_last_round(want.line),
            solution: answers(steps).iter().map(ToString::to_string).collect(),
            instead: instead.to_string(),
            margin: 0.0,
            clearness: 0.0,
            options: options(&steps[0].game, want.seat).len(),
            at_sight: false,
            gains: Vec::new(),
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

    /// Why the solution is better than the other move, by the score sheet; `None` if neither the
    /// round nor the game shows it there.
    fn gains(
        &self,
        want: Want,
        game: &G,
        solution: &[G::Action],
        instead: G::Action,
    ) -> Option<Vec<ScoreLine>> {
        let fork = Fork { reader: self.reader(4), game, line: want.line, seat: want.seat };
        let tells = |gains: &Vec<ScoreLine>| gains.iter().map(|line| line.points).sum::<i32>() > 0;
        let by_round = Some(fork.gains(solution, instead)).filter(tells);
        by_round.or_else(|| Some(fork.gains_at_the_end(solution, instead)).filter(tells))
    }
}

/// Whether nobody has to think about a line.
fn is_dull<G: Judge>(steps: &[Step<G>], seat: Seat, at_sight: bool) -> bool {
    let all: Vec<Vec<G::Action>> = steps.iter().map(|step| options(&step.game, seat)).collect();
    let counts: Vec<usize> = all.iter().map(Vec::len).collect();
    dull::is_easy(at_sight, &counts)
        || steps.len() == 1 && dull::is_all_there_is(&all[0], &steps[0].answer)
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
                let Line { steps, choices, .. } = thinker.line(game, true, 0.5);
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
