//! Variants agreed before set-up, by name.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::text::nearest;

/// One option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name in `--option name=value`.
    pub name: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
}

/// What values an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// `true` or `false`.
    Flag,
    /// A whole number from the first to the second.
    Number(i64, i64),
    /// One of these words.
    Choice(&'static [&'static str]),
}

impl OptionKind {
    /// Reads a value; `None` if the option does not take it.
    fn read(self, text: &str) -> Option<Value> {
        match self {
            OptionKind::Flag => text.parse::<bool>().ok().map(Value::from),
            OptionKind::Number(low, high) => {
                text.parse::<i64>().ok().filter(|n| (low..=high).contains(n)).map(Value::from)
            }
            OptionKind::Choice(words) => words.contains(&text).then(|| Value::from(text)),
        }
    }

    /// The type's name in the protocol.
    pub fn name(self) -> &'static str {
        match self {
            OptionKind::Flag => "bool",
            OptionKind::Number(..) => "int",
            OptionKind::Choice(_) => "choice",
        }
    }

    /// The values that can be listed.
    pub fn values(self) -> Vec<String> {
        match self {
            OptionKind::Flag => vec!["false".to_owned(), "true".to_owned()],
            OptionKind::Number(low, high) => (low..=high).map(|n| n.to_string()).collect(),
            OptionKind::Choice(words) => words.iter().map(|&word| word.to_owned()).collect(),
        }
    }
}

/// An option or value that the game does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionError {
    what: String,
    hint: String,
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\nhint: {}", self.what, self.hint)
    }
}

impl std::error::Error for OptionError {}

/// The defaults, changed by what was given as names and values.
///
/// # Errors
/// On a name that `specs` does not list or a value that the option does not take.
pub fn read<O: Serialize + DeserializeOwned>(
    specs: &[OptionSpec],
    defaults: &O,
    given: &[(String, String)],
) -> Result<O, OptionError> {
    let mut fields = fields(defaults);
    for (name, text) in given {
        let spec = find(specs, name)?;
        let value = spec.kind.read(text).ok_or_else(|| OptionError {
            what: format!("option `{name}` does not take `{text}`"),
            hint: format!("it takes {}", takes(spec.kind)),
        })?;
        fields.insert(name.clone(), value);
    }
    Ok(serde_json::from_value(Value::Object(fields)).expect("every value was read by its kind"))
}

/// The options that differ from the defaults, as names and values, sorted by name.
pub fn differing<O: Serialize>(defaults: &O, options: &O) -> Vec<(String, String)> {
    let defaults = fields(defaults);
    let differs = |(name, value): &(String, Value)| defaults.get(name) != Some(value);
    fields(options).into_iter().filter(differs).map(|(name, value)| (name, plain(&value))).collect()
}

/// A JSON value as it stands after the `=` of an option.
pub fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn fields<O: Serialize>(options: &O) -> Map<String, Value> {
    match serde_json::to_value(options) {
        Ok(Value::Object(fields)) => fields,
        other => panic!("options are a struct of plain fields, not {other:?}"),
    }
}

fn find<'a>(specs: &'a [OptionSpec], name: &str) -> Result<&'a OptionSpec, OptionError> {
    specs.iter().find(|spec| spec.name == name).ok_or_else(|| OptionError {
        what: format!("unknown option `{name}`"),
        hint: match nearest(name, specs.iter().map(|spec| spec.name)) {
            Some(near) => format!("did you mean `{near}`?"),
            None => {
                let names: Vec<_> = specs.iter().map(|spec| spec.name).collect();
                format!("the options are {}", names.join(", "))
            }
        },
    })
}

fn takes(kind: OptionKind) -> String {
    match kind {
        OptionKind::Number(low, high) => format!("{low} to {high}"),
        _ => kind.values().join(", "),
    }
}
