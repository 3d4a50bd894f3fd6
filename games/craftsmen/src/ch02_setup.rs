//! Chapter 2: set-up.

use kernel::names::{Name, Set};
use kernel::{Events, List, Parts, Refused, Seat, SeatSet, SetupError, Stack, WatchedEach};

use crate::model::SEATS;
use crate::model::action::Action;
use crate::model::capital::Hand;
use crate::model::cards::{BUILDABLE, Card, SAWMILLS, of_class};
use crate::model::components::{Components, Options};
use crate::model::decks::{Deck, Entry, Knowers, Peek};
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{Class, Good, Phase, SHIP_ROWS, SHIPS, SLOTS, Season, Space};
use crate::model::state::{
    Auction, Board, CARD_SPACES, Craftsmen, Cube, Line, Lost, ORDER_SPACES, SPACES, Wait,
};

impl Craftsmen {
    /// CR-2.1 to CR-2.11 — Lays out the components; what is dealt follows as chance.
    pub(crate) fn lay_out(
        parts: Parts<Components>,
        options: &Options,
        players: u8,
    ) -> Result<Craftsmen, SetupError> {
        if !(2..=SEATS as u8).contains(&players) {
            return Err(SetupError { rule: CR_2_10, why: "2 to 5 can play".to_owned() });
        }
        let board = Board {
            helpers: parts.numbers.helpers_per_player,
            supply: parts.numbers.cubes_per_player,
            ..Board::default()
        };
        let neutral = List::of([Cube::NEUTRAL; 2]).expect("a column holds two cubes");
        Ok(Craftsmen {
            options: *options,
            players,
            year: 1,
            season: Season::Spring,
            phase: Phase::Setup,
            stage: None,
            window: false,
            cursor: 0,
            wait: Wait::Nobody,
            frames: Stack::default(),
            order: std::array::from_fn(|seat| Seat(seat as u8)),
            ordered: false,
            passed: SeatSet::EMPTY,
            discs: [[None; SLOTS]; _],
            privileged: [[0; SEATS]; _],
            used: false,
            order_track: [None; ORDER_SPACES],
            pool: parts.table(players).tokens,
            bonus: Good::FINAL.iter().copied().collect(),
            face_up: [None; SPACES],
            capital_deck: parts.capital,
            deck_known: false,
            capital_pile: Hand::EMPTY,
            laid: Hand::EMPTY,
            auction: Auction::default(),
            peek: Peek::default(),
            decks: std::array::from_fn(|class| full_deck(&parts, Class::ALL[class])),
            sawmills: (1 << SAWMILLS) - 1,
            granary: [neutral; _],
            ships: [[List::default(); SHIP_ROWS]; SHIPS],
            boards: WatchedEach::new([board; SEATS]),
            lost: Lost::default(),
            parts,
        })
    }

    /// CR-2.15 — The deal, the first turn order, then the exchange in turn order.
    pub(crate) fn go_on_with_setup(&mut self, events: &mut impl Events<Event>) {
        if !self.ordered {
            match self.next_deal() {
                Some(wait) => self.wait = wait,
                None => self.order_first(events),
            }
        } else if self.cursor < self.players {
            let seat = self.order[usize::from(self.cursor)];
            self.cursor += 1;
            self.frames.push(Frame::Exchange { seat, card: false, sawmill: false });
        } else {
            self.begin_season(Season::Spring, events);
        }
    }

    /// CR-2.15 — What is dealt next: the first thing that does not lie there yet.
    fn next_deal(&self) -> Option<Wait> {
        let numbers = &self.parts.numbers;
        let seat_short_of = |short: &dyn Fn(&Board) -> bool| {
            let place = self.in_play().iter().position(short)?;
            Some(Seat(place as u8))
        };
        let short = |class: Class, count: u8| {
            seat_short_of(&|board: &Board| (board.hand & of_class(class)).len() < u32::from(count))
        };
        let closed = |class: Class| self.deck(class).up.len() < CARD_SPACES;
        let up = |class: Class| closed(class).then_some(Wait::TurnCard(class));
        let hand = |board: &Board| board.cards() < u32::from(numbers.start_capital_cards);
        let empty = self.face_up.iter().position(Option::is_none);
        seat_short_of(&hand)
            .map(Wait::DrawCapital)
            .or_else(|| empty.map(|space| Wait::TurnCapital(Space::ALL[space])))
            .or_else(|| {
                let seat = short(Class::Basic, numbers.start_basic_cards);
                seat.map(|seat| Wait::DrawCard(seat, Class::Basic))
            })
            .or_else(|| up(Class::Basic))
            .or_else(|| {
                let seat = short(Class::Extended, numbers.start_extended_cards);
                seat.map(|seat| Wait::DrawCard(seat, Class::Extended))
            })
            .or_else(|| up(Class::Extended))
            .or_else(|| up(Class::Advanced))
            .or_else(|| seat_short_of(&|board: &Board| board.row.is_empty()).map(Wait::DrawSawmill))
    }

