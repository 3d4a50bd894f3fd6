//! Component files: what is refused, at which line, and why.

use craftsmen::Components;
use kernel::Components as _;
use kernel::parts::Trial;

#[test]
fn the_shipped_file_is_sound() {
    Components::assert_sound();
}

#[test]
fn an_unknown_name_is_told_with_the_one_that_was_meant() {
    let text = Components::changed("id = \"bankers\"", "id = \"banker\"");
    let why = Components::refused(&text, "banker");
    assert_eq!(why, "unknown name `banker`\nhint: did you mean `bankers`?");
    let text = Components::changed("id = \"s2\"", "id = \"s1\"");
    assert_eq!(Components::refused(&text, "s1"), "`s1` has a second entry");
}

#[test]
fn guilds_work_in_their_order() {
    let text = Components::changed("id = \"builders\"\nstage = 2", "id = \"builders\"\nstage = 3");
    assert_eq!(Components::refused(&text, "stage = 3"), "must be 2");
}

#[test]
fn a_field_holds_two_discs() {
    let text = Components::changed("guild_capacity = 4", "guild_capacity = 5");
    assert_eq!(Components::refused(&text, "guild_capacity = 5"), "a field holds two discs");
}

/// CR-6.3
#[test]
fn sets_grow_evenly() {
    let text = Components::changed("4 = 15, 5 = 20", "4 = 15, 5 = 21");
    let why = Components::refused(&text, "set_value");
    assert_eq!(why, "each card must add as much as the one before");
}

#[test]
fn ships_take_what_is_shipped() {
    let text = Components::changed("good = \"bread\", value = 4", "good = \"flour\", value = 4");
    let why = Components::refused(&text, "rows");
    assert_eq!(why, "a hold has up to 6 rows of different goods");
}

/// CR-9.9
#[test]
fn a_line_is_what_its_recipes_need() {
    let line = "line = [\"bakery\", \"mill\", \"grain_field\", \"sawmill\"]";
    let text = Components::changed(line, "line = [\"bakery\", \"mill\", \"grain_field\"]");
    assert_eq!(Components::refused(&text, "line"), "is not what its recipes need");
}

#[test]
fn a_number_that_stands_for_a_rule_stays() {
    let text = Components::changed("\nyears = 3", "\nyears = 4");
    let error = Components::read(&text).map(drop).expect_err("a game has three years");
    assert_eq!(error.to_string(), "`constants.years` must be 3");
}
