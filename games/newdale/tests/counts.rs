//! The number of lines of play from fixed positions, by depth.

use kernel::counts::{after, lines_of_play, set_up};
use kernel::{Actor, Game};
use newdale::Newdale;

#[test]
fn the_opening_discards() {
    for (players, counts) in [(1, [8, 56, 336]), (2, [8, 56, 336]), (4, [8, 56, 336])] {
        let game: Newdale = set_up(players);
        assert_eq!(lines_of_play(&game, 3), counts, "{players} players");
    }
}

/// Everybody takes the first option until somebody is asked this.
fn first_asked(players: u8, ask: &str) -> Newdale {
    let mut game: Newdale = set_up(players);
    let mut legal = Vec::new();
    while let Some(Actor::Seat(seat)) = game.turn().actor()
        && game.decision(seat).is_some_and(|decision| decision.ask != ask)
    {
        game.legal(seat.into(), &mut legal);
        game = after(game, &[(seat.0, &legal[0].to_string())]);
    }
    game
}

#[test]
fn plans_in_round_1() {
    for (players, counts) in [(1, [29, 764, 764]), (2, [29, 764, 764])] {
        let game = first_asked(players, "plan");
        assert_eq!(lines_of_play(&game, 3), counts, "{players} players");
    }
}

#[test]
fn the_first_build() {
    for (players, counts) in [(1, [2, 67, 225]), (3, [1, 51, 51])] {
        let game = first_asked(players, "build");
        assert_eq!(lines_of_play(&game, 3), counts, "{players} players");
    }
}
