//! A recorded game with its state before every line.

use kernel::replay::{Replay, ReplayError};
use kernel::{Action, Actor, Judge, PlayError, Seat, Silent, TitleOf, Turn};

/// A recorded game, played again.
pub(crate) struct History<G: Judge> {
    /// The state before every line, and the last one.
    pub(crate) states: Vec<G>,
    /// The lines.
    pub(crate) lines: Vec<(Actor, G::Action)>,
}

/// Lines of chance that follow one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    /// The first of them.
    pub(crate) first: usize,
    /// The line after the last of them.
    pub(crate) end: usize,
}

impl<G: Judge> History<G> {
    /// Plays the list again.
    ///
    /// # Errors
    /// Names the line that is not legal, or what is wrong with the header.
    pub(crate) fn of(replay: &Replay) -> Result<History<G>, ReplayError> {
        let start = replay.start(&TitleOf::<G>::NEW)?;
        let mut game = start.as_any().downcast_ref::<G>().expect("a title starts its own").clone();
        let mut history = History { states: Vec::new(), lines: Vec::new() };
        for (number, line) in replay.lines.iter().enumerate() {
            let at = replay.file_line(number);
            let action = G::Action::parse(&line.action).ok_or_else(|| {
                ReplayError::new(at, format!("no action is written `{}`", line.action))
            })?;
            game.check(line.actor, action)
                .map_err(|refused| ReplayError::refused(at, PlayError::Refused(refused)))?;
            history.states.push(game.clone());
            history.lines.push((line.actor, action));
            game.apply(line.actor, action, &mut Silent);
        }
        history.states.push(game);
        Ok(history)
    }

    /// The game after its last line.
    pub(crate) fn last(&self) -> &G {
        self.states.last().expect("there is a state after the last line")
    }

    /// Whether the game was played to its end.
    pub(crate) fn is_over(&self) -> bool {
        self.last().turn() == Turn::Over
    }

    /// How much of the game is still to come before line `at`: 1 at its start, 0 at its end. What
    /// was played tells it exactly, once all was played; until then the game guesses.
    pub(crate) fn left(&self, at: usize) -> f64 {
        if self.is_over() {
            1.0 - at as f64 / self.lines.len().max(1) as f64
        } else {
            self.states[at].left().into()
        }
    }

    /// Who decided line `at`, if there was something to decide.
    pub(crate) fn decider(&self, at: usize) -> Option<Seat> {
        let (Actor::Seat(seat), _) = *self.lines.get(at)? else { return None };
        let mut legal = Vec::new();
        self.states[at].legal(Actor::Seat(seat), &mut legal);
        (legal.len() > 1).then_some(seat)
    }

    /// The runs of chance in order.
    pub(crate) fn runs(&self) -> Vec<Run> {
        let chance = |at: &usize| self.lines[*at].0 == Actor::Chance;
        let mut runs: Vec<Run> = Vec::new();
        for at in (0..self.lines.len()).filter(chance) {
            match runs.last_mut() {
                Some(run) if run.end == at => run.end += 1,
                _ => runs.push(Run { first: at, end: at + 1 }),
            }
        }
        runs
    }
}
