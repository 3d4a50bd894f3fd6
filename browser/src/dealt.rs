//! Games from a fixed seed, played by bots up to a point and put on a server's shelf.

use bots::BotSpec;
use kernel::chance::{Fast, Seed, hex};
use kernel::{Seat, Viewer};
use sha2::{Digest, Sha256};
use store::{Grant, GrantKind, NewTable};
use table::{Chair, Command, Order, Record, Room, Setting, Who};

use crate::{Browser, Hall};

/// A game in the making.
pub struct Dealt {
    room: Room,
    records: Vec<Record>,
    rng: Fast,
}

impl Dealt {
    /// A game of these chairs from the seed of this text, which is also the table's name.
    pub fn new(game: &str, seed: &str, chairs: Vec<Chair>) -> Dealt {
        Dealt::with(game, &[], seed, chairs)
    }

    /// The same with these options.
    pub fn with(game: &str, options: &[(&str, &str)], seed: &str, chairs: Vec<Chair>) -> Dealt {
        let entry = shelf::find(game).expect("the game is on the shelf");
        let option = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        let first = Room::open(Setting {
            options: options.iter().map(option).collect(),
            name: seed.to_owned(),
            seed: Some(Seed::from_text(seed)),
            ..Setting::new(entry.title, chairs)
        });
        let first = first.expect("the rules know such a table");
        let room = Room::begin(entry.title, &first).expect("it was just written");
        Dealt { room, records: vec![first], rng: Fast::new(1, 0) }
    }

    /// A game for one person, Ada, and two bots.
    pub fn for_three(game: &str, seed: &str) -> Dealt {
        Dealt::new(game, seed, ada_and_bots(2))
    }

    /// A chapter of Newdale for one person, Ada, and three bots.
    pub fn newdale(chapter: &str, seed: &str) -> Dealt {
        Dealt::with("newdale", &[("chapter", chapter)], seed, ada_and_bots(3))
    }

    /// Orléans for one person, Ada, and two bots.
    pub fn orleans(seed: &str) -> Dealt {
        Dealt::for_three("orleans", seed)
    }

    /// Orléans for two persons, Ada and Ben.
    pub fn orleans_for_two(seed: &str) -> Dealt {
        let chairs = ["Ada", "Ben"].map(Chair::person).to_vec();
        Dealt::new("orleans", seed, chairs)
    }

    /// Lets a bot decide for everybody until the room looks like this; others decide before the
    /// first seat does, so that nobody keeps it waiting.
    ///
    /// # Panics
    /// If the game ends before.
    pub fn until(mut self, done: impl Fn(&Room) -> bool) -> Dealt {
        while !done(&self.room) {
            assert!(!self.room.is_over(), "{}: that moment never comes", self.room.name());
            self.step();
        }
        self
    }

    /// The same to the end of the game.
    pub fn to_its_end(self) -> Dealt {
        self.until(Room::is_over)
    }

    fn step(&mut self) {
        let seat = self.room.asked().iter().last().expect("somebody is asked");
        let action = self.choose(seat);
        let revision = self.room.revision(Viewer::Seat(seat));
        let what = Command::Act { seat, action, revision };
        self.order(self.room.sitter(seat), what);
    }

    /// The same until a round and phase in which only the first seat is asked, with at least so
    /// many options.
    pub fn until_asked(self, round: u32, phase: &str, options: usize) -> Dealt {
        let first = Seat(0);
        self.until(|room| {
            let game = room.table().game();
            let progress = game.progress();
            progress.round >= round
                && progress.phase == phase
                && room.asked().iter().eq([first])
                && game.legal(kernel::Actor::Seat(first)).len() >= options
        })
    }

    /// The same until the first seat alone is asked this question, with at least so many options.
    pub fn until_question(self, round: u32, ask: &str, options: usize) -> Dealt {
        let first = Seat(0);
        self.until(|room| {
            let game = room.table().game();
            game.progress().round >= round
                && room.asked().iter().eq([first])
                && game.decision(first).is_some_and(|decision| decision.ask == ask)
                && game.legal(kernel::Actor::Seat(first)).len() >= options
        })
    }

    /// The same until everybody plans this round.
    pub fn until_planning_together(self, round: u32) -> Dealt {
        self.until(|room| {
            let progress = room.table().game().progress();
            let everybody = room.chairs().len() as u32;
            progress.round >= round
                && progress.phase == "planning"
                && room.asked().len() == everybody
        })
    }

    /// The room as it stands.
    pub fn room(&self) -> &Room {
        &self.room
    }

    fn choose(&mut self, seat: Seat) -> String {
        let game = self.room.table().game();
        let guess = game.determinize(Viewer::Seat(seat), &mut self.rng);
        let entry = shelf::find(game.info().key).expect("the game is on the shelf");
        let mut bot = entry.abilities.bot(BotSpec::Greedy);
        bot.pick(guess.as_ref(), seat, &mut self.rng)
    }

    fn order(&mut self, who: Who, what: Command) {
        let order = Order { who, id: None, what };
        let records = self.room.decide(&order).expect("bots keep to the rules");
        for record in &records {
            self.room.fold(record).expect("it was just decided");
        }
        self.records.extend(records);
    }

    /// Puts it on a server under this id.
    pub fn serve(&self, hall: &Hall, id: &str) {
        let title = self.room.table().title();
        let (key, parts) = (title.info().key, title.standard());
        let rows: Vec<String> = self.records.iter().map(row).collect();
        let new = NewTable::new(id, key, self.room.name());
        let kept = hall.stored(|store| async move {
            store.keep_components(parts.hash, key, parts.text).await?;
            store.open(&new, &rows).await
        });
        kept.expect("the store takes it");
    }
}

/// One person, and so many bots.
fn ada_and_bots(bots: usize) -> Vec<Chair> {
    let bots = ["Jeanne", "Luc", "Marek"].into_iter().take(bots);
    let bots = bots.map(|name| Chair::bot(name, "greedy"));
    [Chair::person("Ada")].into_iter().chain(bots).collect()
}

/// Lets a browser take a seat at a table by a private link, as its host can make them.
pub fn sit(browser: &Browser, hall: &Hall, id: &str, seat: Seat) {
    browser.visit(&link(hall, id, seat));
    browser.click("main .btn.go");
    let table = format!("/t/{id}");
    browser.wait("the table", |browser| browser.path() == table);
}

/// The path of a private link to a seat.
fn link(hall: &Hall, id: &str, seat: Seat) -> String {
    let token = hex(&Sha256::digest(format!("{id} {seat}")));
    let hash = hex(&Sha256::digest(&token));
    for place in [format!("seat {seat}"), "host".to_owned()] {
        let grant = Grant::new(&hash, id, place, 0, GrantKind::Link);
        hall.stored(|store| async move { store.grant(&grant).await }).expect("the store takes it");
    }
    format!("/t/{id}/key/{token}")
}

fn row(record: &Record) -> String {
    serde_json::to_string(record).expect("a record has a JSON form")
}
