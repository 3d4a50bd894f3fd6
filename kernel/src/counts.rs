//! Counting lines of play: a slip anywhere in what is legal changes the number.
//!
//! A game's `tests/counts.rs` keeps the numbers from a few fixed positions.

use crate::chance::{Dealer, Seed};
use crate::{Action, Actor, Components, Game, Parts, Seat, Silent, Turn};

/// A table with the options' defaults, set up by the outcomes of a fixed seed.
///
/// # Panics
/// If the rules know no table of so many players.
pub fn set_up<G: Game>(players: u8) -> G {
    let parts = Parts::standard();
    let game = G::new(parts, &parts.defaults(), players).expect("the rules know the table");
    dealt(game)
}

/// The game after these lines, each a seat and its notation, and what chance brings behind each.
///
/// # Panics
/// If a line is not legal.
pub fn after<G: Game>(game: G, lines: &[(u8, &str)]) -> G {
    lines.iter().fold(game, |mut game, (seat, line)| {
        let action = G::Action::parse(line).unwrap_or_else(|| panic!("`{line}` is no action"));
        if let Err(refused) = game.play(Seat(*seat).into(), action) {
            panic!("`{line}` of seat {seat}: {refused}");
        }
        dealt(game)
    })
}

/// How many sequences of 1, 2, … `depth` lines there are, every outcome of chance counted once.
pub fn lines_of_play<G: Game>(game: &G, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| count(game, depth)).collect()
}

fn count<G: Game>(game: &G, depth: u32) -> u64 {
    let Some(actor) = game.turn().actor() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut legal = Vec::new();
    game.legal(actor, &mut legal);
    let after = |action: &G::Action| {
        let mut next = game.clone();
        next.apply(actor, *action, &mut Silent);
        count(&next, depth - 1)
    };
    legal.iter().map(after).sum()
}

/// The game when chance has spoken.
fn dealt<G: Game>(mut game: G) -> G {
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
