//! Every text of the pages is there in every language.

use std::collections::BTreeSet;

use kernel::Game;
use lang::{Arg, Speaker, Tongue};

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

/// Links to the parts of a table are in the words of its game.
#[test]
fn every_game_says_what_lies_beside_its_board() {
    let games = [
        &craftsmen::Craftsmen::INFO,
        &newdale::Newdale::INFO,
        &orleans::Orleans::INFO,
        &tiletum::Tiletum::INFO,
    ];
    for tongue in Tongue::ALL {
        let said = games.map(|info| Speaker::new(tongue, info, &[]).text("page-jump-side", &[]));
        let different: BTreeSet<&String> = said.iter().collect();
        assert_eq!(different.len(), games.len(), "{tongue}: {said:?}");
    }
}

#[test]
fn craftsmen_counts_years_and_seasons() {
    let round = |tongue, n| {
        let speaker = Speaker::new(tongue, &craftsmen::Craftsmen::INFO, &[]);
        speaker.text("page-round", &[("n", Arg::Number(n))])
    };
    assert_eq!(round(Tongue::English, 1), "year 1, spring");
    assert_eq!(round(Tongue::Polish, 7), "rok 2, jesień");
    assert_eq!(round(Tongue::Italian, 12), "anno 3, inverno");
}
