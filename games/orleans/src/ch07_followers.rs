//! Chapter 7: followers are drawn, and called back.

use kernel::{Audience, Events, Refused, Seat};

use crate::model::action::{Action, Stand};
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::pieces::{Follower, Token};
use crate::model::places::{Place, Slot, each_slot};
use crate::model::question::{Ask, Phase, Question};
use crate::model::state::Orleans;

impl Orleans {
    /// OR-7.1 — The draw value of the knight track.
    pub(crate) fn draw_value(&self, seat: Seat) -> u8 {
        self.parts.draws[usize::from(self.player(seat).space(Follower::Knight))]
    }

    /// A new phase 3: nobody has said anything yet.
    pub(crate) fn forget_draws(&mut self) {
        for player in &mut self.seats {
            (player.draw, player.left, player.bath) = (0, 0, false);
        }
    }

    /// OR-7.2 — At most the draw value, the tokens in the bag and the free spaces.
    pub(crate) fn most_draws(&self, seat: Seat) -> u8 {
        let bag = self.mat(seat).bag.total() as u8;
        self.draw_value(seat).min(bag).min(self.free_market(seat) + self.free_tower(seat))
    }

    /// OR-19.7 — Free spaces of the Market.
    pub(crate) fn free_market(&self, seat: Seat) -> u8 {
        self.parts.market_spaces - self.mat(seat).market.total() as u8
    }

    /// OR-19.7 — Free spaces of the Gunpowder Tower, if the player owns it.
    pub(crate) fn free_tower(&self, seat: Seat) -> u8 {
        match self.player(seat).has(Place::GunpowderTower) {
            true => self.parts.tower_spaces - self.mat(seat).tower.total() as u8,
            false => 0,
        }
    }

    /// OR-7.2 — No more than allowed; fewer is always permitted.
    pub(crate) fn may_draw(&self, seat: Seat, count: u8) -> Result<(), Refused> {
        let most = self.most_draws(seat);
        if count <= most {
            Ok(())
        } else {
            Err(OR_7_2
                .refuse("so many cannot be drawn")
                .because("n", kernel::saying::Fact::Number(most.into())))
        }
    }

    /// OR-7.2 — The number is settled before anything is drawn (OR-R7).
    pub(crate) fn choose_draws(&mut self, seat: Seat, count: u8, events: &mut impl Events<Event>) {
        let player = self.player_mut(seat);
        player.draw = count;
        player.left = count;
        player.ask = None;
        events.tell(Audience::seat(seat), || Event::Draws { seat, n: count });
    }

    /// Step 3b: all draws of the first player in turn order, then those of the next
    /// (OR-20A.18).
    pub(crate) fn go_on_with_draws(&mut self, next: Phase) {
        while self.cursor < self.players {
            let seat = self.in_order(self.cursor);
            if self.player(seat).left > 0 {
                self.turn = seat;
                self.question = Question::Draw;
                return;
            }
            self.cursor += 1;
        }
        self.begin(next);
    }

    /// OR-7.3 — A token that is in the bag.
    pub(crate) fn may_be_drawn(&self, seat: Seat, token: Token) -> Result<(), Refused> {
        if seat != self.turn {
            Err(OR_7_3.refuse("another player draws now"))
        } else if self.mat(seat).bag[token] == 0 {
            Err(OR_7_3.refuse("no such follower is in the bag"))
        } else {
            Ok(())
        }
    }

    /// OR-7.3 — The token comes from the bag to the Market; an owner of the tower and a user of
    /// the Bathhouse choose first.
    pub(crate) fn draw(&mut self, seat: Seat, token: Token, events: &mut impl Events<Event>) {
        let chooses = self.phase == Phase::BathDraws || self.free_tower(seat) > 0;
        let player = self.player_mut(seat);
        player.left -= 1;
        player.mat.bag.take(token);
        if chooses {
            player.mat.drawn.add(token);
        } else {
            player.mat.market.add(token);
        }
        self.question = Question::Nobody;
        events.tell_all(|| Event::Drew { seat, token });
    }

