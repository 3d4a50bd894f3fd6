//! Chapters of the component file.

use kernel::DataError;
use kernel::names::Name;
use kernel::parts::Reader;
use toml::Spanned;

use super::file::{ChapterEntry, File, MapEntry, Side};
use super::read::good_of;
use super::{ChapterFace, Components, Extra, Next, SoloGoal};
use crate::model::SEATS;
use crate::model::cards::{Card, Kind};
use crate::model::events::EventCard;
use crate::model::pieces::Chapter;
use crate::model::pile::{Cards, Kinds, only};
use crate::model::spaces::{Shared, Space};
use crate::model::towns::Town;

/// Reads the chapters; cards and events were read before.
pub(super) struct Chapters<'a> {
    pub reader: Reader<'a>,
    pub file: &'a File,
    /// Copies of each card.
    pub copies: Cards,
}

type Checked<T> = Result<T, DataError>;

impl Chapters<'_> {
    pub(super) fn read(&self) -> Checked<Vec<ChapterFace>> {
        let order = self.reader.order::<Chapter, _>(&self.file.chapter, |entry| &entry.id)?;
        order.into_iter().map(|at| self.chapter(&self.file.chapter[at])).collect()
    }

    fn chapter(&self, entry: &ChapterEntry) -> Checked<ChapterFace> {
        let (later, special) = self.later(entry)?;
        let pool = self.pool(entry)?;
        Ok(ChapterFace {
            name: entry.name.clone(),
            intro: entry.intro.clone(),
            epilogue: entry.epilogue.clone(),
            board: entry.board,
            start: self.start(entry)?,
            first: self.first(entry)?,
            later,
            special,
            deck: self.deck(entry),
            waiting: self.waiting(entry),
            pool: self.copies.only(pool),
            sawmills: self.sawmills(entry),
            characters: entry.characters.iter().copied().collect(),
            extras: entry.extra.iter().copied().collect(),
            back: entry.player_board_side == Side::Back,
            spaces: self.spaces(entry),
            goal_goods: self.goal_goods(entry)?,
            goal: [(entry.goal.coins_a, entry.goal.vp_a), (entry.goal.coins_b, entry.goal.vp_b)],
            solo: SoloGoal {
                coins: entry.solo.coins,
                min_vp: entry.solo.min_vp,
                min_fists: entry.solo.min_fists,
            },
            next: self.next(entry)?,
            start_by_previous: self.start_by_previous(entry),
        })
    }

    /// ND-3.3, ND-4.6, ND-8.12 — Set sail exists on the coast alone; the back side has fewer
    /// spaces.
    fn spaces(&self, entry: &ChapterEntry) -> u32 {
        let coast = entry.extra.contains(&Extra::Ships) && !entry.extra.contains(&Extra::Sailors);
        let back = entry.player_board_side == Side::Back;
        let exists = |space: &Space| match space {
            Space::Board(Shared::SetSail) => coast,
            Space::Board(_) => true,
            Space::Area(area, mode) => {
                let face = self.file.production_area.get(area.index());
                !back || face.is_some_and(|face| face.spaces_back.contains(mode))
            }
        };
        Space::all().filter(exists).fold(0, |spaces, space| spaces | 1 << space.index())
    }

    /// ND-2.3 — Unnumbered cards and the numbered ones listed, less the removed kinds.
    fn deck(&self, entry: &ChapterEntry) -> Cards {
        let numbered = self.with_numbers(&entry.deck_numbered);
        let removed = entry.deck_removed_types.iter();
        let removed = removed.fold(0, |kinds, kind| kinds | Components::of_kind(*kind));
        self.copies.only((self.with_numbers(&[0]) | numbered) & !removed)
    }

    /// ND-2.4 — What the events of the chapter bring.
    fn waiting(&self, entry: &ChapterEntry) -> Cards {
        let events = self.file.event.iter();
        let own =
            events.filter(|event| entry.events_1_3.get_ref().contains(event.number.get_ref()));
        let numbers: Vec<u16> = own.flat_map(|event| event.add_numbers.clone()).collect();
        self.copies.only(self.with_numbers(&numbers))
    }

    fn with_numbers(&self, numbers: &[u16]) -> Kinds {
        let cards = self.file.building.iter().filter(|entry| numbers.contains(&entry.number));
        let cards = cards.filter_map(|entry| Card::from_id(entry.id.get_ref()));
        cards.fold(0, |kinds, card| kinds | only(card))
    }

    /// ND-2.4 — All cards of a number, from the start.
    fn pool(&self, entry: &ChapterEntry) -> Checked<Kinds> {
        let name = entry.pool_start.get_ref();
        if name.is_empty() || name == Kind::Sawmill.id() {
            return Ok(0);
        }
        let number = name.parse::<u16>();
        let why = || format!("no pool is made of `{name}`");
        number
            .map(|n| self.with_numbers(&[n]))
            .map_err(|_| self.reader.at(&entry.pool_start, why()))
    }

    fn sawmills(&self, entry: &ChapterEntry) -> [u8; SEATS] {
        let rule = &self.file.pool_rules.sawmill;
        if entry.pool_start.get_ref() != Kind::Sawmill.id() {
            return [0; SEATS];
        }
        std::array::from_fn(|n| match n as u8 + 1 {
            1 => rule.solo,
            players => rule.per_player * players,
        })
    }

    fn first(&self, entry: &ChapterEntry) -> Checked<[EventCard; 3]> {
        let numbers = entry.events_1_3.get_ref();
        let cards: Vec<EventCard> = numbers.iter().filter_map(|n| self.event(*n)).collect();
        cards.as_slice().try_into().map_err(|_| {
            self.reader.at(&entry.events_1_3, "must name three events with a number of their own")
        })
    }

    /// The only card with this number.
    fn event(&self, number: u16) -> Option<EventCard> {
        EventCard::ALL
            .iter()
            .copied()
            .find(|card| card.number() == number && !card.is_one_of_many())
    }

    fn later(&self, entry: &ChapterEntry) -> Checked<(u8, Option<EventCard>)> {
        let numbers = entry.events_4_6.get_ref();
        let plain = numbers.iter().filter(|number| **number == 10).count();
        let special = numbers.iter().find_map(|number| self.event(*number));
        if numbers.len() != 3 || plain + usize::from(special.is_some()) != 3 {
            let why = "must name three events: cards of number 10, at most one other";
            return Err(self.reader.at(&entry.events_4_6, why));
        }
        Ok((plain as u8, special))
    }

    fn map(&self, entry: &ChapterEntry) -> Checked<&MapEntry> {
        let found = self.file.map.iter().find(|map| map.id.get_ref() == entry.board.id());
        found.ok_or_else(|| self.reader.at(&entry.id, "its map is missing"))
    }

    /// ND-2.10 — The start towns; chapters with one have it twice.
    fn start(&self, entry: &ChapterEntry) -> Checked<[Town; 2]> {
        let map = self.map(entry)?;
        let town = |name: &String| map.town.iter().find(|town| town.name == *name);
        let towns = entry.start_towns.get_ref();
        let found: Option<Vec<Town>> =
            towns.iter().map(|name| town(name).map(|town| *town.id.get_ref())).collect();
        match found.as_deref() {
            Some([only]) => Ok([*only; 2]),
            Some([one, two]) => Ok([*one, *two]),
            _ => Err(self.reader.at(&entry.start_towns, "must name one or two towns of the map")),
        }
    }

    fn start_by_previous(&self, entry: &ChapterEntry) -> Vec<(Chapter, usize)> {
        let place =
            |name: &String| entry.start_towns.get_ref().iter().position(|town| town == name);
        let pairs = entry.start_by_previous.iter();
        pairs.filter_map(|(chapter, name)| Some((*chapter, place(name)?))).collect()
    }

    fn goal_goods(
        &self,
        entry: &ChapterEntry,
    ) -> Checked<kernel::names::Set<crate::model::pieces::Good>> {
        let goods: Option<_> = entry.goal_goods.get_ref().iter().map(|id| good_of(id)).collect();
        goods.ok_or_else(|| self.reader.at(&entry.goal_goods, "names a good that does not exist"))
    }

    fn next(&self, entry: &ChapterEntry) -> Checked<Next> {
        if let Some(branch) = &entry.branch {
            return Ok(Next::Branch { mission: branch.mission, yes: branch.yes, no: branch.no });
        }
        next_of(&entry.next).ok_or_else(|| self.reader.at(&entry.next, "is no chapter"))
    }
}

fn next_of(name: &Spanned<String>) -> Option<Next> {
    match name.get_ref().as_str() {
        "end" => Some(Next::End),
        id => Chapter::from_id(id).map(Next::Chapter),
    }
}
