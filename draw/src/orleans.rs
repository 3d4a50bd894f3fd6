//! The table of Orléans.

mod deeds;
mod development;
mod goods;
mod map;
mod mat;
mod phases;
mod places;
mod seats;
mod seen;
mod sheet;
mod stacks;
mod stock;
mod thumbnail;
mod token;
mod touched;
mod towns;
mod tracks;

use kernel::{AnyTold, Seat};
use maud::{Markup, html};
use seen::Seen;

use crate::{Areas, Drawing, Scene, piece};

/// Kinds of action that have no piece to click.
const BARE: &[&str] = &[
    "remove_none",
    "draw",
    "done",
    "bath_yes",
    "bath_no",
    "confirm",
    "next",
    "pass",
    "take_none",
    "reward_coin",
    "reward_development",
    "pay",
    "sacristy_use",
    "sacristy_keep",
    "bake",
];

/// The drawing of Orléans.
pub(crate) struct Table;

impl Drawing for Table {
    fn areas(&self, scene: &Scene<'_>) -> Areas {
        let seen = Seen::of(scene);
        Areas {
            over: development::track(&seen),
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
        include_str!("../assets/orleans.css")
    }

    fn sprite(&self) -> &'static str {
        include_str!("../assets/orleans-pieces.svg")
    }

    fn headline(&self, scene: &Scene<'_>) -> Markup {
        let seen = Seen::of(scene);
        html! { (phases::phases(&seen)) (goods::event(&seen)) }
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

/// What all players share beside the map.
fn side(seen: &Seen<'_>) -> Markup {
    html! {
        div class="side" id="side" {
            (tracks::tracks(seen))
            (goods::market(seen))
            (deeds::deeds(seen))
            div class="ready-bar panel" id="supply" {
                (stacks::stacks(seen))
                (goods::supply(seen))
            }
        }
    }
}
