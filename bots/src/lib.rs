//! Players that are programs, and the simulator that lets them play.
//!
//! One player a file: [`Random`] takes any legal action, [`Busy`] prefers those that get
//! somewhere, [`Greedy`] completes its turn in the way that promises most points. A bot is named
//! by a [`BotSpec`]. None of them reads what its seat may not know: whatever depends on more
//! than the listed options is asked of a determinized state.
//!
//! [`sim()`] plays many games, [`bench()`] measures the engine, [`playout()`] is the loop under
//! both. [`Abilities`] is all of this in erased form, for clients that handle every game alike.

pub mod analysis;
pub mod arena;
pub mod bench;
mod bot;
mod busy;
mod erased;
mod greedy;
pub mod guided;
mod level;
pub mod nets;
mod playout;
pub mod puzzles;
mod random;
mod reason;
mod search;
pub mod sim;
mod spec;
mod stop;
pub mod tune;

pub use arena::arena;
pub use bench::bench;
pub use bot::{Bot, Choice, Considered, HINT_MOVES, Thinking};
pub use busy::Busy;
pub use erased::{Abilities, AnyBot};
pub use greedy::Greedy;
pub use guided::Learned;
pub use level::Level;
pub use playout::{Lines, playout};
pub use puzzles::puzzles;
pub use random::Random;
pub use search::{Budget, Mcts};
pub use sim::sim;
pub use spec::{BotError, BotSpec, HINT_TIME, MOVE_TIME, NetSpec};
pub use stop::Stop;
pub use tune::tune;

use kernel::{AnyParts, Game, StartError, Title, TitleOf};

/// A typed game, started from what a client knows of it.
///
/// # Errors
/// If the rules know no such table.
pub fn start<G: Game>(
    parts: AnyParts,
    options: &[(String, String)],
    players: u8,
) -> Result<G, StartError> {
    let game = TitleOf::<G>::NEW.start(parts, options, players)?;
    Ok(game.as_any().downcast_ref::<G>().expect("a title starts its own game").clone())
}
