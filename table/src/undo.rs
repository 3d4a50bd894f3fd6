//! Undo: the list minus a line, played again from the start.
//!
//! A seat takes back its own last line until another seat or chance has spoken. Lines of seats
//! that decide together are no floor for one another, since they commute: each seat takes back
//! its own until it has answered. Whether it may never depends on what the others do in secret.

use kernel::replay::Line;
use kernel::{Actor, Progress, Seat, Turn};

use crate::{Dealing, Status, Table, UndoError};

impl Table {
    /// Takes back the last applied line, whosever it is, and what the seeded dealer added.
    ///
    /// # Errors
    /// If there is no line to take back.
    pub fn undo(&mut self) -> Result<Status, UndoError> {
        let applied = match self.dealing {
            Dealing::Seeded(_) => self.last_line(|actor| actor != Actor::Chance),
            Dealing::Manual => self.list.len().checked_sub(1),
        };
        let last = applied.ok_or(UndoError::Nothing)?;
        self.rebuild(self.lines(|number| number < last));
        Ok(self.status())
    }

    /// Takes back the last line of `seat`.
    ///
    /// # Errors
    /// Says what stands in the way.
    pub fn undo_of(&mut self, seat: Seat) -> Result<Status, UndoError> {
        let own = self.may_undo(seat)?;
        self.rebuild(self.lines(|number| number != own));
        Ok(self.status())
    }

    /// Which line of the list `seat` may take back now.
    ///
    /// # Errors
    /// Says what stands in the way.
    pub fn may_undo(&self, seat: Seat) -> Result<usize, UndoError> {
        let own = self.last_line(|actor| actor == Actor::Seat(seat)).ok_or(UndoError::Nothing)?;
        match (self.list[own].turn, self.game.turn()) {
            (Turn::Together(_), _) => self.still_deciding(seat, own)?,
            (_, Turn::Together(_)) => return Err(UndoError::Begun),
            _ => self.nobody_since(own)?,
        }
        Ok(own)
    }

    /// Whether `seat` is still asked in the joint step of its line: nothing but lines of that
    /// step followed, and the seat was asked on.
    pub(crate) fn still_deciding(&self, seat: Seat, own: usize) -> Result<(), UndoError> {
        let steps: Vec<Moment> = self.list[own..]
            .iter()
            .map(|entry| Moment { turn: entry.turn, progress: entry.progress() })
            .chain([Moment { turn: self.game.turn(), progress: self.game.progress() }])
            .collect();
        let goes_on = steps.windows(2).all(|pair| pair[1].goes_on(pair[0], seat));
        if goes_on { Ok(()) } else { Err(UndoError::Answered) }
    }

    /// Names the floor, but not who was last to answer in a joint step.
    fn nobody_since(&self, own: usize) -> Result<(), UndoError> {
        let since = &self.list[own + 1..];
        if since.iter().any(|entry| matches!(entry.turn, Turn::Together(_))) {
            return Err(UndoError::Begun);
        }
        match since.last().map(|entry| entry.line.actor) {
            None => Ok(()),
            Some(Actor::Chance) => Err(UndoError::Revealed),
            Some(Actor::Seat(seat)) => Err(UndoError::Decided(seat)),
        }
    }

    /// Whether anything was learned since line `own` of a seat: chance or another has spoken.
    pub(crate) fn is_known_since(&self, seat: Seat, own: usize) -> bool {
        self.list[own..].iter().any(|entry| entry.line.actor != Actor::Seat(seat))
    }

    /// Whether line `own` belongs to a joint step that goes on.
    pub(crate) fn step_goes_on(&self, own: usize) -> bool {
        let Turn::Together(_) = self.game.turn() else { return false };
        let now = self.game.progress();
        self.list[own..]
            .iter()
            .all(|entry| matches!(entry.turn, Turn::Together(_)) && entry.progress() == now)
    }

    pub(crate) fn last_line(&self, of: impl Fn(Actor) -> bool) -> Option<usize> {
        self.list.iter().rposition(|entry| of(entry.line.actor))
    }

    pub(crate) fn lines(&self, kept: impl Fn(usize) -> bool) -> Vec<Line> {
        let lines = self.list.iter().enumerate().filter(|(number, _)| kept(*number));
        lines.map(|(_, entry)| entry.line.clone()).collect()
    }

    /// Plays the list again from the start.
    pub(crate) fn rebuild(&mut self, lines: Vec<Line>) {
        self.game = self.start.clone();
        self.list.clear();
        self.outcomes = 0;
        self.heard.fill(0);
        for line in lines {
            self.push(line).expect("lines of a joint step commute, and the rest is unchanged");
        }
    }
}

/// Where the game stood between two lines.
#[derive(Clone, Copy)]
struct Moment {
    turn: Turn,
    progress: Progress,
}

impl Moment {
    /// Whether this moment belongs to the joint step of the one before it and `seat` is still
    /// asked. Of a step's seats some may have answered meanwhile, but none has joined.
    fn goes_on(self, before: Moment, seat: Seat) -> bool {
        match (before.turn, self.turn) {
            (Turn::Together(earlier), Turn::Together(now)) => {
                self.progress == before.progress
                    && now.contains(seat)
                    && now.iter().all(|other| earlier.contains(other))
            }
            _ => false,
        }
    }
}
