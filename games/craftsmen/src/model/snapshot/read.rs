//! From plain data back to a state.

use kernel::names::Name;
use kernel::{Invalid, List, Parts, Seat, SeatSet, Stack};

use super::Snapshot;
use crate::model::SEATS;
use crate::model::cards::{BUILDABLE, Card};
use crate::model::components::Components;
use crate::model::decks::{Deck, Entry, Peek};
use crate::model::facts::{AuctionFacts, DeckFacts, KnownFacts, PeekFacts, SeatFacts};
use crate::model::pieces::{Good, Guild, LEVELS, Space, Token};
use crate::model::state::{Auction, Board, Craftsmen, Cube, Line, Lost, Wait};

impl Snapshot {
    /// The position that it describes, before play goes on.
    pub(crate) fn position(&self, parts: Parts<Components>) -> Result<Craftsmen, Invalid> {
        let mut game = Craftsmen::lay_out(parts, &self.options, self.players)
            .map_err(|error| Invalid::new("players", error.to_string()))?;
        self.course(&mut game)?;
        self.table(&mut game)?;
        self.under_way(&mut game)?;
        for (class, facts) in &self.decks {
            *game.deck_mut(*class) = deck(facts, &format!("decks.{class}"))?;
        }
        if self.seats.len() != usize::from(self.players) {
            return Err(Invalid::new("seats", format!("there must be {}", self.players)));
        }
        for (number, facts) in self.seats.iter().enumerate() {
            game.boards[number] = board(facts, &format!("seats.{number}"))?;
            if facts.passed {
                game.passed = game.passed.with(Seat(number as u8));
            }
        }
        Ok(game)
    }

    fn course(&self, game: &mut Craftsmen) -> Result<(), Invalid> {
        game.wait = Wait::Nobody;
        game.year = self.year;
        game.season = self.season;
        game.phase = self.phase;
        game.stage = self.stage.and_then(|stage| stage.guild());
        game.window = self.window;
        game.cursor = self.cursor;
        game.ordered = !self.order.is_empty();
        if game.ordered {
            game.order = order(&self.order, self.players)?;
        }
        game.used = self.used || self.disc.as_ref().is_some_and(|disc| disc.privileged);
        let frames = Stack::of(self.frames.iter().copied());
        game.frames = frames.ok_or_else(|| Invalid::new("frames", "so much is never open"))?;
        Ok(())
    }

    /// Guilds, tokens, capital, granary and ships.
    pub(crate) fn table(&self, game: &mut Craftsmen) -> Result<(), Invalid> {
        for (guild, queue) in &self.guilds {
            for (field, discs) in queue {
                put_discs(game, *guild, *field, discs)?;
            }
        }
        for (guild, owners) in &self.privileged {
            let field = format!("privileged.{guild}");
            for seat in owners {
                let count = game.privileged[guild.index()].get_mut(seat.index());
                *count.ok_or_else(|| Invalid::new(&field, "nobody sits there"))? += 1;
            }
        }
        for (number, seat) in self.order_track.iter().enumerate() {
            let space = game.order_track.get_mut(number);
            *space.ok_or_else(|| Invalid::new("order_track", "has 3 spaces"))? = Some(*seat);
        }
        for token in Token::ALL {
            game.pool[token.index()] = self.pool.get(token).copied().unwrap_or(0);
        }
        game.bonus = self.bonus_tokens;
        for space in Space::ALL {
            game.face_up[space.index()] = self.face_up.get(space).copied().flatten();
        }
        game.capital_deck = self.capital_deck;
        game.deck_known = self.capital_deck_known;
        game.capital_pile = self.capital_pile;
        game.sawmills = sawmills(&self.sawmills)?;
        self.cubes(game)?;
        game.lost = Lost {
            capital: self.lost.capital,
            cards: self.lost.cards,
            tokens: [self.lost.privilege, self.lost.work],
        };
        Ok(())
    }

    /// The granary and the ships.
    pub(crate) fn cubes(&self, game: &mut Craftsmen) -> Result<(), Invalid> {
        for (good, cubes) in &self.granary {
            let field = format!("granary.{good}");
            let column = good.column().ok_or_else(|| Invalid::new(&field, "has no column"))?;
            let cubes = List::of(cubes.iter().map(|owner| Cube::from(*owner)));
            game.granary[column] = cubes.ok_or_else(|| Invalid::new(&field, "holds two cubes"))?;
        }
        for (ship, rows) in &self.ships {
            for (good, cubes) in rows {
                let field = format!("ships.{ship}.{good}");
                let row = row_of(game, *ship, *good);
                let (ship, row) =
                    row.ok_or_else(|| Invalid::new(&field, "there is no such row"))?;
                let cubes = List::of(cubes.iter().map(|seat| Cube::of(*seat)));
                game.ships[ship][row] =
                    cubes.ok_or_else(|| Invalid::new(&field, "holds two cubes"))?;
            }
        }
        Ok(())
    }

    /// Payment, auction and peek.
    fn under_way(&self, game: &mut Craftsmen) -> Result<(), Invalid> {
        if let Some(payment) = &self.payment {
            game.laid = payment.laid;
        }
        if let Some(facts) = &self.auction {
            game.auction = auction(facts)?;
        }
        if let Some(facts) = &self.peek {
            game.peek = peek(facts)?;
        }
        Ok(())
    }
}

