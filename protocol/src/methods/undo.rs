//! `undo` — takes back a seat's last line, or without a seat the last line of all.

use kernel::Seat;
use serde::Deserialize;
use serde_json::Value;

use crate::request::{Params, TableId};
use crate::{Error, Session, forms};

#[derive(Deserialize)]
struct Undo {
    table: TableId,
    seat: Option<Seat>,
}

pub(super) fn call(session: &mut Session, params: Params) -> Result<Value, Error> {
    let Undo { table, seat } = params.read()?;
    let seated = session.table(table)?;
    match seat {
        Some(seat) => seated.table.undo_of(seated.seat(seat)?)?,
        None => seated.table.undo()?,
    };
    Ok(Value::Object(forms::status(seated)))
}
