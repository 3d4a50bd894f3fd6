//! The options of the game (OR-21.4).

use kernel::options::{OptionKind, OptionSpec};

/// OR-21.4 — The names of the options and what they take.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "reduced_tiles", kind: OptionKind::Flag },
    OptionSpec { name: "sequential_planning", kind: OptionKind::Flag },
    OptionSpec { name: "promo_tiles", kind: OptionKind::Flag },
    OptionSpec { name: "start_seat", kind: OptionKind::Choice(&["random", "0", "1", "2", "3"]) },
];
