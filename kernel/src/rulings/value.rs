//! Values as rule examples write them.

use serde_json::{Map, Value};

/// Reads a value by what stands at its path; `None` if nothing does.
///
/// # Errors
/// If the text cannot be such a value.
pub(super) fn read(text: &str, like: Option<&Value>) -> Result<Value, String> {
    match like {
        Some(Value::Array(items)) => read_list(text, items),
        Some(Value::Object(fields)) => read_map(text, fields),
        Some(_) if text == "-" => Ok(Value::Null),
        Some(Value::Bool(_)) => read_flag(text),
        Some(Value::Number(_)) => read_number(text),
        Some(Value::String(_)) => Ok(Value::from(text)),
        None if text == "-" => Ok(Value::Array(Vec::new())),
        Some(Value::Null) | None if text.contains(',') => read_list(text, &[]),
        Some(Value::Null) | None => Ok(guess(text)),
    }
}

/// Whether what was found is what the text says.
pub(super) fn agrees(text: &str, found: &Value) -> bool {
    if text == "-" {
        return is_vacant(found);
    }
    read(text, Some(found)).is_ok_and(|expected| same(&expected, found))
}

/// A value as an example would write it.
pub(super) fn show(value: &Value) -> String {
    match value {
        Value::Null => "- (nothing)".to_owned(),
        Value::Array(items) if items.is_empty() => "- (an empty list)".to_owned(),
        Value::Array(items) => items.iter().map(show_item).collect::<Vec<_>>().join(","),
        Value::Object(fields) if is_vacant(value) => {
            if fields.is_empty() { "- (an empty map)" } else { "- (a map of nothing)" }.to_owned()
        }
        Value::Object(fields) => {
            let entry = |(name, value): (&String, &Value)| format!("{name}:{}", show_item(value));
            let held = fields.iter().filter(|(_, value)| !is_nothing(value));
            held.map(entry).collect::<Vec<_>>().join(",")
        }
        scalar => show_item(scalar),
    }
}

/// An entry of a list or map; one with entries of its own is shown as JSON.
fn show_item(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(word) => word.clone(),
        other => other.to_string(),
    }
}

fn read_list(text: &str, items: &[Value]) -> Result<Value, String> {
    if text == "-" {
        let place = matches!(items, [Value::Null]);
        return Ok(Value::Array(vec![Value::Null; usize::from(place)]));
    }
    let sample = items.iter().find(|item| !item.is_null());
    if sample.is_some_and(|item| item.is_array() || item.is_object()) {
        return Err("a list of lists or maps is named entry by entry".to_owned());
    }
    let read_item = |word: &str| match word {
        "" => Err("a list has no empty word; an empty place is `-`".to_owned()),
        "-" => Ok(Value::Null),
        word => sample.map_or_else(|| Ok(guess(word)), |sample| read(word, Some(sample))),
    };
    let words = text.strip_suffix(',').unwrap_or(text).split(',');
    words.map(read_item).collect::<Result<Vec<_>, _>>().map(Value::Array)
}

/// A whole map: what is not named is nothing.
fn read_map(text: &str, fields: &Map<String, Value>) -> Result<Value, String> {
    let mut map: Map<String, Value> =
        fields.iter().map(|(name, value)| (name.clone(), emptied(value))).collect();
    if text == "-" {
        return Ok(Value::Object(map));
    }
    for entry in text.split(',') {
        let (name, value) = entry
            .rsplit_once(':')
            .ok_or_else(|| format!("a map is written `name:value,…`, not `{entry}`"))?;
        let like = fields.get(name).or_else(|| fields.values().next());
        map.insert(name.to_owned(), read(value, like)?);
    }
    Ok(Value::Object(map))
}

fn read_flag(text: &str) -> Result<Value, String> {
    text.parse::<bool>().map(Value::from).map_err(|_| format!("`{text}` is not `true` or `false`"))
}

fn read_number(text: &str) -> Result<Value, String> {
    number(text).ok_or_else(|| format!("`{text}` is no number"))
}

fn number(text: &str) -> Option<Value> {
    let whole = text.parse::<i64>().ok().map(Value::from);
    let numeric = text.starts_with(|c: char| c.is_ascii_digit() || c == '-');
    whole.or_else(|| text.parse::<f64>().ok().filter(|_| numeric).map(Value::from))
}

/// A word that nothing at its path explains: a number, a flag or just a word.
fn guess(text: &str) -> Value {
    number(text)
        .or_else(|| text.parse::<bool>().ok().map(Value::from))
        .unwrap_or_else(|| Value::from(text))
}

/// Nothing of the same kind.
fn emptied(value: &Value) -> Value {
    match value {
        Value::Number(_) => Value::from(0),
        Value::Array(_) => Value::Array(Vec::new()),
        Value::Bool(_) => Value::from(false),
        Value::Object(fields) => {
            fields.iter().map(|(name, value)| (name.clone(), emptied(value))).collect()
        }
        Value::String(_) | Value::Null => Value::Null,
    }
}

