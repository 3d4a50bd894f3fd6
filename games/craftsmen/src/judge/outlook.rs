//! What a seat may expect of the rest of the game.

use kernel::Seat;
use kernel::names::Name;

use super::chains::Chains;
use crate::model::capital::{Capital, of_color};
use crate::model::cards::{Card, advanced_of, extended_of};
use crate::model::components::YEARS;
use crate::model::frames::Frame;
use crate::model::pieces::{
    Class, Color, Field, Guild, LEVELS, Phase, SEASONS, SHIPS, Season, Ship, Token,
};
use crate::model::state::{Board, Craftsmen, Cube};

/// What a capital card is worth while there is something to buy.
const CARD: f32 = 0.75;
/// What a card on an icon is worth in work points.
const ICON: f32 = 0.8;
/// What an advanced building with both inputs promises beside its work points.
const READY: f32 = 1.4;
/// How sure a cube on a ship is to stay there, and a place in a majority.
const SAFE: f32 = 0.9;
/// A majority as it stands.
const PLACE: f32 = 0.6;
/// Discs in the Craftsmen's Guild that a player usually has in a season.
const DISCS: f32 = 1.1;
/// What a privilege token is worth.
const PRIVILEGE: f32 = 1.0;
/// What a place on a gold field adds to a disc.
const GOLD: f32 = 0.5;
/// What capital is worth by its value, when it is owed.
const MONEY: f32 = 0.4;

