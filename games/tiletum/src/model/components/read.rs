//! Checks a component file and makes the box of it.

use std::array;

use kernel::DataError;
use kernel::names::Name;
use kernel::text::nearest;
use toml::Spanned;

use super::file::{self, File, PerTable, TileEntry};
use super::{BuildingFace, Components, ContractSpace, Counted, FairTile, Start, TableSize, Track};
use crate::model::board::{BUILDINGS, CONTRACT_SPACES, ROOMS_OF};
use crate::model::cards::{Card, Priority, parse_group};
use crate::model::effect::Face;
use crate::model::map::{HouseSpaces, Node};
use crate::model::observe;
use crate::model::pieces::{CORRUPTIONS, Color, Decree, Fair, Good};
use crate::model::tiles::{Stack, TILES, Tile};

/// The text being read, for errors that name a line.
pub(super) struct Reader<'a> {
    text: &'a str,
}

/// Reads and checks a component file.
pub fn read(text: &str) -> Result<Components, DataError> {
    let file: File = kernel::parts::parse(text)?;
    Reader { text }.components(file)
}

pub(super) type Checked<T> = Result<T, DataError>;

impl Reader<'_> {
    fn components(&self, file: File) -> Checked<Components> {
        self.check_rounds(&file)?;
        self.check_map(&file)?;
        let tiles = self.tile_entries(&file)?;
        let faces = self.faces(&tiles)?;
        Ok(Components {
            tables: self.tables(&file, &tiles)?,
            good_of: self.goods_of(&file)?,
            gold_per_step: *self.at_least(&file.dice.change_cost_gold_per_step, 1)?,
            points: self.points(&file)?,
            printed: self.list(&file.action_fields.printed_order_clockwise)?,
            space_bonus: self.space_bonuses(&file)?,
            cathedrals: self.cathedrals(&file)?,
            costs: self.costs(&file)?,
            towns: self.towns(&file)?,
            town_tiles: file.town_tile.iter().map(|town| *town.city.get_ref()).collect(),
            fairs: self.fairs(&file)?,
            fair_values: self.list(&file.fair_board_values.by_round)?,
            track: self.track(&file)?,
            corruption: self.corruption(&file)?,
            kinds: array::from_fn(|tile| faces[tile].kind()),
            told: faces.iter().map(|face| observe::printed(*face)).collect(),
            faces,
            prices: self.list(&file.contract_market.ap_cost_left_to_right)?,
            hire_ap: *self.at_least(&file.character_market.take_ap, 1)?,
            refresh_ap: *self.at_least(&file.character_market.refresh_ap, 1)?,
            buildings: self.buildings(&file)?,
            contract_spaces: self.contract_spaces(&file)?,
            start: self.start(&file)?,
            final_buildings: self.list(&file.score.final_buildings_vp)?,
            goods_per_vp: *self.at_least(&file.score.goods_per_vp, 1)?,
            decrees: self.decrees(&file)?,
            options: file.options.into(),
        })
    }

    /// An error at a value of the file.
    pub(super) fn at<T>(&self, value: &Spanned<T>, why: impl Into<String>) -> DataError {
        DataError::at(self.text, value.span().start, why)
    }

    fn at_least<'v>(&self, value: &'v Spanned<u8>, least: u8) -> Checked<&'v u8> {
        match value.get_ref() {
            number if *number < least => {
                Err(self.at(value, format!("must be at least {least}, not {number}")))
            }
            number => Ok(number),
        }
    }

    fn exactly(&self, value: &Spanned<u8>, expected: usize) -> Checked<()> {
        match usize::from(*value.get_ref()) {
            number if number == expected => Ok(()),
            number => Err(self.at(value, format!("must be {expected}, not {number}"))),
        }
    }

    /// A list of fixed length.
    fn list<T: Copy, const N: usize>(&self, values: &Spanned<Vec<T>>) -> Checked<[T; N]> {
        let found = values.get_ref();
        found
            .as_slice()
            .try_into()
            .map_err(|_| self.at(values, format!("must have {N} entries, not {}", found.len())))
    }

    /// The entries in the order of their names: each must have exactly one.
    pub(super) fn by_name<'e, T: Name, E>(
        &self,
        entries: impl Iterator<Item = &'e E>,
        id: impl Fn(&E) -> &Spanned<String>,
    ) -> Checked<Vec<&'e E>> {
        let mut found: Vec<Option<&E>> = vec![None; T::ALL.len()];
        for entry in entries {
            let name = id(entry);
            let piece = T::from_id(name.get_ref()).ok_or_else(|| self.unknown::<T>(name))?;
            if found[piece.index()].replace(entry).is_some() {
                return Err(self.at(name, format!("`{}` has a second entry", piece.id())));
            }
        }
        let missing = |piece: &T| format!("there is no entry for `{}`", piece.id());
        let both = T::ALL.iter().zip(found);
        both.map(|(piece, entry)| entry.ok_or_else(|| DataError { line: 0, why: missing(piece) }))
            .collect()
    }

    fn unknown<T: Name>(&self, name: &Spanned<String>) -> DataError {
        let why = format!("unknown name `{}`", name.get_ref());
        match nearest(name.get_ref(), T::ALL.iter().map(|piece| piece.id())) {
            Some(near) => self.at(name, format!("{why}; did you mean `{near}`?")),
            None => self.at(name, why),
        }
    }

    fn check_rounds(&self, file: &File) -> Checked<()> {
        self.exactly(&file.meta.rounds, super::ROUNDS)?;
        self.exactly(&file.meta.turns_per_player_per_round, 3)?;
        self.exactly(&file.corruption.tokens_per_round, 3)
    }

    fn tile_entries<'f>(&self, file: &'f File) -> Checked<Vec<&'f TileEntry>> {
        let entries = file.bonus_tile.iter().chain(&file.contract_tile).chain(&file.character_tile);
        let found = self.by_name::<Tile, _>(entries, |entry| &entry.id)?;
        let crests: Vec<_> = file.crest.iter().map(|crest| *crest.id.get_ref()).collect();
        if crests != crate::model::pieces::Crest::ALL {
            return Err(whole("the six crests must be listed in order"));
        }
        Ok(found)
    }

    fn faces(&self, tiles: &[&TileEntry]) -> Checked<[Face; TILES]> {
        let face = |(tile, entry): (&Tile, &&TileEntry)| match tile.stack() {
            Stack::Character => self.character(entry),
            Stack::Bonus | Stack::Contract => self.face(entry),
        };
        let faces: Checked<Vec<Face>> = Tile::ALL.iter().zip(tiles).map(face).collect();
        Ok(array_of(&faces?))
    }

    fn tables(&self, file: &File, tiles: &[&TileEntry]) -> Checked<[TableSize; 3]> {
        let [two, three, four] = [2u8, 3, 4].map(|seats| self.table(file, tiles, seats));
        Ok([two?, three?, four?])
    }

    fn table(&self, file: &File, tiles: &[&TileEntry], seats: u8) -> Checked<TableSize> {
        let of = |numbers: &PerTable| numbers.array()[usize::from(seats) - 2].clone();
        let (drawn, bag) = (of(&file.dice.drawn_per_round), of(&file.dice.in_bag));
        if !bag.get_ref().is_multiple_of(5) {
            return Err(self.at(&bag, "must be as many dice of each of the 5 colors"));
        }
        if drawn.get_ref() > bag.get_ref() || *drawn.get_ref() <= 3 * seats {
            return Err(self.at(&drawn, "every turn needs a die, and the bag must hold them"));
        }
        let cities = || Node::CITIES.iter().zip(&file.map.city);
        let spots = cities().filter(|(_, city)| (1..=seats).contains(&city.bonus_spot));
        let marks = cities().flat_map(|(_, city)| city.house_slots.get_ref());
        let open = (0u64..).zip(marks).filter(|(_, space)| space.min_players <= seats);
        let in_game = |entry: &&TileEntry| if entry.min_players <= seats { entry.count } else { 0 };
        Ok(TableSize {
            drawn: *drawn.get_ref(),
            per_color: bag.get_ref() / 5,
            spaces: HouseSpaces::from_bits(open.fold(0, |bits, (space, _)| bits | 1 << space)),
            bonus_spots: spots.map(|(node, _)| *node).collect(),
            tiles: array_of(&tiles.iter().map(in_game).collect::<Vec<u8>>()),
        })
    }

    fn goods_of(&self, file: &File) -> Checked<[Good; 5]> {
        let goods: Vec<Good> = file.dice.colours.values().copied().collect();
        if goods.len() != Color::ALL.len() {
            return Err(whole("every color of dice has its good"));
        }
        Ok(array_of(&goods))
    }

    fn points(&self, file: &File) -> Checked<[u8; 6]> {
        let points = &file.wheel.action_points;
        let of = |value: usize| points.get_ref().get(&value.to_string()).copied();
        let found: Option<Vec<u8>> = (1..=6).map(of).collect();
        found
            .map(|found| array_of(&found))
            .ok_or_else(|| self.at(points, "every value from 1 to 6 has its points"))
    }

    fn fairs(&self, file: &File) -> Checked<[FairTile; 11]> {
        let entries = self.by_name::<Fair, _>(file.fair_tile.iter(), |entry| &entry.id)?;
        let fair = |entry: &&file::FairEntry| {
            let items: Option<Vec<_>> = match entry.mode.get_ref().as_str() {
                "king_track" => Some(Vec::new()),
                _ => entry.counts.get_ref().iter().map(|word| file::item(word)).collect(),
            };
            let counts = match (entry.mode.get_ref().as_str(), items.as_deref()) {
                ("king_track", _) => Counted::KingTrack,
                ("per_item", Some(&[item])) => Counted::Each(item),
                ("set", Some(&[first, second])) => Counted::Pairs(first, second),
                _ => return Err(self.at(&entry.counts, "no rule counts that")),
            };
            Ok(FairTile { value: entry.value, counts })
        };
        Ok(array_of(&entries.iter().map(fair).collect::<Checked<Vec<_>>>()?))
    }

    fn track(&self, file: &File) -> Checked<Track> {
        let track = &file.king_track;
        let (lowest, highest) = (*track.lowest.get_ref(), *track.highest.get_ref());
        if !(lowest..=highest).contains(track.start.get_ref()) {
            return Err(self.at(&track.start, format!("must lie from {lowest} to {highest}")));
        }
        let start = *track.start.get_ref();
        Ok(Track { lowest, highest, start, leader_vp: track.last_round_leader_vp })
    }

    fn corruption(&self, file: &File) -> Checked<[u8; CORRUPTIONS]> {
        let mut counts = [0; CORRUPTIONS];
        for token in &file.corruption_token {
            let count = counts.get_mut(usize::from(*token.value.get_ref()));
            *count.ok_or_else(|| self.at(&token.value, "must be 0, 1 or 2"))? += token.count;
        }
        match counts.iter().sum::<u8>() {
            0..3 => Err(whole("a round turns up 3 corruption tokens")),
            _ => Ok(counts),
        }
    }

    fn buildings(&self, file: &File) -> Checked<[BuildingFace; BUILDINGS]> {
        let mut buildings = Vec::new();
        for (number, entry) in file.building.iter().enumerate() {
            self.exactly(&entry.index, number + 1)?;
            let rooms = ROOMS_OF.get(number).copied();
            let rooms = rooms.ok_or_else(|| self.at(&entry.index, "there are 6 buildings"))?;
            self.exactly(&entry.rooms, rooms.into())?;
            buildings.push(BuildingFace {
                bonus_ap: entry.bonus_ap,
                food: entry.crest_food_cost,
                reward: self.reward(&entry.crest_reward)?,
            });
        }
        buildings.try_into().map_err(|_| whole("there are 6 buildings"))
    }

    fn contract_spaces(&self, file: &File) -> Checked<[ContractSpace; CONTRACT_SPACES]> {
        let mut spaces = Vec::new();
        for (number, entry) in file.contract_space.iter().enumerate() {
            self.exactly(&entry.index, number + 1)?;
            spaces.push(ContractSpace { vp: entry.vp, pillar: entry.pillar });
        }
        spaces.try_into().map_err(|_| whole("there are 6 contract spaces"))
    }

    fn start(&self, file: &File) -> Checked<Start> {
        let setup = &file.player_setup;
        let standing = file.contract_space.iter().filter(|space| space.pillar).count() as u8;
        if setup.start_city.get_ref() != &Node::Tiletum {
            return Err(self.at(&setup.start_city, "must be `tiletum`"));
        }
        Ok(Start {
            score: setup.start_vp,
            city: *setup.start_city.get_ref(),
            goods: array::from_fn(|good| {
                setup.start_goods.get(&Good::ALL[good]).copied().unwrap_or(0)
            }),
            gold: file.start_gold.by_turn_order,
            houses: *self.at_least(&setup.houses_total, 6)?,
            pillars: *self.at_least(&setup.pillars_total, standing)?,
        })
    }

    fn decrees(&self, file: &File) -> Checked<[Card; 13]> {
        let entries = self.by_name::<Decree, _>(file.solo.decree.iter(), |entry| &entry.id)?;
        let cards: Checked<Vec<Card>> = entries.iter().map(|entry| self.card(entry)).collect();
        cards?.try_into().map_err(|_| whole("there are 13 decrees"))
    }

    fn card(&self, entry: &file::DecreeEntry) -> Checked<Card> {
        let lines = entry.priorities.get_ref().iter().map(|line| Priority::parse(line));
        let priorities: Option<Vec<Priority>> = lines.collect();
        let groups = entry.die_order.get_ref().iter().filter(|group| *group != "most_needed");
        let die_order: Option<Vec<_>> = groups.map(|group| parse_group(group)).collect();
        let fair = match entry.fair_tile.get_ref().as_str() {
            "none" => None,
            _ => Some(
                Fair::from_id(entry.fair_tile.get_ref())
                    .ok_or_else(|| self.unknown::<Fair>(&entry.fair_tile))?,
            ),
        };
        Ok(Card {
            fair,
            priorities: priorities
                .ok_or_else(|| self.at(&entry.priorities, "no rule knows such a line"))?,
            die_order: die_order.ok_or_else(|| self.at(&entry.die_order, "no such color"))?,
        })
    }
}

/// An error of the file as a whole.
pub(super) fn whole(why: impl Into<String>) -> DataError {
    DataError { line: 0, why: why.into() }
}

pub(super) fn array_of<T: Copy, const N: usize>(values: &[T]) -> [T; N] {
    values.try_into().expect("there is one entry for each name")
}
