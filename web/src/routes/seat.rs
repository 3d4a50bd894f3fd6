//! `POST /t/{table}/seat` — takes a seat, leaves it to a bot, comes back, hands out its key.

use axum::extract::{Path, State};
use axum::response::Response;
use kernel::Seat;
use maud::html;
use serde::Deserialize;
use table::{Chair, Command, Order, Room, Who};

use super::act::speaker;
use super::open::{bot, go, short_name};
use super::part;
use crate::access::{Opens, grant, opens, revoke};
use crate::app::App;
use crate::fault::Fault;
use crate::page::say;
use crate::posted::Posted;
use crate::secret;
use crate::tables::STAND_IN;
use crate::visitor::{Visitor, game_cookie, grant_of, name_cookie};

/// What is to happen with which seat.
#[derive(Deserialize)]
pub struct Change {
    seat: Seat,
    #[serde(rename = "do")]
    what: Wish,
    #[serde(default)]
    name: String,
    /// The bot that is to play; none for the usual one.
    #[serde(default)]
    bot: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Wish {
    /// A visitor takes an open seat.
    Take,
    /// A bot plays while the person is away.
    Away,
    /// The person is back.
    Back,
    /// The host gives the seat to a bot.
    Bot,
    /// The host opens the seat to others.
    Open,
    /// A private link that moves the seat to another browser, once.
    Link,
    /// A token for a program.
    Token,
}

/// Changes who sits on a seat, or hands out a key to it.
pub async fn change(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Posted(change): Posted<Change>,
) -> Result<Response, Fault> {
    let room = app.tables().get(&table).await?.shown().room.clone();
    let opens = opens(&app, &visitor, &table).await?;
    match change.what {
        Wish::Take => take(&app, &table, &visitor, &room, &change).await,
        Wish::Link | Wish::Token => hand_out(&app, &table, &visitor, &room, &opens, &change).await,
        Wish::Away | Wish::Back | Wish::Bot | Wish::Open => {
            swap(&app, &table, &visitor, &room, &opens, &change).await
        }
    }
}

async fn take(
    app: &App,
    table: &str,
    visitor: &Visitor,
    room: &Room,
    change: &Change,
) -> Result<Response, Fault> {
    let speaker = speaker(room, visitor);
    let name = match short_name(&change.name) {
        name if name.is_empty() => say(&speaker, "guest"),
        name => name,
    };
    let what = Command::Sit { seat: change.seat, name: name.clone() };
    let order = Order { who: Default::default(), id: None, what };
    app.tables().order(table, order).await.map_err(|error| Fault::of_table(error, &speaker))?;
    let (key, cookie) = visitor.key();
    let more = Opens { seats: vec![change.seat], ..Opens::default() };
    grant(app, &grant_of(&key, table), table, more).await?;
    let game = game_cookie(room.table().title().info().key);
    Ok(go(&format!("/t/{table}"), cookie.into_iter().chain([name_cookie(&name), game])))
}

async fn swap(
    app: &App,
    table: &str,
    visitor: &Visitor,
    room: &Room,
    opens: &Opens,
    change: &Change,
) -> Result<Response, Fault> {
    let seat = change.seat;
    let speaker = speaker(room, visitor);
    let name = speaker.name(seat);
    let bot = bot(&change.bot, STAND_IN)?;
    let what = match change.what {
        Wish::Away => Command::StandIn { seat, bot: Some(bot) },
        Wish::Back => Command::StandIn { seat, bot: None },
        Wish::Bot => Command::Swap { seat, chair: Chair::bot(name, bot) },
        _ => Command::Swap { seat, chair: Chair::open(bot) },
    };
    let order = Order { who: opens.who(), id: None, what };
    app.tables().order(table, order).await.map_err(|error| Fault::of_table(error, &speaker))?;
    if matches!(change.what, Wish::Bot | Wish::Open) {
        revoke(app, table, seat).await?;
    }
    Ok(go(&format!("/t/{table}"), std::iter::empty()))
}

/// A key is shown once; only its hash is kept. The host's link takes the seat from every key
/// that opened it before, and the table is told.
async fn hand_out(
    app: &App,
    table: &str,
    visitor: &Visitor,
    room: &Room,
    opens: &Opens,
    change: &Change,
) -> Result<Response, Fault> {
    let seat = change.seat;
    let mine = opens.seats.contains(&seat);
    if !mine && !opens.host {
        return Err(Fault::no_key());
    }
    if !mine {
        revoke(app, table, seat).await?;
        announce(app, table, visitor, room, seat).await?;
    }
    let token = secret::token();
    let once = change.what == Wish::Link;
    let more = Opens { seats: vec![seat], host: false, once };
    grant(app, &secret::hash(&token), table, more).await?;
    let speaker = speaker(room, visitor);
    let text = match change.what {
        Wish::Link => format!("{}/t/{table}/key/{token}", app.config().link()),
        _ => token,
    };
    let id = if once { "link-once" } else { "token-once" };
    let content = html! {
        h3 { (say(&speaker, id)) }
        code class="secret" { (text) }
        button class="btn" type="button" data-copy=(text) { (say(&speaker, "copy-link")) }
        p { a href={ "/t/" (table) } { (say(&speaker, "back-to-table")) } }
    };
    Ok(part(visitor, &say(&speaker, id), &content))
}

/// Everybody at the table hears that a seat got a new key.
async fn announce(
    app: &App,
    table: &str,
    visitor: &Visitor,
    room: &Room,
    seat: Seat,
) -> Result<(), Fault> {
    let speaker = speaker(room, visitor);
    let who = [("who", lang::Arg::Seat(seat))];
    let text = speaker.text("page-key-reissued", &who);
    let what = Command::Say { seat: None, name: say(&speaker, "host"), text };
    let order = Order { who: Who::host(), id: None, what };
    app.tables().order(table, order).await?;
    Ok(())
}
