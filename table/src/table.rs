//! The table: the list and the state it leads to.

use std::sync::Arc;

use kernel::chance::{Dealer, Seed};
use kernel::replay::{Line, Replay, ReplayError};
use kernel::{
    Actor, AnyGame, AnyTold, Index, PlayError, Progress, Seat, Title, Turn, Viewer, text,
};
use serde_json::Value;

use crate::{ApplyError, Status};

/// A game being played. A copy shares the entries of its list.
#[derive(Clone)]
pub struct Table {
    title: &'static dyn Title,
    pub(crate) start: Box<dyn AnyGame>,
    loaded: Option<Value>,
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) list: Vec<Arc<Entry>>,
    /// How many outcomes are on the list.
    pub(crate) outcomes: u64,
    pub(crate) dealing: Dealing,
    commitment: Option<String>,
    /// How often a line was taken back past a draw or another's decision.
    pub(crate) taken_back: u32,
    /// How many events each viewer may have heard of.
    pub(crate) heard: Vec<usize>,
    /// Whether the list keeps no more than the lines. A server has many tables and few are read:
    /// whoever reads one plays its list again.
    is_terse: bool,
}

/// Who supplies what chance brings.
#[derive(Clone, Debug)]
pub enum Dealing {
    /// The seed does, at once: the n-th outcome of the list takes its n-th stream.
    Seeded(Dealer),
    /// Whoever sits at the table types it in, as [`Actor::Chance`].
    Manual,
}

/// One line of the list and what it made happen.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Who did what.
    pub line: Line,
    /// What happened, and who may hear of it; none where the table is terse or nobody listened.
    told: Option<Box<[AnyTold]>>,
    /// Whom the game waited for before.
    pub(crate) turn: Turn,
    /// How far the game had come before. Side by side with the turn they take less room than as a
    /// [`Progress`], and a server has millions of entries.
    round: u32,
    phase: &'static str,
}

impl Entry {
    /// How far the game had come before.
    pub fn progress(&self) -> Progress {
        Progress { round: self.round, phase: self.phase }
    }

    /// What happened, and who may hear of it.
    ///
    /// # Panics
    /// If the table is that of a [`Room`](crate::Room), which tells its [`Story`](crate::Story)
    /// itself, or the line was played [unheard](Table::apply_unheard).
    pub fn told(&self) -> &[AnyTold] {
        self.told.as_ref().expect("somebody listened, and kept it")
    }
}

impl Table {
    /// A table at which `game` of `title` starts. A seeded dealer brings the first outcomes.
    pub fn new(title: &'static dyn Title, game: Box<dyn AnyGame>, dealing: Dealing) -> Table {
        let mut table = Table::empty(title, game, dealing);
        table.commit();
        table.deal(true);
        table
    }

    /// A table that goes on from a position: `game` was loaded from its JSON.
    pub fn load(title: &'static dyn Title, game: Box<dyn AnyGame>, dealing: Dealing) -> Table {
        let loaded = Some(game.state());
        Table { loaded, ..Table::new(title, game, dealing) }
    }

    /// A table at the end of a replay. Its deal stays provable only if the dealer's seed is the
    /// one that dealt it so far.
    ///
    /// # Errors
    /// Names the line that is not legal.
    pub fn from_replay(
        title: &'static dyn Title,
        replay: &Replay,
        dealing: Dealing,
    ) -> Result<Table, ReplayError> {
        let mut table = Table::empty(title, replay.start(title)?, dealing);
        table.loaded.clone_from(&replay.state);
        table.taken_back = replay.taken_back;
        if table.follow(replay)? {
            table.commit();
        }
        table.deal(true);
        Ok(table)
    }

    /// A table at which nothing has happened yet, not even the first deal.
    fn empty(title: &'static dyn Title, game: Box<dyn AnyGame>, dealing: Dealing) -> Table {
        Table {
            title,
            heard: vec![0; usize::from(game.players()) + 1],
            start: game.clone(),
            loaded: None,
            game,
            list: Vec::new(),
            outcomes: 0,
            dealing,
            commitment: None,
            taken_back: 0,
            is_terse: false,
        }
    }

