//! A game in progress, whatever its type.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use serde_json::Value;

use super::AnyParts;
use crate::chance::{Dealer, Fast};
use crate::{
    Actor, Audience, Decision, Event, GameInfo, Index, Invalid, Progress, Refused, RuleId, Saying,
    ScoreSheet, Seat, Told, Turn, Viewer,
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
    /// What a button says of the action that is written like this, legal or not.
    fn label_of(&self, notation: &str) -> Option<Saying>;
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
    /// Checks, then applies the action with this number; gives its notation, and adds what happened
    /// to `told` if anybody listens. On an error the state is unchanged.
    ///
    /// # Errors
    /// If the rules refuse it.
    ///
    /// # Panics
    /// If no action has this number.
    fn play_index(
        &mut self,
        actor: Actor,
        index: Index,
        told: Option<&mut Vec<AnyTold>>,
    ) -> Result<String, PlayError>;
    /// The outcomes of the pending chance with their weights, in index order.
    fn odds(&self) -> Vec<(String, u32)>;
    /// The outcome that the dealer's `n`-th act of chance brings; none if the game does not wait for
    /// chance.
    fn dealt(&self, dealer: &Dealer, n: u64) -> Option<Index>;
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

/// An event with those who may hear it. What it says is made when somebody asks: a table keeps
/// many, and few are read.
#[derive(Clone)]
pub struct AnyTold {
    /// Who may hear it.
    pub to: Audience,
    event: Arc<dyn Happened>,
}

/// An event whose type is not known.
trait Happened: Send + Sync {
    fn kind(&self) -> &'static str;
    fn rule(&self) -> RuleId;
    fn saying(&self) -> Saying;
    fn json(&self) -> Value;
}

impl<E: Event> Happened for E {
    fn kind(&self) -> &'static str {
        Event::kind(self)
    }

    fn rule(&self) -> RuleId {
        Event::rule(self)
    }

    fn saying(&self) -> Saying {
        Event::saying(self)
    }

    fn json(&self) -> Value {
        serde_json::to_value(self).expect("an event has a JSON form")
    }
}

impl AnyTold {
    /// A typed event, for those who may hear it.
    pub(super) fn new<E: Event>(told: Told<E>) -> AnyTold {
        AnyTold { to: told.to, event: Arc::new(told.event) }
    }

    /// The name of its kind.
    pub fn kind(&self) -> &'static str {
        self.event.kind()
    }

    /// The rule that made it happen.
    pub fn rule(&self) -> RuleId {
        self.event.rule()
    }

    /// The line of the log.
    pub fn saying(&self) -> Saying {
        self.event.saying()
    }

    /// The event as JSON.
    pub fn event(&self) -> Value {
        self.event.json()
    }
}

impl PartialEq for AnyTold {
    fn eq(&self, other: &AnyTold) -> bool {
        self.to == other.to && self.kind() == other.kind() && self.event() == other.event()
    }
}

impl fmt::Debug for AnyTold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} to {:?}", self.event(), self.to)
    }
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
