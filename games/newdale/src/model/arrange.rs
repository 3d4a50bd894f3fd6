//! Positions laid down by hand, for the rule examples.
//!
//! Whatever an example does not mention is laid out anew, always in the same way: round 1 with
//! everybody planning, no cards in hand, no tokens, missions in the order of the data. What is
//! named is taken from its supply, so that every component is still counted.

use kernel::names::Name;
use kernel::{Game, Given, Invalid, Parts, Seat, Silent};

use super::components::{COAST, Components, Extra, ROUNDS, SEA};
use super::events::EventCard;
use super::facts::last_card;
use super::pieces::{Figure, Sailor, Symbol};
use super::snapshot::{Snapshot, read};
use super::state::{Newdale, Phase, Stage, Step};

mod cards;
mod seats;

/// The position that a rule example describes; play has gone on to its first question.
///
/// # Errors
/// Names the field that cannot be.
pub fn arrange(
    parts: Parts<Components>,
    saved: Snapshot,
    given: &Given,
) -> Result<Newdale, Invalid> {
    let mut game = Newdale::lay_out(parts, &saved.options, saved.players)
        .map_err(|error| Invalid::new("options", error.why))?;
    let base = Base { saved: &saved, given };
    let fresh = base.course(&mut game)?;
    base.seats(&mut game)?;
    base.cards(&mut game)?;
    base.tokens(&mut game)?;
    base.missions(&mut game);
    base.characters(&mut game)?;
    base.figures(&mut game)?;
    base.table(&mut game)?;
    match (fresh, game.phase) {
        (Some(event), _) => game.turn_up(event, &mut Silent),
        (None, Phase::Assistants) if game.step.is_none() => game.begin_assistants(),
        _ => {}
    }
    super::audit::possible(&game)?;
    game.resume();
    game.audit()?;
    Ok(game)
}

/// What is laid out where an example says nothing.
struct Base<'a> {
    saved: &'a Snapshot,
    given: &'a Given,
}

