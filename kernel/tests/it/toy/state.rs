//! The state and what changes it.

use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU32, Ordering};

use kernel::conformance::is_fresh_process;
use kernel::names::Name;
use kernel::{Actor, Audience, Events, Parts, Refused, RuleId, Seat, SeatSet, Turn, Viewer};

use super::event::Happening;
use super::parts::{Options, Order, Stall};
use super::{Bug, Color, MOST, Move, SEATS, Tokens};

/// A fair in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fair {
    pub parts: Parts<Stall>,
    pub options: Options,
    pub players: u8,
    pub round: u8,
    pub phase: Phase,
    pub bag: Tokens,
    pub hands: [Tokens; SEATS],
    pub shown: [Tokens; SEATS],
    pub coins: [u8; SEATS],
    pub bank: u8,
    pub bids: [Option<u8>; SEATS],
    pub confirmed: SeatSet,
    /// Who confirmed first; kept by a bug alone.
    pub first: Option<Seat>,
    pub clock: Clock,
}

/// What the fair waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// So many have drawn.
    Draw(u8),
    /// The bids.
    Bid,
    /// The highest bidder.
    Show(Seat),
    /// Nothing.
    Over,
}

/// Counts lines, unseen by equality and by saved states: a trap that a bug falls into.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock(pub u8);

impl PartialEq for Clock {
    fn eq(&self, _: &Clock) -> bool {
        true
    }
}

impl Eq for Clock {}

impl Hash for Clock {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

pub const DRAW: RuleId = RuleId("FA-1.2");
pub const BID: RuleId = RuleId("FA-1.3");
pub const SHOW: RuleId = RuleId("FA-1.4");
pub const NOT_ASKED: RuleId = RuleId("FA-1.5");

impl Fair {
    pub fn has(&self, bug: Bug) -> bool {
        self.parts.bug == Some(bug)
    }

    pub fn whose(&self) -> Turn {
        match self.phase {
            Phase::Draw(_) => Turn::Chance,
            Phase::Bid => Turn::Together(
                Seat::all(self.players).filter(|&seat| !self.confirmed.contains(seat)).collect(),
            ),
            Phase::Show(seat) => Turn::Seat(seat),
            Phase::Over => Turn::Over,
        }
    }

    /// Who draws next.
    pub fn drawer(&self, drawn: u8) -> Seat {
        match self.options.order {
            Order::Up => Seat(drawn),
            Order::Down => Seat(self.players - 1 - drawn),
        }
    }

    pub fn allowed(&self, actor: Actor, action: Move) -> Result<(), Refused> {
        if !self.whose().waits_for(actor) {
            let all_may = self.has(Bug::AllMayKeep) && matches!(self.phase, Phase::Show(_));
            let free = all_may && action == Move::Keep && actor != Actor::Chance;
            return if free { Ok(()) } else { Err(NOT_ASKED.refuse("another is asked")) };
        }
        match (self.phase, actor) {
            (Phase::Draw(drawn), Actor::Chance) => self.may_draw(self.drawer(drawn), action),
            (Phase::Bid, Actor::Seat(seat)) => self.may_bid(seat, action),
            (Phase::Show(_), Actor::Seat(seat)) => self.may_show(seat, action),
            _ => Err(NOT_ASKED.refuse("nobody is asked")),
        }
    }

    fn may_draw(&self, drawer: Seat, action: Move) -> Result<(), Refused> {
        match action {
            Move::Draw(seat, color) | Move::Grab(seat, color)
                if seat == drawer
                    && self.bag[color] > 0
                    && matches!(action, Move::Grab(..)) == self.has(Bug::OddOutcome) =>
            {
                Ok(())
            }
            _ => Err(DRAW.refuse("no such token comes")),
        }
    }

    fn may_bid(&self, seat: Seat, action: Move) -> Result<(), Refused> {
        match (action, self.bids[seat.index()]) {
            (Move::Bid(coins), None) if coins <= MOST.min(self.coins[seat.index()]) => Ok(()),
            (Move::Confirm, Some(_)) => Ok(()),
            _ => Err(BID.refuse("the bid does not go")),
        }
    }

    fn may_show(&self, seat: Seat, action: Move) -> Result<(), Refused> {
        let gold = self.bag[Color::Gold];
        match action {
            Move::Show(color) if self.hands[seat.index()][color] > 0 => Ok(()),
            Move::Keep if self.has(Bug::BagInOptions) && gold.is_multiple_of(2) => {
                Err(SHOW.refuse("the bag says no"))
            }
            Move::Keep => Ok(()),
            Move::Mumble if self.has(Bug::Mumbles) => Ok(()),
            Move::Stray if self.has(Bug::Strays) => Ok(()),
            _ if self.has(Bug::BagInRefusal) && gold.is_multiple_of(2) => {
                Err(DRAW.refuse("the bag says no"))
            }
            _ => Err(SHOW.refuse("there is no such token")),
        }
    }

