//! `GET /t/{table}/seats` — who sits where, and what host and players can do about it.

use axum::extract::{Path, State};
use axum::response::Response;
use draw::piece::icon;
use kernel::{Seat, Viewer};
use lang::Tongue;
use maud::{Markup, html};
use store::{Grant, GrantKind};
use table::{Chair, Sitter};

use super::part;
use crate::access::{opens, seat_of};
use crate::app::App;
use crate::fault::Fault;
use crate::page::look::Look;
use crate::page::prompt::kind_of;
use crate::page::{coach, next_theme, qr, rival, say};
use crate::tables::STAND_IN;
use crate::visitor::Visitor;

/// The table's menu.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let shown = app.tables().get(&id).await?.shown();
    let opens = opens(&app, &visitor, &id, &shown.room).await?;
    let look = Look::new(&id, &shown.room, Viewer::Onlooker, &opens, &visitor);
    let look = look.ok_or_else(Fault::no_page)?;
    let keys = keys(&app, &look).await?;
    let title = say(&look.speaker, "table-menu");
    let content = html! {
        h3 { (shown.room.name()) }
        ul class="votes" {
            @for seat in Seat::all(shown.room.chairs().len() as u8) { (row(&look, seat, &keys)) }
        }
        (invite(&app, &look))
        @if opens.host { (host(&look)) }
        (settings(&look))
        (promise(&look))
        p { a href="/" { (say(&look.speaker, "to-the-lobby")) } }
    };
    Ok(part(&visitor, &title, &content))
}

/// The hash of what the game is dealt from, for whoever wants to check the deal at the end.
fn promise(look: &Look<'_>) -> Markup {
    /// So many digits stay together where a narrow screen breaks the line.
    const TOGETHER: usize = 8;
    let Some(hash) = look.room.table().commitment() else { return html! {} };
    let parts = hash.as_bytes().chunks(TOGETHER).map(String::from_utf8_lossy);
    html! {
        section {
            h3 { (say(&look.speaker, "proof")) }
            p { (say(&look.speaker, "promise")) }
            p class="num" id="commitment" { @for part in parts { (part) wbr; } }
        }
    }
}

/// Every key to the visitor's own seats, as it is stored.
async fn keys(app: &App, look: &Look<'_>) -> Result<Vec<Grant>, Fault> {
    if look.opens.seats.is_empty() || look.visitor.has_token() {
        return Ok(Vec::new());
    }
    let mine = |grant: &Grant| {
        seat_of(grant, look.room).is_some_and(|seat| look.opens.seats.contains(&seat))
    };
    let mut keys = app.tables().store().grants(look.id).await?;
    keys.retain(mine);
    keys.sort_by_key(|grant| grant.made);
    Ok(keys)
}

/// The keys to one of the visitor's seats, each with the way to take it away.
fn key_list(look: &Look<'_>, seat: Seat, keys: &[Grant]) -> Markup {
    let own = look.visitor.hashes(look.id);
    let here = |grant: &Grant| own.contains(&grant.hash);
    let kind = |grant: &Grant| match grant.kind {
        _ if here(grant) => "key-this",
        GrantKind::Key => "key-key",
        GrantKind::Link => "key-link",
        GrantKind::Token => "key-token",
    };
    let keys: Vec<&Grant> =
        keys.iter().filter(|grant| seat_of(grant, look.room) == Some(seat)).collect();
    html! {
        details class="keys" {
            summary { (say(&look.speaker, "keys")) " " span class="qty" { (keys.len()) } }
            ul {
                @for grant in keys {
                    li {
                        form class="acts-row" method="post" action={ "/t/" (look.id) "/seat" } {
                            input type="hidden" name="seat" value=(seat);
                            input type="hidden" name="key" value=(grant.hash);
                            span { (say(&look.speaker, kind(grant))) }
                            @if !here(grant) { (button(look, "revoke", "do-revoke")) }
                        }
                    }
                }
            }
        }
    }
}

fn row(look: &Look<'_>, seat: Seat, keys: &[Grant]) -> Markup {
    let chair = &look.room.chairs()[seat.index()];
    let mine = look.opens.seats.contains(&seat);
    let hosted = look.opens.host && !mine;
    html! {
        li {
            (look.seal(seat)) b { (look.speaker.name(seat)) } span { (kind_of(look, seat)) }
            form class="acts-row" method="post" action={ "/t/" (look.id) "/seat" } {
                input type="hidden" name="seat" value=(seat);
                @if chair.sitter == Sitter::Open { (take(look)) }
                @if mine || look.opens.host { (bot(look, chair, hosted)) }
                @if mine { (button(look, "link", "do-link")) (button(look, "token", "do-token")) }
                @if hosted && chair.sitter == Sitter::Person { (button(look, "link", "do-link")) }
                @if hosted && chair.sitter != Sitter::Open { (button(look, "open", "do-open")) }
            }
            @if mine { (turn_back(look, seat)) }
            @if hosted && chair.sitter == Sitter::Person { (word(look, Some(seat))) }
            @if mine { (coach::switch(look, seat)) }
            @if mine && !keys.is_empty() { (key_list(look, seat, keys)) }
        }
    }
}

