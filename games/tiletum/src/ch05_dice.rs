//! Chapter 5: corruption and choosing a die.

use kernel::names::{Name, Set};
use kernel::saying::Fact;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::board::Store;
use crate::model::effect::{Effect, Face};
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::pieces::{Act, Color, Die, Good, VALUES};
use crate::model::state::{Step, Tiletum, Wait};

impl Tiletum {
    /// TI-5.1 — A token that is still face down; all six count, wherever they lie (TI-2.15).
    pub(crate) fn may_corrupt(&self, value: u8) -> Result<(), Refused> {
        match self.corruption[usize::from(value)] {
            0 => Err(TI_5_1.refuse("no such token is face down")),
            _ => Ok(()),
        }
    }

    /// TI-5.1, TI-5.2 — Every disc falls by the value of the token; then the turns begin.
    pub(crate) fn corrupt(&mut self, value: u8, events: &mut impl Events<Event>) {
        self.corruption[usize::from(value)] -= 1;
        let space = self.turned_up.iter_mut().find(|space| space.is_none());
        *space.expect("a round turns up three tokens") = Some(value);
        self.piles.fall(value, self.parts.track.lowest);
        events.tell_all(|| Event::Corrupted { value });
        self.favor_titus(events);
        self.begin_turn();
    }

    /// TI-18.15 — The die is taken without a question if nothing else can be done.
    pub(crate) fn go_on_with_die(&mut self, events: &mut impl Events<Event>) {
        let kinds = self.dice.iter().flatten().filter(|count| **count > 0).count();
        match if kinds == 1 { self.only_option() } else { None } {
            Some(only) => self.decide(only, events),
            None => self.wait = Wait::Turn,
        }
    }