    pub fn draw(&mut self, seat: Seat, color: Color, events: &mut impl Events<Happening>) {
        self.bag.take(color);
        self.hands[seat.index()].add(color);
        let public = self.has(Bug::OpenDraw).then_some(color);
        let secret = Some(color);
        events.tell(Audience::seat(seat), || Happening::Drawn { seat, color: secret });
        events.tell(Audience::others(seat), || Happening::Drawn { seat, color: public });
        if self.has(Bug::OddEvent) {
            events.tell_all(|| Happening::Whispered { seat });
        }
        let Phase::Draw(drawn) = self.phase else { unreachable!("only drawing draws") };
        let all = drawn + 1 == self.players;
        self.phase = if all { Phase::Bid } else { Phase::Draw(drawn + 1) };
    }

    pub fn bid(&mut self, seat: Seat, coins: u8, events: &mut impl Events<Happening>) {
        self.bids[seat.index()] = Some(coins);
        let open = self.has(Bug::OpenBids);
        let to = if open { Audience::All } else { Audience::seat(seat) };
        events.tell(to, || Happening::Bid { seat, coins });
    }

    pub fn confirm(&mut self, seat: Seat, events: &mut impl Events<Happening>) {
        self.confirmed = self.confirmed.with(seat);
        let coins = self.bids[seat.index()].filter(|_| self.has(Bug::OpenConfirm));
        events.tell_all(|| Happening::Confirmed { seat, coins });
        if self.has(Bug::FirstWins) && self.first.is_none() {
            self.first = Some(seat);
        }
        if self.confirmed == SeatSet::all(self.players) {
            if self.has(Bug::LastIsTold) {
                events.tell(Audience::seat(seat), || Happening::Revealed { seat, coins: 0 });
            }
            self.reveal(events);
        }
    }

    fn reveal(&mut self, events: &mut impl Events<Happening>) {
        for seat in Seat::all(self.players) {
            let coins = self.bid_of(seat);
            events.tell_all(|| Happening::Revealed { seat, coins });
        }
        let winner = self.highest();
        let price = self.bid_of(winner);
        self.coins[winner.index()] -= price;
        if !self.has(Bug::CoinsVanish) {
            self.bank += price;
        }
        self.bids = [None; SEATS];
        self.confirmed = SeatSet::EMPTY;
        self.phase = Phase::Show(winner);
    }

    fn bid_of(&self, seat: Seat) -> u8 {
        self.bids[seat.index()].unwrap_or(0)
    }

    /// FA-1.4 — The highest bidder; among equals the lowest seat, unless a bug decides.
    fn highest(&self) -> Seat {
        static CALLS: AtomicU32 = AtomicU32::new(0);
        let favored = match self.parts.bug {
            Some(Bug::CountsCalls) => CALLS.fetch_add(1, Ordering::Relaxed) as u8 % self.players,
            Some(Bug::KnowsProcess) if is_fresh_process() => 1,
            Some(Bug::HiddenClock) => self.clock.0 % self.players,
            Some(Bug::FirstWins) => self.first.map_or(0, |seat| seat.0),
            _ => 0,
        };
        let seats = Seat(favored).round(self.players);
        let best = seats.clone().map(|seat| self.bid_of(seat)).max().expect("there are seats");
        seats.into_iter().find(|&seat| self.bid_of(seat) == best).expect("somebody bid it")
    }

    pub fn show(&mut self, seat: Seat, color: Option<Color>, events: &mut impl Events<Happening>) {
        assert!(!self.has(Bug::Panics), "the stall collapses");
        if let Some(color) = color {
            self.hands[seat.index()].take(color);
            self.shown[seat.index()].add(color);
        }
        events.tell_all(|| Happening::Shown { seat, color });
        self.phase = match self.round == self.options.rounds {
            _ if self.has(Bug::Endless) => Phase::Bid,
            true => Phase::Over,
            false => Phase::Draw(0),
        };
        if self.phase == Phase::Draw(0) {
            self.round += 1;
        }
    }

    /// Whether `viewer` may see the hand and the bid of `seat`.
    pub fn open_to(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.is(seat)
    }

    /// What `viewer` has not seen: the bag and the others' hands.
    pub fn unseen(&self, viewer: Viewer) -> Tokens {
        let mut unseen = self.bag;
        Seat::all(self.players)
            .filter(|&seat| !self.open_to(viewer, seat))
            .for_each(|seat| unseen.add_all(&self.hands[seat.index()]));
        unseen
    }

    pub fn colors_in_bag(&self) -> impl Iterator<Item = Color> {
        let bag = self.bag;
        Color::ALL.iter().copied().filter(move |&color| bag[color] > 0)
    }
}