    /// Step 3c: the tower, then the Bathhouse.
    pub(crate) fn first_of_allocation(&self, seat: Seat) -> Option<Ask> {
        match self.mat(seat).drawn.is_empty() {
            false => Some(Ask::Allocate),
            true => self.bathhouse_offer(seat),
        }
    }

    /// OR-7.5 — The Bathhouse needs a free space and a token in the bag.
    fn bathhouse_offer(&self, seat: Seat) -> Option<Ask> {
        let free = self.free_market(seat) + self.free_tower(seat) > 0;
        let usable = self.player(seat).has(Place::Bathhouse) && free;
        (usable && !self.mat(seat).bag.is_empty()).then_some(Ask::Bathhouse)
    }

    /// OR-7.4 — A drawn token may lie on a free space of the tower.
    pub(crate) fn may_allocate(&self, seat: Seat, token: Token) -> Result<(), Refused> {
        if self.mat(seat).drawn[token] == 0 {
            Err(OR_7_4.refuse("no such follower was drawn"))
        } else if self.free_tower(seat) == 0 {
            Err(OR_7_4.refuse("the tower is full"))
        } else {
            Ok(())
        }
    }

    /// OR-7.4 — What the Market cannot hold must lie on the tower.
    pub(crate) fn may_end_allocation(&self, seat: Seat) -> Result<(), Refused> {
        if self.mat(seat).drawn.total() as u8 <= self.free_market(seat) {
            Ok(())
        } else {
            Err(OR_7_4.refuse("the rest does not fit the market"))
        }
    }

    /// OR-7.4 — The token lies on the tower.
    pub(crate) fn allocate(&mut self, seat: Seat, token: Token, events: &mut impl Events<Event>) {
        let mat = self.mat_mut(seat);
        mat.drawn.take(token);
        mat.tower.add(token);
        events.tell(Audience::seat(seat), || Event::Allocated { seat, token });
        if self.mat(seat).drawn.is_empty() {
            self.player_mut(seat).ask = self.bathhouse_offer(seat);
        }
    }

    /// OR-7.4 — All others go to the Market.
    pub(crate) fn end_allocation(&mut self, seat: Seat) {
        let mat = self.mat_mut(seat);
        let rest = std::mem::take(&mut mat.drawn);
        mat.market.add_all(&rest);
        self.player_mut(seat).ask = self.bathhouse_offer(seat);
    }

    /// OR-7.5 — Use the Bathhouse or not.
    pub(crate) fn choose_bath(&mut self, seat: Seat, used: bool, events: &mut impl Events<Event>) {
        let player = self.player_mut(seat);
        player.bath = used;
        player.ask = None;
        events.tell(Audience::seat(seat), || Event::Bath { seat, used });
    }

    /// Step 3d: OR-7.5 — Two tokens, or one if the bag holds only one.
    pub(crate) fn begin_bath_draws(&mut self) {
        for seat in Seat::all(self.players) {
            let bag = self.mat(seat).bag.total() as u8;
            let player = self.player_mut(seat);
            player.left = if player.bath { bag.min(2) } else { 0 };
        }
    }

    /// OR-7.6, OR-R8 — One retrieval for each draw not taken, whatever the reason.
    pub(crate) fn count_retrievals(&mut self) {
        for seat in Seat::all(self.players) {
            self.player_mut(seat).left = self.draw_value(seat) - self.player(seat).draw;
        }
    }

    /// Step 3e: what the Bathhouse keeps, then who comes back.
    pub(crate) fn first_of_retrieval(&self, seat: Seat) -> Option<Ask> {
        match self.mat(seat).drawn.is_empty() {
            false => Some(Ask::BathKeep),
            true => self.retrieval_offer(seat),
        }
    }

    /// OR-7.6 — A draw not taken, a free Market space and a follower on a slot.
    fn retrieval_offer(&self, seat: Seat) -> Option<Ask> {
        let (player, mat) = (self.player(seat), self.mat(seat));
        let stands = !mat.followers.is_empty() || !mat.theatre.is_empty();
        (player.left > 0 && self.free_market(seat) > 0 && stands).then_some(Ask::Retrieve)
    }

