//! Whether the answers to a row of decisions are clearly best.

use kernel::chance::Fast;
use kernel::{Actor, Judge, Seat, Silent};

use crate::analysis::reading::{Purpose, Reader, prospect};
use crate::{Choice, Considered};

/// A turn of more decisions than this is no puzzle but a task.
pub(super) const STEPS: usize = 6;
/// So many moves may be good at once, because the turn can be made in another order.
const ALIKE: usize = 3;
/// A move counts as tried if it had this part of all tries, and no fewer than so many.
const TRIED: (f64, u64) = (0.01, 8);
/// So many of the other moves are compared directly.
const RIVALS: usize = 4;
/// On so many samples of what the seat does not know.
const SAMPLES: usize = 6;

/// A decision of a line: the game before it, and the answer.
#[derive(Clone, Debug)]
pub(super) struct Step<G: Judge> {
    pub(super) game: G,
    pub(super) answer: G::Action,
}

/// A row of decisions of one seat, and what was thought of each.
pub(super) struct Line<G: Judge> {
    pub(super) steps: Vec<Step<G>>,
    pub(super) choices: Vec<Choice<G::Action>>,
    /// Whether it goes on to the end of the turn, and is more than one.
    pub(super) is_whole: bool,
}

/// What a second thought says about a line.
pub(super) struct Verdict<A> {
    /// How many points less any other move promises, on each step.
    pub(super) lead: f64,
    /// The other moves of each step that promise most, best first.
    pub(super) rivals: Vec<Vec<A>>,
}

/// Who thinks about whose decisions.
#[derive(Clone, Copy)]
pub(super) struct Thinker<'a> {
    pub(super) reader: Reader<'a>,
    /// The line of the list that the first of them stands on.
    pub(super) line: usize,
    pub(super) seat: Seat,
}

impl Thinker<'_> {
    /// What seems best, decision by decision, until somebody else, chance or another phase comes.
    /// Moves without a choice belong to none. Where more moves are good, but for less than the
    /// margin, than one turn has in another order, it is no puzzle: the line is cut off there.
    pub(super) fn line<G: Judge>(self, start: &G, whole: bool, margin: f64) -> Line<G> {
        let mut line = Line { steps: Vec::new(), choices: Vec::new(), is_whole: false };
        let mut game = start.clone();
        let actor = Actor::Seat(self.seat);
        while game.turn().waits_for(actor) && is_same_phase(&game, start) {
            let answer = match forced(&game, self.seat) {
                Some(only) => only,
                None if line.steps.len() == STEPS => return line,
                None => {
                    let choice = self.think(&game, 1.0, line.steps.len());
                    let (answer, good) = (choice.action, good_moves(&choice, margin));
                    line.steps.push(Step { game: game.clone(), answer });
                    line.choices.push(choice);
                    if !whole || good > ALIKE {
                        return line;
                    }
                    answer
                }
            };
            game.apply(actor, answer, &mut Silent);
        }
        Line { is_whole: line.steps.len() > 1, ..line }
    }

    fn think<G: Judge>(self, game: &G, times: f64, step: usize) -> Choice<G::Action> {
        self.reader.think(game, self.seat, times, &mut self.rng(Purpose::Decide, step))
    }

    /// Thinks about every step anew and longer: `None` unless each answer is best again, by the
    /// margin.
    pub(super) fn again<G: Judge>(
        self,
        steps: &[Step<G>],
        times: f64,
        margin: f64,
    ) -> Option<Verdict<G::Action>> {
        let mut verdict = Verdict { lead: f64::INFINITY, rivals: Vec::new() };
        for (number, step) in steps.iter().enumerate() {
            let choice = self.think(&step.game, times, number);
            let lead = lead(&choice, &answers(&steps[number..]));
            let lead = lead.filter(|lead| *lead >= margin)?;
            verdict.lead = verdict.lead.min(lead);
            verdict.rivals.push(rivals(&choice, &answers(&steps[number..])));
        }
        Some(verdict)
    }

    /// Compares every answer with the moves that come next, each by what it leads to on the same
    /// samples: by how many points it is better than all of them.
    pub(super) fn compared<G: Judge>(self, steps: &[Step<G>], rivals: &[Vec<G::Action>]) -> f64 {
        let mut least = f64::INFINITY;
        for (number, (step, rivals)) in steps.iter().zip(rivals).enumerate() {
            let worth = |action| self.worth(&step.game, action, number);
            let other = rivals.iter().map(|action| worth(*action)).fold(f64::MIN, f64::max);
            least = least.min(worth(step.answer) - other);
        }
        least
    }

    fn worth<G: Judge>(self, game: &G, action: G::Action, step: usize) -> f64 {
        let samples =
            (0..SAMPLES).map(|number| self.rng(Purpose::Compare, step * SAMPLES + number));
        let after = prospect(self.reader, game, self.seat, action, 1.0, samples);
        after.points[self.seat.index()]
    }

    fn rng(self, purpose: Purpose, number: usize) -> Fast {
        self.reader.rng(self.line, purpose, number)
    }
}

