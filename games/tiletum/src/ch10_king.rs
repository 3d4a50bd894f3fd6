//! Chapter 10: the king phase.

use kernel::{Events, Seat};

use crate::model::SEATS;
use crate::model::components::Counted;
use crate::model::event::Event;
use crate::model::state::{Line, Phase, Tiletum, Wait};

impl Tiletum {
    /// TI-10.1 — The leader: highest on the track, in a pile the lowest.
    pub(crate) fn leader(&self) -> Seat {
        self.piles.ranking()[0]
    }

    /// TI-10.1 — The leader may take the tile beside the track; it is discarded if that cannot
    /// be. TI-15.7 — Without a tile the leader scores.
    pub(crate) fn go_on_with_king(&mut self, events: &mut impl Events<Event>) {
        let leader = self.leader();
        match self.king_tile {
            Some(tile) if !self.is_titus(leader) && self.may_keep(leader, tile).is_ok() => {
                self.wait = Wait::Leader(leader);
            }
            Some(_) => {
                self.discard_king_tile(leader, events);
                self.favor_leading_titus(leader, events);
                self.score_king_phase(events);
            }
            None => {
                let vp = self.parts.track.leader_vp;
                self.score_points(leader, Line::Leader, vp.into(), events);
                self.score_king_phase(events);
            }
        }
    }

    /// TI-10.1 — The leader takes the tile or discards it.
    pub(crate) fn answer_king_tile(&mut self, take: bool, events: &mut impl Events<Event>) {
        let leader = self.leader();
        if take {
            let tile = self.king_tile.take().expect("a tile lies beside the track");
            self.keep(leader, tile, events);
        } else {
            self.discard_king_tile(leader, events);
        }
        self.score_king_phase(events);
    }

    fn discard_king_tile(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        let tile = self.king_tile.take().expect("a tile lies beside the track");
        self.put_aside(tile);
        events.tell_all(|| Event::KingTileDiscarded { seat, tile });
    }

    /// TI-16.7 — Titus cannot use the tile and scores instead.
    fn favor_leading_titus(&mut self, leader: Seat, events: &mut impl Events<Event>) {
        if self.is_titus(leader) {
            let vp = self.parts.track.leader_vp;
            self.score_points(leader, Line::Leader, vp.into(), events);
        }
    }

    /// TI-10.2 to TI-10.5 — The spaces score; then the turn order, then the discs below 0.
    fn score_king_phase(&mut self, events: &mut impl Events<Event>) {
        for seat in Seat::all(self.seats) {
            let space = self.piles.space(seat);
            self.score_points(seat, Line::KingPhase, space.into(), events);
        }
        if self.parts.fair(self.fair_of_round()).counts == Counted::KingTrack {
            self.hold_fair(events);
        }
        self.order = self.new_order();
        let order = self.order;
        let seats = usize::from(self.seats);
        events.tell_all(|| Event::TurnOrder { order: order[..seats].to_vec() });
        self.piles.reset(self.parts.track.start);
        self.begin(Phase::Fair);
    }

    /// TI-10.4 — From the highest disc to the lowest.
    fn new_order(&self) -> [Seat; SEATS] {
        self.piles.ranking()
    }
}
