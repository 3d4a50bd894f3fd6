//! Component files: what is refused, at which line, and why.

use kernel::{Components as _, DataError};
use newdale::Components;

/// The shipped file with one thing changed.
fn changed(from: &str, to: &str) -> String {
    let text = Components::SHIPPED[0];
    assert!(text.contains(from), "the file has `{from}`");
    text.replacen(from, to, 1)
}

/// What the file is refused for; the line must hold `at`.
fn refused(text: &str, at: &str) -> String {
    let DataError { line, why } = Components::read(text).expect_err("the file is broken");
    let found = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    assert!(line > 0 && found.contains(at), "line {line} is `{found}`: {why}");
    why
}

#[test]
fn the_shipped_file_is_sound() {
    Components::read(Components::SHIPPED[0]).expect("the embedded file is sound");
    kernel::parts::ledger(Components::SHIPPED[0]).expect("every entry names its source");
}

#[test]
fn an_unknown_card_is_named() {
    let why = refused(&changed("id = \"mill_1\"", "id = \"mil_1\""), "mil_1");
    assert_eq!(why, "unknown name `mil_1`\nhint: did you mean `mill_1`?");
    let why = refused(&changed("id = \"mill_2\"", "id = \"mill_1\""), "mill_1");
    assert_eq!(why, "`mill_1` has a second entry");
}

#[test]
fn bounds_of_the_state_are_bounds_of_the_file() {
    let four = "id = \"fortress\"\ntype = \"fortress\"\nname = \"Fortress\"\nkind = \"special\"\nnumber = 0\ncount = 4";
    let five = four.replace("count = 4", "count = 5");
    assert_eq!(
        refused(&changed(four, &five), "count = 5"),
        "there are at most 4 equal cards, not 5"
    );
    let why = refused(&changed("range_unlocked = 3", "range_unlocked = 4"), "range_unlocked");
    assert_eq!(why, "must be at most 3, not 4");
}

#[test]
fn chains_and_effects_must_be_known() {
    let why = refused(&changed("chain = [\"res:wood\"]", "chain = [\"res:wool\"]"), "res:wool");
    assert_eq!(why, "no rule knows such a chain");
    let why = refused(&changed("effect = \"draw_six\"", "effect = \"draw_ten\""), "draw_ten");
    assert!(why.contains("unknown variant `draw_ten`"), "{why}");
    let why = refused(&changed("effect = \"gain_1_vp\"", "effect = \"gain_9_vp\""), "gain_9_vp");
    assert_eq!(why, "no rule knows the bonus `gain_9_vp`");
}

#[test]
fn maps_must_hold_together() {
    let why = refused(&changed("id = \"a-05\"", "id = \"a-06\""), "a-06");
    assert_eq!(why, "must be `a-05`");
    let why = refused(&changed("secret = \"key\"", "secret = \"kee\""), "kee");
    assert_eq!(why, "unknown symbol `kee`");
    let why = refused(
        &changed("roads = [[\"a-01\", \"a-06\"]", "roads = [[\"b-01\", \"a-06\"]"),
        "roads",
    );
    assert_eq!(why, "lies not on map `a`");
}

#[test]
fn chapters_must_hold_together() {
    let why = refused(
        &changed("start_towns = [\"Longsdale\"]\nevents", "start_towns = [\"Nowhere\"]\nevents"),
        "Nowhere",
    );
    assert_eq!(why, "must name one or two towns of the map");
    let why = refused(&changed("events_4_6 = [10, 10, 12]", "events_4_6 = [10, 10, 99]"), "99");
    assert_eq!(why, "must name three events: cards of number 10, at most one other");
    let why = refused(&changed("next = \"ii\"", "next = \"ix\""), "ix");
    assert_eq!(why, "is no chapter");
}
