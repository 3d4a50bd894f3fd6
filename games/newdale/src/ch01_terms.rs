//! Chapter 1: terms.

use kernel::names::{Name, Set};
use kernel::{Events, Seat};

use crate::model::cards::Card;
use crate::model::components::{Components, Plant};
use crate::model::event::Event;
use crate::model::pieces::{COLORS, Color, GRAPES, Good, Sailor};
use crate::model::player::Player;
use crate::model::spaces::Area;
use crate::model::state::Newdale;

impl Newdale {
    /// ND-1.5 — The assistants that a player may count: printed, drawn and private ones.
    pub(crate) fn labor(&self, seat: Seat) -> [u8; COLORS] {
        let printed = self.event.map_or([0; COLORS], |event| self.parts.event(event).printed);
        let player = self.player(seat);
        std::array::from_fn(|n| {
            printed[n] + self.market[n] + player.rabbit[n] + own_assistants(player, n)
        })
    }

    /// ND-1.5 — The same, of one color.
    pub(crate) fn labor_of(&self, seat: Seat, color: Color) -> u8 {
        self.labor(seat)[color.index()]
    }

    /// ND-1.6 — The sum of fists on special buildings and sailors.
    pub(crate) fn fists(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let built = player.specials.iter().enumerate().filter(|(_, count)| **count > 0);
        let buildings: u8 =
            built.map(|(number, count)| count * self.parts.card(special(number)).fists).sum();
        let officers = player.crew[Sailor::WatchOfficer.index()];
        buildings + officers * self.parts.sailor(Sailor::WatchOfficer).fists
    }

    /// ND-1.7 — How far a new house may be.
    #[inline]
    pub(crate) fn range(&self, seat: Seat) -> u8 {
        let start = &self.parts.start;
        if self.player(seat).far { start.range_unlocked } else { start.range }
    }

    /// ND-1.8 — Hand cards for each missing assistant.
    #[inline]
    pub(crate) fn compensation(&self, seat: Seat) -> u8 {
        let start = &self.parts.start;
        if self.player(seat).thrifty { start.compensation_unlocked } else { start.compensation }
    }

    /// ND-1.3, ND-8.11 — What a good is worth to its owner now.
    #[inline]
    pub(crate) fn value(&self, seat: Seat, good: Good) -> u8 {
        match good.vineyard() {
            None => self.parts.prices[good.index()],
            Some(color) => self.labor_of(seat, color),
        }
    }

    /// ND-1.3 — What all goods of a player are worth.
    #[inline]
    pub(crate) fn wealth(&self, seat: Seat) -> u16 {
        let goods = &self.player(seat).goods;
        let each = goods.iter().zip(&self.parts.prices);
        let plain: u16 = each.map(|(count, price)| u16::from(*count) * u16::from(*price)).sum();
        let grapes = &goods[GRAPES..GRAPES + COLORS];
        if grapes.iter().all(|count| *count == 0) {
            return plain;
        }
        let both = grapes.iter().zip(self.labor(seat));
        plain + both.map(|(count, value)| u16::from(*count) * u16::from(value)).sum::<u16>()
    }

    /// What the goods of these kinds are worth.
    pub(crate) fn worth(&self, seat: Seat, goods: Set<Good>) -> u16 {
        let player = self.player(seat);
        let value = |good: Good| u16::from(player.stock(good)) * u16::from(self.value(seat, good));
        goods.iter().map(value).sum()
    }

    /// What stands on a production area: a building, the Coal Mine, the Captain or the Cook.
    #[inline]
    pub(crate) fn plant(&self, seat: Seat, area: Area) -> Option<Plant> {
        let player = self.player(seat);
        let back = self.chapter().back;
        match area.index() {
            MINE => Some(self.parts.mine),
            CAPTAIN if back => Some(self.parts.captain),
            COOK if back => (player.crew[Sailor::Cook.index()] > 0).then_some(self.parts.cook),
            place => self.parts.card(player.areas[place]?).plant,
        }
    }

    /// ND-4.4, ND-R20 — The goods for which a player has a place.
    pub(crate) fn places(&self, seat: Seat) -> Set<Good> {
        let player = self.player(seat);
        let plants = Area::all().filter_map(|area| self.plant(seat, area)?.good);
        let mut places: Set<Good> = plants.collect();
        if player.built(Card::Cornfield) > 0 {
            places.insert(Good::Corn);
        }
        for color in Color::ALL {
            if player.built(Components::vineyard(*color)) > 0 {
                places.insert(Good::grapes(*color));
            }
        }
        places
    }

    /// Goods come from the supply, which is unlimited (ND-13.2).
    pub(crate) fn gain_goods(
        &mut self,
        seat: Seat,
        good: Good,
        n: u8,
        events: &mut impl Events<Event>,
    ) {
        if n > 0 {
            let stock = &mut self.player_mut(seat).goods[good.index()];
            *stock = stock.saturating_add(n);
            events.tell_all(|| Event::GoodsGained { seat, good, n });
        }
    }

    /// Goods go back to the supply.
    pub(crate) fn return_goods(
        &mut self,
        seat: Seat,
        good: Good,
        n: u8,
        events: &mut impl Events<Event>,
    ) {
        let stock = &mut self.player_mut(seat).goods[good.index()];
        *stock = stock.checked_sub(n).expect("only what is there is returned");
        if n > 0 {
            events.tell_all(|| Event::GoodsPaid { seat, good, n });
        }
    }
}

/// The area of the Coal Mine (ND-2.9).
pub(crate) const MINE: usize = 0;
/// The area of the Captain in chapter VIII (ND-10.12).
pub(crate) const CAPTAIN: usize = 1;
/// The area of the Cook in chapter VIII (ND-10.12).
pub(crate) const COOK: usize = 2;

/// The special building with this number.
pub(crate) fn special(number: usize) -> Card {
    Card::nth(crate::model::cards::FIRST_SPECIAL + number)
}

/// Post Offices, Cabin Boys and Onyx's figure of a color.
#[inline]
fn own_assistants(player: &Player, color: usize) -> u8 {
    let office = player.specials[Card::PostOfficeYellow.special() + color];
    let boy = player.crew[Sailor::CabinBoyYellow.index() + color];
    let onyx = player.onyx.is_some_and(|taken| taken.index() == color);
    office + boy + u8::from(onyx)
}
