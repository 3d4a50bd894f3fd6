//! The tables of one caller.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Actor, Seat};
use lang::Speaker;
use serde_json::{Value, json};
use table::Table;

use crate::request::{Call, Request, TableId};
use crate::{Code, Error, methods};

/// The tables of one caller, by their number.
#[derive(Default)]
pub struct Session {
    tables: BTreeMap<TableId, Seated>,
    opened: TableId,
}

/// A table and who speaks at it.
pub(crate) struct Seated {
    pub(crate) table: Table,
    pub(crate) speaker: Speaker,
}

impl Session {
    /// Answers one line.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        let Request { id, call } = Request::read(line);
        match call.and_then(|call| self.call(call)) {
            Ok(result) => json!({"id": id, "result": result}),
            Err(error) => json!({"id": id, "error": error.json()}),
        }
    }

    fn call(&mut self, call: Call) -> Result<Value, Error> {
        self.guard(call.params.table(), |session| methods::call(session, call))
    }

    /// Does a job at a table. If the engine fails in it, the table is closed, since nobody knows
    /// what state it was left in; every other table goes on.
    fn guard(
        &mut self,
        table: Option<TableId>,
        job: impl FnOnce(&mut Session) -> Result<Value, Error>,
    ) -> Result<Value, Error> {
        catch_unwind(AssertUnwindSafe(|| job(self))).unwrap_or_else(|panic| {
            let closed = table.is_some_and(|id| self.tables.remove(&id).is_some());
            let after = if closed { "; the table is closed" } else { "" };
            Err(Error::invalid(format!("the engine failed: {}{after}", reason(&*panic))))
        })
    }

    /// Opens a table and gives its number.
    pub(crate) fn open(&mut self, table: Table, speaker: Speaker) -> (TableId, &Seated) {
        self.opened += 1;
        let seated = self.tables.entry(self.opened).or_insert(Seated { table, speaker });
        (self.opened, seated)
    }

    /// The table with this number.
    pub(crate) fn table(&mut self, id: TableId) -> Result<&mut Seated, Error> {
        self.tables.get_mut(&id).ok_or_else(|| no_table(id))
    }

    /// Forgets the table with this number.
    pub(crate) fn close(&mut self, id: TableId) -> Result<(), Error> {
        self.tables.remove(&id).map(drop).ok_or_else(|| no_table(id))
    }
}

impl Seated {
    /// Refuses seats that the table does not have.
    pub(crate) fn seat(&self, seat: Seat) -> Result<Seat, Error> {
        let players = self.table.game().players();
        if seat.0 < players {
            return Ok(seat);
        }
        Err(Error::params(format!("there is no seat {seat} at a table of {players}")))
    }

    /// Refuses seats that the table does not have; chance is always there.
    pub(crate) fn actor(&self, actor: Actor) -> Result<Actor, Error> {
        match actor {
            Actor::Seat(seat) => self.seat(seat).map(Actor::Seat),
            Actor::Chance => Ok(Actor::Chance),
        }
    }
}

fn no_table(id: TableId) -> Error {
    Error::new(Code::Table, format!("there is no table {id}"))
}

/// What a panic said, on one line.
fn reason(panic: &(dyn std::any::Any + Send)) -> String {
    let said = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let said = said.or_else(|| panic.downcast_ref::<String>().cloned());
    said.unwrap_or_else(|| "no reason given".to_owned()).replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_engine_costs_one_table() {
        let mut session = Session::default();
        let new = br#"{"method": "new", "params": {"game": "orleans", "players": 2, "seed": 1}}"#;
        let ids: Vec<u64> =
            (0..2).filter_map(|_| session.answer(new)["result"]["table"].as_u64()).collect();
        let error = session.guard(Some(ids[0]), |_| panic!("too many\ncooks")).unwrap_err();
        assert_eq!(error.code, Code::Invalid);
        assert_eq!(error.message, "the engine failed: too many cooks; the table is closed");
        assert!(session.table(ids[0]).is_err());
        assert!(session.table(ids[1]).is_ok());
    }
}