/// A turn order: every seat once.
pub(crate) fn order(list: &[Seat], players: u8) -> Result<[Seat; SEATS], Invalid> {
    let set: SeatSet = list.iter().copied().filter(|seat| seat.0 < players).collect();
    if list.len() != usize::from(players) || set != SeatSet::all(players) {
        return Err(Invalid::new("order", "must name every seat once"));
    }
    let mut order = std::array::from_fn(|seat| Seat(seat as u8));
    order[..list.len()].copy_from_slice(list);
    Ok(order)
}

fn put_discs(
    game: &mut Craftsmen,
    guild: Guild,
    field: u8,
    discs: &[Option<Seat>],
) -> Result<(), Invalid> {
    let path = format!("guilds.{guild}.{field}");
    let used = (1..=game.parts.table(game.players).fields).contains(&field);
    if !used || discs.len() > LEVELS {
        return Err(Invalid::new(path, "there is no such place for a disc"));
    }
    let first = usize::from(field - 1) * LEVELS;
    let slots = &mut game.discs[guild.index()][first..first + LEVELS];
    slots.fill(None);
    slots[..discs.len()].copy_from_slice(discs);
    Ok(())
}

fn row_of(game: &Craftsmen, ship: u8, good: Good) -> Option<(usize, usize)> {
    let number = usize::from(ship).checked_sub(1)?;
    let hold = game.parts.ships.get(number)?;
    let row = hold.rows.iter().position(|row| row.good == good)?;
    Some((number, row))
}

/// Sawmills in the box, as bits.
pub(crate) fn sawmills(cards: &[Card]) -> Result<u8, Invalid> {
    let mut bits = 0;
    for card in cards {
        let number = card.index().checked_sub(BUILDABLE);
        let number = number.ok_or_else(|| Invalid::new("sawmills", "takes only sawmills"))?;
        bits |= 1 << number;
    }
    Ok(bits)
}

fn auction(facts: &AuctionFacts) -> Result<Auction, Invalid> {
    let mut mayor = [None; _];
    for (number, card) in facts.mayor.iter().enumerate() {
        let place = mayor.get_mut(number);
        *place.ok_or_else(|| Invalid::new("auction.mayor", "has at most 3 cards"))? = Some(*card);
    }
    Ok(Auction {
        card: Some(facts.card),
        starter: facts.starter.0,
        bidder: facts.bidder.unwrap_or(facts.starter).0,
        bid: facts.bid,
        passed: facts.passed.iter().copied().filter(|seat| seat.0 < SEATS as u8).collect(),
        raised: facts.raised,
        mayor,
    })
}

fn peek(facts: &PeekFacts) -> Result<Peek, Invalid> {
    let known = |card: Card| facts.known.get(&card).copied().unwrap_or_default();
    let mut cards = facts.cards.clone();
    cards.sort_unstable();
    let hand = List::of(cards.into_iter().map(|card| entry(card, known(card))));
    Ok(Peek {
        class: Some(facts.class),
        hand: hand.ok_or_else(|| Invalid::new("peek.cards", "has at most 5 cards"))?,
        group: facts.group,
        end: facts.end,
        placed: facts.placed,
    })
}

/// A deck as it is described; cards that nobody is said to know are known to nobody.
pub(crate) fn deck(facts: &DeckFacts, field: &str) -> Result<Deck, Invalid> {
    let known = |card: Card| facts.known.get(&card).copied().unwrap_or_default();
    let long = |name: &str| Invalid::new(format!("{field}.{name}"), "has too many cards");
    let entries = |cards: &[Card]| -> Vec<Entry> {
        cards.iter().map(|card| entry(*card, known(*card))).collect()
    };
    Ok(Deck {
        up: facts.face_up,
        top: List::of(entries(&facts.top)).ok_or_else(|| long("top"))?,
        house: facts.house,
        plain: facts.plain,
        under: List::of(entries(&facts.under)).ok_or_else(|| long("under"))?,
    })
}

fn entry(card: Card, known: KnownFacts) -> Entry {
    Entry { card, group: known.group, exact: known.exact, among: known.among }
}

/// What a seat owns as it is described.
pub(crate) fn board(facts: &SeatFacts, field: &str) -> Result<Board, Invalid> {
    let row = List::of(facts.row.iter().copied());
    let mut board = Board {
        capital: facts.capital,
        hand: facts.hand,
        shown: facts.shown,
        row: row.ok_or_else(|| Invalid::new(format!("{field}.row"), "has too many cards"))?,
        filled: facts.icons.iter().fold(0, |bits, icon| bits | icon.bit()),
        fair: facts.fair,
        supply: facts.supply,
        helpers: facts.helpers,
        tokens: [facts.privilege_tokens, facts.work_tokens],
        bonus: facts.bonus,
        ..Board::default()
    };
    for line in Line::ALL {
        board.lines[line.index()] = facts.lines.get(line).copied().unwrap_or(0);
    }
    board.note_row();
    Ok(board)
}
