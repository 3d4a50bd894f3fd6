//! What is particular about Craftsmen.

use craftsmen::model::pieces::{Class, Guild};
use kernel::names::Name;

use crate::sample::{Sample, busy};

/// How games of Craftsmen are played.
pub const SAMPLE: Sample = Sample {
    key: "craftsmen",
    players: &[3, 4, 2, 5],
    options: |number| vec![("notary_peek_remainder_split", number.is_multiple_of(3).to_string())],
    choose: busy,
    enrich: |game| game,
    texts: || {
        let parts = ["guild", "does", "privilege"];
        let guilds = Guild::ALL
            .iter()
            .flat_map(move |guild| parts.map(|part| format!("draw-{part}-{guild}")));
        let classes = Class::ALL.iter().map(|class| format!("draw-class-{class}"));
        let ends = ["left", "right"].map(|end| format!("draw-end-{end}"));
        guilds.chain(classes).chain(ends).collect()
    },
    games: 24,
    often: &["pay", "craft_step", "send", "helper_turn", "auction_bid", "fee", "banker_discard"],
    kinds: &[
        "swap",
        "place",
        "cover",
        "take",
        "take_both",
        "buy",
        "buy_good",
        "auction",
        "peek",
        "build",
        "build_privilege",
        "make",
        "exchange",
        "double",
        "token",
        "order",
        "show",
        "next",
        "bid",
        "to_icon",
        "to_fair",
        "to_granary",
        "to_ship",
        "pay",
        "pay_fair",
        "discard",
        "invest",
        "work",
    ],
};
