//! One form for every game: states and views as JSON, actions as notation.
//!
//! Clients that handle every game alike — the protocol, tables, replays, the terminal — hold a
//! `Box<dyn AnyGame>` and start it from a `&dyn Title`. Whatever must be fast is generic over
//! [`Game`] instead and finds its way back through [`AnyGame::as_any`].

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;

use serde_json::{Map, Value, json};

use crate::chance::Fast;
use crate::options::{OptionError, differing, read};
use crate::text::{nearest, tidy};
use crate::{
    Action, Actor, Audience, Components, DataError, Decision, Event, Game, GameInfo, Given, Index,
    Invalid, Parts, Progress, Refused, RuleId, Saying, ScoreSheet, Seat, SetupError, Turn, Viewer,
};

/// A game in progress whose type is not known.
pub trait AnyGame: Send + Sync {
    /// What is the same for every table of the game.
    fn info(&self) -> &'static GameInfo;
    /// How many seats there are.
    fn players(&self) -> u8;
    /// The options that differ from their defaults, sorted by name.
    fn options(&self) -> Vec<(String, String)>;
    /// The box it is played with.
    fn parts(&self) -> AnyParts;
    /// Whom the game waits for.
    fn turn(&self) -> Turn;
    /// Round and phase.
    fn progress(&self) -> Progress;
    /// What `seat` is asked.
    fn decision(&self, seat: Seat) -> Option<Decision>;
    /// The legal actions of `actor`, in index order.
    fn legal(&self, actor: Actor) -> Vec<AnyAction>;
    /// The notation of the legal actions of `actor`, in index order.
    fn notations(&self, actor: Actor) -> Vec<String>;
    /// The notation of the action with this number, legal or not.
    fn notation_of(&self, index: Index) -> Option<String>;
    /// Says whether an action is legal.
    ///
    /// # Errors
    /// If nothing is written like that, or the rules refuse it.
    fn check(&self, actor: Actor, notation: &str) -> Result<(), PlayError>;
    /// Checks, then applies. On an error the state is unchanged.
    ///
    /// # Errors
    /// If nothing is written like that, or the rules refuse it.
    fn play(&mut self, actor: Actor, notation: &str) -> Result<Vec<AnyTold>, PlayError>;
    /// The outcomes of the pending chance with their weights, in index order.
    fn odds(&self) -> Vec<(String, u32)>;
    /// The game as `viewer` sees it, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// The whole state as JSON, with the game, its rules version and its component set.
    fn state(&self) -> Value;
    /// The whole score as it stands.
    fn score(&self) -> ScoreSheet;
    /// What `seat` knows for a learner.
    fn observe(&self, seat: Seat) -> Vec<f32>;
    /// A 0/1 mask of the legal decisions of `seat` over the action index.
    fn mask(&self, seat: Seat) -> Vec<u8>;
    /// A state that `viewer` cannot tell from this one.
    fn determinize(&self, viewer: Viewer, rng: &mut Fast) -> Box<dyn AnyGame>;
    /// Counts every component and checks every invariant.
    ///
    /// # Errors
    /// Names what is wrong.
    fn audit(&self) -> Result<(), Invalid>;
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyGame>;
    /// The typed game: a `G` of [`Game`].
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyAction {
    /// How it is written.
    pub notation: String,
    /// Its number among the decisions or the outcomes.
    pub index: u32,
    /// The name of its kind.
    pub kind: &'static str,
    /// What a button says.
    pub label: Saying,
}

/// An event with those who may hear it.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyTold {
    /// Who may hear it.
    pub to: Audience,
    /// The name of its kind.
    pub kind: &'static str,
    /// The rule that made it happen.
    pub rule: RuleId,
    /// The line of the log.
    pub saying: Saying,
    /// The event as JSON.
    pub event: Value,
}

/// Why an action was not played.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayError {
    /// No action is written like that.
    Unknown {
        /// What was written.
        notation: String,
        /// A legal action that was probably meant.
        hint: Option<String>,
    },
    /// The rules refuse it.
    Refused(Refused),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Unknown { notation, hint } => {
                write!(f, "no action is written `{notation}`")?;
                hint.iter().try_for_each(|near| write!(f, "\nhint: did you mean `{near}`?"))
            }
            PlayError::Refused(refused) => refused.fmt(f),
        }
    }
}

impl std::error::Error for PlayError {}

/// A component set whose type is not known.
#[derive(Clone, Copy)]
pub struct AnyParts {
    /// The hash that replays and snapshots name it by.
    pub hash: &'static str,
    /// The text it was read from.
    pub text: &'static str,
    set: &'static (dyn Any + Send + Sync),
}

