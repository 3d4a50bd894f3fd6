//! Component files: what is refused, at which line, and why.

use kernel::parts::Trial;
use kernel::{Components as _, Parts};
use orleans::Components;

#[test]
fn the_shipped_file_is_sound() {
    Components::assert_sound();
}

#[test]
fn a_missing_town_is_named() {
    let text = Components::changed("[[map.towns]]\nid = \"blois\"", "[[map.towns]]\nid = \"blos\"");
    let why = Components::refused(&text, "blos");
    assert_eq!(why, "unknown name `blos`\nhint: did you mean `blois`?");
    let entry =
        "[[map.towns]]\nid = \"blois\"\nname = \"Blois\"\nx = 391\ny = 463\nsource = \"public\"\n";
    let why = Components::refused(&Components::changed(entry, ""), "saint_amand_montrond");
    assert_eq!(why, "`blois` is missing; every set has the same things");
}

#[test]
fn a_wrong_type_is_named() {
    let why = Components::refused(
        &Components::changed("\ntiles = 16", "\ntiles = \"many\""),
        "tiles = \"many\"",
    );
    assert!(why.contains("expected u8"), "{why}");
}

#[test]
fn slots_and_effects_must_fit() {
    let ship = "slots = [\"farmer\", \"boatman\", \"knight\"]\neffect = \"move:water\"";
    let more = "slots = [\"farmer\", \"boatman\", \"knight\", \"monk\"]\neffect = \"move:water\"";
    let why = Components::refused(&Components::changed(ship, more), "slots");
    assert_eq!(why, "place `ship` has 4 slots; it must have 3");
    let odd = "slots = [\"farmer\", \"boatman\", \"pirate\"]\neffect = \"move:water\"";
    assert_eq!(
        Components::refused(&Components::changed(ship, odd), "pirate"),
        "unknown follower `pirate`"
    );
    let why = Components::refused(
        &Components::changed("effect = \"coins:4\"", "effect = \"coins:lots\""),
        "coins:lots",
    );
    assert_eq!(why, "no rule knows the effect `coins:lots`");
}

#[test]
fn numbers_stated_twice_must_agree() {
    let why = Components::refused(
        &Components::changed("bank_total_value = 290", "bank_total_value = 291"),
        "291",
    );
    assert_eq!(why, "the coins listed are worth 290");
    let why = Components::refused(
        &Components::changed("map_goods_spaces = 52", "map_goods_spaces = 51"),
        "51",
    );
    assert_eq!(why, "the edges have 52 goods spaces for 4 players");
    let why =
        Components::refused(&Components::changed("goods_tokens = 90", "goods_tokens = 91"), "91");
    assert_eq!(why, "the entries add up to 90");
}

#[test]
fn a_second_entry_is_refused() {
    let text = Components::changed("id = \"library\"", "id = \"brewery\"");
    assert_eq!(Components::refused(&text, "brewery"), "`brewery` has a second entry");
}

#[test]
fn a_corrected_file_is_another_set_and_a_comment_is_not() {
    let standard = Parts::<Components>::standard();
    let corrected =
        Parts::load(&Components::changed("effect = \"coins:4\"", "effect = \"coins:5\""));
    let corrected = corrected.expect("the corrected file is sound");
    assert_ne!(standard, corrected);
    assert_eq!(Parts::find(corrected.hash()), Some(corrected));
    let commented = format!("# from my own box\n{}", Components::SHIPPED[0]);
    assert_eq!(Parts::load(&commented).expect("a comment changes nothing"), standard);
}
