//! The whole state as plain data.

use std::collections::BTreeMap;

use kernel::names::{Name, Set, listed};
use kernel::{Invalid, Parts, Seat};
use serde::{Deserialize, Serialize};

use super::capital::{Capital, Hand};
use super::cards::Card;
use super::components::{Components, Options};
use super::facts::{
    AuctionFacts, DeckFacts, DiscFacts, GoodFacts, LostFacts, PaymentFacts, PeekFacts, SeatFacts,
};
use super::frames::Frame;
use super::pieces::{Class, Field, Good, Guild, Phase, Season, Space, Token};
use super::state::{Craftsmen, Wait};

pub(crate) mod read;

/// The discs on the fields of a guild, counted from 1, the lower one first.
pub type Queue = BTreeMap<u8, Vec<Option<Seat>>>;
/// The cubes of a ship by good, the left one first.
pub type Holds = BTreeMap<u8, BTreeMap<Good, Vec<Seat>>>;

/// The stage of the guild phase, as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the stages of CR-7.1, and the window after them")]
pub enum Stage {
    Bankers,
    Builders,
    Notary,
    Craftsmen,
    Merchants,
    TownHall,
    After,
}

/// The stages with a guild, in order.
const STAGES: [Stage; 6] = [
    Stage::Bankers,
    Stage::Builders,
    Stage::Notary,
    Stage::Craftsmen,
    Stage::Merchants,
    Stage::TownHall,
];

impl Stage {
    /// The stage of a guild; none is the window after the last.
    pub fn of(guild: Option<Guild>) -> Stage {
        guild.map_or(Stage::After, |guild| STAGES[guild.index()])
    }

    /// Its guild.
    pub fn guild(self) -> Option<Guild> {
        STAGES.iter().position(|stage| *stage == self).map(|number| Guild::ALL[number])
    }
}

/// The whole state: the `state` of the protocol.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct Snapshot {
    pub players: u8,
    pub options: Options,
    pub year: u8,
    pub season: Season,
    pub phase: Phase,
    pub stage: Option<Stage>,
    /// Whether the token window before the stage is open.
    pub window: bool,
    /// Who or what comes next.
    pub cursor: u8,
    /// The turn order; empty before it is known.
    pub order: Vec<Seat>,
    /// The seat that is asked.
    pub turn: Option<Seat>,
    pub disc: Option<DiscFacts>,
    /// Whether the last disc used its privilege, also while cards are dealt after its action.
    #[serde(default)]
    pub used: bool,
    /// Whether a work token's step is being made.
    pub work: bool,
    pub payment: Option<PaymentFacts>,
    pub auction: Option<AuctionFacts>,
    pub peek: Option<PeekFacts>,
    pub good: Option<GoodFacts>,
    /// Open work, the bottom one first.
    pub frames: Vec<Frame>,
    pub guilds: BTreeMap<Guild, Queue>,
    /// Owners of the discs that used a privilege this season.
    pub privileged: BTreeMap<Guild, Vec<Seat>>,
    pub order_track: Vec<Seat>,
    pub pool: BTreeMap<Token, u8>,
    pub bonus_tokens: Set<Good>,
    pub face_up: BTreeMap<Space, Option<Capital>>,
    #[serde(with = "listed")]
    pub capital_deck: Hand,
    pub capital_deck_count: u8,
    /// Whether everybody knows the deck.
    pub capital_deck_known: bool,
    #[serde(with = "listed")]
    pub capital_pile: Hand,
    pub decks: BTreeMap<Class, DeckFacts>,
    /// In the box.
    pub sawmills: Vec<Card>,
    /// From the bottom; null is a neutral cube.
    pub granary: BTreeMap<Good, Vec<Option<Seat>>>,
    pub ships: Holds,
    pub seats: Vec<SeatFacts>,
    pub lost: LostFacts,
}

