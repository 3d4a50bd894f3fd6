//! Chapter 4: the dice of the round.

use kernel::names::Name;
use kernel::{Events, Refused};

use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::pieces::Color;
use crate::model::state::{Phase, Tiletum, Wait};

impl Tiletum {
    /// A new round; its dice are in the bag.
    pub(crate) fn begin_round(&mut self) {
        self.round += 1;
        self.pass = 0;
        self.position = 0;
    }

    /// TI-4.1 — Dice are drawn and rolled until there are enough.
    pub(crate) fn go_on_with_preparation(&mut self, events: &mut impl Events<Event>) {
        if self.dice_on_wheel() == 0 {
            self.favor_titus(events);
        }
        if self.dice_on_wheel() < self.parts.table(self.seats).drawn {
            self.wait = Wait::Roll;
        } else {
            self.begin(Phase::Action);
        }
    }

    /// How many dice lie at the wheel.
    pub(crate) fn dice_on_wheel(&self) -> u8 {
        self.dice.iter().flatten().sum()
    }

    /// TI-4.1 — A die of the bag, with any value.
    pub(crate) fn may_roll(&self, color: Color) -> Result<(), Refused> {
        match self.bag[color.index()] {
            0 => Err(TI_4_1.refuse("no such die is in the bag")),
            _ => Ok(()),
        }
    }

    /// TI-4.1 — The die goes to the segment with its value.
    pub(crate) fn roll(&mut self, color: Color, value: u8, events: &mut impl Events<Event>) {
        self.bag[color.index()] -= 1;
        self.dice[color.index()][usize::from(value) - 1] += 1;
        events.tell_all(|| Event::Rolled { color, value });
    }
}
