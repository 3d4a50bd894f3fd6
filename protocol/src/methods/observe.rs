//! `observe` — what a seat knows, as numbers for a learner.

use kernel::Seat;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::request::{Params, TableId};
use crate::{Error, Session};

#[derive(Deserialize)]
struct Observe {
    table: TableId,
    seat: Seat,
}

pub(super) fn call(session: &mut Session, params: Params) -> Result<Value, Error> {
    let Observe { table, seat } = params.read()?;
    let seated = session.table(table)?;
    let seat = seated.seat(seat)?;
    let game = seated.table.game();
    Ok(json!({"vector": game.observe(seat), "mask": game.mask(seat)}))
}
