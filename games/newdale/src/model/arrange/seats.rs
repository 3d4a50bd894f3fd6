//! Seats laid down by hand.

use kernel::names::Name;
use kernel::{Invalid, Seat};

use super::Base;
use crate::model::facts::{SeatFacts, plain};
use crate::model::pieces::{Color, Good};
use crate::model::snapshot::read;
use crate::model::spaces::{AREAS, MARKERS};
use crate::model::state::Newdale;

impl Base<'_> {
    /// Every seat: what a player starts with, and what the example gives.
    pub(super) fn seats(&self, game: &mut Newdale) -> Result<(), Invalid> {
        for number in 0..usize::from(game.players) {
            let facts = self.facts(game, number);
            game.seats[number] = read::player(game, number, &facts)?;
            self.houses(game, number)?;
        }
        Ok(())
    }

    /// The seat of a fresh chapter with the given fields in it.
    fn facts(&self, game: &Newdale, number: usize) -> SeatFacts {
        let saved = &self.saved.seats[number];
        let has = |name: &str| self.has_own(number, name);
        let mut facts = plain(game, Seat(number as u8));
        macro_rules! given {
            ($($field:ident)*) => {
                $(if has(stringify!($field)) {
                    facts.$field = saved.$field.clone();
                })*
            };
        }
        given!(track goal side_mission hand known dropped to_drop drawn character tokens houses
            supply range compensation markers bought specials crew rabbit onyx prison ship);
        facts.furthest = if has("furthest") { saved.furthest } else { facts.ship };
        self.places(number, saved, &mut facts);
        facts
    }

    /// Maps are given whole, or place by place.
    fn places(&self, number: usize, saved: &SeatFacts, facts: &mut SeatFacts) {
        let single = |map: &str, place: &str| self.has_own(number, &format!("{map}.{place}"));
        let whole = |map: &str, places: &[String]| {
            self.has_own(number, map) && !places.iter().any(|place| single(map, place))
        };
        let numbers = |count: usize| (1..=count).map(|n| n.to_string()).collect::<Vec<_>>();
        let goods: Vec<String> = Good::ALL.iter().map(|good| good.id().to_owned()).collect();
        let colors: Vec<String> = Color::ALL.iter().map(|color| color.id().to_owned()).collect();
        if whole("goods", &goods) {
            facts.goods = saved.goods.clone();
        }
        if whole("grapes", &colors) {
            facts.grapes = saved.grapes.clone();
        }
        if whole("plan", &numbers(MARKERS)) {
            facts.plan = saved.plan.clone();
        }
        if whole("areas", &numbers(AREAS)) {
            facts.areas = saved.areas.clone();
        }
        let put = |map: &str, place: String| single(map, &place);
        for (good, count) in &saved.goods {
            if put("goods", good.id().to_owned()) {
                facts.goods.insert(*good, *count);
            }
        }
        for (color, count) in &saved.grapes {
            if put("grapes", color.id().to_owned()) {
                facts.grapes.insert(*color, *count);
            }
        }
        for (marker, space) in &saved.plan {
            if put("plan", marker.to_string()) {
                facts.plan.insert(*marker, *space);
            }
        }
        for (area, card) in &saved.areas {
            if put("areas", area.to_string()) {
                facts.areas.insert(*area, card.clone());
            }
        }
    }

    /// Houses that are not on the map are in supply, unless the example says otherwise.
    fn houses(&self, game: &mut Newdale, number: usize) -> Result<(), Invalid> {
        let total = game.parts.start.houses;
        let player = &mut game.seats[number];
        let on_map = player.houses.len() as u8;
        let path = format!("seats.{number}.houses");
        let rest = total.checked_sub(on_map);
        let rest = rest.ok_or_else(|| Invalid::new(path, "a player has 11 houses"))?;
        if !self.has_own(number, "supply") {
            player.supply = rest;
        }
        let path = format!("seats.{number}.supply");
        let lost = rest.checked_sub(player.supply);
        game.lost.houses[number] =
            lost.ok_or_else(|| Invalid::new(path, "a player has 11 houses"))?;
        Ok(())
    }
}
