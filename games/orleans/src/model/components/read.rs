//! Checks a component file and makes the box of it.

use std::array;

use kernel::DataError;
use kernel::names::{Counts, Name, Set};
use kernel::parts::Reader;

use super::file::{BonusEntry, DevelopmentEntry, EdgeEntry, File, PlaceEntry, Track};
use super::{
    Bonus, Components, DEVELOPMENT_SPACES, DeedSlots, Development, TRACK_SPACES, TableSize,
};
use crate::model::effect::Effect;
use crate::model::map::{EDGES, Edge, SPACES, Town};
use crate::model::pieces::{DEVELOPMENT_CITIZENS, Deed, Follower, Good, Hourglass, Token};
use crate::model::places::{Place, Places, Slots, Stack};

/// Reads and checks a component file.
pub fn read(text: &str) -> Result<Components, DataError> {
    let file: File = kernel::parts::parse(text)?;
    Source(Reader::new(text)).components(file)
}

type Checked<T> = Result<T, DataError>;

/// A component file of Orléans being checked.
struct Source<'a>(Reader<'a>);

impl<'a> std::ops::Deref for Source<'a> {
    type Target = Reader<'a>;

    fn deref(&self) -> &Reader<'a> {
        &self.0
    }
}

impl Source<'_> {
    fn components(&self, file: File) -> Checked<Components> {
        self.check_totals(&file)?;
        let places = self.places(&file)?;
        let (slots_of, any_slots) = self.slots(&file)?;
        let goods =
            self.by_name::<Good, _, _>(&file.goods, |entry| &entry.id, |entry| entry.count)?;
        let values =
            self.by_name::<Good, _, _>(&file.goods, |entry| &entry.id, |entry| entry.vp)?;
        let food =
            self.by_name::<Good, _, _>(&file.goods, |entry| &entry.id, |entry| entry.food)?;
        let hourglass =
            self.by_name::<Hourglass, _, _>(&file.events, |entry| &entry.id, |entry| entry.count)?;
        let negative = self.by_name::<Hourglass, _, _>(
            &file.events,
            |entry| &entry.id,
            |entry| entry.negative,
        )?;
        self.check_towns(&file)?;
        let tower = places.iter().find_map(|entry| entry.market_spaces.as_ref());
        Ok(Components {
            rounds: self.at_least(&file.meta.rounds, 1)?,
            start_coins: file.player_start.coins,
            stations: self.at_least(&file.player_start.trading_stations, 1)?,
            start_town: file.player_start.merchant_town,
            shared_town: file.map.shared_station_town,
            market_spaces: self.at_least(&file.player_board_market.spaces, 4)?,
            tower_spaces: tower.map_or(0, |spaces| *spaces.get_ref()),
            tables: self.tables(&file)?,
            goods: Counts::new(array_of(&goods)),
            values: array_of(&values),
            food: chosen(&food),
            coins: *file.coins.bank_total_value.get_ref(),
            technology: file.technology.tiles,
            citizens: file.citizens.total,
            last_space: array::from_fn(|track| tracks(&file)[track].spaces.get_ref() - 1),
            bonus: self.bonuses(&file)?,
            draws: self.draws(&file.tracks.knight)?,
            development: self.development(&file.development)?,
            effects: self.effects(&places)?,
            stacks: [stack(&places, Stack::I), stack(&places, Stack::II)],
            takes: takes(&places, &slots_of, any_slots),
            technology_slots: technology_slots(&places, &slots_of),
            partly: Place::ALL
                .iter()
                .zip(&places)
                .filter(|(_, e)| !e.needs_all_slots)
                .map(|(p, _)| *p)
                .collect(),
            slots_of,
            any_slots,
            deeds: self.deeds(&file)?,
            hourglass: Counts::new(array_of(&hourglass)),
            first_event: self.first_event(&file)?,
            negative: chosen(&negative),
            options: file.options.into(),
        })
    }

    /// Numbers that the file states twice must agree.
    fn check_totals(&self, file: &File) -> Checked<()> {
        let coins: u16 = file.coins.denominations.iter().map(|d| d.value * d.count).sum();
        let total = &file.coins.bank_total_value;
        if coins != *total.get_ref() {
            return Err(self.at(total, format!("the coins listed are worth {coins}")));
        }
        let starters = 4 * file.player_start.starter_followers.len() as u32;
        let followers = file.followers.iter().map(|entry| u32::from(entry.supply_4p));
        let waiting = (file.deeds.len() + DEVELOPMENT_CITIZENS + 3) as u32;
        let totals = &file.totals;
        for (printed, counted) in [
            (&totals.follower_tokens, followers.sum::<u32>() + starters),
            (&totals.goods_tokens, file.goods.iter().map(|entry| u32::from(entry.count)).sum()),
            (&totals.technology_tiles, file.technology.tiles.into()),
            (&totals.citizen_tiles, waiting),
            (&totals.citizen_tiles, file.citizens.total.into()),
            (&totals.coins, file.coins.pieces),
            (&totals.coins, file.coins.denominations.iter().map(|d| u32::from(d.count)).sum()),
            (&totals.place_tiles, file.place_tiles.len() as u32),
            (&totals.hourglass_tiles, file.events.iter().map(|entry| u32::from(entry.count)).sum()),
        ] {
            if *printed.get_ref() != counted {
                return Err(self.at(printed, format!("the entries add up to {counted}")));
            }
        }
        Ok(())
    }

    fn check_towns(&self, file: &File) -> Checked<()> {
        self.by_name::<Town, _, _>(&file.map.towns, |entry| &entry.id, |_| ())?;
        if *file.map.start_town.get_ref() != file.player_start.merchant_town {
            return Err(self.at(&file.map.start_town, "merchants start in another town"));
        }
        Ok(())
    }

    /// The entries of all places in their order, board first, promo tiles last.
    fn places<'f>(&self, file: &'f File) -> Checked<Vec<&'f PlaceEntry>> {
        let groups = [&file.player_board_places, &file.place_tiles, &file.promo_tiles];
        let entries: Vec<&PlaceEntry> = groups.into_iter().flatten().collect();
        let order = self.order::<Place, _>(&entries, |entry| &entry.id)?;
        let places: Vec<_> = order.into_iter().map(|at| entries[at]).collect();
        for (place, entry) in Place::ALL.iter().zip(&places) {
            let slots = entry.slots.get_ref().len();
            if slots != usize::from(place.slot_count()) {
                let why = format!(
                    "place `{place}` has {slots} slots; it must have {}",
                    place.slot_count()
                );
                return Err(self.at(&entry.slots, why));
            }
            if entry.stack.is_some() != place.is_tile() {
                return Err(
                    self.at(&entry.id, format!("`{place}`: tiles, and only tiles, have a stack"))
                );
            }
        }
        Ok(places)
    }

    /// Slots by the follower they want, and those that take anybody.
    fn slots(&self, file: &File) -> Checked<([Slots; 7], Slots)> {
        let mut of = [Slots::EMPTY; 7];
        let mut any = Slots::EMPTY;
        for (place, entry) in Place::ALL.iter().zip(self.places(file)?) {
            for (number, wants) in entry.slots.get_ref().iter().enumerate() {
                let slot = place.slot(number as u8).expect("the number of slots was checked");
                match Follower::from_id(wants) {
                    Some(kind) => of[kind.index()] = of[kind.index()] | slot.set(),
                    None if wants == "any" => any = any | slot.set(),
                    None => {
                        return Err(self.at(&entry.slots, format!("unknown follower `{wants}`")));
                    }
                }
            }
        }
        Ok((of, any))
    }

    fn effects(&self, places: &[&PlaceEntry]) -> Checked<[Effect; 36]> {
        let effect = |entry: &&PlaceEntry| {
            let why = || format!("no rule knows the effect `{}`", entry.effect.get_ref());
            Effect::parse(entry.effect.get_ref()).ok_or_else(|| self.at(&entry.effect, why()))
        };
        let effects = places.iter().map(effect).collect::<Checked<Vec<_>>>()?;
        Ok(array_of(&effects))
    }

    fn tables(&self, file: &File) -> Checked<[TableSize; 3]> {
        let table = |players: u8| -> Checked<TableSize> {
            let setup = file.setup.iter().find(|setup| *setup.players.get_ref() == players);
            let setup = setup.ok_or_else(|| DataError {
                line: 0,
                why: format!("`setup` for {players} players is missing"),
            })?;
            let (spaces, in_use) = self.spaces(&file.map.edges, players)?;
            if spaces.len() != *setup.map_goods_spaces.get_ref() {
                let why =
                    format!("the edges have {} goods spaces for {players} players", spaces.len());
                return Err(self.at(&setup.map_goods_spaces, why));
            }
            let supply = self.by_name::<Follower, _, _>(
                &file.followers,
                |entry| &entry.id,
                |entry| {
                    [entry.supply_2p, entry.supply_3p, entry.supply_4p][usize::from(players - 2)]
                },
            )?;
            let goods_removed = setup.goods_removed_at_random;
            Ok(TableSize { supply: Counts::new(array_of(&supply)), goods_removed, spaces, in_use })
        };
        Ok([table(2)?, table(3)?, table(4)?])
    }

    /// The goods spaces in use, one entry each (OR-3.12).
    fn spaces(&self, edges: &[EdgeEntry], players: u8) -> Checked<(Vec<Edge>, [u8; EDGES])> {
        if edges.len() != EDGES {
            let why = format!("the map has {} edges; it must have {EDGES}", edges.len());
            return Err(DataError { line: 0, why });
        }
        let mut spaces = Vec::new();
        let mut in_use = [0; EDGES];
        for (edge, entry) in Edge::all().zip(edges) {
            if (edge.ends(), edge.way()) != ((*entry.a.get_ref(), entry.b), entry.kind) {
                return Err(self.at(&entry.a, format!("here stands the {} {edge}", edge.way())));
            }
            if entry.spaces.get_ref().len() > SPACES {
                return Err(self.at(&entry.spaces, format!("an edge has at most {SPACES} spaces")));
            }
            let used = entry.spaces.get_ref().iter().filter(|&&least| least <= players).count();
            in_use[edge.index()] = used as u8;
            spaces.extend(std::iter::repeat_n(edge, used));
        }
        Ok((spaces, in_use))
    }

    fn bonuses(&self, file: &File) -> Checked<[[Bonus; TRACK_SPACES]; 6]> {
        let mut bonuses = [[Bonus::None; TRACK_SPACES]; 6];
        for (track, bonus) in tracks(file).into_iter().zip(&mut bonuses) {
            if usize::from(*track.spaces.get_ref()) > TRACK_SPACES {
                let why = format!("a track has at most {TRACK_SPACES} spaces");
                return Err(self.at(&track.spaces, why));
            }
            for entry in &track.bonus {
                if entry.space.get_ref() >= track.spaces.get_ref() {
                    return Err(self.at(&entry.space, "the track ends before this space"));
                }
                bonus[usize::from(*entry.space.get_ref())] = read_bonus(entry);
            }
        }
        Ok(bonuses)
    }

    fn draws(&self, track: &Track) -> Checked<[u8; TRACK_SPACES]> {
        if track.draw.len() != usize::from(*track.spaces.get_ref()) {
            return Err(self.at(&track.spaces, "`draw` has one number for each space"));
        }
        Ok(array::from_fn(|space| track.draw.get(space).copied().unwrap_or_default()))
    }

    fn development(&self, entry: &DevelopmentEntry) -> Checked<Development> {
        let last = *entry.last_space.get_ref();
        if usize::from(last) >= DEVELOPMENT_SPACES {
            let why = format!("the track ends at {} at the latest", DEVELOPMENT_SPACES - 1);
            return Err(self.at(&entry.last_space, why));
        }
        let mut coins = [0; DEVELOPMENT_SPACES];
        for mark in &entry.coins {
            *coins
                .get_mut(usize::from(*mark.space.get_ref()))
                .ok_or_else(|| self.at(&mark.space, "the track ends before this space"))? =
                mark.coins;
        }
        let citizens = entry.citizens.get_ref().clone().try_into().map_err(|_| {
            self.at(&entry.citizens, format!("there are {DEVELOPMENT_CITIZENS} citizens"))
        })?;
        let level = |space: usize| {
            let stars =
                entry.levels.iter().filter(|star| usize::from(*star.space.get_ref()) <= space);
            stars.map(|star| star.level).max().unwrap_or(1)
        };
        Ok(Development { last, coins, citizens, levels: array::from_fn(level) })
    }

    fn deeds(&self, file: &File) -> Checked<[DeedSlots; 8]> {
        let order = self.order::<Deed, _>(&file.deeds, |entry| &entry.id)?;
        let mut first = 0;
        let mut deeds = Vec::new();
        for entry in order.into_iter().map(|at| &file.deeds[at]) {
            let mut deed = DeedSlots {
                coins: entry.coins,
                development: entry.or_development,
                all: 0,
                of: [0; 7],
            };
            for kind in entry.slots.get_ref() {
                if first == u64::BITS {
                    return Err(self.at(&entry.slots, "there are more than 64 deed slots"));
                }
                deed.all |= 1 << first;
                deed.of[kind.index()] |= 1 << first;
                first += 1;
            }
            deeds.push(deed);
        }
        Ok(array_of(&deeds))
    }

    fn first_event(&self, file: &File) -> Checked<Hourglass> {
        let first = file.events.iter().find(|event| event.first_tile).map(|event| &event.id);
        first
            .and_then(|id| Hourglass::from_id(id.get_ref()))
            .ok_or_else(|| DataError { line: 0, why: "no event is marked `first_tile`".to_owned() })
    }
}