    /// TI-5.3 — Every die at every value that the player can pay for.
    pub(crate) fn die_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let reach = &REACH[usize::from(self.most_steps(seat).min(HALF_ROUND))];
        for color in Color::ALL {
            for (from, count) in (1..).zip(self.dice[color.index()]) {
                let values = if count > 0 { reach[from] } else { Set::EMPTY };
                let from = from as u8;
                values.numbers().for_each(|to| visit(Action::Die { color: *color, from, to }));
            }
        }
    }

    /// How many steps the player's gold pays.
    fn most_steps(&self, seat: Seat) -> u8 {
        let gold = self.board(seat).goods.of(Good::Gold) / u16::from(self.parts.gold_per_step);
        gold.min(VALUES as u16) as u8
    }

    /// TI-5.3 — A die on the wheel; each step of its value costs gold.
    pub(crate) fn may_choose(
        &self,
        seat: Seat,
        color: Color,
        from: u8,
        to: u8,
    ) -> Result<(), Refused> {
        if self.dice[color.index()][usize::from(from) - 1] == 0 {
            return Err(TI_5_3.refuse("no such die is on the wheel"));
        }
        let steps = steps_between(from, to);
        if steps > self.most_steps(seat) {
            let price = i32::from(steps) * i32::from(self.parts.gold_per_step);
            return Err(TI_5_3.refuse("too little gold").because("n", Fact::Number(price)));
        }
        Ok(())
    }

    /// TI-5.3, TI-5.4, TI-5.5 — The die, with its final value, goes to the player's board.
    pub(crate) fn choose_die(
        &mut self,
        color: Color,
        from: u8,
        to: u8,
        events: &mut impl Events<Event>,
    ) {
        let seat = self.active();
        let gold = steps_between(from, to) * self.parts.gold_per_step;
        self.board_mut(seat).goods.pay(Good::Gold, gold);
        self.take_die(seat, color, from, to);
        let action = self.act_at(to);
        events.tell_all(|| Event::DieTaken { seat, color, from, value: to, gold, action });
        let tile = self.field_tiles[self.field_of(to)];
        if tile.is_some_and(|tile| self.may_keep(seat, tile).is_ok()) {
            self.step = Step::TakeTile;
        } else {
            self.after_tile(events);
        }
    }

    /// A die leaves the wheel for the leftmost free dice space.
    pub(crate) fn take_die(&mut self, seat: Seat, color: Color, from: u8, to: u8) {
        self.dice[color.index()][usize::from(from) - 1] -= 1;
        let die = Die { color, value: to };
        let space = self.board_mut(seat).dice.iter_mut().find(|space| space.is_none());
        *space.expect("there is a dice space for each turn") = Some(die);
        self.die = Some(die);
    }

    /// The die of this turn.
    pub(crate) fn die_of_turn(&self) -> Die {
        self.die.expect("a die was taken")
    }

    /// TI-5.6 — The bonus tile of the field comes to the storehouse, or stays.
    pub(crate) fn answer_tile(&mut self, take: bool, events: &mut impl Events<Event>) {
        let field = self.field_of(self.die_of_turn().value);
        if take && let Some(tile) = self.field_tiles[field].take() {
            self.keep(self.active(), tile, events);
        }
        self.after_tile(events);
    }

    /// TI-5.7 — A helper that changes the good is asked for; without one the goods come at once.
    fn after_tile(&mut self, events: &mut impl Events<Event>) {
        if self.die_good_helper(self.active()).is_some() {
            self.step = Step::ChangeGood;
        } else {
            self.gain_die_goods(None, events);
        }
    }

    /// TI-5.7 — Of two such helpers the one with the lower number.
    fn die_good_helper(&self, seat: Seat) -> Option<Store> {
        let helps = |store: &Store| {
            let tile = self.board(seat).store[store.index()];
            tile.is_some_and(|tile| self.parts.face(tile) == Face::Helper(Effect::DieGood))
        };
        Store::all().find(helps)
    }

    /// TI-5.7 — One of the other kinds.
    pub(crate) fn may_recolor(&self, good: Option<Good>) -> Result<(), Refused> {
        match good {
            Some(good) if good == self.parts.good(self.die_of_turn().color) => {
                Err(TI_5_7.refuse("the die gives this good anyway"))
            }
            _ => Ok(()),
        }
    }

    /// TI-5.7 — The helper is used up, or kept.
    pub(crate) fn recolor(&mut self, good: Option<Good>, events: &mut impl Events<Event>) {
        let seat = self.active();
        if good.is_some() {
            let store = self.die_good_helper(seat).expect("the player was asked about one");
            self.use_up_helper(seat, store, events);
        }
        self.gain_die_goods(good, events);
    }

    /// TI-5.7 — As many goods as the die shows; then its action begins.
    fn gain_die_goods(&mut self, instead: Option<Good>, events: &mut impl Events<Event>) {
        let die = self.die_of_turn();
        let good = instead.unwrap_or(self.parts.good(die.color));
        self.gain_goods(self.active(), good, die.value, events);
        match self.act_at(die.value) {
            Act::Joker => self.step = Step::Joker,
            act => self.begin_main(act, events),
        }
    }

    /// TI-5.8, TI-6.11 — The die pool: its own points and those of the player's marker.
    pub(crate) fn begin_main(&mut self, act: Act, events: &mut impl Events<Event>) {
        let seat = self.active();
        self.step = Step::Main;
        self.pool.act = Some(act);
        let ap = self.parts.ap(self.die_of_turn().value) + self.marker(seat, act);
        events.tell_all(|| Event::ActionBegun { seat, action: act, ap });
        self.add_die_points(ap, events);
    }

    /// Goods come to a player.
    pub(crate) fn gain_goods(
        &mut self,
        seat: Seat,
        good: Good,
        count: u8,
        events: &mut impl Events<Event>,
    ) {
        self.board_mut(seat).goods.add(good, count);
        events.tell_all(|| Event::GoodsGained { seat, good, n: count });
    }
}

/// TI-5.3 — The fewest steps from one value to another; 6 and 1 are neighbors.
pub(crate) const fn steps_between(from: u8, to: u8) -> u8 {
    let apart = from.abs_diff(to);
    if apart <= HALF_ROUND { apart } else { VALUES as u8 - apart }
}

/// The most steps that any change takes.
const HALF_ROUND: u8 = VALUES as u8 / 2;

/// The values that so many steps reach from each value.
const REACH: [[Set<Die>; VALUES + 1]; HALF_ROUND as usize + 1] = {
    let mut reach = [[Set::EMPTY; VALUES + 1]; HALF_ROUND as usize + 1];
    let mut steps = 0;
    while steps <= HALF_ROUND {
        let mut from = 1;
        while from <= VALUES as u8 {
            let (mut to, mut bits) = (1, 0);
            while to <= VALUES as u8 {
                bits |= ((steps_between(from, to) <= steps) as u64) << to;
                to += 1;
            }
            reach[steps as usize][from as usize] = Set::from_bits(bits);
            from += 1;
        }
        steps += 1;
    }
    reach
};
