//! Checks a component file and makes the box of it.

use std::array;

use kernel::DataError;
use kernel::names::{Name, Set};
use kernel::parts::Reader;
use toml::Spanned;

use super::file::{CardEntry, File, TableEntry};
use super::{Components, Face, Hold, HoldRow, TableSize, Year};
use crate::model::SEATS;
use crate::model::capital::{Capital, Hand};
use crate::model::cards::{BUILDABLE, Card, Cards, ICONS, Icon, of_class};
use crate::model::kinds::Kind;
use crate::model::pieces::{CLASSES, Class, FIELDS, Good, Guild, SEASONS, SHIP_ROWS, SLOTS, Ship};
use crate::model::state::{MAYOR, ORDER_SPACES};

/// Reads and checks a component file.
pub fn read(text: &str) -> Result<Components, DataError> {
    let file: File = kernel::parts::parse(text)?;
    Source(Reader::new(text)).components(file)
}

type Checked<T> = Result<T, DataError>;

/// A component file of Craftsmen being checked.
struct Source<'a>(Reader<'a>);

impl<'a> std::ops::Deref for Source<'a> {
    type Target = Reader<'a>;

    fn deref(&self) -> &Reader<'a> {
        &self.0
    }
}

/// What the code takes for granted, by its name in `[constants]`.
const FIXED: [(&str, i64); 18] = [
    ("years", super::YEARS as i64),
    ("seasons_per_year", SEASONS as i64),
    ("start_sawmills", 1),
    ("faceup_capital", 2),
    ("faceup_per_building_class", 2),
    ("max_discs_per_field", 2),
    ("order_change_spaces", ORDER_SPACES as i64),
    ("banker_faceup_min", 1),
    ("banker_faceup_max", 2),
    ("banker_discard", 2),
    ("banker_discard_privilege", 1),
    ("builds_per_action", 2),
    ("bribe_cards", 1),
    ("merchant_price_cards", 1),
    ("granary_sale_cards", 1),
    ("ship_row_slots", 2),
    ("granary_slots_per_good", 2),
    ("invest_cards", 4),
];