    /// CR-2.12 — The lowest sum is first; of equals the lower seat. CR-2.13 — Points by place.
    fn order_first(&mut self, events: &mut impl Events<Event>) {
        let sums: [u8; SEATS] = std::array::from_fn(|seat| self.starting_sum(Seat(seat as u8)));
        self.order[..usize::from(self.players)].sort_by_key(|seat| (sums[seat.index()], seat.0));
        self.ordered = true;
        for place in 0..self.players {
            let seat = self.order[usize::from(place)];
            events.tell_all(|| Event::Sum { seat, n: sums[seat.index()] });
            events.tell_all(|| Event::Ordered { seat, position: place + 1, rule: CR_2_12 });
            let points = self.parts.numbers.start_vp_by_turn_position[usize::from(place)];
            self.score_points(seat, Line::Start, points.into(), events);
        }
    }

    /// CR-2.12, CR-23.1 — Printed values; with the option, paying power.
    fn starting_sum(&self, seat: Seat) -> u8 {
        let capital = &self.board(seat).capital;
        match self.options.capital_set_bonus_in_turn_order {
            true => self.parts.value(capital),
            false => capital.pieces().map(|card| card.value()).sum(),
        }
    }

    /// CR-2.8 — A sawmill is the first building of a row.
    pub(crate) fn deal_sawmill(&mut self, seat: Seat, card: Card, events: &mut impl Events<Event>) {
        self.sawmills &= !(1 << (card.index() - BUILDABLE));
        let board = self.board_mut(seat);
        board.row.push(card);
        board.note_row();
        events.tell_all(|| Event::SawmillDealt { seat, card });
    }

    /// Whether a sawmill lies in the box.
    pub(crate) fn has_in_box(&self, card: Card) -> bool {
        card.sawmill().is_some_and(|number| self.sawmills >> number & 1 != 0)
    }

    /// CR-2.14 — Keep, exchange a card of the hand, or the sawmill.
    pub(crate) fn exchange_options(
        &self,
        seat: Seat,
        used: [bool; 2],
        visit: &mut impl FnMut(Action),
    ) {
        visit(Action::Keep);
        let hand = self.board(seat).hand & !of_class(Class::Advanced);
        if !used[0] {
            hand.iter().for_each(|card| visit(Action::Swap(card)));
        }
        if !used[1] {
            let boxed = Card::SAWMILLS.iter().filter(|card| self.has_in_box(**card));
            boxed.for_each(|card| visit(Action::Swap(*card)));
        }
    }

    /// CR-2.14 — Only one's own card or a sawmill of the box. CR-23.1 — Each kind once.
    pub(crate) fn may_exchange(
        &self,
        seat: Seat,
        used: [bool; 2],
        card: Card,
    ) -> Result<(), Refused> {
        let there = match card.is_sawmill() {
            true => self.has_in_box(card),
            false => self.board(seat).hand.contains(card),
        };
        match (there, used[usize::from(card.is_sawmill())]) {
            (false, _) => Err(CR_2_14.refuse("the card is not there")),
            (_, true) => Err(CR_23_1.refuse("this kind was exchanged already")),
            _ => Ok(()),
        }
    }

    /// CR-2.14 — The card goes under its deck, then the top card is drawn; a sawmill is chosen.
    pub(crate) fn exchange(
        &mut self,
        seat: Seat,
        used: [bool; 2],
        card: Card,
        events: &mut impl Events<Event>,
    ) {
        self.frames.pop();
        let used = match card.is_sawmill() {
            true => [used[0], true],
            false => [true, used[1]],
        };
        let made = used.iter().filter(|used| **used).count();
        if made < usize::from(self.options.setup_exchanges_per_player) {
            self.frames.push(Frame::Exchange { seat, card: used[0], sawmill: used[1] });
        }
        match card.class() {
            None => self.swap_sawmill(seat, card, events),
            Some(class) => self.put_under(seat, card, class, events),
        }
    }

    fn swap_sawmill(&mut self, seat: Seat, card: Card, events: &mut impl Events<Event>) {
        let board = self.board_mut(seat);
        let place = board.row.iter().position(|card| card.is_sawmill());
        let place = place.expect("a sawmill was dealt to every seat");
        let back = std::mem::replace(&mut board.row.as_mut_slice()[place], card);
        self.sawmills &= !(1 << (card.index() - BUILDABLE));
        self.sawmills |= 1 << (back.index() - BUILDABLE);
        events.tell_all(|| Event::SawmillExchanged { seat, card, back });
    }

    fn put_under(&mut self, seat: Seat, card: Card, class: Class, events: &mut impl Events<Event>) {
        self.board_mut(seat).hand.remove(card);
        self.board_mut(seat).shown.remove(card);
        self.deck_mut(class).under.push(Entry::alone(card, Knowers::only(seat)));
        events.tell(kernel::Audience::seat(seat), || Event::CardExchanged { seat, card });
        events.tell(kernel::Audience::others(seat), || Event::ExchangeUnseen { seat, class });
        self.frames.push(Frame::DrawCard { seat, class });
    }
}

/// CR-2.4, CR-2.6, CR-2.7 — All cards of a class, house cards above the others.
fn full_deck(parts: &Components, class: Class) -> Deck {
    let all = of_class(class);
    let house = all & parts.houses;
    Deck { up: Set::EMPTY, house, plain: all & !house, ..Deck::default() }
}