/// The tracks in the order of the followers.
fn tracks(file: &File) -> [&Track; 6] {
    let tracks = &file.tracks;
    [
        &tracks.farmer,
        &tracks.boatman,
        &tracks.craftsman,
        &tracks.trader,
        &tracks.knight,
        &tracks.scholar,
    ]
}

fn read_bonus(entry: &BonusEntry) -> Bonus {
    match entry {
        BonusEntry { citizen: true, .. } => Bonus::Citizen,
        BonusEntry { good: Some(good), .. } => Bonus::Good(*good),
        BonusEntry { coins: Some(coins), .. } => Bonus::Coins(*coins),
        BonusEntry { technology: Some(_), .. } => Bonus::Technology,
        BonusEntry { place_tile: Some(_), stacks, .. } => {
            Bonus::Tile { both: stacks.contains(&Stack::II) }
        }
        BonusEntry { development: Some(points), .. } => Bonus::Development(*points),
        _ => Bonus::None,
    }
}

fn stack(places: &[&PlaceEntry], stack: Stack) -> Places {
    let of_stack = |(_, entry): &(&Place, &&PlaceEntry)| entry.stack == Some(stack);
    Place::ALL.iter().zip(places).filter(of_stack).map(|(place, _)| *place).collect()
}

/// OR-8.4, OR-8.6 — The slots that each token may stand on by itself.
fn takes(places: &[&PlaceEntry], of: &[Slots; 7], any: Slots) -> [Slots; 11] {
    let all = of.iter().fold(any, |all, slots| all | *slots);
    let no_starters = Place::ALL
        .iter()
        .zip(places)
        .filter(|(_, entry)| !entry.starters_allowed)
        .fold(Slots::EMPTY, |slots, (place, _)| slots | place.slots());
    array::from_fn(|token| {
        let token = Token::ALL[token];
        let own = if token.kind() == Follower::Monk { all } else { of[token.kind().index()] | any };
        if token.is_starter() { own & !no_starters } else { own }
    })
}

/// OR-14.4 — Where a technology tile may ever lie: on places with more than one slot that take
/// one, never on a monk slot (OR-14.3).
fn technology_slots(places: &[&PlaceEntry], of: &[Slots; 7]) -> Slots {
    let open = Place::ALL
        .iter()
        .zip(places)
        .filter(|(place, entry)| entry.technology_allowed && place.slot_count() > 1)
        .fold(Slots::EMPTY, |slots, (place, _)| slots | place.slots());
    open & !of[Follower::Monk.index()]
}

fn chosen<T: Name>(flags: &[bool]) -> Set<T> {
    T::ALL.iter().zip(flags).filter(|(_, flag)| **flag).map(|(piece, _)| *piece).collect()
}

fn array_of<T: Copy, const N: usize>(values: &[T]) -> [T; N] {
    values.try_into().expect("there is one entry for each name")
}
