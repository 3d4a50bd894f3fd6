//! The prompt: what is asked and of whom the table waits, every option, hint and undo.

use draw::Note;
use draw::piece::icon;
use kernel::{AnyAction, Seat};
use lang::Arg;
use maud::{Markup, html};
use table::Sitter;

use super::look::Look;
use super::{coach, foresee, rival, say, say_with};
use crate::fault::{undo_code, undo_text};

/// So many options stand as buttons in the prompt, which keeps its height; the list has them all.
const BUTTONS: usize = 3;

/// The prompt of the page.
pub fn prompt(look: &Look<'_>) -> Markup {
    let color = look.seat().map(|seat| look.drawing.color(seat)).unwrap_or("none");
    html! {
        section class={ "prompt panel P-" (color) } id="prompt" aria-live="polite"
            aria-label=(say(&look.speaker, "decision")) {
            @if let Some(seat) = look.seat() { (look.seal(seat)) }
            div class="ask" {
                (ask(look))
                @if look.busy { p class="why busy" { (say(&look.speaker, "bots-busy")) } }
                (forced(look))
                p class="why" id="lead" hidden { (say(&look.speaker, "lead")) }
                (coach::place(look))
            }
            (look.drawing.pending(&look.scene(&[])))
            @if let Some(seat) = look.seat() { (acts(look, seat)) }
        }
    }
}

fn ask(look: &Look<'_>) -> Markup {
    let speaker = &look.speaker;
    if look.room.is_closed() {
        return html! { p { strong { (say(speaker, "closed")) } } };
    }
    if look.room.is_over() {
        return over(look);
    }
    if let Some(asking) = look.room.asking() {
        let who = [("who", Arg::Seat(asking.seat))];
        return html! { p { (say_with(speaker, "asks-undo", &who)) } };
    }
    if look.seat().is_some_and(|seat| away(look, seat)) {
        return html! { p { strong { (say(speaker, "bot-plays")) } } p class="why" { (waiting(look)) } };
    }
    let decision = look.seat().and_then(|seat| look.room.table().game().decision(seat));
    match decision.filter(|_| !look.legal.is_empty()) {
        Some(decision) => html! {
            p { strong { (speaker.prompt(&decision)) } }
            (others(look))
        },
        None => html! { p { (waiting(look)) } },
    }
}

/// What is the only choice is played by itself, and said so. Whoever passes or confirms does it
/// himself: others see it, and it may be the last moment to take something back. So does whoever
/// plays with people: how quickly he answers would tell them what he holds.
fn forced(look: &Look<'_>) -> Markup {
    const BY_HAND: [&str; 3] = ["pass", "confirm", "commit"];
    match look.legal.as_slice() {
        [only] if !BY_HAND.contains(&only.kind) && alone(look) && look.room.asking().is_none() => {
            html! {
                p class="why" id="forced" data-play=(only.notation) { (say(&look.speaker, "forced")) }
            }
        }
        _ => html! {},
    }
}

/// Whether no other person has a seat.
fn alone(look: &Look<'_>) -> bool {
    let people = look.room.chairs().iter().filter(|chair| chair.sitter == Sitter::Person);
    people.count() == 1
}

/// Who still thinks beside the one who looks.
fn others(look: &Look<'_>) -> Markup {
    let others = look.room.asked().iter().filter(|seat| !look.viewer.is(*seat));
    let names = look.names(others);
    html! {
        @if !names.is_empty() {
            p class="why" { (say_with(&look.speaker, "also-thinking", &[("who", Arg::Text(&names))])) }
        }
    }
}

/// Of whom the table waits; bots think, and at an open seat nobody does.
fn waiting(look: &Look<'_>) -> String {
    let asked = look.room.asked();
    let is_open = |seat: Seat| look.room.chairs()[seat.index()].sitter == Sitter::Open;
    if !asked.is_empty() && asked.iter().all(is_open) {
        return say(&look.speaker, "open-seats");
    }
    let names: Vec<String> = asked.iter().map(|seat| player(look, seat)).collect();
    let bots = asked.iter().all(|seat| bot_of(look, seat).is_some());
    let text = if bots { "bot-thinks" } else { "waiting" };
    let n = Arg::Number(asked.len().into());
    say_with(&look.speaker, text, &[("who", Arg::Text(&names.join(", "))), ("n", n)])
}