impl Source<'_> {
    fn components(&self, file: File) -> Checked<Components> {
        self.check_fixed(&file)?;
        self.check_guilds(&file)?;
        self.check_goods(&file)?;
        let cards = self.cards(&file)?;
        let ships = self.ships(&file)?;
        Ok(Components {
            years: self.years(&file)?,
            tables: self.tables(&file)?,
            capital: self.capital(&file)?,
            set_step: self.set_step(&file)?,
            faces: array::from_fn(|card| Face { top: cards[card].top, bottom: cards[card].bottom }),
            houses: houses(&cards)?,
            vp: self.vp(&file)?,
            build_cost: positive(file.constants.build_cost.array(), "build_cost")?,
            price: positive(file.constants.purchase_price.array(), "purchase_price")?,
            mayor_cards: mayor_cards(&file)?,
            rows_of: array::from_fn(|good| rows_of(&ships, Good::ALL[good])),
            ships: ships.try_into().map_err(|_| whole("there are 4 ships"))?,
            icons_of: array::from_fn(|good| icons_of(Good::ALL[good])),
            raw_icons: Good::ALL.iter().filter(|good| good.is_raw()).map(|g| icons_of(*g)).sum(),
            lines: self.lines(&file)?,
            bonus_vp: bonus_vp(&file),
            numbers: file.constants.numbers,
            options: file.options.into(),
        })
    }

    /// Numbers that stand for how a rule works, not for how much.
    fn check_fixed(&self, file: &File) -> Checked<()> {
        for (name, value) in FIXED {
            let found = file.constants.fixed.get(name).and_then(toml::Value::as_integer);
            if found != Some(value) {
                return Err(whole(format!("`constants.{name}` must be {value}")));
            }
        }
        let numbers = &file.constants.numbers;
        let limits = numbers.hand_limit_any_time >= numbers.hand_limit_season_end;
        let few = numbers.hand_limit_any_time <= 10 && numbers.notary_peek_from_deck <= 3;
        let dealt = SEATS as u8 * numbers.start_basic_cards + 2 <= 24
            && SEATS as u8 * numbers.start_extended_cards + 2 <= 8;
        match limits && few && dealt && numbers.banker_cards_gained >= 2 {
            true => Ok(()),
            false => Err(whole("`constants` has a hand limit or a deal that no rule knows")),
        }
    }

    fn check_guilds(&self, file: &File) -> Checked<()> {
        let order = self.order::<Guild, _>(&file.guild, |entry| &entry.id)?;
        for (number, entry) in order.into_iter().map(|at| &file.guild[at]).enumerate() {
            self.numbered(&entry.stage, number + 1)?;
            if *entry.privilege.get_ref() != (number < Guild::TownHall.index()) {
                return Err(self.at(&entry.privilege, "the Town Hall alone has no privilege"));
            }
        }
        Ok(())
    }

    fn check_goods(&self, file: &File) -> Checked<()> {
        let order = self.order::<Good, _>(&file.good, |entry| &entry.id)?;
        for (good, at) in Good::ALL.iter().zip(order) {
            let entry = &file.good[at];
            if *entry.granary.get_ref() != good.column().is_some() {
                return Err(self.at(&entry.granary, "the granary takes every semi but meat"));
            }
            if *entry.ship.get_ref() != good.is_shipped() {
                return Err(self.at(&entry.ship, "ships take final goods and meat"));
            }
        }
        let columns: Vec<Good> = file.granary_column.iter().map(|c| *c.good.get_ref()).collect();
        let full = file.granary_column.iter().all(|c| c.slots == 2 && c.start_neutral == 2);
        match columns == Good::GRANARY && full {
            true => Ok(()),
            false => Err(whole("the granary has a column of two neutral cubes for each semi")),
        }
    }

    /// The cards in order; which card makes what is fixed, since icons are named by it.
    fn cards<'f>(&self, file: &'f File) -> Checked<Vec<&'f CardEntry>> {
        let order = self.order::<Card, _>(&file.building_card, |entry| &entry.id)?;
        let cards: Vec<&CardEntry> = order.into_iter().map(|at| &file.building_card[at]).collect();
        for (card, entry) in Card::ALL.iter().zip(&cards) {
            if *entry.kind.get_ref() != card.kind() {
                return Err(self.at(&entry.kind, format!("`{card}` is a {}", card.kind())));
            }
        }
        Ok(cards)
    }

    fn vp<const N: usize>(&self, file: &File) -> Checked<[u8; N]> {
        let order = self.order::<Kind, _>(&file.building_type, |entry| &entry.id)?;
        for (kind, at) in Kind::ALL.iter().zip(&order) {
            let entry = &file.building_type[*at];
            if *entry.output.get_ref() != kind.output() {
                return Err(self.at(&entry.output, format!("must be {}", kind.output())));
            }
            if entry.inputs.get_ref() != kind.inputs() {
                return Err(self.at(&entry.inputs, "icons are named by what they hold"));
            }
        }
        let vp: Vec<u8> = order.into_iter().map(|at| file.building_type[at].vp).collect();
        Ok(array_of(&vp))
    }

    fn years<const N: usize>(&self, file: &File) -> Checked<[Year; N]> {
        for (number, entry) in file.year.iter().enumerate() {
            self.numbered(&entry.year, number + 1)?;
        }
        let year = |entry: &super::file::YearEntry| Year {
            work_points: entry.work_points,
            fee: entry.cover_fee_vp,
        };
        let years: Vec<Year> = file.year.iter().map(year).collect();
        years.try_into().map_err(|_| whole("there are 3 years"))
    }

    fn tables<const N: usize>(&self, file: &File) -> Checked<[TableSize; N]> {
        for (number, entry) in file.player_count.iter().enumerate() {
            self.numbered(&entry.players, number + 2)?;
        }
        let tables: Checked<Vec<TableSize>> =
            file.player_count.iter().map(|entry| self.table(entry)).collect();
        tables?.try_into().map_err(|_| whole("there are tables for 2 to 5 players"))
    }

    fn table(&self, entry: &TableEntry) -> Checked<TableSize> {
        let fields = *entry.queue_fields.get_ref();
        if !(1..=FIELDS as u8).contains(&fields) {
            return Err(self.at(&entry.queue_fields, format!("there are {FIELDS} fields")));
        }
        let capacity = *entry.guild_capacity.get_ref();
        if usize::from(capacity) > SLOTS || capacity > 2 * fields {
            return Err(self.at(&entry.guild_capacity, "a field holds two discs"));
        }
        Ok(TableSize {
            capacity,
            fields,
            tokens: [entry.privilege_tokens, entry.work_tokens],
            order_change: entry.order_change_action,
            fee: entry.cover_fee_paid_by_player,
        })
    }

    fn capital(&self, file: &File) -> Checked<Hand> {
        let mut faces = Hand::EMPTY;
        for entry in &file.capital_card {
            let face = Capital::of(entry.colour, *entry.value.get_ref());
            let face = face.ok_or_else(|| self.at(&entry.value, "must be 1, 2 or 3"))?;
            faces[face] = entry.count;
        }
        match faces.total() {
            48 => Ok(faces),
            found => Err(whole(format!("there are 48 capital cards, not {found}"))),
        }
    }

    /// CR-6.3 — One more card adds as much to every set.
    fn set_step(&self, file: &File) -> Checked<u8> {
        let values = &file.capital_sets.set_value;
        let of = |n: usize| values.get_ref().get(&n.to_string()).copied();
        let step = of(2).ok_or_else(|| self.at(values, "two cards are a set"))?;
        let even = (2..=10).all(|n| of(n) == Some(step * (n as u8 - 1)));
        match even {
            true => Ok(step),
            false => Err(self.at(values, "each card must add as much as the one before")),
        }
    }

    fn ships(&self, file: &File) -> Checked<Vec<Hold>> {
        let mut ships = Vec::new();
        for (number, entry) in file.ship.iter().enumerate() {
            self.numbered(&entry.id, number + 1)?;
            let rows = entry.rows.get_ref();
            let goods: Set<Good> = rows.iter().map(|row| row.good).collect();
            let fit = rows.iter().all(|row| row.good.is_shipped() && row.slots == 2);
            if rows.len() > SHIP_ROWS || goods.len() as usize != rows.len() || !fit {
                return Err(self.at(&entry.rows, "a hold has up to 6 rows of different goods"));
            }
            let rows = rows.iter().map(|row| HoldRow { good: row.good, value: row.value });
            ships.push(Hold { bonuses: entry.bonuses.get_ref().clone(), rows: rows.collect() });
        }
        let mut shipped = Good::ALL.iter().filter(|good| good.is_shipped());
        match shipped.find(|good| rows_of(&ships, **good).is_empty()) {
            Some(good) => Err(whole(format!("no ship takes {good}"))),
            None => Ok(ships),
        }
    }

    /// CR-9.9 — A line is the closure of its recipes.
    fn lines<const N: usize>(&self, file: &File) -> Checked<[Set<Kind>; N]> {
        let mut lines = [Set::EMPTY; N];
        for (number, good) in Good::FINAL.iter().enumerate() {
            let entry = file.bonus_token.iter().find(|entry| entry.good.get_ref() == good);
            let entry = entry.ok_or_else(|| whole(format!("no bonus token for {good}")))?;
            lines[number] = entry.line.get_ref().iter().copied().collect();
            if lines[number] != needed(*good) {
                return Err(self.at(&entry.line, "is not what its recipes need"));
            }
        }
        Ok(lines)
    }

    fn numbered(&self, found: &Spanned<u8>, number: usize) -> Checked<()> {
        match usize::from(*found.get_ref()) == number {
            true => Ok(()),
            false => Err(self.at(found, format!("must be {number}"))),
        }
    }
}

