//! `POST /t/{table}/seat` — takes a seat, leaves it to a bot, comes back, hands out its key.

use axum::extract::{Path, State};
use axum::response::Response;
use kernel::Seat;
use maud::html;
use serde::Deserialize;
use store::{Grant, GrantKind};
use table::{Chair, Command, Order, Room};

use super::act::speaker;
use super::open::{bot, go, short_name};
use super::part;
use crate::access::{Opens, opens, place_of, seat_of};
use crate::app::App;
use crate::fault::Fault;
use crate::page::say;
use crate::posted::Posted;
use crate::seating::SeatNumber;
use crate::secret;
use crate::tables::{Granting, STAND_IN};
use crate::visitor::{Visitor, game_cookie, name_cookie};

/// How many keys a seat may have beside those of browsers that sat down.
const KEYS_MAX: usize = 20;

/// What is to happen with which seat.
#[derive(Deserialize)]
pub struct Change {
    seat: SeatNumber,
    #[serde(rename = "do")]
    what: Wish,
    #[serde(default)]
    name: String,
    /// The bot that is to play; none for the usual one.
    #[serde(default)]
    bot: String,
    /// Whether that bot may agree when another asks to take back a line.
    #[serde(default)]
    agrees: bool,
    /// What the key is stored under that is to be taken away.
    #[serde(default)]
    key: String,
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
    /// A key of one's own seat no longer opens it.
    Revoke,
}

/// Changes who sits on a seat, or hands out a key to it.
pub async fn change(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Posted(change): Posted<Change>,
) -> Result<Response, Fault> {
    let room = app.tables().get(&table).await?.shown().room.clone();
    let opens = opens(&app, &visitor, &table, &room).await?;
    let seat = change.seat.at(&room)?;
    let at = Place { app: &app, table: &table, visitor: &visitor, room: &room, seat };
    match change.what {
        Wish::Take => take(&at, &change).await,
        Wish::Link | Wish::Token => hand_out(&at, &opens, change.what).await,
        Wish::Revoke => revoke(&at, &opens, &change.key).await,
        Wish::Away | Wish::Back | Wish::Bot | Wish::Open => swap(&at, &opens, &change).await,
    }
}

/// A seat of a table, and who asks about it.
struct Place<'a> {
    app: &'a App,
    table: &'a str,
    visitor: &'a Visitor,
    room: &'a Room,
    seat: Seat,
}

impl Place<'_> {
    /// Carries out an order, with a key that is granted together with it.
    async fn order(&self, order: Order, granting: Option<Granting>) -> Result<(), Fault> {
        let ordered = self.app.tables().order_granting(self.table, order, granting).await;
        ordered.map_err(|error| Fault::of_table(error, &speaker(self.room, self.visitor)))?;
        Ok(())
    }

    fn back(&self) -> Response {
        go(&format!("/t/{}", self.table), std::iter::empty())
    }
}

/// The seat and the key to it come in one: nobody sits without one, or has one without sitting.
async fn take(at: &Place<'_>, change: &Change) -> Result<Response, Fault> {
    let name = match short_name(&change.name) {
        name if name.is_empty() => say(&speaker(at.room, at.visitor), "guest"),
        name => name,
    };
    let (hash, cookies) = at.visitor.new_key(at.table);
    let what = Command::Sit { seat: at.seat, name: name.clone() };
    let order = Order { who: Default::default(), id: None, what };
    at.order(order, Some(Granting { hash, kind: GrantKind::Key })).await?;
    let game = game_cookie(at.room.table().title().info().key);
    let cookies = cookies.into_iter().chain([name_cookie(&name), game]);
    Ok(go(&format!("/t/{}", at.table), cookies))
}

async fn swap(at: &Place<'_>, opens: &Opens, change: &Change) -> Result<Response, Fault> {
    let seat = at.seat;
    let name = speaker(at.room, at.visitor).name(seat);
    let bot = bot(&change.bot, STAND_IN)?;
    let what = match change.what {
        Wish::Away => Command::StandIn { seat, bot: Some(bot), agrees: change.agrees },
        Wish::Back => Command::StandIn { seat, bot: None, agrees: false },
        Wish::Bot => Command::Swap { seat, chair: Chair::bot(name, bot) },
        _ => Command::Swap { seat, chair: Chair::open(bot) },
    };
    at.order(Order { who: opens.who(), id: None, what }, None).await?;
    Ok(at.back())
}

/// A key is shown once; only its hash is kept. The host's link takes the seat from every key
/// that opened it before, and the table is told.
async fn hand_out(at: &Place<'_>, opens: &Opens, what: Wish) -> Result<Response, Fault> {
    let token = secret::token();
    let hash = secret::hash(&token);
    let kind = if what == Wish::Link { GrantKind::Link } else { GrantKind::Token };
    match opens.keys(at.seat) {
        Some(generation) => one_more(at, hash, generation, kind).await?,
        None if opens.host => {
            let what = Command::Rekey { seat: at.seat };
            let order = Order { who: opens.who(), id: None, what };
            at.order(order, Some(Granting { hash, kind })).await?;
        }
        None => return Err(Fault::no_key()),
    }
    Ok(shown_once(at, kind, &token))
}

/// Another key for whoever sits there, of the same generation as his own: if his ends, so does it.
async fn one_more(
    at: &Place<'_>,
    hash: String,
    generation: u32,
    kind: GrantKind,
) -> Result<(), Fault> {
    let store = at.app.tables().store();
    let place = place_of(at.seat);
    let grants = store.grants(at.table).await?;
    let live =
        |grant: &&Grant| grant.kind != GrantKind::Key && seat_of(grant, at.room) == Some(at.seat);
    if grants.iter().filter(live).count() >= KEYS_MAX {
        return Err(Fault::too_many_keys());
    }
    Ok(store.grant(&Grant::new(hash, at.table, place, generation, kind)).await?)
}

fn shown_once(at: &Place<'_>, kind: GrantKind, token: &str) -> Response {
    let speaker = speaker(at.room, at.visitor);
    let (id, text) = match kind {
        GrantKind::Link => {
            ("link-once", format!("{}/t/{}/key/{token}", at.app.config().link(), at.table))
        }
        _ => ("token-once", token.to_owned()),
    };
    let content = html! {
        h3 { (say(&speaker, id)) }
        code class="secret" { (text) }
        button class="btn" type="button" data-copy=(text) { (say(&speaker, "copy-link")) }
        p { a href={ "/t/" (at.table) } { (say(&speaker, "back-to-table")) } }
    };
    part(at.visitor, &say(&speaker, id), &content)
}

/// Whoever sits on a seat takes a key of it away. A program does not: its token may have been
/// lost to somebody else.
async fn revoke(at: &Place<'_>, opens: &Opens, key: &str) -> Result<Response, Fault> {
    if opens.keys(at.seat).is_none() || at.visitor.has_token() {
        return Err(Fault::no_key());
    }
    at.app.tables().store().revoke(key, at.table, &place_of(at.seat)).await?;
    Ok(go(&format!("/t/{}/seats", at.table), std::iter::empty()))
}
