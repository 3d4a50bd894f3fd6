//! What one viewer may know (CR-3).

use std::collections::BTreeMap;

use kernel::names::{Name, Set, listed};
use kernel::{Seat, Viewer};
use serde::Serialize;

use super::capital::{Capital, Hand};
use super::cards::{Card, Cards, of_class};
use super::components::Options;
use super::decks::{Deck, Entry};
use super::facts::{
    AuctionFacts, DiscFacts, GoodFacts, LostFacts, PaymentFacts, PeekFacts, SeatFacts,
};
use super::frames::Frame;
use super::pieces::{Class, Good, Guild, Phase, Season, Space, Token};
use super::snapshot::{Holds, Queue, Snapshot, Stage};
use super::state::{Craftsmen, Line};

/// CR-3.1, CR-3.2 — Everything but hands, decks and what somebody looks at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct View {
    /// Whose view it is; null for an onlooker.
    pub viewer: Option<Seat>,
    pub players: u8,
    pub options: Options,
    pub year: u8,
    pub season: Season,
    pub phase: Phase,
    pub stage: Option<Stage>,
    pub order: Vec<Seat>,
    pub turn: Option<Seat>,
    pub disc: Option<DiscFacts>,
    pub work: bool,
    pub payment: Option<PaymentFacts>,
    pub auction: Option<AuctionFacts>,
    pub peek: Option<PeekFacts>,
    pub good: Option<GoodFacts>,
    pub frames: Vec<Frame>,
    pub guilds: BTreeMap<Guild, Queue>,
    pub privileged: BTreeMap<Guild, Vec<Seat>>,
    pub order_track: Vec<Seat>,
    pub pool: BTreeMap<Token, u8>,
    pub bonus_tokens: Set<Good>,
    pub face_up: BTreeMap<Space, Option<Capital>>,
    /// Null as a rule; a list while everybody knows what was put into it.
    pub capital_deck: Option<Vec<Capital>>,
    pub capital_deck_count: u8,
    #[serde(with = "listed")]
    pub capital_pile: Hand,
    pub decks: BTreeMap<Class, SeenDeck>,
    pub sawmills: Vec<Card>,
    pub granary: BTreeMap<Good, Vec<Option<Seat>>>,
    pub ships: Holds,
    pub seats: Vec<SeenSeat>,
    pub lost: LostFacts,
}

/// A deck as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the parts of CR-2.16")]
pub struct SeenDeck {
    pub face_up: Cards,
    /// Cards on top where the viewer knows them.
    pub top: Vec<Option<Card>>,
    /// Cards known to lie on top, or put back with one that does.
    pub top_among: Cards,
    /// How many house cards have no place.
    pub house: u8,
    /// How many plain cards have no place.
    pub plain: u8,
    /// Cards under the deck where the viewer knows them.
    pub under: Vec<Option<Card>>,
    /// Cards known to lie under the deck, or put back with one that does.
    pub under_among: Cards,
    pub count: u8,
}

impl SeenDeck {
    fn of(game: &Craftsmen, class: Class, viewer: Viewer) -> SeenDeck {
        let deck = game.deck(class);
        let looked: &[Entry] = if game.peek.class == Some(class) { &game.peek.hand } else { &[] };
        let places = |entries: &[Entry]| {
            entries.iter().map(|entry| entry.exact.has(viewer).then_some(entry.card)).collect()
        };
        SeenDeck {
            face_up: deck.up,
            top: places(&deck.top),
            top_among: among(deck, looked, &deck.top, viewer),
            house: deck.house.len() as u8,
            plain: deck.plain.len() as u8,
            under: places(&deck.under),
            under_among: among(deck, looked, &deck.under, viewer),
            count: deck.size() as u8,
        }
    }
}

/// The cards that the viewer knows to lie in a group which these places belong to; some of the
/// group may be looked at just now.
fn among(deck: &Deck, looked: &[Entry], places: &[Entry], viewer: Viewer) -> Cards {
    let open = |entry: &&Entry| entry.group != 0 && !entry.exact.has(viewer);
    let here = |group: u8| places.iter().filter(open).any(|entry| entry.group == group);
    let known = |entry: &&Entry| open(entry) && entry.among.has(viewer) && here(entry.group);
    deck.entries().chain(looked).filter(known).map(|entry| entry.card).collect()
}

