//! The box: what `components.toml` says, ready for play.

use kernel::DataError;
use kernel::names::Name;

use super::SEATS;
use super::cards::{CARDS, Card, Kind};
use super::events::{EVENTS, Effect, EventCard};
use super::options::Options;
use super::pieces::{
    CHAPTERS, COLORS, Chapter, Color, GOODS, Good, LANDSCAPES, Landscape, RESOURCES, Resource,
    SAILORS, Sailor, SideMission,
};
use super::pile::Kinds;
use super::spaces::{AREAS, Area, Mode};
use super::tokens::TOKENS;
use super::towns::{BOARDS, Board};

mod cards;
mod chapter;
mod chapters;
mod file;
mod maps;
mod read;
mod ships;

pub use chapter::{ChapterFace, Extra, MissionFace, Next, SoloGoal, Wanted};
pub use maps::MapFace;
pub use ships::{Bridge, Coast, Sea, SeaBonus};

/// Rounds of a chapter (ND-3).
pub const ROUNDS: u8 = 7;
/// Costs are below this; the component file is refused beyond it.
pub const COSTS: usize = 32;
/// The spaces of the sea track of chapter VIII.
pub const SEA: usize = 16;
/// The spaces of the coast track of chapter VII.
pub const COAST: usize = 10;

/// Everything in the box.
#[derive(Clone, Debug)]
pub struct Components {
    /// Defaults of the options.
    pub options: Options,
    /// The building cards.
    pub cards: [CardFace; CARDS],
    /// The Coal Mine.
    pub mine: Plant,
    /// The Captain; what he makes is moves of the ship.
    pub captain: Plant,
    /// The Cook.
    pub cook: Plant,
    /// The price of each good; grapes have none of their own (ND-8.11).
    pub prices: [u8; GOODS],
    /// The action spaces of the production areas (ND-6.2).
    pub areas: [[AreaSpace; 3]; AREAS],
    /// Bonus tokens in the box.
    pub tokens: [u8; TOKENS],
    /// Bonus tokens drawn at set-up, by the number of players.
    pub tokens_drawn: [u8; SEATS],
    /// Assistants in the bag.
    pub assistants: [u8; COLORS],
    /// Hooded ones, in the chapters that have them.
    pub hooded: u8,
    /// Points lost for each Hooded one that no fist holds off.
    pub raid_loss: u8,
    /// Figures drawn in a round.
    pub figures_drawn: u8,
    /// What players start with.
    pub start: Start,
    /// The score track.
    pub track: Track,
    /// Final scoring.
    pub scoring: Scoring,
    /// Costs and gains of the action board.
    pub actions: Actions,
    /// Figures that Rabbit draws.
    pub rabbit_figures: u8,
    /// Coal that Enoch brings.
    pub enoch_coal: u8,
    /// What Gunda saves at most.
    pub gunda_discount: u8,
    /// The sailors of the common supply.
    pub sailors: [SailorFace; SAILORS],
    /// The side missions.
    pub side_missions: [MissionFace; 2],
    /// The event cards.
    pub events: [EventFace; EVENTS],
    /// The chapters.
    pub chapters: [ChapterFace; CHAPTERS],
    /// The maps.
    pub maps: [MapFace; BOARDS],
    /// Bridges (ND-10.7).
    pub bridge: Bridge,
    /// The ship track of chapter VII.
    pub coast: Coast,
    /// The ship track of chapter VIII.
    pub sea: Sea,
    /// What follows from the cards.
    pub sets: Sets,
}

/// What is printed on a building card.
#[derive(Clone, Copy, Debug)]
pub struct CardFace {
    /// Cards with a number come into play by chapters and events; 0 for the others.
    pub number: u16,
    /// How many there are.
    pub count: u8,
    /// Coins.
    pub cost: u8,
    /// The landscape that makes it cheaper.
    pub discount: Option<Landscape>,
    /// What it shows in a hand.
    pub resource: Resource,
    /// Points in final scoring.
    pub vp: u8,
    /// Its fists.
    pub fists: u8,
    /// What a production building does.
    pub plant: Option<Plant>,
}

/// A building, or a sailor, that a marker activates (ND-6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plant {
    /// Assistants by color.
    pub needs: [u8; COLORS],
    /// What it makes; the Captain moves the ship instead.
    pub good: Option<Good>,
    /// Its production chain.
    pub chain: Chain,
    /// How many it makes, if the space does not say.
    pub output: Option<u8>,
}

