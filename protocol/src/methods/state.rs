//! `state` — the whole state as JSON, for tools.

use serde_json::Value;

use super::AtTable;
use crate::request::Params;
use crate::{Error, Session};

pub(super) fn call(session: &mut Session, params: Params) -> Result<Value, Error> {
    let AtTable { table } = params.read()?;
    Ok(session.table(table)?.table.game().state())
}
