//! The analysis of a finished game: what could be expected when, what turned it, what was luck,
//! and where every point came from. While it is made, how far it has come.

mod course;
mod curves;
mod luck;
mod sources;
mod turns;

use bots::analysis::Analysis;
use draw::guild_master;
use draw::piece::icon;
use kernel::Seat;
use lang::Arg;
use maud::{Markup, html};

use super::look::Look;
use super::{finished, say, say_with};
use crate::analyses::Stage;
use course::Course;

/// The content of the page.
pub fn content(look: &Look<'_>, stage: Option<&Stage>) -> Markup {
    html! {
        main class="ana" id="prompt" {
            (finished::top(look, &ways(look)))
            (fragment(look, stage))
        }
    }
}

/// What the stream sends anew until nothing more will come.
pub fn fragment(look: &Look<'_>, stage: Option<&Stage>) -> Markup {
    let inner = match stage {
        None => ask(look, "analysis-how"),
        Some(Stage::Waits) => making(look, &say(&look.speaker, "analysis-waits"), None),
        Some(Stage::Runs(done, all)) => runs(look, *done, *all),
        Some(Stage::Done(analysis)) => parts(look, analysis),
        Some(Stage::Failed) => ask(look, "analysis-failed"),
    };
    let goes_on = stage.is_some_and(|stage| !stage.is_last());
    let from = goes_on.then(|| format!("/t/{}/analysis/stream", look.id));
    html! {
        div id="analysis" data-follow=[from] data-into="analysis" { (inner) }
    }
}

/// The button that begins it, or leads to it.
pub fn button(look: &Look<'_>, class: &str) -> Markup {
    html! {
        form id="analyze" method="post" action={ "/t/" (look.id) "/analysis" } {
            button class=(class) { (icon("hint")) (say(&look.speaker, "analyze")) }
        }
    }
}

fn ways(look: &Look<'_>) -> Markup {
    html! {
        a class="btn" id="to-result" href={ "/t/" (look.id) } {
            (icon("prev")) (say(&look.speaker, "result"))
        }
    }
}

fn ask(look: &Look<'_>, why: &str) -> Markup {
    html! {
        section class="state" {
            b { (say(&look.speaker, "analysis")) }
            p { (say(&look.speaker, why)) }
            (button(look, "btn go"))
        }
    }
}

fn runs(look: &Look<'_>, done: usize, all: usize) -> Markup {
    let args = [("n", Arg::Number(done as i64)), ("max", Arg::Number(all as i64))];
    making(look, &say_with(&look.speaker, "analysis-runs", &args), Some((done, all)))
}

fn making(look: &Look<'_>, how_far: &str, parts: Option<(usize, usize)>) -> Markup {
    let (done, all) = (parts.map(|(done, _)| done), parts.map(|(_, all)| all));
    html! {
        section class="state" role="status" {
            b { (say(&look.speaker, "analysis-making")) }
            progress value=[done] max=[all] aria-label=(say(&look.speaker, "analysis")) {}
            p { (how_far) }
            noscript { p { a href={ "/t/" (look.id) "/analysis" } { (say(&look.speaker, "look-again")) } } }
        }
    }
}

fn parts(look: &Look<'_>, analysis: &Analysis) -> Markup {
    let sheet = look.room.table().game().score();
    let course = Course::of(analysis);
    let losses = turns::in_order(analysis);
    let places: Vec<f64> = losses.iter().map(|loss| course.place(loss.line)).collect();
    html! {
        section class="breakdown panel" {
            h2 { (say(&look.speaker, "sources")) }
            (sources::table(look, &sheet))
            (luck::part(look, analysis))
        }
        (curves::panel(look, &course, &sheet, &places))
        section class="turns" {
            (mistakes(look, analysis))
            (turns::cards(look, &losses, curves::is_solo(&sheet)))
        }
    }
}

/// The way through one's own turning points.
fn mistakes(look: &Look<'_>, analysis: &Analysis) -> Markup {
    let own = |seat: Seat| analysis.mistakes.iter().filter(move |loss| loss.seat == seat).count();
    let seat = look.opens.seats.first().copied().filter(|seat| own(*seat) > 0);
    html! {
        @if let Some(seat) = seat {
            article class="turn-card panel learn-from" {
                (guild_master())
                p { (say_with(&look.speaker, "mistakes-how", &[("n", Arg::Number(own(seat) as i64))])) }
                a class="btn go" id="mistakes" href={ "/t/" (look.id) "/mistakes?as=" (seat) } {
                    (say(&look.speaker, "mistakes"))
                }
            }
        }
    }
}
