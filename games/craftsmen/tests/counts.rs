//! The number of lines of play from fixed positions, by depth.

use craftsmen::Craftsmen;
use kernel::counts::{after, lines_of_play, set_up};

#[test]
fn the_exchange() {
    let game: Craftsmen = set_up(3);
    assert_eq!(lines_of_play(&game, 3), [7, 63, 497]);
}

#[test]
fn helpers() {
    let game: Craftsmen = after(set_up(2), &[(0, "keep"), (1, "keep")]);
    assert_eq!(lines_of_play(&game, 4), [7, 49, 349, 2_535]);
}

#[test]
fn notary_and_craftsmen() {
    let lines = [
        (0, "keep"),
        (1, "keep"),
        (0, "place notary"),
        (1, "pass"),
        (0, "place craftsmen"),
        (0, "pass"),
    ];
    let game: Craftsmen = after(set_up(2), &lines);
    assert_eq!(lines_of_play(&game, 3), [13, 120, 948]);
}
