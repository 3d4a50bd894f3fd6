//! The cards of Cardinal Titus (TI-16).

use kernel::names::{Name, Set};

use super::pieces::{Act, Color, Fair};

/// A decree: what Titus looks for, and the colors he prefers (TI-16.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The fair tile it goes with; none for a card that is always in the deck.
    pub fair: Option<Fair>,
    /// What he looks for, first things first.
    pub priorities: Vec<Priority>,
    /// Groups of colors, the preferred ones first; empty for "most needed".
    pub die_order: Vec<Set<Color>>,
}

/// One line of a decree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Priority {
    /// When it counts; always if `None`.
    pub when: Option<Condition>,
    /// What he wants.
    pub want: Want,
}

/// When a line of a decree counts (TI-16.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the words of the cards")]
pub enum Condition {
    PillarsOverHouses,
    PillarsOverCathedrals,
    HousesAtLeastPillars,
    UnfulfilledContract,
    NewCrestInReach,
    NewCrestInContractMarket,
}

/// What a line of a decree wants (TI-16.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// A die at the field of an action.
    Act(Act),
    /// The highest die of these colors.
    Highest(Set<Color>),
    /// What an unfulfilled contract needs; he never has one.
    MostNeeded,
}

impl Card {
    /// The first action word on the card in reading order (TI-16.5).
    pub fn first_act(&self) -> Option<Act> {
        self.priorities.iter().find_map(|line| match line.want {
            Want::Act(act) => Some(act),
            _ => None,
        })
    }
}

impl Priority {
    /// Reads a line such as `if pillars>houses: merchant`; `None` if no rule knows it.
    pub fn parse(text: &str) -> Option<Priority> {
        match text.strip_prefix("if ") {
            Some(rest) => {
                let (when, want) = rest.split_once(": ")?;
                Some(Priority { when: Some(condition(when)?), want: parse_want(want)? })
            }
            None => Some(Priority { when: None, want: parse_want(text)? }),
        }
    }
}

fn condition(text: &str) -> Option<Condition> {
    Some(match text {
        "pillars>houses" => Condition::PillarsOverHouses,
        "pillars>cathedrals" => Condition::PillarsOverCathedrals,
        "houses>=pillars" => Condition::HousesAtLeastPillars,
        "unfulfilled_contract" => Condition::UnfulfilledContract,
        "new_crest_in_reach" => Condition::NewCrestInReach,
        "new_crest_in_contract_market" => Condition::NewCrestInContractMarket,
        _ => return None,
    })
}

fn parse_want(text: &str) -> Option<Want> {
    match text.strip_prefix("highest ") {
        Some("of any colour") => Some(Want::Highest(Color::ALL.iter().copied().collect())),
        Some(group) => parse_group(group).map(Want::Highest),
        None if text.starts_with("most needed") => Some(Want::MostNeeded),
        None => Act::from_id(text).filter(|act| *act != Act::Joker).map(Want::Act),
    }
}

/// `dark_grey`, or `blue_or_light` for two colors.
pub fn parse_group(text: &str) -> Option<Set<Color>> {
    match text {
        "blue_or_light" => Some([Color::Blue, Color::LightGrey].into_iter().collect()),
        color => Some([Color::from_id(color)?].into_iter().collect()),
    }
}
