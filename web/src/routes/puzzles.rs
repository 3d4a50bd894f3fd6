//! `GET /puzzles/{game}` — today's puzzle and all the others; `GET /puzzles/{game}/{puzzle}` one of
//! them at the table; `POST /puzzles/{game}/{puzzle}/play` a table that goes on from it. The address
//! holds every move that was found: nothing is kept on the server.

use axum::extract::{Path, Query, State};
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, SET_COOKIE};
use axum::response::{AppendHeaders, Html, IntoResponse, Redirect, Response};
use kernel::chance::Fast;
use kernel::{AnyGame, Seat, Turn, Viewer};
use lang::{Arg, Speaker};
use lessons::puzzle::{Puzzle, Trial, Tried, find};
use serde::Deserialize;
use shelf::Entry;
use store::GrantKind;
use table::{Chair, Setting};

use super::open::go;
use crate::access::grant;
use crate::app::App;
use crate::fault::Fault;
use crate::learned::{choices, written};
use crate::page::lobby::{BOT_NAMES, title};
use crate::page::number::decimal;
use crate::page::puzzle::{self, Riddle, address};
use crate::page::{say, say_with};
use crate::posted::Posted;
use crate::puzzled::{Puzzled, today};
use crate::secret;
use crate::tables::RIVAL;
use crate::visitor::{Visitor, game_cookie};

/// What the address says.
#[derive(Deserialize)]
pub struct Asked {
    /// The moves of the solution that were found: `1-0`.
    at: Option<String>,
    /// The move that is tried.
    action: Option<String>,
    /// Whether the answer is wanted.
    answer: Option<String>,
}

/// Goes to the puzzles of the game that was played last.
pub async fn first(visitor: Visitor) -> Redirect {
    Redirect::to(&format!("/puzzles/{}", visitor.first_game().key()))
}

/// The puzzles of a game.
pub async fn list(
    Path(game): Path<String>,
    visitor: Visitor,
    puzzled: Puzzled,
) -> Result<Response, Fault> {
    let entry = shelf::find(&game).map_err(|_| Fault::no_page())?;
    Ok(kept(entry, &puzzled, puzzle::list(entry, &visitor, &puzzled)))
}

