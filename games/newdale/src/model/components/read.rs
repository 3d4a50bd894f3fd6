//! Checks a component file and makes the box of it.

use kernel::DataError;
use kernel::names::Name;
use kernel::parts::Reader;
use toml::Spanned;

use super::cards::sets;
use super::chapters::Chapters;
use super::file::{ActionSpace, ByColor, File, SailorEntry};
use super::maps;
use super::{
    Actions, AreaSpace, Bridge, Chain, Coast, Components, EventFace, MissionFace, Plant, SEA,
    SailorFace, Scoring, Sea, SeaBonus, Start, Track,
};
use crate::model::cards::Card;
use crate::model::events::EventCard;
use crate::model::options::Options;
use crate::model::pieces::{Character, GOODS, Good, Sailor, SideMission};
use crate::model::pile::{Cards, Kinds, only};
use crate::model::spaces::{AREAS, Mode};
use crate::model::tokens::Token;
use crate::model::towns::Board;

pub(super) type Checked<T> = Result<T, DataError>;

/// Reads and checks a component file.
pub fn read(text: &str) -> Checked<Components> {
    let file: File = kernel::parts::parse(text)?;
    Box { reader: Reader::new(text), file: &file }.components()
}

/// A good by its id; grapes as a whole are none.
pub(super) fn good_of(id: &str) -> Option<Good> {
    Good::from_id(id)
}

pub(super) struct Box<'a> {
    pub(super) reader: Reader<'a>,
    pub(super) file: &'a File,
}

