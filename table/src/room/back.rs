//! Taking back: one's own line, a whole turn, or more with the consent of the others.

use kernel::{Actor, Seat, Turn};

use super::{Refusal, Room};
use crate::records::{Asking, Played, Record, Undone};
use crate::{ApplyError, UndoError};

impl Room {
    pub(super) fn undo(
        &self,
        seat: Seat,
        revision: u64,
        id: Option<String>,
    ) -> Result<Vec<Record>, Refusal> {
        if self.is_over() {
            return Err(ApplyError::Over.into());
        }
        self.current(seat, revision)?;
        let line = self.table.may_undo(seat)?;
        Ok(vec![Record::Undone(Undone { seat, line, alone: true, id })])
    }

    /// One record a line, so that whatever reads the log knows nothing new; the last one has the
    /// sender's name for all of them.
    pub(super) fn reset(
        &self,
        seat: Seat,
        revision: u64,
        id: Option<String>,
    ) -> Result<Vec<Record>, Refusal> {
        let mut records = self.undo(seat, revision, None)?;
        let mut table = self.table.clone();
        let phase = table.list()[table.may_undo(seat)?].progress();
        table.undo_of(seat)?;
        while let Ok(line) = table.may_undo(seat)
            && table.list()[line].progress() == phase
        {
            records.push(Record::Undone(Undone { seat, line, alone: true, id: None }));
            table.undo_of(seat)?;
        }
        if let Some(Record::Undone(last)) = records.last_mut() {
            last.id = id;
        }
        Ok(records)
    }

    /// Beyond the floor everything since the line goes with it, unless the others decide at the
    /// same time and their lines commute with it.
    pub(super) fn ask_undo(
        &self,
        seat: Seat,
        revision: u64,
        id: Option<String>,
    ) -> Result<Vec<Record>, Refusal> {
        if self.is_over() {
            return Err(ApplyError::Over.into());
        }
        if self.asking.as_ref().is_some_and(|asking| asking.seat == seat) {
            return Ok(Vec::new());
        }
        self.current(seat, revision)?;
        let own = self.table.last_line(|actor| actor == Actor::Seat(seat));
        let line = own.ok_or(UndoError::Nothing)?;
        if line < self.settled {
            return Err(UndoError::Settled.into());
        }
        let alone = self.table.step_goes_on(line);
        if self.must_agree(seat).is_empty() {
            return Ok(vec![Record::Undone(Undone { seat, line, alone, id })]);
        }
        Ok(vec![Record::Asked(Asking { seat, line, alone, agreed: Vec::new() })])
    }

    /// What a seat has taken back last, if it can be played again now.
    pub fn may_redo(&self, seat: Seat) -> Option<&str> {
        let (_, action) = self.undone.iter().rev().find(|(whose, _)| *whose == seat)?;
        let legal = self.table.game().notations(Actor::Seat(seat));
        (self.asked().contains(seat) && legal.contains(action)).then_some(action)
    }

    /// A seat has decided on line `place`: what it has taken back is no longer the way back, unless it
    /// plays just that again. Others go on from another position too, but for seats that decide
    /// together.
    pub(super) fn went_on(&mut self, played: &Played, place: usize) {
        let top = self.undone.iter().rposition(|(seat, _)| *seat == played.seat);
        match top.filter(|top| self.undone[*top].1 == played.action) {
            Some(top) => drop(self.undone.remove(top)),
            None => self.undone.retain(|(seat, _)| *seat != played.seat),
        }
        if !matches!(self.table.list()[place].turn, Turn::Together(_)) {
            self.undone.retain(|(seat, _)| *seat == played.seat);
        }
    }

    pub(super) fn answer(&self, seat: Seat, yes: bool) -> Result<Vec<Record>, Refusal> {
        let asking = self.asking.as_ref().ok_or(Refusal::NotAsked)?;
        let missing = self.must_agree(asking.seat).into_iter();
        let mut missing: Vec<Seat> =
            missing.filter(|other| !asking.agreed.contains(other)).collect();
        if !missing.contains(&seat) {
            return Err(Refusal::NotAsked);
        }
        missing.retain(|other| *other != seat);
        let answered = Record::Answered { seat, yes };
        if !yes || !missing.is_empty() {
            return Ok(vec![answered]);
        }
        let Asking { seat, line, .. } = *asking;
        // Bots may have played on since it was asked.
        let alone = self.table.step_goes_on(line);
        Ok(vec![answered, Record::Undone(Undone { seat, line, alone, id: None })])
    }
}
