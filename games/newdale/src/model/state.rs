//! The state of a chapter in play.

use kernel::names::Set;
use kernel::{Parts, Seat, Watched, WatchedEach, names};
use serde::{Deserialize, Serialize};

use super::SEATS;
use super::cards::Card;
use super::components::{ChapterFace, Components, Extra, MapFace};
use super::events::{EventCard, EventCards};
use super::frames::Frames;
use super::options::Options;
use super::pieces::{Character, Figures, SAILORS, Sailor, SideMission, Site, Symbol};
use super::pile::Cards;
use super::player::Player;
use super::tokens::{TOKENS, Token};
use super::towns::Town;

/// The most bonus fields of one map.
pub const FIELDS: usize = 12;

/// A chapter of Newdale in play.
// `Copy`, so that a clone is one copy of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Newdale {
    pub(crate) parts: Parts<Components>,
    pub(crate) options: Options,
    pub(crate) players: u8,
    /// Counted from 1; 0 during set-up.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) step: Option<Step>,
    /// Where the step of a player stands.
    pub(crate) stage: Stage,
    /// What the game waits for; it follows from everything else.
    pub(crate) wait: Wait,
    /// Who holds the bag.
    pub(crate) start: Seat,
    /// Whose step it is.
    pub(crate) actor: Seat,
    /// The marker that is carried out, or placed one by one; 0 otherwise.
    pub(crate) marker: u8,
    /// Tokens, cards or figures that chance has yet to bring in this step.
    pub(crate) left: u8,
    /// Whether any part of the action was carried out (ND-3.5).
    pub(crate) carried_out: bool,
    /// How often each optional effect of phase VI was used in this step.
    pub(crate) used: [u8; 3],
    /// Areas whose chain ran in final production, as bits.
    pub(crate) ran: u8,
    pub(crate) frames: Frames,
    /// The build under way; blank when there is none.
    pub(crate) build: Build,
    /// The event of the round.
    pub(crate) event: Option<EventCard>,
    /// Every event seen so far, the present one too.
    pub(crate) seen: EventCards,
    pub(crate) draw: Cards,
    pub(crate) discard: Watched<Cards>,
    pub(crate) pool: Watched<Cards>,
    /// Numbered cards beside the board.
    pub(crate) waiting: Watched<Cards>,
    pub(crate) bag: Figures,
    /// Figures in the labor market.
    pub(crate) market: Figures,
    pub(crate) fields: Watched<[Field; FIELDS]>,
    /// Tokens that were not revealed.
    pub(crate) token_stack: [u8; TOKENS],
    /// Secret missions not dealt.
    pub(crate) missions: Set<Symbol>,
    /// Characters not laid out.
    pub(crate) characters: Set<Character>,
    /// Characters laid out and not yet taken.
    pub(crate) offer: Set<Character>,
    /// The side mission on the table.
    pub(crate) side_mission: Option<SideMission>,
    /// Sailors of the common supply.
    pub(crate) sailors: [u8; SAILORS],
    /// Whether a ship has reached the end of the coast (ND-10.11).
    pub(crate) first_at_nine: bool,
    /// Seats in the order of their arrival at Newdale.
    pub(crate) arrivals: [Option<Seat>; SEATS],
    /// The solo rival's ship.
    pub(crate) rival: u8,
    /// Solo: whether the goods of the goal were returned (ND-11.2).
    pub(crate) delivered: bool,
    pub(crate) seats: WatchedEach<Player, SEATS>,
    pub(crate) lost: Lost,
}

const _: () = assert!(size_of::<Newdale>() <= 2048, "playouts copy states");

names! {
    /// Where a round stands (ND-3).
    pub enum Phase in "phase" {
        /// Lay-out.
        Setup = "setup",
        /// Phase I.
        Event = "event",
        /// Phase II.
        Planning = "planning",
        /// Phase III.
        Assistants = "assistants",
        /// Phase IV.
        Actions = "actions",
        /// Phase V.
        Building = "building",
        /// Phase VI.
        Special = "special",
        /// Final production and scoring.
        Final = "final",
        /// The chapter is over.
        Over = "over",
    }
}

