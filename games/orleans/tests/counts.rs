//! The number of lines of play from fixed positions, by depth: a slip anywhere in what is legal
//! changes it.

use kernel::chance::{Dealer, Seed};
use kernel::{Actor, Game, Parts, Silent, Turn};
use orleans::{Action, Orleans};

/// A table in round 1, dealt from a fixed seed.
fn table(players: u8) -> Orleans {
    let parts = Parts::standard();
    let options = kernel::Components::defaults(&*parts);
    let mut game = Orleans::new(parts, &options, players).expect("2 to 4 can play");
    let dealer = Dealer::new(Seed::from_text("counts"));
    let mut odds = Vec::new();
    for n in 0.. {
        if game.turn() != Turn::Chance {
            break;
        }
        game.odds(&mut odds);
        let dealt = dealer.deal(n, odds.iter().map(|(_, weight)| *weight));
        game.apply(Actor::Chance, odds[dealt].0, &mut Silent);
    }
    game
}

/// How many sequences of so many lines there are, every outcome of chance counted once.
fn count(game: &Orleans, depth: u32) -> u64 {
    let Some(actor) = game.turn().actor() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut legal = Vec::new();
    game.legal(actor, &mut legal);
    let after = |action: &Action| {
        let mut next = *game;
        next.apply(actor, *action, &mut Silent);
        count(&next, depth - 1)
    };
    legal.iter().map(after).sum()
}

/// A game after a seat has played these lines.
fn after(mut game: Orleans, lines: &[(u8, &str)]) -> Orleans {
    for (seat, line) in lines {
        let action = kernel::Action::parse(line).expect("the line is notation");
        game.play(kernel::Seat(*seat).into(), action).expect("the line is legal");
    }
    game
}

#[test]
fn planning_in_round_1() {
    let game = table(2);
    let counts: Vec<u64> = (1..=4).map(|depth| count(&game, depth)).collect();
    assert_eq!(counts, [19, 277, 2_958, 23_214]);
}

#[test]
fn the_village_in_round_1() {
    let plan = ["farmer*>village.0", "boatman*>village.1", "craftsman*>village.2", "confirm"];
    let lines: Vec<(u8, &str)> =
        plan.iter().map(|line| (0, *line)).chain([(1, "confirm")]).collect();
    let game = after(table(2), &lines);
    let counts: Vec<u64> = (1..=4).map(|depth| count(&game, depth)).collect();
    assert_eq!(counts, [2, 9, 48, 216]);
}
