//! What goes wrong, told in the visitor's language as a page or as JSON.

use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::{PlayError, RuleId, StartError};
use lang::{Arg, Speaker};
use maud::html;
use serde_json::json;
use store::StoreError;
use table::{ApplyError, Refusal, UndoError};

use crate::analyses::Busy;
use crate::page::{Shell, say};
use crate::tables::{OpenFailed, TableError};
use crate::thinking::Unthought;
use crate::visitor::Visitor;

/// Why a request is not answered as it was asked. Nothing has changed.
#[derive(Clone, Debug)]
pub struct Fault {
    status: StatusCode,
    code: &'static str,
    told: Told,
    /// The seat's revision, for whoever was late.
    revision: Option<u64>,
}

#[derive(Clone, Debug)]
enum Told {
    /// A text of the pages.
    Page(&'static str),
    /// A text of the pages about something.
    About(&'static str, String),
    /// A refusal of the table, said by somebody who knows the names.
    Said { text: String, rule: Option<RuleId> },
}

impl Fault {
    fn new(status: StatusCode, code: &'static str, id: &'static str) -> Fault {
        Fault { status, code, told: Told::Page(id), revision: None }
    }

    /// There is no such page.
    pub fn no_page() -> Fault {
        Fault::new(StatusCode::NOT_FOUND, "page", "no-page")
    }

    /// There is no such table.
    pub fn no_table() -> Fault {
        Fault::new(StatusCode::NOT_FOUND, "table", "no-table")
    }

    /// There is no such seat at the table.
    pub fn no_seat() -> Fault {
        Fault::new(StatusCode::NOT_FOUND, "seat", "no-seat")
    }

    /// The seat has as many keys as it may.
    pub fn too_many_keys() -> Fault {
        Fault::new(StatusCode::CONFLICT, "keys", "too-many-keys")
    }

    /// The request cannot be read.
    pub fn malformed(why: impl Into<String>) -> Fault {
        let told = Told::About("malformed", why.into());
        Fault { told, ..Fault::new(StatusCode::BAD_REQUEST, "params", "malformed") }
    }

    /// The file is no replay of a finished game that could be shown.
    pub fn no_replay(why: impl Into<String>) -> Fault {
        let told = Told::About("no-replay", why.into());
        Fault { told, ..Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid", "no-replay") }
    }

    /// The request is too large.
    pub fn too_large() -> Fault {
        Fault::new(StatusCode::PAYLOAD_TOO_LARGE, "size", "too-large")
    }

    /// Too many requests.
    pub fn too_many() -> Fault {
        Fault::new(StatusCode::TOO_MANY_REQUESTS, "rate", "too-many")
    }

    /// Too many tables were opened from one address.
    pub fn too_many_tables() -> Fault {
        Fault::new(StatusCode::TOO_MANY_REQUESTS, "tables", "too-many-tables")
    }

    /// The body of the request did not come in time.
    pub fn too_slow() -> Fault {
        Fault::new(StatusCode::REQUEST_TIMEOUT, "time", "too-slow")
    }

    /// The method is not one of this page's.
    pub fn method() -> Fault {
        Fault::new(StatusCode::METHOD_NOT_ALLOWED, "method", "wrong-method")
    }

    /// The request comes from a foreign page.
    pub fn foreign() -> Fault {
        Fault::new(StatusCode::FORBIDDEN, "origin", "foreign-origin")
    }

    /// The request is for another host.
    pub fn other_host() -> Fault {
        Fault::new(StatusCode::MISDIRECTED_REQUEST, "host", "other-host")
    }

    /// The token opens nothing here.
    pub fn no_key() -> Fault {
        Fault::new(StatusCode::FORBIDDEN, "token", "no-key")
    }

    /// The game is not over, so its replay holds secrets.
    pub fn not_over() -> Fault {
        Fault::new(StatusCode::CONFLICT, "not_over", "not-over-yet")
    }

    /// The game is not over, so an analysis would tell secrets.
    pub fn not_analyzed_yet() -> Fault {
        Fault::new(StatusCode::CONFLICT, "not_over", "analysis-later")
    }

    /// Something that the table or the rules say.
    pub fn refused(refusal: &Refusal, speaker: &Speaker) -> Fault {
        let (status, code) = refusal_kind(refusal);
        let rule = match refusal {
            Refusal::Apply(ApplyError::Play(PlayError::Refused(refused))) => Some(refused.rule),
            _ => None,
        };
        let told = Told::Said { text: refusal_text(refusal, speaker), rule };
        let revision = match refusal {
            Refusal::Stale { now } => Some(*now),
            _ => None,
        };
        Fault { status, code, told, revision }
    }

    /// What a table answers, said by somebody who knows its names.
    pub fn of_table(error: TableError, speaker: &Speaker) -> Fault {
        match error {
            TableError::Refused(refusal) => Fault::refused(&refusal, speaker),
            error => error.into(),
        }
    }

    fn text(&self, speaker: &Speaker) -> String {
        match &self.told {
            Told::Page(id) => say(speaker, id),
            Told::About(id, what) => {
                speaker.text(&format!("page-{id}"), &[("what", Arg::Text(what))])
            }
            Told::Said { text, .. } => text.clone(),
        }
    }

    fn rule(&self) -> Option<RuleId> {
        match &self.told {
            Told::Said { rule, .. } => *rule,
            _ => None,
        }
    }

    /// The answer in the form and language that the visitor asks for.
    pub fn answer(&self, visitor: &Visitor) -> Response {
        let speaker = visitor.speaker();
        if visitor.wants_json {
            return (self.status, axum::Json(self.form(&speaker))).into_response();
        }
        let title = say(&speaker, "something-else");
        let body = html! {
            main class="sheet-page" {
                section class="state err" role="alert" {
                    (draw::piece::icon("help"))
                    b { (self.text(&speaker)) }
                    @if let Some(rule) = self.rule() { p { (rule) } }
                    p { a class="btn" href="/" { (say(&speaker, "to-the-lobby")) } }
                }
            }
        };
        let page =
            Shell { visitor, title: &title, class: "page", game: None, drawn: &[] }.page(&body);
        (self.status, page).into_response()
    }

    fn form(&self, speaker: &Speaker) -> serde_json::Value {
        let mut error = json!({"code": self.code, "message": self.text(speaker)});
        if let Some(rule) = self.rule() {
            error["rule"] = json!(rule);
        }
        if let Some(revision) = self.revision {
            error["revision"] = json!(revision);
        }
        json!({ "error": error })
    }
}

/// The words come later, when the visitor is known: see [`speak`].
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<TableError> for Fault {
    fn from(error: TableError) -> Fault {
        match error {
            TableError::Unknown => Fault::no_table(),
            TableError::Refused(refusal) => {
                let (status, code) = refusal_kind(&refusal);
                let told = Told::Said { text: refusal.to_string(), rule: None };
                Fault { status, code, told, revision: None }
            }
            TableError::Halted => {
                Fault::new(StatusCode::SERVICE_UNAVAILABLE, "halted", "table-halted")
            }
            TableError::Broken(why) => {
                eprintln!("warning: a table cannot be opened: {why}");
                Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "broken", "table-broken")
            }
            TableError::Store(error) => error.into(),
        }
    }
}

/// What the store says is for the person who runs it, not for visitors.
impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        match error {
            StoreError::Unknown { .. } => Fault::no_table(),
            error => {
                eprintln!("warning: {error}");
                Fault::new(StatusCode::SERVICE_UNAVAILABLE, "store", "store-down")
            }
        }
    }
}

