//! The room around a table: who sits where, what is said, what each viewer has seen.
//!
//! A [`Room`] is the fold of its [`Record`]s and does no input or output. [`Room::decide`] turns
//! a wish into records or a refusal and changes nothing; whoever serves the table stores the
//! records and then folds them in. So whatever anybody sees has been stored before.

mod back;
mod cause;
mod coach;
mod decide;
mod keys;
mod orders;
mod recorded;
mod refusal;
mod saved;
mod seen;
mod story;
mod times;

use std::collections::VecDeque;
use std::sync::Arc;

use kernel::chance::{Dealer, Seed};
use kernel::replay::Line;
use kernel::{Actor, AnyGame, Seat, SeatSet, Title, Turn, Viewer};

pub use cause::{Because, Cause};
pub use decide::{Command, Order, TEXT_MAX};
pub use keys::Who;
pub use refusal::Refusal;
pub use saved::{OpenError, Saved};
pub use seen::{Appearance, RoundScores};
pub use story::{Heard, Story};

use crate::records::{
    Asking, Carried, Chair, Notice, Opened, Played, Record, Said, Sitter, Undone,
};
use crate::{Dealing, Entry, Table, fresh_seed};
use orders::Orders;
use seen::Eyes;
use times::Times;

/// How many lines of chat are kept.
const CHAT_MAX: usize = 200;

/// A table with the people around it.
#[derive(Clone)]
pub struct Room {
    opened: Arc<Opened>,
    carried: Option<Arc<Carried>>,
    table: Table,
    chairs: Vec<Chair>,
    chat: VecDeque<Said>,
    asking: Option<Asking>,
    orders: Orders,
    /// The generation of each seat's keys; older ones open nothing.
    keys: Vec<u32>,
    /// No line before this one is taken back: somebody who could have objected had to leave.
    settled: usize,
    closed: bool,
    /// What seats have taken back by themselves and may play again, newest last.
    undone: Vec<(Seat, String)>,
    /// Who may not talk: persons by their seats, or everybody beside the table.
    muted: Vec<Option<Seat>>,
    /// Who asks for the coach.
    coached: Vec<Seat>,
    next: Option<String>,
    times: Times,
    eyes: Eyes,
    /// How often something beside the game has changed.
    around: u64,
}

/// What a table is opened with.
pub struct Setting {
    /// The game.
    pub title: &'static dyn Title,
    /// The box; none for the one that the game comes with.
    pub parts: Option<kernel::AnyParts>,
    /// The variants that were named.
    pub options: Vec<(String, String)>,
    /// What people call the table.
    pub name: String,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// The seed; none for a fresh one from the operating system.
    pub seed: Option<Seed>,
    /// The position it goes on from, for as many players as there are chairs; none for the
    /// set-up.
    pub from: Option<Box<dyn AnyGame>>,
    /// How many seconds a move may take before a bot stands in; none for as long as one likes.
    pub pace: Option<u32>,
    /// The campaign that it is a chapter of, as the game keeps it; none for a single game.
    pub campaign: Option<String>,
}

impl Setting {
    /// A table of these chairs, with everything else as it comes.
    pub fn new(title: &'static dyn Title, chairs: Vec<Chair>) -> Setting {
        Setting {
            title,
            parts: None,
            options: Vec::new(),
            name: String::new(),
            chairs,
            seed: None,
            from: None,
            pace: None,
            campaign: None,
        }
    }
}

impl Room {
    /// Opens a table: the first record, which is all there is to store.
    ///
    /// # Errors
    /// If an option does not exist or the rules know no such table.
    pub fn open(setting: Setting) -> Result<Record, kernel::StartError> {
        let Setting { title, parts, options, name, chairs, seed, from, pace, campaign } = setting;
        let parts = parts.unwrap_or_else(|| title.standard());
        let seed = seed.unwrap_or_else(fresh_seed);
        let written = seed.reveal();
        let dealing = Dealing::Seeded(Dealer::new(seed));
        let state = from.as_ref().map(|game| game.state());
        let table = match from {
            Some(game) => Table::load(title, game, dealing),
            None => Table::new(title, title.start(parts, &options, chairs.len() as u8)?, dealing),
        };
        Ok(Record::Opened(Opened {
            game: title.info().key.to_owned(),
            rules: title.info().rules_version,
            components: parts.hash.to_owned(),
            options,
            name,
            chairs,
            seed: written,
            then: actions(table.list()),
            state,
            pace,
            campaign,
            taken_back: 0,
        }))
    }