names! {
    /// A part of a phase.
    pub enum Step in "step" {
        /// Set-up: bonus tokens.
        Tokens = "tokens",
        /// Set-up: the Sawmills of chapter VI.
        Pool = "pool",
        /// Set-up: the start player.
        Start = "start",
        /// Set-up: secret missions.
        Missions = "missions",
        /// Set-up: hands.
        Hands = "hands",
        /// Set-up: the opening discards.
        Opening = "opening",
        /// Set-up: characters are laid out.
        Lay = "lay",
        /// Set-up: characters are chosen.
        Character = "character",
        /// Token window A or B.
        Window = "window",
        /// Final production.
        Production = "production",
        /// Goal and side mission.
        Goal = "goal",
    }
}

/// Where the step of a player stands (ND-3.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The window before it comes next.
    Before,
    /// The step itself.
    Act,
    /// What follows if nothing was carried out.
    Close,
    /// The window after it.
    After,
    /// On to the next player.
    Next,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wait {
    /// Nothing: it goes on by itself.
    Nobody,
    /// The seat whose step it is.
    Turn,
    /// Everybody with an open answer.
    Together,
    /// Chance.
    Chance,
    /// The chapter is over.
    Over,
}

/// A bonus field: its tokens are of one kind (ND-2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Field {
    /// What lies there.
    pub token: Option<Token>,
    /// How many.
    pub count: u8,
}

impl Field {
    /// Nothing lies there.
    pub const EMPTY: Field = Field { token: None, count: 0 };
}

/// A build under way (ND-5.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    /// The card; it has left the hand or the pool.
    pub card: Option<Card>,
    /// The sailor that is hired instead.
    pub sailor: Option<Sailor>,
    /// The bridge that goes with it.
    pub bridge: Option<Site>,
    /// Where the house goes.
    pub town: Option<Town>,
    /// Foreign bridges on the way, as bits.
    pub tolls: u8,
    /// Whether the house is near enough for a bonus token.
    pub near: bool,
    /// The cost that can be lowered.
    pub cost: u8,
    /// Bridge and tolls.
    pub extra: u8,
}

/// What is out of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lost {
    pub(crate) tokens: [u8; TOKENS],
    pub(crate) characters: Set<Character>,
    pub(crate) figures: Figures,
    pub(crate) cards: Cards,
    pub(crate) houses: [u8; SEATS],
}

impl Newdale {
    /// What a seat owns.
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    /// What a seat owns.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// The seat whose step it is.
    #[inline]
    pub(crate) fn own(&self) -> &Player {
        self.player(self.actor)
    }

    /// The seat whose step it is.
    #[inline]
    pub(crate) fn own_mut(&mut self) -> &mut Player {
        self.player_mut(self.actor)
    }

    /// The players at the table.
    #[inline]
    pub(crate) fn in_play(&self) -> &[Player] {
        self.seats.first(self.players)
    }

    /// ND-1.1 — The seats in turn order.
    #[inline]
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.start.round(self.players)
    }

    /// The chapter that is played.
    #[inline]
    pub(crate) fn chapter(&self) -> &'static ChapterFace {
        // The box outlives every state.
        self.face().chapter(self.options.chapter)
    }

    /// The map that is played on.
    #[inline]
    pub(crate) fn map(&self) -> &'static MapFace {
        self.face().map(self.chapter().board)
    }

    /// The box.
    #[inline]
    pub(crate) fn face(&self) -> &'static Components {
        self.parts.content()
    }

    /// Whether the chapter has a rule of ND-10.
    #[inline]
    pub(crate) fn has(&self, extra: Extra) -> bool {
        self.chapter().extras.contains(extra)
    }

    /// Whether one plays alone (ND-11).
    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Whether a seat has to answer in a step that all answer together.
    #[inline]
    pub(crate) fn is_asked_together(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.to_drop > 0 || player.planning
    }
}
