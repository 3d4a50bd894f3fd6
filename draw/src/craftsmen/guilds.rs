//! The six guilds in the order of their stages: the strip is also the clock.

use craftsmen::model::pieces::Guild;
use kernel::names::Name;
use maud::{Markup, html};

use super::seen::{Seen, numeral};
use super::{calendar, fields, phases};
use crate::piece;

/// The calendar and the guilds.
pub(crate) fn guilds(seen: &Seen<'_>) -> Markup {
    html! {
        section class="guilds" id="guilds" aria-label=(seen.plural("guild.guild")) {
            (calendar::calendar(seen))
            ol class="strip panel" {
                @for guild in Guild::ALL { (one(seen, *guild)) }
            }
        }
    }
}

fn one(seen: &Seen<'_>, guild: Guild) -> Markup {
    html! {
        li class={ "guild " (state(seen, guild)) } id={ "guild-" (guild) }
            title=(seen.tip(guild.word())) data-about=(guild.word()) {
            h3 {
                i { (numeral(guild.index() + 1)) }
                (seen.text(&format!("draw-guild-{guild}"), &[]))
                @if phases::is_over(seen, guild) {
                    (piece::named("i-check", "tick", &seen.text("draw-done", &[])))
                }
            }
            (piece::symbol(&format!("gd-{guild}"), "ill"))
            (fields::queue(seen, guild))
            p class="does" { (does(seen, guild)) }
            p class="pr" {
                @if guild != Guild::TownHall { (piece::symbol("f-star", "")) }
                span { (seen.text(&format!("draw-privilege-{guild}"), &[])) }
            }
        }
    }
}

/// Over, acted in by the viewer, acted in by somebody else, or to come.
fn state(seen: &Seen<'_>, guild: Guild) -> &'static str {
    match seen.stage() {
        Some(now) if now == guild && seen.asked() => "now",
        Some(now) if now == guild => "open",
        _ if phases::is_over(seen, guild) => "done",
        _ => "",
    }
}

/// What a helper does there.
fn does(seen: &Seen<'_>, guild: Guild) -> std::sync::Arc<str> {
    let n = match guild {
        Guild::Bankers => seen.parts.numbers.banker_cards_gained,
        Guild::Craftsmen => seen.parts.year(seen.view.year).work_points,
        _ => 0,
    };
    // CR-18.6 — Two players do not choose their order.
    if guild == Guild::TownHall && seen.everybody().count() == 2 {
        return seen.text("draw-does-town_hall-two", &[]);
    }
    seen.count(&format!("draw-does-{guild}"), n)
}