/// A seat's name, and the bot that plays for it.
fn player(look: &Look<'_>, seat: Seat) -> String {
    let name = look.speaker.name(seat);
    match bot_of(look, seat) {
        Some(bot) => format!("{name} ({bot})"),
        None => name,
    }
}

fn bot_of(look: &Look<'_>, seat: Seat) -> Option<String> {
    rival::bot_at(&look.room.chairs()[seat.index()], &look.speaker)
}

fn over(look: &Look<'_>) -> Markup {
    html! {
        p { strong { (look.speaker.text("game-over", &[])) } }
        p class="why" { a href={ "/t/" (look.id) } { (say(&look.speaker, "see-result")) } }
    }
}

fn acts(look: &Look<'_>, seat: Seat) -> Markup {
    let answers = look.room.asking().is_some_and(|asking| {
        asking.seat != seat && look.room.must_agree(asking.seat).contains(&seat)
    });
    html! {
        div class="acts-row" {
            @if answers { (consent(look, seat)) } @else { (options(look, seat)) }
            @if !look.legal.is_empty() {
                a class="btn" id="hint" href={ "/t/" (look.id) "/hint?as=" (seat) } data-part {
                    (icon("hint")) span class="tool" { (say(&look.speaker, "hint")) } " " kbd { "h" }
                }
            }
            (coach::button(look, seat))
            @if away(look, seat) { (back(look, seat)) }
            @if !look.room.is_over() && !look.room.is_closed() { (undo(look, seat)) (redo(look, seat)) }
        }
    }
}

/// Whether a bot plays for the person who looks.
fn away(look: &Look<'_>, seat: Seat) -> bool {
    let chair = &look.room.chairs()[seat.index()];
    chair.stand_in.is_some() && !look.room.is_over() && !look.room.is_closed()
}

/// The way back to one's own seat.
fn back(look: &Look<'_>, seat: Seat) -> Markup {
    html! {
        form id="back" method="post" action={ "/t/" (look.id) "/seat" } {
            (hidden(seat))
            button class="btn go" name="do" value="back" { (say(&look.speaker, "do-back")) }
        }
    }
}

fn consent(look: &Look<'_>, seat: Seat) -> Markup {
    html! {
        form method="post" action={ "/t/" (look.id) "/consent" } data-send {
            (hidden(seat))
            button class="btn go" name="yes" value="true" { (say(&look.speaker, "agree")) }
            button class="btn" name="yes" value="false" { (say(&look.speaker, "decline")) }
        }
    }
}

/// Every option: the way of the keyboard and of screen readers, never absent. Those that stand
/// for no piece are buttons too.
fn options(look: &Look<'_>, seat: Seat) -> Markup {
    if look.legal.is_empty() {
        return html! {};
    }
    let n = Arg::Number(look.legal.len() as i64);
    let foreseen = foresee::all(look, seat);
    html! {
        form id="act" method="post" action={ "/t/" (look.id) "/act" } {
            (hidden(seat))
            (seen(look))
            @for option in direct(look) { (button(look, option)) }
            details class="pop" id="options" {
                summary class="btn" {
                    (icon("list"))
                    span class="tool" { (say_with(&look.speaker, "all-options", &[("n", n)])) }
                    (icon("down"))
                }
                div class="menu" role="menu" {
                    @for ((place, option), so) in look.legal.iter().enumerate().zip(&foreseen) {
                        (row(look, place, option, so))
                    }
                }
            }
        }
    }
}

/// What options of this kind do; the first of them says it for all.
fn help(look: &Look<'_>, option: &AnyAction) -> String {
    look.speaker.help(option.kind, &option.label).text
}

