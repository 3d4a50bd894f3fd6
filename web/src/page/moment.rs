//! A moment of a finished game: the table after so many lines, and steps to the moments around it.

use draw::Scene;
use draw::piece::icon;
use kernel::{AnyGame, Seat, Turn};
use lang::Arg;
use maud::{Markup, html};

use super::bar::{menu, scores};
use super::lobby::title;
use super::look::Look;
use super::table::jump;
use super::{brand, log, say, say_with, tools};

/// The table after `at` lines of the list.
pub fn content(look: &Look<'_>, game: &dyn AnyGame, at: usize) -> Markup {
    let told = look.story().told(at.saturating_sub(1)..at, look.viewer);
    let last: Vec<String> = told.flat_map(|told| look.drawing.touched(told)).collect();
    let viewer = look.viewer;
    let scene =
        Scene { game, viewer, legal: &[], speaker: &look.speaker, last: &last, front: None };
    let areas = look.drawing.areas(&scene);
    html! {
        main id="table" {
            (bar(look, &scene, at))
            (steps(look, game, at))
            (areas.over)
            (areas.board)
            (areas.side)
            div class="aside" id="players" { (areas.seats) (lines(look, at)) }
            (areas.mat)
        }
        (jump(look))
    }
}

fn bar(look: &Look<'_>, scene: &Scene<'_>, at: usize) -> Markup {
    let progress = scene.game.progress();
    let round = [("n", Arg::Number(progress.round.into()))];
    html! {
        header class="bar" {
            (brand())
            div class="where" {
                h1 { (title(look.room.table().title().info(), &look.speaker)) }
                p {
                    (say_with(&look.speaker, "round", &round))
                    span class="phase" { " · " (look.speaker.phase(progress.phase)) }
                }
            }
            (look.drawing.headline(scene))
            (scores(look, &scene.game.score(), Some(at)))
            (tools(look.visitor.tongue, look.visitor.theme, &look.speaker, &menu(look)))
        }
    }
}

/// What was done, and the way to the moments before and after.
fn steps(look: &Look<'_>, game: &dyn AnyGame, at: usize) -> Markup {
    let end = look.room.table().list().len();
    let link = |at: usize| format!("/t/{}?at={at}", look.id);
    let args = [("n", Arg::Number(at as i64)), ("max", Arg::Number(end as i64))];
    html! {
        section class="prompt panel P-none" id="prompt" {
            div class="ask" {
                p { strong { (say_with(&look.speaker, "moment", &args)) } }
                p class="why" { (sentence(look, at)) }
            }
            div class="acts-row" {
                (ends(look, 0, "«", "to-start"))
                a class="btn" id="step-back" rel="prev" href=(link(at.saturating_sub(1)))
                    data-at=(at.saturating_sub(1)) {
                    (icon("prev")) span class="tool" { (say(&look.speaker, "step-back")) }
                }
                (slider(look, at, end))
                a class="btn" id="step-on" rel="next" href=(link((at + 1).min(end)))
                    data-at=((at + 1).min(end)) {
                    span class="tool" { (say(&look.speaker, "step-on")) } (icon("next"))
                }
                (ends(look, end, "»", "to-end"))
                button type="button" class="btn icon" id="play" aria-label=(say(&look.speaker, "play-replay")) { "▶" }
                details class="pop" id="moments" {
                    summary class="btn icon" aria-label=(say(&look.speaker, "kept")) { "☆" }
                    div class="menu" {
                        button type="button" id="keep" { (say(&look.speaker, "keep")) }
                        div id="kept" {}
                    }
                }
                a class="btn" href={ "/t/" (look.id) } { (say(&look.speaker, "result")) }
                @if game.turn() != Turn::Over { (branch(look, at)) }
            }
        }
    }
}

/// The first or the last moment.
fn ends(look: &Look<'_>, at: usize, sign: &str, text: &str) -> Markup {
    html! {
        a class="btn icon" href={ "/t/" (look.id) "?at=" (at) } data-at=(at)
            aria-label=(say(&look.speaker, text)) { (sign) }
    }
}

/// Every moment on one line; where rounds begin, for the keys that go by rounds.
fn slider(look: &Look<'_>, at: usize, end: usize) -> Markup {
    let rounds: Vec<usize> = look.room.curve().iter().map(|round| round.at).collect();
    let rounds = serde_json::to_string(&rounds).expect("numbers have a JSON form");
    html! {
        input type="range" id="moment" min="0" max=(end) value=(at) data-rounds=(rounds)
            aria-label=(say(&look.speaker, "moments"));
    }
}

/// The way on from here: a new table against bots, on the seat that is chosen.
fn branch(look: &Look<'_>, at: usize) -> Markup {
    html! {
        details class="pop" id="branch" {
            summary class="btn" { (icon("branch")) (say(&look.speaker, "branch")) (icon("down")) }
            form class="menu" method="post" action={ "/t/" (look.id) "/branch" } {
                input type="hidden" name="at" value=(at);
                p class="lede" { (say(&look.speaker, "branch-how")) }
                @for seat in Seat::all(look.room.chairs().len() as u8) {
                    button name="seat" value=(seat) {
                        (look.seal(seat))
                        (say_with(&look.speaker, "branch-as", &[("who", Arg::Seat(seat))]))
                    }
                }
            }
        }
    }
}

/// What the last line made happen, in words.
fn sentence(look: &Look<'_>, at: usize) -> String {
    let heard = look.story().told(at.saturating_sub(1)..at, look.viewer);
    heard.map(|told| look.speaker.event(&told.saying())).collect::<Vec<_>>().join(" ")
}

/// The log up to that moment.
fn lines(look: &Look<'_>, at: usize) -> Markup {
    let heard = look.story().told(0..at, look.viewer).count();
    html! {
        section class="log panel" id="log" aria-label=(say(&look.speaker, "log")) {
            (log::lines(look, heard))
        }
    }
}
