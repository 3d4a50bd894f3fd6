//! Where a house may go: range, bridges and tolls.

use kernel::names::Name;
use kernel::{Refused, Seat};

use super::LANDSCAPE_DISCOUNT;
use crate::model::action::Action;
use crate::model::components::MapFace;
use crate::model::frames::BuildStep;
use crate::model::ids::*;
use crate::model::pieces::{LANDSCAPES, SITES, Site};
use crate::model::state::Newdale;
use crate::model::towns::{Town, Towns};

/// The towns that a player can build in, and what that costs beside the building.
pub(crate) struct Reach {
    /// Without a toll.
    pub free: Towns,
    /// Within the distance of a bonus token, without a toll.
    pub near: Towns,
    /// Over foreign bridges, where that gives something.
    pub toll: Towns,
    /// The lowest cost of bridge and toll anywhere; none if no town is in reach.
    pub least: Option<u8>,
    /// The same in each landscape.
    pub least_in: [Option<u8>; LANDSCAPES],
    /// The named bridge.
    bridge: Option<Site>,
}

impl Newdale {
    /// ND-5.6, ND-10.17 — What the player on turn can reach, with a bridge that is named.
    pub(crate) fn reach(&self, bridge: Option<Site>) -> Reach {
        let map = self.map();
        let (own, all) = self.bridges_for(self.actor, bridge);
        let (houses, range) = (self.own().houses, self.range(self.actor));
        let near = map.around(own, houses, range - 1).without(houses);
        let free = map.around(own, houses, range).without(houses);
        let toll = match own == all {
            true => Towns::NONE,
            false => self.toll_towns(map, all, free, near),
        };
        let fee = if bridge.is_some() { self.parts.bridge.cost } else { 0 };
        let mut reach =
            Reach { free, near, toll, least: None, least_in: [None; LANDSCAPES], bridge };
        reach.least = self.least(&reach, Towns(u32::MAX), fee);
        for landscape in 0..LANDSCAPES {
            reach.least_in[landscape] = self.least(&reach, map.landscapes[landscape], fee);
        }
        reach
    }

    /// ND-10.23 — Own and all standing bridges, as bits; a named one counts as own.
    fn bridges_for(&self, seat: Seat, named: Option<Site>) -> (u8, u8) {
        let bit = |site: Option<Site>| site.map_or(0, |site| 1u8 << site.index());
        let own = bit(self.player(seat).bridge) | bit(named);
        let all = self.in_play().iter().fold(own, |all, player| all | bit(player.bridge));
        (own, all)
    }

    /// ND-10.17 — Towns where foreign bridges give something: reach, or a token.
    fn toll_towns(&self, map: &MapFace, all: u8, free: Towns, near: Towns) -> Towns {
        let (houses, range) = (self.own().houses, self.range(self.actor));
        let far = map.around(all, houses, range).without(houses).without(free);
        let close = map.around(all, houses, range - 1).without(houses).without(near);
        let with_token = close.iter().filter(|town| self.fields_with_tokens(*town) != 0);
        with_token.fold(far, |towns, town| towns.and(Towns::only(town)))
    }

    /// ND-5.9 — The bonus fields at a town that hold a token, as bits.
    pub(crate) fn fields_with_tokens(&self, town: usize) -> u16 {
        let filled = self.fields.iter().enumerate().filter(|(_, field)| field.count > 0);
        let filled = filled.fold(0, |bits, (number, _)| bits | 1 << number);
        self.map().fields_of[town] & filled
    }

    /// The lowest cost of bridge and toll within these towns.
    fn least(&self, reach: &Reach, within: Towns, fee: u8) -> Option<u8> {
        if !reach.free.within(within).is_empty() {
            return Some(fee);
        }
        let tolls = reach.toll.within(within).iter();
        tolls.map(|town| fee + self.toll_at(reach.bridge, town)).min()
    }

    /// ND-10.17 — The toll on the way to a town.
    fn toll_at(&self, bridge: Option<Site>, town: usize) -> u8 {
        self.toll_way(bridge, town).count_ones() as u8 * self.parts.bridge.toll
    }

    /// ND-10.23 — The foreign bridges on the way: a shortest way, of these one with the fewest,
    /// of these the one whose bridges come first.
    fn toll_way(&self, bridge: Option<Site>, town: usize) -> u8 {
        let map = self.map();
        let (own, all) = self.bridges_for(self.actor, bridge);
        let houses = self.own().houses;
        let reaches = |bridges: u8, distance: u8| map.around(bridges, houses, distance).has(town);
        let range = self.range(self.actor);
        let shortest = (1..=range).find(|distance| reaches(all, *distance)).unwrap_or(range);
        let ways = WAYS.into_iter().filter(|way| way & !(all & !own) == 0);
        ways.into_iter().find(|way| reaches(own | way, shortest)).unwrap_or(0)
    }

