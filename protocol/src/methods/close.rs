//! `close` — the table is not needed any more.

use serde_json::{Value, json};

use super::AtTable;
use crate::request::Params;
use crate::{Error, Session};

pub(super) fn call(session: &mut Session, params: Params) -> Result<Value, Error> {
    let AtTable { table } = params.read()?;
    session.close(table)?;
    Ok(json!({}))
}
