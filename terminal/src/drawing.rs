//! How a game's view looks as text.

use kernel::{AnyGame, Seat, Viewer};
use serde_json::Value;

use crate::orleans::Orleans;
use crate::text::Page;

/// Draws the view of one game as lines of text. It gets nothing but the view: what is not in
/// there cannot be shown. The first line of a paragraph is its heading.
pub(crate) trait Drawing {
    /// What is common to all players.
    fn board(&self, view: &Value, page: &Page<'_>) -> Vec<String>;
    /// What a new round brings: the part of the board that changes most.
    fn round(&self, view: &Value, page: &Page<'_>) -> Vec<String>;
    /// What belongs to one player.
    fn mat(&self, view: &Value, page: &Page<'_>, seat: Seat, viewer: Viewer) -> Vec<String>;
    /// What belongs to the players, explained, the viewer's own last, next to the prompt.
    fn mats(&self, view: &Value, page: &Page<'_>, viewer: Viewer) -> Vec<String>;
    /// What a seat needs to see when a new phase asks it something.
    fn glance(&self, view: &Value, page: &Page<'_>, seat: Seat) -> Vec<String>;
    /// What changes from question to question within a phase.
    fn reminder(&self, view: &Value, page: &Page<'_>, seat: Seat) -> Vec<String>;
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
    fn board(&self, view: &Value, _: &Page<'_>) -> Vec<String> {
        pretty(view)
    }

    fn round(&self, _: &Value, _: &Page<'_>) -> Vec<String> {
        Vec::new()
    }

    fn mat(&self, view: &Value, page: &Page<'_>, seat: Seat, _: Viewer) -> Vec<String> {
        let mut lines = vec![page.speaker.name(seat)];
        lines.extend(view["seats"].get(seat.index()).map(pretty).unwrap_or_default());
        lines
    }

    fn mats(&self, view: &Value, page: &Page<'_>, _: Viewer) -> Vec<String> {
        self.board(view, page)
    }

    fn glance(&self, _: &Value, _: &Page<'_>, _: Seat) -> Vec<String> {
        Vec::new()
    }

    fn reminder(&self, _: &Value, _: &Page<'_>, _: Seat) -> Vec<String> {
        Vec::new()
    }
}

fn pretty(value: &Value) -> Vec<String> {
    let text = serde_json::to_string_pretty(value).expect("a value has a JSON form");
    text.lines().map(str::to_owned).collect()
}
