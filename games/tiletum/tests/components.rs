//! Component files: what is refused, at which line, and why.

use kernel::parts::Trial;
use tiletum::Components;

#[test]
fn the_shipped_file_is_sound() {
    Components::assert_sound();
}

#[test]
fn an_unknown_name_is_told_with_the_one_that_was_meant() {
    let text = Components::changed("id = \"help_king_3\"", "id = \"help_kin_3\"");
    let why = Components::refused(&text, "help_kin_3");
    assert_eq!(why, "unknown name `help_kin_3`; did you mean `help_king_3`?");
}

#[test]
fn lists_have_the_length_that_rules_count_on() {
    let text = Components::changed("ap_cost_left_to_right = [3, 2,", "ap_cost_left_to_right = [3,");
    let why = Components::refused(&text, "ap_cost_left_to_right");
    assert_eq!(why, "must have 5 entries, not 4");
    let why = Components::refused(&Components::changed("rooms = 3", "rooms = 4"), "rooms = 4");
    assert_eq!(why, "must be 3, not 4");
}

#[test]
fn titus_knows_his_lines() {
    let text = Components::changed("priorities = [\"king\"]", "priorities = [\"kings\"]");
    assert_eq!(Components::refused(&text, "kings"), "no rule knows such a line");
}

#[test]
fn the_highest_fair_tile_is_on_top() {
    let text = Components::changed("tiles = [4, 2, 0]", "tiles = [0, 2, 4]");
    let why = Components::refused(&text, "tiles = [0, 2, 4]");
    assert!(why.ends_with("the highest on top"), "{why}");
}
