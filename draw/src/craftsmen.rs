//! The table of Craftsmen.

mod auction;
mod bids;
mod bonus;
mod calendar;
mod card;
mod fair;
mod fields;
mod granary;
mod guilds;
mod hand;
mod market;
mod mat;
mod money;
mod peek;
mod phases;
mod pieces;
mod points;
mod purse;
mod seats;
mod seen;
mod sheet;
mod ships;
mod stock;
mod street;
mod thumbnail;
mod touched;

use kernel::{AnyAction, AnyTold, Seat};
use maud::{Markup, html};
use seen::Seen;

use crate::{Areas, Drawing, Note, Scene};

/// Kinds of action that have no piece to click.
const BARE: &[&str] =
    &["keep", "top", "bottom", "drop", "decline", "pay_vp", "privilege", "done", "skip", "pass"];

/// The drawing of Craftsmen.
pub(crate) struct Table;

impl Drawing for Table {
    fn areas(&self, scene: &Scene<'_>) -> Areas {
        let seen = Seen::of(scene);
        Areas {
            over: guilds::guilds(&seen),
            board: board(&seen),
            side: side(&seen),
            seats: seats::seats(&seen),
            mat: mat::mat(&seen),
        }
    }

    fn board(&self, scene: &Scene<'_>) -> Markup {
        sheet::sheet(&Seen::of(scene))
    }

    fn thumbnail(&self) -> Markup {
        thumbnail::thumbnail()
    }

    fn css(&self) -> &'static str {
        include_str!("../assets/craftsmen.css")
    }

    fn sprite(&self) -> &'static str {
        include_str!("../assets/craftsmen-pieces.svg")
    }

    fn headline(&self, scene: &Scene<'_>) -> Markup {
        let seen = Seen::of(scene);
        html! { (phases::phases(&seen)) (phases::season(&seen)) }
    }

    fn pending(&self, scene: &Scene<'_>) -> Markup {
        points::points(&Seen::of(scene))
    }

    fn note(&self, scene: &Scene<'_>, action: &AnyAction) -> Option<Note> {
        points::note(&Seen::of(scene), action.kind)
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

/// What all players share: cards, fair, granary, tokens.
fn board(seen: &Seen<'_>) -> Markup {
    html! {
        (market::market(seen))
        section class="trade panel" id="trade" aria-label=(seen.text("draw-trade", &[])) {
            (fair::fair(seen))
            (granary::granary(seen))
            (bonus::bonus(seen))
        }
    }
}

/// The ships, and over them what is being decided.
fn side(seen: &Seen<'_>) -> Markup {
    html! {
        (ships::ships(seen))
        (auction::auction(seen))
        (peek::peek(seen))
    }
}
