//! Why cards are drawn: what is told of a draw cites the rule that gave it.

use kernel::RuleId;
use serde::{Deserialize, Serialize};

use super::ids::*;

/// What gave somebody cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// The hand that everybody begins with.
    Hand,
    /// The event of the round.
    Event,
    /// An action of which no part was carried out.
    Consolation,
    /// Nothing was built in the phase of building.
    NoBuild,
    /// The space *Swap and draw*.
    Swap,
    /// A bonus token.
    Token,
    /// Nate.
    Nate,
    /// The Scriptorium.
    Scriptorium,
    /// The Small Guardhouse.
    Guardhouse,
    /// A marked space of the score track.
    Track,
    /// A bonus space of the sea.
    Sea,
    /// A game that was saved before draws knew their reason: a card like any other.
    #[default]
    Any,
}

impl Draw {
    /// The rule that gives the cards.
    pub fn rule(self) -> RuleId {
        match self {
            Draw::Hand => ND_2_13,
            Draw::Event => ND_3_1,
            Draw::Consolation => ND_3_5,
            Draw::NoBuild => ND_3_6,
            Draw::Swap => ND_4_3,
            Draw::Token => ND_7_2,
            Draw::Nate => ND_7_5,
            Draw::Scriptorium => ND_8_3,
            Draw::Guardhouse => ND_8_4,
            Draw::Track => ND_9_1,
            Draw::Sea => ND_10_14,
            Draw::Any => ND_12_2,
        }
    }
}
