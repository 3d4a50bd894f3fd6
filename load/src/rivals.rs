//! Clients who race for one seat: they take it, hand it on by links, have keys made, are kicked,
//! and go on using what they have. What they did is a [history](crate::history).

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};

use hyper::header::{COOKIE, HeaderName, LOCATION, ORIGIN, SET_COOKIE};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::history::{Deed, Event, Key, Wrongs, wrongs};
use crate::http::{Answer, Ask, Client, Lost};

/// How many try at once.
const CROWD: usize = 4;
/// The seat they race for.
const SEAT: u8 = 1;
/// What their tables are called.
pub(crate) const NAME: &str = "rivals";
/// The mark of the element that shows a secret.
const SECRET: &str = "class=\"secret\">";

/// The clock of all events.
static CLOCK: AtomicU64 = AtomicU64::new(1);

fn now() -> u64 {
    CLOCK.fetch_add(1, Ordering::SeqCst)
}

/// What opens a seat.
#[derive(Clone, Debug)]
enum Held {
    Cookie(String),
    Token(String),
}

/// The rivals of one table.
pub(crate) struct Rivals {
    addr: SocketAddr,
    game: String,
    /// The table and its host's cookie.
    table: Option<(String, String)>,
    keys: Vec<Held>,
    links: usize,
    events: Vec<Event>,
}

impl Rivals {
    /// Rivals who have not met yet.
    pub(crate) fn new(addr: SocketAddr, game: &str) -> Rivals {
        let (keys, events) = (Vec::new(), Vec::new());
        Rivals { addr, game: game.to_owned(), table: None, keys, links: 0, events }
    }

    /// Races on until the server no longer answers.
    pub(crate) async fn race(&mut self) {
        while self.round().await.is_ok() {}
    }

    /// One round more: takes, uses, hands on, kicks.
    ///
    /// # Errors
    /// If an answer is lost.
    pub(crate) async fn round(&mut self) -> Result<(), Lost> {
        let (table, host) = self.table().await?;
        let seat = format!("/t/{table}/seat");
        let open = self.post(&seat, json!({"seat": SEAT, "do": "open"})).with(COOKIE, &host);
        self.end(Deed::Open, &open).await?;
        let take = self.post(&seat, json!({"seat": SEAT, "do": "take", "name": "Rival"}));
        self.crowd(&take, Deed::Take).await?;
        self.use_all(&table).await?;
        if let Some(link) = self.mint_while_rekeyed(&table, &host).await? {
            let number = self.links;
            self.links += 1;
            self.use_all(&table).await?;
            let spend = self.post(&format!("/t/{table}/key/{link}"), json!({}));
            self.crowd(&spend, |key| Deed::Spend(number, key)).await?;
            self.use_all(&table).await?;
        }
        Ok(())
    }

    /// What cannot have been.
    pub(crate) fn wrongs(&self) -> Wrongs {
        wrongs(&self.events)
    }

    /// How many requests were granted.
    pub(crate) fn granted(&self) -> u64 {
        self.events.iter().filter(|event| event.granted).count() as u64
    }

    /// How many were answered at all.
    pub(crate) fn answered(&self) -> u64 {
        self.events.iter().filter(|event| event.ended.is_some()).count() as u64
    }

    /// The table that they race at, if it was ever opened.
    pub(crate) fn id(&self) -> Option<&str> {
        self.table.as_ref().map(|(id, _)| id.as_str())
    }

    async fn table(&mut self) -> Result<(String, String), Lost> {
        if let Some(table) = &self.table {
            return Ok(table.clone());
        }
        let chairs = json!({
            "name": NAME, "game": self.game, "kind0": "person", "name0": "Host", "kind1": "open", "bot1": "busy",
        });
        let answer = Client::new(self.addr).ask(&self.post("/tables", chairs)).await?;
        let id = header(&answer, LOCATION).and_then(|place| place.strip_prefix("/t/"));
        let table = id.map(str::to_owned).zip(cookie(&answer));
        let table = table.ok_or_else(|| Lost::refused(&answer))?;
        self.table = Some(table.clone());
        Ok(table)
    }

    /// A request that comes from the server's own pages.
    fn post(&self, path: &str, form: Value) -> Ask {
        let part = HeaderName::from_static("x-part");
        Ask::post(path, form).with(ORIGIN, format!("http://{}", self.addr)).with(part, "1")
    }

