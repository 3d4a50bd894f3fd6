//! What a viewer may know.

use kernel::chance::{Rng, below};
use kernel::names::Name;
use kernel::observe::{Paper, Section, Writer, length};
use kernel::{Seat, Viewer};
use serde::Serialize;

use super::state::Fair;
use super::{Bug, Color, MOST, SEATS, Tokens};

/// The fair as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    round: u8,
    seats: Vec<SeatView>,
    /// The bag and the hands that the viewer does not see.
    unseen: Tokens,
    #[serde(skip_serializing_if = "Option::is_none")]
    bag: Option<Tokens>,
}

/// One seat as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct SeatView {
    coins: u8,
    shown: Tokens,
    tokens: u32,
    hand: Option<Tokens>,
    bid: Option<u8>,
}

impl Fair {
    pub fn seen_by(&self, viewer: Viewer) -> View {
        View {
            round: self.round,
            seats: Seat::all(self.players).map(|seat| self.seat_view(viewer, seat)).collect(),
            unseen: self.unseen(viewer),
            bag: self.has(Bug::BagInView).then_some(self.bag),
        }
    }

    fn seat_view(&self, viewer: Viewer, seat: Seat) -> SeatView {
        let at = seat.index();
        let open = self.open_to(viewer, seat);
        SeatView {
            coins: self.coins[at],
            shown: self.shown[at],
            tokens: self.hands[at].total(),
            hand: open.then_some(self.hands[at]),
            bid: self.bids[at].filter(|_| open || self.has(Bug::BidsInView)),
        }
    }

    /// A state that `viewer` cannot tell from this one.
    pub fn sampled(&self, viewer: Viewer, rng: &mut impl Rng) -> Fair {
        let mut sample = self.clone();
        if self.has(Bug::TrueSample) {
            return sample;
        }
        sample.bag = self.unseen(viewer);
        for seat in Seat::all(self.players).filter(|&seat| !self.open_to(viewer, seat)) {
            sample.redraw(seat, rng);
            if !self.has(Bug::SampleKeepsBids) {
                sample.bid_anew(seat, rng);
            }
        }
        if self.has(Bug::SampleLosesToken) {
            let lost = sample.colors_in_bag().next().expect("the bag is never empty");
            sample.bag.take(lost);
        }
        if self.has(Bug::SampleStuck) {
            sample.options.rounds = 0;
        }
        sample
    }

    /// As many tokens as before, out of the bag.
    fn redraw(&mut self, seat: Seat, rng: &mut impl Rng) {
        let size = self.hands[seat.index()].total();
        self.hands[seat.index()] = Tokens::EMPTY;
        for _ in 0..size {
            let color = self.bag.nth(below(rng, self.bag.total()));
            self.bag.take(color);
            self.hands[seat.index()].add(color);
        }
    }

    /// A bid under way is put back, a confirmed one given anew.
    fn bid_anew(&mut self, seat: Seat, rng: &mut impl Rng) {
        let most = MOST.min(self.coins[seat.index()]);
        let confirmed = self.confirmed.contains(seat);
        self.bids[seat.index()] = confirmed.then(|| below(rng, u32::from(most) + 1) as u8);
    }

    /// The round, what is unseen by color, the own hand by color, the own bid plus one, the coins
    /// of every seat.
    pub const LAYOUT: &[Section] = &[Section::once(
        "table",
        &[("round", 1), ("unseen", 3), ("hand", 3), ("bid", 1), ("coins", SEATS)],
    )];
    /// Length of the observation.
    pub const OBSERVATION: usize = length(Fair::LAYOUT);

    pub fn observed_by(&self, seat: Seat, writer: &mut Writer<impl Paper>) {
        let unseen = self.unseen(Viewer::Seat(seat));
        let hand = self.hands[seat.index()];
        let bid = self.bids[seat.index()].map_or(0, |bid| bid + 1);
        let bag = if self.has(Bug::BagInObservation) { self.bag[Color::Gold] } else { 0 };
        let numbers = [self.round + bag]
            .into_iter()
            .chain(Color::ALL.iter().map(|&color| unseen[color]))
            .chain(Color::ALL.iter().map(|&color| hand[color]))
            .chain([bid]);
        writer.all(numbers, 1.0);
        let coins = self.coins.iter().fold(0u128, |key, coins| key << 8 | u128::from(*coins));
        let key = if self.has(Bug::StalePart) { 0 } else { coins };
        writer.part(0, key, |writer| writer.all(self.coins, 1.0));
    }
}
