//! From whose view a net tells who will win.

use std::sync::Arc;

use kernel::chance::Fast;
use kernel::{Judge, Seat, Turn};
use net::Net;

use super::chances::victory;
use super::reading::go_on;
use crate::guided::{Eye, Guide, Views};

/// What chance brings next is tried so often.
const TRIES: u64 = 4;

/// The chance of each seat to win, as the net sees it: from the views of all together, or of those
/// alone who are asked, if it has learned no others.
pub(crate) fn shares<G: Judge>(net: &Arc<Net>, game: &G) -> Vec<f64> {
    match Guide::of::<G>(net).views {
        Views::Own => seen_by(net, game, Seat::all(game.players())),
        Views::Asked => average((0..tries(game)).map(|number| asked(net, game, number))),
    }
}

fn tries<G: Judge>(game: &G) -> u64 {
    if game.turn() == Turn::Chance { TRIES } else { 1 }
}

/// The same where somebody is asked next, after luck that depends on the number alone.
fn asked<G: Judge>(net: &Arc<Net>, game: &G, number: u64) -> Vec<f64> {
    let mut game = game.clone();
    let seats = go_on(&mut game, &mut Fast::new(0, number));
    victory(&game).unwrap_or_else(|| seen_by(net, &game, seats))
}

fn seen_by<G: Judge>(net: &Arc<Net>, game: &G, seats: impl IntoIterator<Item = Seat>) -> Vec<f64> {
    let mut eye = Eye::new(net);
    let seen = |seat| eye.outlook(game, seat).shares.iter().copied().map(f64::from).collect();
    average(seats.into_iter().map(seen))
}

/// The average of at least one.
fn average(all: impl Iterator<Item = Vec<f64>>) -> Vec<f64> {
    let (mut sum, mut count) = (Vec::new(), 0.0);
    for one in all {
        sum.resize(one.len(), 0.0);
        sum.iter_mut().zip(one).for_each(|(sum, one): (&mut f64, f64)| *sum += one);
        count += 1.0;
    }
    sum.into_iter().map(|sum| sum / count).collect()
}
