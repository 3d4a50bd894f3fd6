//! Positions laid down by hand, for the rule examples.
//!
//! Whatever an example does not mention is laid out anew, always in the same way: fields as
//! printed, no bonus tiles, cost tiles, towns, fairs and markets in the order of the data. Tiles
//! that are named are taken from their stacks; where a stack itself is given, the difference
//! leaves the game. So every component is still counted.

use kernel::names::Name;
use kernel::{Game, Given, Invalid, Parts, Seat, Silent};

use super::components::Components;
use super::facts::{FairFacts, PoolFacts};
use super::pieces::{Act, Color, Cost, Die, Fair, Good};
use super::snapshot::Snapshot;
use super::snapshot::read::clamped;
use super::state::{Line, Phase, Step, Tiletum};

mod tiles;

/// The position that a rule example describes; play has gone on to its first question.
///
/// # Errors
/// Names the field that cannot be.
pub fn arrange(
    parts: Parts<Components>,
    mut saved: Snapshot,
    given: &Given,
) -> Result<Tiletum, Invalid> {
    let base = Base { parts, given };
    base.course(&mut saved);
    base.fields_and_fairs(&mut saved);
    base.dice(&mut saved);
    base.king_track(&mut saved);
    base.corruption(&mut saved);
    base.map(&mut saved);
    base.seats(&mut saved);
    base.clear_tiles(&mut saved);
    let mut game = saved.position(parts)?;
    base.titus(&saved, &mut game);
    base.tiles(&mut game)?;
    base.pieces(&mut game)?;
    super::audit::possible(&game)?;
    game.go_on(&mut Silent);
    game.audit()?;
    Ok(game)
}

/// What is laid out where an example says nothing.
struct Base<'a> {
    parts: Parts<Components>,
    given: &'a Given,
}

