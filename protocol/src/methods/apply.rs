//! `apply` — plays an action of a seat, or of chance.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::request::{Choice, Params, TableId, Who};
use crate::session::Seated;
use crate::{Error, Session, forms};

#[derive(Deserialize)]
struct Apply {
    table: TableId,
    seat: Who,
    action: Choice,
}

pub(super) fn call(session: &mut Session, params: Params) -> Result<Value, Error> {
    let Apply { table, seat, action } = params.read()?;
    let seated = session.table(table)?;
    let Seated { table, speaker } = seated;
    let players = table.game().players();
    let entries = match action {
        Choice::Notation(notation) => table.apply(seat.0, &notation),
        Choice::Index(index) => table.apply_index(seat.0, index),
    };
    let entries = entries.map_err(|error| Error::apply(error, speaker))?;
    let events = forms::events(entries, players, speaker);
    let mut answer = forms::status(seated);
    answer.insert("events".to_owned(), json!(events));
    Ok(Value::Object(answer))
}
