//! Pieces on a drawn board.

use kernel::Game;
use maud::{Markup, html};

use crate::acts::Choice;
use crate::seen::Seen;
use crate::sheet::Point;

/// A piece on a drawn board: it glides when it moves.
pub(crate) struct Spot<'a> {
    /// It keeps this for the whole game.
    pub(crate) id: String,
    /// The owner's color, if it has one.
    pub(crate) class: &'a str,
    pub(crate) at: Point,
    pub(crate) choice: Option<Choice>,
    pub(crate) about: Option<&'a str>,
    pub(crate) body: Markup,
}

/// Draws a piece, with rings if it may be chosen and a dashed one if the last move touched it.
pub(crate) fn spot<G: Game>(seen: &Seen<'_, G>, spot: Spot<'_>) -> Markup {
    let Spot { id, class, at, choice, about, body } = spot;
    let inside = html! {
        @if seen.touched(&id) { circle class="m-last" r="14" {} }
        (body)
    };
    html! {
        @match choice {
            Some(Choice { acts, label }) => {
                g class={ "piece m-opt " (class) } id=(id) transform=(at.translate()) role="button"
                    tabindex="0" data-acts=(acts) aria-label=(label) data-about=[about] {
                    circle class="hit" r="22" {}
                    circle class="r1" r="14" {}
                    circle class="r2" r="12" {}
                    (inside)
                }
            }
            None => {
                g class={ "piece " (class) } id=(id) transform=(at.translate()) data-about=[about] {
                    (inside)
                }
            }
        }
    }
}
