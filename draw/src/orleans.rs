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

use crate::{Areas, Drawing, Scene, assets};

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

    fn board_svg(&self, scene: &Scene<'_>) -> String {
        map::alone(&Seen::of(scene))
    }

    fn thumbnail(&self) -> Markup {
        thumbnail::thumbnail()
    }

    fn css(&self) -> &'static str {
        assets::ORLEANS_CSS
    }

    fn headline(&self, scene: &Scene<'_>) -> Markup {
        let seen = Seen::of(scene);
        html! { (phases::phases(&seen)) (goods::event(&seen)) }
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
