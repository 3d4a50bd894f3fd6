//! Positions laid down by hand, for the rule examples.
//!
//! The base is fixed, whatever was dealt; what a path names is laid on top of it, taken from
//! where it would lie otherwise.

use kernel::names::{Name, Set};
use kernel::{Given, Invalid, List, Parts, Seat, Silent};

use super::audit::{self, cubes_away, discs_away, ensure};
use super::capital::{Capital, Hand};
use super::cards::{Card, Cards, SAWMILLS, of_class};
use super::components::Components;
use super::decks::{Deck, Entry, Knowers};
use super::pieces::{Class, Good, Guild, Phase, Season, Space, Token};
use super::snapshot::{Snapshot, Stage};
use super::state::{Board, CARD_SPACES, Craftsmen, Line, Wait};

/// Lays a position down and plays on to its first question.
///
/// # Errors
/// Names the field that cannot be.
pub fn arrange(
    parts: Parts<Components>,
    saved: Snapshot,
    given: &Given,
) -> Result<Craftsmen, Invalid> {
    let mut hand = ByHand { game: base(parts, &saved)?, saved, given };
    hand.course()?;
    hand.boards()?;
    hand.rows()?;
    hand.capital()?;
    hand.cards()?;
    hand.table()?;
    hand.supplies()?;
    audit::possible(&hand.game)?;
    let mut game = hand.begin()?;
    game.go_on(&mut Silent);
    audit::audit(&game)?;
    Ok(game)
}

/// The table before anything is dealt, with the seats in order.
fn base(parts: Parts<Components>, saved: &Snapshot) -> Result<Craftsmen, Invalid> {
    let mut game = Craftsmen::lay_out(parts, &saved.options, saved.players)
        .map_err(|error| Invalid::new("players", error.to_string()))?;
    game.ordered = true;
    game.wait = Wait::Nobody;
    Ok(game)
}

/// A position being laid down.
struct ByHand<'a> {
    game: Craftsmen,
    saved: Snapshot,
    given: &'a Given,
}