    /// The true game and its list.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What people call the table.
    pub fn name(&self) -> &str {
        &self.opened.name
    }

    /// Who sits where.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The names in the order of the seats, for a speaker.
    pub fn names(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.name.clone()).collect()
    }

    /// What was said, oldest first.
    pub fn chat(&self) -> impl Iterator<Item = &Said> {
        self.chat.iter()
    }

    /// The question for consent that is open.
    pub fn asking(&self) -> Option<&Asking> {
        self.asking.as_ref()
    }

    /// Whether the table was closed before the end.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Whether the person on a seat, or everybody beside the table, may not talk.
    pub fn is_muted(&self, seat: Option<Seat>) -> bool {
        self.muted.contains(&seat)
    }

    /// The table at which the same people play again.
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// The campaign that the table is a chapter of, as it stood before.
    pub fn campaign(&self) -> Option<&str> {
        self.opened.campaign.as_deref()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.game().turn() == Turn::Over
    }

    /// The seats that are asked; nobody at a closed table.
    pub fn asked(&self) -> SeatSet {
        if self.closed { SeatSet::EMPTY } else { self.table.game().turn().seats() }
    }

    /// The first seat that is asked and played by a bot, with the bot's name; open seats, which wait
    /// for somebody, come last.
    pub fn bot_to_move(&self) -> Option<(Seat, &str)> {
        let asked = self.asked();
        let bots =
            asked.iter().filter_map(|seat| Some((seat, self.chairs[seat.index()].player()?)));
        bots.min_by_key(|(seat, _)| self.chairs[seat.index()].sitter == Sitter::Open)
    }

    /// How often what this viewer sees of the game has changed.
    pub fn revision(&self, viewer: Viewer) -> u64 {
        self.eyes.revision(viewer)
    }

    /// Folds in a record after the first.
    ///
    /// # Errors
    /// If the record does not belong here: the rows are damaged.
    pub fn fold(&mut self, record: &Record) -> Result<(), OpenError> {
        match record {
            Record::Opened(_) => return Err(OpenError::damaged("a table is opened only once")),
            Record::Line(played) => self.fold_line(played)?,
            Record::Undone(undone) => self.fold_undone(undone)?,
            Record::Asked(asking) => self.asking = Some(asking.clone()),
            Record::Answered { seat, yes } => self.fold_answer(*seat, *yes),
            Record::Seat { seat, chair, keys } => self.fold_seat(*seat, chair, *keys)?,
            Record::Rekeyed { seat, keys } => self.fold_rekeyed(*seat, *keys)?,
            Record::Said(said) => self.fold_said(said),
            Record::Muted { seat, yes } => self.fold_muted(*seat, *yes),
            Record::Coached { seat, yes } => self.fold_coached(*seat, *yes),
            Record::Closed => self.closed = true,
            Record::Next { table } => self.next = Some(table.clone()),
            Record::Carried(carried) => self.fold_carried(carried)?,
        }
        let is_game = matches!(record, Record::Line(_) | Record::Undone(_));
        self.around += u64::from(!is_game);
        self.times.rest(self.table.game().turn().seats());
        self.eyes.look(&self.table);
        Ok(())
    }

    fn fold_line(&mut self, played: &Played) -> Result<(), OpenError> {
        let line = Line { actor: Actor::Seat(played.seat), action: played.action.clone() };
        let place = self.table.list().len();
        self.push(line)?;
        self.went_on(played, place);
        for outcome in &played.then {
            self.push(Line { actor: Actor::Chance, action: outcome.clone() })?;
        }
        if self.table.still_deciding(played.seat, place).is_err() {
            let is_joint = matches!(self.table.list()[place].turn, Turn::Together(_));
            self.times.decided(played.seat, is_joint || !played.then.is_empty());
        }
        self.lapse(played.seat);
        self.orders.done(played.seat, played.id.as_ref());
        Ok(())
    }

    fn fold_undone(&mut self, undone: &Undone) -> Result<(), OpenError> {
        let own = self.table.list().get(undone.line);
        let own = own.filter(|entry| entry.line.actor == Actor::Seat(undone.seat));
        let own = own.ok_or_else(|| OpenError::damaged("no such line can be taken back"))?;
        let again = own.line.action.clone();
        if !matches!(own.turn, Turn::Together(_)) {
            self.times.undone(undone.seat);
        }
        if !undone.alone && self.table.is_known_since(undone.seat, undone.line) {
            self.table.taken_back += 1;
            self.tell(undone.seat, Notice::TookBack);
        }
        match undone.alone {
            true => self.undone.push((undone.seat, again)),
            false => self.undone.clear(),
        }
        let kept = |at| if undone.alone { at != undone.line } else { at < undone.line };
        self.table.rebuild(self.table.lines(kept));
        self.settled = self.settled.min(self.table.list().len());
        self.asking = None;
        self.orders.done(undone.seat, undone.id.as_ref());
        Ok(())
    }

    fn fold_answer(&mut self, seat: Seat, yes: bool) {
        match &mut self.asking {
            Some(asking) if yes => asking.agreed.push(seat),
            _ => self.asking = None,
        }
    }

    fn fold_seat(&mut self, seat: Seat, chair: &Chair, keys: Option<u32>) -> Result<(), OpenError> {
        let place = self.chairs.get_mut(seat.index());
        let place = place.ok_or_else(|| OpenError::damaged("there is no such seat"))?;
        let leaves = place.sitter == Sitter::Person && chair.sitter != Sitter::Person;
        *place = chair.clone();
        if leaves {
            self.settled = self.table.list().len();
        }
        if let Some(keys) = keys {
            self.keys[seat.index()] = keys;
            self.fold_coached(seat, false);
        }
        self.times.begin(seat);
        self.asking = None;
        Ok(())
    }

    fn fold_rekeyed(&mut self, seat: Seat, keys: u32) -> Result<(), OpenError> {
        let place = self.keys.get_mut(seat.index());
        *place.ok_or_else(|| OpenError::damaged("there is no such seat"))? = keys;
        self.tell(seat, Notice::NewKey);
        Ok(())
    }

    fn fold_said(&mut self, said: &Said) {
        self.hear(said.clone());
        self.orders.said(said.seat, said.id.as_ref());
    }

    /// The table itself tells something of a seat, beside what people say.
    fn tell(&mut self, seat: Seat, notice: Notice) {
        self.announce(Some(seat), notice);
    }

    fn announce(&mut self, seat: Option<Seat>, notice: Notice) {
        self.around += 1;
        let (name, text) = (String::new(), String::new());
        self.hear(Said { seat, name, text, id: None, notice: Some(notice) });
    }

    fn hear(&mut self, said: Said) {
        self.chat.push_back(said);
        if self.chat.len() > CHAT_MAX {
            self.chat.pop_front();
        }
    }

    fn fold_muted(&mut self, seat: Option<Seat>, yes: bool) {
        self.muted.retain(|known| *known != seat);
        if yes {
            self.muted.push(seat);
        }
    }

    fn fold_carried(&mut self, carried: &Carried) -> Result<(), OpenError> {
        let taken_back = self.table.taken_back;
        let title = self.table.title();
        self.table = saved::carried_table(title, &self.opened.components, carried)?.terse();
        self.table.taken_back = taken_back;
        self.carried = Some(Arc::new(carried.clone()));
        self.settled = 0;
        self.asking = None;
        self.announce(None, Notice::NewerRules { lost: carried.lost });
        Ok(())
    }

    fn push(&mut self, line: Line) -> Result<(), OpenError> {
        self.table.push(line).map_err(|error| OpenError::damaged(error.to_string()))
    }

    /// A question lapses when a person plays on, or the one who asks does; bots leave it open for
    /// those who are away.
    fn lapse(&mut self, seat: Seat) {
        let by_bot = self.chairs.get(seat.index()).is_some_and(|chair| chair.player().is_some());
        self.asking.take_if(|asking| !by_bot || asking.seat == seat);
    }

    /// How often a line was taken back past a draw or another's decision.
    pub fn taken_back(&self) -> u32 {
        self.table.taken_back
    }

    /// The persons who must agree before `seat` takes back a line beyond the floor: whoever is
    /// away too, unless he has said that the bot in his place may agree.
    pub fn must_agree(&self, seat: Seat) -> Vec<Seat> {
        let decides = |other: &Seat| {
            let chair = &self.chairs[other.index()];
            let spoken_for = chair.stand_in.is_some() && chair.agrees;
            *other != seat && chair.sitter == Sitter::Person && !spoken_for
        };
        Seat::all(self.chairs.len() as u8).filter(decides).collect()
    }
}

fn actions(entries: &[Arc<Entry>]) -> Vec<String> {
    entries.iter().map(|entry| entry.line.action.clone()).collect()
}