impl Base<'_> {
    /// Whether the path, or anything below it, was given.
    fn has(&self, path: impl AsRef<str>) -> bool {
        self.given.mentions(path.as_ref())
    }

    /// Whether a place of a map was given: by itself, or with the whole map.
    fn has_place(&self, map: &str, place: impl std::fmt::Display, places: &[&str]) -> bool {
        let single = |name: &str| self.has(format!("{map}.{name}"));
        let whole = self.has(map) && !places.iter().any(|name| single(name));
        whole || single(&place.to_string())
    }

    /// Round 1, the first turn, unless the example says otherwise.
    fn course(&self, saved: &mut Snapshot) {
        if !self.has("round") {
            saved.round = 1;
        }
        if !self.has("phase") {
            saved.phase = Phase::Action;
        }
        let seats = saved.players.max(2);
        if !self.has("order") {
            saved.order = Seat::all(seats).collect();
        }
        let action = saved.phase == Phase::Action;
        if !action {
            (saved.pass, saved.step, saved.turn) = (0, None, None);
        } else {
            if !self.has("pass") {
                saved.pass = 1;
            }
            if !self.has("turn") {
                saved.turn = saved.order.first().copied();
            }
            let titus = saved.turn.is_some_and(|seat| seat.0 >= saved.players);
            match self.has("step") {
                true => {}
                false if titus => saved.step = Some(Step::Card),
                false => saved.step = Some(Step::BeforeDie),
            }
        }
        saved.die = None;
        saved.pool = PoolFacts { action: None, ap: 0 };
        saved.swapped = false;
        saved.frames.clear();
    }

    /// Fields as printed, the wheel at 1, town and fair tiles in the order of the data.
    fn fields_and_fairs(&self, saved: &mut Snapshot) {
        if !self.has("wheel") {
            saved.wheel = Some(1);
        }
        for (number, field) in &mut saved.fields {
            if !self.has(format!("fields.{number}.action")) {
                field.action = None;
            }
            if !self.has(format!("fields.{number}.tile")) {
                field.tile = None;
            }
        }
        let taken: Vec<Option<Act>> = saved.fields.values().map(|field| field.action).collect();
        let mut acts = self.parts.printed.into_iter().filter(|act| !taken.contains(&Some(*act)));
        for field in saved.fields.values_mut().filter(|field| field.action.is_none()) {
            field.action = acts.next();
        }
        self.fairs(saved);
    }

    fn fairs(&self, saved: &mut Snapshot) {
        for (round, fair) in &mut saved.fairs {
            if !self.has(format!("fairs.{round}.city")) {
                fair.city = (*round == 1).then_some(self.parts.start.city);
            }
            if !self.has(format!("fairs.{round}.tile")) {
                fair.tile = None;
            }
        }
        let laid: Vec<FairFacts> = saved.fairs.values().cloned().collect();
        let solo = saved.players == 1;
        let plays = |fair: &&Fair| !(solo && **fair == Fair::KingTrack);
        let mut towns =
            self.parts.town_tiles.iter().filter(|town| laid.iter().all(|l| l.city != Some(**town)));
        let mut tiles = Fair::ALL
            .iter()
            .filter(plays)
            .filter(|fair| laid.iter().all(|l| l.tile != Some(**fair)));
        for fair in saved.fairs.values_mut() {
            fair.city = fair.city.or_else(|| towns.next().copied());
            fair.tile = fair.tile.or_else(|| tiles.next().copied());
        }
    }

    /// Colors and values in turn; what is not on the wheel is in the bag.
    fn dice(&self, saved: &mut Snapshot) {
        let table = self.parts.table(saved.players.max(2));
        for (number, seat) in saved.seats.iter_mut().enumerate() {
            if !self.has(format!("seats.{number}.dice")) {
                seat.dice = Vec::new();
            }
        }
        if !self.has("dice") {
            let die = |k: u8| Die {
                color: Color::ALL[usize::from(k) % Color::ALL.len()],
                value: k % 6 + 1,
            };
            let count = if saved.phase == Phase::Preparation { 0 } else { table.drawn };
            saved.dice = (0..count).map(die).collect();
        }
        let boards = saved.seats.iter().flat_map(|seat| seat.dice.iter().flatten());
        let out: Vec<Color> = saved.dice.iter().chain(boards).map(|die| die.color).collect();
        let left = |color: &Color| {
            let away = out.iter().filter(|out| *out == color).count() as u8;
            table.per_color.saturating_sub(away)
        };
        saved.bag = Color::ALL.iter().map(|color| (*color, left(color))).collect();
    }

    /// Piles that are given win; every other disc is on the start space, in turn order.
    fn king_track(&self, saved: &mut Snapshot) {
        let spaces: Vec<i8> = saved.king.keys().copied().collect();
        let named: Vec<i8> =
            spaces.into_iter().filter(|space| self.has(format!("king.{space}"))).collect();
        for (space, pile) in &mut saved.king {
            if !named.contains(space) {
                pile.clear();
            }
        }
        let laid: Vec<Seat> = saved.king.values().flatten().copied().collect();
        let rest: Vec<Seat> =
            saved.order.iter().copied().filter(|seat| !laid.contains(seat)).collect();
        saved.king.entry(self.parts.track.start).or_default().extend(rest);
    }

    /// Tokens that have moved nothing, one for each pass so far.
    fn corruption(&self, saved: &mut Snapshot) {
        if !self.has("corruption.up") {
            let before = usize::from(saved.step == Some(Step::Corruption));
            let count = match saved.phase {
                Phase::Action => usize::from(saved.pass).saturating_sub(before),
                Phase::Preparation => 0,
                _ => TOKENS.len(),
            };
            saved.corruption.up = TOKENS[..count.min(TOKENS.len())].to_vec();
        }
        for (value, down) in &mut saved.corruption.down {
            let up = saved.corruption.up.iter().filter(|up| *up == value).count() as u8;
            let total = self.parts.corruption.get(usize::from(*value)).copied().unwrap_or(0);
            *down = total.saturating_sub(up);
        }
    }

    /// No bonus tiles, no pieces but the houses in Tiletum; cost tiles in the order of the data.
    fn map(&self, saved: &mut Snapshot) {
        let order = saved.order.clone();
        for (city, facts) in &mut saved.map {
            let given = |name: &str| self.has(format!("map.{city}.{name}"));
            if !given("tile") {
                facts.tile = None;
            }
            if *city == self.parts.start.city {
                facts.houses = order.iter().copied().map(Some).collect();
            } else if !given("houses") {
                facts.houses.clear();
            }
            if city.cathedral().is_some() && !given("pillars") {
                facts.pillars = Some(Vec::new());
            }
            if city.cathedral().is_some() && !given("cost") {
                facts.cost = Some(None);
            }
        }
        self.costs(saved);
        self.cathedral_tiles(saved);
    }

    fn costs(&self, saved: &mut Snapshot) {
        let mut left: Vec<Cost> = Vec::new();
        for cost in Cost::ALL {
            let laid = saved.map.values().filter(|city| city.cost == Some(Some(*cost))).count();
            let count = usize::from(self.parts.cost(*cost).count).saturating_sub(laid);
            left.extend(std::iter::repeat_n(*cost, count));
        }
        let mut left = left.into_iter();
        // The order of the data is that of the cathedrals, not of the cities.
        for cathedral in super::map::Cathedral::ALL {
            if let Some(facts) = saved.map.get_mut(&cathedral.city())
                && facts.cost == Some(None)
            {
                facts.cost = Some(left.next());
            }
        }
    }

    /// The tiles that nobody holds.
    fn cathedral_tiles(&self, saved: &mut Snapshot) {
        let seats = saved.seats.iter().map(|seat| &seat.cathedrals);
        let titus = saved.titus.iter().map(|titus| &titus.cathedrals);
        let held: Vec<_> = seats.chain(titus).cloned().collect();
        for (city, facts) in &mut saved.map {
            let Some(cathedral) = city.cathedral() else { continue };
            if self.has(format!("map.{city}.tiles")) {
                continue;
            }
            let tiles = self.parts.cathedral(cathedral);
            let mut left = tiles.points[..usize::from(tiles.count)].to_vec();
            for tile in held.iter().filter_map(|held| held.get(&cathedral)) {
                if let Some(place) = left.iter().position(|other| other == tile) {
                    left.remove(place);
                }
            }
            let built = facts.cost.flatten().is_none_or(|cost| self.parts.cost(cost).built);
            facts.tiles = Some(if built { left } else { Vec::new() });
        }
    }

    /// Gold by turn order; a score that is given changes what the player started with.
    fn seats(&self, saved: &mut Snapshot) {
        let order = saved.order.clone();
        for (number, seat) in saved.seats.iter_mut().enumerate() {
            let given = |name: &str| self.has(format!("seats.{number}.{name}"));
            let place = order.iter().position(|other| other.index() == number).unwrap_or(0);
            let single = Good::ALL.iter().any(|good| given(&format!("goods.{good}")));
            if !given("goods.gold") && (single || !given("goods")) {
                seat.goods.insert(Good::Gold, self.parts.start.gold[place].into());
            }
            if given("score") {
                let others = seat.lines.iter().filter(|(line, _)| **line != Line::Start);
                let other: i32 = others.map(|(_, points)| i32::from(*points)).sum();
                seat.lines.insert(Line::Start, clamped(seat.score.saturating_sub(other)));
            }
        }
        if let Some(titus) = &mut saved.titus
            && self.has("titus.score")
        {
            let others = titus.lines.iter().filter(|(line, _)| *line != Line::Start.id());
            let other: i32 = others.map(|(_, points)| *points).sum();
            titus.lines.insert(Line::Start.id().to_owned(), titus.score.saturating_sub(other));
        }
    }

    /// The deck of the game's fairs, unless it is given.
    fn titus(&self, saved: &Snapshot, game: &mut Tiletum) {
        if saved.players == 1 && !self.has("titus.deck") {
            game.deck_of_titus();
        }
    }
}

/// The tokens of the passes so far, by default.
const TOKENS: [u8; 3] = [0, 0, 1];
