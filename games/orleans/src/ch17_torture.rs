//! Chapter 17: payments and torture.

use kernel::names::Counts;
use kernel::{Events, Refused, Seat};

use crate::ch14_technology::tile_on;
use crate::model::action::{Action, Loss};
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::pieces::{FOLLOWERS, Token, Tokens, Ware};
use crate::model::places::{Place, Places, each_slot};
use crate::model::question::Question;
use crate::model::state::Orleans;

impl Orleans {
    /// OR-17.1 — A compulsory payment: what is missing opens torture.
    pub(crate) fn charge(&mut self, seat: Seat, coins: u8, events: &mut impl Events<Event>) {
        let paid = self.player(seat).coins.min(coins.into()) as u8;
        self.pay_coins(seat, paid, events);
        self.torture(seat, coins - paid, events);
    }

    /// OR-17.7 — One item after the other; OR-17.5 — with nothing to give the debt is dropped.
    fn torture(&mut self, seat: Seat, missing: u8, events: &mut impl Events<Event>) {
        self.question = Question::Nobody;
        if missing == 0 {
            return;
        }
        self.turn = seat;
        let mut items = 0;
        self.torture_options(seat, &mut |_| items += 1);
        if items > 0 {
            self.question = Question::Torture(missing);
        } else {
            events.tell_all(|| Event::DebtDropped { seat, n: missing });
        }
    }

    /// The items that may be given up (OR-20A.14).
    pub(crate) fn torture_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        let mut offer = |loss: Loss| {
            if self.may_lose(seat, loss).is_ok() {
                visit(Action::Lose(loss));
            }
        };
        player.stations.iter().for_each(|town| offer(Loss::Station(town)));
        [Loss::Stock, Loss::Follower, Loss::Development, Loss::Technology]
            .into_iter()
            .for_each(&mut offer);
        player.goods.kinds().for_each(|ware| offer(Loss::Good(ware)));
        player.places.iter().filter(|place| place.is_tile()).for_each(|p| offer(Loss::Place(p)));
        let with_tile: Places = each_slot(player.mat.tiles).map(|slot| slot.place()).collect();
        with_tile.iter().for_each(|place| offer(Loss::TechnologyOn(place)));
    }

    /// OR-17.2 — What can be given up for a missing coin.
    pub(crate) fn may_lose(&self, seat: Seat, loss: Loss) -> Result<(), Refused> {
        let player = self.player(seat);
        let there = match loss {
            Loss::Station(town) => player.stations.contains(town),
            Loss::Stock => player.stock > 0,
            Loss::Follower => !neutral(&player.mat.bag).is_empty(),
            Loss::Development => return self.may_lose_development(seat),
            Loss::Good(ware) => player.goods[ware] > 0,
            Loss::Place(place) => place.is_tile() && player.has(place),
            Loss::Technology => player.mat.technology > 0,
            Loss::TechnologyOn(place) => tile_on(&player.mat, place).is_some(),
        };
        if there { Ok(()) } else { Err(OR_17_2.refuse("there is nothing like that to give up")) }
    }

    /// OR-17.2 — Not from space 0, not onto a coin space and not away from one (OR-R9).
    fn may_lose_development(&self, seat: Seat) -> Result<(), Refused> {
        let space = usize::from(self.player(seat).development);
        let coins = &self.parts.development.coins;
        if space == 0 {
            Err(OR_17_2.refuse("the marker is on the first space"))
        } else if coins[space] > 0 || coins[space - 1] > 0 {
            Err(OR_17_2.refuse("a coin space is in the way"))
        } else {
            Ok(())
        }
    }

    /// OR-17.3 — What is given up leaves the game for good.
    pub(crate) fn lose(&mut self, loss: Loss, missing: u8, events: &mut impl Events<Event>) {
        let seat = self.turn;
        match loss {
            Loss::Station(town) => {
                self.player_mut(seat).stations.remove(town);
                self.lost.stations[seat.index()] += 1;
                events.tell_all(|| Event::LostStation { seat, town: Some(town) });
            }
            Loss::Stock => {
                self.player_mut(seat).stock -= 1;
                self.lost.stations[seat.index()] += 1;
                events.tell_all(|| Event::LostStation { seat, town: None });
            }
            Loss::Follower => {
                self.question = Question::TortureDraw(missing);
                return;
            }
            Loss::Development => {
                let marker = &mut self.player_mut(seat).development;
                *marker -= 1;
                let space = *marker;
                events.tell_all(|| Event::LostDevelopment { seat, space });
            }
            Loss::Good(ware) => self.lose_good(seat, ware, events),
            Loss::Place(place) => self.lose_place(seat, place, events),
            Loss::Technology => {
                self.mat_mut(seat).technology -= 1;
                self.lost.technology += 1;
                events.tell_all(|| Event::LostTechnology { seat, place: None });
            }
            Loss::TechnologyOn(place) => {
                self.lose_technology_on(seat, place);
                events.tell_all(|| Event::LostTechnology { seat, place: Some(place) });
            }
        }
        self.torture(seat, missing - 1, events);
    }

    fn lose_good(&mut self, seat: Seat, ware: Ware, events: &mut impl Events<Event>) {
        self.player_mut(seat).goods.take(ware);
        self.lost.goods.add(ware.good());
        events.tell_all(|| Event::LostGood { seat, good: ware });
    }

    /// OR-17.4 — Its followers go to the bag, its technology tile leaves the game with it.
    /// OR-22.2 — Bread of a lost Bakery is grain again.
    fn lose_place(&mut self, seat: Seat, place: Place, events: &mut impl Events<Event>) {
        self.empty_place(seat, place);
        self.lose_technology_on(seat, place);
        let player = self.player_mut(seat);
        player.drop_place(place);
        if place == Place::Bakery {
            player.goods[Ware::Grain] += std::mem::take(&mut player.goods[Ware::Bread]);
        }
        self.lost.tiles.insert(place);
        events.tell_all(|| Event::LostPlace { seat, place });
    }

    /// OR-17.8 — The slot is empty again.
    fn lose_technology_on(&mut self, seat: Seat, place: Place) {
        let mat = self.mat_mut(seat);
        if let Some(slot) = tile_on(mat, place) {
            mat.tiles = mat.tiles & !slot.set();
            self.lost.technology += 1;
        }
    }

    /// OR-17.7 — Any follower of the bag that is no starter, each as likely as the others.
    pub(crate) fn may_be_lost(&self, seat: Seat, token: Token) -> Result<(), Refused> {
        let there = neutral(&self.mat(seat).bag)[token] > 0;
        match seat == self.turn && there {
            true => Ok(()),
            false => Err(OR_17_7.refuse("no such follower is in the bag")),
        }
    }

    /// OR-17.2 — The follower that was drawn leaves the game.
    pub(crate) fn lose_follower(
        &mut self,
        seat: Seat,
        token: Token,
        missing: u8,
        events: &mut impl Events<Event>,
    ) {
        self.mat_mut(seat).bag.take(token);
        self.lost.followers.add(token);
        events.tell_all(|| Event::LostFollower { seat, token });
        self.torture(seat, missing - 1, events);
    }
}

/// The followers of a bag that are no starters.
#[must_use]
pub fn neutral(bag: &Tokens) -> Tokens {
    let mut counts = *bag.as_array();
    counts[FOLLOWERS..].fill(0);
    Counts::new(counts)
}
