//! The tables there are.

use std::sync::Arc;

use draw::piece::{mark, symbol};
use kernel::Seat;
use lang::{Arg, Speaker};
use maud::{Markup, html};
use store::State;

use super::title;
use crate::page::{say, say_with};
use crate::tables::{Notice, Summary};

/// A table in the list.
pub struct Listed {
    /// What anybody may know of it.
    pub notice: Arc<Notice>,
    /// The visitor's seats at it.
    pub mine: Vec<Seat>,
}

impl Listed {
    fn state(&self) -> State {
        self.notice.summary.state()
    }

    /// Whether a seat at it is still to be taken.
    pub fn is_waiting(&self) -> bool {
        self.state() == State::Running && !self.summary().open.is_empty()
    }

    fn summary(&self) -> &Summary {
        &self.notice.summary
    }
}

/// Which page of the list is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Pages {
    /// Counted from 1.
    pub page: usize,
    /// Whether there are older tables.
    pub more: bool,
}

/// The running tables, then those that are over.
pub fn running(listed: &[Listed], pages: Pages, speaker: &Speaker) -> Markup {
    let of = |state| listed.iter().filter(move |table| table.state() == state);
    html! {
        section class="tables panel" id="tables" {
            h2 { (say(speaker, "running-tables")) }
            @if of(State::Running).next().is_none() { p class="lede" { (say(speaker, "no-tables")) } }
            ul { @for table in of(State::Running) { (row(table, speaker)) } }
            @if of(State::Finished).next().is_some() {
                p class="sub" { (say(speaker, "finished")) }
                ul { @for table in of(State::Finished) { (row(table, speaker)) } }
            }
            (turning(pages, speaker))
        }
    }
}

/// The ways to newer and older tables.
fn turning(Pages { page, more }: Pages, speaker: &Speaker) -> Markup {
    html! {
        @if page > 1 || more {
            nav class="pages" aria-label=(say(speaker, "running-tables")) {
                @if page > 1 {
                    a class="btn quiet" href={ "/?page=" (page - 1) "#tables" } { (say(speaker, "newer-tables")) }
                }
                @if more {
                    a class="btn quiet" href={ "/?page=" (page + 1) "#tables" } { (say(speaker, "older-tables")) }
                }
            }
        }
    }
}

fn row(table: &Listed, speaker: &Speaker) -> Markup {
    let Ok(entry) = shelf::find(&table.notice.game) else { return html! {} };
    let names = &table.summary().names;
    let words = Speaker::new(speaker.tongue(), entry.info(), names).seating(names.len() as u8);
    html! {
        li {
            a href={ "/t/" (table.notice.id) } {
                (symbol("b-town_hall", "ill"))
                span {
                    b { (table.notice.name) }
                    small {
                        @if table.notice.name != title(entry.info(), &words) {
                            (title(entry.info(), &words)) ", "
                        }
                        @if let Some(chapter) = &table.summary().chapter { (words.word(chapter)) ", " }
                        (standing(table, &words))
                    }
                }
                span class="st" {
                    span class=[is_mine(table).then_some("yours")] { (turn(table, &words)) }
                    span class="sl" { (marks(table)) }
                }
            }
        }
    }
}

fn standing(table: &Listed, words: &Speaker) -> String {
    match &table.summary().totals {
        Some(totals) => {
            // A rival of the box sits behind the players.
            let columns = (0..).map(Seat).zip(totals.iter().chain(&table.summary().rival));
            let each = columns.map(|(seat, total)| format!("{} {total}", words.name(seat)));
            each.collect::<Vec<_>>().join(", ")
        }
        None if table.summary().round == 0 => say(words, "set-up"),
        None => say_with(words, "round", &[("n", Arg::Number(table.summary().round.into()))]),
    }
}

fn is_mine(table: &Listed) -> bool {
    table.mine.iter().any(|seat| table.summary().asked.contains(seat))
}

/// Whose turn it is, in a word or two.
fn turn(table: &Listed, words: &Speaker) -> String {
    match (table.state(), table.summary().asked.as_slice()) {
        (State::Finished, _) if table.summary().goes_on => say(words, "carry-on"),
        (State::Finished, _) => say(words, "look-again"),
        _ if is_mine(table) => say(words, "your-turn"),
        _ if !table.summary().open.is_empty() => say(words, "open-seat"),
        (_, [seat]) => say_with(words, "plays", &[("who", Arg::Seat(*seat))]),
        (_, several) => say_with(words, "still-think", &[("n", Arg::Number(several.len() as i64))]),
    }
}

fn marks(table: &Listed) -> Markup {
    let Some(drawing) = draw::drawing(&table.notice.game) else { return html! {} };
    html! {
        @for seat in Seat::all(table.summary().names.len() as u8) { (mark(drawing.color(seat))) }
    }
}

#[cfg(test)]
mod tests {
    use lang::Tongue;

    use super::*;

    #[test]
    fn a_rival_of_the_box_stands_in_the_list() {
        let names = vec!["Ada".to_owned()];
        let (totals, rival) = (Some(vec![91]), Some(88));
        let summary = Summary { names, totals, rival, ..Summary::default() };
        let [id, game, name] = ["T", "tiletum", "Alone"].map(str::to_owned);
        let notice = Arc::new(Notice { id, game, name, summary });
        let entry = shelf::find("tiletum").expect("it is on the shelf");
        let speaker = Speaker::new(Tongue::default(), entry.info(), &[]);
        let row = row(&Listed { notice, mine: Vec::new() }, &speaker).into_string();
        assert!(row.contains("Ada 91") && row.contains("Titus 88"), "{row}");
    }
}
