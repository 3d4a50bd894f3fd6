//! `bot` — what a bot would play; it is not applied.

use std::num::NonZeroU32;
use std::time::Duration;

use bots::{Abilities, AnyBot, BotSpec, Budget, Choice, Considered, NetSpec};
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
    let limits: Limits = params.read()?;
    let seated = session.table(table)?;
    let seat = asked(seated, seat)?;
    let spec: BotSpec =
        bot.parse().map_err(|error: bots::BotError| Error::params(error.to_string()))?;
    let game = seated.table.game();
    let abilities = super::open::entry(game.info().key)?.abilities;
    abilities.check(spec).map_err(|error| Error::params(error.to_string()))?;
    let mut bot = limits.bot(abilities, spec);
    let seed = seed.map_or_else(fresh_seed, |seed| Seed::from_text(&seed.text()));
    Ok(form(bot.choose(game, seat, &mut generator(&seed))))
}

/// How long a bot may think. They are the budget of `mcts` and `net`; whoever else thinks answers within the
/// time, and bots that answer at once need no limit.
#[derive(Deserialize)]
struct Limits {
    millis: Option<u64>,
    iterations: Option<NonZeroU32>,
}

impl Limits {
    fn bot(&self, abilities: &dyn Abilities, spec: BotSpec) -> Box<dyn AnyBot> {
        let time = self.millis.map(Duration::from_millis);
        let iterations = self.iterations.map(|n| Budget::Iterations(n.get()));
        let spec = match spec {
            BotSpec::Mcts(named) => {
                BotSpec::Mcts(iterations.or(time.map(Budget::Time)).unwrap_or(named))
            }
            BotSpec::Net(NetSpec { file, budget }) => {
                let budget = iterations.or(time.map(Budget::Time)).or(budget);
                BotSpec::Net(NetSpec { file, budget })
            }
            other => other,
        };
        match time {
            Some(time) => abilities.bot_within(spec, time),
            None => abilities.bot(spec),
        }
    }
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
