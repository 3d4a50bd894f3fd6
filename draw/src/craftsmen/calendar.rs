//! The calendar, the turn order and the order-change track.

use craftsmen::Action;
use craftsmen::model::pieces::{Phase, Season};
use kernel::names::Name;
use maud::{Markup, html};

use super::pieces::seal;
use super::seen::{Seen, color, numeral};
use crate::acts::cover;
use crate::piece;

/// Years of a game (CR-4.1).
const YEARS: u8 = 3;
/// Spaces of the order-change track (CR-13.3).
const SPACES: usize = 3;

/// The calendar, and who comes after whom.
pub(crate) fn calendar(seen: &Seen<'_>) -> Markup {
    html! {
        section class="calp panel" id="calendar" aria-label=(seen.word("piece.calendar"))
            data-about="piece.calendar" {
            (months(seen))
            (order(seen))
            @if seen.parts.table(seen.view.players).order_change { (change(seen)) }
        }
    }
}

fn months(seen: &Seen<'_>) -> Markup {
    html! {
        table class="cal" {
            tr {
                td {}
                @for season in Season::ALL {
                    th scope="col" title=(seen.tip(season.word())) {
                        (piece::named(&format!("s-{season}"), "", &seen.word(season.word())))
                    }
                }
                th class="w" title=(seen.text("draw-points-a-helper", &[])) {
                    (piece::named("wp-hammer", "", &seen.text("draw-points-a-helper", &[])))
                }
            }
            @for year in 1..=YEARS { (row(seen, year)) }
        }
    }
}

fn row(seen: &Seen<'_>, year: u8) -> Markup {
    html! {
        tr class=[(year == seen.view.year).then_some("cur")] {
            th scope="row" { (numeral(year.into())) }
            @for season in Season::ALL {
                @let when = (year, *season).cmp(&(seen.view.year, seen.view.season));
                td class=[time(seen, when)] aria-current=[when.is_eq().then_some("date")] { i {} }
            }
            td class="w" { (seen.parts.year(year).work_points) }
        }
    }
}

fn time(seen: &Seen<'_>, when: std::cmp::Ordering) -> Option<&'static str> {
    match when {
        std::cmp::Ordering::Less => Some("past"),
        std::cmp::Ordering::Equal if seen.view.phase == Phase::Over => Some("past"),
        std::cmp::Ordering::Equal => Some("now"),
        std::cmp::Ordering::Greater => None,
    }
}

fn order(seen: &Seen<'_>) -> Markup {
    html! {
        div class="ord" title=(seen.tip("track.turn_order")) data-about="track.turn_order" {
            span { (seen.text("draw-order", &[])) }
            ol {
                @for seat in &seen.view.order {
                    li id={ "order-" (color(*seat)) } { (seal(seen, *seat)) }
                }
            }
        }
    }
}

/// CR-13.3 — Who comes first next season.
fn change(seen: &Seen<'_>) -> Markup {
    let track = &seen.view.order_track;
    html! {
        div class="ord" title=(seen.tip("track.order_change")) data-about="track.order_change" {
            span { (seen.text("draw-next", &[])) " " (piece::cite("craftsmen", "CR-13.3")) }
            ol class="chg" id="order-change" {
                @for space in 0..SPACES {
                    li {
                        @match track.get(space) {
                            Some(seat) => (seal(seen, *seat)),
                            None => (space + 1),
                        }
                        @if space == track.len() {
                            (cover(seen.offer("draw-claim", &[], |action| action == Action::Order), "round"))
                        }
                    }
                }
            }
        }
    }
}
