//! The games that puzzles are looked for in.

use kernel::chance::Fast;
use kernel::{Actor, Judge, MAX_SEATS, Silent};

use super::PuzzleSpec;
use crate::Bot;
use crate::analysis::history::History;
use crate::bot::options;

/// Plays the game with this number: one generator a seat and one for chance.
pub(super) fn played<G: Judge>(spec: &PuzzleSpec, start: &G, number: u64) -> History<G> {
    let stream = |own: u64| Fast::new(spec.seed, number * (MAX_SEATS as u64 + 1) + own);
    let seats = u64::from(start.players());
    let mut bots: Vec<(Box<dyn Bot<G>>, Fast)> =
        (0..seats).map(|seat| (spec.bot.make::<G>(), stream(seat))).collect();
    let mut chance = stream(MAX_SEATS as u64);
    let mut history = History { states: vec![start.clone()], lines: Vec::new() };
    while let Some(actor) = history.last().turn().actor() {
        let mut game = history.last().clone();
        let action = match actor {
            Actor::Chance => game.deal(&mut chance),
            Actor::Seat(seat) => {
                let (bot, rng) = &mut bots[seat.index()];
                bot.pick(&game, seat, &options(&game, seat), rng)
            }
        };
        game.apply(actor, action, &mut Silent);
        history.lines.push((actor, action));
        history.states.push(game);
    }
    history
}
