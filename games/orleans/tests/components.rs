//! Component files: what is refused, at which line, and why.

use kernel::{Components as _, DataError, Parts};
use orleans::Components;

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
fn a_missing_town_is_named() {
    let text = changed("[[map.towns]]\nid = \"blois\"", "[[map.towns]]\nid = \"blos\"");
    let why = refused(&text, "blos");
    assert_eq!(why, "unknown name `blos`\nhint: did you mean `blois`?");
    let entry =
        "[[map.towns]]\nid = \"blois\"\nname = \"Blois\"\nx = 391\ny = 463\nsource = \"public\"\n";
    let why = refused(&changed(entry, ""), "saint_amand_montrond");
    assert_eq!(why, "`blois` is missing; every set has the same things");
}

#[test]
fn a_wrong_type_is_named() {
    let why = refused(&changed("\ntiles = 16", "\ntiles = \"many\""), "tiles = \"many\"");
    assert!(why.contains("expected u8"), "{why}");
}

#[test]
fn slots_and_effects_must_fit() {
    let ship = "slots = [\"farmer\", \"boatman\", \"knight\"]\neffect = \"move:water\"";
    let more = "slots = [\"farmer\", \"boatman\", \"knight\", \"monk\"]\neffect = \"move:water\"";
    let why = refused(&changed(ship, more), "slots");
    assert_eq!(why, "place `ship` has 4 slots; it must have 3");
    let odd = "slots = [\"farmer\", \"boatman\", \"pirate\"]\neffect = \"move:water\"";
    assert_eq!(refused(&changed(ship, odd), "pirate"), "unknown follower `pirate`");
    let why = refused(&changed("effect = \"coins:4\"", "effect = \"coins:lots\""), "coins:lots");
    assert_eq!(why, "no rule knows the effect `coins:lots`");
}

#[test]
fn numbers_stated_twice_must_agree() {
    let why = refused(&changed("bank_total_value = 290", "bank_total_value = 291"), "291");
    assert_eq!(why, "the coins listed are worth 290");
    let why = refused(&changed("map_goods_spaces = 52", "map_goods_spaces = 51"), "51");
    assert_eq!(why, "the edges have 52 goods spaces for 4 players");
    let why = refused(&changed("goods_tokens = 90", "goods_tokens = 91"), "91");
    assert_eq!(why, "the entries add up to 90");
}

#[test]
fn a_second_entry_is_refused() {
    let text = changed("id = \"library\"", "id = \"brewery\"");
    assert_eq!(refused(&text, "brewery"), "`brewery` has a second entry");
}

#[test]
fn a_corrected_file_is_another_set_and_a_comment_is_not() {
    let standard = Parts::<Components>::standard();
    let corrected = Parts::load(&changed("effect = \"coins:4\"", "effect = \"coins:5\""));
    let corrected = corrected.expect("the corrected file is sound");
    assert_ne!(standard, corrected);
    assert_eq!(Parts::find(corrected.hash()), Some(corrected));
    let commented = format!("# from my own box\n{}", Components::SHIPPED[0]);
    assert_eq!(Parts::load(&commented).expect("a comment changes nothing"), standard);
}