/// A puzzle at the table.
pub async fn one(
    State(app): State<App>,
    Path((game, key)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
    puzzled: Puzzled,
) -> Result<Response, Fault> {
    let (entry, puzzle) = named(&game, &key)?;
    app.draw(false, move || tried(entry, puzzle, &asked, &visitor, puzzled)).await?
}

fn named(game: &str, key: &str) -> Result<(&'static Entry, &'static Puzzle), Fault> {
    let entry = shelf::find(game).map_err(|_| Fault::no_page())?;
    find(entry.key(), key).map(|puzzle| (entry, puzzle)).ok_or_else(Fault::no_page)
}

/// Where the address leads; a right move leads on to the next one.
fn tried(
    entry: &'static Entry,
    puzzle: &'static Puzzle,
    asked: &Asked,
    visitor: &Visitor,
    mut puzzled: Puzzled,
) -> Result<Response, Fault> {
    let (trial, stray) = trial_of(entry, puzzle, asked.at.as_deref())?;
    let speaker = Speaker::new(visitor.tongue, entry.info(), &[]).seating(trial.game().players());
    let mut answer = stray.then(|| say(&speaker, "puzzle-stray"));
    if let Some(action) = asked.action.as_deref().filter(|_| !trial.is_solved()) {
        match trial.reply(action) {
            Tried::Right(choice) => return Ok(next(&trial, choice)),
            Tried::Other => answer = Some(wrong(puzzle, &speaker)),
            Tried::Refused(error) => answer = Some(speaker.play_error(&error)),
        }
    }
    let shown = asked.answer.is_some() && !trial.is_solved();
    if shown {
        puzzled.look(puzzle);
    }
    if trial.is_solved() {
        puzzled.solve(puzzle, today());
    }
    let riddle = Riddle { entry, trial, answer, shown, visitor, speaker };
    Ok(kept(entry, &puzzled, riddle.page().ok_or_else(Fault::no_page)?))
}

fn wrong(puzzle: &Puzzle, speaker: &Speaker) -> String {
    let points = decimal(speaker, puzzle.margin);
    say_with(speaker, "puzzle-wrong", &[("points", Arg::Text(&points))])
}

/// Where the visitor stands, and whether the address leads nowhere any more.
fn trial_of(
    entry: &'static Entry,
    puzzle: &'static Puzzle,
    at: Option<&str>,
) -> Result<(Trial<'static>, bool), Fault> {
    let found = choices(at.unwrap_or_default());
    match found.and_then(|choices| puzzle.at(entry.title, &choices).ok()) {
        Some(trial) => Ok((trial, false)),
        None => {
            puzzle.at(entry.title, &[]).map(|trial| (trial, true)).map_err(|_| Fault::no_page())
        }
    }
}

fn next(trial: &Trial<'_>, choice: u8) -> Response {
    let at = written(&[&trial.choices[..], &[choice]].concat());
    Redirect::to(&format!("{}?at={at}", address(trial.puzzle))).into_response()
}

/// The page, and a browser that remembers it and the game. It is this visitor's alone.
fn kept(entry: &Entry, puzzled: &Puzzled, page: Html<String>) -> Response {
    let headers = AppendHeaders([
        (SET_COOKIE, puzzled.cookie()),
        (SET_COOKIE, game_cookie(entry.key())),
        (CACHE_CONTROL, HeaderValue::from_static("private")),
    ]);
    (headers, page).into_response()
}

/// From where a table goes on.
#[derive(Deserialize)]
pub struct Onward {
    at: String,
}

/// Opens a table that goes on from a puzzle, against bots; the visitor is its host.
pub async fn play(
    State(app): State<App>,
    Path((game, key)): Path<(String, String)>,
    visitor: Visitor,
    Posted(Onward { at }): Posted<Onward>,
) -> Result<Response, Fault> {
    let (entry, puzzle) = named(&game, &key)?;
    let from = app.draw(false, move || position(entry, puzzle, &at)).await??;
    let speaker = Speaker::new(visitor.tongue, entry.info(), &[]);
    let name = title(entry.info(), &speaker);
    let setting = Setting {
        options: from.options(),
        name: say_with(&speaker, "puzzle-table", &[("title", Arg::Text(&name))]),
        ..Setting::new(entry.title, chairs(from.players(), puzzle.seat, &visitor))
    };
    let setting = Setting { from: Some(from), ..setting };
    app.may_open(&visitor)?;
    let id = app.tables().open(setting).await?;
    let (hash, cookies) = visitor.new_key(&id);
    grant(&app, &hash, &id, &[puzzle.seat], true, GrantKind::Key).await?;
    Ok(go(&format!("/t/{id}"), cookies.into_iter()))
}

/// The position as the seat knows it; what it does not know is drawn anew. Where the solution has
/// ended the game it is the one before it.
fn position(
    entry: &'static Entry,
    puzzle: &'static Puzzle,
    at: &str,
) -> Result<Box<dyn AnyGame>, Fault> {
    let (trial, _) = trial_of(entry, puzzle, Some(at))?;
    let over = trial.game().turn() == Turn::Over;
    let trial = if over { trial_of(entry, puzzle, None)?.0 } else { trial };
    let seat = Viewer::Seat(puzzle.seat);
    Ok(trial.game().determinize(seat, &mut Fast::new(secret::number(), 0)))
}

/// The visitor, and bots of the usual level.
fn chairs(players: u8, seat: Seat, visitor: &Visitor) -> Vec<Chair> {
    let chair = |place: Seat| match place == seat {
        true => Chair::person(visitor.name.clone()),
        false => Chair::bot(BOT_NAMES[place.index() % BOT_NAMES.len()], RIVAL.to_string()),
    };
    Seat::all(players).map(chair).collect()
}
