//! The options of the game (CR-23).

use kernel::options::{OptionKind, OptionSpec};

/// CR-23.1 — The names of the options and what they take.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "mayor_bid_uses_colour_sets", kind: OptionKind::Flag },
    OptionSpec { name: "winter_privilege_comparison", kind: OptionKind::Flag },
    OptionSpec { name: "investments_per_player_per_year", kind: OptionKind::Number(1, 2) },
    OptionSpec { name: "setup_exchanges_per_player", kind: OptionKind::Number(1, 2) },
    OptionSpec { name: "notary_peek_remainder_split", kind: OptionKind::Flag },
    OptionSpec { name: "granary_sale_always_pays", kind: OptionKind::Flag },
    OptionSpec { name: "capital_set_bonus_in_turn_order", kind: OptionKind::Flag },
];
