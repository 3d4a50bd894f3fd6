//! `guildhall protocol` — JSON lines.

use std::io::{self, Write};

use clap::Args;

use crate::failure::Failure;

/// Speak the engine protocol: JSON lines on standard input and output
///
/// One request a line, `{"id", "method", "params"}`; one answer a line. Methods: games, new,
/// status, legal, apply, undo, state, load, view, score, observe, bot, replay, replay_load, close.
/// Bots: apprentice, journeyman, master, grandmaster; random, busy, greedy, mcts:1000it,
/// net, net:400it.
#[derive(Args)]
#[command(after_help = "Example: echo '{\"id\":1,\"method\":\"games\"}' | guildhall protocol")]
pub(crate) struct Protocol {}

impl Protocol {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        Ok(protocol::serve(io::stdin().lock(), out)?)
    }
}
