//! Facts to be put into words.
//!
//! Rules name facts; they contain no sentence. A [`Saying`] is the key of a sentence in `lang/`
//! and the facts that fill it. Prompts, labels, log lines, refusals and score lines are all
//! sayings, so one translator serves them all.

use crate::Seat;

/// The most facts that one sentence holds.
pub const MAX_FACTS: usize = 4;

/// The key of a sentence and the facts that fill it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Saying {
    /// The sentence, as `lang/` knows it.
    pub key: &'static str,
    facts: [Option<(&'static str, Fact)>; MAX_FACTS],
}

/// One fact of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A term of the game's `words.toml`, as `group.id`: `follower.knight`.
    Word(&'static str),
    /// A count.
    Number(i32),
    /// A player.
    Seat(Seat),
}

impl Saying {
    /// A sentence without facts.
    pub const fn new(key: &'static str) -> Saying {
        Saying { key, facts: [None; MAX_FACTS] }
    }

    /// Adds a term of the game's `words.toml`.
    #[must_use]
    pub const fn word(self, name: &'static str, word: &'static str) -> Saying {
        self.with(name, Fact::Word(word))
    }

    /// Adds a count.
    #[must_use]
    pub const fn number(self, name: &'static str, number: i32) -> Saying {
        self.with(name, Fact::Number(number))
    }

    /// Adds a player.
    #[must_use]
    pub const fn seat(self, name: &'static str, seat: Seat) -> Saying {
        self.with(name, Fact::Seat(seat))
    }

    /// Adds a fact.
    ///
    /// # Panics
    /// If the sentence already has [`MAX_FACTS`] facts.
    #[must_use]
    pub const fn with(mut self, name: &'static str, fact: Fact) -> Saying {
        let mut free = 0;
        while self.facts[free].is_some() {
            free += 1;
        }
        self.facts[free] = Some((name, fact));
        self
    }

    /// The facts with their names, in the order they were added.
    pub fn facts(&self) -> impl Iterator<Item = (&'static str, Fact)> {
        self.facts.into_iter().flatten()
    }
}
