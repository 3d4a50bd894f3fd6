//! How a game's view looks as text.

use kernel::{AnyGame, Seat, Viewer};
use lang::Speaker;
use serde_json::Value;

use crate::orleans::Orleans;

/// Draws the view of one game as lines of text. It gets nothing but the view: what is not in
/// there cannot be shown.
pub(crate) trait Drawing {
    /// What is common to all players.
    fn board(&self, view: &Value, speaker: &Speaker) -> Vec<String>;
    /// What a new round brings: the part of the board that changes most.
    fn round(&self, view: &Value, speaker: &Speaker) -> Vec<String>;
    /// What belongs to the players, the viewer's own last, next to the prompt.
    fn mats(&self, view: &Value, speaker: &Speaker, viewer: Viewer) -> Vec<String>;
    /// What a seat needs to see when a new phase asks it something.
    fn glance(&self, view: &Value, speaker: &Speaker, seat: Seat) -> Vec<String>;
    /// What changes from question to question within a phase.
    fn reminder(&self, view: &Value, speaker: &Speaker, seat: Seat) -> Vec<String>;
}

/// The drawing of a game.
pub(crate) fn drawing(game: &dyn AnyGame) -> Box<dyn Drawing> {
    match game.info().key {
        "orleans" => Box::new(Orleans::new(game.parts().text)),
        _ => Box::new(Plain),
    }
}

/// The view as JSON, for a game that nobody has drawn.
struct Plain;

impl Drawing for Plain {
    fn board(&self, view: &Value, _: &Speaker) -> Vec<String> {
        let text = serde_json::to_string_pretty(view).expect("a value has a JSON form");
        text.lines().map(str::to_owned).collect()
    }

    fn round(&self, _: &Value, _: &Speaker) -> Vec<String> {
        Vec::new()
    }

    fn mats(&self, view: &Value, speaker: &Speaker, _: Viewer) -> Vec<String> {
        self.board(view, speaker)
    }

    fn glance(&self, _: &Value, _: &Speaker, _: Seat) -> Vec<String> {
        Vec::new()
    }

    fn reminder(&self, _: &Value, _: &Speaker, _: Seat) -> Vec<String> {
        Vec::new()
    }
}
