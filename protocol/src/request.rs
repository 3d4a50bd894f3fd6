//! What a line asks for.

use kernel::{Actor, Seat, Viewer};
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::{Code, Error};

/// One request, as far as it can be read.
pub(crate) struct Request {
    /// What the answer is marked with.
    pub(crate) id: Value,
    /// What is asked, or why that cannot be read.
    pub(crate) call: Result<Call, Error>,
}

/// A method and its parameters.
pub(crate) struct Call {
    pub(crate) method: String,
    pub(crate) params: Params,
}

impl Request {
    /// Reads a line.
    pub(crate) fn read(line: &[u8]) -> Request {
        match object(line) {
            Ok(mut fields) => {
                let id = fields.remove("id").unwrap_or(Value::Null);
                Request { id, call: Call::read(fields) }
            }
            Err(error) => Request { id: Value::Null, call: Err(error) },
        }
    }
}

fn object(line: &[u8]) -> Result<Map<String, Value>, Error> {
    match serde_json::from_slice(line) {
        Ok(Value::Object(fields)) => Ok(fields),
        Ok(_) => Err(Error::new(Code::Parse, "a request is a JSON object")),
        Err(error) => Err(Error::new(Code::Parse, format!("the line is no JSON: {error}"))),
    }
}

impl Call {
    fn read(mut fields: Map<String, Value>) -> Result<Call, Error> {
        let method = match fields.remove("method") {
            Some(Value::String(method)) => method,
            Some(_) => return Err(Error::new(Code::Method, "`method` must be a string")),
            None => return Err(Error::new(Code::Method, "the request names no `method`")),
        };
        let params = match fields.remove("params") {
            Some(Value::Object(params)) => Params(params),
            None => Params(Map::new()),
            Some(_) => return Err(Error::params("`params` must be an object")),
        };
        Ok(Call { method, params })
    }
}

/// The parameters of a call. Fields that a method does not know are left alone.
pub(crate) struct Params(Map<String, Value>);

impl Params {
    /// The table that is meant, if one is.
    pub(crate) fn table(&self) -> Option<TableId> {
        self.0.get("table")?.as_u64()
    }

    /// Those of the parameters that a method wants.
    pub(crate) fn read<T: DeserializeOwned>(&self) -> Result<T, Error> {
        serde_path_to_error::deserialize(&self.0).map_err(|error| {
            let place = error.path().to_string();
            match place.as_str() {
                "." => Error::params(error.inner().to_string()),
                _ => Error::params(format!("`{place}`: {}", error.inner())),
            }
        })
    }
}

/// The `table` of a call.
pub(crate) type TableId = u64;

/// A seat, or `"chance"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Who(pub(crate) Actor);

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Who, D::Error> {
        match Value::deserialize(source)? {
            Value::String(word) if word == "chance" => Ok(Who(Actor::Chance)),
            Value::Number(number) => match serde_json::from_value(Value::Number(number.clone())) {
                Ok(seat) => Ok(Who(Actor::Seat(seat))),
                Err(_) => Err(D::Error::custom(format!("there is no seat {number}"))),
            },
            other => Err(D::Error::custom(format!("{other} is neither a seat nor \"chance\""))),
        }
    }
}

/// A seat; null is an onlooker.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(from = "Option<Seat>")]
pub(crate) struct Looker(pub(crate) Viewer);

impl From<Option<Seat>> for Looker {
    fn from(seat: Option<Seat>) -> Looker {
        Looker(seat.map_or(Viewer::Onlooker, Viewer::Seat))
    }
}

/// A number or a text that stands for a seed.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "a seed is a whole number or a string")]
pub(crate) enum SeedText {
    /// Its decimal form counts.
    Number(u64),
    /// The text itself.
    Text(String),
}

impl SeedText {
    /// The text of either form.
    pub(crate) fn text(&self) -> String {
        match self {
            SeedText::Number(number) => number.to_string(),
            SeedText::Text(text) => text.clone(),
        }
    }
}

/// An action by notation or by index.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "an action is its notation or its index")]
pub(crate) enum Choice {
    /// Its number.
    Index(u32),
    /// How it is written.
    Notation(String),
}
