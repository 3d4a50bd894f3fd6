//! The log of the game, and the chat beside it.

use std::ops::Range;

use draw::piece::{icon, mark};
use kernel::saying::Fact;
use kernel::{AnyTold, Saying, Seat};
use lang::Arg;
use maud::{Markup, html};
use table::{Heard, Notice, Said};

use super::look::Look;
use super::{say, say_with};

/// How many lines of the log the page holds; those before are fetched when somebody asks for them.
const LINES: usize = 60;

/// The log and the chat, one behind the other.
pub fn log(look: &Look<'_>) -> Markup {
    let chats = look.room.chat().count();
    html! {
        section class="log panel" id="log" aria-label=(say(&look.speaker, "log")) {
            div class="tabs" role="tablist" aria-label=(say(&look.speaker, "log")) {
                a href="#log-lines" role="tab" data-tab="log" { (say(&look.speaker, "log")) }
                a href="#chat" role="tab" data-tab="chat" {
                    (say(&look.speaker, "chat"))
                    @if chats > 0 { " " span class="qty" { (chats) } }
                }
            }
            (lines(look, look.room.heard(look.viewer)))
            (chat(look))
        }
    }
}

/// The last lines of the log before this one, and the way to all others.
pub fn lines(look: &Look<'_>, end: usize) -> Markup {
    let first = end.saturating_sub(LINES);
    html! {
        ol class="lines" id="log-lines" role="log" tabindex="0" data-first=(first) {
            @if first > 0 { (earlier(look, first)) }
            @if look.room.taken_back() > 0 { li class="round" { (taken_back(look)) } }
            (told_lines(look, first..end))
        }
    }
}

/// The way to the lines before.
fn earlier(look: &Look<'_>, first: usize) -> Markup {
    let speaks_as = look.seat().map(|seat| format!("&as={seat}")).unwrap_or_default();
    html! {
        li class="earlier" id="earlier" {
            a href={ "/t/" (look.id) "/log?to=" (first) (speaks_as) } data-earlier { (say(&look.speaker, "earlier")) }
        }
    }
}

/// These lines of the log, with a heading where a round begins, and over the first of all shown.
pub fn told_lines(look: &Look<'_>, range: Range<usize>) -> Markup {
    let heard: Vec<Heard<'_>> =
        look.story().log(look.viewer).skip(range.start).take(range.len()).collect();
    let round = |place: usize| heard[place].progress.round;
    html! {
        @for (place, line) in heard.iter().enumerate() {
            @if place == 0 || round(place) != round(place - 1) { (heading(look, round(place))) }
            (entry(look, line.told, range.start + place))
        }
    }
}

/// How often a line was taken back past a draw or another's move: not in the log by itself, since
/// the log is of what stands.
pub fn taken_back(look: &Look<'_>) -> String {
    let times = Arg::Number(look.room.taken_back().into());
    say_with(&look.speaker, "taken-back", &[("n", times)])
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

/// A line of the log with its number: who, what, by which rule. The sentence leads to its cause,
/// where the rule stands too, so that the keyboard stops once a line.
fn entry(look: &Look<'_>, told: &AnyTold, number: usize) -> Markup {
    let key = look.room.table().title().info().key;
    let speaks_as = look.seat().map(|seat| format!("?as={seat}")).unwrap_or_default();
    html! {
        li {
            @match seat_of(&told.saying()) {
                Some(seat) => (mark(look.drawing.color(seat))),
                None => span {},
            }
            a class="why" href={ "/t/" (look.id) "/why/" (number) (speaks_as) } data-part
                title=(say(&look.speaker, "why")) { (look.speaker.event(&told.saying())) }
            a class="cite" href={ "/rules/" (key) "/" (told.rule()) } data-rule=(told.rule())
                tabindex="-1" { (told.rule()) }
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

/// The chat, and the way to say something if one may.
pub fn chat(look: &Look<'_>) -> Markup {
    html! {
        div class="chat" id="chat" {
            ol class="lines" role="log" {
                @for said in look.room.chat() {
                    (line(look, said))
                }
            }
            (chat_form(look))
        }
    }
}

/// A line of the chat: of a seat, of an onlooker, who is called one whatever name he takes, or of
/// the table itself, as nobody else can write.
fn line(look: &Look<'_>, said: &Said) -> Markup {
    let onlooker = say(&look.speaker, "onlooker");
    html! {
        @match (said.seat, said.notice) {
            (seat, Some(notice)) => li class="notice" {
                @if let Some(seat) = seat { (mark(look.drawing.color(seat))) } @else { (icon("help")) }
                em { (told(look, seat, notice)) }
            },
            (Some(seat), None) => li {
                (mark(look.drawing.color(seat)))
                span { b { (look.speaker.name(seat)) } " " (said.text) }
            },
            (None, None) => li {
                (icon("eye"))
                span {
                    b { (said.name) }
                    @if said.name != onlooker { " (" (onlooker) ")" }
                    " " (said.text)
                }
            },
        }
    }
}

/// What the table itself tells.
fn told(look: &Look<'_>, seat: Option<Seat>, notice: Notice) -> String {
    let who: Vec<_> = seat.map(|seat| ("who", Arg::Seat(seat))).into_iter().collect();
    match notice {
        Notice::NewKey => say_with(&look.speaker, "key-reissued", &who),
        Notice::TookBack => say_with(&look.speaker, "took-back", &who),
        Notice::NewerRules { lost } => {
            say_with(&look.speaker, "newer-rules", &[("n", Arg::Number(lost.into()))])
        }
    }
}

fn chat_form(look: &Look<'_>) -> Markup {
    if look.room.is_muted(look.seat()) && !look.opens.host {
        return html! { p class="lede" { (say(&look.speaker, "muted")) } };
    }
    html! {
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
