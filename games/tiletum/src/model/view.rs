//! What one viewer may know (TI-14).

use kernel::{Seat, Viewer};
use serde::Serialize;

use super::snapshot::Snapshot;
use super::state::Tiletum;

/// TI-14.1 — Everything: stacks are multisets, and nobody holds a secret (TI-14.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose view it is; null for an onlooker.
    pub viewer: Option<Seat>,
    /// The whole table.
    #[serde(flatten)]
    pub table: Snapshot,
}

impl View {
    /// What `viewer` may know.
    pub fn of(game: &Tiletum, viewer: Viewer) -> View {
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => None,
        };
        View { viewer, table: Snapshot::of(game) }
    }
}