    /// ND-5.3 — What the card costs in a town, before tokens and Gunda.
    fn cost_in(&self, town: usize) -> u8 {
        if let Some(sailor) = self.build.sailor {
            return self.parts.sailor(sailor).cost.saturating_sub(self.event_discount());
        }
        let face = self.parts.card(self.build.card.expect("a card is built"));
        let fits = face.discount.is_some() && face.discount == self.map().landscape[town];
        let discount = if fits { LANDSCAPE_DISCOUNT } else { 0 };
        face.cost.saturating_sub(discount + self.event_discount())
    }

    /// ND-5.4 — Whether the card can be paid in a town, with every reduction at hand.
    fn may_pay_in(&self, town: usize, extra: u8) -> Result<(), Refused> {
        let savings = self.most_savings() - self.event_discount();
        let cost = self.cost_in(town).saturating_sub(savings) + extra;
        match self.wealth(self.actor) >= cost.into() {
            true => Ok(()),
            false => Err(ND_5_4.refuse("you cannot pay for it there")),
        }
    }

    fn bridge_fee(&self) -> u8 {
        if self.build.bridge.is_some() { self.parts.bridge.cost } else { 0 }
    }

    /// ND-5.6 — The towns for the card that is built.
    pub(crate) fn town_options(&self, visit: &mut impl FnMut(Action)) {
        let reach = self.reach(self.build.bridge);
        let board = self.chapter().board;
        let fee = self.bridge_fee();
        let payable = |town: &usize| self.may_pay_in(*town, fee).is_ok();
        reach.free.iter().filter(payable).for_each(|town| visit(Action::Town(board.town(town))));
        let payable = |town: &usize| {
            self.may_pay_in(*town, fee + self.toll_at(self.build.bridge, *town)).is_ok()
        };
        reach.toll.iter().filter(payable).for_each(|t| visit(Action::TownToll(board.town(t))));
    }

    /// ND-5.6 — Within range and without an own house; ND-10.17 — or over foreign bridges.
    pub(crate) fn may_settle(&self, town: Town, toll: bool) -> Result<(), Refused> {
        let Some(number) = self.chapter().board.number(town) else {
            return Err(ND_5_6.refuse("the town lies on another map"));
        };
        if self.own().houses.has(number) {
            return Err(ND_5_6.refuse("you have a house there"));
        }
        let reach = self.reach(self.build.bridge);
        if toll {
            return match reach.toll.has(number) {
                true => {
                    let toll = self.toll_at(self.build.bridge, number);
                    self.may_pay_in(number, self.bridge_fee() + toll)
                }
                false => Err(ND_10_17.refuse("a toll gives nothing there")),
            };
        }
        match reach.free.has(number) {
            true => self.may_pay_in(number, self.bridge_fee()),
            false => Err(ND_5_6.refuse("the town is out of range")),
        }
    }

    /// ND-5.11 — The town is chosen; what the way costs is settled.
    pub(crate) fn choose_town(&mut self, town: Town, toll: bool) {
        let number = self.chapter().board.number(town).expect("the town lies on the map");
        let reach = self.reach(self.build.bridge);
        let tolls = if toll { self.toll_way(self.build.bridge, number) } else { 0 };
        let near = match toll {
            true => {
                let (own, _) = self.bridges_for(self.actor, self.build.bridge);
                let range = self.range(self.actor);
                self.map().around(own | tolls, self.own().houses, range - 1).has(number)
            }
            false => reach.near.has(number),
        };
        self.build.town = Some(town);
        self.build.tolls = tolls;
        self.build.near = near;
        self.build.cost = self.cost_in(number);
        self.build.extra = self.bridge_fee() + tolls.count_ones() as u8 * self.parts.bridge.toll;
        self.next_build_step(BuildStep::Reduce);
    }

    /// ND-10.7 — The sites that can be named now.
    pub(crate) fn bridge_sites(&self) -> impl Iterator<Item = Site> + '_ {
        Site::ALL.iter().copied().filter(|site| self.may_bridge(*site).is_ok())
    }

    /// ND-10.7 — A free site near an own house, with a card and a town that can be paid.
    pub(crate) fn may_bridge(&self, site: Site) -> Result<(), Refused> {
        let map = self.map();
        let refuse = |why| Err(ND_10_7.refuse(why));
        let Some(ends) = map.sites.get(site.index()) else {
            return refuse("this map has no bridges");
        };
        if self.own().bridge.is_some() {
            return refuse("your bridge stands already");
        }
        if self.in_play().iter().any(|player| player.bridge == Some(site)) {
            return refuse("a bridge stands there");
        }
        let around = map.around(0, self.own().houses, self.range(self.actor));
        if !ends.iter().any(|end| around.has(*end)) {
            return refuse("the site is too far away");
        }
        let cards = self.own().hand.kinds() | self.pool.kinds();
        match self.buildable(&self.reach(Some(site))) & cards {
            0 => refuse("nothing can be paid with it"),
            _ => Ok(()),
        }
    }
}

/// Sets of foreign bridges by size, then by their place in the list.
const WAYS: [u8; 1 << SITES] = [
    0b0000, 0b0001, 0b0010, 0b0100, 0b1000, 0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100, 0b0111,
    0b1011, 0b1101, 0b1110, 0b1111,
];
