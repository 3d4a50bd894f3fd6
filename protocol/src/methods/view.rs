//! `view` — what a seat, or an onlooker, may know.

use kernel::Viewer;
use serde::Deserialize;
use serde_json::Value;

use crate::request::{Looker, Params, TableId};
use crate::{Error, Session};

#[derive(Deserialize)]
struct View {
    table: TableId,
    seat: Looker,
}

pub(super) fn call(session: &mut Session, params: Params) -> Result<Value, Error> {
    let View { table, seat: Looker(viewer) } = params.read()?;
    let seated = session.table(table)?;
    if let Viewer::Seat(seat) = viewer {
        seated.seat(seat)?;
    }
    Ok(seated.table.game().view(viewer))
}
