//! The whole state as plain data.

use kernel::names::{Counts, Name};
use kernel::{Invalid, Parts, Seat, SeatSet, Watched, WatchedEach};
use serde::{Deserialize, Serialize};

use super::SEATS;
use super::components::{Components, Options};
use super::facts::{DeedFacts, MapFacts, Occupant, SeatFacts, Standing, deeds, deeds_of};
use super::pieces::{
    Citizens, FOLLOWERS, Follower, GOODS, Good, HOURGLASSES, Hourglass, Token, Tokens,
};
use super::places::{Place, Places};
use super::question::{Phase, Question};
use super::state::{Lost, Mat, Orleans, Player};
use super::view::{past_events, start_of, turn_of, using};

/// The whole state: the `state` of the protocol.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub struct Snapshot {
    pub players: u8,
    pub options: Options,
    pub round: u8,
    pub phase: Phase,
    /// How many seats, or outcomes of set-up, the phase has dealt with.
    pub cursor: u8,
    pub start: Option<Seat>,
    pub turn: Option<Seat>,
    /// The seat that chance deals to.
    pub drawing: Option<Seat>,
    pub question: Question,
    pub using: Option<Place>,
    pub event: Option<Hourglass>,
    #[serde(with = "kernel::names::listed")]
    pub hourglass: Counts<Hourglass, HOURGLASSES>,
    /// Follows from `hourglass`.
    #[serde(default, with = "kernel::names::listed")]
    pub past_events: Counts<Hourglass, HOURGLASSES>,
    pub seats: Vec<SeatFacts>,
    /// What the others see of each seat while all decide together.
    pub shown: Option<Vec<SeatFacts>>,
    pub supply: Counts<Follower, FOLLOWERS>,
    pub face_down: Counts<Good, GOODS>,
    pub goods_market: Counts<Good, GOODS>,
    pub removed_goods: Counts<Good, GOODS>,
    pub map: MapFacts,
    #[serde(with = "deeds")]
    pub deeds: DeedFacts,
    pub citizens: Citizens,
    pub bank: u16,
    pub technology_stack: u8,
    pub stack_i: Places,
    pub stack_ii: Places,
    pub lost: Lost,
}

impl Snapshot {
    /// The snapshot of a state.
    pub fn of(game: &Orleans) -> Snapshot {
        let facts = |seat: Seat, mat: &Mat| {
            SeatFacts::of(game, game.player(seat), mat, game.passed.contains(seat), true)
        };
        let shown = |seat: Seat| facts(seat, &game.shown[seat.index()]);
        let chance = kernel::Game::turn(game) == kernel::Turn::Chance;
        Snapshot {
            players: game.players,
            options: game.options,
            round: game.round,
            phase: game.phase,
            cursor: game.cursor,
            start: start_of(game),
            turn: turn_of(game),
            drawing: chance.then_some(game.turn),
            question: game.question,
            using: using(game),
            event: game.event,
            hourglass: game.hourglass,
            past_events: past_events(game),
            seats: Seat::all(game.players).map(|seat| facts(seat, game.mat(seat))).collect(),
            shown: (game.question == Question::Together)
                .then(|| Seat::all(game.players).map(shown).collect()),
            supply: game.supply,
            face_down: game.face_down,
            goods_market: game.goods_market,
            removed_goods: game.removed,
            map: MapFacts::of(&game.map),
            deeds: deeds_of(game),
            citizens: game.citizens,
            bank: game.bank,
            technology_stack: game.technology,
            stack_i: game.stacks & game.parts.stacks[0],
            stack_ii: game.stacks & game.parts.stacks[1],
            lost: game.lost,
        }
    }

