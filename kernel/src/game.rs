//! What a game is.

use std::fmt::{self, Debug};
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::Rng;
use crate::observe::{Paper, Section, Sparse, Writer};
use crate::options::OptionSpec;
use crate::{
    Action, Actor, Components, Event, Events, Parts, Refused, RuleId, Saying, ScoreSheet, Seat,
    SeatSet, Told, Viewer,
};

/// A game in progress: everything needed to go on playing, and nothing else.
///
/// A game is a pure function of its options and the list of actions, where what chance brought
/// is an action like any other. The laws that every implementation keeps are in
/// [`conformance`](mod@crate::conformance).
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Key, title, rule prefix, seats, sizes of the indices and of the observation.
    const INFO: GameInfo;
    /// The box: parsed from `components.toml`, validated, shared by every state.
    type Components: Components<Options = Self::Options>;
    /// Variants agreed before set-up.
    type Options: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One small decision of a seat, or one outcome of chance.
    type Action: Action;
    /// One thing that happened.
    type Event: Event;
    /// What one viewer may know. A type of its own, so that nothing secret can be left inside.
    type View: Clone + Eq + Debug + Serialize;
    /// The whole state as plain data: the `state` of the protocol, the snapshot of the store.
    type Snapshot: Serialize + DeserializeOwned;

    /// Lays out the components. Shuffles, draws and rolls follow as outcomes of chance.
    ///
    /// # Errors
    /// If the rules know no such table: a wrong number of players, options that do not fit it.
    fn new(
        parts: Parts<Self::Components>,
        options: &Self::Options,
        players: u8,
    ) -> Result<Self, SetupError>;

    /// How many seats there are.
    fn players(&self) -> u8;
    /// The variants that were agreed.
    fn options(&self) -> Self::Options;
    /// The box it is played with.
    fn parts(&self) -> Parts<Self::Components>;

    /// Whom the game waits for.
    fn turn(&self) -> Turn;
    /// Round and phase.
    fn progress(&self) -> Progress;
    /// What `seat` is asked; `None` if it is not asked anything.
    fn decision(&self, seat: Seat) -> Option<Decision>;
    /// Replaces the contents of `out` by the legal actions of `actor`, in index order; none if
    /// the game does not wait for `actor`.
    fn legal(&self, actor: Actor, out: &mut Vec<Self::Action>);
    /// Says whether `action` is legal; if not, which rule forbids it.
    ///
    /// # Errors
    /// Names the rule and the fact that breaks it.
    fn check(&self, actor: Actor, action: Self::Action) -> Result<(), Refused>;
    /// Plays a legal action and tells `events` what happened.
    ///
    /// # Panics
    /// May panic on an illegal action. [`play`](Game::play) checks first.
    fn apply(&mut self, actor: Actor, action: Self::Action, events: &mut impl Events<Self::Event>);

    /// Lists the outcomes of the pending chance with their integer weights, in index order; none
    /// if the game does not wait for chance. The table's dealer picks from this list, so that no
    /// faster `deal` ever breaks a commitment.
    fn odds(&self, out: &mut Vec<(Self::Action, u32)>);
    /// Draws one of them: as fast as the game can, and distributed exactly as `odds` says.
    ///
    /// # Panics
    /// May panic if the game does not wait for chance.
    fn deal(&self, rng: &mut impl Rng) -> Self::Action;

    /// The game as `viewer` sees it.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// A state that `viewer` cannot tell from this one: unknown parts are redrawn, plans under
    /// way put back, secret answers given anew. It depends on what `viewer` knows and on `rng`,
    /// and on nothing else.
    #[must_use]
    fn determinize(&self, viewer: Viewer, rng: &mut impl Rng) -> Self;
    /// The whole score as it stands, one line per scoring rule.
    fn score(&self) -> ScoreSheet;
    /// Writes what `seat` knows for a learner: [`GameInfo::observation`] numbers.
    fn tell<P: Paper>(&self, seat: Seat, writer: &mut Writer<P>);
    /// What `seat` knows, every number in its place; `out` has [`GameInfo::observation`] of them.
    fn observe(&self, seat: Seat, out: &mut [f32]) {
        assert_eq!(out.len(), Self::INFO.observation, "an observation has a fixed length");
        let mut writer = Writer::new(out);
        self.tell(seat, &mut writer);
        writer.finish(Self::INFO.observation);
    }
    /// Adds what `seat` knows to `out`, without the zeros.
    fn observe_sparse(&self, seat: Seat, out: &mut Sparse) {
        let mut writer = Writer::new(out);
        self.tell(seat, &mut writer);
        writer.finish(Self::INFO.observation);
    }

    /// The whole state as plain data.
    fn snapshot(&self) -> Self::Snapshot;
    /// The inverse of [`snapshot`](Game::snapshot), with every invariant checked.
    ///
    /// # Errors
    /// Names the field that cannot be.
    fn restore(parts: Parts<Self::Components>, saved: Self::Snapshot) -> Result<Self, Invalid>;
    /// A position laid down by hand: what `given` put on the mats is taken from the supplies,
    /// then play goes on by itself to the first question. Serves the rule examples.
    ///
    /// # Errors
    /// Names the field that cannot be.
    fn arrange(
        parts: Parts<Self::Components>,
        saved: Self::Snapshot,
        given: &Given,
    ) -> Result<Self, Invalid>;
    /// Counts every component and checks every invariant.
    ///
    /// # Errors
    /// Names what is too many, too few or out of range.
    fn audit(&self) -> Result<(), Invalid>;

    /// Checks, then applies. On refusal the state is unchanged.
    ///
    /// # Errors
    /// As [`check`](Game::check).
    fn play(
        &mut self,
        actor: Actor,
        action: Self::Action,
    ) -> Result<Vec<Told<Self::Event>>, Refused> {
        self.check(actor, action)?;
        let mut events = Vec::new();
        self.apply(actor, action, &mut events);
        Ok(events)
    }
}

