//! `GET /learn/{game}` — the lessons of a game; `GET /learn/{game}/{lesson}` one of them at the
//! table. The address holds every choice that was made: nothing is kept on the server.

use axum::extract::{Path, Query, State};
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, SET_COOKIE};
use axum::response::{AppendHeaders, Html, IntoResponse, Redirect, Response};
use lang::Speaker;
use lessons::{Lesson, Moment, Reply};
use serde::Deserialize;
use shelf::Entry;

use crate::app::App;
use crate::fault::Fault;
use crate::learned::{Learned, Place, choices, written};
use crate::page::learn::{self, Seat};
use crate::page::say;
use crate::visitor::{Visitor, game_cookie};

/// What the address says.
#[derive(Deserialize)]
pub struct Asked {
    /// The choices so far: `0-0-1`; where the visitor was last, if it says nothing.
    at: Option<String>,
    /// The move that is tried.
    action: Option<String>,
}

/// Goes to the lessons of the game that was played last.
pub async fn first(visitor: Visitor) -> Redirect {
    Redirect::to(&format!("/learn/{}", visitor.first_game().key()))
}

/// The lessons of a game.
pub async fn list(
    Path(game): Path<String>,
    visitor: Visitor,
    learned: Learned,
) -> Result<Response, Fault> {
    let entry = shelf::find(&game).map_err(|_| Fault::no_page())?;
    Ok(kept(entry, &learned, learn::list(entry, &visitor, &learned)))
}

/// A lesson at the table.
pub async fn lesson(
    State(app): State<App>,
    Path((game, key)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
    learned: Learned,
) -> Result<Response, Fault> {
    let entry = shelf::find(&game).map_err(|_| Fault::no_page())?;
    let lesson = lessons::find(entry.key(), &key).ok_or_else(Fault::no_page)?;
    app.draw(false, move || played(entry, lesson, &asked, &visitor, learned)).await?
}

/// Plays a lesson to where the address says; a right move leads on to the next address.
fn played(
    entry: &'static Entry,
    lesson: &'static Lesson,
    asked: &Asked,
    visitor: &Visitor,
    mut learned: Learned,
) -> Result<Response, Fault> {
    let speaker = Speaker::new(visitor.tongue, entry.info(), &[]);
    let (moment, stray) = moment_of(entry, lesson, asked, &learned)?;
    let mut answer = stray.then(|| say(&speaker, "lesson-stray"));
    if let Some(action) = asked.action.as_deref().filter(|_| moment.waits_for_move()) {
        match moment.reply(action) {
            Reply::Right(choice) => return Ok(next(entry, &moment, choice)),
            Reply::Other(name) => answer = Some(speaker.text(&lesson.text_id(&name), &[])),
            Reply::Refused(error) => answer = Some(speaker.play_error(&error)),
        }
    }
    let over = moment.beat().is_none();
    let place = if over { Place::Done } else { Place::At(moment.choices.clone()) };
    learned.keep(entry.key(), lesson, place);
    let speaker = speaker.seating(moment.game().players());
    let seat = Seat { entry, moment, answer, visitor, speaker };
    Ok(kept(entry, &learned, seat.page().ok_or_else(Fault::no_page)?))
}

/// Where the visitor is, and whether what he kept leads nowhere any more.
fn moment_of(
    entry: &'static Entry,
    lesson: &'static Lesson,
    asked: &Asked,
    learned: &Learned,
) -> Result<(Moment<'static>, bool), Fault> {
    let was = match (&asked.at, learned.place(entry.key(), lesson)) {
        (Some(at), _) => choices(at),
        (None, Some(Place::At(choices))) => Some(choices.clone()),
        (None, _) => Some(Vec::new()),
    };
    let found = was.and_then(|choices| lesson.at(entry.title, &choices).ok());
    match found {
        Some(moment) => Ok((moment, false)),
        None => {
            lesson.at(entry.title, &[]).map(|moment| (moment, true)).map_err(|_| Fault::no_page())
        }
    }
}

fn next(entry: &Entry, moment: &Moment<'_>, choice: u8) -> Response {
    let at = written(&[&moment.choices[..], &[choice]].concat());
    Redirect::to(&format!("/learn/{}/{}?at={at}", entry.key(), moment.lesson.key)).into_response()
}

/// The page, and a browser that remembers it and the game. It is this visitor's alone.
fn kept(entry: &Entry, learned: &Learned, page: Html<String>) -> Response {
    let headers = AppendHeaders([
        (SET_COOKIE, learned.cookie()),
        (SET_COOKIE, game_cookie(entry.key())),
        (CACHE_CONTROL, HeaderValue::from_static("private")),
    ]);
    (headers, page).into_response()
}
