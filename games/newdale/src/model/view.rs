//! What one viewer may know (ND-12).

use kernel::{Seat, Viewer};
use serde::Serialize;

use super::pile::Cards;
use super::snapshot::Snapshot;
use super::state::Newdale;

/// ND-12.1 — Everything but what ND-12.2 hides: hands, missions, the draw pile and answers that
/// others give unseen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose view it is; null for an onlooker.
    pub viewer: Option<Seat>,
    /// The draw pile and the other hands, as one multiset (ND-12.5).
    pub unseen: Cards,
    /// The table.
    #[serde(flatten)]
    pub table: Snapshot,
}

impl View {
    /// What `viewer` may know.
    pub fn of(game: &Newdale, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => None,
        };
        View {
            viewer: seat,
            unseen: unseen(game, viewer),
            table: Snapshot::seen(game, Some(viewer)),
        }
    }
}

/// ND-12.5 — What the viewer cannot tell apart, as a multiset.
fn unseen(game: &Newdale, viewer: Viewer) -> Cards {
    let mut unseen = game.draw;
    for seat in Seat::all(game.players).filter(|seat| !viewer.is(*seat)) {
        unseen.add_all(&game.player(seat).hand);
        unseen.add_all(&game.player(seat).dropped);
    }
    unseen
}
