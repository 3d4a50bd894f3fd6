//! States that a viewer cannot tell apart (ND-12.2).

use kernel::chance::{Rng, choose};
use kernel::names::{Name, Set};
use kernel::{Seat, Silent, Viewer};

use crate::ch07_tokens::sort_drawn;
use crate::model::SEATS;
use crate::model::action::Action;
use crate::model::components::Chain;
use crate::model::frames::Frame;
use crate::model::pieces::{Resource, Symbol};
use crate::model::pile::{Cards, Kinds, each};
use crate::model::spaces::MARKERS;
use crate::model::state::{Newdale, Phase, Wait};
use crate::model::tokens::Price;

impl Newdale {
    /// ND-12.2 — Other hands, the draw pile, missions and unseen answers drawn anew.
    pub(crate) fn redrawn(&self, viewer: Viewer, rng: &mut impl Rng) -> Newdale {
        let mut sample = *self;
        let others = Seat::all(self.players).filter(|seat| !viewer.is(*seat));
        sample.redraw_hands(others.clone(), rng);
        if self.phase != Phase::Over {
            sample.redraw_missions(others.clone(), rng);
        }
        if self.wait == Wait::Together {
            others.for_each(|seat| sample.answer_anew(seat, rng));
        }
        sample
    }

    /// ND-12.5 — Other hands and the draw pile are one multiset to the viewer, less the cards
    /// that everybody has seen; but hand cards from before the discards were turned over are no
    /// cards of the draw pile.
    fn redraw_hands(&mut self, others: impl Iterator<Item = Seat> + Clone, rng: &mut impl Rng) {
        let mut unseen = Unseen { old: Cards::NONE, new: self.draw };
        let mut sizes = [Sizes::default(); SEATS];
        for seat in others.clone() {
            sizes[seat.index()] = self.give_up_hand(seat, &mut unseen);
        }
        // Whoever has promised something must find it.
        let first = others.clone().filter(|seat| *seat == self.actor);
        let first: Vec<Seat> = first.chain(others.filter(|seat| *seat != self.actor)).collect();
        for seat in first {
            self.deal_anew(seat, sizes[seat.index()], &mut unseen, rng);
        }
        self.draw = unseen.new;
    }

    /// The cards of a hand that the others have not seen go back to where they may come from.
    fn give_up_hand(&mut self, seat: Seat, unseen: &mut Unseen) -> Sizes {
        let noted = self.noted(seat);
        let player = self.player_mut(seat);
        let dropped = std::mem::take(&mut player.dropped);
        player.hand.add_all(&dropped);
        let known: Cards =
            each(player.hand.kinds()).filter(|card| player.is_known(*card)).collect();
        let (mut old, mut new) = (player.old, player.hand);
        old.iter().for_each(|card| new.take(card));
        for card in known.iter() {
            let pile = if new.has(card) { &mut new } else { &mut old };
            pile.take(card);
        }
        unseen.old.add_all(&old);
        unseen.new.add_all(&new);
        player.hand = known;
        player.old = Cards::NONE;
        Sizes { old: old.len(), new: new.len(), noted }
    }

    fn deal_anew(&mut self, seat: Seat, sizes: Sizes, unseen: &mut Unseen, rng: &mut impl Rng) {
        let (kinds, mut promised) = self.promised(seat);
        let mut draw = |pile: &mut Cards| {
            let fitting = pile.only(kinds);
            let due = promised > 0 && !fitting.is_empty();
            let card = if due { fitting.draw(rng) } else { pile.draw(rng) };
            promised -= u8::from(due);
            pile.take(card);
            card
        };
        let old: Cards = (0..sizes.old).map(|_| draw(&mut unseen.old)).collect();
        let new: Cards = (0..sizes.new).map(|_| draw(&mut unseen.new)).collect();
        let player = self.player_mut(seat);
        player.hand.add_all(&old);
        player.hand.add_all(&new);
        player.old = old;
        self.redraw_noted(seat, sizes.noted, rng);
    }

