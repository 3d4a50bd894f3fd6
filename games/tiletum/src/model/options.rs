//! The options of the game (TI-15.8).

use kernel::options::{OptionKind, OptionSpec};

/// TI-15.8 — The names of the options and what they take.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "first_game_layout", kind: OptionKind::Flag },
    OptionSpec { name: "solo_hard", kind: OptionKind::Flag },
    OptionSpec { name: "solo_deep_coffers", kind: OptionKind::Flag },
    OptionSpec { name: "solo_court_favour", kind: OptionKind::Flag },
];
