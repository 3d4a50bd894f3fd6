//! The names of the questions (OR-20A).

use super::map::Way;
use super::question::{Ask, Question};

/// Every question, by the name that clients know.
pub const ALL: &[&str] = &[
    "remove_tile",
    "draw_count",
    "allocate",
    "bathhouse",
    "bath_keep",
    "retrieve",
    "plan",
    "action",
    "village",
    "tile",
    "ship",
    "wagon",
    "take_good",
    "deed",
    "deed_second",
    "deed_reward",
    "pharmacy",
    "sacristy",
    "harvest",
    "torture",
    "goldsmith",
    "bakery",
    "hiding_good",
    "hiding_place",
    "court",
    "court_go",
];

/// Every kind of outcome of chance (OR-4.5).
pub const CHANCES: &[&str] =
    &["good", "good_removed", "start", "event", "draw_token", "plague_token", "torture_token"];

/// The name of a question that one seat is asked.
///
/// # Panics
/// If nobody is asked.
pub fn of(question: Question) -> &'static str {
    match question {
        Question::RemoveTile => "remove_tile",
        Question::PlanTurn(_) => "plan",
        Question::Action => "action",
        Question::Village => "village",
        Question::Tile { .. } => "tile",
        Question::Go(Way::Water) => "ship",
        Question::Go(Way::Road) => "wagon",
        Question::Take(_) => "take_good",
        Question::Serve { second: false } => "deed",
        Question::Serve { second: true } => "deed_second",
        Question::Reward { .. } => "deed_reward",
        Question::Pharmacy => "pharmacy",
        Question::Sacristy => "sacristy",
        Question::Harvest => "harvest",
        Question::Torture(_) => "torture",
        Question::Goldsmith => "goldsmith",
        Question::Bakery => "bakery",
        Question::HidingGood => "hiding_good",
        Question::HidingPlace => "hiding_place",
        Question::Court => "court",
        Question::CourtGo(_) => "court_go",
        other => panic!("{other:?} asks no seat"),
    }
}

/// The name of a question that all are asked together.
pub fn of_step(ask: Ask) -> &'static str {
    match ask {
        Ask::DrawCount => "draw_count",
        Ask::Allocate => "allocate",
        Ask::Bathhouse => "bathhouse",
        Ask::BathKeep => "bath_keep",
        Ask::Retrieve => "retrieve",
        Ask::Plan => "plan",
    }
}

/// The key of the prompt: the question's name, but for planning in turn order.
pub fn prompt(question: Question, ask: &'static str) -> &'static str {
    match question {
        Question::PlanTurn(_) => "plan_next",
        _ => ask,
    }
}