fn is_same_phase<G: Judge>(game: &G, start: &G) -> bool {
    game.progress() == start.progress()
}

/// The move of a seat that has no other.
fn forced<G: Judge>(game: &G, seat: Seat) -> Option<G::Action> {
    match crate::bot::options(game, seat).as_slice() {
        &[only] => Some(only),
        _ => None,
    }
}

/// How many moves that were tried promise as much as the best, but for less than the margin.
fn good_moves<A: Copy + PartialEq>(choice: &Choice<A>, margin: f64) -> usize {
    let tried = || others(choice, &[]);
    let best = tried().map(|one| one.value).fold(f64::MIN, f64::max);
    tried().filter(|one| one.value > best - margin).count()
}

/// The answers of some steps. As far as they can be given in another order, one of the later ones
/// is as good as the first.
pub(super) fn answers<G: Judge>(steps: &[Step<G>]) -> Vec<G::Action> {
    steps.iter().map(|step| step.answer).collect()
}

/// By how many points what was chosen is better than all other moves that were tried; `None` if it
/// is no answer, or nothing else was tried.
pub(super) fn lead<A: Copy + PartialEq>(choice: &Choice<A>, answers: &[A]) -> Option<f64> {
    let best = choice.considered.iter().find(|one| one.action == choice.action)?;
    let other = others(choice, answers).map(|one| one.value).reduce(f64::max)?;
    answers.contains(&choice.action).then_some(best.value - other)
}

/// The moves that are no answers and were tried often enough to tell; where the answer is so good
/// that none was, those that were tried most.
fn others<'a, A: Copy + PartialEq>(
    choice: &'a Choice<A>,
    answers: &'a [A],
) -> impl Iterator<Item = &'a Considered<A>> {
    let other = |one: &&Considered<A>| one.visits > 0 && !answers.contains(&one.action);
    let tries: u64 = choice.considered.iter().map(|one| one.visits).sum();
    let most = choice.considered.iter().filter(other).map(|one| one.visits).max();
    let enough = ((tries as f64 * TRIED.0) as u64).max(TRIED.1).min(most.unwrap_or(0));
    choice.considered.iter().filter(other).filter(move |one| one.visits >= enough)
}

/// The moves that come next: those that promise most, and the one that was tried most.
fn rivals<A: Copy + PartialEq>(choice: &Choice<A>, answers: &[A]) -> Vec<A> {
    let mut order: Vec<&Considered<A>> = others(choice, answers).collect();
    let most = order.iter().max_by_key(|one| one.visits).map(|one| one.action);
    order.sort_by(|a, b| b.value.total_cmp(&a.value));
    let mut rivals: Vec<A> = order.iter().take(RIVALS).map(|one| one.action).collect();
    rivals.extend(most.filter(|most| !order.iter().take(RIVALS).any(|one| one.action == *most)));
    rivals
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(values: &[(u8, f64, u64)]) -> Choice<u8> {
        let considered = values.iter().map(|&(action, value, visits)| Considered {
            action,
            value,
            visits,
            policy: 0.0,
            points: Vec::new(),
            line: Vec::new(),
            gains: Vec::new(),
        });
        Choice { action: values[0].0, considered: considered.collect() }
    }

    #[test]
    fn the_lead_is_over_all_that_was_tried_and_is_no_answer() {
        let choice = choice(&[(1, 10.0, 500), (2, 9.5, 90), (3, 4.0, 40), (4, 30.0, 2)]);
        assert_eq!(lead(&choice, &[1]), Some(0.5));
        assert_eq!(lead(&choice, &[1, 2]), Some(6.0));
        assert_eq!(lead(&choice, &[2]), None, "another move was chosen");
        assert_eq!(lead(&choice, &[1, 2, 3]), Some(-20.0), "there is little to compare with");
        assert_eq!(lead(&choice, &[1, 2, 3, 4]), None, "there is nothing to compare with");
        assert_eq!(rivals(&choice, &[1]), [2, 3]);
    }
}
