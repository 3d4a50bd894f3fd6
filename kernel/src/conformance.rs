//! The laws that every game keeps, and a kit that tries them.
//!
//! A game passes the kit with one line in its `tests/conformance.rs`:
//!
//! ```text
//! kernel::conformance!(kernel::conformance::Plan::<orleans::Orleans>::judged());
//! ```
//!
//! A [`Plan`] names the tables; [`check`] plays games at each of them and tries every [`Law`] on
//! the way. [`check_game`] does the same with a single game, for simulations. A law that is
//! broken is a [`Breach`], with the list of lines that leads to it as a replay.

mod breach;
mod knowledge;
mod law;
mod lists;
mod odds;
mod parts;
mod plan;
mod process;
mod saving;
mod scores;
mod siblings;
mod tally;
mod together;
mod walk;

pub use breach::Breach;
pub use law::{LAW_NAMES, LAWS, Law};
pub use plan::{Plan, Policy, by_weight, check, uniform};
pub use process::{digest, fresh_process, is_fresh_process};
pub use tally::{Counts, Tally};
pub use walk::{Finished, Thoroughness, check_game};

use std::hash::{DefaultHasher, Hasher};

use crate::{Actor, Game, Seat};

/// Tests that a game keeps the laws at the tables of a [`Plan`], also in a fresh process.
#[macro_export]
macro_rules! conformance {
    ($plan:expr) => {
        #[test]
        fn keeps_the_laws() {
            if let Err(breach) = $crate::conformance::check(&$plan) {
                panic!("{breach}");
            }
        }

        #[test]
        fn plays_alike_in_a_fresh_process() {
            let test = concat!(module_path!(), "::plays_alike_in_a_fresh_process");
            if let Err(breach) = $crate::conformance::fresh_process(&$plan, test) {
                panic!("{breach}");
            }
        }
    };
}

/// Equal, and equal to a search that goes by hashes.
fn alike<G: Game>(a: &G, b: &G) -> bool {
    let hash = |game: &G| {
        let mut hasher = DefaultHasher::new();
        game.hash(&mut hasher);
        hasher.finish()
    };
    a == b && hash(a) == hash(b)
}

/// Every actor of a table: its seats, then chance.
fn everybody(players: u8) -> impl Iterator<Item = Actor> {
    Seat::all(players).map(Actor::Seat).chain([Actor::Chance])
}