/// What `-` stands for: nothing, an empty list, one empty place, a map of nothing.
fn is_vacant(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(items) => items.is_empty() || matches!(items[..], [Value::Null]),
        Value::Object(fields) => fields.values().all(is_nothing),
        _ => false,
    }
}

/// Whether an entry of a map need not be named.
fn is_nothing(value: &Value) -> bool {
    is_vacant(value) || *value == emptied(value)
}

/// Whether two values are the same: words of a list in any order, places and numbers in theirs.
fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => same_list(a, b),
        (Value::Object(a), Value::Object(b)) => {
            let held = |x: &Map<String, Value>, y: &Map<String, Value>| {
                x.iter().all(|(name, value)| match y.get(name) {
                    Some(other) => same(value, other),
                    None => *value == emptied(value),
                })
            };
            held(a, b) && held(b, a)
        }
        _ => a == b,
    }
}

fn same_list(a: &[Value], b: &[Value]) -> bool {
    let ordered = a.iter().chain(b).any(|item| item.is_null() || item.is_number());
    let tokens = |list: &[Value]| {
        let mut tokens: Vec<String> = list.iter().map(Value::to_string).collect();
        tokens.sort();
        tokens
    };
    if ordered { a == b } else { tokens(a) == tokens(b) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_value_is_read_by_what_stands_there() {
        let ok = |text, like: Value| read(text, Some(&like)).unwrap();
        assert_eq!(ok("5", json!(1)), json!(5));
        assert_eq!(ok("5", json!("random")), json!("5"));
        assert_eq!(ok("5", json!(null)), json!(5));
        assert_eq!(ok("true", json!(false)), json!(true));
        assert_eq!(ok("-", json!("taxes")), json!(null));
        assert_eq!(ok("knight", json!([])), json!(["knight"]));
        assert_eq!(ok("knight,-", json!([null, null])), json!(["knight", null]));
        assert_eq!(ok("-", json!(["knight"])), json!([]));
        assert_eq!(ok("-,", json!(["knight"])), json!([null]));
        assert_eq!(ok("-", json!([null])), json!([null]));
        assert_eq!(ok("1,2", json!(["a"])), json!(["1", "2"]));
        assert_eq!(ok("wine:2", json!({"wine": 0, "wool": 3})), json!({"wine": 2, "wool": 0}));
        assert_eq!(read("a,b", None), Ok(json!(["a", "b"])));
        assert_eq!(read("-", None), Ok(json!([])));
        assert_eq!(read("word", None), Ok(json!("word")));
    }

    #[test]
    fn what_cannot_be_read_says_why() {
        let why = |text, like: Value| read(text, Some(&like)).unwrap_err();
        assert_eq!(why("many", json!(1)), "`many` is no number");
        assert_eq!(why("maybe", json!(true)), "`maybe` is not `true` or `false`");
        assert_eq!(why("a,,b", json!([])), "a list has no empty word; an empty place is `-`");
        assert_eq!(why("wine", json!({})), "a map is written `name:value,…`, not `wine`");
        assert!(why("a", json!([{}])).contains("entry by entry"));
    }

    #[test]
    fn tokens_agree_in_any_order_and_places_in_theirs() {
        assert!(agrees("a,b", &json!(["b", "a"])));
        assert!(!agrees("a,b", &json!(["b", "a", "a"])));
        assert!(agrees("a,-", &json!(["a", null])));
        assert!(!agrees("-,a", &json!(["a", null])));
        assert!(!agrees("4,5", &json!([5, 4])));
        assert!(agrees("wine:2", &json!({"wine": 2, "wool": 0})));
        assert!(!agrees("wine:2", &json!({"wine": 2, "wool": 1})));
        assert!(!agrees("bread:1", &json!({"wine": 0})));
        assert!(agrees("0.5", &json!(0.5)));
    }

    #[test]
    fn a_dash_is_nothing_of_any_kind() {
        for nothing in [json!(null), json!([]), json!([null]), json!({}), json!({"wine": 0})] {
            assert!(agrees("-", &nothing), "{nothing}");
        }
        for something in [json!(0), json!("x"), json!(["x"]), json!([null, null])] {
            assert!(!agrees("-", &something), "{something}");
        }
    }

    #[test]
    fn values_are_shown_as_they_are_written() {
        assert_eq!(show(&json!(["a", null])), "a,-");
        assert_eq!(show(&json!(["a"])), "a");
        assert_eq!(show(&json!({"wine": 2, "wool": 0})), "wine:2");
        assert_eq!(show(&json!(null)), "- (nothing)");
        assert_eq!(show(&json!([])), "- (an empty list)");
        assert_eq!(show(&json!(7)), "7");
    }
}
