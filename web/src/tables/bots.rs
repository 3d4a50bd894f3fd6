//! Bots at a live table. A bot is handed a state that its seat cannot tell from the true one.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ::bots::{AnyBot, BotSpec, Choice, HINT_TIME, Level, NetSpec};
use kernel::chance::Fast;
use kernel::{Actor, AnyGame, Seat, Turn, Viewer};
use table::{Room, Sitter};
use tokio::task::JoinHandle;

use super::leases::RENEW;
use super::{Shared, TableError, watched};
use crate::config::{BotPace, Luck};
use crate::secret;
use crate::thinking::Asker;

/// The rival of people who have not chosen one.
pub(crate) const RIVAL: Level = Level::Journeyman;
/// Who plays for somebody who is away and has not said who.
pub(crate) const STAND_IN: Level = Level::Master;

/// How long to wait while another process moves the bots.
const OTHER_NODE: Duration = Duration::from_secs(1);

/// A bot that thinks; it stops when this is dropped.
pub(super) struct Thought {
    seat: Seat,
    /// The seat's revision when it began to think.
    revision: u64,
    task: JoinHandle<Option<Chosen>>,
}

/// What a bot has chosen.
pub(super) struct Chosen {
    pub(super) seat: Seat,
    /// The seat's revision when it began to think.
    pub(super) revision: u64,
    pub(super) action: Result<String, TableError>,
}

impl Thought {
    /// What it comes to; none if another process moves the bots.
    pub(super) async fn end(&mut self) -> Option<Chosen> {
        (&mut self.task).await.unwrap_or(None)
    }

