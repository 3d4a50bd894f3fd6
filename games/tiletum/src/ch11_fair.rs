//! Chapter 11: the fair of the round.

use kernel::names::Name;
use kernel::{Events, Seat};

use crate::model::board::{Building, Room, each_room};
use crate::model::components::{Counted, Item};
use crate::model::effect::Face;
use crate::model::event::Event;
use crate::model::map::Node;
use crate::model::pieces::{Fair, Meeple};
use crate::model::state::{Line, Phase, Tiletum};

impl Tiletum {
    /// The fair tile of this round.
    pub(crate) fn fair_of_round(&self) -> Fair {
        self.fairs[usize::from(self.round) - 1].expect("every round has its fair")
    }

    /// The town of this round's fair.
    pub(crate) fn town_of_round(&self) -> Node {
        self.towns[usize::from(self.round) - 1].expect("every fair has its town")
    }

    /// TI-11.5 — The king-track fair was held before; after round 4 the game ends (TI-3.1).
    pub(crate) fn go_on_with_fair(&mut self, events: &mut impl Events<Event>) {
        if self.parts.fair(self.fair_of_round()).counts != Counted::KingTrack {
            self.hold_fair(events);
        }
        if usize::from(self.round) < crate::model::components::ROUNDS {
            self.begin(Phase::Cleanup);
        } else {
            self.begin(Phase::Over);
            events.tell_all(|| Event::GameOver);
        }
    }

    /// TI-11.1 — Who has a house in the town or the merchant there takes part.
    pub(crate) fn takes_part(&self, seat: Seat, town: Node) -> bool {
        let board = self.board(seat);
        let house = !(board.on_map & town.spaces()).is_empty();
        house || board.stands(Meeple::Merchant) == town || self.is_titus(seat)
    }

    /// TI-11.2 to TI-11.5 — Everybody who takes part scores.
    pub(crate) fn hold_fair(&mut self, events: &mut impl Events<Event>) {
        let (fair, town) = (self.fair_of_round(), self.town_of_round());
        let value = self.fair_value();
        events.tell_all(|| Event::FairHeld { town, fair, value: value as u8 });
        for seat in Seat::all(self.seats) {
            if self.takes_part(seat, town) {
                let vp = self.points_of_fair(seat);
                self.score_points(seat, Line::Fairs, vp, events);
            }
        }
    }

    /// TI-11.3 to TI-11.5, TI-16.7 — What the fair of the round gives a player who takes part.
    pub(crate) fn points_of_fair(&self, seat: Seat) -> i16 {
        let value = self.fair_value();
        match self.parts.fair(self.fair_of_round()).counts {
            _ if self.is_titus(seat) => value * self.titus_at_fairs(),
            counted => value * self.counted(seat, counted) + self.king_share(seat, counted),
        }
    }

    /// TI-11.2 — The number on the tile and the number on the board.
    pub(crate) fn fair_value(&self) -> i16 {
        let printed = self.parts.fair_values[usize::from(self.round) - 1];
        i16::from(self.parts.fair(self.fair_of_round()).value + printed)
    }

    /// TI-11.5 — The space on the king track counts beside the value.
    fn king_share(&self, seat: Seat, counted: Counted) -> i16 {
        match counted {
            Counted::KingTrack => self.piles.space(seat).into(),
            _ => 0,
        }
    }

    /// TI-11.3, TI-11.4 — How often the value counts.
    pub(crate) fn counted(&self, seat: Seat, counted: Counted) -> i16 {
        match counted {
            Counted::Each(item) => self.items(seat, item),
            Counted::Pairs(first, second) => self.items(seat, first).min(self.items(seat, second)),
            Counted::KingTrack => 1,
        }
    }

    /// TI-11.3 — The items of a player.
    pub(crate) fn items(&self, seat: Seat, item: Item) -> i16 {
        let board = self.board(seat);
        match item {
            Item::HousesOnMap => board.on_map.len() as i16,
            Item::PillarsOnMap => board.pillared.len() as i16,
            Item::FulfilledContracts => board.fulfilled().into(),
            Item::CrestsAnywhere => {
                let tiles = board.store.iter().chain(&board.crests).flatten();
                let crest = |tile: &&_| matches!(self.parts.face(**tile), Face::Crest(_));
                tiles.filter(crest).count() as i16
            }
            Item::CathedralTiles => board.cathedral_tiles().into(),
            Item::UpperFloorCharacters => {
                let upper = |room: &Room| room.floor() > 1;
                each_room(board.all_lodged()).filter(upper).count() as i16
            }
            Item::FilledBuildings => {
                let filled = |building: &&Building| self.is_filled(seat, **building);
                Building::ALL.iter().filter(filled).count() as i16
            }
        }
    }
}
