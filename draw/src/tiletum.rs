//! The table of Tiletum.

mod buildings;
mod cathedrals;
mod chain;
mod chip;
mod city;
mod dice;
mod face;
mod fairs;
mod holds;
mod king;
mod map;
mod markets;
mod mat;
mod phases;
mod seats;
mod seen;
mod sheet;
mod stock;
mod tasks;
mod thumbnail;
mod tile;
mod titus;
mod touched;
mod tray;
mod wheel;

use kernel::{AnyAction, AnyTold, Seat};
use maud::{Markup, html};
use seen::Seen;
use tiletum::Action;

use crate::{Areas, Drawing, Note, Scene, piece};

/// Kinds of action that have no piece to click.
const BARE: &[&str] = &["recolor_no", "forgo", "trigger_none", "done", "end"];

/// The drawing of Tiletum.
pub(crate) struct Table;

impl Drawing for Table {
    fn areas(&self, scene: &Scene<'_>) -> Areas {
        let seen = Seen::of(scene);
        Areas {
            over: over(&seen),
            board: map::map(&seen),
            side: side(&seen),
            seats: seats::seats(&seen),
            mat: mat::mat(&seen),
        }
    }

    fn board(&self, scene: &Scene<'_>) -> Markup {
        map::sheet(&Seen::of(scene))
    }

    fn thumbnail(&self) -> Markup {
        thumbnail::thumbnail()
    }

    fn css(&self) -> &'static str {
        include_str!("../assets/tiletum.css")
    }

    fn sprite(&self) -> &'static str {
        include_str!("../assets/tiletum-pieces.svg")
    }

    fn headline(&self, scene: &Scene<'_>) -> Markup {
        let seen = Seen::of(scene);
        html! { (phases::phases(&seen)) (fairs::headline(&seen)) }
    }

    fn pending(&self, scene: &Scene<'_>) -> Markup {
        chain::chain(&Seen::of(scene))
    }

    fn note(&self, scene: &Scene<'_>, action: &AnyAction) -> Option<Note> {
        if let Some(Action::Die { color, from, to }) = kernel::Action::parse(&action.notation) {
            let text = dice::brings(&Seen::of(scene), color, from, to);
            return Some(Note { text, is_loss: false });
        }
        let ends = matches!(action.kind, "end" | "done");
        let text = ends.then(|| chain::lost(&Seen::of(scene))).flatten()?;
        Some(Note { text, is_loss: true })
    }

    fn is_bare(&self, kind: &str) -> bool {
        BARE.contains(&kind)
    }

    fn color(&self, seat: Seat) -> &'static str {
        piece::color(seat)
    }

    fn touched(&self, told: &AnyTold) -> Vec<String> {
        touched::by(told)
    }
}

/// Over the map: the king track and the fairs.
fn over(seen: &Seen<'_>) -> Markup {
    html! {
        section class="dev panel" id="king" aria-label=(seen.text("draw-over", &[])) {
            (king::king(seen))
            (fairs::fairs(seen))
        }
    }
}

/// What all players share beside the map.
fn side(seen: &Seen<'_>) -> Markup {
    html! {
        div class="side" id="side" {
            (wheel::wheel(seen))
            (markets::markets(seen))
        }
        (cathedrals::cathedrals(seen))
    }
}
