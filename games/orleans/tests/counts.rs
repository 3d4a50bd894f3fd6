//! The number of lines of play from fixed positions, by depth.

use kernel::counts::{after, lines_of_play, set_up};
use orleans::Orleans;

#[test]
fn planning_in_round_1() {
    let game: Orleans = set_up(2);
    assert_eq!(lines_of_play(&game, 4), [19, 277, 2_958, 23_214]);
}

#[test]
fn the_village_in_round_1() {
    let plan = ["farmer*>village.0", "boatman*>village.1", "craftsman*>village.2", "confirm"];
    let lines: Vec<(u8, &str)> =
        plan.iter().map(|line| (0, *line)).chain([(1, "confirm")]).collect();
    let game: Orleans = after(set_up(2), &lines);
    assert_eq!(lines_of_play(&game, 4), [2, 9, 48, 216]);
}
