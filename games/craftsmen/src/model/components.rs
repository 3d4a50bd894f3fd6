//! The box: what `components.toml` says, ready for play.

use kernel::DataError;
use kernel::names::{Name, Set};
use serde::{Deserialize, Serialize};

use super::SEATS;
use super::capital::{Hand, of_color};
use super::cards::{CARDS, Card, Cards};
use super::kinds::{KINDS, Kind};
use super::pieces::{CLASSES, Color, FINALS, GOODS, Good, SHIPS, Ship, Token};

mod file;
mod read;

/// The years that numbers are printed for.
pub const YEARS: usize = 3;
/// The numbers of players that there are tables for: 2 to 5.
pub const TABLES: usize = 4;

/// Variants agreed before set-up (CR-23.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The mayor's offer counts color sets.
    pub mayor_bid_uses_colour_sets: bool,
    /// Privileges are compared in winter too.
    pub winter_privilege_comparison: bool,
    /// How often a player may invest at a year change.
    pub investments_per_player_per_year: u8,
    /// How many exchanges a player has in set-up.
    pub setup_exchanges_per_player: u8,
    /// Leftovers of a peek may go to both ends of the deck.
    pub notary_peek_remainder_split: bool,
    /// A sale pays although the column had room.
    pub granary_sale_always_pays: bool,
    /// The first turn order counts color sets.
    pub capital_set_bonus_in_turn_order: bool,
}

/// Everything in the box.
#[derive(Clone, Debug)]
pub struct Components {
    /// Defaults of the options.
    pub options: Options,
    /// Single numbers.
    pub numbers: Numbers,
    /// What changes with the year.
    pub years: [Year; YEARS],
    /// What depends on the number of players, for 2 to 5.
    pub tables: [TableSize; TABLES],
    /// Copies of each capital face.
    pub capital: Hand,
    /// What one more card of a color adds to a set (CR-6.3).
    pub set_step: u8,
    /// The halves of each card.
    pub faces: [Face; CARDS],
    /// The house cards (CR-2.6).
    pub houses: Cards,
    /// Points of each type when its good is made.
    pub vp: [u8; KINDS],
    /// Costs of building by class (CR-9.2).
    pub build_cost: [u8; CLASSES],
    /// Prices at the Notary by class (CR-10.1).
    pub price: [u8; CLASSES],
    /// Cards of the mayor by class (CR-10.5).
    pub mayor_cards: [u8; CLASSES],
    /// The ships.
    pub ships: [Hold; SHIPS],
    /// Where each good may be loaded.
    pub rows_of: [Vec<(Ship, usize)>; GOODS],
    /// The icons that hold each good, as bits.
    pub icons_of: [u64; GOODS],
    /// The icons that hold a raw, as bits.
    pub raw_icons: u64,
    /// The types of each production line (CR-9.9).
    pub lines: [Set<Kind>; FINALS],
    /// The points of each bonus token.
    pub bonus_vp: [u8; FINALS],
}

/// Single numbers of the box and the rulebook.
#[derive(Clone, Copy, Debug, Deserialize)]
#[allow(missing_docs, reason = "the names of the component file")]
pub struct Numbers {
    pub helpers_per_player: u8,
    pub cubes_per_player: u8,
    pub start_capital_cards: u8,
    pub start_basic_cards: u8,
    pub start_extended_cards: u8,
    pub start_vp_by_turn_position: [u8; SEATS],
    pub max_helpers_per_player_per_guild: u8,
    pub hand_limit_any_time: u8,
    pub hand_limit_season_end: u8,
    pub fair_limit_per_player: u8,
    pub privilege_token_limit: u8,
    pub work_token_limit: u8,
    pub unused_helper_vp: u8,
    pub banker_cards_gained: u8,
    pub notary_peek_from_deck: u8,
    pub vp_per_granary_cube: u8,
    pub vp_per_colour_set: u8,
}

/// What changes with the year.
#[derive(Clone, Copy, Debug)]
pub struct Year {
    /// Work points of a disc (CR-11.1).
    pub work_points: u8,
    /// The fee in points (CR-5.6).
    pub fee: u8,
}

/// What depends on the number of players.
#[derive(Clone, Copy, Debug)]
pub struct TableSize {
    /// Discs that a guild holds (CR-5.3).
    pub capacity: u8,
    /// Fields in use (CR-18.1).
    pub fields: u8,
    /// Tokens in the pools, by kind.
    pub tokens: [u8; 2],
    /// Whether there is an order change (CR-18.3).
    pub order_change: bool,
    /// Whether the player pays for covering (CR-18.2).
    pub fee: bool,
}

/// What is printed on a building card beside its type.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// The color of its upper half.
    pub top: Color,
    /// The color of its lower half.
    pub bottom: Color,
}

impl Face {
    /// Its colors.
    #[inline]
    pub fn colors(self) -> Set<Color> {
        [self.top, self.bottom].into_iter().collect()
    }
}

/// The hold of a ship (CR-16.3).
#[derive(Clone, Debug)]
pub struct Hold {
    /// Bonuses by place.
    pub bonuses: Vec<u8>,
    /// The rows from the top.
    pub rows: Vec<HoldRow>,
}

/// A row of a hold.
#[derive(Clone, Copy, Debug)]
pub struct HoldRow {
    /// The good that it takes.
    pub good: Good,
    /// The points of a cube.
    pub value: u8,
}

impl Components {
    /// What depends on the number of players.
    #[inline]
    pub fn table(&self, players: u8) -> &TableSize {
        &self.tables[usize::from(players) - 2]
    }

    /// What changes with the year.
    #[inline]
    pub fn year(&self, year: u8) -> Year {
        self.years[usize::from(year) - 1]
    }

    /// The halves of a card.
    #[inline]
    pub fn face(&self, card: Card) -> Face {
        self.faces[card.index()]
    }

    /// What building a card costs.
    #[inline]
    pub fn cost(&self, card: Card) -> u8 {
        card.class().map_or(0, |class| self.build_cost[class.index()])
    }

    /// What a card costs at the Notary.
    #[inline]
    pub fn price_of(&self, card: Card) -> u8 {
        card.class().map_or(0, |class| self.price[class.index()])
    }

    /// The most tokens of a kind that a player may have (CR-19.1).
    #[inline]
    pub fn token_limit(&self, token: Token) -> u8 {
        match token {
            Token::Privilege => self.numbers.privilege_token_limit,
            Token::Work => self.numbers.work_token_limit,
        }
    }

    /// CR-6.4 — The value of a group of cards: each color by its printed values or as a set.
    #[inline]
    pub fn value(&self, hand: &Hand) -> u8 {
        let of = |color: &Color| match of_color(hand, *color) {
            (0 | 1, sum) => sum,
            (count, sum) => sum.max(self.set_step * (count - 1)),
        };
        Color::ALL.iter().map(of).sum()
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
