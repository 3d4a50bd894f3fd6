//! What is particular about Tiletum.

use kernel::names::Name;
use tiletum::model::pieces::Act;

use crate::sample::{Sample, busy};

/// How games of Tiletum are played.
pub const SAMPLE: Sample = Sample {
    key: "tiletum",
    players: &[2, 3, 4, 1],
    options: |number| vec![("first_game_layout", number.is_multiple_of(3).to_string())],
    choose: busy,
    enrich: |game| game,
    texts: || {
        let acts = Act::ALL.iter().map(|act| format!("draw-act-{act}"));
        let open = FRAMES.iter().map(|ask| format!("draw-open-{ask}"));
        let kinds = Act::ALL.iter().map(|act| format!("draw-kind-{act}"));
        acts.chain(open).chain(kinds).collect()
    },
    games: 28,
    often: &["choose_die", "merchant", "architect", "character", "contract", "task"],
    kinds: &[
        "die",
        "die_changed",
        "tile_take",
        "tile_leave",
        "recolor",
        "action",
        "walk",
        "house",
        "pillar",
        "pick",
        "character",
        "refresh",
        "lodge",
        "contract",
        "swap",
        "trade",
        "fulfil",
        "crest",
        "helper",
        "cathedral",
        "with",
        "gain",
        "trigger",
        "bonus",
        "king_take",
        "king_discard",
    ],
};

/// Open choices that have a name of their own.
const FRAMES: [&str; 10] = [
    "name-action",
    "identical",
    "any-goods",
    "reward-house",
    "reward-pillar",
    "reward-move",
    "building-trigger",
    "free-steps",
    "refill",
    "refresh",
];