    /// ND-15.1 — What a player began he can finish: so many cards of these kinds are in the hand.
    fn promised(&self, seat: Seat) -> (Kinds, u8) {
        let resource = |resource: Resource| self.parts.sets.resources[resource.index()];
        let (kinds, count) = match self.frames.top().filter(|_| seat == self.actor) {
            Some(Frame::Chain { area, made: 0, last: true }) => {
                match self.plant(seat, area).map(|plant| plant.chain) {
                    Some(Chain::Cards(wanted)) => (resource(wanted), 1),
                    _ => (0, 0),
                }
            }
            Some(Frame::Price { token, left }) => match token.window() {
                Some((Price::Cards(_, Some(wanted)), _)) => (resource(wanted), left),
                _ => (0, 0),
            },
            Some(Frame::Build { aaron: None }) if self.build.bridge.is_some() => {
                let payable = self.buildable(&self.reach(self.build.bridge));
                (payable, u8::from(payable & self.pool.kinds() == 0))
            }
            _ => (0, 0),
        };
        (kinds, count.saturating_sub(self.player(seat).hand.len_of(kinds)))
    }

    /// How many cards a seat has drawn for Nate: named ones count while he is at work.
    fn noted(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        let drawn = player.drawn.iter().flatten().count();
        match self.frames.top() {
            Some(Frame::Nate { .. }) => drawn + usize::from(player.dropped.len()),
            _ => drawn,
        }
    }

    /// Which cards were drawn for Nate is as hidden as the hand.
    fn redraw_noted(&mut self, seat: Seat, count: usize, rng: &mut impl Rng) {
        let player = self.player_mut(seat);
        let mut hand = player.hand;
        player.drawn = [None; 3];
        for place in &mut player.drawn[..count.min(hand.len().into())] {
            let card = hand.draw(rng);
            hand.take(card);
            *place = Some(card);
        }
        sort_drawn(&mut player.drawn);
    }

    /// ND-12.2 — Missions of others are any that the viewer does not hold.
    fn redraw_missions(&mut self, others: impl Iterator<Item = Seat> + Clone, rng: &mut impl Rng) {
        let mut unknown = self.missions;
        for seat in others.clone() {
            unknown = unknown | self.player(seat).mission.into_iter().collect::<Set<Symbol>>();
        }
        for seat in others {
            if self.player(seat).mission.is_none() {
                continue;
            }
            let list: Vec<Symbol> = unknown.iter().collect();
            let symbol = choose(rng, &list);
            unknown.remove(symbol);
            self.player_mut(seat).mission = Some(symbol);
        }
        self.missions = unknown;
    }

    /// ND-12.6 — A seat back at the beginning of the step; if it has answered, it answers anew,
    /// at random, since nobody knows how.
    fn answer_anew(&mut self, seat: Seat, rng: &mut impl Rng) {
        let answered = !self.is_asked_together(seat);
        self.reopen(seat);
        let mut options: Vec<Action> = Vec::new();
        while answered && self.is_asked_together(seat) {
            options.clear();
            self.options_together(seat, &mut |action| options.push(action));
            self.answer(seat, choose(rng, &options), &mut Silent);
        }
    }

    fn reopen(&mut self, seat: Seat) {
        let hand = self.player(seat).hand.len();
        let to_drop = match self.frames.top() {
            None if self.phase == Phase::Planning => {
                let player = self.player_mut(seat);
                player.plan = [None; MARKERS];
                player.planning = true;
                return;
            }
            None => self.parts.start.discarded.min(hand),
            Some(Frame::Nate { .. }) if seat == self.actor => 0,
            Some(Frame::Nate { .. }) => self.gives_back(seat),
            Some(_) => hand / 2,
        };
        self.player_mut(seat).to_drop = to_drop;
    }
}

/// Cards that a viewer has not seen.
struct Unseen {
    /// In other hands since before the discards were turned over.
    old: Cards,
    /// In the draw pile, or drawn since.
    new: Cards,
}

/// How many unseen cards of each sort a hand has, and how many of all were drawn for Nate.
#[derive(Clone, Copy, Default)]
struct Sizes {
    old: u8,
    new: u8,
    noted: usize,
}

const _: () = assert!(Symbol::ALL.len() >= SEATS, "everybody gets a mission");