/// What is the same for every table of a game.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// Its name on the command line: `orleans`.
    pub key: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// What its rule ids begin with: `OR`.
    pub prefix: &'static str,
    /// Version of the rules as coded; raised when a ruling changes how an old list would play.
    pub rules_version: u32,
    /// The text of its `rules.md`.
    pub rules: &'static str,
    /// The text of its `words.toml`.
    pub words: &'static str,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// The options there are.
    pub options: &'static [OptionSpec],
    /// Size of the index of decisions.
    pub actions: u32,
    /// Size of the index of outcomes.
    pub outcomes: u32,
    /// Length of the observation.
    pub observation: usize,
    /// What its numbers mean, by name.
    pub layout: &'static [Section],
    /// Every question that may be asked: the names of [`Decision::ask`].
    pub asks: &'static [&'static str],
    /// Every kind of outcome of chance: the names of [`Action::kind`].
    pub chances: &'static [&'static str],
    /// Every kind of event: the names of [`Event::kind`].
    pub events: &'static [&'static str],
}

/// Whom a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One seat decides.
    Seat(Seat),
    /// These seats decide, unseen by one another, in any order, until each has answered.
    Together(SeatSet),
    /// Dice, bags and decks decide.
    Chance,
    /// Nobody: the game is over.
    Over,
}

impl Turn {
    /// The seats that are asked.
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::Seat(seat) => SeatSet::only(seat),
            Turn::Together(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Who acts next where an order is needed: the lowest seat of those asked together.
    pub fn actor(self) -> Option<Actor> {
        match self {
            Turn::Chance => Some(Actor::Chance),
            _ => self.seats().first().map(Actor::Seat),
        }
    }

    /// Whether the game waits for `actor`.
    pub fn waits_for(self, actor: Actor) -> bool {
        match actor {
            Actor::Seat(seat) => self.seats().contains(seat),
            Actor::Chance => self == Turn::Chance,
        }
    }
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The round, counted from 1; 0 during set-up.
    pub round: u32,
    /// The phase, a term `phase.…` of the game's words.
    pub phase: &'static str,
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The name of the question: `plan`.
    pub ask: &'static str,
    /// What the table asks in words.
    pub prompt: Saying,
}

/// A table that the rules do not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.why)
    }
}

impl std::error::Error for SetupError {}

/// A state that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invalid {
    /// Where: a path of the state's JSON.
    pub field: String,
    /// What is wrong there.
    pub why: String,
}

impl Invalid {
    /// The field and what is wrong with it.
    pub fn new(field: impl Into<String>, why: impl Into<String>) -> Invalid {
        Invalid { field: field.into(), why: why.into() }
    }
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}", self.field, self.why)
    }
}

impl std::error::Error for Invalid {}

/// The paths that a rule example laid down by hand.
#[derive(Clone, Debug, Default)]
pub struct Given {
    paths: Vec<String>,
}

impl Given {
    /// These paths of the state's JSON were given.
    pub fn new(paths: Vec<String>) -> Given {
        Given { paths }
    }

    /// Whether this path, or anything below it, was given.
    pub fn mentions(&self, path: &str) -> bool {
        self.paths.iter().any(|given| {
            given.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        })
    }
}
