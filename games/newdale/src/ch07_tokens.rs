//! Chapter 7: bonus tokens and characters.

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::ch02_setup::assistants;
use crate::model::action::Action;
use crate::model::cards::Card;
use crate::model::components::Components;
use crate::model::draws::Draw;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{COLORS, Character, Color, Figure, Good};
use crate::model::pile::{each, only};
use crate::model::state::{Newdale, Wait};
use crate::model::tokens::{Gain, Price, TOKENS, Token};

mod nate;

pub(crate) use nate::sort as sort_drawn;

impl Newdale {
    /// ND-7.14 — A window opens if, as far as everybody sees, something can be used.
    pub(crate) fn window_opens(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let prisoner = player.prison != [0; COLORS];
        let character = player.character.is_some_and(|who| self.may_serve(who).is_ok());
        prisoner
            || character
            || (player.tokens != [0; TOKENS]
                && Token::ALL.iter().any(|token| self.seems_usable(seat, *token)))
    }

    /// ND-7.14 — Goods as they lie, hand cards by their number only.
    fn seems_usable(&self, seat: Seat, token: Token) -> bool {
        let player = self.player(seat);
        player.holds(token) > 0
            && token.window().is_some_and(|(price, _)| match price {
                Price::Free => true,
                Price::Cards(n, _) => player.hand.len() >= n,
                Price::Goods(n, good) => player.stock(good) >= n,
            })
    }

    /// ND-7.11 — What can be used in a window.
    pub(crate) fn window_options(&self, visit: &mut impl FnMut(Action)) {
        let player = self.own();
        let held = Token::ALL.iter().copied().filter(|token| player.holds(*token) > 0);
        held.filter(|token| self.may_use(*token).is_ok()).for_each(|t| visit(Action::Use(t)));
        let character = player.character.filter(|who| self.may_serve(*who).is_ok());
        character.into_iter().for_each(|who| visit(Action::Play(who)));
        let prisoners = Color::ALL.iter().filter(|color| player.prison[color.index()] > 0);
        prisoners.for_each(|color| visit(Action::Release(*color)));
        visit(Action::Done);
    }

    /// Whether a window allows this.
    pub(crate) fn may_use_window(&self, action: Action) -> Result<(), Refused> {
        match action {
            Action::Use(token) => {
                self.may_hold(token)?;
                self.may_use(token)
            }
            Action::Play(who) if self.own().character != Some(who) => {
                Err(ND_7_1.refuse("this character is not before you"))
            }
            Action::Play(who) => self.may_serve(who),
            Action::Release(color) => self.may_release(color),
            Action::Done => Ok(()),
            _ => Err(self.not_asked()),
        }
    }

    /// ND-7.4, ND-7.10 — A token of a window whose price can be paid in full.
    fn may_use(&self, token: Token) -> Result<(), Refused> {
        let Some((price, _)) = token.window() else {
            return Err(ND_7_10.refuse("this token does not belong here"));
        };
        let paid = match price {
            Price::Free => true,
            Price::Cards(n, None) => self.own().hand.len() >= n,
            Price::Cards(n, Some(resource)) => {
                self.own().hand.len_of(self.parts.sets.resources[resource.index()]) >= n
            }
            Price::Goods(n, good) => self.own().stock(good) >= n,
        };
        if paid { Ok(()) } else { Err(ND_7_4.refuse("you cannot pay its price")) }
    }

    /// ND-7.13, ND-7.16 — A character that can do something in a window.
    fn may_serve(&self, who: Character) -> Result<(), Refused> {
        match who {
            Character::Gunda => Err(ND_7_10.refuse("this character does not belong here")),
            Character::Rabbit if self.bag.iter().all(|n| *n == 0) => {
                Err(ND_7_13.refuse("the bag is empty"))
            }
            Character::Onyx if assistants(&self.bag) == 0 => {
                Err(ND_7_13.refuse("no assistant is in the bag"))
            }
            _ => Ok(()),
        }
    }

    /// ND-7.16 — A token leaves the game the moment it is used.
    pub(crate) fn spend_token(&mut self, token: Token, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.own_mut().tokens[token.index()] -= 1;
        self.lost.tokens[token.index()] += 1;
        events.tell_all(|| Event::TokenUsed { seat, token });
    }

