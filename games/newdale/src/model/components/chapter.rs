//! What a chapter is made of (ND-10).

use kernel::names;
use kernel::names::Set;

use crate::model::SEATS;
use crate::model::events::EventCard;
use crate::model::pieces::{Chapter, Character, Good, SideMission};
use crate::model::pile::Cards;
use crate::model::towns::{Board, Town};

/// A chapter (ND-10).
#[derive(Clone, Debug)]
pub struct ChapterFace {
    /// Its title.
    pub name: String,
    /// Told before it.
    pub intro: String,
    /// Told after it.
    pub epilogue: String,
    /// Its map.
    pub board: Board,
    /// The start town, by the option.
    pub start: [Town; 2],
    /// Events of rounds 1 to 3, in the order of the file.
    pub first: [EventCard; 3],
    /// How many cards of number 10 (11) belong to rounds 4 to 6.
    pub later: u8,
    /// The special card of rounds 4 to 6.
    pub special: Option<EventCard>,
    /// The draw pile, before cards of it are put into the pool.
    pub deck: Cards,
    /// Cards that an event brings.
    pub waiting: Cards,
    /// Cards that lie in the pool from the start.
    pub pool: Cards,
    /// How many Sawmills are drawn into the pool, by the number of players.
    pub sawmills: [u8; SEATS],
    /// The characters.
    pub characters: Set<Character>,
    /// The rules that the chapter adds.
    pub extras: Set<Extra>,
    /// Whether the player boards lie back side up.
    pub back: bool,
    /// The spaces that there are for markers, as bits.
    pub spaces: u32,
    /// The goods of the goal.
    pub goal_goods: Set<Good>,
    /// Coins and points of the lower and the higher amount.
    pub goal: [(u8, u8); 2],
    /// What a single player must reach.
    pub solo: SoloGoal,
    /// What follows.
    pub next: Next,
    /// The start town of this chapter by the one before.
    pub start_by_previous: Vec<(Chapter, usize)>,
}

names! {
    /// A rule that a chapter adds (ND-2.16).
    #[allow(missing_docs, reason = "the words of the component file")]
    pub enum Extra in "extra" {
        Bridges = "bridges",
        HeavyRoads = "heavy_roads",
        Hooded = "hooded",
        Ships = "ships",
        Sailors = "sailors",
    }
}

/// What a single player must reach (ND-11.2).
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the fields of the component file")]
pub struct SoloGoal {
    pub coins: u8,
    pub min_vp: u8,
    pub min_fists: u8,
}

/// What follows a chapter (ND-10.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// This chapter.
    Chapter(Chapter),
    /// One of two, by the side mission.
    Branch {
        /// The mission that counts.
        mission: SideMission,
        /// If at least half of the players fulfilled it.
        yes: Chapter,
        /// Otherwise.
        no: Chapter,
    },
    /// Nothing: the campaign is over.
    End,
}

/// A side mission (ND-10.2).
#[derive(Clone, Copy, Debug)]
pub struct MissionFace {
    /// What may be returned and how many.
    pub options: [(Wanted, u8); 2],
    /// Points for it.
    pub vp: u8,
}

names! {
    /// What a side mission asks for (ND-15.27).
    #[allow(missing_docs, reason = "goods")]
    pub enum Wanted in "good" {
        Corn = "corn",
        Bread = "bread",
        Grapes = "grapes",
        Wine = "wine",
    }
}

impl Wanted {
    /// The goods that do.
    pub fn goods(self) -> &'static [Good] {
        match self {
            Wanted::Corn => &[Good::Corn],
            Wanted::Bread => &[Good::Bread],
            Wanted::Wine => &[Good::Wine],
            Wanted::Grapes => {
                &[Good::GrapesYellow, Good::GrapesGreen, Good::GrapesRed, Good::GrapesBlue]
            }
        }
    }
}
