//! `status` — whom the table waits for, and what they are asked.

use serde_json::Value;

use super::AtTable;
use crate::request::Params;
use crate::{Error, Session, forms};

pub(super) fn call(session: &mut Session, params: Params) -> Result<Value, Error> {
    let AtTable { table } = params.read()?;
    Ok(Value::Object(forms::status(session.table(table)?)))
}
