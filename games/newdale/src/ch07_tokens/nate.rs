//! Nate: everybody draws, the opponents give cards back (ND-7.5, ND-7.12).

use kernel::Seat;

use crate::model::cards::Card;
use crate::model::draws::Draw;
use crate::model::frames::Frame;
use crate::model::state::{Newdale, Wait};

impl Newdale {
    /// ND-7.12 — All draw in turn order, then the opponents choose at the same time.
    pub(crate) fn go_on_with_nate(&mut self, drawn: u8) {
        if drawn < self.players {
            let seat = Seat((self.start.0 + drawn) % self.players);
            self.frames.replace(Frame::Nate { drawn: drawn + 1 });
            return self.frames.push(Frame::Deal { seat, left: NATE_CARDS, why: Draw::Nate });
        }
        for seat in self.opponents() {
            self.player_mut(seat).to_drop = self.gives_back(seat);
        }
        match self.opponents().any(|seat| self.player(seat).to_drop > 0) {
            true => self.wait = Wait::Together,
            false => self.end_nate(),
        }
    }

    /// ND-7.16 — Two of the cards drawn, or all of them if fewer.
    pub(crate) fn gives_back(&self, seat: Seat) -> u8 {
        let drawn = self.player(seat).drawn.iter().flatten().count() as u8;
        GIVEN_BACK.min(drawn)
    }

    fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let user = self.actor;
        Seat::all(self.players).filter(move |seat| *seat != user)
    }

    /// The interrupted step goes on.
    pub(crate) fn end_nate(&mut self) {
        for player in &mut self.seats {
            player.drawn = [None; 3];
        }
        self.frames.pop();
    }

    /// A card drawn for Nate is noted.
    pub(crate) fn note_drawn(&mut self, seat: Seat, card: Card) {
        if matches!(self.frames.below(), Some(Frame::Nate { .. })) {
            let drawn = &mut self.player_mut(seat).drawn;
            let place = drawn.iter().position(Option::is_none).expect("three cards are drawn");
            drawn[place] = Some(card);
            sort(drawn);
        }
    }

    /// ND-7.16 — Cards that were given up in between no longer count.
    pub(crate) fn forget_drawn(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        let mut hand = player.hand;
        for place in &mut player.drawn {
            match place {
                Some(card) if hand.has(*card) => hand.take(*card),
                _ => *place = None,
            }
        }
        sort(&mut player.drawn);
    }

    /// One of the cards drawn is given back.
    pub(crate) fn unnote_drawn(&mut self, seat: Seat, card: Card) {
        let drawn = &mut self.player_mut(seat).drawn;
        if let Some(place) = drawn.iter().position(|own| *own == Some(card)) {
            drawn[place] = None;
            sort(drawn);
        }
    }
}

/// In order, free places last, so that equal states are equal in memory.
pub(crate) fn sort(drawn: &mut [Option<Card>; 3]) {
    drawn.sort_unstable_by_key(|card| card.map_or(u8::MAX, |card| card as u8));
}

/// Cards that everybody draws (ND-7.5).
const NATE_CARDS: u8 = 3;
/// Cards that opponents give back (ND-7.5).
const GIVEN_BACK: u8 = 2;
