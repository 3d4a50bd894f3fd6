//! Event cards (ND-2.5).

use kernel::names;
use serde::Deserialize;

names! {
    /// An event card.
    #[allow(missing_docs, reason = "the ids of the component file")]
    pub enum EventCard in "event" {
        LastRound = "last_round",
        LastRoundSolo = "last_round_solo",
        Feast = "feast",
        Surplus = "surplus",
        Muster = "muster",
        BuildersFair = "builders_fair",
        Peddlers = "peddlers",
        FeastSolo = "feast_solo",
        SurplusSolo = "surplus_solo",
        MusterSolo = "muster_solo",
        BuildersFairSolo = "builders_fair_solo",
        PeddlersSolo = "peddlers_solo",
        Recruits = "recruits",
        LateHarvest = "late_harvest",
        Riot = "riot",
        Storm = "storm",
        Wanderer = "wanderer",
        Blueprints = "blueprints",
        Cornfields = "cornfields",
        BarracksEvent = "barracks_event",
        RabbitVisit = "rabbit_visit",
        WinePressEvent = "wine_press_event",
        GrapeHarvest = "grape_harvest",
        Tailors = "tailors",
        NightWatch = "night_watch",
        RopeMakers = "rope_makers",
        LawAndOrder = "law_and_order",
        FairWind = "fair_wind",
    }
}

/// How many event cards there are.
pub const EVENTS: usize = 28;

impl EventCard {
    /// The number printed on it.
    pub const fn number(self) -> u16 {
        match self {
            EventCard::LastRound => 1,
            EventCard::LastRoundSolo => 2,
            EventCard::Feast
            | EventCard::Surplus
            | EventCard::Muster
            | EventCard::BuildersFair
            | EventCard::Peddlers => 10,
            EventCard::FeastSolo
            | EventCard::SurplusSolo
            | EventCard::MusterSolo
            | EventCard::BuildersFairSolo
            | EventCard::PeddlersSolo => 11,
            EventCard::Recruits => 12,
            EventCard::LateHarvest => 13,
            EventCard::Riot => 14,
            EventCard::Storm => 15,
            EventCard::Wanderer => 100,
            EventCard::Blueprints => 101,
            EventCard::Cornfields => 102,
            EventCard::BarracksEvent => 103,
            EventCard::RabbitVisit => 104,
            EventCard::WinePressEvent => 105,
            EventCard::GrapeHarvest => 106,
            EventCard::Tailors => 107,
            EventCard::NightWatch => 108,
            EventCard::RopeMakers => 109,
            EventCard::LawAndOrder => 110,
            EventCard::FairWind => 111,
        }
    }

    /// Whether it is one of several cards with the same number, which are written by name.
    pub const fn is_one_of_many(self) -> bool {
        matches!(self.number(), 10 | 11)
    }
}

/// A set of event cards.
pub type EventCards = kernel::names::Set<EventCard>;

/// What an event does (ND-3.1); the words of the component file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Six figures, and the end of the chapter.
    DrawSixAndFinal,
    /// Six figures.
    DrawSix,
    /// Six cards join the pool.
    #[serde(rename = "pool_6_from_deck")]
    Blueprints,
    /// Numbered cards join the pool.
    AddPool,
    /// Three cards or two points.
    #[serde(rename = "choose_3_cards_or_2_vp")]
    Feast,
    /// Two cards or a point.
    #[serde(rename = "choose_2_cards_or_1_vp")]
    SmallFeast,
    /// A good of choice.
    OneGood,
    /// Points for a fist, otherwise cards.
    Muster,
    /// The same alone: two fists.
    MusterSolo,
    /// Buildings and sailors are cheaper.
    #[serde(rename = "cost_minus_2")]
    Cheaper,
    /// Hand cards for coal.
    SellCards,
    /// Coal for fists.
    FistsCoal,
    /// Fields bear.
    FieldsGrow,
    /// Points are lost.
    Riot,
    /// Ships drift.
    Storm,
    /// Two hand cards for two points.
    #[serde(rename = "discard_2_for_2_vp")]
    NightWatch,
    /// Ships move.
    #[serde(rename = "ships_plus_1")]
    FairWind,
}
