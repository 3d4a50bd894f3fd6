//! Beside the title: the stages of the guild phase (CR-7.1) and the season (CR-4.1).

use craftsmen::model::pieces::{Guild, Phase, Season};
use craftsmen::model::snapshot::Stage;
use kernel::names::Name;
use lang::words::capitalized;
use maud::{Markup, html};

use super::seen::{Seen, numeral};
use crate::piece;

/// How far the guild phase has come.
pub(crate) fn phases(seen: &Seen<'_>) -> Markup {
    html! {
        ol class="phases" aria-label=(seen.plural("time.stage")) {
            @for guild in Guild::ALL {
                @let name = seen.text(&format!("draw-guild-{guild}"), &[]);
                @let number = numeral(guild.index() + 1);
                @if seen.stage() == Some(*guild) {
                    li aria-current="step" { (number) " " (name) }
                } @else {
                    li class=[is_over(seen, *guild).then_some("done")] title=(name) { (number) }
                }
            }
        }
    }
}

/// Whether the stage of a guild is over this season.
pub(crate) fn is_over(seen: &Seen<'_>, guild: Guild) -> bool {
    match (seen.view.stage, seen.stage()) {
        (_, Some(now)) => guild < now,
        (Some(Stage::After), None) => true,
        _ => matches!(seen.view.phase, Phase::End | Phase::YearChange | Phase::Over),
    }
}

/// The season and what it means.
pub(crate) fn season(seen: &Seen<'_>) -> Markup {
    let season = seen.view.season;
    let phase = format!("phase.{}", seen.view.phase);
    let now = match (season, seen.view.phase) {
        (Season::Winter, Phase::Guilds) => seen.text("draw-winter", &[]),
        _ => seen.word(&phase),
    };
    html! {
        span class="season" title=(seen.tip(season.word())) data-about=(season.word()) {
            (piece::symbol(&format!("s-{season}"), ""))
            b { (capitalized(&seen.word(season.word()))) }
            small { (now) }
        }
    }
}