impl Snapshot {
    /// The snapshot of a state.
    pub fn of(game: &Craftsmen) -> Snapshot {
        let guilds = game.phase == Phase::Guilds;
        Snapshot {
            players: game.players,
            options: game.options,
            year: game.year,
            season: game.season,
            phase: game.phase,
            stage: guilds.then(|| Stage::of(game.stage)),
            window: game.window,
            cursor: game.cursor,
            order: if game.ordered { game.turn_order().to_vec() } else { Vec::new() },
            turn: match game.wait {
                Wait::Seat(seat) => Some(seat),
                _ => None,
            },
            disc: DiscFacts::of(game),
            used: game.used,
            work: game.frames.iter().any(|frame| matches!(frame, Frame::Work { .. })),
            payment: PaymentFacts::of(game),
            auction: AuctionFacts::of(game),
            peek: PeekFacts::of(game),
            good: GoodFacts::of(game),
            frames: game.frames.to_vec(),
            guilds: Guild::ALL.iter().map(|guild| (*guild, queue(game, *guild))).collect(),
            privileged: Guild::ALL.iter().map(|guild| (*guild, owners(game, *guild))).collect(),
            order_track: game.order_track.iter().flatten().copied().collect(),
            pool: Token::ALL.iter().copied().zip(game.pool).collect(),
            bonus_tokens: game.bonus,
            face_up: Space::ALL.iter().copied().zip(game.face_up).collect(),
            capital_deck: game.capital_deck,
            capital_deck_count: game.capital_deck.total() as u8,
            capital_deck_known: game.deck_known,
            capital_pile: game.capital_pile,
            decks: Class::ALL.iter().map(|c| (*c, DeckFacts::of(game.deck(*c)))).collect(),
            sawmills: Card::SAWMILLS.iter().copied().filter(|c| game.has_in_box(*c)).collect(),
            granary: Good::GRANARY.iter().map(|good| (*good, column(game, *good))).collect(),
            ships: ships(game),
            seats: Seat::all(game.players).map(|seat| SeatFacts::of(game, seat)).collect(),
            lost: LostFacts {
                capital: game.lost.capital,
                cards: game.lost.cards,
                privilege: game.lost.tokens[0],
                work: game.lost.tokens[1],
            },
        }
    }

    /// The state that it describes, played on to its question; what can be counted is checked
    /// elsewhere.
    ///
    /// # Errors
    /// Names the field that describes nothing.
    pub fn state(self, parts: Parts<Components>) -> Result<Craftsmen, Invalid> {
        let mut game = self.position(parts)?;
        super::audit::possible(&game)?;
        game.go_on(&mut kernel::Silent);
        Ok(game)
    }
}

fn queue(game: &Craftsmen, guild: Guild) -> Queue {
    let fields = (0..game.parts.table(game.players).fields).map(Field);
    let discs = |field: Field| match game.field(guild, field) {
        [None, None] => vec![],
        [lower, None] => vec![lower],
        both => both.to_vec(),
    };
    fields.map(|field| (field.number(), discs(field))).collect()
}

fn owners(game: &Craftsmen, guild: Guild) -> Vec<Seat> {
    let counts = game.privileged[guild.index()];
    let owners = Seat::all(game.players)
        .flat_map(|seat| std::iter::repeat_n(seat, counts[seat.index()].into()));
    owners.collect()
}

fn column(game: &Craftsmen, good: Good) -> Vec<Option<Seat>> {
    game.column(good).iter().map(|cube| cube.owner()).collect()
}

fn ships(game: &Craftsmen) -> Holds {
    let mut ships = BTreeMap::new();
    for (number, (hold, cubes)) in (1u8..).zip(game.parts.ships.iter().zip(&game.ships)) {
        let rows =
            hold.rows.iter().zip(cubes).map(|(row, cubes)| {
                (row.good, cubes.iter().filter_map(|cube| cube.owner()).collect())
            });
        ships.insert(number, rows.collect());
    }
    ships
}
