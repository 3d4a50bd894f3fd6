//! The ledger of a component file: every entry with where it comes from.

use toml::{Table, Value};

use super::{DataError, parse};

/// One entry of a component file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Where it stands: `place_tiles.winery`.
    pub path: String,
    /// Where it comes from: `rulebook`, `public`, `memory` or `reconstructed`.
    pub source: String,
    /// Fields that come from elsewhere, with their own source.
    pub fields: Vec<(String, String)>,
}

/// The sources that an entry may name.
pub const SOURCES: [&str; 4] = ["rulebook", "public", "memory", "reconstructed"];

/// Every entry of a component file that names its source, in the order of the file's paths.
///
/// # Errors
/// If the text is no TOML, or an entry names a source that does not exist.
pub fn ledger(text: &str) -> Result<Vec<Entry>, DataError> {
    let table: Table = parse(text)?;
    let mut entries = Vec::new();
    for (name, value) in &table {
        collect(name.clone(), value, &mut entries);
    }
    for entry in &entries {
        let named = entry.fields.iter().map(|(_, source)| source).chain([&entry.source]);
        if let Some(odd) = named.into_iter().find(|source| !SOURCES.contains(&source.as_str())) {
            let why = format!("`{}` comes from `{odd}`; it must be one of {SOURCES:?}", entry.path);
            return Err(DataError { line: 0, why });
        }
    }
    Ok(entries)
}

fn collect(path: String, value: &Value, entries: &mut Vec<Entry>) {
    match value {
        Value::Table(table) => {
            if let Some(Value::String(source)) = table.get("source") {
                let fields = table.iter().filter_map(field_source).collect();
                entries.push(Entry { path: path.clone(), source: source.clone(), fields });
            }
            for (name, value) in table {
                collect(format!("{path}.{name}"), value, entries);
            }
        }
        Value::Array(items) => {
            for (number, item) in items.iter().enumerate() {
                collect(format!("{path}.{}", name_of(item, number)), item, entries);
            }
        }
        _ => {}
    }
}

/// `source_slots = "rulebook"` or `slots_source` speaks for the field `slots` alone; a
/// `source_note` explains, and is no source.
fn field_source((key, value): (&String, &Value)) -> Option<(String, String)> {
    let field = key.strip_prefix("source_").or_else(|| key.strip_suffix("_source"))?;
    (field != "note").then_some((field.to_owned(), value.as_str()?.to_owned()))
}

/// An array's entry is known by its id, an edge by its ends, anything else by its number.
fn name_of(item: &Value, number: usize) -> String {
    let text = |key: &str| item.get(key).and_then(Value::as_str);
    match (text("id"), text("a"), text("b"), text("kind")) {
        (Some(id), ..) => id.to_owned(),
        (None, Some(a), Some(b), Some(kind)) => format!("{a}-{b}/{kind}"),
        _ => number.to_string(),
    }
}