impl ByHand<'_> {
    /// Whether a path of a seat was given.
    fn of_seat(&self, seat: usize, name: &str) -> bool {
        self.given.mentions(&format!("seats.{seat}.{name}"))
    }

    fn course(&mut self) -> Result<(), Invalid> {
        let (game, saved, given) = (&mut self.game, &self.saved, self.given);
        if given.mentions("year") {
            game.year = saved.year;
        }
        if given.mentions("season") {
            game.season = saved.season;
        }
        game.phase = if given.mentions("phase") { saved.phase } else { Phase::Helpers };
        game.window = game.phase == Phase::Guilds;
        if given.mentions("order") {
            game.order = super::snapshot::read::order(&saved.order, saved.players)?;
        }
        Ok(())
    }

    /// What seats hold, but for their rows.
    fn boards(&mut self) -> Result<(), Invalid> {
        for number in 0..usize::from(self.game.players) {
            let read = super::snapshot::read::board(&self.saved.seats[number], "seats")?;
            let mut board = self.game.boards[number];
            let named = |name: &str| self.of_seat(number, name);
            if named("capital") {
                board.capital = read.capital;
            }
            if named("hand") {
                board.hand = read.hand;
            }
            if named("shown") {
                board.shown = read.shown;
            }
            if named("row") {
                board.row = read.row;
            }
            if named("icons") {
                board.filled = read.filled;
            }
            if named("fair") {
                board.fair = read.fair;
            }
            if named("bonus") {
                board.bonus = read.bonus;
            }
            for token in Token::ALL {
                if named(&format!("{token}_tokens")) {
                    board.tokens[token.index()] = read.tokens[token.index()];
                }
            }
            self.lines(number, &mut board, &read);
            if named("passed") && self.saved.seats[number].passed {
                self.game.passed = self.game.passed.with(Seat(number as u8));
            }
            self.game.boards[number] = board;
        }
        Ok(())
    }

    /// The lines of a score; points that no line names are what the seat started with.
    fn lines(&self, number: usize, board: &mut Board, read: &Board) {
        let single = |line: &Line| self.of_seat(number, &format!("lines.{line}"));
        let whole = self.of_seat(number, "lines") && !Line::ALL.iter().any(single);
        for line in Line::ALL {
            if whole || single(line) {
                board.lines[line.index()] = read.lines[line.index()];
            }
        }
        if self.of_seat(number, "vp") {
            let over = self.game.phase == Phase::Over;
            let tokens = board.bonus.iter().filter_map(|good| good.final_index());
            let bonus: i16 = tokens.map(|token| i16::from(self.game.parts.bonus_vp[token])).sum();
            let vp = self.saved.seats[number].vp - if over { bonus } else { 0 };
            board.lines[Line::Start.index()] += vp - board.track();
        }
    }

    /// Rows that are not given are a sawmill alone: the seat's own, or the next that is left.
    fn rows(&mut self) -> Result<(), Invalid> {
        let players = usize::from(self.game.players);
        let mut left: Vec<Card> = Card::SAWMILLS.to_vec();
        for number in (0..players).filter(|number| self.of_seat(*number, "row")) {
            let row = self.game.boards[number].row;
            left.retain(|card| !row.contains(card));
        }
        for number in 0..players {
            if self.of_seat(number, "row") {
                continue;
            }
            let own = left.iter().position(|card| *card == Card::SAWMILLS[number]);
            ensure(!left.is_empty(), format!("seats.{number}.row"), "no sawmill is left")?;
            let sawmill = left.remove(own.unwrap_or(0));
            self.game.boards[number].row = List::of([sawmill]).expect("one card fits");
        }
        self.game.boards.iter_mut().take(players).for_each(Board::note_row);
        self.game.sawmills = (0..SAWMILLS)
            .filter(|number| left.contains(&Card::SAWMILLS[*number]))
            .fold(0, |bits, number| bits | 1 << number);
        Ok(())
    }

    /// Hands first, then spaces, pile and deck.
    fn capital(&mut self) -> Result<(), Invalid> {
        let (saved, given) = (&self.saved, self.given);
        let mut left = self.game.parts.capital;
        for (number, board) in self.game.in_play().iter().enumerate() {
            take_all(&mut left, &board.capital, &format!("seats.{number}.capital"))?;
        }
        let named = |space: &Space| given.mentions(&format!("face_up.{space}"));
        let whole = given.mentions("face_up") && !Space::ALL.iter().any(named);
        for space in Space::ALL.iter().filter(|space| whole || named(space)) {
            let card = saved.face_up.get(space).copied().flatten();
            let cards: Hand = card.into_iter().collect();
            take_all(&mut left, &cards, &format!("face_up.{space}"))?;
            self.game.face_up[space.index()] = card;
        }
        if given.mentions("capital_pile") {
            take_all(&mut left, &saved.capital_pile, "capital_pile")?;
            self.game.capital_pile = saved.capital_pile;
        }
        if given.mentions("capital_deck") {
            take_all(&mut left, &saved.capital_deck, "capital_deck")?;
        }
        for space in Space::ALL.iter().filter(|space| !whole && !named(space)) {
            let wanted = [Capital::V1, Capital::G1][space.index()];
            let card = Some(wanted).filter(|card| left[*card] > 0).or_else(|| left.kinds().next());
            card.iter().for_each(|card| left.take(*card));
            self.game.face_up[space.index()] = card;
        }
        match given.mentions("capital_deck") {
            true => (self.game.capital_deck, self.game.lost.capital) = (saved.capital_deck, left),
            false => self.game.capital_deck = left,
        }
        Ok(())
    }

    /// Hands and rows first, then what is given of the decks, then face-up cards and the rest.
    fn cards(&mut self) -> Result<(), Invalid> {
        let mut left: Cards = Card::BUILDABLE.iter().copied().collect();
        for (number, board) in self.game.in_play().iter().enumerate() {
            remove_all(&mut left, board.hand, &format!("seats.{number}.hand"))?;
            remove_all(&mut left, board.built, &format!("seats.{number}.row"))?;
        }
        for class in Class::ALL {
            let mut own = left & of_class(*class);
            let deck = self.deck(*class, &mut own)?;
            self.game.lost.cards = self.game.lost.cards | own;
            *self.game.deck_mut(*class) = deck;
        }
        Ok(())
    }

    /// The deck of a class; what stays in `left` is lost.
    fn deck(&self, class: Class, left: &mut Cards) -> Result<Deck, Invalid> {
        let facts = &self.saved.decks[&class];
        let path = |name: &str| format!("decks.{class}.{name}");
        let named = |name: &str| self.given.mentions(&path(name));
        let mut deck = Deck::default();
        for (name, cards) in [("top", &facts.top), ("under", &facts.under)] {
            if named(name) {
                let unknown = |card: &Card| Entry::alone(*card, Knowers::NOBODY);
                cards.iter().try_for_each(|card| {
                    remove_all(left, [*card].into_iter().collect(), &path(name))
                })?;
                let full = || Invalid::new(path(name), "has too many cards");
                match name {
                    "top" => deck.top = List::of(cards.iter().map(unknown)).ok_or_else(full)?,
                    _ => deck.under = List::of(cards.iter().map(unknown)).ok_or_else(full)?,
                }
            }
        }
        for (name, cards) in [("house", facts.house), ("plain", facts.plain)] {
            if named(name) {
                remove_all(left, cards, &path(name))?;
            }
        }
        let houses = self.game.parts.houses;
        if named("face_up") {
            remove_all(left, facts.face_up, &path("face_up"))?;
            deck.up = facts.face_up;
        } else {
            let first = (*left & houses).iter().chain((*left & !houses).iter());
            deck.up = first.take(CARD_SPACES as usize).collect();
            *left = *left & !deck.up;
        }
        deck.house = if named("house") { facts.house } else { *left & houses };
        deck.plain = if named("plain") { facts.plain } else { *left & !houses };
        *left = *left & !deck.house & !deck.plain;
        Ok(deck)
    }

    /// Guilds, tracks, tokens, granary and ships.
    fn table(&mut self) -> Result<(), Invalid> {
        let mut laid = self.saved.clone();
        let given = self.given;
        let whole = |map: &str, name: &dyn std::fmt::Display| {
            given.mentions(&format!("{map}.{name}")) || given_whole(given, map)
        };
        laid.guilds.retain(|guild, _| whole("guilds", guild));
        laid.privileged.retain(|guild, _| whole("privileged", guild));
        laid.granary.retain(|good, _| whole("granary", good));
        laid.ships.retain(|ship, _| whole("ships", ship));
        if !given.mentions("order_track") {
            laid.order_track.clear();
        }
        let before = self.game;
        laid.table(&mut self.game)?;
        self.game.face_up = before.face_up;
        self.game.capital_deck = before.capital_deck;
        self.game.deck_known = false;
        self.game.capital_pile = before.capital_pile;
        self.game.sawmills = before.sawmills;
        self.game.lost = before.lost;
        self.tokens();
        Ok(())
    }

    /// Pools are what nobody holds, unless they are given.
    fn tokens(&mut self) {
        for token in Token::ALL {
            let number = token.index();
            let total = self.game.parts.table(self.game.players).tokens[number];
            let held: u8 = self.game.in_play().iter().map(|board| board.tokens[number]).sum();
            let left = total.saturating_sub(held);
            let single = |token: &Token| self.given.mentions(&format!("pool.{token}"));
            let whole = self.given.mentions("pool") && !Token::ALL.iter().any(single);
            let pool = match whole || single(token) {
                true => self.saved.pool.get(token).copied().unwrap_or(0),
                false => left,
            };
            self.game.pool[number] = pool;
            self.game.lost.tokens[number] = left.saturating_sub(pool);
        }
        let all: Set<Good> = Good::FINAL.iter().copied().collect();
        let held = self.game.in_play().iter().fold(Set::EMPTY, |held, board| held | board.bonus);
        self.game.bonus = match self.given.mentions("bonus_tokens") {
            true => self.saved.bonus_tokens,
            false => all & !held,
        };
    }

    /// Cubes and helpers that are nowhere else.
    fn supplies(&mut self) -> Result<(), Invalid> {
        for seat in Seat::all(self.game.players) {
            let numbers = self.game.parts.numbers;
            let cubes = u32::from(numbers.cubes_per_player);
            let supply = cubes.checked_sub(cubes_away(&self.game, seat));
            let field = format!("seats.{seat}.supply");
            let supply = supply.ok_or_else(|| Invalid::new(field, "too many cubes are laid"))?;
            let helpers = u32::from(numbers.helpers_per_player);
            let home = helpers.checked_sub(discs_away(&self.game, seat));
            let field = format!("seats.{seat}.helpers");
            let home = home.ok_or_else(|| Invalid::new(field, "too many helpers are placed"))?;
            let board = self.game.board_mut(seat);
            board.supply = supply as u8;
            board.helpers = home as u8;
        }
        Ok(())
    }

    /// Begins the phase that is given.
    fn begin(self) -> Result<Craftsmen, Invalid> {
        let ByHand { mut game, saved, given } = self;
        match game.phase {
            Phase::Helpers => {
                ensure(!game.is_winter(), "phase", "winter has no helpers")?;
                if let Some(turn) = saved.turn.filter(|_| given.mentions("turn")) {
                    let place = game.turn_order().iter().position(|seat| *seat == turn);
                    let place = place.ok_or_else(|| Invalid::new("turn", "nobody sits there"))?;
                    game.cursor = place as u8;
                }
            }
            Phase::Guilds => {
                let first = match game.season {
                    Season::Winter => Guild::Builders,
                    _ => Guild::Bankers,
                };
                let stage = match saved.stage.filter(|_| given.mentions("stage")) {
                    Some(stage) => stage,
                    None => Stage::of(Some(first)),
                };
                game.begin_stage(stage.guild(), &mut Silent);
                audit::possible(&game)?;
            }
            Phase::End => game.begin_end(&mut Silent),
            Phase::YearChange => game.begin_year_change(&mut Silent),
            Phase::Setup | Phase::Over => {}
        }
        Ok(game)
    }
}

/// Whether a whole map was given, not single places of it.
fn given_whole(given: &Given, map: &str) -> bool {
    let single = |name: &dyn std::fmt::Display| given.mentions(&format!("{map}.{name}"));
    let places = match map {
        "ships" => (1..=4).any(|ship| single(&ship)),
        "granary" => Good::GRANARY.iter().any(|good| single(good)),
        _ => Guild::ALL.iter().any(|guild| single(guild)),
    };
    given.mentions(map) && !places
}

/// Takes cards from those that are left.
fn take_all(left: &mut Hand, cards: &Hand, field: &str) -> Result<(), Invalid> {
    for (face, count) in cards.iter() {
        let rest = left[face].checked_sub(count);
        left[face] = rest.ok_or_else(|| Invalid::new(field, format!("too many of {face}")))?;
    }
    Ok(())
}

/// Takes building cards from those that are left.
fn remove_all(left: &mut Cards, cards: Cards, field: &str) -> Result<(), Invalid> {
    ensure(left.covers(cards), field, "has a card that lies elsewhere")?;
    *left = *left & !cards;
    Ok(())
}