/// An option of the list, with what comes of it.
fn row(look: &Look<'_>, place: usize, option: &AnyAction, so: &str) -> Markup {
    let note = look.drawing.note(&look.scene(&[]), option);
    let is_first = look.legal[..place].iter().all(|other| other.kind != option.kind);
    html! {
        button role="menuitem" name="action" value=(option.notation) data-act=(option.notation)
            data-kind=(option.kind) data-help=[is_first.then(|| help(look, option))] {
            @if place < 9 { kbd { (place + 1) } }
            span class="says" { (look.speaker.label(&option.label)) }
            @if let Some(Note { text, is_loss }) = note {
                small class={ "so" @if is_loss { " lost" } } { (text) }
            }
            @if !so.is_empty() { small class="so" { (so) } }
        }
    }
}

/// An option that stands for no piece. What would be lost by it is said, and then it is not the
/// one that offers itself.
fn button(look: &Look<'_>, option: &AnyAction) -> Markup {
    let note = look.drawing.note(&look.scene(&[]), option);
    let role = match note {
        Some(Note { is_loss: true, .. }) => " loud",
        _ if ends_something(look, option) => " go",
        _ => "",
    };
    html! {
        button class={ "btn" (role) } name="action" value=(option.notation) {
            span {
                (look.speaker.label(&option.label))
                @if let Some(Note { text, .. }) = note { small { (text) } }
            }
        }
    }
}

/// The options that are buttons of the prompt. Where they differ by a number alone, the highest
/// comes first.
fn direct<'a>(look: &'a Look<'_>) -> Vec<&'a AnyAction> {
    let mut bare: Vec<&AnyAction> =
        look.legal.iter().filter(|option| look.drawing.is_bare(option.kind)).collect();
    if bare.len() > BUTTONS && bare.iter().all(|option| option.kind == bare[0].kind) {
        bare.reverse();
    }
    bare.truncate(BUTTONS);
    bare
}

/// Whether an option is what a step usually ends with.
fn ends_something(look: &Look<'_>, option: &AnyAction) -> bool {
    let first_of_many = || direct(look).len() == BUTTONS && direct(look)[0] == option;
    matches!(option.kind, "confirm" | "next" | "done" | "end") || first_of_many()
}

fn undo(look: &Look<'_>, seat: Seat) -> Markup {
    let error = look.room.table().may_undo(seat).err();
    let why = error.map(|error| undo_text(error, &look.speaker));
    let code = error.map(undo_code);
    html! {
        form id="undo" method="post" action={ "/t/" (look.id) "/undo" } data-send data-why=[&why]
            data-code=[code] {
            (hidden(seat))
            (seen(look))
            button class="btn" aria-disabled=[why.is_some().then_some("true")] title=[why] {
                (icon("undo")) span class="tool" { (say(&look.speaker, "undo")) } " " kbd { "u" }
            }
        }
    }
}

/// The way forward again, where the seat has just gone back.
fn redo(look: &Look<'_>, seat: Seat) -> Markup {
    html! {
        @if look.room.may_redo(seat).is_some() {
            form id="redo" method="post" action={ "/t/" (look.id) "/undo" } data-send {
                (hidden(seat))
                (seen(look))
                input type="hidden" name="redo" value="true";
                button class="btn" {
                    (icon("next")) span class="tool" { (say(&look.speaker, "redo")) } " " kbd { "y" }
                }
            }
        }
    }
}

/// What the seat has seen when it decides: what is sent twice is then late the second time.
fn seen(look: &Look<'_>) -> Markup {
    html! { input type="hidden" name="revision" value=(look.room.revision(look.viewer)); }
}

/// The seat that sends, and a name for what is sent.
fn hidden(seat: Seat) -> Markup {
    html! { input type="hidden" name="seat" value=(seat); }
}

/// Who sits on a seat, and the bot that plays for it.
pub fn kind_of(look: &Look<'_>, seat: Seat) -> String {
    let chair = &look.room.chairs()[seat.index()];
    let bot = bot_of(look, seat);
    let kind = match (&chair.sitter, &bot) {
        (Sitter::Bot(_), _) => "a-bot",
        (Sitter::Open, _) => "open-seat",
        (Sitter::Person, Some(_)) => "away",
        (Sitter::Person, None) => "person",
    };
    let kind = say(&look.speaker, kind);
    bot.map_or(kind.clone(), |bot| format!("{kind} ({bot})"))
}
