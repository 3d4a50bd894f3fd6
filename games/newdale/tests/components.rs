//! Component files: what is refused, at which line, and why.

use kernel::parts::Trial;
use newdale::Components;

#[test]
fn the_shipped_file_is_sound() {
    Components::assert_sound();
}

#[test]
fn an_unknown_card_is_named() {
    let why =
        Components::refused(&Components::changed("id = \"mill_1\"", "id = \"mil_1\""), "mil_1");
    assert_eq!(why, "unknown name `mil_1`\nhint: did you mean `mill_1`?");
    let why =
        Components::refused(&Components::changed("id = \"mill_2\"", "id = \"mill_1\""), "mill_1");
    assert_eq!(why, "`mill_1` has a second entry");
}

#[test]
fn bounds_of_the_state_are_bounds_of_the_file() {
    let four = "id = \"fortress\"\ntype = \"fortress\"\nname = \"Fortress\"\nkind = \"special\"\nnumber = 0\ncount = 4";
    let five = four.replace("count = 4", "count = 5");
    assert_eq!(
        Components::refused(&Components::changed(four, &five), "count = 5"),
        "there are at most 4 equal cards, not 5"
    );
    let why = Components::refused(
        &Components::changed("range_unlocked = 3", "range_unlocked = 4"),
        "range_unlocked",
    );
    assert_eq!(why, "must be at most 3, not 4");
}

#[test]
fn chains_and_effects_must_be_known() {
    let why = Components::refused(
        &Components::changed("chain = [\"res:wood\"]", "chain = [\"res:wool\"]"),
        "res:wool",
    );
    assert_eq!(why, "no rule knows such a chain");
    let why = Components::refused(
        &Components::changed("effect = \"draw_six\"", "effect = \"draw_ten\""),
        "draw_ten",
    );
    assert!(why.contains("unknown variant `draw_ten`"), "{why}");
    let why = Components::refused(
        &Components::changed("effect = \"gain_1_vp\"", "effect = \"gain_9_vp\""),
        "gain_9_vp",
    );
    assert_eq!(why, "no rule knows the bonus `gain_9_vp`");
}

#[test]
fn maps_must_hold_together() {
    let why = Components::refused(&Components::changed("id = \"a-05\"", "id = \"a-06\""), "a-06");
    assert_eq!(why, "must be `a-05`");
    let why =
        Components::refused(&Components::changed("secret = \"key\"", "secret = \"kee\""), "kee");
    assert_eq!(why, "unknown symbol `kee`");
    let why = Components::refused(
        &Components::changed("roads = [[\"a-01\", \"a-06\"]", "roads = [[\"b-01\", \"a-06\"]"),
        "roads",
    );
    assert_eq!(why, "lies not on map `a`");
}

#[test]
fn chapters_must_hold_together() {
    let why = Components::refused(
        &Components::changed(
            "start_towns = [\"Longsdale\"]\nevents",
            "start_towns = [\"Nowhere\"]\nevents",
        ),
        "Nowhere",
    );
    assert_eq!(why, "must name one or two towns of the map");
    let why = Components::refused(
        &Components::changed("events_4_6 = [10, 10, 12]", "events_4_6 = [10, 10, 99]"),
        "99",
    );
    assert_eq!(why, "must name three events: cards of number 10, at most one other");
    let why = Components::refused(&Components::changed("next = \"ii\"", "next = \"ix\""), "ix");
    assert_eq!(why, "is no chapter");
}