/// What a seat may expect of the rest of the game.
pub(super) struct Outlook<'a> {
    game: &'a Craftsmen,
    board: &'a Board,
    seat: Seat,
    chains: Chains<'a>,
    /// Points for a work point.
    rate: f32,
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
    fn time(&self) -> f32 {
        (self.work / 12.0).min(1.0)
    }

    /// Points in hand and points to come.
    pub(super) fn points(&self) -> f32 {
        let sure = f32::from(self.board.track() + self.game.bonus_points(self.seat));
        if self.game.phase == Phase::Over {
            return sure + 0.01 * self.board.cards() as f32;
        }
        sure + self.cargo()
            + self.town()
            + self.goods()
            + self.buildings()
            + self.capital()
            + self.tokens()
            + self.discs()
            + self.question()
    }

    /// Cubes on ships and in the granary.
    fn cargo(&self) -> f32 {
        let ships = (0..SHIPS as u8).map(|ship| self.ship(Ship(ship))).sum::<f32>();
        let own = |cube: &&Cube| **cube == Cube::of(self.seat);
        let columns = self.game.granary.iter().flat_map(|column| column.iter());
        ships + 0.6 * columns.filter(own).count() as f32
    }

    fn ship(&self, ship: Ship) -> f32 {
        let hold = &self.game.parts.ships[ship.index()];
        let own = |cube: &&Cube| **cube == Cube::of(self.seat);
        let rows = hold.rows.iter().zip(&self.game.ships[ship.index()]);
        let cubes: f32 = rows
            .map(|(row, cubes)| f32::from(row.value) * cubes.iter().filter(own).count() as f32)
            .sum();
        if cubes == 0.0 {
            return 0.0;
        }
        let (ranked, count) = self.game.ranking_on(ship);
        let place = ranked[..count].iter().position(|seat| *seat == self.seat);
        let bonus = place.and_then(|place| hold.bonuses.get(place)).copied().unwrap_or(0);
        SAFE * cubes + PLACE * f32::from(bonus)
    }

    /// Color sets score in every year to come, and the next one is on its way.
    fn town(&self) -> f32 {
        let mut halves = [0u8; 4];
        for card in self.board.row.iter() {
            let face = self.game.parts.face(*card);
            halves[face.top.index()] += 1;
            halves[face.bottom.index()] += 1;
        }
        let sets = halves.into_iter().min().unwrap_or(0);
        let next = halves.iter().filter(|count| **count > sets).count() as f32;
        let each = f32::from(self.game.parts.numbers.vp_per_colour_set);
        each * self.years * (f32::from(sets) + 0.13 * next)
    }

    /// Cubes on icons and on the fair.
    fn goods(&self) -> f32 {
        let filled = self.board.filled;
        let raws = (filled & self.game.parts.raw_icons).count_ones() as f32;
        let semis = (filled & !self.game.parts.raw_icons).count_ones() as f32;
        let ready = advanced_of(filled).count() as f32;
        let begun = extended_of(filled).len() as f32;
        let worth = self.rate.max(0.8) * ICON * (raws + 1.7 * semis) + READY * ready + 0.2 * begun;
        let soon = (self.work / 4.0).min(1.0);
        worth * soon + 0.3 * f32::from(self.board.fair) * self.time()
    }

    /// What buildings make of the work to come, and what cards of the hand may become.
    fn buildings(&self) -> f32 {
        let engine = 0.85 * self.rate * self.work;
        let promise = self.chains.promise() * (0.3 + 0.7 * self.time());
        let hand: f32 = self.board.hand.iter().map(|card| self.card(card)).sum();
        engine + promise * self.time() + hand * self.time()
    }

    /// What a card of the hand is worth: more if it fits the row.
    fn card(&self, card: Card) -> f32 {
        let worth = match card.class() {
            Some(Class::Advanced) => 3.0,
            Some(Class::Extended) => 1.5,
            _ => 0.7,
        };
        let fits = |side| self.game.fits(self.seat, card, side);
        let ends = [crate::model::pieces::Side::Left, crate::model::pieces::Side::Right];
        let double = self.board.row.iter().any(|other| other.kind() == card.kind());
        let fit = if ends.into_iter().any(fits) { 1.0 } else { 0.6 };
        worth * fit * if double { 0.4 } else { 1.0 }
    }

    /// Money is worth what can be bought; in the end it is invested.
    fn capital(&self) -> f32 {
        let cards = self.board.cards() as f32;
        let useful = CARD * cards.min(7.0) + 0.25 * (cards - 7.0).max(0.0);
        let power = 0.12 * f32::from(self.game.paying_power(self.seat)).min(30.0);
        (useful + power) * self.time() + self.investment() * (1.0 - 0.5 * self.time())
    }

    /// The points of four colors at a year change.
    fn investment(&self) -> f32 {
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
        f32::from(sum) * [0.0, 0.1, 0.2, 0.35, 0.9][colors]
    }

    fn tokens(&self) -> f32 {
        let work = f32::from(self.board.tokens(Token::Work)) * self.rate.max(0.7);
        let privilege = f32::from(self.board.tokens(Token::Privilege)) * PRIVILEGE;
        let soon = (self.work / 4.0).min(1.0);
        work * soon + privilege * self.time()
    }

    /// Discs that are yet to act.
    fn discs(&self) -> f32 {
        let game = self.game;
        if !matches!(game.phase, Phase::Helpers | Phase::Guilds) || game.is_winter() {
            return 0.0;
        }
        let helpers = u8::from(game.phase == Phase::Helpers && self.board.helpers > 0);
        let unused = f32::from(helpers * game.parts.numbers.unused_helper_vp);
        unused + Guild::ALL.iter().map(|guild| self.discs_in(*guild)).sum::<f32>()
    }

    fn discs_in(&self, guild: Guild) -> f32 {
        let done = match (self.game.phase, self.game.stage) {
            (Phase::Helpers, _) => 0,
            (_, None) => return 0.0,
            (_, Some(stage)) if stage.index() > guild.index() => return 0.0,
            (_, Some(stage)) if stage == guild && !self.game.window => self.game.cursor.into(),
            _ => 0,
        };
        let slots = self.game.discs[guild.index()].iter().enumerate().skip(done);
        let own = slots.filter(|(_, disc)| **disc == Some(self.seat));
        let mut worth = 0.0;
        for (number, (slot, _)) in own.enumerate() {
            let again = if number == 0 { 1.0 } else { self.second(guild) };
            let gold = slot / LEVELS == Field::GOLD.index() && guild != Guild::TownHall;
            worth += self.disc(guild) * again + if gold { GOLD } else { 0.0 };
        }
        worth
    }

    /// What one more action of a guild is worth after the first.
    fn second(&self, guild: Guild) -> f32 {
        match guild {
            Guild::Bankers => 0.6,
            Guild::Builders => 0.35,
            Guild::Notary => 0.6,
            Guild::Craftsmen => 0.85,
            Guild::Merchants => 0.3,
            Guild::TownHall => 0.6,
        }
    }

    /// What an action of a guild is worth.
    fn disc(&self, guild: Guild) -> f32 {
        let time = self.time();
        match guild {
            Guild::Bankers => {
                let room = (9.0 - self.board.cards() as f32).clamp(0.2, 2.0);
                room * (0.9 * time + 0.35)
            }
            Guild::Builders => self.building_action() * (0.25 + 0.75 * time),
            Guild::Notary => {
                let money = f32::from(self.game.paying_power(self.seat)).min(15.0) / 15.0;
                2.6 * money * time
            }
            Guild::Craftsmen => {
                f32::from(self.game.parts.year(self.game.year).work_points) * self.rate.max(0.5)
            }
            Guild::Merchants => {
                let wanted = self.board.empty_icons() & !self.game.parts.raw_icons;
                if wanted != 0 && self.board.cards() > 0 { 1.5 } else { 0.1 }
            }
            Guild::TownHall => 0.6 + 0.6 * time,
        }
    }

    /// Cards that can be built with the money at hand.
    fn building_action(&self) -> f32 {
        let power = self.game.paying_power(self.seat);
        let affordable = |card: &Card| self.game.parts.cost(*card) <= power;
        let mut worths: Vec<f32> =
            self.board.hand.iter().filter(affordable).map(|card| self.card(card)).collect();
        worths.sort_by(|a, b| b.total_cmp(a));
        worths.iter().take(2).map(|worth| 0.5 + 0.9 * worth).sum()
    }

    /// What is promised or owed in what is under way.
    fn question(&self) -> f32 {
        let frames = self.game.frames.iter();
        let open: f32 = frames.map(|frame| self.open(*frame)).sum();
        open + self.auction()
    }

    fn open(&self, frame: Frame) -> f32 {
        if frame.seat() != Some(self.seat) {
            return 0.0;
        }
        match frame {
            Frame::Craft { wp, .. } => 0.8 * self.rate.max(0.4) * f32::from(wp),
            Frame::Build { cost, .. } => -MONEY * f32::from(cost),
            Frame::Pay { due, .. } => {
                let laid = self.game.parts.value(&self.game.laid);
                -MONEY * f32::from(due.saturating_sub(laid))
            }
            Frame::Gain { card, .. } => self.card(card) * self.time(),
            Frame::Sale { .. } => CARD,
            Frame::Send { good, .. } => {
                good.map_or(0.5, |good| if good.is_raw() { 0.5 } else { 2.0 })
            }
            Frame::Bribe { .. } => 4.0,
            Frame::MerchantPay { .. } | Frame::MerchantIcon { .. } => 1.8,
            _ => 0.0,
        }
    }

    /// The highest bidder may get the card, for his bid.
    fn auction(&self) -> f32 {
        let Some(card) = self.game.auction.card else { return 0.0 };
        let bid = self.game.auction.bid;
        if bid == 0 || self.game.bidder() != self.seat {
            return 0.0;
        }
        0.6 * (1.6 * self.card(card) * self.time() - MONEY * f32::from(bid))
    }
}

/// Work points that a player usually still gets, from the next season on and this winter.
fn work_to_come(game: &Craftsmen) -> f32 {
    if game.phase == Phase::Over {
        return 0.0;
    }
    let year = f32::from(game.parts.year(game.year).work_points);
    let seasons = f32::from(SEASONS - 1).max(0.0);
    let passed = match game.season {
        Season::Winter => seasons,
        season => season as u8 as f32 + f32::from(u8::from(game.phase != Phase::Setup)),
    };
    let crafted = match (game.phase, game.stage) {
        (Phase::YearChange | Phase::End, _) => true,
        (Phase::Guilds, Some(guild)) => guild.index() > Guild::Craftsmen.index(),
        (Phase::Guilds, None) => true,
        _ => false,
    };
    let winter = match (game.season, crafted) {
        (Season::Winter, true) => 0.0,
        _ => year,
    };
    let this_year = year * DISCS * (seasons - passed).max(0.0) + winter;
    let later = (game.year + 1..=YEARS as u8).map(|year| game.parts.year(year).work_points);
    this_year + later.map(|points| f32::from(points) * (DISCS * seasons + 1.0)).sum::<f32>()
}