impl fmt::Debug for AnyParts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyParts({})", self.hash)
    }
}

impl<C: Components> From<Parts<C>> for AnyParts {
    fn from(parts: Parts<C>) -> AnyParts {
        AnyParts { hash: parts.hash(), text: parts.text(), set: parts.leaked() }
    }
}

/// A game that can be started.
pub trait Title: Send + Sync {
    /// What is the same for every table of the game.
    fn info(&self) -> &'static GameInfo;
    /// The component set that the game comes with.
    fn standard(&self) -> AnyParts;
    /// The component set in a file's text.
    ///
    /// # Errors
    /// Names the line and the reason.
    fn components(&self, text: &str) -> Result<AnyParts, DataError>;
    /// The set with this hash, if it was shipped or has been loaded.
    fn find_components(&self, hash: &str) -> Option<AnyParts>;
    /// The defaults of the options.
    fn defaults(&self, parts: AnyParts) -> Map<String, Value>;
    /// Starts a game with options given as names and values.
    ///
    /// # Errors
    /// On an option that does not exist, a value it does not take, or a table that the rules do
    /// not know.
    fn start(
        &self,
        parts: AnyParts,
        options: &[(String, String)],
        players: u8,
    ) -> Result<Box<dyn AnyGame>, StartError>;
    /// Goes on from a state's JSON; every invariant is checked first.
    ///
    /// # Errors
    /// Names the field that cannot be.
    fn load(&self, parts: AnyParts, state: Value) -> Result<Box<dyn AnyGame>, Invalid>;
    /// Goes on from a position laid down by hand, see [`Game::arrange`].
    ///
    /// # Errors
    /// Names the field that cannot be.
    fn arrange(
        &self,
        parts: AnyParts,
        state: Value,
        given: &Given,
    ) -> Result<Box<dyn AnyGame>, Invalid>;
}

/// Why a game could not be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// An option or its value does not exist.
    Option(OptionError),
    /// The rules know no such table.
    Setup(SetupError),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Option(error) => error.fmt(f),
            StartError::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StartError {}

/// The [`Title`] of a typed game.
pub struct TitleOf<G>(PhantomData<fn() -> G>);

impl<G> TitleOf<G> {
    /// The title.
    pub const NEW: TitleOf<G> = TitleOf(PhantomData);
}

impl<G: Game> TitleOf<G> {
    fn typed(parts: AnyParts) -> Parts<G::Components> {
        Parts::from_leaked(parts.set).expect("the set belongs to the game")
    }

    fn snapshot(&self, parts: AnyParts, state: Value) -> Result<G::Snapshot, Invalid> {
        let Value::Object(mut fields) = state else {
            return Err(Invalid::new("state", "must be an object"));
        };
        expect(&mut fields, "game", &json!(G::INFO.key))?;
        expect(&mut fields, "rules", &json!(G::INFO.rules_version))?;
        expect(&mut fields, "components", &json!(parts.hash))?;
        serde_path_to_error::deserialize(Value::Object(fields))
            .map_err(|error| Invalid::new(error.path().to_string(), error.inner().to_string()))
    }
}

/// Takes out a field that says what the state belongs to; a missing one is taken on trust.
fn expect(fields: &mut Map<String, Value>, name: &str, wanted: &Value) -> Result<(), Invalid> {
    match fields.remove(name) {
        Some(found) if found != *wanted => {
            Err(Invalid::new(name, format!("is {found}; here it must be {wanted}")))
        }
        _ => Ok(()),
    }
}

impl<G: Game> Title for TitleOf<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn standard(&self) -> AnyParts {
        Parts::<G::Components>::standard().into()
    }

    fn components(&self, text: &str) -> Result<AnyParts, DataError> {
        Parts::<G::Components>::load(text).map(AnyParts::from)
    }

    fn find_components(&self, hash: &str) -> Option<AnyParts> {
        Parts::<G::Components>::find(hash).map(AnyParts::from)
    }

    fn defaults(&self, parts: AnyParts) -> Map<String, Value> {
        match serde_json::to_value(Self::typed(parts).defaults()) {
            Ok(Value::Object(fields)) => fields,
            other => panic!("options are a struct of plain fields, not {other:?}"),
        }
    }

    fn start(
        &self,
        parts: AnyParts,
        options: &[(String, String)],
        players: u8,
    ) -> Result<Box<dyn AnyGame>, StartError> {
        let parts = Self::typed(parts);
        let options =
            read(G::INFO.options, &parts.defaults(), options).map_err(StartError::Option)?;
        let game = G::new(parts, &options, players).map_err(StartError::Setup)?;
        Ok(Box::new(Erased(game)))
    }

    fn load(&self, parts: AnyParts, state: Value) -> Result<Box<dyn AnyGame>, Invalid> {
        let game = G::restore(Self::typed(parts), self.snapshot(parts, state)?)?;
        Ok(Box::new(Erased(game)))
    }

    fn arrange(
        &self,
        parts: AnyParts,
        state: Value,
        given: &Given,
    ) -> Result<Box<dyn AnyGame>, Invalid> {
        let game = G::arrange(Self::typed(parts), self.snapshot(parts, state)?, given)?;
        Ok(Box::new(Erased(game)))
    }
}