/// A production chain (ND-6.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chain {
    /// None.
    None,
    /// Hand cards.
    Cards(Resource),
    /// One good.
    Good(Good),
    /// Grapes of any Vineyard.
    Grapes,
    /// Two goods for one.
    Pair(Good, Good),
}

/// An action space of a production area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AreaSpace {
    /// How the need changes.
    pub modifier: i8,
    /// How many goods are made.
    pub output: u8,
    /// Whether it exists on the back side of the player board.
    pub back: bool,
}

/// What players start with (ND-2).
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the fields of the component file")]
pub struct Start {
    pub coal: u8,
    pub houses: u8,
    pub score: u8,
    pub dealt: u8,
    pub discarded: u8,
    pub range: u8,
    pub range_unlocked: u8,
    pub compensation: u8,
    pub compensation_unlocked: u8,
}

/// The score track (ND-9.1).
#[derive(Clone, Copy, Debug)]
pub struct Track {
    /// The spaces that give cards, as bits.
    pub card_spaces: u64,
    /// How many cards.
    pub cards: u8,
}

/// Final scoring (ND-9.4).
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the fields of the component file")]
pub struct Scoring {
    pub military: [u8; 3],
    pub coins_per_vp: u8,
    pub secret: u8,
}

/// The action board (ND-4).
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the fields of the component file")]
pub struct Actions {
    pub unlock_cost: u8,
    pub unlock_vp: u8,
    pub draw: u8,
    pub market_cards: u8,
    pub market_coal: u8,
    /// Of markers 3 and 4.
    pub develop_cost: [u8; 2],
    /// Of markers 3 and 4.
    pub develop_vp: [u8; 2],
    pub sail_cost: u8,
    pub sail_most: u8,
}

/// A sailor (ND-10.13).
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the fields of the component file")]
pub struct SailorFace {
    pub count: u8,
    pub cost: u8,
    pub vp: u8,
    pub fists: u8,
    /// How far the ship may move when the sailor is hired.
    pub ship: u8,
}

/// An event card (ND-3.1).
#[derive(Clone, Copy, Debug)]
pub struct EventFace {
    /// Assistants printed on it.
    pub printed: [u8; COLORS],
    /// What it does.
    pub effect: Effect,
    /// The cards that it brings.
    pub adds: Kinds,
    /// The side mission that it brings.
    pub mission: Option<SideMission>,
}

/// Sets of cards that questions are asked with.
#[derive(Clone, Debug)]
pub struct Sets {
    /// Production buildings.
    pub production: Kinds,
    /// Cards by what they show.
    pub resources: [Kinds; RESOURCES],
    /// Cards by the landscape that makes them cheaper, with a cost up to so much.
    pub cheap: [[Kinds; COSTS]; LANDSCAPES],
    /// All cards with a cost up to so much.
    pub cheap_anywhere: [Kinds; COSTS],
    /// Sawmills.
    pub sawmills: Kinds,
    /// Vineyards.
    pub vineyards: Kinds,
}

impl Components {
    /// What is printed on a card.
    #[inline]
    pub fn card(&self, card: Card) -> &CardFace {
        &self.cards[card.index()]
    }

    /// What is printed on an event.
    #[inline]
    pub fn event(&self, event: EventCard) -> &EventFace {
        &self.events[event.index()]
    }

    /// A chapter.
    #[inline]
    pub fn chapter(&self, chapter: Chapter) -> &ChapterFace {
        &self.chapters[chapter.index()]
    }

    /// A map.
    #[inline]
    pub fn map(&self, board: Board) -> &MapFace {
        &self.maps[board.index()]
    }

    /// A sailor.
    #[inline]
    pub fn sailor(&self, sailor: Sailor) -> &SailorFace {
        &self.sailors[sailor.index()]
    }

    /// A space of a production area.
    #[inline]
    pub fn area(&self, area: Area, mode: Mode) -> AreaSpace {
        self.areas[area.index()][mode.index()]
    }

    /// The Vineyard of a color.
    pub fn vineyard(color: Color) -> Card {
        Card::ALL[Card::VineyardYellow.index() + color.index()]
    }

    /// The cards of a kind.
    pub(super) fn of_kind(kind: Kind) -> Kinds {
        let cards = Card::ALL.iter().filter(|card| card.kind() == kind);
        cards.fold(0, |kinds, card| kinds | super::pile::only(*card))
    }
}

impl kernel::Components for Components {
    type Options = Options;
    const SHIPPED: &'static [&'static str] = &[include_str!("../../data/components.toml")];

    fn read(text: &str) -> Result<Components, DataError> {
        read::read(text)
    }

    fn defaults(&self) -> Options {
        self.options
    }
}
