//! What is printed on the components: recipes, costs, values.

use std::collections::BTreeMap;

use serde::Deserialize;

/// What the drawing needs of the box.
#[derive(Debug, Deserialize)]
pub(crate) struct Parts {
    pub(super) constants: Constants,
    year: Vec<Year>,
    player_count: Vec<Table>,
    pub(super) guild: Vec<Guild>,
    capital_card: Vec<CapitalCard>,
    capital_sets: CapitalSets,
    good: Vec<Good>,
    building_type: Vec<Building>,
    building_card: Vec<Card>,
    pub(super) ship: Vec<Ship>,
    pub(super) granary_column: Vec<Column>,
    pub(super) bonus_token: Vec<BonusToken>,
}

/// Limits, costs and prices.
#[derive(Debug, Deserialize)]
pub(super) struct Constants {
    pub(super) years: i64,
    pub(super) helpers_per_player: i64,
    pub(super) hand_limit_any_time: i64,
    pub(super) hand_limit_season_end: i64,
    pub(super) fair_limit_per_player: i64,
    pub(super) privilege_token_limit: i64,
    pub(super) work_token_limit: i64,
    pub(super) order_change_spaces: usize,
    pub(super) mayor_cards: BTreeMap<String, i64>,
    pub(super) build_cost: BTreeMap<String, i64>,
    pub(super) purchase_price: BTreeMap<String, i64>,
}

/// What changes from year to year.
#[derive(Debug, Deserialize)]
pub(super) struct Year {
    year: u8,
    pub(super) work_points: i64,
    pub(super) cover_fee_vp: i64,
}

/// What depends on the number of players.
#[derive(Debug, Deserialize)]
pub(super) struct Table {
    players: u8,
    pub(super) guild_capacity: usize,
    pub(super) order_change_action: bool,
    pub(super) cover_fee_paid_by_player: bool,
}

/// A guild and the kinds of its fields.
#[derive(Debug, Deserialize)]
pub(super) struct Guild {
    pub(super) id: String,
    pub(super) fields: Vec<String>,
}

/// The colors of capital cards, each several times.
#[derive(Debug, Deserialize)]
struct CapitalCard {
    colour: String,
}

/// What several cards of one color are worth.
#[derive(Debug, Deserialize)]
struct CapitalSets {
    set_value: BTreeMap<String, i64>,
}

/// A good and how far it is made: `raw`, `semi`, `final`.
#[derive(Debug, Deserialize)]
struct Good {
    id: String,
    tier: String,
}

/// A type of building.
#[derive(Debug, Deserialize)]
pub(super) struct Building {
    id: String,
    pub(super) inputs: Vec<String>,
    pub(super) output: String,
    pub(super) vp: i64,
}

/// A building card.
#[derive(Debug, Deserialize)]
pub(super) struct Card {
    id: String,
    #[serde(rename = "type")]
    building: String,
    pub(super) class: String,
    pub(super) house: bool,
}

/// A ship.
#[derive(Debug, Deserialize)]
pub(super) struct Ship {
    pub(super) id: u8,
    pub(super) bonuses: Vec<i64>,
    pub(super) rows: Vec<Row>,
}

/// A row of a hold.
#[derive(Debug, Deserialize)]
pub(super) struct Row {
    pub(super) good: String,
    pub(super) value: i64,
    pub(super) slots: usize,
}

/// A column of the granary.
#[derive(Debug, Deserialize)]
pub(super) struct Column {
    pub(super) good: String,
    pub(super) slots: usize,
}

/// A bonus token and the line of buildings that wins it.
#[derive(Debug, Deserialize)]
pub(super) struct BonusToken {
    pub(super) good: String,
    pub(super) vp: i64,
    pub(super) line: Vec<String>,
}

impl Parts {
    /// What holds in a year.
    pub(super) fn year(&self, year: u8) -> Option<&Year> {
        self.year.iter().find(|found| found.year == year)
    }

    /// What holds with so many players.
    pub(super) fn table(&self, players: u8) -> Option<&Table> {
        self.player_count.iter().find(|table| table.players == players)
    }

    /// A building card.
    pub(super) fn card(&self, id: &str) -> Option<&Card> {
        self.building_card.iter().find(|card| card.id == id)
    }

    /// The type of a building card.
    pub(super) fn building(&self, card: &str) -> Option<&Building> {
        let building = &self.card(card)?.building;
        self.building_type.iter().find(|found| found.id == *building)
    }

    /// Whether a good is a raw material.
    pub(super) fn is_raw(&self, good: &str) -> bool {
        self.good.iter().any(|found| found.id == good && found.tier == "raw")
    }

    /// The colors of capital cards, in the order of the box.
    pub(super) fn colors(&self) -> Vec<&str> {
        let mut colors: Vec<&str> =
            self.capital_card.iter().map(|card| card.colour.as_str()).collect();
        colors.dedup();
        colors
    }

    /// What capital cards are worth together: those of one color by their values or as a set,
    /// whichever is more.
    pub(super) fn worth(&self, cards: &[String]) -> i64 {
        let mut colors: BTreeMap<char, (usize, i64)> = BTreeMap::new();
        for face in cards {
            let mut letters = face.chars();
            let Some(color) = letters.next() else { continue };
            let of_color = colors.entry(color).or_default();
            of_color.0 += 1;
            of_color.1 += letters.as_str().parse::<i64>().unwrap_or_default();
        }
        let set = |count: usize| self.capital_sets.set_value.get(&count.to_string());
        colors.values().map(|(count, sum)| set(*count).map_or(*sum, |set| *sum.max(set))).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(cards: &str) -> i64 {
        let standard =
            shelf::find("craftsmen").expect("Craftsmen is on the shelf").title.standard();
        let parts: Parts =
            toml::from_str(standard.text).expect("the game has read this file before");
        parts.worth(&cards.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn a_color_counts_as_a_set_where_that_is_more() {
        assert_eq!(worth(""), 0);
        assert_eq!(worth("v1 g2 b3"), 6);
        assert_eq!(worth("v3 v3"), 6);
        assert_eq!(worth("v1 v1 v2 r3"), 13);
    }
}