    /// OR-7.5 — One of the two tokens, on a free space.
    pub(crate) fn may_keep(&self, seat: Seat, token: Token, on: Stand) -> Result<(), Refused> {
        let free = match on {
            Stand::Market => self.free_market(seat),
            Stand::Tower => self.free_tower(seat),
        };
        if self.mat(seat).drawn[token] == 0 {
            Err(OR_7_5.refuse("no such follower was drawn"))
        } else if free == 0 {
            Err(OR_7_5.refuse("no space is free there"))
        } else {
            Ok(())
        }
    }

    /// OR-7.5 — One stays, the other goes back to the bag.
    pub(crate) fn keep(
        &mut self,
        seat: Seat,
        token: Token,
        on: Stand,
        events: &mut impl Events<Event>,
    ) {
        let mat = self.mat_mut(seat);
        let mut drawn = std::mem::take(&mut mat.drawn);
        drawn.take(token);
        mat.bag.add_all(&drawn);
        mat.stand(on).add(token);
        let tower = on == Stand::Tower;
        events.tell(Audience::seat(seat), || Event::Kept { seat, token, tower });
        self.player_mut(seat).ask = self.retrieval_offer(seat);
    }

    /// OR-7.6 — A follower on a slot of an own place.
    pub(crate) fn may_retrieve(&self, seat: Seat, slot: Slot) -> Result<(), Refused> {
        if (self.mat(seat).followers & slot.set()).is_empty() {
            Err(OR_7_6.refuse("no follower stands there"))
        } else {
            Ok(())
        }
    }

    /// OR-7.6 — The Theatre has no slots, but its followers may come back too.
    pub(crate) fn may_leave_theatre(&self, seat: Seat, token: Token) -> Result<(), Refused> {
        if self.mat(seat).theatre[token] == 0 {
            Err(OR_7_6.refuse("no follower stands there"))
        } else {
            Ok(())
        }
    }

    /// OR-7.6 — The follower comes back to the Market.
    pub(crate) fn retrieve(&mut self, seat: Seat, slot: Slot, events: &mut impl Events<Event>) {
        let token = self.mat_mut(seat).pick(slot);
        self.back_to_market(seat, token, slot.place(), events);
    }

    /// OR-7.6 — The same from the Theatre.
    pub(crate) fn leave_theatre(
        &mut self,
        seat: Seat,
        token: Token,
        events: &mut impl Events<Event>,
    ) {
        self.mat_mut(seat).theatre.take(token);
        self.back_to_market(seat, token, Place::Theatre, events);
    }

    fn back_to_market(
        &mut self,
        seat: Seat,
        token: Token,
        place: Place,
        events: &mut impl Events<Event>,
    ) {
        let player = self.player_mut(seat);
        player.mat.market.add(token);
        player.left -= 1;
        self.player_mut(seat).ask = self.retrieval_offer(seat);
        events.tell(Audience::seat(seat), || Event::Retrieved { seat, token, place });
    }

    /// The options of a seat's question in phase 3.
    pub(crate) fn follower_options(&self, seat: Seat, ask: Ask, visit: &mut impl FnMut(Action)) {
        match ask {
            Ask::DrawCount => (0..=self.most_draws(seat)).for_each(|n| visit(Action::Draw(n))),
            Ask::Allocate => {
                for token in self.mat(seat).drawn.kinds() {
                    if self.may_allocate(seat, token).is_ok() {
                        visit(Action::Allocate(token));
                    }
                }
                if self.may_end_allocation(seat).is_ok() {
                    visit(Action::Done);
                }
            }
            Ask::Bathhouse => [true, false].into_iter().for_each(|yes| visit(Action::Bath(yes))),
            Ask::BathKeep => {
                for token in self.mat(seat).drawn.kinds() {
                    for on in [Stand::Market, Stand::Tower] {
                        if self.may_keep(seat, token, on).is_ok() {
                            visit(Action::Keep { token, on });
                        }
                    }
                }
            }
            Ask::Retrieve => {
                each_slot(self.mat(seat).followers).for_each(|slot| visit(Action::Retrieve(slot)));
                let theatre = self.mat(seat).theatre.kinds();
                theatre.for_each(|token| visit(Action::RetrieveTheatre(token)));
                visit(Action::Done);
            }
            Ask::Plan => unreachable!("planning is chapter 8"),
        }
    }
}