    /// The state that it describes; what can be counted is checked elsewhere.
    ///
    /// # Errors
    /// Names the field that describes nothing.
    pub fn state(self, parts: Parts<Components>) -> Result<Orleans, Invalid> {
        let blank = Orleans::lay_out(parts, &self.options, self.players)
            .map_err(|error| Invalid::new("players", error.to_string()))?;
        if self.seats.len() != usize::from(self.players) {
            return Err(Invalid::new("seats", format!("there must be {}", self.players)));
        }
        let mut seats = blank.seats;
        let mut shown = WatchedEach::new([Mat::EMPTY; SEATS]);
        for (number, facts) in self.seats.iter().enumerate() {
            seats[number] = read_seat(&seats[number], facts, &format!("seats.{number}"))?;
        }
        for (number, facts) in self.shown.iter().flatten().take(SEATS).enumerate() {
            shown[number] = read_mat(facts, &format!("shown.{number}"))?;
        }
        let start = self.start.unwrap_or(blank.start);
        let passed = (0u8..).zip(&self.seats).filter(|(_, facts)| facts.plain.passed);
        Ok(Orleans {
            round: self.round,
            phase: self.phase,
            cursor: self.cursor,
            start,
            turn: self.turn.or(self.drawing).unwrap_or(start),
            passed: passed.map(|(seat, _)| Seat(seat)).collect::<SeatSet>(),
            event: self.event,
            question: self.question,
            using: self.using.unwrap_or(blank.using),
            hourglass: self.hourglass,
            seats,
            shown,
            supply: self.supply,
            face_down: self.face_down,
            goods_market: self.goods_market,
            removed: self.removed_goods,
            map: Watched::new(self.map.read()?),
            deeds: read_deeds(&self.deeds, &parts)?,
            citizens: self.citizens,
            bank: self.bank,
            technology: self.technology_stack,
            stacks: self.stack_i | self.stack_ii,
            lost: self.lost,
            ..blank
        })
    }
}

fn read_seat(blank: &Player, facts: &SeatFacts, field: &str) -> Result<Player, Invalid> {
    let plain = &facts.plain;
    let mut player = Player {
        mat: read_mat(facts, field)?,
        coins: plain.coins,
        goods: plain.goods,
        tracks: plain.tracks.array(),
        development: plain.development,
        citizens: plain.citizens,
        merchant: plain.merchant,
        stations: plain.stations,
        stock: plain.stock,
        ask: plain.asked,
        draw: plain.draw.unwrap_or(0),
        left: plain.left.unwrap_or(0),
        bath: plain.bath.unwrap_or(false),
        ..*blank
    };
    facts.places.keys().for_each(|place| player.gain_place(*place));
    Ok(player)
}

fn read_mat(facts: &SeatFacts, field: &str) -> Result<Mat, Invalid> {
    let plain = &facts.plain;
    let mut mat = Mat {
        market: plain.market,
        bag: plain.bag,
        drawn: plain.drawn,
        technology: plain.technology,
        begun: plain.technology_begun,
        ..Mat::EMPTY
    };
    for (place, standing) in &facts.places {
        let fail = |why: String| Invalid::new(format!("{field}.{place}"), why);
        match place {
            Place::Theatre => mat.theatre = crowd(standing).map_err(fail)?,
            Place::GunpowderTower => mat.tower = crowd(standing).map_err(fail)?,
            _ => stand_on(&mut mat, *place, standing).map_err(fail)?,
        }
    }
    Ok(mat)
}

/// The tokens of the tower or the Theatre.
fn crowd(standing: &Standing) -> Result<Tokens, String> {
    let token = |occupant: &Occupant| match occupant {
        Occupant::Token(token) => Ok(*token),
        Occupant::Technology => Err("takes no technology tile".to_owned()),
    };
    standing.iter().flatten().map(token).collect::<Result<Vec<Token>, _>>().map(Tokens::from_iter)
}

/// Slots that are not named are empty.
fn stand_on(mat: &mut Mat, place: Place, standing: &Standing) -> Result<(), String> {
    for (number, occupant) in (0u8..).zip(standing) {
        let slot = place.slot(number);
        match (occupant, slot) {
            (Some(Occupant::Token(token)), Some(slot)) => mat.put(slot, *token),
            (Some(Occupant::Technology), Some(slot)) => mat.tiles = mat.tiles | slot.set(),
            (None, _) => {}
            (Some(_), None) => return Err(format!("has {} slots", place.slot_count())),
        }
    }
    Ok(())
}

/// The lowest slots of each kind are the filled ones.
fn read_deeds(facts: &DeedFacts, parts: &Components) -> Result<u64, Invalid> {
    let mut filled = 0;
    for (deed, followers) in facts {
        for follower in followers.pieces() {
            let free = parts.deeds[deed.index()].of[follower.index()] & !filled;
            if free == 0 {
                let why = format!("has no slot for so many of {follower}");
                return Err(Invalid::new(format!("deeds.{deed}"), why));
            }
            filled |= free & free.wrapping_neg();
        }
    }
    Ok(filled)
}
