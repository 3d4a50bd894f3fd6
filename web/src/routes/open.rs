//! `POST /tables` — opens a table.

use std::collections::HashMap;

use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use bots::{BotSpec, Level, NetSpec};
use kernel::options::OptionKind;
use kernel::{GameInfo, Seat};
use lang::Speaker;
use store::GrantKind;
use table::{Chair, Setting};

use crate::access::grant;
use crate::app::App;
use crate::campaign;
use crate::fault::Fault;
use crate::page::lobby::{PACES, title};
use crate::posted::Posted;
use crate::tables::RIVAL;
use crate::visitor::{Visitor, game_cookie, name_cookie};

/// The longest name of a player, in characters.
pub const NAME_MAX: usize = 40;

/// Opens a table as the lobby's form says; its host goes there.
pub async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Posted(form): Posted<HashMap<String, String>>,
) -> Result<Response, Fault> {
    let game = form.get("game").map_or("", String::as_str);
    let entry = shelf::find(game).map_err(|error| Fault::malformed(error.to_string()))?;
    let chairs = chairs(&form, entry.info())?;
    let persons = persons(&chairs);
    let host = persons.first().map(|seat| chairs[seat.index()].name.clone()).unwrap_or_default();
    let setting = Setting {
        parts: app.config().parts(entry.key()),
        options: options(&form, entry.info()),
        name: table_name(&form, entry.info(), &host, &visitor),
        pace: pace(form.get("pace").map_or("", String::as_str))?,
        ..Setting::new(entry.title, chairs)
    };
    let setting = match form.contains_key("campaign") {
        true => campaign::begin(entry, setting)
            .map_err(|error| Fault::malformed(format!("campaign: {error}")))?,
        false => setting,
    };
    app.may_open(&visitor)?;
    let id = app.tables().open(setting).await?;
    let (hash, keys) = visitor.new_key(&id);
    grant(&app, &hash, &id, &persons, true, GrantKind::Key).await?;
    let named = (!host.is_empty()).then(|| name_cookie(&host));
    let cookies = keys.into_iter().chain(named).chain([game_cookie(entry.key())]);
    Ok(go(&format!("/t/{id}"), cookies))
}

/// Sends the browser somewhere, with cookies.
pub fn go(to: &str, cookies: impl Iterator<Item = HeaderValue>) -> Response {
    let headers: Vec<_> = cookies.map(|cookie| (SET_COOKIE, cookie)).collect();
    (AppendHeaders(headers), Redirect::to(to)).into_response()
}

/// Who sits where, without the chairs that nobody wants.
fn chairs(form: &HashMap<String, String>, info: &GameInfo) -> Result<Vec<Chair>, Fault> {
    let mut chairs = Vec::new();
    for seat in Seat::all(info.players.1) {
        let field = |name: &str| form.get(&format!("{name}{seat}")).map_or("", String::as_str);
        let bot = bot(field("bot"), RIVAL)?;
        let name = short_name(field("name"));
        match field("kind") {
            "person" => chairs.push(Chair::person(name)),
            "bot" => chairs.push(Chair::bot(name, bot)),
            "open" => chairs.push(Chair::open(bot)),
            "none" | "" => {}
            kind => return Err(Fault::malformed(format!("kind{seat}: `{kind}`"))),
        }
    }
    Ok(chairs)
}

/// How long a move may take, one of the lobby's paces.
fn pace(name: &str) -> Result<Option<u32>, Fault> {
    if name.is_empty() {
        return Ok(None);
    }
    let known = PACES.into_iter().find(|pace| pace.to_string() == name);
    known.map(Some).ok_or_else(|| Fault::malformed(format!("pace: `{name}`")))
}

/// The bot that was named, or one of the usual level.
pub fn bot(name: &str, usual: Level) -> Result<String, Fault> {
    if name.is_empty() {
        return Ok(usual.to_string());
    }
    match name.parse::<BotSpec>() {
        // Files of the machine are none of a guest's business.
        Ok(BotSpec::Net(NetSpec { file: Some(_), .. })) => {
            Err(Fault::malformed(format!("bot `{name}`: a table takes nets of the games only")))
        }
        Ok(spec) => Ok(spec.to_string()),
        Err(error) => Err(Fault::malformed(error.to_string())),
    }
}

/// A name that fits the table.
pub fn short_name(name: &str) -> String {
    name.trim().chars().filter(|letter| !letter.is_control()).take(NAME_MAX).collect()
}

fn persons(chairs: &[Chair]) -> Vec<Seat> {
    let seats = Seat::all(chairs.len() as u8);
    seats.filter(|seat| chairs[seat.index()].sitter == table::Sitter::Person).collect()
}

/// A box that is not ticked is not sent, and means `false`.
fn options(form: &HashMap<String, String>, info: &GameInfo) -> Vec<(String, String)> {
    let value = |spec: &kernel::options::OptionSpec| {
        let sent = form.get(&format!("option.{}", spec.name)).cloned();
        let value = match spec.kind {
            OptionKind::Flag => Some(sent.unwrap_or_else(|| "false".to_owned())),
            OptionKind::Number(..) | OptionKind::Choice(_) => sent,
        };
        Some((spec.name.to_owned(), value?))
    };
    info.options.iter().filter_map(value).collect()
}

fn table_name(
    form: &HashMap<String, String>,
    info: &'static GameInfo,
    host: &str,
    visitor: &Visitor,
) -> String {
    let given = short_name(form.get("name").map_or("", String::as_str));
    let game = title(info, &Speaker::new(visitor.tongue, info, &[]));
    match (given.is_empty(), host.is_empty()) {
        (false, _) => given,
        (true, false) => format!("{game} · {host}"),
        (true, true) => game,
    }
}
