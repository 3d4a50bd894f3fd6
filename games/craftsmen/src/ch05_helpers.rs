//! Chapter 5: the helper phase.

use kernel::names::Name;
use kernel::{Audience, Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::capital::Capital;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{FIELDS, Field, Guild, LEVELS, Phase};
use crate::model::state::{Craftsmen, Line};

impl Craftsmen {
    /// CR-5.1 — The next player who has not passed and has a helper left.
    /// CR-5.9 — Whoever cannot place one passes.
    pub(crate) fn go_on_with_helpers(&mut self, events: &mut impl Events<Event>) {
        for step in 0..self.players {
            let place = (self.cursor + step) % self.players;
            let seat = self.order[usize::from(place)];
            if self.passed.contains(seat) || self.board(seat).helpers == 0 {
                continue;
            }
            if !self.has_placement(seat) {
                self.pass_helpers(seat, events);
                continue;
            }
            self.cursor = (place + 1) % self.players;
            return self.frames.push(Frame::Helper { seat });
        }
        self.end_helpers(events);
    }

    /// CR-5.10 — A point for whoever has a helper left; then the guilds.
    fn end_helpers(&mut self, events: &mut impl Events<Event>) {
        let points = self.parts.numbers.unused_helper_vp;
        for place in 0..usize::from(self.players) {
            let seat = self.order[place];
            if self.board(seat).helpers > 0 {
                self.score_points(seat, Line::Helpers, points.into(), events);
            }
        }
        self.phase = Phase::Guilds;
        self.begin_stage(Some(Guild::Bankers), events);
    }

    /// CR-5.2 — Where a helper may be placed, and pass.
    pub(crate) fn helper_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        for guild in Guild::ALL {
            if self.may_join(seat, *guild).is_ok() && self.empty_field(*guild).is_some() {
                visit(Action::Place(*guild));
            }
        }
        for guild in Guild::ALL {
            if self.may_join(seat, *guild).is_ok() && self.empty_field(*guild).is_none() {
                self.covers(seat, *guild).for_each(|field| visit(Action::Cover(*guild, field)));
            }
        }
        visit(Action::Pass);
    }

    /// CR-5.9 — Whether there is any placement.
    fn has_placement(&self, seat: Seat) -> bool {
        Guild::ALL.iter().any(|guild| {
            self.may_join(seat, *guild).is_ok()
                && (self.empty_field(*guild).is_some()
                    || self.covers(seat, *guild).next().is_some())
        })
    }

    /// CR-5.3 — Fewer than two own helpers there, and room for a disc.
    #[inline]
    fn may_join(&self, seat: Seat, guild: Guild) -> Result<(), Refused> {
        let discs = &self.discs[guild.index()];
        let own = discs.iter().filter(|disc| **disc == Some(seat)).count();
        if own >= usize::from(self.parts.numbers.max_helpers_per_player_per_guild) {
            return Err(CR_5_3.refuse("two of your helpers are there"));
        }
        let all = discs.iter().flatten().count();
        match all < usize::from(self.parts.table(self.players).capacity) {
            true => Ok(()),
            false => Err(CR_5_3.refuse("the guild is full")),
        }
    }

    /// CR-5.4 — The leftmost empty field.
    #[inline]
    fn empty_field(&self, guild: Guild) -> Option<Field> {
        let fields = (0..self.parts.table(self.players).fields).map(Field);
        fields.into_iter().find(|field| self.field(guild, *field)[0].is_none())
    }

    /// CR-5.5 — The fields of a guild that a seat may cover.
    #[inline]
    fn covers(&self, seat: Seat, guild: Guild) -> impl Iterator<Item = Field> {
        let fields = (0..FIELDS as u8).map(Field);
        fields.filter(move |field| self.may_cover_field(seat, guild, *field).is_ok())
    }

    /// CR-5.4 — A helper comes to an empty field, where there is one.
    pub(crate) fn may_place(&self, seat: Seat, guild: Guild) -> Result<(), Refused> {
        self.may_join(seat, guild)?;
        match self.empty_field(guild) {
            Some(_) => Ok(()),
            None => Err(CR_5_5.refuse("every field has a disc")),
        }
    }

    /// CR-5.5 — A field is covered only when no field is empty.
    pub(crate) fn may_cover(&self, seat: Seat, guild: Guild, at: Field) -> Result<(), Refused> {
        self.may_join(seat, guild)?;
        if at.0 >= self.parts.table(self.players).fields {
            return Err(CR_18_1.refuse("the field is not used with two players"));
        }
        match self.empty_field(guild) {
            Some(_) => Err(CR_5_4.refuse("a field is empty")),
            None => self.may_cover_field(seat, guild, at),
        }
    }

    /// CR-5.5, CR-5.6 — Exactly one disc lies there, and the fee can be paid.
    #[inline]
    fn may_cover_field(&self, seat: Seat, guild: Guild, at: Field) -> Result<(), Refused> {
        let [Some(owner), None] = self.field(guild, at) else {
            return Err(CR_5_5.refuse("the field holds two discs"));
        };
        if !self.costs_fee(seat, owner, at) {
            return Ok(());
        }
        match self.board(seat).cards() > 0 || self.may_pay_points(seat).is_ok() {
            true => Ok(()),
            false => Err(CR_5_6.refuse("you cannot pay the fee")),
        }
    }

    /// CR-5.6, CR-5.7, CR-18.2 — Whether covering a disc there costs a fee.
    #[inline]
    fn costs_fee(&self, seat: Seat, owner: Seat, at: Field) -> bool {
        self.parts.table(self.players).fee && owner != seat && at != Field::RIBBON
    }

    /// CR-5.4 — A helper comes to the leftmost empty field.
    pub(crate) fn place(&mut self, seat: Seat, guild: Guild, events: &mut impl Events<Event>) {
        let field = self.empty_field(guild).expect("a field is empty");
        self.frames.pop();
        self.put_disc(seat, guild, field.index() * LEVELS);
        events.tell_all(|| Event::Placed { seat, guild, field: field.number() });
    }

    /// CR-5.5 — A helper comes on top of another. CR-18.2 — With two players the opponent draws.
    pub(crate) fn cover(
        &mut self,
        seat: Seat,
        guild: Guild,
        at: Field,
        events: &mut impl Events<Event>,
    ) {
        let owner = self.field(guild, at)[0].expect("a disc is covered");
        self.frames.pop();
        self.put_disc(seat, guild, at.index() * LEVELS + 1);
        events.tell_all(|| Event::Covered { seat, guild, field: at.number(), owner });
        if self.costs_fee(seat, owner, at) {
            self.frames.push(Frame::Fee { seat, to: owner });
        } else if !self.parts.table(self.players).fee && owner != seat {
            self.frames.push(Frame::Overflow { seat: owner });
            self.frames.push(Frame::DrawCapital { seat: owner, left: 1 });
        }
    }

    fn put_disc(&mut self, seat: Seat, guild: Guild, slot: usize) {
        self.discs[guild.index()][slot] = Some(seat);
        self.board_mut(seat).helpers -= 1;
    }

    /// CR-5.8 — No more helpers in this phase.
    pub(crate) fn pass_helpers(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        self.passed = self.passed.with(seat);
        events.tell_all(|| Event::Passed { seat });
    }

    /// CR-5.6 — A card, or points.
    pub(crate) fn fee_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        self.board(seat).capital.kinds().for_each(|card| visit(Action::Pay(card)));
        if self.may_pay_points(seat).is_ok() {
            visit(Action::PayVp);
        }
    }

    /// CR-5.6 — The fee in points must be there (CR-19.4).
    pub(crate) fn may_pay_points(&self, seat: Seat) -> Result<(), Refused> {
        match self.board(seat).track() >= i16::from(self.parts.year(self.year).fee) {
            true => Ok(()),
            false => Err(CR_5_6.refuse("you have too few points")),
        }
    }

    /// CR-5.11 — A card goes from hand to hand, seen by those two alone (CR-3.3).
    pub(crate) fn pay_fee(
        &mut self,
        seat: Seat,
        to: Seat,
        capital: Capital,
        events: &mut impl Events<Event>,
    ) {
        self.hand_over(seat, to, capital);
        let both: kernel::SeatSet = [seat, to].into_iter().collect();
        events.tell(Audience::Only(both), || Event::FeePaid { seat, to, capital });
        events.tell(Audience::Except(both), || Event::FeeUnseen { seat, to });
        self.replace([Frame::Overflow { seat: to }]);
    }

    /// CR-5.11 — Points go from one score to the other.
    pub(crate) fn pay_points(&mut self, seat: Seat, to: Seat, events: &mut impl Events<Event>) {
        let fee = self.parts.year(self.year).fee;
        self.frames.pop();
        self.board_mut(seat).lines[Line::Fees.index()] -= i16::from(fee);
        self.board_mut(to).lines[Line::Fees.index()] += i16::from(fee);
        events.tell_all(|| Event::FeeInPoints { seat, to, n: fee });
    }
}
