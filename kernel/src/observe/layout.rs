//! The layout of an observation: what its numbers mean, by name.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use crate::chance::hex;
use crate::{Action, GameInfo, Index};

/// A part of an observation whose numbers belong together, and how many they are. The name says
/// what they count and what is written as 1: `coins of 50`.
pub type Part = (&'static str, usize);

/// Parts that follow one another, once or for each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// What it is about.
    pub name: &'static str,
    /// How often it is written.
    pub times: usize,
    /// What it is made of.
    pub parts: &'static [Part],
}

impl Section {
    /// A section that is written once.
    pub const fn once(name: &'static str, parts: &'static [Part]) -> Section {
        Section { name, times: 1, parts }
    }

    /// A section that is written for each of so many seats.
    pub const fn each(name: &'static str, seats: usize, parts: &'static [Part]) -> Section {
        Section { name, times: seats, parts }
    }

    /// How many numbers it has each time.
    pub const fn len(&self) -> usize {
        let (mut sum, mut at) = (0, 0);
        while at < self.parts.len() {
            sum += self.parts[at].1;
            at += 1;
        }
        sum
    }

    /// Whether it has none.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// How many numbers an observation of this layout has.
pub const fn length(layout: &[Section]) -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < layout.len() {
        sum += layout[at].times * layout[at].len();
        at += 1;
    }
    sum
}

/// The hash of what a game's observation means: the names and lengths of its parts, and the names
/// of the questions in order. A ruling does not change it.
pub fn layout_hash(info: &GameInfo) -> String {
    let mut text = String::new();
    for section in info.layout {
        writeln!(text, "{} × {}", section.name, section.times).expect("a string takes it");
        for (name, len) in section.parts {
            writeln!(text, "{len} {name}").expect("a string takes it");
        }
    }
    info.asks.iter().for_each(|ask| writeln!(text, "ask {ask}").expect("a string takes it"));
    hash(&text)
}

/// The hash of an action index: how every decision is written, in order.
pub fn action_hash<A: Action>(actions: u32) -> String {
    let mut text = String::new();
    for action in (0..actions).map(Index::Decision).map(A::from_index) {
        let written = action.map(|action| action.to_string()).unwrap_or_default();
        writeln!(text, "{written}").expect("a string takes it");
    }
    hash(&text)
}

fn hash(text: &str) -> String {
    hex(&Sha256::digest(text)[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAYOUT: &[Section] = &[
        Section::once("table", &[("players of 4", 1), ("phase", 5)]),
        Section::each("seat", 3, &[("coins of 50", 1), ("goods of 10", 6)]),
    ];

    #[test]
    fn a_layout_is_as_long_as_its_parts() {
        assert_eq!((LAYOUT[0].len(), LAYOUT[1].len()), (6, 7));
        assert_eq!(length(LAYOUT), 6 + 3 * 7);
    }
}
