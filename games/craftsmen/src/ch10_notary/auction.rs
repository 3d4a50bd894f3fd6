//! Auctions and the mayor (CR-10.2 to CR-10.8).

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::capital::{Capital, Hand};
use crate::model::cards::Card;
use crate::model::decks::{Entry, Knowers};
use crate::model::event::Event;
use crate::model::frames::{Frame, Purpose};
use crate::model::ids::*;
use crate::model::notation::HIGHEST_BID;
use crate::model::pieces::ALL_COLORS;
use crate::model::state::{Auction, Craftsmen};

impl Craftsmen {
    /// CR-10.2 — A card is put up for auction; the starter bids first.
    pub(crate) fn begin_auction(
        &mut self,
        seat: Seat,
        card: Card,
        events: &mut impl Events<Event>,
    ) {
        self.auction =
            Auction { card: Some(card), starter: seat.0, bidder: seat.0, ..Auction::default() };
        self.replace([
            Frame::Window { seat },
            Frame::NotaryAfter { seat },
            Frame::AuctionOpen { seat },
        ]);
        events.tell_all(|| Event::AuctionBegan { seat, card });
    }

    /// CR-10.13 — Any whole number above `least`, up to the paying power.
    pub(crate) fn bid_options(&self, seat: Seat, above: u8, visit: &mut impl FnMut(Action)) {
        let most = self.paying_power(seat).min(HIGHEST_BID);
        (above + 1..=most).for_each(|n| visit(Action::Bid(n)));
    }

    /// CR-10.2 — The opening bid is within the paying power.
    pub(crate) fn may_open(&self, seat: Seat, n: u8) -> Result<(), Refused> {
        match n <= self.paying_power(seat) {
            true => Ok(()),
            false => Err(CR_10_2.refuse("it is more than you can pay")),
        }
    }

    /// CR-10.3 — A raise is higher. CR-10.13 — And within the paying power.
    pub(crate) fn may_raise(&self, seat: Seat, n: u8) -> Result<(), Refused> {
        if n <= self.auction.bid {
            return Err(CR_10_3.refuse("it is not above the highest bid"));
        }
        match n <= self.paying_power(seat) {
            true => Ok(()),
            false => Err(CR_10_13.refuse("it is more than you can pay")),
        }
    }

    /// CR-10.6 — Above the mayor's offer, and within the paying power.
    pub(crate) fn may_beat_mayor(&self, seat: Seat, n: u8) -> Result<(), Refused> {
        match n > self.offer() && n <= self.paying_power(seat) {
            true => Ok(()),
            false => Err(CR_10_6.refuse("it does not beat the offer, or you cannot pay it")),
        }
    }

    /// CR-10.3 — A bid; then the next player clockwise.
    pub(crate) fn bid(&mut self, seat: Seat, n: u8, events: &mut impl Events<Event>) {
        let auction = &mut self.auction;
        auction.bid = n;
        auction.bidder = seat.0;
        auction.raised |= seat.0 != auction.starter;
        events.tell_all(|| Event::Bid { seat, n });
        self.next_bidder(seat);
    }

    /// CR-10.3 — Whoever passes is out of this auction.
    pub(crate) fn pass_auction(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        self.auction.passed = self.auction.passed.with(seat);
        events.tell_all(|| Event::AuctionPassed { seat });
        self.next_bidder(seat);
    }

    /// CR-10.3 — All who have not passed but the highest bidder; then he wins, or the mayor comes
    /// (CR-10.5, CR-10.15).
    fn next_bidder(&mut self, after: Seat) {
        let bidder = self.bidder();
        let asked = |seat: &Seat| *seat != bidder && !self.auction.passed.contains(*seat);
        let next = after.left(self.players).round(self.players).find(asked);
        match next {
            Some(seat) => self.replace([Frame::AuctionBid { seat }]),
            None if self.auction.raised => self.win_auction(),
            None => self.replace([Frame::Mayor]),
        }
    }

    /// CR-10.5 — So many cards of the capital deck, as far as there are cards (CR-10.11).
    pub(crate) fn go_on_with_mayor(&mut self, events: &mut impl Events<Event>) {
        let class = self.auction.card.and_then(Card::class).expect("a card is auctioned");
        let wanted = usize::from(self.parts.mayor_cards[class.index()]);
        let shown = self.auction.mayor.iter().flatten().count();
        if shown < wanted && self.has_capital(events) {
            self.wait = crate::model::state::Wait::Mayor;
            return;
        }
        let n = self.offer();
        events.tell_all(|| Event::MayorOffered { n });
        match n > self.auction.bid {
            true => {
                let seat = Seat(self.auction.starter);
                self.replace([Frame::AuctionMayor { seat }]);
            }
            false => self.win_auction(),
        }
    }

    /// CR-10.14 — A card of the mayor lies apart.
    pub(crate) fn reveal_mayor(&mut self, capital: Capital, events: &mut impl Events<Event>) {
        self.capital_deck.take(capital);
        let free = self.auction.mayor.iter_mut().find(|place| place.is_none());
        *free.expect("the mayor has at most three cards") = Some(capital);
        events.tell_all(|| Event::MayorCard { capital });
    }

    /// CR-10.5 — The sum of printed values. CR-23.1 — With the option, color sets count.
    pub(crate) fn offer(&self) -> u8 {
        let cards = self.auction.mayor.iter().flatten();
        match self.options.mayor_bid_uses_colour_sets {
            true => self.parts.value(&cards.copied().collect::<Hand>()),
            false => cards.map(|card| card.value()).sum(),
        }
    }

    /// CR-10.6 — The starter beats the mayor.
    pub(crate) fn beat_mayor(&mut self, seat: Seat, n: u8, events: &mut impl Events<Event>) {
        self.auction.bid = n;
        events.tell_all(|| Event::Bid { seat, n });
        self.win_auction();
    }

    /// CR-10.4 — The winner pays at least the bid, in any colors.
    fn win_auction(&mut self) {
        let (seat, due) = (self.bidder(), self.auction.bid);
        let card = self.end_auction();
        self.sell(seat, card, due, ALL_COLORS.bits() as u8, Purpose::Auction);
    }

    /// CR-10.7 — After a withdrawal the card goes under its deck, known to all (CR-3.6).
    pub(crate) fn withdraw(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        let card = self.end_auction();
        let class = card.class().expect("sawmills are not for sale");
        let deck = self.deck_mut(class);
        deck.up.remove(card);
        deck.under.push(Entry::alone(card, Knowers::EVERYBODY));
        self.frames.push(Frame::TurnCard { class });
        events.tell_all(|| Event::Withdrawn { seat, card });
    }

    /// CR-10.8 — The mayor's cards are discarded in any case.
    fn end_auction(&mut self) -> Card {
        let auction = std::mem::take(&mut self.auction);
        auction.mayor.iter().flatten().for_each(|card| self.capital_pile.add(*card));
        self.frames.pop();
        auction.card.expect("a card is auctioned")
    }
}
