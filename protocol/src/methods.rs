//! The methods, one a file.

mod apply;
mod bot;
mod close;
mod games;
mod legal;
mod load;
mod new;
mod observe;
mod open;
mod replay;
mod replay_load;
mod score;
mod state;
mod status;
mod undo;
mod view;

use kernel::text::nearest;
use serde::Deserialize;
use serde_json::Value;

use crate::request::{Call, Params, TableId};
use crate::{Code, Error, Session};

/// The parameters of a method that asks about a table as a whole.
#[derive(Deserialize)]
struct AtTable {
    table: TableId,
}

type Method = fn(&mut Session, Params) -> Result<Value, Error>;

const METHODS: [(&str, Method); 15] = [
    ("games", games::call),
    ("new", new::call),
    ("status", status::call),
    ("legal", legal::call),
    ("apply", apply::call),
    ("undo", undo::call),
    ("state", state::call),
    ("load", load::call),
    ("view", view::call),
    ("score", score::call),
    ("observe", observe::call),
    ("bot", bot::call),
    ("replay", replay::call),
    ("replay_load", replay_load::call),
    ("close", close::call),
];

/// Calls the method that was asked for.
pub(crate) fn call(session: &mut Session, call: Call) -> Result<Value, Error> {
    match METHODS.iter().find(|(name, _)| *name == call.method) {
        Some((_, method)) => method(session, call.params),
        None => Err(Error::new(Code::Method, unknown(&call.method))),
    }
}

fn unknown(method: &str) -> String {
    let names = METHODS.map(|(name, _)| name);
    let hint = match nearest(method, names) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("the methods are {}", names.join(", ")),
    };
    format!("unknown method `{method}`\nhint: {hint}")
}