impl From<Busy> for Fault {
    fn from(_: Busy) -> Fault {
        Fault::new(StatusCode::SERVICE_UNAVAILABLE, "busy", "analysis-busy")
    }
}

impl From<Unthought> for Fault {
    fn from(error: Unthought) -> Fault {
        match error {
            Unthought::Crowded => Fault::new(StatusCode::SERVICE_UNAVAILABLE, "busy", "hint-busy"),
            Unthought::Failed => TableError::Halted.into(),
        }
    }
}

impl From<OpenFailed> for Fault {
    fn from(error: OpenFailed) -> Fault {
        match error {
            OpenFailed::Store(error) => error.into(),
            OpenFailed::Start(StartError::Option(error)) => Fault::malformed(error.to_string()),
            OpenFailed::Start(StartError::Setup(error)) => {
                let told = Told::Said { text: error.why.clone(), rule: Some(error.rule) };
                let status = StatusCode::UNPROCESSABLE_ENTITY;
                Fault { status, code: "refused", told, revision: None }
            }
        }
    }
}

fn refusal_kind(refusal: &Refusal) -> (StatusCode, &'static str) {
    match refusal {
        Refusal::Stale { .. } => (StatusCode::CONFLICT, "stale"),
        Refusal::Apply(ApplyError::Over) => (StatusCode::UNPROCESSABLE_ENTITY, "over"),
        Refusal::Apply(_) => (StatusCode::UNPROCESSABLE_ENTITY, "refused"),
        Refusal::Undo(error) => (StatusCode::UNPROCESSABLE_ENTITY, undo_code(*error)),
        Refusal::NotYours(_) | Refusal::NotHost => (StatusCode::FORBIDDEN, "seat"),
        Refusal::NoSeat(_) => (StatusCode::NOT_FOUND, "seat"),
        Refusal::Taken(_) => (StatusCode::CONFLICT, "taken"),
        Refusal::NotAsked => (StatusCode::CONFLICT, "consent"),
        Refusal::Muted => (StatusCode::FORBIDDEN, "muted"),
        Refusal::NotOver => (StatusCode::CONFLICT, "not_over"),
        Refusal::Closed => (StatusCode::CONFLICT, "closed"),
        Refusal::Text => (StatusCode::UNPROCESSABLE_ENTITY, "text"),
    }
}

