//! What a seat may expect of what lies before it.

use kernel::Seat;
use kernel::names::Name;

use super::calendar::work_to_come;
use super::chains::Chains;
use crate::model::capital::{Capital, of_color};
use crate::model::cards::{Card, advanced_of, extended_of};
use crate::model::components::YEARS;
use crate::model::pieces::{Class, Color, Phase, SHIPS, Ship, Side, Token};
use crate::model::state::{Board, Craftsmen, Cube};

/// What a capital card is worth while there is something to buy.
pub(super) const CARD: f32 = 0.75;
/// What a card on an icon is worth in work points.
const ICON: f32 = 0.8;
/// What an advanced building with both inputs promises beside its work points.
const READY: f32 = 1.4;
/// How sure a cube on a ship is to stay there, and a place in a majority.
const SAFE: f32 = 0.9;
/// A majority as it stands.
const PLACE: f32 = 0.6;
/// What a privilege token is worth.
const PRIVILEGE: f32 = 1.0;

/// What a seat may expect of the rest of the game.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Craftsmen,
    pub(super) board: &'a Board,
    pub(super) seat: Seat,
    chains: Chains<'a>,
    /// Points for a work point.
    pub(super) rate: f32,
    /// Work points in seasons to come.
    work: f32,
    /// Year changes to come.
    years: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a Craftsmen, seat: Seat) -> Outlook<'a> {
        let chains = Chains::of(game, seat);
        let past = matches!(game.phase, Phase::YearChange | Phase::Over);
        let left = YEARS as u8 - game.year + u8::from(!past);
        Outlook {
            rate: chains.rate(),
            work: work_to_come(game),
            years: left.into(),
            board: game.board(seat),
            game,
            seat,
            chains,
        }
    }

    /// How much time is left to use what one has: 1 with a year or more, 0 at the end.
    pub(super) fn time(&self) -> f32 {
        (self.work / 12.0).min(1.0)
    }

    /// The same for what is used soon: 1 with a season or more.
    fn soon(&self) -> f32 {
        (self.work / 4.0).min(1.0)
    }

    /// The score track and the bonus tokens.
    pub(super) fn sure(&self) -> f32 {
        f32::from(self.board.track() + self.game.bonus_points(self.seat))
    }

    /// Cubes on ships, and majorities.
    pub(super) fn ships(&self) -> [f32; 2] {
        let (mut cubes, mut bonuses) = (0.0, 0.0);
        for ship in (0..SHIPS as u8).map(Ship) {
            let own = self.cubes_on(ship);
            if own > 0.0 {
                cubes += own;
                bonuses += self.majority(ship);
            }
        }
        [SAFE * cubes, PLACE * bonuses]
    }

    /// The points of own cubes on a ship.
    fn cubes_on(&self, ship: Ship) -> f32 {
        let own = |cube: &&Cube| **cube == Cube::of(self.seat);
        let hold = &self.game.parts.ships[ship.index()];
        let rows = hold.rows.iter().zip(&self.game.ships[ship.index()]);
        rows.map(|(row, cubes)| f32::from(row.value) * cubes.iter().filter(own).count() as f32)
            .sum()
    }

    /// The bonus of the place on a ship as it stands.
    fn majority(&self, ship: Ship) -> f32 {
        let (ranked, count) = self.game.ranking_on(ship);
        let place = ranked[..count].iter().position(|seat| *seat == self.seat);
        let bonuses = &self.game.parts.ships[ship.index()].bonuses;
        place.and_then(|place| bonuses.get(place)).copied().unwrap_or(0).into()
    }

    pub(super) fn granary(&self) -> f32 {
        let own = |cube: &&Cube| **cube == Cube::of(self.seat);
        let columns = self.game.granary.iter().flat_map(|column| column.iter());
        0.6 * columns.filter(own).count() as f32
    }

    /// Color sets score in every year to come, and the next one is on its way.
    pub(super) fn town(&self) -> [f32; 2] {
        let mut halves = [0u8; 4];
        for card in self.board.row.iter() {
            let face = self.game.parts.face(*card);
            halves[face.top.index()] += 1;
            halves[face.bottom.index()] += 1;
        }
        let sets = halves.into_iter().min().unwrap_or(0);
        let next = halves.iter().filter(|count| **count > sets).count() as f32;
        let each = f32::from(self.game.parts.numbers.vp_per_colour_set) * self.years;
        [each * f32::from(sets), 0.13 * each * next]
    }

    /// Raws and semis on icons, advanced buildings with both inputs, extended ones with one.
    pub(super) fn icons(&self) -> [f32; 4] {
        let filled = self.board.filled;
        let raws = (filled & self.game.parts.raw_icons).count_ones() as f32;
        let semis = (filled & !self.game.parts.raw_icons).count_ones() as f32;
        let ready = advanced_of(filled).count() as f32;
        let begun = extended_of(filled).len() as f32;
        let icon = self.rate.max(0.8) * ICON;
        let soon = self.soon();
        [soon * icon * raws, soon * 1.7 * icon * semis, soon * READY * ready, soon * 0.2 * begun]
    }

    pub(super) fn fair(&self) -> f32 {
        0.3 * f32::from(self.board.fair) * self.time()
    }

    /// What buildings make of the work to come.
    pub(super) fn engine(&self) -> f32 {
        0.85 * self.rate * self.work
    }

    /// What unfinished chains may become.
    pub(super) fn chains(&self) -> f32 {
        self.chains.promise() * (0.3 + 0.7 * self.time()) * self.time()
    }

    /// What cards of the hand may become.
    pub(super) fn hand(&self) -> f32 {
        self.board.hand.iter().map(|card| self.card(card)).sum::<f32>() * self.time()
    }

    /// What a card of the hand is worth: more if it fits the row.
    pub(super) fn card(&self, card: Card) -> f32 {
        let worth = match card.class() {
            Some(Class::Advanced) => 3.0,
            Some(Class::Extended) => 1.5,
            _ => 0.7,
        };
        let fits = |side| self.game.fits(self.seat, card, side);
        let double = self.board.row.iter().any(|other| other.kind() == card.kind());
        let fit = if [Side::Left, Side::Right].into_iter().any(fits) { 1.0 } else { 0.6 };
        worth * fit * if double { 0.4 } else { 1.0 }
    }

    /// Money is worth what can be bought, by the number of cards…
    pub(super) fn cards(&self) -> f32 {
        let cards = self.board.cards() as f32;
        (CARD * cards.min(7.0) + 0.25 * (cards - 7.0).max(0.0)) * self.time()
    }

    /// …and by their value.
    pub(super) fn power(&self) -> f32 {
        0.12 * f32::from(self.game.paying_power(self.seat)).min(30.0) * self.time()
    }

    /// In the end it is invested: the points of four colors at a year change.
    pub(super) fn investment(&self) -> f32 {
        if self.years == 0.0 {
            return 0.0;
        }
        let best = |color: &Color| {
            let held = |value: &u8| {
                Capital::of(*color, *value).is_some_and(|face| self.board.capital[face] > 0)
            };
            (1..=3u8).rev().find(held).unwrap_or(0)
        };
        let colors = Color::ALL.iter().filter(|c| of_color(&self.board.capital, **c).0 > 0).count();
        let sum: u8 = Color::ALL.iter().map(best).sum();
        let likely = [0.0, 0.1, 0.2, 0.35, 0.9][colors];
        f32::from(sum) * likely * (1.0 - 0.5 * self.time())
    }

    /// Work and privilege tokens.
    pub(super) fn tokens(&self) -> [f32; 2] {
        let count = |token| f32::from(self.board.tokens(token));
        let work = count(Token::Work) * self.rate.max(0.7) * self.soon();
        [work, count(Token::Privilege) * PRIVILEGE * self.time()]
    }
}