fn houses(cards: &[&CardEntry]) -> Checked<Cards> {
    let both = Card::BUILDABLE.iter().zip(cards);
    let houses: Cards =
        both.filter(|(_, entry)| *entry.house.get_ref()).map(|(card, _)| *card).collect();
    let counts = Class::ALL.iter().map(|class| (houses & of_class(*class)).len());
    let sawmills = cards[BUILDABLE..].iter().any(|entry| *entry.house.get_ref());
    match counts.eq([0, 8, 8]) && !sawmills {
        true => Ok(houses),
        false => Err(whole("8 extended and 8 advanced cards have a house, no other")),
    }
}

fn mayor_cards(file: &File) -> Checked<[u8; CLASSES]> {
    let cards = positive(file.constants.mayor_cards.array(), "mayor_cards")?;
    match cards.iter().all(|count| usize::from(*count) <= MAYOR) {
        true => Ok(cards),
        false => Err(whole(format!("the mayor has at most {MAYOR} cards"))),
    }
}

fn positive(numbers: [u8; CLASSES], name: &str) -> Checked<[u8; CLASSES]> {
    match numbers.iter().all(|number| (1..=20).contains(number)) {
        true => Ok(numbers),
        false => Err(whole(format!("`constants.{name}` must be from 1 to 20"))),
    }
}

fn bonus_vp<const N: usize>(file: &File) -> [u8; N] {
    let of = |good: &Good| {
        file.bonus_token.iter().find(|entry| entry.good.get_ref() == good).map_or(0, |e| e.vp)
    };
    array_of(&Good::FINAL.iter().map(of).collect::<Vec<u8>>())
}

/// The types that making a good needs, one after the other.
fn needed(good: Good) -> Set<Kind> {
    let maker = Kind::maker(good);
    let own: Set<Kind> = [maker].into_iter().collect();
    maker.inputs().iter().fold(own, |all, input| all | needed(*input))
}

/// The rows that take a good.
fn rows_of(ships: &[Hold], good: Good) -> Vec<(Ship, usize)> {
    let row = |(ship, hold): (u8, &Hold)| {
        let row = hold.rows.iter().position(|row| row.good == good)?;
        Some((Ship(ship), row))
    };
    (0u8..).zip(ships).filter_map(row).collect()
}

/// The icons that hold a good, as bits.
fn icons_of(good: Good) -> u64 {
    let icons = (0..ICONS as u8).map(Icon).filter(|icon| icon.good() == good);
    icons.fold(0, |bits, icon| bits | icon.bit())
}

/// An error of the file as a whole.
fn whole(why: impl Into<String>) -> DataError {
    DataError { line: 0, why: why.into() }
}

fn array_of<T: Copy, const N: usize>(values: &[T]) -> [T; N] {
    values.try_into().unwrap_or_else(|_| panic!("there is one entry for each name"))
}
