//! The log of the game, and the chat beside it.

use draw::piece::{cite, icon, mark};
use kernel::saying::Fact;
use kernel::{Saying, Seat};
use lang::Arg;
use maud::{Markup, html};
use table::Heard;

use super::look::Look;
use super::{say, say_with};

/// How many lines of the log the page holds.
const LINES: usize = 120;

/// The log and the chat, one behind the other.
pub fn log(look: &Look<'_>) -> Markup {
    let chats = look.room.chat().count();
    html! {
        section class="log panel" id="log" aria-label=(say(&look.speaker, "log")) {
            div class="tabs" role="tablist" {
                a href="#log-lines" role="tab" data-tab="log" { (say(&look.speaker, "log")) }
                a href="#chat" role="tab" data-tab="chat" {
                    (say(&look.speaker, "chat"))
                    @if chats > 0 { " " span class="qty" { (chats) } }
                }
            }
            (lines(look))
            (chat(look))
        }
    }
}

fn lines(look: &Look<'_>) -> Markup {
    let mut heard: Vec<Heard<'_>> = look.room.log(look.viewer).rev().take(LINES).collect();
    heard.reverse();
    let round = |place: usize| heard[place].progress.round;
    html! {
        ol class="lines" id="log-lines" role="log" tabindex="0" {
            @for (place, line) in heard.iter().enumerate() {
                @if place == 0 || round(place) != round(place - 1) { (heading(look, round(place))) }
                (entry(look, &line.told.saying, line.told.rule.0))
            }
        }
    }
}

fn heading(look: &Look<'_>, round: u32) -> Markup {
    let n = [("n", Arg::Number(round.into()))];
    html! {
        li class="round" {
            @if round == 0 { (say(&look.speaker, "set-up")) }
            @else { (say_with(&look.speaker, "round", &n)) }
        }
    }
}

/// A line of the log: who, what, by which rule.
pub fn entry(look: &Look<'_>, saying: &Saying, rule: &str) -> Markup {
    let key = look.room.table().title().info().key;
    html! {
        li {
            @match seat_of(saying) {
                Some(seat) => (mark(look.drawing.color(seat))),
                None => span {},
            }
            span { (look.speaker.event(saying)) }
            (cite(key, rule))
        }
    }
}

/// The player whom a line names first.
fn seat_of(saying: &Saying) -> Option<Seat> {
    saying.facts().find_map(|(_, fact)| match fact {
        Fact::Seat(seat) => Some(seat),
        Fact::Word(_) | Fact::Number(_) => None,
    })
}

fn chat(look: &Look<'_>) -> Markup {
    html! {
        div class="chat" id="chat" {
            ol class="lines" role="log" {
                @for said in look.room.chat() {
                    li {
                        @match said.seat {
                            Some(seat) => (mark(look.drawing.color(seat))),
                            None => (icon("eye")),
                        }
                        span {
                            b { @match said.seat {
                                Some(seat) => (look.speaker.name(seat)),
                                None => (said.name),
                            } }
                            " " (said.text)
                        }
                    }
                }
            }
            form method="post" action={ "/t/" (look.id) "/chat" } data-send="clear" {
                @if let Some(seat) = look.seat() {
                    input type="hidden" name="seat" value=(seat);
                }
                input id="chat-text" class="field" name="text" maxlength=(table::TEXT_MAX) required
                    autocomplete="off" aria-label=(say(&look.speaker, "chat-say"));
                button class="btn" { (say(&look.speaker, "send")) }
            }
        }
    }
}