/// A typed game in its erased form.
#[derive(Clone, Debug)]
pub struct Erased<G>(pub G);

impl<G: Game> Erased<G> {
    fn parse(&self, actor: Actor, text: &str) -> Result<G::Action, PlayError> {
        let notation = tidy(text);
        G::Action::parse(&notation).ok_or_else(|| {
            let legal = self.notations(actor);
            let hint = nearest(&notation, legal.iter().map(String::as_str)).map(str::to_owned);
            PlayError::Unknown { notation, hint }
        })
    }

    fn list(&self, actor: Actor) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.0.legal(actor, &mut legal);
        legal
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn players(&self) -> u8 {
        self.0.players()
    }

    fn options(&self) -> Vec<(String, String)> {
        differing(&self.0.parts().defaults(), &self.0.options())
    }

    fn parts(&self) -> AnyParts {
        self.0.parts().into()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        self.0.decision(seat)
    }

    fn legal(&self, actor: Actor) -> Vec<AnyAction> {
        let any = |action: G::Action| AnyAction {
            notation: action.to_string(),
            index: action.index().number(),
            kind: action.kind(),
            label: action.label(),
        };
        self.list(actor).into_iter().map(any).collect()
    }

    fn notations(&self, actor: Actor) -> Vec<String> {
        self.list(actor).iter().map(ToString::to_string).collect()
    }

    fn notation_of(&self, index: Index) -> Option<String> {
        G::Action::from_index(index).map(|action| action.to_string())
    }

    fn check(&self, actor: Actor, notation: &str) -> Result<(), PlayError> {
        self.0.check(actor, self.parse(actor, notation)?).map_err(PlayError::Refused)
    }

    fn play(&mut self, actor: Actor, notation: &str) -> Result<Vec<AnyTold>, PlayError> {
        let action = self.parse(actor, notation)?;
        let told = self.0.play(actor, action).map_err(PlayError::Refused)?;
        let any = |told: crate::Told<G::Event>| AnyTold {
            to: told.to,
            kind: told.event.kind(),
            rule: told.event.rule(),
            saying: told.event.saying(),
            event: serde_json::to_value(&told.event).expect("an event has a JSON form"),
        };
        Ok(told.into_iter().map(any).collect())
    }

    fn odds(&self) -> Vec<(String, u32)> {
        let mut odds = Vec::new();
        self.0.odds(&mut odds);
        odds.into_iter().map(|(action, weight)| (action.to_string(), weight)).collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.0.view(viewer)).expect("a view has a JSON form")
    }

    fn state(&self) -> Value {
        let mut state = serde_json::to_value(self.0.snapshot()).expect("a state has a JSON form");
        let fields = state.as_object_mut().expect("a state is an object");
        fields.insert("game".to_owned(), json!(G::INFO.key));
        fields.insert("rules".to_owned(), json!(G::INFO.rules_version));
        fields.insert("components".to_owned(), json!(self.0.parts().hash()));
        state
    }

    fn score(&self) -> ScoreSheet {
        self.0.score()
    }

    fn observe(&self, seat: Seat) -> Vec<f32> {
        let mut vector = vec![0.0; G::INFO.observation];
        self.0.observe(seat, &mut vector);
        vector
    }

    fn mask(&self, seat: Seat) -> Vec<u8> {
        let mut mask = vec![0; G::INFO.actions as usize];
        for action in self.list(Actor::Seat(seat)) {
            mask[action.index().number() as usize] = 1;
        }
        mask
    }

    fn determinize(&self, viewer: Viewer, rng: &mut Fast) -> Box<dyn AnyGame> {
        Box::new(Erased(self.0.determinize(viewer, rng)))
    }

    fn audit(&self) -> Result<(), Invalid> {
        self.0.audit()
    }

    fn boxed(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        &self.0
    }
}
