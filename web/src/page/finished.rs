//! The page of a finished game: who won, the score line by line, the curve round by round.

mod curve;

use draw::piece::icon;
use kernel::replay::{Commitment, Verified};
use kernel::{Actor, ScoreSheet, Seat};
use lang::Arg;
use maud::{Markup, html};
use table::RoundScores;

use super::lobby::title;
use super::log::{chat, taken_back};
use super::look::Look;
use super::{analysis, chronicle, mark, say, say_with, score};
use crate::campaign::Onward;

/// The content of the page.
pub fn content(look: &Look<'_>, rounds: &[RoundScores], verified: Option<&Verified>) -> Markup {
    let sheet = look.room.table().game().score();
    let again = again(look);
    html! {
        main class="ana" id="prompt" {
            (top(look, &analysis::button(look, "btn")))
            section class="breakdown panel" {
                h2 { (say(&look.speaker, "final-score")) }
                (score::table(look, &sheet))
                (score::goals(look, &sheet))
                h2 { (say(&look.speaker, "moments")) }
                div class="scroll" { (rounds_table(look, rounds)) }
                p { a href={ "/t/" (look.id) "/log" } data-part { (say(&look.speaker, "whole-log")) } }
            }
            section class="curves panel" {
                h2 { (say(&look.speaker, "curve")) small { (say(&look.speaker, "curve-how")) } }
                (curve::chart(look, rounds))
            }
            section class="turns" data-follow={ "/t/" (look.id) "/stream?again=true" }
                data-seen=(mark(&again.0)) data-into="again" {
                (chronicle::card(look))
                (proof(look, verified))
                (again)
            }
        }
    }
}

/// Who won, what was played, and the ways on from here.
pub fn top(look: &Look<'_>, ways: &Markup) -> Markup {
    let info = look.room.table().title().info();
    let sheet = look.room.table().game().score();
    let best = sheet.ranking().first().cloned().unwrap_or_default();
    let names = look.names(best.iter().copied());
    let id = match sheet.won {
        Some(true) => "goal-met",
        Some(false) => "goal-missed",
        None if best.len() > 1 => "wins-shared",
        None => "wins",
    };
    let lines = look.room.table().list();
    let moves = lines.iter().filter(|entry| entry.line.actor != Actor::Chance).count() as i64;
    html! {
        header class="ana-top" {
            h1 class="title" { (look.speaker.text(id, &[("who", Arg::Text(&names))])) }
            @if let Some(margin) = margin(look, &sheet) { p class="lede margin" { (margin) } }
            p class="lede" {
                (title(info, &look.speaker)) @if look.room.name() != info.title { ", " (look.room.name()) } " · "
                (say_with(&look.speaker, "moves", &[("n", Arg::Number(moves))]))
                @if look.room.taken_back() > 0 { " · " (taken_back(look)) }
            }
            div class="acts-row" {
                (ways)
                a class="btn" href={ "/t/" (look.id) "?at=" (lines.len()) } {
                    (icon("eye")) (say(&look.speaker, "final-board"))
                }
                a class="btn" href={ "/t/" (look.id) "/replay" } download {
                    (icon("download")) (say(&look.speaker, "replay"))
                }
            }
        }
    }
}

/// How narrow it was: the points between the first and the next, or that a tie-break decided.
fn margin(look: &Look<'_>, sheet: &ScoreSheet) -> Option<String> {
    if let Some(rival) = &sheet.rival {
        return Some(against(look, sheet.totals().first()? - rival.total));
    }
    let ranking = sheet.ranking();
    let [first, second, ..] = ranking.as_slice() else { return None };
    let total = |seats: &[Seat]| seats.first().map(|seat| sheet.seats[seat.index()].total);
    let ahead = total(first)? - total(second)?;
    let who = look.names(second.iter().copied());
    let text = if ahead == 0 { "margin-tie" } else { "margin" };
    let args = [("n", Arg::Number(ahead.into())), ("who", Arg::Text(&who))];
    Some(say_with(&look.speaker, text, &args))
}

