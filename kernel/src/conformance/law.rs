//! The laws by name.

use std::fmt;

macro_rules! laws {
    ($($law:ident $name:literal $says:literal)*) => {
        /// A law that every game keeps.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Law {
            $(#[doc = $says] $law,)*
        }

        /// Every law.
        pub const LAWS: &[Law] = &[$(Law::$law),*];

        /// The names of every law.
        pub const LAW_NAMES: &[&str] = &[$($name),*];

        impl Law {
            /// Its name, as rule examples cite it: `no-leak`.
            pub const fn name(self) -> &'static str {
                match self { $(Law::$law => $name,)* }
            }

            /// What it says, in one sentence.
            pub const fn says(self) -> &'static str {
                match self { $(Law::$law => $says,)* }
            }
        }
    };
}

laws! {
    SetUp "set-up" "Every number of players that the game names can be set up, no other can."
    Size "size" "An action takes at most eight bytes."
    NoPanic "no-panic" "Nothing that is listed as legal makes the game panic."
    Ends "ends" "Whoever is waited for can act, and every game comes to its end."
    Asked "asked" "Those the game waits for are asked and have options; nobody else is or has."
    Listed "listed-accepted" "Whatever is listed as legal is accepted."
    Unlisted "unlisted-refused" "Whatever is not listed as legal is refused."
    Untouched "refused-untouched" "A refused action leaves the state untouched."
    Order "order" "Options and outcomes are listed in the order of their index, each once."
    Index "index" "Every action has its own number, and every number below the game's size has its action."
    Notation "notation" "Every action is read back from its notation: one line, lower case."
    Json "json" "A state is read back from its JSON unchanged; views and events have a JSON form."
    Deterministic "deterministic" "The same options and actions give the same state, in any process."
    Odds "odds" "The outcomes with odds are the legal ones, each with a weight above zero."
    Deal "deal" "Dealt outcomes are listed and come as often as their odds say."
    Commutes "commutes" "Seats that decide together may answer in any order: the state is the same."
    Secret "secret" "An answer given together with others tells them nothing until all have answered."
    Snapshot "snapshot" "A game that was saved and restored goes on as if it had not been."
    NoLeak "no-leak" "States that a viewer cannot tell apart look, ask and refuse alike to it."
    Samples "samples" "States that a viewer cannot tell apart give it the same samples."
    Determinized "determinized" "A sampled state is a possible one and can be played to its end."
    Observation "observation" "An observation is written in full, with finite numbers."
    Parts "parts" "A part of an observation stays the same as long as its key does."
    Conservation "conservation" "Every component is counted after every line."
    ScoreSum "score-sum" "Every seat has a score, and it is the sum of its lines."
    Kinds "kinds" "Every question, outcome and event is of a kind that the game names."
}

impl Law {
    /// The law with this name.
    pub fn find(name: &str) -> Option<Law> {
        LAWS.iter().copied().find(|law| law.name() == name)
    }

    /// Holds the law to be broken unless `kept`.
    pub(super) fn holds(self, kept: bool, what: impl FnOnce() -> String) -> Verdict {
        if kept { Ok(()) } else { Err(self.broken(what())) }
    }

    /// Says that the law is broken.
    pub(super) fn broken(self, what: impl Into<String>) -> Broken {
        Broken { law: self, what: what.into() }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A law that one position breaks.
#[derive(Debug)]
pub(super) struct Broken {
    pub law: Law,
    pub what: String,
}

/// Whether a position keeps a law.
pub(super) type Verdict = Result<(), Broken>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_law_is_found_by_its_name() {
        for &law in LAWS {
            assert_eq!(Law::find(law.name()), Some(law));
        }
        assert_eq!(Law::find("gravity"), None);
    }
}
