//! The chronicle of a campaign: what was played, who won, what comes next, and its story.

use draw::piece::icon;
use kernel::Seat;
use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};
use shelf::campaign::{Campaign, NextChapter, Played};

use super::look::Look;
use super::{say, say_with};
use crate::campaign::{before, now};

/// The way to the chronicle from the table; nothing at a table of a single game.
pub fn link(look: &Look<'_>) -> Markup {
    let chapter = before(look.room).and_then(|campaign| campaign.next());
    html! {
        @if let Some(next) = chapter {
            a class="tale-link panel" href={ "/t/" (look.id) "/campaign" } data-part {
                (icon("list"))
                span { (say(&look.speaker, "campaign")) ": " b { (chapter_name(look, next.chapter)) } }
            }
        }
    }
}

/// The chronicle on the page of a finished chapter; nothing at a table of a single game.
pub fn card(look: &Look<'_>) -> Markup {
    html! {
        @if let Some(content) = content(look) { article class="turn-card panel" { (content) } }
    }
}

/// The chronicle; none at a table of a single game.
pub fn content(look: &Look<'_>) -> Option<Markup> {
    let campaign = now(look.room)?;
    let played = campaign.played();
    Some(html! {
        div class="tale" {
            h3 { (say(&look.speaker, "campaign")) }
            @if !played.is_empty() { (results(look, &played)) (ahead(look, campaign.as_ref())) }
            @for (place, chapter) in played.iter().enumerate() {
                (told(look, chapter, place + 1 == played.len()))
            }
            @if let Some(next) = campaign.next() { (coming(look, &next)) }
        }
    })
}

/// The points of every chapter; a lost one does not count.
fn results(look: &Look<'_>, played: &[Played]) -> Markup {
    let seats: Vec<Seat> = Seat::all(look.room.chairs().len() as u8).collect();
    let counts = || played.iter().filter(|chapter| chapter.winner.is_some());
    let won = |seat: Seat| counts().filter(|chapter| chapter.winner == Some(seat)).count();
    let total = |seat: Seat| counts().map(|chapter| chapter.scores[seat.index()]).sum::<i32>();
    html! {
        table class="sc" {
            thead {
                tr {
                    th scope="col" { span class="sr" { (say(&look.speaker, "chapter")) } }
                    @for seat in &seats {
                        th scope="col" { (look.seal(*seat)) (look.speaker.name(*seat)) }
                    }
                }
            }
            tbody {
                @for chapter in played { (result(look, chapter)) }
                tr {
                    th scope="row" { (say(&look.speaker, "chapters-won")) }
                    @for seat in &seats { td { (won(*seat)) } }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (capitalized(&look.speaker.text("total", &[]))) }
                    @for seat in &seats { td { (total(*seat)) } }
                }
            }
        }
    }
}

fn result(look: &Look<'_>, chapter: &Played) -> Markup {
    let seats = Seat::all(chapter.scores.len() as u8);
    html! {
        tr {
            th scope="row" {
                (chapter_name(look, chapter.chapter))
                @if chapter.winner.is_none() { small { " " (say(&look.speaker, "chapter-lost")) } }
            }
            @for (seat, points) in seats.zip(&chapter.scores) {
                td class=[(chapter.winner == Some(seat)).then_some("best")] { (points) }
            }
        }
    }
}

/// Who is ahead, or has won the campaign.
fn ahead(look: &Look<'_>, campaign: &dyn Campaign) -> Markup {
    let names = look.names(campaign.leaders().into_iter());
    let id = if campaign.next().is_some() { "campaign-leads" } else { "campaign-over" };
    html! {
        @if !names.is_empty() { p { b { (look.speaker.text(id, &[("who", Arg::Text(&names))])) } } }
    }
}

/// What is told after a chapter; the last one lies open.
fn told(look: &Look<'_>, chapter: &Played, last: bool) -> Markup {
    let winner = chapter.winner.map(|seat| look.speaker.name(seat));
    html! {
        details open[last] {
            summary {
                b { (chapter_name(look, chapter.chapter)) }
                @if let Some(winner) = winner { " · " (winner) }
            }
            p { (look.speaker.text(&chapter.story, &[])) }
        }
    }
}

/// The chapter that is played or comes next, and what is told before it.
fn coming(look: &Look<'_>, next: &NextChapter) -> Markup {
    let name = chapter_name(look, next.chapter);
    let chapter = [("chapter", Arg::Text(&name))];
    html! {
        h4 {
            @if look.room.is_over() { (look.speaker.text("campaign-next", &chapter)) }
            @else { (say_with(&look.speaker, "chapter-now", &chapter)) }
        }
        @for story in &next.stories { p { (look.speaker.text(story, &[])) } }
    }
}

fn chapter_name(look: &Look<'_>, chapter: &str) -> String {
    capitalized(&look.speaker.word(chapter))
}
