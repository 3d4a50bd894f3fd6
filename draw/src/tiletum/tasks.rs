//! Tasks: what may be done at any time of the own turn, in a quiet tray (TI-7).

use std::sync::Arc;

use kernel::Seat;
use kernel::names::Name;
use maud::{Markup, html};
use tiletum::Action;
use tiletum::model::board::Store;
use tiletum::model::effect::Face;
use tiletum::model::pieces::Good;
use tiletum::model::tiles::Tile;

use super::seen::Seen;
use super::{holds, tile};
use crate::acts::Choice;
use crate::piece;

/// A row of the tray.
struct Task {
    symbol: String,
    name: Arc<str>,
    detail: Arc<str>,
    choice: Option<Choice>,
}

/// The tray of a seat.
pub(crate) fn tray(seen: &Seen<'_>, seat: Seat) -> Markup {
    let tasks: Vec<Task> = rows(seen, seat);
    let rests = tasks.iter().all(|task| task.choice.is_none());
    let note = if rests { "draw-tasks-rest" } else { "draw-tasks-note" };
    html! {
        div class={ "tray" @if rests { " rest" } @if tasks.len() > 5 { " six" } } id="tasks" {
            h2 class="cap" {
                (seen.text("draw-tasks", &[]))
                small { (seen.text(note, &[])) " " (piece::cite("tiletum", "TI-7.1")) }
            }
            ul { @for task in tasks { li { (row(task)) } } }
        }
    }
}

fn row(task: Task) -> Markup {
    let Task { symbol, name, detail, choice } = task;
    let inside = html! {
        (piece::symbol(&symbol, "ic P-none")) b { (name) } span { (detail) }
    };
    html! {
        @match choice {
            Some(Choice { acts, label }) => {
                button type="button" class="task" data-acts=(acts) aria-label=(label) {
                    (inside) (piece::symbol("i-right", "go"))
                }
            }
            None => div class="task" { (inside) },
        }
    }
}

/// Trade first, then what lies in the storehouse, then the cathedrals.
fn rows(seen: &Seen<'_>, seat: Seat) -> Vec<Task> {
    let stored = seen.seat(seat).storehouse.iter();
    let stored = stored.filter_map(|(number, tile)| of_tile(seen, seat, *number, (*tile)?));
    let mut rows = vec![trade(seen, seat)];
    rows.extend(stored);
    rows.push(cathedral(seen, seat));
    rows
}

fn trade(seen: &Seen<'_>, seat: Seat) -> Task {
    let name = seen.text("draw-task-trade", &[]);
    let wanted = |action| seen.owns(seat) && matches!(action, Action::Trade(_));
    Task {
        symbol: tile::good(Good::Gold),
        choice: seen.choice(&name, wanted),
        name,
        detail: seen.text("draw-task-trade-how", &[]),
    }
}

/// What a tile of the storehouse is for; characters need points, so they are no task.
fn of_tile(seen: &Seen<'_>, seat: Seat, number: u8, which: Tile) -> Option<Task> {
    let (symbol, text) = match seen.parts.face(which) {
        Face::Helper(_) => ("ti-spark".to_owned(), "draw-task-helper"),
        Face::Crest(kind) => (tile::crest(kind), "draw-task-crest"),
        Face::Contract(_) => ("o-contract".to_owned(), "draw-task-fulfil"),
        Face::Character { .. } => return None,
    };
    let store = Store(number - 1);
    let name = seen.text(text, &[]);
    let wanted = |action| seen.owns(seat) && holds::uses(action, store);
    Some(Task { symbol, choice: seen.choice(&name, wanted), name, detail: seen.word(which.word()) })
}

fn cathedral(seen: &Seen<'_>, seat: Seat) -> Task {
    let name = seen.text("draw-task-cathedral", &[]);
    let open = |action| seen.owns(seat) && matches!(action, Action::Cathedral(_));
    let towns: Vec<Arc<str>> = tiletum::model::map::Cathedral::ALL
        .iter()
        .filter(|cathedral| seen.may(|action| action == Action::Cathedral(**cathedral)))
        .map(|cathedral| seen.word(cathedral.word()))
        .collect();
    let detail = match towns.is_empty() {
        true => seen.text("draw-task-cathedral-how", &[]),
        false => towns.join(", ").into(),
    };
    Task { symbol: "ti-cathedral".to_owned(), choice: seen.choice(&name, open), name, detail }
}