/// A refusal in words.
pub fn refusal_text(refusal: &Refusal, speaker: &Speaker) -> String {
    match refusal {
        Refusal::Stale { .. } => say(speaker, "stale"),
        Refusal::Apply(ApplyError::Play(error)) => speaker.play_error(error),
        Refusal::Apply(ApplyError::Over) => speaker.text("game-over", &[]),
        Refusal::Apply(_) | Refusal::NoSeat(_) => say(speaker, "no-seat"),
        Refusal::Undo(error) => undo_text(*error, speaker),
        Refusal::NotYours(seat) => speaker.text("page-not-yours", &[("who", Arg::Seat(*seat))]),
        Refusal::NotHost => say(speaker, "not-host"),
        Refusal::Taken(seat) => speaker.text("page-taken", &[("who", Arg::Seat(*seat))]),
        Refusal::NotAsked => say(speaker, "nobody-asks"),
        Refusal::Muted => say(speaker, "muted"),
        Refusal::NotOver => say(speaker, "not-over-yet"),
        Refusal::Closed => say(speaker, "closed"),
        Refusal::Text => {
            speaker.text("page-text-length", &[("n", Arg::Number(table::TEXT_MAX as i64))])
        }
    }
}

/// Whether the others can be asked for a line that stands.
pub fn undo_code(error: UndoError) -> &'static str {
    match error {
        UndoError::Nothing | UndoError::NothingBack => "nothing",
        _ => "undo",
    }
}

/// Why a line cannot be taken back, in words.
pub fn undo_text(error: UndoError, speaker: &Speaker) -> String {
    match error {
        UndoError::Nothing => speaker.text("undo-nothing", &[]),
        UndoError::NothingBack => speaker.text("redo-nothing", &[]),
        UndoError::Decided(seat) => speaker.text("undo-decided", &[("who", Arg::Seat(seat))]),
        UndoError::Revealed => speaker.text("undo-revealed", &[]),
        UndoError::Answered => speaker.text("undo-answered", &[]),
        UndoError::Begun => speaker.text("undo-begun", &[]),
        UndoError::Settled => speaker.text("undo-settled", &[]),
    }
}

/// Puts faults into words once the visitor is known.
pub async fn speak(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let visitor = Visitor::of(&parts);
    let response = next.run(Request::from_parts(parts, body)).await;
    match response.extensions().get::<Fault>() {
        Some(fault) => fault.answer(&visitor),
        None if response.status() == StatusCode::METHOD_NOT_ALLOWED => {
            Fault::method().answer(&visitor)
        }
        None => response,
    }
}
