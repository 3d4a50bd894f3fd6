//! A game in progress.

use kernel::names::{Name, Set};
use kernel::{List, Parts, Seat, SeatSet, Stack, WatchedEach, names};

use super::SEATS;
use super::capital::{Capital, Hand};
use super::cards::{BUILDABLE, Card, Cards};
use super::components::{Components, Options};
use super::decks::{Deck, Peek};
use super::frames::{DEPTH, Frame};
use super::pieces::{
    CLASSES, COLUMNS, Class, Field, GUILDS, Good, Guild, LEVELS, Phase, SHIP_ROWS, SHIPS, SLOTS,
    Season, Space, Token,
};

/// Craftsmen in progress. Flat, so that a clone is one copy of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Craftsmen {
    pub(crate) parts: Parts<Components>,
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) year: u8,
    pub(crate) season: Season,
    pub(crate) phase: Phase,
    /// The stage of the guild phase; none after the last one.
    pub(crate) stage: Option<Guild>,
    /// Whether the token window before the stage is open; the discs follow.
    pub(crate) window: bool,
    /// Who or what comes next: a place in the turn order, or a disc of the stage.
    pub(crate) cursor: u8,
    /// What the game waits for; it follows from everything else.
    pub(crate) wait: Wait,
    pub(crate) frames: Stack<Frame, DEPTH>,
    /// The turn order; the seats in order before it is known.
    pub(crate) order: [Seat; SEATS],
    pub(crate) ordered: bool,
    pub(crate) passed: SeatSet,
    /// The discs of each guild: the fields from the left, on each the lower one first.
    pub(crate) discs: [[Option<Seat>; SLOTS]; GUILDS],
    /// How many discs of each seat used the privilege of a guild this season (CR-7.7).
    pub(crate) privileged: [[u8; SEATS]; GUILDS],
    /// Whether the disc that acts has used it.
    pub(crate) used: bool,
    pub(crate) order_track: [Option<Seat>; ORDER_SPACES],
    /// Tokens in the pools.
    pub(crate) pool: [u8; TOKENS],
    /// Bonus tokens beside the board.
    pub(crate) bonus: Set<Good>,
    pub(crate) face_up: [Option<Capital>; SPACES],
    pub(crate) capital_deck: Hand,
    /// Whether everybody knows the deck: it was the pile, and nobody drew from it unseen.
    pub(crate) deck_known: bool,
    pub(crate) capital_pile: Hand,
    /// Cards laid down in the running payment; they lie on the pile.
    pub(crate) laid: Hand,
    pub(crate) auction: Auction,
    pub(crate) peek: Peek,
    pub(crate) decks: [Deck; CLASSES],
    /// Sawmills in the box, by number.
    pub(crate) sawmills: u8,
    pub(crate) granary: [List<Cube, 2>; COLUMNS],
    pub(crate) ships: [[List<Cube, 2>; SHIP_ROWS]; SHIPS],
    pub(crate) boards: WatchedEach<Board, SEATS>,
    pub(crate) lost: Lost,
}

const _: () = assert!(size_of::<Craftsmen>() <= 2048, "playouts copy states");

/// Spaces of the order-change track (CR-1.6).
pub const ORDER_SPACES: usize = 3;
/// Face-up capital spaces (CR-1.6).
pub const SPACES: usize = 2;
/// Face-up spaces of a class (CR-1.6).
pub const CARD_SPACES: u32 = 2;
/// Kinds of tokens.
pub const TOKENS: usize = 2;
/// The longest row: a sawmill and every other card.
pub const ROW: usize = BUILDABLE + 1;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wait {
    /// Nothing: it goes on by itself.
    Nobody,
    /// A seat, with the question on top.
    Seat(Seat),
    /// Chance: a capital card for a hand.
    DrawCapital(Seat),
    /// Chance: a capital card for a space.
    TurnCapital(Space),
    /// Chance: a building card for a hand.
    DrawCard(Seat, Class),
    /// Chance: a sawmill for a seat.
    DrawSawmill(Seat),
    /// Chance: a building card face up.
    TurnCard(Class),
    /// Chance: a card of the mayor.
    Mayor,
    /// Chance: a card to look at.
    Peek(Seat, Class),
    /// The game is over.
    Over,
}

/// A cube of a player, or a neutral one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cube(u8);

impl Cube {
    /// Without a color.
    pub const NEUTRAL: Cube = Cube(u8::MAX);

    /// A cube of a seat.
    pub const fn of(seat: Seat) -> Cube {
        Cube(seat.0)
    }

    /// Whose it is; nobody's if it is neutral.
    #[inline]
    pub fn owner(self) -> Option<Seat> {
        (self != Cube::NEUTRAL).then_some(Seat(self.0))
    }
}

impl From<Option<Seat>> for Cube {
    fn from(owner: Option<Seat>) -> Cube {
        owner.map_or(Cube::NEUTRAL, Cube::of)
    }
}

/// A running auction (CR-10.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Auction {
    /// The card; none while there is no auction.
    pub(crate) card: Option<Card>,
    pub(crate) starter: u8,
    pub(crate) bidder: u8,
    /// The highest bid; 0 before the opening bid.
    pub(crate) bid: u8,
    pub(crate) passed: SeatSet,
    /// Whether anybody but the starter bid (CR-10.15).
    pub(crate) raised: bool,
    /// The mayor's cards in the order they came.
    pub(crate) mayor: [Option<Capital>; MAYOR],
}

