//! A broken law and the game that broke it.

use std::fmt;

use super::law::{Broken, Law};
use crate::replay::{Line, Replay};
use crate::{Actor, AnyGame, Erased, Game};

/// A broken law and the game that broke it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The law.
    pub law: Law,
    /// How many lines had been played.
    pub at_line: usize,
    /// What was found.
    pub what: String,
    /// The list so far as a replay; empty if no game was under way.
    pub replay: String,
}

impl Breach {
    /// Without a game under way.
    pub(super) fn outside(broken: Broken) -> Breach {
        Breach { law: broken.law, at_line: 0, what: broken.what, replay: String::new() }
    }

    /// After these lines of a game.
    pub(super) fn within<G: Game>(
        broken: Broken,
        start: &G,
        lines: &[(Actor, G::Action)],
    ) -> Breach {
        let replay = written(start, lines).to_string();
        Breach { law: broken.law, at_line: lines.len(), what: broken.what, replay }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Breach { law, at_line, what, replay } = self;
        write!(f, "law `{law}` is broken after {at_line} lines: {what}")?;
        write!(f, "\nthe law: {}", law.says())?;
        if replay.is_empty() { Ok(()) } else { write!(f, "\nthe list so far:\n{replay}") }
    }
}

impl std::error::Error for Breach {}

/// The replay of a list; one that begins elsewhere than at set-up holds the state it began with.
fn written<G: Game>(start: &G, lines: &[(Actor, G::Action)]) -> Replay {
    let erased = Erased(start.clone());
    let fresh = G::new(start.parts(), &start.options(), start.players());
    let mut replay = Replay::begin(&erased, None);
    replay.state = (fresh.as_ref() != Ok(start)).then(|| erased.state());
    let line = |&(actor, action): &(Actor, G::Action)| Line { actor, action: action.to_string() };
    replay.lines = lines.iter().map(line).collect();
    replay
}