/// How far ahead of a rival of the box, or behind him.
fn against(look: &Look<'_>, ahead: i32) -> String {
    let who = look.speaker.text("rival", &[]);
    let text = match ahead {
        1.. => "margin",
        0 => "margin-level",
        _ => "margin-behind",
    };
    let args = [("n", Arg::Number(ahead.abs().into())), ("who", Arg::Text(&who))];
    say_with(&look.speaker, text, &args)
}

fn proof(look: &Look<'_>, verified: Option<&Verified>) -> Markup {
    let seed = look.room.table().seed().map(|seed| seed.reveal()).unwrap_or_default();
    let hash = look.room.table().commitment().unwrap_or("–");
    html! {
        article class="turn-card panel" {
            header { b { @match verified {
                Some(Verified { commitment: Commitment::Ok, .. }) => (say(&look.speaker, "proof-ok")),
                Some(_) => (say(&look.speaker, "proof-none")),
                None => (say(&look.speaker, "proof-broken")),
            } } }
            @if look.room.table().commitment().is_some() { p { (say(&look.speaker, "proof-why")) } }
            dl {
                dt { (say(&look.speaker, "commitment")) } dd class="num" { (short(hash)) }
                dt { (say(&look.speaker, "seed")) } dd class="num" { (short(&seed)) }
            }
            p { a href={ "/t/" (look.id) "/verify" } data-part { (say(&look.speaker, "verify")) } }
        }
    }
}

/// What goes on after the game: the way to another one, and the chat. The stream sends it anew, so
/// that everybody sees who has begun.
pub fn again(look: &Look<'_>) -> Markup {
    let key = look.room.table().title().info().key;
    let sat = look.opens.host || !look.opens.seats.is_empty();
    let onward = Onward::of(look.room).id();
    html! {
        div id="again" {
            article class="turn-card panel" {
                header { b { (say(&look.speaker, "again")) } }
                @if sat { (rematch(look, onward)) }
                @else if let Some(next) = look.room.next() {
                    p { a href={ "/t/" (next) } { (say(&look.speaker, &format!("{onward}-watch"))) } }
                }
                p { a href={ "/?game=" (key) } { (say(&look.speaker, "to-the-lobby")) } }
            }
            article class="talk panel" {
                header { b { (say(&look.speaker, "chat")) } }
                (chat(look))
            }
        }
    }
}

fn rematch(look: &Look<'_>, onward: &str) -> Markup {
    let (why, does) = match look.room.next() {
        Some(_) => (format!("{onward}-begun"), format!("{onward}-join")),
        None => (format!("{onward}-how"), onward.to_owned()),
    };
    let chairs = look.room.chairs().len() as i64;
    html! {
        p { (say_with(&look.speaker, &why, &[("n", Arg::Number(chairs))])) }
        form id="rematch" method="post" action={ "/t/" (look.id) "/rematch" } {
            button class="btn go" { (icon("refresh")) (say(&look.speaker, &does)) }
        }
    }
}

/// The numbers of the curve, each row with the way to its moment.
fn rounds_table(look: &Look<'_>, rounds: &[RoundScores]) -> Markup {
    let players = rounds.first().map_or(0, |round| round.totals.len());
    html! {
        table class="sc rounds" {
            caption class="sr" { (say(&look.speaker, "curve")) }
            tbody {
                tr class="sr" {
                    td {}
                    @for seat in Seat::all(players as u8) { th scope="col" { (look.speaker.name(seat)) } }
                }
                @for round in rounds { (round_row(look, round)) }
            }
        }
    }
}

fn round_row(look: &Look<'_>, round: &RoundScores) -> Markup {
    let n = [("n", Arg::Number(round.round.into()))];
    let best = round.totals.iter().max();
    let level = round.totals.iter().min() == best;
    html! {
        tr {
            th scope="row" {
                a href={ "/t/" (look.id) "?at=" (round.at) } {
                    @if round.round == 0 { (say(&look.speaker, "set-up")) }
                    @else { (say_with(&look.speaker, "round", &n)) }
                }
            }
            @for total in &round.totals {
                td class=[(!level && Some(total) == best).then_some("lead")] { (total) }
            }
        }
    }
}

fn short(hash: &str) -> String {
    match (hash.get(..8), hash.get(hash.len().saturating_sub(8)..)) {
        (Some(head), Some(tail)) if hash.len() > 20 => format!("{head}…{tail}"),
        _ => hash.to_owned(),
    }
}
