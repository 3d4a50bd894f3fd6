//! The beneficial deeds (OR-13).

use std::sync::Arc;

use kernel::names::{Counts, Name};
use maud::{Markup, html};
use orleans::Action;
use orleans::model::components::DeedSlots;
use orleans::model::pieces::{CitizenSpace, Deed, FOLLOWERS, Follower};

use super::development::citizen_on;
use super::seen::Seen;
use super::token::{neutral, vacant};
use crate::acts::cover;
use crate::piece;

/// All deeds, the longest first.
pub(crate) fn deeds(seen: &Seen<'_>) -> Markup {
    let name = seen.word("piece.deeds_board");
    let mut deeds: Vec<Deed> = Deed::ALL.to_vec();
    deeds.sort_by_key(|deed| std::cmp::Reverse(slots(seen, *deed).all.count_ones()));
    html! {
        section class="deeds panel" id="deeds" aria-label=(name) {
            h2 {
                (name)
                small { (seen.text("draw-deeds-note", &[])) " " (piece::cite("orleans", "OR-13.4")) }
            }
            ol { @for deed in deeds { (deed_row(seen, deed)) } }
        }
    }
}

fn slots<'a>(seen: &'a Seen<'_>, deed: Deed) -> &'a DeedSlots {
    &seen.parts.deeds[deed.index()]
}

fn deed_row(seen: &Seen<'_>, deed: Deed) -> Markup {
    let id = format!("deed-{deed}");
    let filled = seen.view.deeds.get(&deed).copied().unwrap_or(Counts::EMPTY);
    let done = filled.total() == slots(seen, deed).all.count_ones();
    let class = match (done, seen.touched(&id)) {
        (true, true) => "deed done touched",
        (true, false) => "deed done",
        (false, true) => "deed touched",
        (false, false) => "deed",
    };
    html! {
        li class=(class) id=(id) data-about=(deed.word()) {
            h3 title=(seen.tip(deed.word())) { (short_name(seen, deed)) }
            (pay(seen, deed, done))
            span class="row" { (pips(seen, deed, &filled)) }
        }
    }
}

/// A name that fits half a column: without what all deeds have in common.
fn short_name(seen: &Seen<'_>, deed: Deed) -> Arc<str> {
    seen.text(&format!("draw-deed-{deed}"), &[])
}

/// What each follower earns, and the citizen for the last.
fn pay(seen: &Seen<'_>, deed: Deed, done: bool) -> Markup {
    let DeedSlots { coins, development, .. } = slots(seen, deed);
    html! {
        span class="pay" {
            @if done {
                (seen.text("draw-done", &[]))
            } @else {
                (piece::symbol("coin", "")) (coins)
                @if development.is_some() { "/" (piece::symbol("dp", "")) }
            }
            (citizen_on(seen, CitizenSpace::of_deed(deed)))
        }
    }
}

/// One pip for each slot: the followers that stand there, then those still wanted.
fn pips(seen: &Seen<'_>, deed: Deed, filled: &Counts<Follower, FOLLOWERS>) -> Markup {
    let wanted = slots(seen, deed).of.map(|bits| bits.count_ones() as u8);
    html! {
        @for kind in Follower::ALL {
            @for number in 0..wanted[kind.index()] {
                @if number < filled[*kind] {
                    span class="pp" { (neutral(seen, *kind, "pip")) }
                } @else {
                    (free_pip(seen, deed, *kind, number == filled[*kind]))
                }
            }
        }
    }
}

/// A free slot; the first of its kind may be chosen.
fn free_pip(seen: &Seen<'_>, deed: Deed, kind: Follower, first: bool) -> Markup {
    let serve = |action| first && action == Action::Serve(kind, deed);
    html! {
        span class="pp" {
            (vacant(seen, Some(kind), "pip"))
            (cover(seen.choice(&seen.word(deed.word()), serve), "round"))
        }
    }
}
