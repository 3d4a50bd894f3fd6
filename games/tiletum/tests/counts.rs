//! The number of lines of play from fixed positions, by depth.

use kernel::counts::{lines_of_play, set_up};
use tiletum::Tiletum;

#[test]
fn the_first_die() {
    for (players, counts) in
        [(1, [7, 14, 130, 1_544]), (2, [8, 16, 83, 851]), (4, [12, 24, 262, 3_901])]
    {
        let game: Tiletum = set_up(players);
        assert_eq!(lines_of_play(&game, 4), counts, "{players} players");
    }
}
