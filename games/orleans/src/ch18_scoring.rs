//! Chapter 18: the end of the game and scoring.

use kernel::names::{Counts, Name};
use kernel::{Events, ScoreLine, ScoreSheet, Seat, SeatScore};

use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::pieces::{Good, WARES, Ware};
use crate::model::question::{Phase, Question};
use crate::model::state::Orleans;

impl Orleans {
    /// OR-18.1 — The start marker passes to the left; after the last round the game is scored.
    pub(crate) fn end_round(&mut self, events: &mut impl Events<Event>) {
        self.start = self.start.left(self.players);
        if self.round < self.parts.rounds {
            return self.begin(Phase::Hourglass);
        }
        if let Some(seat) = self.most_stations() {
            events.tell_all(|| Event::MostStations { seat });
        }
        self.begin(Phase::Over);
        self.question = Question::Over;
    }

    /// OR-18.2 — The single player with most built stations; on a tie nobody.
    pub(crate) fn most_stations(&self) -> Option<Seat> {
        let built = |seat: Seat| self.player(seat).stations.len();
        let best = Seat::all(self.players).max_by_key(|seat| built(*seat))?;
        let rivals = Seat::all(self.players).filter(|seat| built(*seat) == built(best)).count();
        (built(best) > 0 && rivals == 1).then_some(best)
    }

    /// OR-18.5 — Citizens, with the 14th as it stands (OR-R36).
    pub(crate) fn citizens_of(&self, seat: Seat) -> u8 {
        self.player(seat).citizens + u8::from(self.most_stations() == Some(seat))
    }

    /// OR-18.9 — What the score would be if the game ended at once.
    pub(crate) fn score_sheet(&self) -> ScoreSheet {
        ScoreSheet {
            seats: Seat::all(self.players).map(|seat| self.score_of(seat)).collect(),
            ..ScoreSheet::default()
        }
    }

    /// OR-18.7 — Ties go to the player furthest right on the Development track.
    fn score_of(&self, seat: Seat) -> SeatScore {
        let player = self.player(seat);
        let level = i32::from(self.parts.level(player.development));
        let houses = player.stations.len() as i32 + i32::from(self.citizens_of(seat));
        let mut lines = vec![
            ScoreLine::new("coins", player.coins.into(), OR_18_3),
            ScoreLine::new("goods", self.value_of_goods(seat), OR_18_4),
            ScoreLine::product("stations_citizens", [houses, level], OR_18_5),
        ];
        if self.options.promo_tiles {
            let bread = i32::from(player.goods[Ware::Bread]);
            lines.push(ScoreLine::product("bread", [bread, level], OR_18_6));
        }
        SeatScore::of(lines, vec![player.development.into()])
    }

    /// OR-18.4 — The points of all goods but bread.
    pub(crate) fn value_of_goods(&self, seat: Seat) -> i32 {
        self.value_of(&self.player(seat).goods)
    }

    /// OR-18.4 — The same of any heap.
    pub(crate) fn value_of(&self, goods: &Counts<Ware, WARES>) -> i32 {
        let value = |good: &Good| {
            i32::from(goods[Ware::from(*good)]) * i32::from(self.parts.values[good.index()])
        };
        Good::ALL.iter().map(value).sum()
    }
}
