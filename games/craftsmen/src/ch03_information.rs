//! Chapter 3: who knows what, and states that somebody cannot tell apart.

use kernel::chance::{Rng, below};
use kernel::names::{Name, Set};
use kernel::{Seat, Viewer};

use crate::model::SEATS;
use crate::model::capital::{Capital, Hand, of_color, only};
use crate::model::cards::{Card, Cards, of_class};
use crate::model::decks::{Deck, Entry, Knowers, Peek};
use crate::model::frames::Frame;
use crate::model::pieces::{ALL_COLORS, COLORS, Class, Color, Colors};
use crate::model::state::Craftsmen;
use crate::outcomes::any_card;

impl Craftsmen {
    /// CR-3.1 — A state that `viewer` cannot tell from this one: hidden hands and decks are dealt
    /// anew from what the viewer does not know.
    pub(crate) fn as_known_to(&self, viewer: Viewer, rng: &mut impl Rng) -> Craftsmen {
        let mut game = *self;
        game.deal_capital_anew(viewer, rng);
        for class in Class::ALL {
            game.deal_cards_anew(viewer, *class, rng);
        }
        game
    }

    /// CR-3.1, CR-3.8 — Capital cards of other hands, and of the deck unless it was the pile just
    /// now. CR-3.9 — Whoever has proved
    /// something gets a hand that proves it.
    fn deal_capital_anew(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        let hidden = |seat: &Seat| !viewer.is(*seat);
        let deck = if self.deck_known { Hand::EMPTY } else { self.capital_deck };
        let mut pool = deck;
        let sizes: [u32; SEATS] = std::array::from_fn(|seat| self.boards[seat].capital.total());
        for seat in Seat::all(self.players).filter(hidden) {
            pool.add_all(&self.board(seat).capital);
        }
        let proof = self.proof().filter(|(seat, _)| hidden(seat));
        if let Some((seat, proof)) = proof {
            let hand = proof.hand(self, &pool, sizes[seat.index()], rng);
            remove_all(&mut pool, &hand);
            self.board_mut(seat).capital = hand;
        }
        let others = |seat: &Seat| hidden(seat) && proof.is_none_or(|(proven, _)| proven != *seat);
        for seat in Seat::all(self.players).filter(others) {
            let hand = any_hand(&mut pool, sizes[seat.index()], rng);
            self.board_mut(seat).capital = hand;
        }
        if !self.deck_known {
            self.capital_deck = pool;
        }
    }

    /// CR-3.9 — What a running question proves about somebody's capital.
    fn proof(&self) -> Option<(Seat, Proof)> {
        let value = |least, colors| Proof::Value { least, colors, laid: self.laid };
        match self.top()? {
            Frame::Build { seat, cost: cost @ 1.. } => Some((seat, value(cost, ALL_COLORS))),
            Frame::Pay { seat, due, colors, .. } => {
                Some((seat, value(due, Set::from_bits(colors.into()))))
            }
            Frame::AuctionBid { .. } | Frame::Mayor | Frame::AuctionMayor { .. } => {
                Some((self.bidder(), value(self.auction.bid, ALL_COLORS)))
            }
            Frame::Invest { seat, colors: laid @ 1.., .. } => {
                Some((seat, Proof::Colors(ALL_COLORS & !Set::from_bits(laid.into()))))
            }
            _ => None,
        }
    }

