//! `legal` — the options of a seat, or of chance; none if it is not asked.

use serde::Deserialize;
use serde_json::Value;

use crate::request::{Params, TableId, Who};
use crate::{Error, Session, forms};

#[derive(Deserialize)]
struct Legal {
    table: TableId,
    seat: Who,
}

pub(super) fn call(session: &mut Session, params: Params) -> Result<Value, Error> {
    let Legal { table, seat } = params.read()?;
    let seated = session.table(table)?;
    let actor = seated.actor(seat.0)?;
    Ok(Value::Array(forms::legal(seated, actor)))
}
