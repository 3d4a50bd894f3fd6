//! The goal of the chapter, beside the title (ND-9.4).

use std::sync::Arc;

use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};
use newdale::model::components::{Extra, SEA};
use newdale::model::pieces::Good;

use super::figure::symbol;
use super::seen::Seen;
use crate::piece;

/// The goods that are wanted, what they give, and how far one has come.
pub(crate) fn goal(seen: &Seen<'_>) -> Markup {
    let seat = seen.front();
    let held = worth(seen, seat);
    html! {
        a class="event goal" href="/rules/newdale/ND-9.4" data-rule="ND-9.4" title=(tip(seen, held)) {
            (piece::symbol("nd-goal", "i"))
            @for good in goods(seen) { (piece::named(&symbol(good), "good", &seen.word(good.word()))) }
            @for (coins, vp) in prizes(seen) {
                span class="lab" { b { (coins) } " → " (vp) }
            }
            span class="short" { b { (held) } "/" (prizes(seen)[0].0) }
        }
    }
}

/// The goods of the goal; grapes of all Vineyards look the same.
fn goods(seen: &Seen<'_>) -> Vec<Good> {
    let wanted = Good::ALL.iter().copied().filter(|good| seen.chapter().goal_goods.contains(*good));
    let mut goods: Vec<Good> = wanted.collect();
    goods.dedup_by_key(|good| good.word());
    goods
}

/// Coins and what they give: points, or in the solo game the chapter.
fn prizes(seen: &Seen<'_>) -> Vec<(u8, Arc<str>)> {
    if seen.table().players == 1 {
        return vec![(seen.chapter().solo.coins, solo(seen))];
    }
    let prize = |(coins, vp): (u8, u8)| (coins, seen.count("draw-vp", vp));
    seen.chapter().goal.map(prize).to_vec()
}

/// ND-11.2, ND-11.5 — What winning alone takes beside the goods: points, fists, a ship that is far
/// enough.
fn solo(seen: &Seen<'_>) -> Arc<str> {
    let goal = seen.chapter().solo;
    let ship = match (seen.has(Extra::Sailors), seen.has(Extra::Ships)) {
        (true, _) => SEA as i64 - 1,
        (false, true) => i64::from(seen.parts.coast.solo),
        (false, false) => 0,
    };
    let args = [
        ("vp", Arg::Number(goal.min_vp.into())),
        ("fists", Arg::Number(goal.min_fists.into())),
        ("ship", Arg::Number(ship)),
    ];
    seen.text("draw-solo-won", &args)
}

/// What a seat holds of the goods that are wanted, in coins.
pub(crate) fn worth(seen: &Seen<'_>, seat: kernel::Seat) -> u32 {
    seen.worth(seat, |good| seen.chapter().goal_goods.contains(good))
}

fn tip(seen: &Seen<'_>, held: u32) -> Arc<str> {
    let chapter = seen.table().options.chapter;
    let goods: Vec<String> =
        goods(seen).iter().map(|good| seen.word(good.word()).to_string()).collect();
    let prizes: Vec<String> =
        prizes(seen).iter().map(|(coins, vp)| format!("{coins} → {vp}")).collect();
    let name = format!("chapter.{}", chapter.id());
    let args = [
        ("chapter", Arg::Text(&seen.word(&name))),
        ("goods", Arg::Text(&goods.join(", "))),
        ("prizes", Arg::Text(&prizes.join("; "))),
        ("n", Arg::Number(held.into())),
    ];
    seen.text("draw-goal", &args)
}
