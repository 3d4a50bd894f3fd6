//! Every text of the pages is there in every language.

use std::collections::BTreeSet;

const TEXTS: [(&str, &str); 3] = [
    ("en", include_str!("../texts/en/page.ftl")),
    ("pl", include_str!("../texts/pl/page.ftl")),
    ("it", include_str!("../texts/it/page.ftl")),
];

fn ids(text: &str) -> BTreeSet<&str> {
    let starts = text.lines().filter(|line| line.starts_with("page-"));
    starts.filter_map(|line| line.split_once(" =")).map(|(id, _)| id).collect()
}

#[test]
fn the_languages_say_the_same() {
    let english = ids(TEXTS[0].1);
    assert!(!english.is_empty());
    for (tongue, text) in TEXTS {
        let differs: Vec<_> = ids(text).symmetric_difference(&english).copied().collect();
        assert!(differs.is_empty(), "{tongue}: {differs:?}");
    }
}