    /// Commits to the seed. A dealer who dealt before the list begins has nothing to prove: whoever
    /// checks the list counts from its start.
    fn commit(&mut self) {
        if let Dealing::Seeded(dealer) = &self.dealing
            && dealer.before() == 0
        {
            self.commitment = Some(dealer.seed().commitment());
        }
    }

    /// The same table without what its lines told.
    pub(crate) fn terse(mut self) -> Table {
        self.is_terse = true;
        self.list.iter_mut().for_each(|entry| Arc::make_mut(entry).told = None);
        self.list.shrink_to_fit();
        self
    }

    /// What every line of the list told: the list, played again.
    pub(crate) fn told_again(&self) -> Table {
        let mut table = Table { is_terse: false, list: Vec::new(), ..self.clone() };
        table.rebuild(self.lines(|_| true));
        table
    }

    /// The true state.
    pub fn game(&self) -> &dyn AnyGame {
        self.game.as_ref()
    }

    /// The game that is played.
    pub fn title(&self) -> &'static dyn Title {
        self.title
    }

    /// The list, with what each line made happen.
    pub fn list(&self) -> &[Arc<Entry>] {
        &self.list
    }

    /// How many events of the list a viewer may have heard of.
    pub(crate) fn heard(&self, viewer: Viewer) -> usize {
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Onlooker => self.heard.len() - 1,
        };
        self.heard.get(place).copied().unwrap_or_default()
    }

    /// The seed that it deals from.
    pub fn seed(&self) -> Option<&Seed> {
        match &self.dealing {
            Dealing::Seeded(dealer) => Some(dealer.seed()),
            Dealing::Manual => None,
        }
    }

    /// How many outcomes its dealer has dealt, those before the list among them.
    pub fn dealt_so_far(&self) -> u64 {
        let before = match &self.dealing {
            Dealing::Seeded(dealer) => dealer.before(),
            Dealing::Manual => 0,
        };
        before + self.outcomes
    }

    /// The hash of the seed, if every outcome comes from it.
    pub fn commitment(&self) -> Option<&str> {
        self.commitment.as_deref()
    }

    /// How the table stands.
    pub fn status(&self) -> Status {
        let turn = self.game.turn();
        let asked = |seat: Seat| Some((seat, self.game.decision(seat)?));
        Status {
            turn,
            decisions: turn.seats().iter().filter_map(asked).collect(),
            progress: self.game.progress(),
            moves: self.list.iter().filter(|entry| entry.line.actor != Actor::Chance).count(),
        }
    }

    /// Applies an action, then whatever the seeded dealer adds; gives the new entries of the
    /// list. On an error nothing changes.
    ///
    /// # Errors
    /// If the game is over, nothing is written like that, or the rules refuse it.
    pub fn apply(&mut self, actor: Actor, notation: &str) -> Result<&[Arc<Entry>], ApplyError> {
        self.may_act(actor)?;
        let before = self.list.len();
        self.push(Line { actor, action: text::tidy(notation) })?;
        self.deal(true);
        Ok(&self.list[before..])
    }

    /// As [`apply`](Table::apply), by the action's number: a decision's for a seat, an outcome's
    /// for chance.
    ///
    /// # Errors
    /// As [`apply`](Table::apply), and if no action has that number.
    pub fn apply_index(&mut self, actor: Actor, number: u32) -> Result<&[Arc<Entry>], ApplyError> {
        let (before, index) = (self.list.len(), self.may_take(actor, number)?);
        self.push_index(actor, index, true)?;
        self.deal(true);
        Ok(&self.list[before..])
    }

    /// As [`apply_index`](Table::apply_index), for whoever wants the position and not the story:
    /// the new entries have nothing to tell.
    ///
    /// # Errors
    /// As [`apply_index`](Table::apply_index).
    pub fn apply_unheard(&mut self, actor: Actor, number: u32) -> Result<(), ApplyError> {
        let index = self.may_take(actor, number)?;
        self.push_index(actor, index, false)?;
        self.deal(false);
        Ok(())
    }

    /// The game as a replay; once it is over, with its score and its seed.
    ///
    /// # Panics
    /// Never: every line of the list was legal when it was applied.
    pub fn replay(&self) -> Replay {
        let mut replay = Replay::begin(self.start.as_ref(), self.commitment.clone());
        replay.state.clone_from(&self.loaded);
        replay.taken_back = self.taken_back;
        replay.lines = self.list.iter().map(|entry| entry.line.clone()).collect();
        if self.game.turn() == Turn::Over {
            let seed = self.seed().filter(|_| self.commitment.is_some());
            replay.finish(self.title, seed).expect("every line of the list was legal");
        }
        replay
    }

    fn may_act(&self, actor: Actor) -> Result<(), ApplyError> {
        match actor {
            Actor::Seat(seat) if seat.0 >= self.game.players() => Err(ApplyError::NoSeat(seat)),
            _ if self.game.turn() == Turn::Over => Err(ApplyError::Over),
            _ => Ok(()),
        }
    }

    /// The index of the action with this number, where `actor` may act at all.
    fn may_take(&self, actor: Actor, number: u32) -> Result<Index, ApplyError> {
        self.may_act(actor)?;
        let info = self.game.info();
        let (index, count) = match actor {
            Actor::Seat(_) => (Index::Decision(number), info.actions),
            Actor::Chance => (Index::Outcome(number), info.outcomes),
        };
        if number < count { Ok(index) } else { Err(ApplyError::NoIndex(number)) }
    }

    /// Adds what the seeded dealer brings until somebody must decide.
    fn deal(&mut self, is_heard: bool) {
        while let Some(outcome) = self.dealt() {
            self.push_index(Actor::Chance, outcome, is_heard)
                .expect("the dealer picks from the listed outcomes");
        }
    }

    /// The outcome that the seed brings next; none if somebody must decide.
    fn dealt(&self) -> Option<Index> {
        match &self.dealing {
            Dealing::Seeded(dealer) if self.game.turn() == Turn::Chance => {
                self.game.dealt(dealer, self.outcomes)
            }
            _ => None,
        }
    }

    /// Plays the lines of a replay; says whether the dealer's seed dealt every outcome.
    fn follow(&mut self, replay: &Replay) -> Result<bool, ReplayError> {
        let mut all_dealt = true;
        for (number, line) in replay.lines.iter().enumerate() {
            if line.actor == Actor::Chance {
                let dealt = self.dealt().and_then(|outcome| self.game.notation_of(outcome));
                all_dealt &= dealt.as_ref() == Some(&line.action);
            }
            self.push(line.clone())
                .map_err(|error| ReplayError::refused(replay.file_line(number), error))?;
        }
        Ok(all_dealt)
    }

    /// Plays one line and puts it on the list.
    pub(crate) fn push(&mut self, line: Line) -> Result<(), PlayError> {
        let before = (self.game.turn(), self.game.progress());
        let told = self.game.play(line.actor, &line.action)?;
        self.note(line, Some(told), before);
        Ok(())
    }

    /// Plays the action with this number and puts its line on the list.
    fn push_index(&mut self, actor: Actor, index: Index, is_heard: bool) -> Result<(), PlayError> {
        let before = (self.game.turn(), self.game.progress());
        let mut told = is_heard.then(Vec::new);
        let action = self.game.play_index(actor, index, told.as_mut())?;
        self.note(Line { actor, action }, told, before);
        Ok(())
    }

    /// Puts on the list what was played, with whom the game waited for and how far it had come.
    fn note(&mut self, line: Line, told: Option<Vec<AnyTold>>, before: (Turn, Progress)) {
        if let Some(told) = &told {
            for (viewer, heard) in Viewer::all(self.game.players()).zip(&mut self.heard) {
                *heard += told.iter().filter(|told| told.to.includes(viewer)).count();
            }
        }
        let (turn, Progress { round, phase }) = before;
        let told = told.filter(|_| !self.is_terse).map(Vec::into_boxed_slice);
        self.outcomes += u64::from(line.actor == Actor::Chance);
        self.list.push(Arc::new(Entry { line, told, turn, round, phase }));
    }
}
