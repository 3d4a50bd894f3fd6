//! Paths through the JSON of states, views and component files.

use serde_json::Value;

use super::value::read;
use super::with_hint;

/// A path as the JSON has it: one that begins with a number starts at that seat.
pub(super) fn normalize(path: &str) -> String {
    let path = path.replace('[', ".").replace(']', "");
    match path.split('.').next() {
        Some(first) if first.parse::<u8>().is_ok() => format!("seats.{path}"),
        _ => path,
    }
}

/// What stands at a path. `count` after a list or a map is its size.
///
/// # Errors
/// Says which part of the path is not there.
pub(super) fn find(root: &Value, path: &str) -> Result<Value, String> {
    let mut here = root;
    let mut names = path.split('.').peekable();
    while let Some(name) = names.next() {
        here = match child(here, name) {
            Some(value) => value,
            None if name == "count" && names.peek().is_none() => {
                return size(here).ok_or_else(|| missing(here, path, name));
            }
            None => return Err(missing(here, path, name)),
        };
    }
    Ok(here.clone())
}

/// Lays a value down at a path; the last name of the path may be a new one of a map.
///
/// # Errors
/// Says which part of the path is not there, or why the value cannot be read.
pub(super) fn put(root: &mut Value, path: &str, text: &str) -> Result<(), String> {
    let (parent, last) = path.rsplit_once('.').map_or((None, path), |(p, last)| (Some(p), last));
    let mut here = root;
    for name in parent.into_iter().flat_map(|parent| parent.split('.')) {
        if child(here, name).is_none() {
            return Err(missing(here, path, name));
        }
        here = child_mut(here, name).expect("it is there");
    }
    let value = read(text, child(here, last))?;
    if let Some(place) = child_mut(here, last) {
        *place = value;
    } else if let Value::Object(map) = here {
        map.insert(last.to_owned(), value);
    } else {
        return Err(missing(here, path, last));
    }
    Ok(())
}

fn child<'a>(value: &'a Value, name: &str) -> Option<&'a Value> {
    match value {
        Value::Object(map) => map.get(name),
        Value::Array(items) => items.get(position(items, name)?),
        _ => None,
    }
}

fn child_mut<'a>(value: &'a mut Value, name: &str) -> Option<&'a mut Value> {
    match value {
        Value::Object(map) => map.get_mut(name),
        Value::Array(items) => {
            let position = position(items, name)?;
            items.get_mut(position)
        }
        _ => None,
    }
}

/// Where in a list: by number, or by what the entry is called.
fn position(items: &[Value], name: &str) -> Option<usize> {
    match name.parse::<usize>() {
        Ok(number) => Some(number),
        Err(_) => items.iter().position(|item| names_of(item).iter().any(|known| known == name)),
    }
}

/// An entry is called by its `id`; an edge by its ends, with or without its kind.
fn names_of(item: &Value) -> Vec<String> {
    let text = |key: &str| item.get(key).and_then(Value::as_str);
    match (text("id"), text("a"), text("b")) {
        (Some(id), ..) => vec![id.to_owned()],
        (None, Some(a), Some(b)) => {
            let kind = text("kind").unwrap_or_default();
            vec![format!("{a}-{b}/{kind}"), format!("{a}-{b}")]
        }
        _ => Vec::new(),
    }
}

fn size(value: &Value) -> Option<Value> {
    let size = match value {
        Value::Array(items) => items.len(),
        Value::Object(map) => map.len(),
        _ => return None,
    };
    Some(Value::from(size))
}

/// Nothing is called `name` in `parent`, a part of `path`.
fn missing(parent: &Value, path: &str, name: &str) -> String {
    let known: Vec<String> = match parent {
        Value::Object(map) => map.keys().cloned().collect(),
        Value::Array(items) => items.iter().flat_map(names_of).collect(),
        _ => Vec::new(),
    };
    let whole = if name == path { String::new() } else { format!(" of `{path}`") };
    let why = match parent {
        Value::Array(items) if name.parse::<usize>().is_ok() => {
            format!("there is no `{name}`{whole}: the list has {} entries", items.len())
        }
        _ => format!("there is no `{name}`{whole}"),
    };
    with_hint(why, name, known.iter().map(String::as_str))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn state() -> Value {
        json!({"round": 1, "seats": [{"coins": 5, "market": ["farmer"]}, {"coins": 4}],
            "tiles": [{"id": "winery", "stack": 1}], "edges": [{"a": "x", "b": "y", "kind": "road"}]})
    }

    #[test]
    fn a_path_that_begins_with_a_number_starts_at_a_seat() {
        assert_eq!(normalize("0.market"), "seats.0.market");
        assert_eq!(normalize("seats[0].market"), "seats.0.market");
        assert_eq!(normalize("round"), "round");
    }

    #[test]
    fn entries_are_found_by_name_number_and_id() {
        let state = state();
        assert_eq!(find(&state, "seats.1.coins"), Ok(json!(4)));
        assert_eq!(find(&state, "tiles.winery.stack"), Ok(json!(1)));
        assert_eq!(find(&state, "edges.x-y/road.kind"), Ok(json!("road")));
        assert_eq!(find(&state, "edges.x-y.kind"), Ok(json!("road")));
        assert_eq!(find(&state, "seats.count"), Ok(json!(2)));
    }

    #[test]
    fn what_is_missing_is_named() {
        let state = state();
        let why = |path| find(&state, path).unwrap_err();
        assert_eq!(
            why("seats.0.maket"),
            "there is no `maket` of `seats.0.maket`\nhint: did you mean `market`?"
        );
        assert_eq!(
            why("seats.3.coins"),
            "there is no `3` of `seats.3.coins`: the list has 2 entries"
        );
        assert_eq!(why("x"), "there is no `x`");
        assert_eq!(why("round.count"), "there is no `count` of `round.count`");
    }

    #[test]
    fn a_new_name_may_be_laid_down_but_no_new_path() {
        let mut state = state();
        assert_eq!(put(&mut state, "seats.1.winery", "-,-"), Ok(()));
        assert_eq!(find(&state, "seats.1.winery"), Ok(json!([null, null])));
        assert_eq!(put(&mut state, "seats.0.coins", "7"), Ok(()));
        assert_eq!(find(&state, "seats.0.coins"), Ok(json!(7)));
        assert!(put(&mut state, "seats.2.coins", "7").is_err());
        assert!(put(&mut state, "seats.0.goods.wine", "7").is_err());
        assert!(put(&mut state, "seats.0.market.4", "monk").is_err());
    }
}