impl Base<'_> {
    /// Whether the path, or anything below it, was given.
    fn has(&self, path: impl AsRef<str>) -> bool {
        self.given.mentions(path.as_ref())
    }

    /// Whether a seat's field was given.
    fn has_own(&self, seat: usize, name: &str) -> bool {
        self.has(format!("seats.{seat}.{name}"))
    }

    /// Round, phase and whose turn it is; an event that is to be resolved now is given back.
    fn course(&self, game: &mut Newdale) -> Result<Option<EventCard>, Invalid> {
        let saved = self.saved;
        game.phase = if self.has("phase") { saved.phase } else { Phase::Planning };
        let late = matches!(game.phase, Phase::Final | Phase::Over);
        game.round = match self.has("round") {
            true => saved.round,
            false if late => ROUNDS,
            false if game.phase == Phase::Setup => 0,
            false => 1,
        };
        game.step = match self.has("step") {
            true => saved.step,
            false => match game.phase {
                Phase::Setup => Some(Step::Lay),
                Phase::Final => Some(Step::Production),
                _ => None,
            },
        };
        let over = game.phase == Phase::Over;
        let start = if over { Seat(1 % game.players) } else { Seat(0) };
        game.start = if self.has("start") { saved.start.unwrap_or(start) } else { start };
        let turn = saved.turn.filter(|_| self.has("turn"));
        game.actor = turn.unwrap_or(game.start);
        for (seat, field) in [(game.start, "start"), (game.actor, "turn")] {
            if seat.0 >= game.players {
                return Err(Invalid::new(field, "nobody sits there"));
            }
        }
        game.marker = match (game.phase, self.has("marker")) {
            (_, true) => saved.marker.unwrap_or(0),
            (Phase::Actions, false) => 1,
            _ => 0,
        };
        game.stage = Stage::Before;
        game.left = 0;
        self.events(game)
    }

    /// The event of the round, and what was seen before it.
    fn events(&self, game: &mut Newdale) -> Result<Option<EventCard>, Invalid> {
        let named = self.saved.event.filter(|_| self.has("event"));
        let group = group(game);
        if named.is_some_and(|event| !group.contains(&event)) {
            return Err(Invalid::new("event", "cannot come in this round"));
        }
        let waits = matches!(game.phase, Phase::Setup | Phase::Event);
        let event = named.unwrap_or_else(|| base_event(game));
        see_earlier(game, event, &group);
        if waits {
            return Ok(named);
        }
        game.event = Some(event);
        game.seen.insert(event);
        Ok(None)
    }

    /// Tokens of fields and seats come out of the stack.
    fn tokens(&self, game: &mut Newdale) -> Result<(), Invalid> {
        let mut laid = self.saved.fields.clone();
        let single = |n: &u8| self.has(format!("fields.{n}"));
        let whole = self.has("fields") && !laid.keys().any(single);
        laid.retain(|number, _| whole || single(number));
        read::fields(&laid, game)?;
        for field in *game.fields {
            if let Some(token) = field.token {
                take(&mut game.token_stack[token.index()], field.count, "fields")?;
            }
        }
        for seat in 0..usize::from(game.players) {
            let path = format!("seats.{seat}.tokens");
            for (left, held) in game.token_stack.iter_mut().zip(game.seats[seat].tokens) {
                take(left, held, &path)?;
            }
        }
        Ok(())
    }

    /// Star, moon, sun, crown by seat; a mission that is given is taken from whoever had it.
    fn missions(&self, game: &mut Newdale) {
        let players = usize::from(game.players);
        let named =
            |seat: usize| self.saved.seats[seat].mission.filter(|_| self.has_own(seat, "mission"));
        let taken: Vec<Symbol> = (0..players).filter_map(named).collect();
        for seat in 0..players {
            let own = Symbol::ALL[seat];
            let mission = match named(seat) {
                Some(mission) => mission,
                None if !taken.contains(&own) && game.missions.contains(own) => own,
                None => {
                    let free = |s: &Symbol| {
                        !taken.contains(s) && game.missions.contains(*s) && s.index() >= players
                    };
                    Symbol::ALL.iter().copied().find(free).unwrap_or(own)
                }
            };
            game.missions.remove(mission);
            game.seats[seat].mission = Some(mission);
        }
    }

    fn characters(&self, game: &mut Newdale) -> Result<(), Invalid> {
        for seat in 0..usize::from(game.players) {
            if let Some(who) = game.seats[seat].character {
                if !game.characters.contains(who) {
                    let path = format!("seats.{seat}.character");
                    return Err(Invalid::new(path, "is not in this chapter, or twice"));
                }
                game.characters.remove(who);
            }
        }
        Ok(())
    }

    /// Figures in sight come out of the bag.
    fn figures(&self, game: &mut Newdale) -> Result<(), Invalid> {
        let drawn = match game.phase {
            Phase::Assistants => game.step == Some(Step::Window),
            Phase::Actions | Phase::Building | Phase::Special | Phase::Final => true,
            _ => false,
        };
        game.market = match (self.has("market"), drawn) {
            (true, _) => read::figures(&self.saved.market),
            (false, true) => [1, 1, 1, 1, 0],
            (false, false) => [0; 5],
        };
        for figure in 0..Figure::ALL.len() {
            take(&mut game.bag[figure], game.market[figure], "market")?;
        }
        for seat in 0..usize::from(game.players) {
            let player = game.seats[seat];
            let path = |name: &str| format!("seats.{seat}.{name}");
            for (left, count) in game.bag.iter_mut().zip(player.rabbit) {
                take(left, count, &path("rabbit"))?;
            }
            for (left, count) in game.bag.iter_mut().zip(player.prison) {
                take(left, count, &path("prison"))?;
            }
            if let Some(color) = player.onyx {
                take(&mut game.bag[color.index()], 1, &path("onyx"))?;
            }
        }
        if self.has("bag") {
            let wanted = read::figures(&self.saved.bag);
            for (figure, wanted) in wanted.into_iter().enumerate() {
                take(&mut game.bag[figure], wanted, "bag")?;
                game.lost.figures[figure] = std::mem::replace(&mut game.bag[figure], wanted);
            }
        }
        Ok(())
    }

    /// Bridges, ships, sailors and missions on the table.
    fn table(&self, game: &mut Newdale) -> Result<(), Invalid> {
        let saved = self.saved;
        read::bridges(saved, game)?;
        if self.has("side_mission") {
            game.side_mission = saved.side_mission;
        }
        for seat in 0..usize::from(game.players) {
            for sailor in Sailor::ALL {
                let name = if *sailor == Sailor::Cook { "areas" } else { "crew" };
                let path = format!("seats.{seat}.{name}");
                let count = game.seats[seat].crew[sailor.index()];
                take(&mut game.sailors[sailor.index()], count, &path)?;
            }
        }
        let at = |seat: &Seat, space: usize| usize::from(game.player(*seat).ship) == space;
        let seats = || Seat::all(game.players);
        let nine = !game.has(Extra::Sailors) && seats().any(|seat| at(&seat, COAST - 1));
        let arrived: Vec<Seat> = seats().filter(|seat| at(seat, SEA - 1)).collect();
        game.first_at_nine = if self.has("first_at_nine") { saved.first_at_nine } else { nine };
        let arrivals = if self.has("arrivals") { saved.arrivals.clone() } else { arrived };
        read::arrivals(&arrivals, game)?;
        let rival = 2 * game.round.saturating_sub(1);
        game.rival = if self.has("rival") { saved.rival.unwrap_or(rival) } else { rival };
        if !(game.is_solo() && game.has(Extra::Sailors)) {
            game.rival = 0;
        }
        game.delivered = self.has("delivered") && saved.delivered == Some(true);
        Ok(())
    }
}

