//! The table of Newdale.

mod actions;
mod areas;
mod beside;
mod card;
mod crumbs;
mod fields;
mod figure;
mod goal;
mod hand;
mod map;
mod marker;
mod market;
mod mat;
mod mine;
mod offer;
mod outlook;
mod phases;
mod pool;
mod seats;
mod seen;
mod sheet;
mod strip;
mod thumbnail;
mod touched;
mod towns;
mod track;

use kernel::{AnyAction, AnyTold, Seat};
use maud::{Markup, html};
use newdale::Action;
use newdale::model::spaces::Space;
use seen::Seen;

use crate::{Areas, Drawing, Note, Scene};

/// Kinds of action that have no piece to click.
const BARE: &[&str] = &[
    "take_cards",
    "take_vp",
    "give",
    "drift",
    "commit",
    "leave",
    "goal",
    "mission",
    "mission_none",
    "skip",
    "done",
];

/// The drawing of Newdale.
pub(crate) struct Table;

impl Drawing for Table {
    fn areas(&self, scene: &Scene<'_>) -> Areas {
        let seen = Seen::of(scene);
        Areas {
            over: strip::strip(&seen),
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
        include_str!("../assets/newdale.css")
    }

    fn sprite(&self) -> &'static str {
        include_str!("../assets/newdale-pieces.svg")
    }

    fn headline(&self, scene: &Scene<'_>) -> Markup {
        let seen = Seen::of(scene);
        html! { (phases::phases(&seen)) (goal::goal(&seen)) }
    }

    fn pending(&self, scene: &Scene<'_>) -> Markup {
        crumbs::crumbs(&Seen::of(scene))
    }

    fn note(&self, scene: &Scene<'_>, action: &AnyAction) -> Option<Note> {
        let text = match kernel::Action::parse(&action.notation)? {
            Action::Skip => crumbs::skipped(&Seen::of(scene))?.to_string(),
            Action::Plan(_, Space::Area(area, mode)) => {
                let seen = Seen::of(scene);
                outlook::outlook(&seen, seen.front(), area, mode)?.to_string()
            }
            town @ (Action::Town(_) | Action::TownToll(_)) => offer::offer(&Seen::of(scene), town)?,
            _ => return None,
        };
        Some(Note { text, is_loss: false })
    }

    fn is_bare(&self, kind: &str) -> bool {
        BARE.contains(&kind)
    }

    fn color(&self, seat: Seat) -> &'static str {
        seen::color(seat)
    }

    fn touched(&self, told: &AnyTold) -> Vec<String> {
        touched::by(told)
    }
}

/// What all players share beside the map.
fn side(seen: &Seen<'_>) -> Markup {
    html! {
        div class="side" id="side" {
            (market::market(seen))
            (actions::board(seen))
            (pool::pool(seen))
        }
    }
}