impl Box<'_> {
    fn components(&self) -> Checked<Components> {
        let file = self.file;
        let cards = self.cards()?;
        let copies = Cards::of_counts(|card| cards[card.index()].count);
        let chapters = Chapters { reader: self.reader, file, copies }.read()?;
        let sailors = &file.sailor;
        Ok(Components {
            options: self.options(),
            mine: Plant {
                needs: self.mine()?,
                good: Some(Good::Coal),
                chain: Chain::None,
                output: None,
            },
            captain: self.crew_plant(sailors, "captain", None)?,
            cook: self.crew_plant(sailors, "cook", Some(Good::FishSoup))?,
            prices: self.prices()?,
            areas: self.areas()?,
            tokens: array(self.reader.by_name::<Token, _, _>(
                &file.bonus_token,
                |entry| &entry.id,
                |entry| entry.count,
            )?),
            tokens_drawn: self.tokens_drawn()?,
            assistants: file.bag.assistants.array(),
            hooded: file.hooded.figures,
            raid_loss: file.hooded.raid_loss_per_missing_fist,
            figures_drawn: file.bag.draw_per_round,
            start: self.start()?,
            track: self.track()?,
            scoring: Scoring {
                military: file.final_scoring.military,
                coins_per_vp: self.reader.at_least(&file.final_scoring.coins_per_vp, 1)?,
                secret: file.final_scoring.secret_mission_vp_per_house,
            },
            actions: self.actions()?,
            rabbit_figures: self.character(Character::Rabbit).0,
            enoch_coal: self.character(Character::Enoch).1,
            gunda_discount: self.character(Character::Gunda).2,
            sailors: self.sailors()?,
            side_missions: self.side_missions()?,
            events: self.events()?,
            chapters: array(chapters),
            maps: self.maps()?,
            bridge: Bridge { cost: file.bridge.cost, vp: file.bridge.vp, toll: file.bridge.toll },
            coast: Coast {
                vp: file.ship_track_vii.final_vp,
                first_vp: file.ship_track_vii.first_arrival_vp,
                solo: file.ship_track_vii.solo_min_space,
            },
            sea: self.sea()?,
            sets: sets(&cards),
            cards,
        })
    }

    fn options(&self) -> Options {
        let defaults = &self.file.options;
        Options {
            chapter: defaults.chapter,
            start_town: defaults.start_town,
            planning: defaults.planning,
            previous_winner: defaults.previous_winner,
        }
    }

    fn mine(&self) -> Checked<[u8; 4]> {
        let mine = self.file.start_building.first().map(|mine| mine.needs.array());
        mine.ok_or_else(|| DataError { line: 0, why: "the Coal Mine is missing".to_owned() })
    }

    fn crew_plant(
        &self,
        sailors: &[SailorEntry],
        name: &str,
        good: Option<Good>,
    ) -> Checked<Plant> {
        let missing = || DataError { line: 0, why: format!("sailor `{name}` is missing") };
        let entry = sailors.iter().find(|entry| entry.id.get_ref() == name).ok_or_else(missing)?;
        let needs = entry.needs.map(ByColor::array);
        Ok(Plant {
            needs: needs.ok_or_else(|| self.reader.at(&entry.id, "must have `needs`"))?,
            good,
            chain: entry.chain.as_ref().map_or(Ok(Chain::None), |chain| self.chain(chain))?,
            output: entry.output_fixed,
        })
    }

    fn prices(&self) -> Checked<[u8; GOODS]> {
        let mut prices = [None; GOODS];
        for entry in self.file.good.iter().filter(|entry| entry.id.get_ref() != "grapes") {
            let good: Good = self.reader.piece(&entry.id)?;
            if prices[good.index()].replace(entry.price).is_some() {
                return Err(self.reader.at(&entry.id, format!("`{good}` has a second entry")));
            }
        }
        let missing = |good: &Good| good.vineyard().is_none() && prices[good.index()].is_none();
        if let Some(good) = Good::ALL.iter().find(|good| missing(good)) {
            return Err(DataError { line: 0, why: format!("the good `{good}` is missing") });
        }
        Ok(prices.map(|price| price.unwrap_or(0)))
    }

    fn areas(&self) -> Checked<[[AreaSpace; 3]; AREAS]> {
        let entries = &self.file.production_area;
        let mut areas = Vec::new();
        for (place, entry) in entries.iter().enumerate() {
            if usize::from(*entry.id.get_ref()) != place + 1 {
                return Err(self.reader.at(&entry.id, format!("must be {}", place + 1)));
            }
            let space = |mode: Mode| {
                let face = match mode {
                    Mode::Lazy => entry.lazy,
                    Mode::Normal => entry.normal,
                    Mode::Careful => entry.careful,
                };
                let back = entry.spaces_back.contains(&mode);
                AreaSpace { modifier: face.modifier, output: face.output, back }
            };
            areas.push([space(Mode::Lazy), space(Mode::Normal), space(Mode::Careful)]);
        }
        let why = format!("there are {AREAS} production areas, not {}", areas.len());
        areas.try_into().map_err(|_| DataError { line: 0, why })
    }

    fn tokens_drawn(&self) -> Checked<[u8; 4]> {
        let counts = &self.file.bonus_token_count;
        let box_size: u8 = self.file.bonus_token.iter().map(|entry| entry.count).sum();
        if *counts.p4.get_ref() > box_size {
            return Err(self.reader.at(&counts.p4, format!("there are {box_size} tokens")));
        }
        Ok([counts.p1, counts.p2, counts.p3, *counts.p4.get_ref()])
    }

    fn start(&self) -> Checked<Start> {
        let start = &self.file.player_start;
        let within = |value: &Spanned<u8>, most: u8| match self.reader.at_least(value, 1)? {
            number if number > most => {
                Err(self.reader.at(value, format!("must be at most {most}, not {number}")))
            }
            number => Ok(number),
        };
        let far = maps::FAR as u8;
        Ok(Start {
            coal: start.coal_on_mine,
            houses: start.houses_total,
            score: start.score,
            dealt: start.cards_dealt,
            discarded: start.cards_discarded,
            range: within(&start.range, far)?,
            range_unlocked: within(&start.range_unlocked, far)?,
            compensation: self.reader.at_least(&start.compensation, 1)?,
            compensation_unlocked: self.reader.at_least(&start.compensation_unlocked, 1)?,
        })
    }

    fn track(&self) -> Checked<Track> {
        let track = &self.file.score_track;
        let spaces = track.card_bonus_spaces.get_ref();
        if spaces.iter().any(|space| *space >= 64) {
            return Err(self.reader.at(&track.card_bonus_spaces, "lies beyond the first lap"));
        }
        let card_spaces = spaces.iter().fold(0, |bits, space| bits | 1 << space);
        Ok(Track { card_spaces, cards: track.card_bonus_cards })
    }

    fn actions(&self) -> Checked<Actions> {
        let find = |id: &str| -> Checked<&ActionSpace> {
            let found = self.file.action_space.iter().find(|space| space.id == id);
            found.ok_or_else(|| DataError { line: 0, why: format!("the space `{id}` is missing") })
        };
        let (unlock, market) = (find("unlock")?, find("black_market")?);
        let (development, sail) = (find("development")?, find("set_sail")?);
        Ok(Actions {
            unlock_cost: unlock.cost,
            unlock_vp: unlock.vp,
            draw: find("cards")?.draw,
            market_cards: market.discard_cards,
            market_coal: market.goods_on_coal_mine,
            develop_cost: [development.cost_marker_3, development.cost_marker_4],
            develop_vp: [0, development.vp_marker_4],
            sail_cost: sail.coins_per_space.max(1),
            sail_most: sail.max_spaces,
        })
    }

    /// Figures, coal and discount of a character.
    fn character(&self, who: Character) -> (u8, u8, u8) {
        let found = self.file.character.iter().find(|entry| *entry.id.get_ref() == who);
        let numbers = found.map(|entry| (entry.figures, entry.coal, entry.max_discount));
        let (figures, coal, discount) = numbers.unwrap_or_default();
        (figures.unwrap_or(0), coal.unwrap_or(0), discount.unwrap_or(0))
    }

    fn sailors(&self) -> Checked<[SailorFace; 7]> {
        let mut faces = [None; 7];
        for entry in self.file.sailor.iter().filter(|entry| entry.id.get_ref() != "captain") {
            let sailor: Sailor = self.reader.piece(&entry.id)?;
            let face = SailorFace {
                count: entry.count,
                cost: self.cost(&entry.cost)?,
                vp: entry.vp,
                fists: entry.fists,
                ship: entry.on_hire_ship,
            };
            faces[sailor.index()] = Some(face);
        }
        let all: Option<Vec<SailorFace>> = faces.into_iter().collect();
        all.map(array).ok_or_else(|| DataError { line: 0, why: "a sailor is missing".to_owned() })
    }

    fn side_missions(&self) -> Checked<[MissionFace; 2]> {
        let entries = &self.file.side_mission;
        let order = self.reader.order::<SideMission, _>(entries, |entry| &entry.id)?;
        let face = |at: usize| {
            let entry = &entries[at];
            let options: Vec<_> =
                entry.options.get_ref().iter().map(|option| (option.good, option.amount)).collect();
            let options = options.as_slice().try_into();
            let why = "a side mission has two options";
            options
                .map(|options| MissionFace { options, vp: entry.vp })
                .map_err(|_| self.reader.at(&entry.options, why))
        };
        let faces: Checked<Vec<MissionFace>> = order.into_iter().map(face).collect();
        Ok(array(faces?))
    }

    fn events(&self) -> Checked<[EventFace; 28]> {
        let entries = &self.file.event;
        let order = self.reader.order::<EventCard, _>(entries, |entry| &entry.id)?;
        let mut faces = Vec::new();
        for (at, card) in order.into_iter().zip(EventCard::ALL) {
            let entry = &entries[at];
            if *entry.number.get_ref() != card.number() {
                let why = format!("`{card}` has the number {}", card.number());
                return Err(self.reader.at(&entry.number, why));
            }
            faces.push(EventFace {
                printed: entry.printed.array(),
                effect: entry.effect,
                adds: self.numbered(&entry.add_numbers),
                mission: entry.add_side_mission,
            });
        }
        Ok(array(faces))
    }

    fn numbered(&self, numbers: &[u16]) -> Kinds {
        let cards = self.file.building.iter().filter(|entry| numbers.contains(&entry.number));
        let cards = cards.filter_map(|entry| Card::from_id(entry.id.get_ref()));
        cards.fold(0, |kinds, card| kinds | only(card))
    }

    fn maps(&self) -> Checked<[super::MapFace; 6]> {
        let entries = &self.file.map;
        let order = self.reader.order::<Board, _>(entries, |entry| &entry.id)?;
        let heavy = self.file.heavy_road.length;
        let maps: Checked<Vec<_>> = order
            .into_iter()
            .zip(Board::ALL)
            .map(|(at, board)| maps::read(&self.reader, *board, &entries[at], heavy))
            .collect();
        Ok(maps?.try_into().unwrap_or_else(|_| unreachable!("every board has its map")))
    }

    fn sea(&self) -> Checked<Sea> {
        let entry = &self.file.ship_track_viii;
        let mut bonus = [None; SEA];
        for space in &entry.space_bonus {
            let place = bonus.get_mut(*space.space.get_ref());
            let place = place.ok_or_else(|| self.reader.at(&space.space, "lies beyond the sea"))?;
            *place = Some(match space.effect.get_ref().as_str() {
                "draw_2_cards" => SeaBonus::Cards(2),
                "gain_1_vp" => SeaBonus::Points(1),
                "gain_2_vp" => SeaBonus::Points(2),
                "one_good" => SeaBonus::OneGood,
                other => {
                    let why = format!("no rule knows the bonus `{other}`");
                    return Err(self.reader.at(&space.effect, why));
                }
            });
        }
        Ok(Sea {
            arrival: entry.arrival_vp,
            divisor: self.reader.at_least(&entry.not_arrived_divisor, 1)?,
            bonus,
            rival: entry.rival_solo_moves,
        })
    }
}

/// A list whose length was checked as an array.
pub(super) fn array<T, const N: usize>(list: Vec<T>) -> [T; N] {
    list.try_into().unwrap_or_else(|_| unreachable!("every name has its entry"))
}