    /// ND-7.16 — A character leaves the game the moment it is used.
    pub(crate) fn spend_character(
        &mut self,
        character: Character,
        events: &mut impl Events<Event>,
    ) {
        let seat = self.actor;
        self.own_mut().character = None;
        self.lost.characters.insert(character);
        events.tell_all(|| Event::CharacterUsed { seat, character });
    }

    /// ND-7.16 — The price is paid, then the effect follows.
    pub(crate) fn use_token(&mut self, token: Token, events: &mut impl Events<Event>) {
        self.spend_token(token, events);
        let (price, gain) = token.window().expect("only tokens of a window are used there");
        match price {
            Price::Free => self.take_gain(gain, events),
            Price::Goods(n, good) => {
                self.return_goods(self.actor, good, n, events);
                self.take_gain(gain, events);
            }
            Price::Cards(left, _) => self.frames.push(Frame::Price { token, left }),
        }
    }

    /// ND-7.2 — What a token gives, with the assistants of this moment.
    fn take_gain(&mut self, gain: Gain, events: &mut impl Events<Event>) {
        let seat = self.actor;
        match gain {
            Gain::OneGood => self.frames.push(Frame::Good),
            Gain::Cards(color) => {
                self.frames.push(Frame::Deal {
                    seat,
                    left: self.labor_of(seat, color),
                    why: Draw::Token,
                });
            }
            Gain::Coal(color, vp) => {
                self.gain_goods(seat, Good::Coal, self.labor_of(seat, color), events);
                self.gain_points(seat, vp, events);
            }
            Gain::FixedCoal(n) => self.gain_goods(seat, Good::Coal, n, events),
            Gain::Points(color, more) => {
                self.gain_points(seat, self.labor_of(seat, color) + more, events);
            }
        }
    }

    /// ND-7.4 — The hand cards that a token takes.
    fn price_cards(&self, token: Token) -> u128 {
        let hand = self.own().hand.kinds();
        match token.window() {
            Some((Price::Cards(_, Some(resource)), _)) => {
                hand & self.parts.sets.resources[resource.index()]
            }
            _ => hand,
        }
    }

    /// ND-15.24 — The cards for the price of a token.
    pub(crate) fn price_options(&self, token: Token, visit: &mut impl FnMut(Action)) {
        each(self.price_cards(token)).for_each(|card| visit(Action::Discard(card)));
    }

    /// ND-7.4 — Only hand cards that show the resource.
    pub(crate) fn may_pay_price(&self, token: Token, card: Card) -> Result<(), Refused> {
        match self.price_cards(token) & only(card) {
            0 => Err(ND_7_4.refuse("the token takes other cards")),
            _ => Ok(()),
        }
    }

    /// ND-7.4 — A card of the price; after the last one the token works.
    pub(crate) fn pay_price(
        &mut self,
        token: Token,
        left: u8,
        card: Card,
        events: &mut impl Events<Event>,
    ) {
        self.discard_card(self.actor, card, events);
        if left > 1 {
            return self.frames.replace(Frame::Price { token, left: left - 1 });
        }
        self.frames.pop();
        let (_, gain) = token.window().expect("only tokens of a window have a price");
        self.take_gain(gain, events);
    }

    /// ND-7.5 to ND-7.9 — What a character does.
    pub(crate) fn use_character(&mut self, who: Character, events: &mut impl Events<Event>) {
        self.spend_character(who, events);
        match who {
            Character::Nate => self.frames.push(Frame::Nate { drawn: 0 }),
            Character::Rabbit => {
                self.frames.push(Frame::Rabbit { left: self.parts.rabbit_figures });
            }
            Character::Enoch => {
                self.gain_goods(self.actor, Good::Coal, self.parts.enoch_coal, events);
            }
            Character::Onyx => self.frames.push(Frame::Onyx),
            Character::Aaron => self.find_vineyard(events),
            Character::Gunda => {}
        }
    }

    /// ND-7.6, ND-7.13 — Rabbit draws what is there.
    pub(crate) fn go_on_with_rabbit(&mut self, left: u8) {
        match left > 0 && self.bag.iter().any(|n| *n > 0) {
            true => self.wait = Wait::Chance,
            false => self.frames.pop(),
        }
    }