fn button(look: &Look<'_>, what: &str, text: &str) -> Markup {
    html! { button class="btn" name="do" value=(what) { (say(&look.speaker, text)) } }
}

/// The way back to the beginning of a turn, where there is something to take back.
fn turn_back(look: &Look<'_>, seat: Seat) -> Markup {
    let ends = look.room.is_over() || look.room.is_closed();
    html! {
        @if !ends && look.room.table().may_undo(seat).is_ok() {
            form class="acts-row" method="post" action={ "/t/" (look.id) "/undo" } {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="revision" value=(look.room.revision(Viewer::Seat(seat)));
                input type="hidden" name="turn" value="true";
                button class="btn" { (icon("undo")) (say(&look.speaker, "undo-turn")) }
            }
        }
    }
}

/// The way to an open seat.
fn take(look: &Look<'_>) -> Markup {
    html! {
        input class="field" name="name" value=(look.visitor.name) maxlength="40"
            aria-label=(say(&look.speaker, "name"));
        (button(look, "take", "do-take"))
    }
}

/// The bot that plays here, or that is to play: for a while, or, if the host says so, for good.
fn bot(look: &Look<'_>, chair: &Chair, hosted: bool) -> Markup {
    let away = chair.stand_in.is_some();
    html! {
        @if !look.room.is_over() && !look.room.is_closed() {
            (rival::levels("bot", rival::level_at(chair).unwrap_or(STAND_IN), &look.speaker))
            @match &chair.sitter {
                Sitter::Person => {
                    @if !hosted { (may_agree(look, chair)) }
                    (button(look, "away", if away { "do-other" } else { "do-away" }))
                    @if away { (button(look, "back", "do-back")) }
                    @if hosted { (button(look, "bot", "do-bot")) }
                },
                Sitter::Bot(_) => { (button(look, "bot", "do-other")) },
                Sitter::Open => { (button(look, "open", "do-other")) },
            }
        }
    }
}

/// Whether the bot may agree to take-backs: only the person himself is asked.
fn may_agree(look: &Look<'_>, chair: &Chair) -> Markup {
    html! {
        label {
            input type="checkbox" name="agrees" value="true" checked[chair.agrees];
            " " (say(&look.speaker, "may-agree"))
        }
    }
}

fn invite(app: &App, look: &Look<'_>) -> Markup {
    let open = look.room.chairs().iter().any(|chair| chair.sitter == Sitter::Open);
    let link = format!("{}/j/{}", app.config().link(), look.id);
    html! {
        @if open {
            section class="joinbox" {
                (qr::code(&link))
                div {
                    h3 { (say(&look.speaker, "join-table")) }
                    code { (link.trim_start_matches("http://")) }
                    button class="btn" type="button" data-copy=(link) {
                        (icon("link")) (say(&look.speaker, "copy-link"))
                    }
                }
            }
        }
    }
}

/// What only the host can do with the table.
fn host(look: &Look<'_>) -> Markup {
    let closes = !look.room.is_over() && !look.room.is_closed();
    html! {
        div class="acts-row" {
            (word(look, None))
            @if closes {
                form method="post" action={ "/t/" (look.id) "/close" } {
                    button class="btn" { (icon("close")) (say(&look.speaker, "close-table")) }
                }
            }
            a class="btn" href={ "/t/" (look.id) "/delete" } data-part {
                (icon("close")) (say(&look.speaker, "delete-table"))
            }
        }
    }
}

/// The host takes the word from a seat, or from all onlookers, and gives it back.
fn word(look: &Look<'_>, seat: Option<Seat>) -> Markup {
    let muted = look.room.is_muted(seat);
    let text = match (seat.is_some(), muted) {
        (true, false) => "mute",
        (true, true) => "unmute",
        (false, false) => "mute-onlookers",
        (false, true) => "unmute-onlookers",
    };
    html! {
        form method="post" action={ "/t/" (look.id) "/mute" } {
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
            button class="btn" name="yes" value=(!muted) { (say(&look.speaker, text)) }
        }
    }
}

/// Language, theme and help, where the bar of a phone has no room for them.
fn settings(look: &Look<'_>) -> Markup {
    let visitor = look.visitor;
    html! {
        section class="phone-only" {
            h3 { (say(&look.speaker, "settings")) }
            div class="acts-row" {
                form class="acts-row" method="post" action="/settings" {
                    (back(look))
                    @for tongue in Tongue::ALL {
                        button class="btn" name="lang" value=(tongue) lang=(tongue)
                            aria-pressed=(tongue == visitor.tongue) { (tongue.name()) }
                    }
                }
                form method="post" action="/settings" {
                    (back(look))
                    button class="btn" name="theme" value=(next_theme(visitor.theme)) {
                        (icon("theme")) (say(&look.speaker, "theme"))
                    }
                }
                a class="btn" href="/help" data-part { (icon("help")) (say(&look.speaker, "help")) }
            }
        }
    }
}

fn back(look: &Look<'_>) -> Markup {
    html! { input type="hidden" name="back" value={ "/t/" (look.id) }; }
}
