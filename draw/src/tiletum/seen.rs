//! What one viewer sees of a game of Tiletum.

use kernel::Seat;
use tiletum::Tiletum;
use tiletum::model::facts::SeatFacts;
use tiletum::model::map::Node;
use tiletum::model::pieces::{Die, Meeple};
use tiletum::model::snapshot::Snapshot;

/// What one viewer sees of a game of Tiletum, with the words for it.
pub(crate) type Seen<'a> = crate::seen::Seen<'a, Tiletum>;

/// The seat of Titus in the solo game (TI-16.1).
pub(crate) const TITUS: Seat = Seat(1);

impl Seen<'_> {
    /// The whole table: nothing is secret.
    pub(crate) fn table(&self) -> &Snapshot {
        &self.view.table
    }

    /// Everybody with pieces on the map; in the solo game Titus too.
    pub(crate) fn owners(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.table().players.max(2))
    }

    /// A seat of a player.
    pub(crate) fn seat(&self, seat: Seat) -> &SeatFacts {
        &self.table().seats[seat.index()]
    }

    /// Whose board lies in front: the viewer's; for an onlooker that of whoever decides.
    pub(crate) fn front(&self) -> Seat {
        let table = self.table();
        let others = table.turn.into_iter().chain(table.order.iter().copied());
        let asked = self.in_front.into_iter().chain(self.view.viewer);
        let mut known = asked.chain(others);
        known.find(|seat| !self.is_titus(*seat)).unwrap_or(Seat(0))
    }

    /// Whether the viewer may act for this seat.
    pub(crate) fn owns(&self, seat: Seat) -> bool {
        self.view.viewer == Some(seat)
    }

    /// Whether the seat is that of Titus.
    pub(crate) fn is_titus(&self, seat: Seat) -> bool {
        self.table().titus.is_some() && seat == TITUS
    }

    /// Who sits there.
    pub(crate) fn who(&self, seat: Seat) -> String {
        match self.is_titus(seat) {
            true => lang::words::capitalized(&self.speaker.word("solo.titus")),
            false => self.speaker.name(seat),
        }
    }

    /// Where a seat's merchant or architect stands.
    pub(crate) fn stands(&self, seat: Seat, who: Meeple) -> Node {
        let [architect, merchant] = match &self.table().titus {
            Some(titus) if self.is_titus(seat) => [titus.architect, titus.merchant],
            _ => [self.seat(seat).architect, self.seat(seat).merchant],
        };
        match who {
            Meeple::Architect => architect,
            Meeple::Merchant => merchant,
        }
    }

    /// The dice that a seat has taken this round.
    pub(crate) fn dice(&self, seat: Seat) -> &[Option<Die>] {
        match &self.table().titus {
            Some(titus) if self.is_titus(seat) => &titus.dice,
            _ => &self.seat(seat).dice,
        }
    }

    /// How many houses and pillars a seat has on the map.
    pub(crate) fn built(&self, seat: Seat) -> (usize, usize) {
        let cities = self.table().map.values();
        let houses = cities.clone().flat_map(|city| &city.houses).flatten();
        let pillars = cities.flat_map(|city| city.pillars.iter().flatten());
        let own = |owner: &&Seat| **owner == seat;
        (houses.filter(own).count(), pillars.filter(own).count())
    }

    /// TI-11.1 — Who takes part in a fair: with a house or the merchant there. Titus always does.
    pub(crate) fn takes_part(&self, seat: Seat, town: Node) -> bool {
        self.is_titus(seat)
            || self.table().map[&town].houses.contains(&Some(seat))
            || self.stands(seat, Meeple::Merchant) == town
    }
}
