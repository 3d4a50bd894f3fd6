//! Learning: the list of a game's lessons, and a lesson at the table.

mod coach;
pub mod desk;
pub mod moves;

use axum::response::Html;
use draw::guild_master;
use draw::piece::icon;
use lang::{Arg, Speaker};
use lessons::{Lesson, Moment};
use maud::{Markup, html};
use shelf::Entry;

use desk::Desk;

use super::lobby::{BOT_NAMES, playable, title};
use super::{Shell, say, say_with};
use crate::assets;
use crate::learned::Learned;
use crate::visitor::Visitor;

/// The lessons of a game, and how far the visitor has come.
pub fn list(entry: &'static Entry, visitor: &Visitor, learned: &Learned) -> Html<String> {
    let speaker = Speaker::new(visitor.tongue, entry.info(), &[]);
    let game = title(entry.info(), &speaker);
    let heading = say_with(&speaker, "learn-game", &[("title", Arg::Text(&game))]);
    let content = html! {
        script src=(assets::LEARN.path) defer {}
        main class="learn-page" id="prompt" {
            h1 class="title" { (heading) }
            (games(entry, &speaker))
            section class="greeting panel" {
                (guild_master())
                p { (greeting(entry, &speaker, learned)) }
            }
            ol class="lesson-list" {
                @for (place, lesson) in lessons::lessons(entry.key()).enumerate() {
                    (row(entry.key(), place + 1, lesson, &speaker, learned))
                }
            }
            (first_game(entry, &speaker))
            p class="book-ways" {
                a href={ "/rules/" (entry.key()) } { (say(&speaker, "book-whole")) }
                a href={ "/?game=" (entry.key()) } { (say(&speaker, "learn-play")) }
            }
        }
    };
    Shell { visitor, title: &heading, class: "page", game: None, drawn: &[entry.key()] }
        .page(&content)
}

/// The games that have lessons.
fn games(chosen: &'static Entry, speaker: &Speaker) -> Markup {
    html! {
        nav class="learn-games" aria-label=(say(speaker, "games")) {
            @for entry in playable().filter(|entry| lessons::lessons(entry.key()).next().is_some()) {
                a class="btn" href={ "/learn/" (entry.key()) }
                    aria-current=[(entry.key() == chosen.key()).then_some("page")] {
                    (entry.info().title)
                }
            }
        }
    }
}

fn greeting(entry: &Entry, speaker: &Speaker, learned: &Learned) -> String {
    let (done, all) = learned.count(entry.key());
    let args = [("n", Arg::Number(done as i64)), ("all", Arg::Number(all as i64))];
    match (learned.lost, done, all) {
        (true, ..) => say(speaker, "learn-lost"),
        (_, _, 0) => say(speaker, "learn-none"),
        (_, 0, _) => say(speaker, "learn-welcome"),
        (_, done, all) if done == all => say(speaker, "learn-all-done"),
        _ => say_with(speaker, "learn-so-far", &args),
    }
}

fn row(game: &str, number: usize, lesson: &Lesson, speaker: &Speaker, learned: &Learned) -> Markup {
    let begun = learned.place(game, lesson).is_some();
    html! {
        li class="panel" {
            a href={ "/learn/" (game) "/" (lesson.key) } {
                span class="number" { (number) }
                b { (speaker.text(&lesson.title_id(), &[])) }
                @if learned.is_done(game, lesson) {
                    span class="done" { (icon("check")) (say(speaker, "learn-done")) }
                } @else if begun {
                    span { (say(speaker, "learn-go-on")) }
                } @else {
                    span { (say(speaker, "learn-begin")) }
                }
            }
        }
    }
}

/// A whole game against apprentices, with the guild master beside whoever plays it: the script of
/// the next table then speaks at each first time.
fn first_game(entry: &Entry, speaker: &Speaker) -> Markup {
    let least = entry.info().players.0.max(2);
    html! {
        form class="first-game panel" id="first-game" method="post" action="/tables" {
            input type="hidden" name="game" value=(entry.key());
            input type="hidden" name="kind0" value="person";
            @for seat in 1..least {
                input type="hidden" name={ "kind" (seat) } value="bot";
                input type="hidden" name={ "bot" (seat) } value="apprentice";
                input type="hidden" name={ "name" (seat) } value=(BOT_NAMES[usize::from(seat) - 1]);
            }
            (guild_master())
            p { (say(speaker, "first-game-how")) }
            button class="btn go" { (say(speaker, "first-game")) }
        }
    }
}

/// The way to the lessons, beside the button that starts a game.
pub fn way(entry: &Entry, speaker: &Speaker, learned: &Learned) -> Markup {
    let (done, all) = learned.count(entry.key());
    let name = title(entry.info(), speaker);
    let args = [
        ("title", Arg::Text(&name)),
        ("n", Arg::Number(done as i64)),
        ("all", Arg::Number(all as i64)),
    ];
    let text = if done == 0 { "learn-offer" } else { "learn-progress" };
    html! {
        @if all > 0 {
            a class="btn learn-way" id="learn" href={ "/learn/" (entry.key()) } {
                (guild_master())
                (say_with(speaker, text, &args))
            }
        }
    }
}

/// What a visitor sees of a lesson.
pub struct Seat<'a> {
    /// The game.
    pub entry: &'static Entry,
    /// Where the lesson stands.
    pub moment: Moment<'a>,
    /// What is answered to the move that was tried.
    pub answer: Option<String>,
    /// Who learns.
    pub visitor: &'a Visitor,
    /// Words about the game.
    pub speaker: Speaker,
}

impl Seat<'_> {
    /// The table with the coach's panel.
    pub fn page(&self) -> Option<Html<String>> {
        let lit = self.moment.areas(&self.speaker)?;
        let desk = Desk {
            entry: self.entry,
            visitor: self.visitor,
            speaker: &self.speaker,
            title: &self.speaker.text(&self.moment.lesson.title_id(), &[]),
            dims: self.moment.lit().len() > lit.missing.len(),
            lit,
            says: self.says(),
            acts: self.acts(),
        };
        Some(desk.page())
    }
}
