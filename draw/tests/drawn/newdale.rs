//! What is particular about Newdale.

use kernel::names::Name;
use newdale::model::cards::Card;
use newdale::model::pieces::{Chapter, Sailor};
use newdale::model::spaces::Shared;

use crate::sample::{Sample, busy};

/// How games of Newdale are played: every chapter, alone and in company.
pub const SAMPLE: Sample = Sample {
    key: "newdale",
    players: &[4, 3, 2, 3, 1, 2, 4, 3, 2],
    options: |number| {
        let chapter = Chapter::ALL[number as usize % Chapter::ALL.len()];
        let planning = if number % 4 == 3 { "sequential" } else { "secret" };
        vec![("chapter", chapter.id().to_owned()), ("planning", planning.to_owned())]
    },
    choose: busy,
    enrich: |game| game,
    texts: || {
        let specials = Card::ALL.iter().filter(|card| card.is_special());
        let does = specials.map(|card| format!("draw-does-{}", card.kind()));
        let crew =
            [Sailor::Navigator, Sailor::WatchOfficer].map(|sailor| format!("draw-does-{sailor}"));
        let spaces = Shared::ALL.iter().map(|space| format!("draw-space-{space}"));
        let phases = ["i", "ii", "iii", "iv", "v", "vi"].map(|phase| format!("draw-phase-{phase}"));
        does.chain(crew).chain(spaces).chain(phases).collect()
    },
    games: 40,
    often: &["plan", "pay", "window", "produce", "cover", "build", "opening", "bonus", "discard"],
    kinds: &[
        "discard",
        "choose",
        "sell",
        "use",
        "play",
        "plan",
        "plan_area",
        "bridge",
        "build",
        "build_pool",
        "hire",
        "town",
        "town_toll",
        "area",
        "pay",
        "take_token",
        "good",
        "unlock",
        "keep",
        "develop",
        "sail",
        "assist",
        "cards",
        "feed",
        "chain",
        "run",
        "trade",
        "take_assistant",
    ],
};
