//! The bar of the table: where the game stands, who has how many points, the table's menu.

use std::time::Duration;

use draw::piece::icon;
use kernel::{ScoreSheet, Seat};
use lang::Arg;
use maud::{Markup, html};

use super::look::Look;
use super::{brand, say, say_with, tools};

/// The bar of the table.
pub fn bar(look: &Look<'_>, last: &[String]) -> Markup {
    let speaker = &look.speaker;
    let info = look.room.table().title().info();
    let progress = look.room.table().game().progress();
    let round = Arg::Number(progress.round.into());
    let title = speaker.word(&format!("game.{}", info.key));
    html! {
        header class="bar" {
            (brand())
            div class="where" {
                h1 { (title) }
                p {
                    @if progress.round > 0 { (say_with(speaker, "round", &[("n", round)])) }
                    span class="phase" {
                        @if progress.round > 0 { " · " } (speaker.phase(progress.phase))
                    }
                }
            }
            (look.drawing.headline(&look.scene(last)))
            (scores(look, &look.score(), None))
            (tools(look.visitor.tongue, look.visitor.theme, speaker, &menu(look)))
        }
    }
}

/// Everybody's points, now or at a moment of a finished game; each leads to the breakdown.
pub fn scores(look: &Look<'_>, sheet: &ScoreSheet, at: Option<usize>) -> Markup {
    let moment = at.map(|at| format!("?at={at}")).unwrap_or_default();
    let href = format!("/t/{}/score{moment}", look.id);
    html! {
        ol class="scores" aria-label=(say(&look.speaker, "points")) {
            @for (seat, score) in sheet.columns() { (chip(look, seat, score.total, &href)) }
        }
    }
}

fn chip(look: &Look<'_>, seat: Seat, total: i32, href: &str) -> Markup {
    let acts = if look.room.asked().contains(seat) { "acts" } else { "" };
    let args = [("who", Arg::Seat(seat)), ("n", Arg::Number(total.into()))];
    html! {
        li class={ "P-" (look.drawing.color(seat)) " " (acts) } {
            a href=(href) data-part aria-label=(say_with(&look.speaker, "score-of", &args)) {
                (look.seal(seat))
                span { (look.name(seat)) }
                @if let Some(left) = look.room.left(seat) { (clock(look, left)) }
                b { (total) }
            }
        }
    }
}

/// What a seat has left; the script counts on from there.
fn clock(look: &Look<'_>, left: Duration) -> Markup {
    let seconds = left.as_secs();
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    html! {
        time class="clock" data-left=(seconds) title=(say(&look.speaker, "time-left")) {
            @if hours > 0 { (hours) ":" (format!("{minutes:02}")) } @else { (minutes) }
            ":" (format!("{rest:02}"))
        }
    }
}

/// What can be done with the table itself.
pub fn menu(look: &Look<'_>) -> Markup {
    html! {
        a class="btn quiet icon" href={ "/t/" (look.id) "/seats" } data-part
            aria-label=(say(&look.speaker, "table-menu")) { (icon("menu")) }
    }
}
