//! How a game's view looks as text.

use kernel::{AnyGame, Seat, Viewer};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::orleans::Orleans;
use crate::text::Page;
use crate::tiletum::Tiletum;

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
    let components = game.parts().text;
    match game.info().key {
        "orleans" => Drawn::<Orleans>::boxed(components),
        "tiletum" => Drawn::<Tiletum>::boxed(components),
        _ => Box::new(Plain),
    }
}

/// How one game looks: a [`Drawing`] that gets the components and the view in types of its own.
pub(crate) trait Look {
    /// What it needs of the box, read from the `components.toml`.
    type Parts: DeserializeOwned;
    /// What it needs of the view.
    type View: DeserializeOwned + Default;

    /// See [`Drawing::board`].
    fn board(parts: &Self::Parts, view: &Self::View, page: &Page<'_>) -> Vec<String>;
    /// See [`Drawing::round`].
    fn round(parts: &Self::Parts, view: &Self::View, page: &Page<'_>) -> Vec<String>;
    /// See [`Drawing::mat`].
    fn mat(
        parts: &Self::Parts,
        view: &Self::View,
        page: &Page<'_>,
        seat: Seat,
        viewer: Viewer,
    ) -> Vec<String>;
    /// See [`Drawing::mats`].
    fn mats(parts: &Self::Parts, view: &Self::View, page: &Page<'_>, viewer: Viewer)
    -> Vec<String>;
    /// See [`Drawing::glance`].
    fn glance(parts: &Self::Parts, view: &Self::View, page: &Page<'_>, seat: Seat) -> Vec<String>;
    /// See [`Drawing::reminder`].
    fn reminder(parts: &Self::Parts, view: &Self::View, page: &Page<'_>, seat: Seat)
    -> Vec<String>;
}

/// A look with the box it is for.
struct Drawn<L: Look> {
    parts: L::Parts,
}

impl<L: Look + 'static> Drawn<L> {
    /// The drawing for a box, from the text of a `components.toml` that the game has accepted.
    fn boxed(components: &str) -> Box<dyn Drawing> {
        let parts = toml::from_str(components).expect("the game has read this file before");
        Box::new(Drawn::<L> { parts })
    }

    /// Reads a view. One that cannot be read is left blank rather than stop a game.
    fn read(view: &Value) -> L::View {
        L::View::deserialize(view).unwrap_or_default()
    }
}

impl<L: Look + 'static> Drawing for Drawn<L> {
    fn board(&self, view: &Value, page: &Page<'_>) -> Vec<String> {
        L::board(&self.parts, &Self::read(view), page)
    }

    fn round(&self, view: &Value, page: &Page<'_>) -> Vec<String> {
        L::round(&self.parts, &Self::read(view), page)
    }

    fn mat(&self, view: &Value, page: &Page<'_>, seat: Seat, viewer: Viewer) -> Vec<String> {
        L::mat(&self.parts, &Self::read(view), page, seat, viewer)
    }

    fn mats(&self, view: &Value, page: &Page<'_>, viewer: Viewer) -> Vec<String> {
        L::mats(&self.parts, &Self::read(view), page, viewer)
    }

    fn glance(&self, view: &Value, page: &Page<'_>, seat: Seat) -> Vec<String> {
        L::glance(&self.parts, &Self::read(view), page, seat)
    }

    fn reminder(&self, view: &Value, page: &Page<'_>, seat: Seat) -> Vec<String> {
        L::reminder(&self.parts, &Self::read(view), page, seat)
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
