//! A table whose every seat this process plays, through the HTTP interface.

use hyper::header::{COOKIE, HeaderName, LOCATION, ORIGIN, SET_COOKIE};
use kernel::chance::{Fast, below};
use serde_json::{Map, Value, json};

use crate::http::{Answer, Ask, Client, Lost};

/// The mark of the element that shows a token.
const TOKEN: &str = "class=\"secret\">";

/// A table and the tokens of its seats.
#[derive(Clone, Debug)]
pub struct Seated {
    /// The table's id.
    pub id: String,
    /// A token for each seat.
    pub tokens: Vec<String>,
}

/// One decision, and the sender's own name for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who decides.
    pub seat: usize,
    /// What, in notation.
    pub action: String,
    /// The seat's revision when it decided.
    pub revision: u64,
    /// The name: sending the move twice is harmless.
    pub id: String,
}

impl Seated {
    /// Opens a table as a browser does, and asks for a token for every seat.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn open(client: &mut Client, game: &str, seats: usize) -> Result<Seated, Lost> {
        let answer = client.ask(&from_page(client, "/tables", lobby_form(game, seats))).await?;
        let id = opened(&answer)?;
        let cookie = header(&answer, SET_COOKIE).and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.ok_or_else(|| Lost::refused(&answer))?;
        let mut table = Seated { id: id.to_owned(), tokens: Vec::new() };
        for seat in 0..seats {
            table.tokens.push(token(client, &table.id, cookie, seat).await?);
        }
        Ok(table)
    }

    /// A move for one of those who are asked, picked at random; none when the game is over.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn pick(
        &self,
        client: &mut Client,
        rng: &mut Fast,
        id: String,
    ) -> Result<Option<Move>, Lost> {
        let asked = client.ask(&self.read("status", 0)).await?.json()?;
        let Some(seat) = one_of(&asked["to_act"], rng).and_then(Value::as_u64) else {
            return Ok(None);
        };
        let seat = seat as usize;
        let status = client.ask(&self.read("status", seat)).await?.json()?;
        let legal = client.ask(&self.read("legal", seat)).await?.json()?;
        let option = one_of(&legal, rng).ok_or_else(|| Lost::new(&self.id, "nothing is legal"))?;
        let action = text(&option["action"])?;
        let revision = status["revision"].as_u64().unwrap_or_default();
        Ok(Some(Move { seat, action, revision, id }))
    }

    /// The request that plays a move.
    pub fn play(&self, choice: &Move) -> Ask {
        let body = json!({
            "action": choice.action,
            "revision": choice.revision,
            "id": choice.id,
        });
        Ask::post(self.path("apply"), body).by(&self.tokens[choice.seat])
    }

    /// The request for the page of a seat.
    pub fn page(&self, seat: usize) -> Ask {
        Ask::get(format!("/t/{}", self.id)).by(&self.tokens[seat])
    }

    /// The request for the event stream of a seat.
    pub fn stream(&self, seat: usize) -> Ask {
        Ask::get(format!("/t/{}/stream", self.id)).by(&self.tokens[seat])
    }

    fn read(&self, what: &str, seat: usize) -> Ask {
        Ask::get(self.path(what)).by(&self.tokens[seat])
    }

    fn path(&self, what: &str) -> String {
        format!("/api/tables/{}/{what}", self.id)
    }
}

/// What the lobby sends for a table of people.
fn lobby_form(game: &str, seats: usize) -> Value {
    let chair =
        |seat| [(format!("kind{seat}"), json!("person")), (format!("name{seat}"), json!("Load"))];
    let game = [("game".to_owned(), json!(game))];
    Value::Object((0..seats).flat_map(chair).chain(game).collect::<Map<_, _>>())
}

/// The id of the table that was opened.
pub(crate) fn opened(answer: &Answer) -> Result<&str, Lost> {
    let id = header(answer, LOCATION).and_then(|place| place.strip_prefix("/t/"));
    id.ok_or_else(|| Lost::refused(answer))
}

/// A request that comes from the server's own pages.
pub(crate) fn from_page(client: &Client, path: &str, form: Value) -> Ask {
    Ask::post(path, form).with(ORIGIN, format!("http://{}", client.addr()))
}

async fn token(
    client: &mut Client,
    table: &str,
    cookie: &str,
    seat: usize,
) -> Result<String, Lost> {
    let wish = json!({"seat": seat, "do": "token"});
    let ask = from_page(client, &format!("/t/{table}/seat"), wish)
        .with(COOKIE, cookie)
        .with(HeaderName::from_static("x-part"), "1");
    let answer = client.ask(&ask).await?;
    let page = String::from_utf8_lossy(&answer.body);
    let token = page.split_once(TOKEN).and_then(|(_, rest)| rest.split('<').next());
    token.map(str::to_owned).ok_or_else(|| Lost::refused(&answer))
}

fn header(answer: &Answer, name: HeaderName) -> Option<&str> {
    answer.headers.get(name)?.to_str().ok()
}

fn one_of<'a>(list: &'a Value, rng: &mut Fast) -> Option<&'a Value> {
    let list = list.as_array().filter(|list| !list.is_empty())?;
    list.get(below(rng, list.len() as u32) as usize)
}

fn text(value: &Value) -> Result<String, Lost> {
    let text = value.as_str().ok_or_else(|| Lost::new("an answer without its text", value))?;
    Ok(text.to_owned())
}
