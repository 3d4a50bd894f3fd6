//! What one viewer sees of a game of Orléans.

use kernel::Seat;
use kernel::names::Name;
use orleans::Orleans;
use orleans::model::facts::SeatFacts;

/// What one viewer sees of a game of Orléans, with the words for it.
pub(crate) type Seen<'a> = crate::seen::Seen<'a, Orleans>;

impl Seen<'_> {
    /// Every seat.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.view.players)
    }

    /// A seat.
    pub(crate) fn seat(&self, seat: Seat) -> &SeatFacts {
        &self.view.seats[seat.index()]
    }

    /// Whose mat lies in front: the viewer's; for an onlooker that of whoever decides.
    pub(crate) fn front(&self) -> Seat {
        let known = self.in_front.or(self.view.viewer).or(self.view.turn);
        known.or(self.view.start).unwrap_or(Seat(0))
    }

    /// Whether the viewer may act for this seat.
    pub(crate) fn owns(&self, seat: Seat) -> bool {
        self.view.viewer == Some(seat)
    }
}

/// An id as it may stand in an attribute `id`: `farmer*` is no good one.
pub(crate) fn plain(name: impl Name) -> &'static str {
    name.id().trim_end_matches('*')
}