    /// ND-7.6, ND-8.10 — A figure for the seat that draws it; a Prison takes only assistants.
    pub(crate) fn may_draw_private(
        &self,
        frame: Frame,
        seat: Seat,
        figure: Figure,
    ) -> Result<(), Refused> {
        let jail = frame == Frame::Jailer;
        let rule = if jail { ND_8_10 } else { ND_7_6 };
        if seat != self.actor || self.bag[figure.index()] == 0 {
            return Err(rule.refuse("this figure cannot come now"));
        }
        match jail && figure == Figure::Hooded {
            true => Err(rule.refuse("Hooded ones are put back")),
            false => Ok(()),
        }
    }

    /// ND-7.6 — The figure comes to Rabbit's card, or into the Prison.
    pub(crate) fn draw_private(
        &mut self,
        frame: Frame,
        figure: Figure,
        events: &mut impl Events<Event>,
    ) {
        let seat = self.actor;
        self.bag[figure.index()] -= 1;
        events.tell_all(|| Event::PrivateFigure { seat, figure });
        match frame {
            Frame::Rabbit { left } => {
                self.own_mut().rabbit[figure.index()] += 1;
                self.frames.replace(Frame::Rabbit { left: left - 1 });
            }
            _ => {
                self.own_mut().prison[figure.index()] += 1;
                self.frames.pop();
            }
        }
    }

    /// ND-7.8 — An assistant that is in the bag.
    pub(crate) fn may_take_assistant(&self, color: Color) -> Result<(), Refused> {
        match self.bag[color.index()] {
            0 => Err(ND_7_8.refuse("no such assistant is in the bag")),
            _ => Ok(()),
        }
    }

    /// ND-7.8 — Onyx takes an assistant of choice.
    pub(crate) fn take_assistant(&mut self, color: Color, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.frames.pop();
        self.bag[color.index()] -= 1;
        self.own_mut().onyx = Some(color);
        events.tell_all(|| Event::PrivateFigure { seat, figure: color.into() });
    }

    /// ND-7.9, ND-7.17 — A Vineyard of the pool, asked if there are several; otherwise the
    /// draw pile is searched.
    fn find_vineyard(&mut self, events: &mut impl Events<Event>) {
        let vineyards = self.pool.kinds() & self.parts.sets.vineyards;
        match vineyards.count_ones() {
            0 => self.frames.push(Frame::Search),
            1 => {
                let card = each(vineyards).next().expect("there is one");
                self.pool.take(card);
                self.take_vineyard(card, events);
            }
            _ => self.frames.push(Frame::Vineyard),
        }
    }

    /// ND-7.9 — A Vineyard that lies in the pool.
    pub(crate) fn may_take_vineyard(&self, color: Color) -> Result<(), Refused> {
        match self.pool.has(Components::vineyard(color)) {
            true => Ok(()),
            false => Err(ND_7_9.refuse("no such Vineyard lies in the pool")),
        }
    }

    /// ND-7.9 — The chosen Vineyard of the pool.
    pub(crate) fn choose_vineyard(&mut self, color: Color, events: &mut impl Events<Event>) {
        self.frames.pop();
        let card = Components::vineyard(color);
        self.pool.take(card);
        self.take_vineyard(card, events);
    }

    /// ND-7.9, ND-12.5 — Everybody sees it come to the hand; it may be built at once.
    fn take_vineyard(&mut self, card: Card, events: &mut impl Events<Event>) {
        let seat = self.actor;
        let player = self.own_mut();
        player.hand.add(card);
        player.show(card);
        events.tell_all(|| Event::VineyardTaken { seat, card });
        self.frames.push(Frame::Build { aaron: Some(card) });
    }

    /// ND-7.9 — A card that is in the draw pile.
    pub(crate) fn may_reveal(&self, card: Card) -> Result<(), Refused> {
        match self.draw.has(card) {
            true => Ok(()),
            false => Err(ND_7_9.refuse("no such card lies in the draw pile")),
        }
    }

    /// ND-7.17 — Cards turned over in the search are discarded one by one.
    pub(crate) fn reveal(&mut self, card: Card, events: &mut impl Events<Event>) {
        self.draw.take(card);
        if self.parts.sets.vineyards & only(card) != 0 {
            self.frames.pop();
            return self.take_vineyard(card, events);
        }
        self.discard.add(card);
        events.tell_all(|| Event::Revealed { card });
    }
}
