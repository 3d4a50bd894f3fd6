//! Chapter 14: what chance decides, since nothing else is hidden.

use kernel::chance::{Rng, below, drawn, weighted};
use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::ch12_cleanup::stack_of;
use crate::model::action::Action;
use crate::model::event::Event;
use crate::model::pieces::{Color, Cost, VALUES};
use crate::model::state::{Tiletum, Wait};
use crate::model::tiles::Tile;

impl Tiletum {
    /// Whether chance may bring this.
    pub(crate) fn may_happen(&self, action: Action) -> Result<(), Refused> {
        match (self.wait, action) {
            (Wait::Reveal(spot), Action::Reveal(tile)) => self.may_reveal(spot, tile),
            (Wait::Roll, Action::Roll(color, _)) => self.may_roll(color),
            (Wait::Corruption, Action::Corruption(value)) => self.may_corrupt(value),
            (Wait::Card, Action::Card(card)) => self.may_draw_card(card),
            (_, action) => self.may_lay_out(action),
        }
    }

    /// Carries out what chance brings.
    pub(crate) fn happen(&mut self, action: Action, events: &mut impl Events<Event>) {
        match (self.wait, action) {
            (Wait::Reveal(spot), Action::Reveal(tile)) => self.reveal(spot, tile, events),
            (_, Action::Field(field, act)) => self.lay_field(field, act, events),
            (_, Action::Wheel(value)) => self.turn_wheel_to(value, events),
            (_, Action::Cost(cathedral, cost)) => self.lay_cost(cathedral, cost, events),
            (_, Action::Town(round, city)) => self.lay_town(round, city, events),
            (_, Action::Fair(round, fair)) => self.lay_fair(round, fair, events),
            (_, Action::First(seat)) => self.choose_first(seat, events),
            (_, Action::Roll(color, value)) => self.roll(color, value, events),
            (_, Action::Corruption(value)) => self.corrupt(value, events),
            (_, Action::Card(card)) => self.play_card(card, events),
            (wait, action) => panic!("{action} does not answer {wait:?}"),
        }
    }

    /// TI-18.17 — The outcomes of chance with their weights.
    pub(crate) fn outcomes(&self, visit: &mut impl FnMut(Action, u32)) {
        match self.wait {
            Wait::First => Seat::all(self.players).for_each(|seat| visit(Action::First(seat), 1)),
            Wait::Field(field) => {
                self.acts_left().iter().for_each(|act| visit(Action::Field(field, act), 1));
            }
            Wait::Wheel => (1..=VALUES as u8).for_each(|value| visit(Action::Wheel(value), 1)),
            Wait::Cost(cathedral) => {
                let weigh = |cost: &Cost| (*cost, u32::from(self.costs_left(*cost)));
                let left = Cost::ALL.iter().map(weigh).filter(|(_, count)| *count > 0);
                left.for_each(|(cost, count)| visit(Action::Cost(cathedral, cost), count));
            }
            Wait::Town(round) => {
                self.towns_left().iter().for_each(|city| visit(Action::Town(round, city), 1));
            }
            Wait::Fair(round) => {
                self.fairs_left().iter().for_each(|fair| visit(Action::Fair(round, fair), 1));
            }
            Wait::Roll => {
                for (color, count) in Color::ALL.iter().zip(self.bag).filter(|(_, n)| *n > 0) {
                    (1..=VALUES as u8)
                        .for_each(|value| visit(Action::Roll(*color, value), count.into()));
                }
            }
            Wait::Corruption => {
                let down = (0..).zip(self.corruption).filter(|(_, count)| *count > 0);
                down.for_each(|(value, count)| visit(Action::Corruption(value), count.into()));
            }
            Wait::Reveal(spot) => {
                let range = stack_of(spot).range();
                let tiles = Tile::ALL[range.clone()].iter().zip(&self.stacks[range]);
                let left = tiles.filter(|(_, count)| **count > 0);
                left.for_each(|(tile, count)| visit(Action::Reveal(*tile), (*count).into()));
            }
            Wait::Card => self.titus.deck.iter().for_each(|card| visit(Action::Card(card), 1)),
            Wait::Nobody | Wait::Turn | Wait::Leader(_) | Wait::Over => {}
        }
    }

    /// TI-14.4 — A tile of the stack that fills a place, each copy alike.
    fn draw_tile(&self, range: std::ops::Range<usize>, rng: &mut impl Rng) -> Tile {
        Tile::ALL[range.start + draw(&self.stacks[range], rng)]
    }

    /// TI-14.3 — One of the outcomes, distributed as [`Tiletum::outcomes`] says.
    pub(crate) fn draw_outcome(&self, rng: &mut impl Rng) -> Action {
        match self.wait {
            Wait::Reveal(spot) => Action::Reveal(self.draw_tile(stack_of(spot).range(), rng)),
            Wait::Roll => {
                let color = Color::ALL[draw(&self.bag, rng)];
                Action::Roll(color, below(rng, VALUES as u32) as u8 + 1)
            }
            _ => drawn(rng, |visit| self.outcomes(&mut |action, weight| visit(action, weight))),
        }
    }
}

/// The place of a piece drawn from so many of each kind.
fn draw(counts: &[u8], rng: &mut impl Rng) -> usize {
    weighted(rng, counts.iter().map(|count| u32::from(*count)))
}