    /// CR-3.6 — Cards of a class: those the viewer knows stay, those it knows to lie in a group
    /// stay in the group, all others are dealt anew, each to the part of the deck it came from.
    fn deal_cards_anew(&mut self, viewer: Viewer, class: Class, rng: &mut impl Rng) {
        let houses = self.parts.houses;
        let looks = self.peek.class == Some(class);
        let mut deck = *self.deck(class);
        let mut peek = if looks { self.peek } else { Peek::default() };
        let mut pool = Pool { house: deck.house, plain: deck.plain, houses };
        let hidden: [Cards; SEATS] = std::array::from_fn(|seat| {
            let known = viewer.is(Seat(seat as u8));
            if known { Set::EMPTY } else { self.boards[seat].hidden() & of_class(class) }
        });
        hidden.iter().for_each(|cards| pool.add_all(*cards));
        let unknown = |entry: &&Entry| !entry.exact.has(viewer) && !entry.among.has(viewer);
        deck.entries().filter(unknown).for_each(|entry| pool.add(entry.card));
        peek.hand.iter().filter(unknown).for_each(|entry| pool.add(entry.card));

        for (seat, cards) in hidden.into_iter().enumerate() {
            let board = &mut self.boards[seat];
            board.hand = board.hand & !cards | pool.draw_like(cards, rng);
        }
        // Whoever knew cards that are looked at now knows them still; which ones is not public.
        if let Some(looker) = self.top().and_then(Frame::seat) {
            let unknown = |entry: &&mut Entry| !entry.exact.has(viewer);
            let entries = peek.hand.as_mut_slice().iter_mut().filter(unknown);
            entries.for_each(|entry| entry.exact = Knowers::only(looker));
        }
        deal_groups_anew(viewer, &mut deck, &mut peek, &mut pool, rng);
        deck.house = pool.house;
        deck.plain = pool.plain;
        self.decks[class.index()] = deck;
        if looks {
            self.peek = peek;
        }
    }
}

/// The cards of a class that a viewer does not know, by the part of the deck that they came from:
/// the layers of a deck are public (CR-3.6).
struct Pool {
    house: Cards,
    plain: Cards,
    houses: Cards,
}

impl Pool {
    fn add(&mut self, card: Card) {
        match self.houses.contains(card) {
            true => self.house.insert(card),
            false => self.plain.insert(card),
        }
    }

    fn add_all(&mut self, cards: Cards) {
        self.house = self.house | cards & self.houses;
        self.plain = self.plain | cards & !self.houses;
    }

    fn draw(&mut self, house: bool, rng: &mut impl Rng) -> Card {
        let part = if house { &mut self.house } else { &mut self.plain };
        let card = any_card(*part, rng);
        part.remove(card);
        card
    }

    /// As many cards of each part.
    fn draw_like(&mut self, cards: Cards, rng: &mut impl Rng) -> Cards {
        let house = (cards & self.houses).len();
        let mut drawn: Cards = Set::EMPTY;
        (0..cards.len()).for_each(|number| drawn.insert(self.draw(number < house, rng)));
        drawn
    }
}

/// Deals the places of a deck and of a hand that looks at it anew: single cards, then group by
/// group.
fn deal_groups_anew(
    viewer: Viewer,
    deck: &mut Deck,
    peek: &mut Peek,
    pool: &mut Pool,
    rng: &mut impl Rng,
) {
    let mut places: Vec<&mut Entry> = Vec::new();
    places.extend(deck.top.as_mut_slice().iter_mut());
    places.extend(peek.hand.as_mut_slice().iter_mut());
    places.extend(deck.under.as_mut_slice().iter_mut());
    places.retain(|entry| !entry.exact.has(viewer));
    let last = places.iter().map(|entry| entry.group).max().unwrap_or(0);
    for entry in places.iter_mut().filter(|entry| entry.group == 0) {
        entry.among = entry.among.as_known_to(viewer);
        entry.card = pool.draw(pool.houses.contains(entry.card), rng);
    }
    for group in 1..=last {
        let members = places.iter_mut().filter(|entry| entry.group == group);
        deal_group_anew(viewer, members.map(|entry| &mut **entry).collect(), pool, rng);
    }
    peek.hand.as_mut_slice().sort_by_key(|entry| entry.card);
}

