//! Small helpers for what people type.

/// What was typed in the spelling of notations: lower case, single spaces.
pub fn tidy(typed: &str) -> String {
    typed.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// The candidate that was probably meant.
pub fn nearest<'a>(typed: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    candidates
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(typed, candidate), candidate))
        .filter(|(distance, candidate)| *distance <= 1 + candidate.chars().count() / 4)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn near_misses_are_found() {
        assert_eq!(nearest("shpi", ["ship", "wagon"]), Some("ship"));
        assert_eq!(nearest("orlens", ["orleans"]), Some("orleans"));
        assert_eq!(nearest("chess", ["orleans"]), None);
    }
}
