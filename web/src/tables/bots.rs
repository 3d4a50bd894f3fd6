//! Bots at a live table. A bot is handed a state that its seat cannot tell from the true one.

use std::sync::Arc;
use std::time::Duration;

use ::bots::{AnyBot, BotSpec, Choice, HINT_TIME, Level, NetSpec};
use kernel::chance::Fast;
use kernel::{AnyGame, Seat, Turn, Viewer};
use table::Room;
use tokio::task::JoinHandle;

use super::{Shared, TableError, watched};
use crate::secret;

/// The rival of people who have not chosen one.
pub(crate) const RIVAL: Level = Level::Journeyman;
/// Who plays for somebody who is away and has not said who.
pub(crate) const STAND_IN: Level = Level::Master;

/// How long a process may keep a table's bots to itself without a sign of life.
const LEASE: u64 = 30_000;
/// How long to wait while another process moves the bots.
const OTHER_NODE: Duration = Duration::from_secs(2);

/// A bot that thinks.
pub(super) type Thought = JoinHandle<Option<Chosen>>;

/// What a bot has chosen.
pub(super) struct Chosen {
    pub(super) seat: Seat,
    /// The seat's revision when it began to think.
    pub(super) revision: u64,
    pub(super) action: Result<String, TableError>,
}

/// Lets the next bot think, if it is a bot's turn.
pub(super) fn think(id: &str, shared: &Arc<Shared>, room: &Arc<Room>) -> Option<Thought> {
    let (seat, bot) = room.bot_to_move()?;
    let spec = bot_of(bot);
    let (id, shared, room) = (id.to_owned(), Arc::clone(shared), Arc::clone(room));
    Some(tokio::spawn(async move {
        if !shared.store.lease(&id, &shared.node, LEASE).await.unwrap_or(false) {
            tokio::time::sleep(OTHER_NODE).await;
            return None;
        }
        let revision = room.revision(Viewer::Seat(seat));
        let limit = shared.bots.limit;
        let seen = tokio::time::sleep(delay(&shared, &room));
        let (action, ()) = tokio::join!(answer(shared.watchdog, limit, &room, seat, spec), seen);
        Some(Chosen { seat, revision, action })
    }))
}

/// What a bot plays. If it fails or does not come to an end, one that never thinks answers in its
/// place: no bot stops a table.
async fn answer(
    watchdog: Duration,
    limit: Duration,
    room: &Arc<Room>,
    seat: Seat,
    spec: BotSpec,
) -> Result<String, TableError> {
    let asked = |spec| {
        let room = Arc::clone(room);
        watched(watchdog, move || pick(room.table().game(), seat, spec, limit))
    };
    match asked(spec).await {
        Ok(action) => Ok(action),
        Err(_) => asked(BotSpec::Busy).await,
    }
}

/// The bot with this name; an unknown one was stored by a newer program, and the strongest here
/// plays for it, as for a net of a file.
pub(crate) fn bot_of(name: &str) -> BotSpec {
    match name.parse() {
        Ok(BotSpec::Net(NetSpec { file: Some(_), .. })) | Err(_) => BotSpec::STRONGEST,
        Ok(spec) => spec,
    }
}

/// Moves that others see come slowly enough to be followed.
fn delay(shared: &Shared, room: &Room) -> Duration {
    match room.table().game().turn() {
        Turn::Together(_) => Duration::ZERO,
        _ => shared.bots.delay,
    }
}

/// What the strongest bot would play, and what it thought of.
pub(crate) fn advice(game: &dyn AnyGame, seat: Seat) -> Choice<String> {
    let spec = BotSpec::STRONGEST;
    ask(game, seat, spec, HINT_TIME, |bot, guess, rng| bot.choose(guess, seat, rng))
}

/// What a bot plays.
fn pick(game: &dyn AnyGame, seat: Seat, spec: BotSpec, limit: Duration) -> String {
    ask(game, seat, spec, limit, |bot, guess, rng| bot.pick(guess, seat, rng))
}

/// Asks a bot about a state that its seat cannot tell from the true one.
fn ask<T>(
    game: &dyn AnyGame,
    seat: Seat,
    spec: BotSpec,
    limit: Duration,
    answer: impl FnOnce(&mut dyn AnyBot, &dyn AnyGame, &mut Fast) -> T,
) -> T {
    let mut rng = Fast::new(secret::number(), 0);
    let guess = game.determinize(Viewer::Seat(seat), &mut rng);
    let entry = shelf::find(game.info().key).expect("the table's game is on the shelf");
    answer(entry.abilities.bot_within(spec, limit).as_mut(), guess.as_ref(), &mut rng)
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use ::bots::MOVE_TIME;
    use kernel::Actor;
    use table::{Chair, Setting};

    use super::*;

    /// A table that waits for a bot of this name.
    fn waiting_for(bot: &str) -> Room {
        let chairs = vec![Chair::bot("Odo", bot), Chair::person("Ada")];
        let title = shelf::first().title;
        let opened = Room::open(Setting::new(title, chairs)).expect("the rules know such a table");
        Room::begin(title, &opened).expect("it was just opened")
    }

    #[test]
    fn a_bot_answers_in_time_whatever_its_budget() {
        let room = waiting_for("mcts:60000ms");
        let (seat, bot) = room.bot_to_move().expect("it is asked");
        let start = Instant::now();
        pick(room.table().game(), seat, bot_of(bot), MOVE_TIME);
        assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    }

    #[tokio::test]
    async fn a_bot_that_thinks_too_long_does_not_stop_the_table() {
        let room = Arc::new(waiting_for("mcts:1500ms"));
        let (seat, bot) = room.bot_to_move().expect("it is asked");
        let action = answer(Duration::from_millis(500), MOVE_TIME, &room, seat, bot_of(bot)).await;
        let action = action.expect("another one answers");
        let legal = room.table().game().legal(Actor::Seat(seat));
        assert!(legal.iter().any(|option| option.notation == action), "{action}");
    }
}
