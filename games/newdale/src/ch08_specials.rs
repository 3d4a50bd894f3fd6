//! Chapter 8: special buildings and sailors in phase VI.

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::ch02_setup::assistants;
use crate::model::action::Action;
use crate::model::cards::Card;
use crate::model::draws::Draw;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{Color, Figure, Good, Sailor};
use crate::model::state::{Newdale, Wait};

impl Newdale {
    /// ND-3.7 — Automatic effects first, then the optional ones.
    pub(crate) fn use_specials(&mut self, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.used = [0; 3];
        self.frames.push(Frame::Special);
        let player = *self.own();
        let cards = player.built(Card::Scriptorium);
        let fields = player.specials[Card::Cornfield.special()..Card::Prison.special()].iter();
        let bears = fields.clone().any(|count| *count > 0) && !self.only_idle_barracks();
        self.carried_out = cards > 0 || bears || player.built(Card::CoalStorehouse) > 0;
        // ND-8.2
        self.gain_goods(seat, Good::Coal, player.built(Card::CoalStorehouse), events);
        self.bear(events);
        self.attack(player.built(Card::Barracks), events);
        if cards > 0 {
            // ND-8.3
            self.frames.push(Frame::Deal { seat, left: cards, why: Draw::Scriptorium });
        }
    }

    /// Barracks alone do nothing in solo (ND-8.8), so they are all there is.
    fn only_idle_barracks(&self) -> bool {
        let player = self.own();
        let range = Card::Cornfield.special()..Card::Prison.special();
        let others: u8 = player.specials[range].iter().sum();
        self.is_solo() && others == player.built(Card::Barracks)
    }

    /// ND-8.8 — For each Barracks every weaker player loses a point.
    fn attack(&mut self, barracks: u8, events: &mut impl Events<Event>) {
        let own = self.fists(self.actor);
        for seat in Seat::all(self.players).filter(|_| barracks > 0) {
            if self.fists(seat) < own {
                self.lose_points(seat, barracks, events);
            }
        }
    }

    /// ND-15.31 — Asked while an optional effect can be used.
    pub(crate) fn go_on_with_specials(&mut self) {
        let player = self.own();
        let able = player.built(Card::CoalTrader)
            + player.built(Card::Prison)
            + player.crew[Sailor::Navigator.index()];
        let mut options = 0;
        if able > 0 {
            self.special_options(&mut |_| options += 1);
        }
        match options {
            0 | 1 => self.frames.pop(),
            _ => self.wait = Wait::Turn,
        }
    }

    /// ND-15.23 — The optional effects.
    pub(crate) fn special_options(&self, visit: &mut impl FnMut(Action)) {
        let figures = || Figure::ALL.iter().copied();
        let all = [Action::Trade, Action::Fish].into_iter();
        let all = all.chain(figures().map(Action::Jail)).chain(figures().map(Action::JailRabbit));
        all.filter(|action| self.may_use_special(*action).is_ok()).for_each(&mut *visit);
        visit(Action::Done);
    }

    /// ND-3.7 — Each effect once for each building.
    pub(crate) fn may_use_special(&self, action: Action) -> Result<(), Refused> {
        let player = self.own();
        let free = |effect: usize, count: u8| self.used[effect] < count;
        match action {
            Action::Trade => {
                let ready = player.stock(Good::Coal) >= TRADER_COAL;
                let trader = free(TRADER, player.built(Card::CoalTrader));
                if ready && trader { Ok(()) } else { Err(ND_8_1.refuse("no coal can be traded")) }
            }
            Action::Fish => {
                let ready = player.stock(Good::Fish) > 0;
                let navigator = free(NAVIGATOR, player.crew[Sailor::Navigator.index()]);
                if ready && navigator {
                    Ok(())
                } else {
                    Err(ND_8_12.refuse("no fish can be given"))
                }
            }
            Action::Jail(figure) => self.may_jail(self.market[figure.index()]),
            Action::JailRabbit(figure) => self.may_jail(player.rabbit[figure.index()]),
            Action::Done => Ok(()),
            _ => Err(self.not_asked()),
        }
    }

    /// ND-8.10 — A Prison that was not used, and a figure that is there.
    fn may_jail(&self, figures: u8) -> Result<(), Refused> {
        match self.used[PRISON] < self.own().built(Card::Prison) && figures > 0 {
            true => Ok(()),
            false => Err(ND_8_10.refuse("no such figure can be jailed")),
        }
    }

    /// ND-3.7 — An optional effect is used.
    pub(crate) fn use_special(&mut self, action: Action, events: &mut impl Events<Event>) {
        let seat = self.actor;
        match action {
            Action::Trade => {
                self.used[TRADER] += 1;
                self.return_goods(seat, Good::Coal, TRADER_COAL, events);
                self.gain_points(seat, TRADER_VP, events);
            }
            Action::Fish => {
                self.used[NAVIGATOR] += 1;
                self.return_goods(seat, Good::Fish, 1, events);
                self.gain_points(seat, 1, events);
            }
            Action::Jail(figure) => {
                self.market[figure.index()] -= 1;
                self.jail(figure, events);
            }
            Action::JailRabbit(figure) => {
                self.own_mut().rabbit[figure.index()] -= 1;
                self.jail(figure, events);
            }
            _ => return self.frames.pop(),
        }
        self.carried_out = true;
    }

    /// ND-8.10 — An assistant moves to the Prison; a Hooded one leaves the game for a point and
    /// another assistant.
    fn jail(&mut self, figure: Figure, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.used[PRISON] += 1;
        events.tell_all(|| Event::Jailed { seat, figure });
        if figure == Figure::Hooded {
            self.lost.figures[figure.index()] += 1;
            self.frames.push(Frame::Jailer);
            self.gain_points(seat, 1, events);
        } else {
            self.own_mut().prison[figure.index()] += 1;
        }
    }

    /// ND-8.10, ND-R30 — An assistant of the bag, if there is one.
    pub(crate) fn go_on_with_jailer(&mut self) {
        match assistants(&self.bag) {
            0 => self.frames.pop(),
            _ => self.wait = Wait::Chance,
        }
    }

    /// ND-8.10 — A prisoner of the own Prison.
    pub(crate) fn may_release(&self, color: Color) -> Result<(), Refused> {
        match self.own().prison[color.index()] {
            0 => Err(ND_8_10.refuse("you have no such prisoner")),
            _ => Ok(()),
        }
    }

    /// ND-8.10 — A prisoner joins the labor market of all.
    pub(crate) fn release(&mut self, color: Color, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.own_mut().prison[color.index()] -= 1;
        self.market[color.index()] += 1;
        events.tell_all(|| Event::Released { seat, color });
    }
}

/// Places in the list of effects used.
const TRADER: usize = 0;
const NAVIGATOR: usize = 1;
const PRISON: usize = 2;
/// What a Coal Trader takes and gives (ND-8.1).
const TRADER_COAL: u8 = 3;
const TRADER_VP: u8 = 2;
