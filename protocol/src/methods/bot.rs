//! `bot` — what a bot would play; it is not applied.

use bots::{BotSpec, Choice, Considered};
use kernel::Seat;
use kernel::chance::{Fast, Seed};
use serde::Deserialize;
use serde_json::{Value, json};
use table::fresh_seed;

use crate::request::{Params, SeedText, TableId};
use crate::session::Seated;
use crate::{Code, Error, Session};

#[derive(Deserialize)]
struct Bot {
    table: TableId,
    seat: Seat,
    bot: String,
    seed: Option<SeedText>,
}

pub(super) fn call(session: &mut Session, params: Params) -> Result<Value, Error> {
    let Bot { table, seat, bot, seed } = params.read()?;
    params.read::<Budget>()?;
    let seated = session.table(table)?;
    let seat = asked(seated, seat)?;
    let spec: BotSpec =
        bot.parse().map_err(|error: bots::BotError| Error::params(error.to_string()))?;
    let game = seated.table.game();
    let mut bot = super::open::entry(game.info().key)?.abilities.bot(spec);
    let seed = seed.map_or_else(fresh_seed, |seed| Seed::from_text(&seed.text()));
    Ok(form(bot.choose(game, seat, &mut generator(&seed))))
}

/// How long a bot may think. Bots that answer at once need no limit, but it must be one.
#[derive(Deserialize)]
struct Budget {
    #[serde(rename = "millis")]
    _millis: Option<u64>,
    #[serde(rename = "iterations")]
    _iterations: Option<u64>,
}

/// The seat, if the game waits for it.
fn asked(seated: &Seated, seat: Seat) -> Result<Seat, Error> {
    let seat = seated.seat(seat)?;
    let status = seated.table.status();
    if status.is_over() {
        return Err(Error::new(Code::Over, "the game is over"));
    }
    if !status.turn.seats().contains(seat) {
        return Err(Error::params(format!("seat {seat} is not asked")));
    }
    Ok(seat)
}

/// The bot's own generator: the dealer's seed is none of its business.
fn generator(seed: &Seed) -> Fast {
    let bits = u64::from_str_radix(&seed.reveal()[..16], 16).expect("a seed reveals hexadecimal");
    Fast::new(bits, 0)
}

fn form(choice: Choice<String>) -> Value {
    let action = choice.action.clone();
    let considered: Vec<Value> = choice.looked_into().map(|one| thought(&one)).collect();
    json!({"action": action, "considered": considered})
}

/// One thing that it thought of: `{action, value, visits, points, line}`.
fn thought(one: &Considered<String>) -> Value {
    json!({
        "action": one.action,
        "value": one.value,
        "visits": one.visits,
        "points": one.points,
        "line": one.written_line(),
    })
}
