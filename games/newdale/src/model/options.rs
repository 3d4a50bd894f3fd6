//! The options of the game (ND-2.17).

use kernel::names;
use kernel::names::Name;
use kernel::options::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

use super::SEATS;
use super::pieces::Chapter;

/// Variants agreed before set-up (ND-2.17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The chapter that is played.
    pub chapter: Chapter,
    /// Where chapter V starts.
    pub start_town: StartTown,
    /// How markers are placed (ND-3.3).
    pub planning: Planning,
    /// The seat that won the previous chapter; -1 for none (ND-10.4).
    pub previous_winner: i8,
}

names! {
    /// A start town of chapter V.
    pub enum StartTown in "start_town" {
        /// After chapter IVa.
        Creekside = "creekside",
        /// After chapter IVb.
        Thickthorn = "thickthorn",
    }
}

names! {
    /// How markers are placed (ND-3.3).
    pub enum Planning in "planning" {
        /// All at once, unseen.
        Secret = "secret",
        /// One after the other, openly.
        Sequential = "sequential",
    }
}

const MOST_SEAT: i64 = SEATS as i64 - 1;

/// ND-2.17 — The names of the options and what they take.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "chapter",
        kind: OptionKind::Choice(&[
            "i", "ii", "iiia", "iiib", "iva", "ivb", "v", "vi", "vii", "viii",
        ]),
    },
    OptionSpec { name: "start_town", kind: OptionKind::Choice(&["creekside", "thickthorn"]) },
    OptionSpec { name: "planning", kind: OptionKind::Choice(&["secret", "sequential"]) },
    OptionSpec { name: "previous_winner", kind: OptionKind::Number(-1, MOST_SEAT) },
];

impl Options {
    /// The winner of the previous chapter, if there was one.
    pub fn winner(&self) -> Option<kernel::Seat> {
        u8::try_from(self.previous_winner).ok().map(kernel::Seat)
    }

    /// The chapter's place in the component file.
    #[inline]
    pub fn chapter_index(&self) -> usize {
        self.chapter.index()
    }
}
