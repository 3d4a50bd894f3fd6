//! `GET /t/{table}/why/{line}` — why a line is in this visitor's log: what it followed from, and
//! the rule with its text.

use ::table::{Because, Cause};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use kernel::{Rulebook, Saying};
use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};

use super::part;
use super::table::Asked;
use crate::access::{Opens, opens};
use crate::app::App;
use crate::fault::Fault;
use crate::page::look::{Look, Sight, sight};
use crate::page::{markdown, say, say_with};
use crate::visitor::Visitor;

/// The cause of a line.
pub async fn why(
    State(app): State<App>,
    Path((id, line)): Path<(String, usize)>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = app.tables().get(&id).await?.shown().room.clone();
    let opens = opens(&app, &visitor, &id, &room).await?;
    let told = app.watched(move || {
        told(&id, &room, &opens, &visitor, asked, line)
            .map(|(title, told)| part(&visitor, &title, &told))
    });
    told.await?
}

fn told(
    id: &str,
    room: &::table::Room,
    opens: &Opens,
    visitor: &Visitor,
    asked: Asked,
    line: usize,
) -> Result<(String, Markup), Fault> {
    let Sight::Open(viewer) = sight(room, opens, asked.seat(room)) else {
        return Err(Fault::no_key());
    };
    let look = Look::new(id, room, viewer, opens, visitor).ok_or_else(Fault::no_page)?;
    let cause = room.cause(look.story(), viewer, line).ok_or_else(Fault::no_page)?;
    Ok((say(&look.speaker, "why"), content(&look, &cause)))
}

fn content(look: &Look<'_>, cause: &Cause<'_>) -> Markup {
    let speaker = &look.speaker;
    html! {
        h3 { (say(speaker, "why")) }
        p class="told" { (speaker.event(&cause.heard.told.saying())) }
        p { (because(look, cause)) }
        @if !cause.with.is_empty() {
            p class="lede" { (say(speaker, "why-with")) }
            ul class="with" { @for told in &cause.with { li { (speaker.event(&told.saying())) } } }
        }
        (rule(look, cause.heard.told.rule().0))
    }
}

/// What the line followed from, in words.
fn because(look: &Look<'_>, cause: &Cause<'_>) -> String {
    let speaker = &look.speaker;
    let from = match cause.because {
        Because::SetUp => say(speaker, "why-set-up"),
        Because::Together => say(speaker, "why-together"),
        Because::Decision(seat, label) => {
            let name = look.name(seat);
            decision(look, &name, label)
        }
    };
    match (cause.by_chance, cause.because) {
        (false, _) => from,
        (true, Because::SetUp) => say(speaker, "why-dealt"),
        (true, _) => format!("{} {from}", say(speaker, "why-chance")),
    }
}

fn decision(look: &Look<'_>, who: &str, label: Option<Saying>) -> String {
    let who = ("who", Arg::Text(who));
    match label {
        None => say_with(&look.speaker, "why-decided", &[who]),
        Some(label) => {
            let what = capitalized(&look.speaker.label(&label));
            say_with(&look.speaker, "why-chose", &[who, ("what", Arg::Text(&what))])
        }
    }
}

fn rule(look: &Look<'_>, id: &str) -> Markup {
    let info = look.room.table().title().info();
    let book = Rulebook::parse(info.rules, info.prefix);
    let Some(rule) = book.find(id) else { return html! {} };
    html! {
        h3 { a class="cite" href={ "/rules/" (info.key) "#" (rule.id) } { (rule.id) } }
        p class="lede" { (rule.chapter) }
        div class="rule" lang="en" { (markdown::text(&rule.text)) }
    }
}