    /// Something of the host's that ends keys.
    async fn end(&mut self, deed: Deed, ask: &Ask) -> Result<Answer, Lost> {
        let (event, answer) = sent(self.addr, ask, deed).await;
        self.events.push(event);
        answer
    }

    /// Many send the same at once; whoever is granted it gets a key.
    async fn crowd(&mut self, ask: &Ask, deed: impl Fn(Key) -> Deed) -> Result<(), Lost> {
        let mut racing = JoinSet::new();
        for _ in 0..CROWD {
            let (addr, ask) = (self.addr, ask.clone());
            racing.spawn(async move { sent(addr, &ask, Deed::Open).await });
        }
        let mut lost = None;
        for (event, answer) in racing.join_all().await {
            let key = self.keys.len();
            self.events.push(Event { deed: deed(key), ..event });
            match answer {
                Ok(answer) if event.granted => {
                    self.keys.push(Held::Cookie(cookie(&answer).unwrap_or_default()));
                }
                Ok(_) => {}
                Err(error) => {
                    // Somebody may have got it, but nobody knows his key.
                    self.keys.push(Held::Token(String::new()));
                    lost = Some(error);
                }
            }
        }
        lost.map_or(Ok(()), Err)
    }

    /// Whoever holds the seat has keys made while the host has a new one made; gives the link.
    async fn mint_while_rekeyed(
        &mut self,
        table: &str,
        host: &str,
    ) -> Result<Option<String>, Lost> {
        let path = format!("/t/{table}/seat");
        let parent = self.keys.len().checked_sub(1);
        let mut minting = JoinSet::new();
        if let Some(parent) = parent {
            let wish = json!({"seat": SEAT, "do": "token"});
            let mint = held(self.post(&path, wish), &self.keys[parent]);
            for _ in 0..CROWD {
                let (addr, mint) = (self.addr, mint.clone());
                minting.spawn(async move { sent(addr, &mint, Deed::Open).await });
            }
        }
        let rekey = self.post(&path, json!({"seat": SEAT, "do": "link"})).with(COOKIE, host);
        let answer = self.end(Deed::Rekey, &rekey).await;
        for (event, minted) in minting.join_all().await {
            let (Some(parent), Ok(minted)) = (parent, minted) else { continue };
            self.events.push(Event { deed: Deed::Mint(parent, self.keys.len()), ..event });
            self.keys.push(Held::Token(secret(&minted).unwrap_or_default()));
        }
        Ok(secret(&answer?))
    }

    /// The newest keys are used, and some that should have ended long ago.
    async fn use_all(&mut self, table: &str) -> Result<(), Lost> {
        let newest = self.keys.len().saturating_sub(2 * CROWD)..self.keys.len();
        let old = (0..newest.start).step_by(newest.start / 3 + 1);
        let mut using = JoinSet::new();
        for key in old.chain(newest) {
            let words = json!({"seat": SEAT, "text": "mine"});
            let ask = held(self.post(&format!("/t/{table}/chat"), words), &self.keys[key]);
            let addr = self.addr;
            using.spawn(async move { sent(addr, &ask, Deed::Use(key)).await });
        }
        let mut lost = None;
        for (event, answer) in using.join_all().await {
            self.events.push(event);
            lost = lost.or(answer.err());
        }
        lost.map_or(Ok(()), Err)
    }
}

/// Sends something over a connection of its own; what became of it.
async fn sent(addr: SocketAddr, ask: &Ask, deed: Deed) -> (Event, Result<Answer, Lost>) {
    let begun = now();
    let answer = Client::new(addr).ask(ask).await;
    let ended = answer.is_ok().then(now);
    let granted = answer.as_ref().is_ok_and(|answer| answer.status.as_u16() < 400);
    (Event { deed, begun, ended, granted }, answer)
}

fn held(ask: Ask, key: &Held) -> Ask {
    match key {
        Held::Cookie(cookie) => ask.with(COOKIE, cookie),
        Held::Token(token) => ask.by(token),
    }
}

fn header(answer: &Answer, name: HeaderName) -> Option<&str> {
    answer.headers.get(name)?.to_str().ok()
}

fn cookie(answer: &Answer) -> Option<String> {
    header(answer, SET_COOKIE)?.split(';').next().map(str::to_owned)
}

/// The secret that a page shows once; of a link, its last part.
fn secret(answer: &Answer) -> Option<String> {
    let page = String::from_utf8_lossy(&answer.body);
    let (_, rest) = page.split_once(SECRET)?;
    rest.split('<').next()?.rsplit('/').next().map(str::to_owned)
}