/// The most cards of the mayor.
pub const MAYOR: usize = 3;

names! {
    /// A line of the score track (CR-17.4).
    pub enum Line in "score" {
        /// What a player starts with.
        Start = "start",
        /// Fees received less fees paid.
        Fees = "fees",
        /// Unused helpers.
        Helpers = "helpers",
        /// Production.
        Production = "production",
        /// Cubes on ships.
        Ships = "ships",
        /// Majorities on ships.
        Majorities = "majorities",
        /// Town growth.
        Town = "town",
        /// Cubes in the granary.
        Granary = "granary",
        /// Investments.
        Investment = "investment",
    }
}

/// How many lines there are.
pub const LINES: usize = 9;

/// What a seat owns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) lines: [i16; LINES],
    pub(crate) capital: Hand,
    /// Cards not yet built.
    pub(crate) hand: Cards,
    /// Those of them that everybody knows (CR-3.1).
    pub(crate) shown: Cards,
    /// Built cards from left to right.
    pub(crate) row: List<Card, ROW>,
    /// Built cards but the sawmill; follows from the row.
    pub(crate) built: Cards,
    /// The icons of built cards, as bits; follows from the row.
    pub(crate) icons: u64,
    /// The icons with a cube.
    pub(crate) filled: u64,
    pub(crate) fair: u8,
    pub(crate) supply: u8,
    /// Helpers at home.
    pub(crate) helpers: u8,
    pub(crate) tokens: [u8; TOKENS],
    /// Bonus tokens won.
    pub(crate) bonus: Set<Good>,
}

/// What is out of the game, in positions laid down by hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lost {
    pub(crate) capital: Hand,
    pub(crate) cards: Cards,
    pub(crate) tokens: [u8; TOKENS],
}

impl Board {
    /// The place on the score track; bonus tokens are not on it before the end (CR-17.4).
    #[inline]
    pub(crate) fn track(&self) -> i16 {
        self.lines.iter().sum()
    }

    /// How many capital cards there are.
    #[inline]
    pub(crate) fn cards(&self) -> u32 {
        self.capital.total()
    }

    /// The tokens of a kind.
    #[inline]
    pub(crate) fn tokens(&self, token: Token) -> u8 {
        self.tokens[token.index()]
    }

    /// The icons without a cube.
    #[inline]
    pub(crate) fn empty_icons(&self) -> u64 {
        self.icons & !self.filled
    }

    /// The sawmill of the row; none before it is dealt.
    #[inline]
    pub(crate) fn sawmill(&self) -> Option<Card> {
        self.row.iter().copied().find(|card| card.is_sawmill())
    }

    /// The cards of the hand that only the seat knows.
    #[inline]
    pub(crate) fn hidden(&self) -> Cards {
        self.hand & !self.shown
    }

    /// What follows from the row.
    pub(crate) fn note_row(&mut self) {
        self.built = self.row.iter().copied().filter(|card| !card.is_sawmill()).collect();
        self.icons = self.built.iter().fold(0, |bits, card| bits | card.icon_bits());
    }
}

impl Craftsmen {
    /// What a seat owns.
    #[inline]
    pub(crate) fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// What a seat owns.
    #[inline]
    pub(crate) fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.boards[seat.index()]
    }

    /// The boards in play.
    #[inline]
    pub(crate) fn in_play(&self) -> &[Board] {
        self.boards.first(self.players)
    }

    /// The seats in turn order.
    #[inline]
    pub(crate) fn turn_order(&self) -> &[Seat] {
        &self.order[..usize::from(self.players)]
    }

    /// The deck of a class.
    #[inline]
    pub(crate) fn deck(&self, class: Class) -> &Deck {
        &self.decks[class.index()]
    }

    /// The deck of a class.
    #[inline]
    pub(crate) fn deck_mut(&mut self, class: Class) -> &mut Deck {
        &mut self.decks[class.index()]
    }

    /// The discs on a field, the lower one first.
    #[inline]
    pub(crate) fn field(&self, guild: Guild, field: Field) -> [Option<Seat>; LEVELS] {
        let first = field.index() * LEVELS;
        [self.discs[guild.index()][first], self.discs[guild.index()][first + 1]]
    }

    /// Whether it is winter.
    #[inline]
    pub(crate) fn is_winter(&self) -> bool {
        self.season == Season::Winter
    }

    /// The open work on top.
    #[inline]
    pub(crate) fn top(&self) -> Option<Frame> {
        self.frames.top()
    }

    /// Puts other work in the place of the one on top; the last one comes first.
    #[inline]
    pub(crate) fn replace<const N: usize>(&mut self, frames: [Frame; N]) {
        self.frames.pop();
        frames.into_iter().for_each(|frame| self.frames.push(frame));
    }

    /// The column of a good.
    #[inline]
    pub(crate) fn column(&self, good: Good) -> &List<Cube, 2> {
        &self.granary[good.column().expect("the good has a column")]
    }

    /// The seat with this number.
    pub(crate) fn bidder(&self) -> Seat {
        Seat(self.auction.bidder)
    }
}
