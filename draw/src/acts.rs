//! What may be chosen: the attribute `data-acts` of whatever can be clicked.

use kernel::AnyAction;

/// The value of `data-acts`: a JSON list of notations.
pub fn json(notations: &[&str]) -> String {
    serde_json::to_string(notations).expect("a list of texts has a JSON form")
}

/// The notations of the legal actions that `wanted` picks, in their order.
pub fn pick<'a>(legal: &'a [AnyAction], wanted: impl Fn(&AnyAction) -> bool) -> Vec<&'a str> {
    legal.iter().filter(|action| wanted(action)).map(|action| action.notation.as_str()).collect()
}
