//! Puzzles: the list of a game's puzzles, and one of them at the table.

mod panel;

use axum::response::Html;
use draw::guild_master;
use draw::piece::icon;
use lang::{Arg, Speaker};
use lessons::puzzle::{Kind, Puzzle, Trial, of_day, puzzles};
use maud::{Markup, html};
use shelf::Entry;

use super::learn::desk::Desk;
use super::lobby::{playable, title};
use super::{Shell, say, say_with};
use crate::puzzled::{Puzzled, today};
use crate::visitor::Visitor;

/// The puzzles of a game: today's, and all the others.
pub fn list(entry: &'static Entry, visitor: &Visitor, puzzled: &Puzzled) -> Html<String> {
    let speaker = Speaker::new(visitor.tongue, entry.info(), &[]);
    let game = title(entry.info(), &speaker);
    let heading = say_with(&speaker, "puzzles-game", &[("title", Arg::Text(&game))]);
    let content = html! {
        main class="learn-page puzzle-page" id="prompt" {
            h1 class="title" { (heading) }
            (games(entry, &speaker))
            section class="greeting panel" {
                (guild_master())
                div {
                    p { (greeting(entry, &speaker, puzzled)) }
                    (standing(entry, &speaker, puzzled))
                }
            }
            (of_today(entry, &speaker, puzzled))
            @for kind in Kind::ALL { (shelf_of(entry, kind, &speaker, puzzled)) }
            p class="book-ways" {
                a href={ "/learn/" (entry.key()) } { (say(&speaker, "learn")) }
                a href={ "/?game=" (entry.key()) } { (say(&speaker, "learn-play")) }
            }
        }
    };
    Shell { visitor, title: &heading, class: "page", game: None, drawn: &[entry.key()] }
        .page(&content)
}

/// The games that have puzzles.
fn games(chosen: &'static Entry, speaker: &Speaker) -> Markup {
    html! {
        nav class="learn-games" aria-label=(say(speaker, "games")) {
            @for entry in playable().filter(|entry| puzzles(entry.key()).next().is_some()) {
                a class="btn" href={ "/puzzles/" (entry.key()) }
                    aria-current=[(entry.key() == chosen.key()).then_some("page")] {
                    (entry.info().title)
                }
            }
        }
    }
}

fn greeting(entry: &Entry, speaker: &Speaker, puzzled: &Puzzled) -> String {
    match (puzzled.lost, puzzled.count(entry.key()).1) {
        (true, _) => say(speaker, "learn-lost"),
        (_, 0) => say(speaker, "puzzles-none"),
        _ => say(speaker, "puzzles-welcome"),
    }
}

/// How many are solved, and the days in a row.
fn standing(entry: &Entry, speaker: &Speaker, puzzled: &Puzzled) -> Markup {
    let (solved, all) = puzzled.count(entry.key());
    let count = [("n", Arg::Number(solved as i64)), ("all", Arg::Number(all as i64))];
    let days = puzzled.streak(today());
    html! {
        @if all > 0 {
            p class="step" {
                (say_with(speaker, "puzzles-solved", &count))
                @if days > 0 {
                    " · " span id="streak" {
                        (say_with(speaker, "puzzles-streak", &[("n", Arg::Number(days.into()))]))
                    }
                }
            }
        }
    }
}

fn of_today(entry: &Entry, speaker: &Speaker, puzzled: &Puzzled) -> Markup {
    html! {
        @if let Some(puzzle) = of_day(entry.key(), today()) {
            section class="today panel" {
                div {
                    h2 { (say(speaker, "puzzle-today")) }
                    p { (name(puzzle, speaker)) " · " (level(puzzle, speaker)) }
                }
                @if puzzled.has_solved(puzzle) {
                    p class="done" { (icon("check")) (say(speaker, "puzzle-today-done")) }
                } @else {
                    a class="btn go" id="today" href=(address(puzzle)) { (say(speaker, "puzzle-try")) }
                }
            }
        }
    }
}

/// The puzzles of a kind, by their numbers.
fn shelf_of(entry: &Entry, kind: Kind, speaker: &Speaker, puzzled: &Puzzled) -> Markup {
    let all: Vec<&Puzzle> = puzzles(entry.key()).filter(|one| one.kind == kind).collect();
    html! {
        @if !all.is_empty() {
            section class="puzzle-shelf" {
                h2 class="sec" { (say(speaker, &format!("puzzles-{}", kind.name()))) }
                ol {
                    @for puzzle in all { li { (chip(puzzle, speaker, puzzled.has_solved(puzzle))) } }
                }
            }
        }
    }
}

/// The way to a puzzle: its number, how hard it is, and whether it is solved.
fn chip(puzzle: &Puzzle, speaker: &Speaker, solved: bool) -> Markup {
    let says = format!("{} · {}", name(puzzle, speaker), level(puzzle, speaker));
    let done = if solved { format!(" · {}", say(speaker, "learn-done")) } else { String::new() };
    html! {
        a class={ "btn" @if solved { " done" } } href=(address(puzzle)) aria-label={ (says) (done) } {
            span class="num" { @if solved { (icon("check")) } (number(puzzle)) }
            small { (level(puzzle, speaker)) }
        }
    }
}

/// Its number among those of its kind.
fn number(puzzle: &Puzzle) -> usize {
    let alike = puzzles(&puzzle.game).filter(|one| one.kind == puzzle.kind);
    1 + alike.take_while(|one| one.key != puzzle.key).count()
}

/// `Turn 3`
fn name(puzzle: &Puzzle, speaker: &Speaker) -> String {
    let id = format!("puzzle-name-{}", puzzle.kind.name());
    say_with(speaker, &id, &[("n", Arg::Number(number(puzzle) as i64))])
}

fn level(puzzle: &Puzzle, speaker: &Speaker) -> String {
    say(speaker, &format!("puzzle-{}", puzzle.level.name()))
}

/// The way to a puzzle.
pub fn address(puzzle: &Puzzle) -> String {
    format!("/puzzles/{}/{}", puzzle.game, puzzle.key)
}

/// The way to the puzzles, beside the button that starts a game.
pub fn way(entry: &Entry, speaker: &Speaker) -> Markup {
    html! {
        @if puzzles(entry.key()).next().is_some() {
            a class="btn" id="puzzles" href={ "/puzzles/" (entry.key()) } {
                (icon("hint")) (say(speaker, "puzzle-today"))
            }
        }
    }
}

/// What a visitor sees of a puzzle.
pub struct Riddle<'a> {
    /// The game.
    pub entry: &'static Entry,
    /// Where he stands.
    pub trial: Trial<'a>,
    /// What is answered to the move that was tried.
    pub answer: Option<String>,
    /// Whether the solution is shown.
    pub shown: bool,
    /// Who tries it.
    pub visitor: &'a Visitor,
    /// Words about the game.
    pub speaker: Speaker,
}

impl Riddle<'_> {
    /// The table with the coach's panel.
    pub fn page(&self) -> Option<Html<String>> {
        let lit = self.trial.areas(&self.lights(), &self.speaker)?;
        let desk = Desk {
            entry: self.entry,
            visitor: self.visitor,
            speaker: &self.speaker,
            title: &name(self.trial.puzzle, &self.speaker),
            dims: self.lights().len() > lit.missing.len(),
            lit,
            says: self.says(),
            acts: self.acts(),
        };
        Some(desk.page())
    }

    /// The pieces of the move that is shown.
    fn lights(&self) -> Vec<String> {
        let next = self.trial.left().first().map(|(_, action)| (*action).to_owned());
        next.filter(|_| self.shown).into_iter().collect()
    }
}
