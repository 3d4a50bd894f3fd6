//! The coach at a real table: a word about the last turn, what matters now, and his switch.

use axum::response::Html;
use bots::analysis::Loss;
use draw::guild_master;
use draw::piece::icon;
use kernel::{Actor, AnyGame, ScoreLine, Seat};
use lang::{Arg, Speaker};
use lessons::Seen;
use maud::{Markup, html};
use table::Room;

use super::learn::desk::Desk;
use super::look::Look;
use super::number::decimal;
use super::{say, say_with};

/// A longer turn is judged by its last decisions.
const DECISIONS: usize = 4;

/// The lines of the seat's last turn at which it had a choice, once that is over: somebody else has
/// spoken since, or nobody asks the seat on. None before.
pub fn last_turn(room: &Room, seat: Seat) -> Vec<usize> {
    let list = room.table().list();
    let own = |line: &usize| list[*line].line.actor == Actor::Seat(seat);
    let Some(last) = (0..list.len()).rev().find(own) else { return Vec::new() };
    let goes_on = last + 1 == list.len() && room.asked().contains(seat);
    if goes_on {
        return Vec::new();
    }
    let together = |line: &usize| list[*line].progress() == list[last].progress();
    let mut turn: Vec<usize> =
        (0..=last).rev().take_while(together).take_while(own).take(DECISIONS).collect();
    turn.reverse();
    turn
}

/// Where the script asks for a word about the last turn; it fills what it gets in here.
pub fn place(look: &Look<'_>) -> Markup {
    let turn = look.seat().filter(|seat| look.room.has_coach(*seat));
    let turn = turn.and_then(|seat| Some((seat, *last_turn(look.room, seat).last()?)));
    html! {
        @if let Some((seat, line)) = turn.filter(|_| !look.room.is_over()) {
            div class="coach-word" id="coach-word" data-line=(line)
                data-coach={ "/t/" (look.id) "/coach?as=" (seat) } {
                noscript {
                    a href={ "/t/" (look.id) "/coach?as=" (seat) } { (say(&look.speaker, "coach-ask")) }
                }
            }
        }
    }
}

/// The way to what matters now.
pub fn button(look: &Look<'_>, seat: Seat) -> Markup {
    html! {
        @if look.room.has_coach(seat) && !look.legal.is_empty() {
            a class="btn" id="matters" href={ "/t/" (look.id) "/coach/now?as=" (seat) } data-part {
                (icon("eye")) span class="tool" { (say(&look.speaker, "coach-now")) }
            }
        }
    }
}

/// The switch of a seat, in the table's menu, and whom the coach waits for.
pub fn switch(look: &Look<'_>, seat: Seat) -> Markup {
    let wanted = look.room.wants_coach(seat);
    let waits: Vec<Seat> = look.room.coach_waits_for();
    let names = look.names(waits.iter().copied());
    let open = !look.room.is_over() && !look.room.is_closed();
    html! {
        @if open {
            form class="acts-row coach-switch" method="post" action={ "/t/" (look.id) "/coach" } {
                input type="hidden" name="seat" value=(seat);
                button class="btn" name="yes" value=(!wanted) aria-pressed=(wanted) {
                    (say(&look.speaker, if wanted { "coach-off" } else { "coach-on" }))
                }
                small {
                    @if wanted && !waits.is_empty() {
                        (say_with(&look.speaker, "coach-waits", &[("who", Arg::Text(&names))]))
                    } @else { (say(&look.speaker, "coach-how")) }
                }
            }
        }
    }
}

/// A word about the last turn: what it gave away, what was better, the board, the way back.
pub fn word(look: &Look<'_>, seat: Seat, loss: Option<&Loss>) -> Markup {
    html! {
        @if let Some(loss) = loss {
            div class="coach-says" data-loss {
                (guild_master())
                p { (said(&look.speaker, look.room, loss)) }
                div class="acts-row" {
                    a class="btn" id="coach-board" href={ "/t/" (look.id) "/coach/board?as=" (seat) } {
                        (icon("eye")) (say(&look.speaker, "coach-board"))
                    }
                    (take_back(look, seat))
                }
            }
        } @else {
            p class="coach-well" { (say(&look.speaker, "coach-well")) }
        }
    }
}

/// What was given away, and by what.
fn said(speaker: &Speaker, room: &Room, loss: &Loss) -> String {
    let game = room.table().game();
    let in_words = |notation: &String| {
        game.label_of(notation).map_or_else(|| notation.clone(), |label| speaker.label(&label))
    };
    let (played, better) = (in_words(&loss.played), in_words(&loss.better));
    let points = decimal(speaker, loss.points);
    let args = [
        ("points", Arg::Text(&points)),
        ("played", Arg::Text(&played)),
        ("better", Arg::Text(&better)),
    ];
    say_with(speaker, "coach-cost", &args)
}

/// The way back, where the rules of undo allow it: one's own last line, or beyond it if nobody else
/// has to agree.
fn take_back(look: &Look<'_>, seat: Seat) -> Markup {
    let free = look.room.table().may_undo(seat).is_ok();
    let alone = look.room.must_agree(seat).is_empty();
    html! {
        @if free || alone {
            form method="post" action={ "/t/" (look.id) "/undo" } data-send {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="revision" value=(look.room.revision(look.viewer));
                @if !free { input type="hidden" name="ask" value="true"; }
                button class="btn" id="coach-undo" { (icon("undo")) (say(&look.speaker, "undo")) }
            }
        }
    }
}

/// What matters now: the lines of the score that can still grow.
pub fn matters(look: &Look<'_>, lines: &[ScoreLine]) -> Markup {
    let speaker = &look.speaker;
    html! {
        h3 { (say(speaker, "coach-now")) }
        div class="greeting" {
            (guild_master())
            @if lines.is_empty() { p { (say(speaker, "hint-later")) } }
            @else { p { (say(speaker, "coach-grows")) } }
        }
        ol class="grows" {
            @for line in lines {
                li {
                    b { (speaker.score_line(line.label)) } " "
                    span class="num" { "+" (line.points) } " "
                    (draw::piece::cite(look.room.table().title().info().key, line.rule.0))
                }
            }
        }
        p class="lede" { (say(speaker, "coach-grows-how")) }
    }
}

/// The board before the turn, as the seat saw it, with the better move lit.
pub fn board(look: &Look<'_>, seat: Seat, game: &dyn AnyGame, loss: &Loss) -> Option<Html<String>> {
    let entry = shelf::find(look.room.table().title().info().key).ok()?;
    let legal = game.legal(Actor::Seat(seat));
    let seen = Seen { game, seat, legal: &legal, news: &[] };
    let lit = seen.lit(std::slice::from_ref(&loss.better), &look.speaker)?;
    let better = legal.iter().find(|option| option.notation == loss.better)?;
    let then: Vec<_> = loss.then.iter().filter_map(|action| game.label_of(action)).collect();
    let desk = Desk {
        entry,
        visitor: look.visitor,
        speaker: &look.speaker,
        title: &say(&look.speaker, "coach"),
        dims: lit.missing.is_empty(),
        lit,
        says: html! {
            p class="words" {
                (said(&look.speaker, look.room, loss)) " "
                (look.speaker.why_better(better, &loss.gains, &then))
            }
        },
        acts: html! {
            (take_back(look, seat))
            a class="btn go" id="coach-back" href={ "/t/" (look.id) } {
                (say(&look.speaker, "coach-back"))
            }
        },
    };
    Some(desk.page())
}