/// A seat as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct SeenSeat {
    pub vp: i16,
    pub lines: BTreeMap<Line, i16>,
    /// The cards of one's own hand.
    pub capital: Option<Vec<Capital>>,
    pub capital_count: u8,
    pub hand: Cards,
    pub shown: Cards,
    pub hidden: Hidden,
    pub row: Vec<Card>,
    pub icons: Vec<super::cards::Icon>,
    pub fair: u8,
    pub supply: u8,
    pub helpers: u8,
    pub passed: bool,
    pub privilege_tokens: u8,
    pub work_tokens: u8,
    pub bonus: Set<Good>,
}

/// Cards of a hand that the viewer does not know, by the part of the deck they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the parts of CR-2.16")]
pub struct Hidden {
    pub basic: u8,
    pub house: u8,
    pub plain: u8,
}

impl SeenSeat {
    fn of(game: &Craftsmen, seat: Seat, viewer: Viewer) -> SeenSeat {
        let facts = SeatFacts::of(game, seat);
        let own = viewer.is(seat);
        let hidden = if own { Set::EMPTY } else { game.board(seat).hidden() };
        SeenSeat {
            vp: facts.vp,
            lines: facts.lines,
            capital: own.then(|| facts.capital.pieces().collect()),
            capital_count: facts.capital_count,
            hand: facts.hand & !hidden,
            shown: facts.shown,
            hidden: Hidden::of(game, hidden),
            row: facts.row,
            icons: facts.icons,
            fair: facts.fair,
            supply: facts.supply,
            helpers: facts.helpers,
            passed: facts.passed,
            privilege_tokens: facts.privilege_tokens,
            work_tokens: facts.work_tokens,
            bonus: facts.bonus,
        }
    }
}

impl Hidden {
    fn of(game: &Craftsmen, cards: Cards) -> Hidden {
        let basic = of_class(Class::Basic);
        let houses = game.parts.houses;
        Hidden {
            basic: (cards & basic).len() as u8,
            house: (cards & houses).len() as u8,
            plain: (cards & !basic & !houses).len() as u8,
        }
    }
}

impl View {
    /// What `viewer` may know.
    pub fn of(game: &Craftsmen, viewer: Viewer) -> View {
        let whole = Snapshot::of(game);
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Onlooker => None,
            },
            players: whole.players,
            options: whole.options,
            year: whole.year,
            season: whole.season,
            phase: whole.phase,
            stage: whole.stage,
            order: whole.order,
            turn: whole.turn,
            disc: whole.disc,
            work: whole.work,
            payment: whole.payment,
            auction: whole.auction,
            peek: whole.peek.map(|peek| looked_at(game, peek, viewer)),
            good: whole.good,
            frames: whole.frames,
            guilds: whole.guilds,
            privileged: whole.privileged,
            order_track: whole.order_track,
            pool: whole.pool,
            bonus_tokens: whole.bonus_tokens,
            face_up: whole.face_up,
            capital_deck: game.deck_known.then(|| game.capital_deck.pieces().collect()),
            capital_deck_count: whole.capital_deck_count,
            capital_pile: whole.capital_pile,
            decks: Class::ALL.iter().map(|c| (*c, SeenDeck::of(game, *c, viewer))).collect(),
            sawmills: whole.sawmills,
            granary: whole.granary,
            ships: whole.ships,
            seats: Seat::all(game.players).map(|s| SeenSeat::of(game, s, viewer)).collect(),
            lost: whole.lost,
        }
    }
}

/// CR-3.1 — Cards being looked at are known only to the one who looks.
fn looked_at(game: &Craftsmen, mut peek: PeekFacts, viewer: Viewer) -> PeekFacts {
    let user = game.top().and_then(|frame| frame.seat());
    if !user.is_some_and(|user| viewer.is(user)) {
        peek.cards.clear();
    }
    peek.known.clear();
    peek
}
