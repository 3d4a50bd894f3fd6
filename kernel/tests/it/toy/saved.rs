//! The state as plain data.

use kernel::{Invalid, Parts, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::parts::{Options, Stall};
use super::state::{Clock, Fair, Phase};
use super::{Bug, SEATS, Tokens};

/// The whole state.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    options: Options,
    round: u8,
    phase: String,
    turn: Option<u8>,
    bag: Tokens,
    bank: u8,
    first: Option<Seat>,
    seats: Vec<SavedSeat>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedSeat {
    coins: u8,
    hand: Tokens,
    shown: Tokens,
    bid: Option<u8>,
    confirmed: bool,
}

impl Fair {
    pub fn saved(&self) -> Saved {
        let (phase, turn) = match self.phase {
            Phase::Draw(drawn) => ("draw", Some(drawn)),
            Phase::Bid => ("bid", None),
            Phase::Show(seat) => ("show", Some(seat.0)),
            Phase::Over => ("over", None),
        };
        Saved {
            options: self.options,
            round: self.round,
            phase: phase.to_owned(),
            turn,
            bag: self.bag,
            bank: self.bank,
            first: self.first,
            seats: Seat::all(self.players).map(|seat| self.saved_seat(seat)).collect(),
        }
    }

    fn saved_seat(&self, seat: Seat) -> SavedSeat {
        let at = seat.index();
        SavedSeat {
            coins: self.coins[at],
            hand: self.hands[at],
            shown: self.shown[at],
            bid: self.bids[at],
            confirmed: self.confirmed.contains(seat) && !self.has(Bug::Forgets),
        }
    }

    pub fn from_saved(parts: Parts<Stall>, saved: Saved) -> Result<Fair, Invalid> {
        let count = saved.seats.len();
        if !(2..=SEATS).contains(&count) {
            return Err(Invalid::new("seats", format!("{count} seats; there are 2 to 4")));
        }
        let mut fair = Fair {
            parts,
            options: saved.options,
            players: count as u8,
            round: saved.round,
            phase: phase(&saved, count as u8)?,
            bag: saved.bag,
            hands: [Tokens::EMPTY; SEATS],
            shown: [Tokens::EMPTY; SEATS],
            coins: [0; SEATS],
            bank: saved.bank,
            bids: [None; SEATS],
            confirmed: SeatSet::EMPTY,
            first: saved.first,
            clock: Clock::default(),
        };
        saved.seats.into_iter().enumerate().for_each(|(at, seat)| fair.seat_down(at, seat));
        fair.counted().map(|()| fair)
    }

    fn seat_down(&mut self, at: usize, seat: SavedSeat) {
        self.coins[at] = seat.coins;
        self.hands[at] = seat.hand;
        self.shown[at] = seat.shown;
        self.bids[at] = seat.bid;
        if seat.confirmed {
            self.confirmed = self.confirmed.with(Seat(at as u8));
        }
    }

    /// Counts tokens and coins.
    pub fn counted(&self) -> Result<(), Invalid> {
        let mut tokens = self.bag;
        self.hands.iter().chain(&self.shown).for_each(|some| tokens.add_all(some));
        if tokens != self.parts.tokens {
            let why = format!("{tokens:?} in all; the box has {:?}", self.parts.tokens);
            return Err(Invalid::new("bag", why));
        }
        let coins = self.coins.iter().sum::<u8>() + self.bank;
        let dealt = self.players * self.purse();
        if coins != dealt {
            return Err(Invalid::new("bank", format!("{coins} coins in all; {dealt} were dealt")));
        }
        Ok(())
    }

    /// What everybody starts with.
    pub fn purse(&self) -> u8 {
        if self.options.rich { 2 * self.parts.coins } else { self.parts.coins }
    }
}

fn phase(saved: &Saved, players: u8) -> Result<Phase, Invalid> {
    let turn = saved.turn.filter(|&turn| turn < players);
    match (saved.phase.as_str(), turn) {
        ("draw", Some(drawn)) => Ok(Phase::Draw(drawn)),
        ("bid", _) => Ok(Phase::Bid),
        ("show", Some(seat)) => Ok(Phase::Show(Seat(seat))),
        ("over", _) => Ok(Phase::Over),
        ("draw" | "show", None) => Err(Invalid::new("turn", "there is no such seat")),
        (other, _) => Err(Invalid::new("phase", format!("there is no phase `{other}`"))),
    }
}
