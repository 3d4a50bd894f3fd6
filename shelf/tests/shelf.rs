//! The list of games. Apart from the library, which is not compiled a second time for its sake.

use shelf::{Entry, find, games};

#[test]
fn every_game_is_found_by_its_key() {
    assert!(games().is_sorted_by_key(Entry::key));
    for entry in games() {
        assert_eq!(find(entry.key()).expect("it is on the shelf").key(), entry.key());
    }
}

#[test]
fn a_near_miss_gets_a_hint() {
    let error = |key| find(key).map(Entry::key).unwrap_err().to_string();
    assert_eq!(error("orlens"), "unknown game `orlens`\nhint: did you mean `orleans`?");
    assert!(error("chess").starts_with("unknown game `chess`\nhint: the games are "));
}