/// The cards that the viewer knows in a group change places at random, the others are drawn:
/// as many of each part as there are.
fn deal_group_anew(
    viewer: Viewer,
    mut members: Vec<&mut Entry>,
    pool: &mut Pool,
    rng: &mut impl Rng,
) {
    let known = |entry: &Entry| entry.among.has(viewer);
    let mut cards: Vec<(Card, _)> = members
        .iter()
        .filter(|entry| known(entry))
        .map(|entry| (entry.card, entry.among.as_known_to(viewer)))
        .collect();
    cards.sort_by_key(|(card, _)| *card);
    let unknown = members.iter().filter(|entry| !known(entry));
    let mut houses: Vec<bool> = unknown.map(|entry| pool.houses.contains(entry.card)).collect();
    houses.sort_unstable();
    for house in houses {
        cards.push((pool.draw(house, rng), Default::default()));
    }
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last as u32 + 1) as usize);
    }
    for (entry, (card, among)) in members.iter_mut().zip(cards) {
        entry.card = card;
        entry.among = among;
    }
}

/// What a running question proves about a hand (CR-3.9).
#[derive(Clone, Copy)]
enum Proof {
    /// With the cards laid, those of these colors are worth so much.
    Value { least: u8, colors: Colors, laid: Hand },
    /// The hand has each of these colors.
    Colors(Colors),
}

/// So many hands are drawn before one is put together.
const TRIES: u32 = 64;

impl Proof {
    fn holds(&self, game: &Craftsmen, hand: &Hand) -> bool {
        match self {
            Proof::Value { least, colors, laid } => {
                let mut cards = only(hand, *colors);
                cards.add_all(laid);
                game.parts.value(&cards) >= *least
            }
            Proof::Colors(colors) => {
                Color::ALL.iter().all(|c| !colors.contains(*c) || of_color(hand, *c).0 > 0)
            }
        }
    }

    /// A hand of this size that holds the proof.
    fn hand(&self, game: &Craftsmen, pool: &Hand, size: u32, rng: &mut impl Rng) -> Hand {
        for _ in 0..TRIES {
            let hand = any_hand(&mut { *pool }, size, rng);
            if self.holds(game, &hand) {
                return hand;
            }
        }
        self.put_together(game, pool, size, rng)
    }

    /// Chooses how many cards of each color there are, of all ways that hold the proof with the
    /// best cards of each color, and takes those.
    fn put_together(&self, game: &Craftsmen, pool: &Hand, size: u32, rng: &mut impl Rng) -> Hand {
        let mut found = None;
        let mut ways = 0;
        each_split(pool, size, &mut |counts| {
            let hand = best_of(pool, counts);
            if self.holds(game, &hand) {
                ways += 1;
                if below(rng, ways) == 0 {
                    found = Some(hand);
                }
            }
        });
        found.expect("the true hand holds what it has proved")
    }
}

/// Visits every way to take so many cards, by color.
fn each_split(pool: &Hand, size: u32, visit: &mut impl FnMut([u32; COLORS])) {
    let most = Color::ALL.iter().map(|color| u32::from(of_color(pool, *color).0));
    let most: Vec<u32> = most.collect();
    for violet in 0..=most[0].min(size) {
        for green in 0..=most[1].min(size - violet) {
            for blue in 0..=most[2].min(size - violet - green) {
                let red = size - violet - green - blue;
                if red <= most[3] {
                    visit([violet, green, blue, red]);
                }
            }
        }
    }
}

/// The highest cards of each color.
fn best_of(pool: &Hand, counts: [u32; COLORS]) -> Hand {
    let mut hand = Hand::EMPTY;
    for (color, count) in Color::ALL.iter().zip(counts) {
        let mut left = count;
        for value in (1..=3).rev() {
            let face = Capital::of(*color, value).expect("every color has three values");
            let taken = left.min(pool[face].into());
            hand[face] += taken as u8;
            left -= taken;
        }
    }
    hand
}

/// So many cards of the pool.
fn any_hand(pool: &mut Hand, size: u32, rng: &mut impl Rng) -> Hand {
    let mut hand = Hand::EMPTY;
    for _ in 0..size {
        let card = pool.nth(below(rng, pool.total()));
        pool.take(card);
        hand.add(card);
    }
    hand
}

fn remove_all(pool: &mut Hand, hand: &Hand) {
    hand.pieces().for_each(|card| pool.take(card));
}