    /// Whether the room still waits for it.
    pub(super) fn is_wanted(&self, room: &Room) -> bool {
        room.revision(Viewer::Seat(self.seat)) == self.revision
            && room.bot_to_move().is_some_and(|(seat, _)| seat == self.seat)
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Lets the next bot think, if it is a bot's turn; `asker` waits for it since then.
pub(super) fn think(
    id: &str,
    shared: &Arc<Shared>,
    room: &Arc<Room>,
    asker: Asker,
    since: Instant,
) -> Option<Thought> {
    let (seat, bot) = room.bot_to_move()?;
    let spec = bot_of(bot);
    let revision = room.revision(Viewer::Seat(seat));
    let (id, shared, room) = (id.to_owned(), Arc::clone(shared), Arc::clone(room));
    let task = tokio::spawn(async move {
        if !shared.leases.take(shared.store.as_ref(), &id).await {
            tokio::time::sleep(OTHER_NODE).await;
            return None;
        }
        let seen = tokio::time::sleep(delay(&shared.bots, &room, seat));
        let answer = answer(&shared, &room, seat, spec, asker, since);
        let (action, ()) = kept(&shared, &id, async { tokio::join!(answer, seen) }).await;
        Some(Chosen { seat, revision, action })
    });
    Some(Thought { seat, revision, task })
}

/// Renews the lease of a table as long as the work takes.
async fn kept<T>(shared: &Shared, id: &str, work: impl Future<Output = T>) -> T {
    tokio::pin!(work);
    loop {
        match tokio::time::timeout(RENEW, &mut work).await {
            Ok(done) => return done,
            Err(_) => drop(shared.leases.take(shared.store.as_ref(), id).await),
        }
    }
}

/// What a bot plays. If it fails or does not come to an end, one that never thinks answers in its
/// place: no bot stops a table.
async fn answer(
    shared: &Shared,
    room: &Arc<Room>,
    seat: Seat,
    spec: BotSpec,
    asker: Asker,
    since: Instant,
) -> Result<String, TableError> {
    let limit = shared.thinkers.share(shared.bots.limit);
    let luck = shared.bots.luck;
    let asked = |spec| {
        let room = Arc::clone(room);
        move || pick(&room, seat, spec, limit, luck)
    };
    if !matches!(spec, BotSpec::Random | BotSpec::Busy)
        && let Ok(action) = shared.thinkers.think(asker, since, shared.watchdog, asked(spec)).await
    {
        return Ok(action);
    }
    let quick = if spec == BotSpec::Random { spec } else { BotSpec::Busy };
    watched(shared.watchdog, asked(quick)).await
}

/// The bot with this name; an unknown one was stored by a newer program, and the strongest here
/// plays for it, as for a net of a file.
pub(crate) fn bot_of(name: &str) -> BotSpec {
    match name.parse() {
        Ok(BotSpec::Net(NetSpec { file: Some(_), .. })) | Err(_) => BotSpec::STRONGEST,
        Ok(spec) => spec,
    }
}

/// Moves that others see come slowly enough to be followed. An open seat that nobody has played yet
/// waits: somebody may be on the way to it.
fn delay(pace: &BotPace, room: &Room, seat: Seat) -> Duration {
    let is_open = room.chairs()[seat.index()].sitter == Sitter::Open;
    let is_new = || room.table().list().iter().all(|entry| entry.line.actor != Actor::Seat(seat));
    match room.table().game().turn() {
        _ if is_open && is_new() => pace.grace.max(pace.delay),
        Turn::Together(_) => Duration::ZERO,
        _ => pace.delay,
    }
}

/// What the strongest bot would play, and what it thought of.
pub(crate) fn advice(game: &dyn AnyGame, seat: Seat) -> Choice<String> {
    let luck = Fast::new(secret::number(), 0);
    advice_of(game, seat, BotSpec::STRONGEST, HINT_TIME, luck)
}

/// What a bot would play with this luck, and what it thought of.
pub(crate) fn advice_of(
    game: &dyn AnyGame,
    seat: Seat,
    spec: BotSpec,
    limit: Duration,
    luck: Fast,
) -> Choice<String> {
    ask(game, seat, spec, limit, luck, |bot, guess, rng| bot.choose(guess, seat, rng))
}

/// What a bot plays.
fn pick(room: &Room, seat: Seat, spec: BotSpec, limit: Duration, luck: Luck) -> String {
    let luck = luck_of(room, seat, luck);
    ask(room.table().game(), seat, spec, limit, luck, |bot, guess, rng| bot.pick(guess, seat, rng))
}

/// The luck of a seat's next move. Known luck goes by the seat's own moves alone: where many plan
/// at once, those of others come sooner or later.
fn luck_of(room: &Room, seat: Seat, luck: Luck) -> Fast {
    let is_own = |entry: &&Arc<table::Entry>| entry.line.actor == Actor::Seat(seat);
    match luck {
        Luck::System => Fast::new(secret::number(), 0),
        Luck::Known(seed) => {
            Fast::new(seed, room.table().list().iter().filter(is_own).count() as u64)
        }
    }
}

/// Asks a bot about a state that its seat cannot tell from the true one.
fn ask<T>(
    game: &dyn AnyGame,
    seat: Seat,
    spec: BotSpec,
    limit: Duration,
    mut rng: Fast,
    answer: impl FnOnce(&mut dyn AnyBot, &dyn AnyGame, &mut Fast) -> T,
) -> T {
    let guess = game.determinize(Viewer::Seat(seat), &mut rng);
    let entry = shelf::find(game.info().key).expect("the table's game is on the shelf");
    answer(entry.abilities.bot_within(spec, limit).as_mut(), guess.as_ref(), &mut rng)
}

/// A table that waits for a bot of this name.
#[cfg(test)]
pub(crate) fn waiting_for(bot: &str) -> Room {
    use table::{Chair, Setting};
    let chairs = vec![Chair::bot("Odo", bot), Chair::person("Ada")];
    let title = shelf::first().title;
    let opened = Room::open(Setting::new(title, chairs)).expect("the rules know such a table");
    Room::begin(title, &opened).expect("it was just opened")
}

/// What that bot plays, however long it takes.
#[cfg(test)]
pub(crate) fn pick_now(room: &Room) -> String {
    let (seat, bot) = room.bot_to_move().expect("it is asked");
    pick(room, seat, bot_of(bot), Duration::from_secs(3600), Luck::System)
}

#[cfg(test)]
mod tests {
    use ::bots::MOVE_TIME;
    use table::{Chair, Setting};

    use super::*;
    use crate::clock::Clock;
    use crate::webhook::Hooks;

    #[test]
    fn a_bot_answers_in_time_whatever_its_budget() {
        let room = waiting_for("mcts:600000ms");
        let (seat, bot) = room.bot_to_move().expect("it is asked");
        let start = Instant::now();
        pick(&room, seat, bot_of(bot), MOVE_TIME, Luck::System);
        assert!(start.elapsed() < Duration::from_secs(120), "{:?}", start.elapsed());
    }

    #[test]
    fn an_open_seat_waits_for_whoever_is_on_the_way_to_it() {
        let [delay_of_bots, grace] = [1, 60].map(Duration::from_secs);
        let pace = BotPace { delay: delay_of_bots, grace, ..BotPace::AT_ONCE };
        let waits = |chair: Chair| {
            let title = shelf::first().title;
            let opened = Room::open(Setting::new(title, vec![Chair::person("Ada"), chair]));
            let room = Room::begin(title, &opened.expect("two can play")).expect("it is new");
            delay(&pace, &room, Seat(1))
        };
        assert_eq!(waits(Chair::open("busy")), grace);
        assert!(waits(Chair::bot("Luc", "busy")) <= delay_of_bots);
    }

    #[tokio::test]
    async fn a_bot_that_thinks_too_long_does_not_stop_the_table() {
        let store = store::connect("sqlite::memory:").await.expect("memory is always there");
        let pace = BotPace { limit: MOVE_TIME, ..BotPace::AT_ONCE };
        let mut shared = Shared::new(store, pace, Clock::system(), Hooks::none());
        shared.watchdog = Duration::from_millis(500);
        let room = Arc::new(waiting_for("mcts:1500ms"));
        let (seat, bot) = room.bot_to_move().expect("it is asked");
        let asker = Asker::Alone("t".to_owned());
        let action = answer(&shared, &room, seat, bot_of(bot), asker, Instant::now()).await;
        let action = action.expect("another one answers");
        let legal = room.table().game().legal(Actor::Seat(seat));
        assert!(legal.iter().any(|option| option.notation == action), "{action}");
    }
}
