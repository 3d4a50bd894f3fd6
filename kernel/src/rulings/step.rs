//! The lines of an example.

use std::fmt;

use crate::{Actor, Seat, Viewer};

/// What a line of an example does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// `setup players=2 promo_tiles=true` — a fresh table, or one that the rules do not know.
    Setup {
        /// Players and options.
        table: Vec<Pair>,
        /// The rule that knows no such table.
        refused: Option<String>,
    },
    /// `given players=2 0.coins=5` — a position laid down by hand, or one that cannot be.
    Given {
        /// Players, options and paths of the state.
        position: Vec<Pair>,
        /// The field that cannot be.
        invalid: Option<String>,
    },
    /// `deal`, `deal 43` — the fixed dealer goes on to the next question, or so many times.
    Deal(Option<u32>),
    /// `0 monk>ship.1  ok` — somebody acts.
    Act {
        /// Who.
        actor: Actor,
        /// In notation.
        action: String,
        /// What must come of it.
        outcome: Outcome,
    },
    /// `0 options  draw 0 | draw 1` — exactly these are legal.
    Options {
        /// Whose.
        actor: Actor,
        /// In notation.
        legal: Vec<String>,
    },
    /// `* odds  event harvest:3 | event taxes:2` — exactly these outcomes and weights.
    Odds(Vec<(String, u32)>),
    /// `asked  0=plan 1=plan` — whom the game waits for.
    Asked(Waits),
    /// `then  0.coins=5` — the state says so.
    Then(Vec<Pair>),
    /// `seen by 1  0.coins=5` — so does the view.
    Seen {
        /// Who looks.
        viewer: Viewer,
        /// What is seen.
        values: Vec<Pair>,
    },
    /// `told 1  placed`, `untold 1  placed` — what the last action told whom.
    Told {
        /// Who listens.
        viewer: Viewer,
        /// The kinds of events.
        kinds: Vec<String>,
        /// Whether they were told.
        heard: bool,
    },
    /// `score 0  coins=5 total=8` — lines of the score.
    Score {
        /// Whose.
        seat: Seat,
        /// The labels with their points.
        lines: Vec<(String, i32)>,
    },
    /// `ranking  0 > 1,2` — best first.
    Ranking(Vec<Vec<Seat>>),
    /// `data  rounds=18` — the component file says so.
    Data(Vec<Pair>),
    /// `law NAME` — a law of the conformance kit proves it.
    Law(String),
}

/// What must come of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is played.
    Played,
    /// It is legal, and not played.
    Offered,
    /// This rule refuses it, and nothing changes.
    Refused(String),
}

/// Whom the game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waits {
    /// These seats, each with its question, in seat order.
    Seats(Vec<(Seat, String)>),
    /// Dice, bags and decks.
    Chance,
    /// Nobody.
    Over,
}

/// `PATH=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The path, as written.
    pub path: String,
    /// The value, as written.
    pub value: String,
}

/// The part of the line that says what it is about, without what it expects.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Setup { .. } => f.write_str("setup"),
            Step::Given { .. } => f.write_str("given"),
            Step::Deal(None) => f.write_str("deal"),
            Step::Deal(Some(times)) => write!(f, "deal {times}"),
            Step::Act { actor, action, .. } => write!(f, "{actor} {action}"),
            Step::Options { actor, .. } => write!(f, "{actor} options"),
            Step::Odds(_) => f.write_str("* odds"),
            Step::Asked(_) => f.write_str("asked"),
            Step::Then(_) => f.write_str("then"),
            Step::Seen { viewer, .. } => write!(f, "seen by {}", name(*viewer)),
            Step::Told { viewer, heard: true, .. } => write!(f, "told {}", name(*viewer)),
            Step::Told { viewer, heard: false, .. } => write!(f, "untold {}", name(*viewer)),
            Step::Score { seat, .. } => write!(f, "score {seat}"),
            Step::Ranking(_) => f.write_str("ranking"),
            Step::Data(_) => f.write_str("data"),
            Step::Law(law) => write!(f, "law {law}"),
        }
    }
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Onlooker => "-".to_owned(),
    }
}