/// Takes so many from a supply.
fn take(left: &mut u8, count: u8, path: &str) -> Result<(), Invalid> {
    match left.checked_sub(count) {
        Some(rest) => {
            *left = rest;
            Ok(())
        }
        None => Err(Invalid::new(path, "there are not so many")),
    }
}

/// The events that the round may have.
fn group(game: &Newdale) -> Vec<EventCard> {
    let chapter = game.chapter();
    match game.round {
        0..=3 => chapter.first.to_vec(),
        4..=6 => {
            let special = game.chapter().special;
            game.later_cards().iter().copied().chain(special).collect()
        }
        _ => vec![last_card(game.players)],
    }
}

/// The event of a round where the example names none.
fn base_event(game: &Newdale) -> EventCard {
    let chapter = game.chapter();
    match game.round {
        0..=3 if chapter.first.contains(&EventCard::Blueprints) => EventCard::Blueprints,
        0..=3 => EventCard::WinePressEvent,
        4..=6 if game.is_solo() => EventCard::MusterSolo,
        4..=6 => EventCard::Muster,
        _ => last_card(game.players),
    }
}

/// Earlier rounds have seen other cards, in the order of the data.
fn see_earlier(game: &mut Newdale, event: EventCard, group: &[EventCard]) {
    let chapter = game.chapter();
    let round = usize::from(game.round);
    if round > 3 {
        chapter.first.into_iter().for_each(|card| game.seen.insert(card));
    }
    if round > 6 {
        let all: Vec<EventCard> = game.later_cards()[..usize::from(chapter.later)].to_vec();
        all.into_iter().chain(chapter.special).for_each(|card| game.seen.insert(card));
        return;
    }
    let before = if round > 3 { round - 4 } else { round.max(1) - 1 };
    let special = chapter.special.filter(|_| round > 3);
    let plain = if round > 3 { usize::from(chapter.later) } else { group.len() };
    let own = usize::from(Some(event) != special);
    let others = group.iter().copied().filter(|card| *card != event && Some(*card) != special);
    let seen: Vec<EventCard> = others.take(plain - own.min(plain)).chain(special).collect();
    let seen = seen.into_iter().filter(|card| *card != event);
    seen.take(before).for_each(|card| game.seen.insert(card));
}
