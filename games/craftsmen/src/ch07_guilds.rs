//! Chapter 7: the guild phase in general, privileges and work tokens.

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{Field, Guild, LEVELS, SLOTS, Token};
use crate::model::state::Craftsmen;

impl Craftsmen {
    /// CR-7.1 — A stage begins with its token window; none is the window after the last.
    pub(crate) fn begin_stage(&mut self, stage: Option<Guild>, events: &mut impl Events<Event>) {
        self.stage = stage;
        self.window = true;
        self.cursor = 0;
        self.used = false;
        if let Some(guild) = stage {
            events.tell_all(|| Event::StageBegan { guild });
        }
    }

    /// CR-7.9 — The token window: the players in turn order.
    pub(crate) fn go_on_with_windows(&mut self, events: &mut impl Events<Event>) {
        if self.cursor < self.players {
            let seat = self.order[usize::from(self.cursor)];
            self.cursor += 1;
            return self.frames.push(Frame::Window { seat });
        }
        match self.stage {
            Some(_) => {
                self.window = false;
                self.cursor = 0;
            }
            None => self.begin_end(events),
        }
    }

    /// CR-7.2 — The next disc of the stage: fields from the left, the lower disc first.
    /// CR-15.2, CR-15.3 — In winter every player once, in turn order.
    pub(crate) fn go_on_with_discs(&mut self, events: &mut impl Events<Event>) {
        let guild = self.stage.expect("a stage is played");
        let next = match self.is_winter() {
            true => self.turn_order().get(usize::from(self.cursor)).copied(),
            false => {
                let discs = &self.discs[guild.index()];
                let empty = |slot: &u8| discs[usize::from(*slot)].is_none();
                self.cursor += (self.cursor..SLOTS as u8).take_while(empty).count() as u8;
                discs.get(usize::from(self.cursor)).copied().flatten()
            }
        };
        match next {
            Some(seat) => self.begin_disc(seat, guild),
            None => self.begin_stage(self.stage_after(guild), events),
        }
    }

    /// CR-4.2, CR-4.3 — The stage that follows.
    fn stage_after(&self, guild: Guild) -> Option<Guild> {
        match (self.is_winter(), guild) {
            (true, Guild::Builders) => Some(Guild::Craftsmen),
            (true, _) => None,
            (false, guild) => Guild::ALL.get(guild.index() + 1).copied(),
        }
    }

    /// The action of a disc; first capital spaces are filled (CR-6.11).
    fn begin_disc(&mut self, seat: Seat, guild: Guild) {
        self.cursor += 1;
        self.used = false;
        self.frames.push(match guild {
            Guild::Bankers => Frame::BankerTake { seat },
            Guild::Builders => Frame::Build { seat, cost: 0 },
            Guild::Notary => Frame::Notary { seat },
            Guild::Craftsmen => Frame::Craft { seat, wp: self.parts.year(self.year).work_points },
            Guild::Merchants => Frame::Merchant { seat },
            Guild::TownHall => Frame::TownHall { seat },
        });
        if self.face_up.contains(&None) {
            self.frames.push(Frame::TurnCapital);
        }
    }

    /// The place of the disc that acts; none in winter, and between discs.
    pub(crate) fn acting_slot(&self) -> Option<usize> {
        let acts = !self.is_winter() && !self.window && self.stage.is_some();
        usize::from(self.cursor).checked_sub(1).filter(|_| acts)
    }

    /// CR-7.4 — Whether the disc that acts stands on the gold field of a guild with a privilege.
    #[inline]
    fn is_on_gold(&self) -> bool {
        self.stage != Some(Guild::TownHall)
            && self.acting_slot().is_some_and(|slot| slot / LEVELS == Field::GOLD.index())
    }

    /// CR-7.5, CR-7.6, CR-15.4 — Once a disc: on the gold field, or with a token.
    #[inline]
    pub(crate) fn may_use_privilege(&self, seat: Seat) -> Result<(), Refused> {
        if self.used {
            return Err(CR_7_6.refuse("this disc has used its privilege"));
        }
        if self.is_on_gold() || self.board(seat).tokens(Token::Privilege) > 0 {
            return Ok(());
        }
        match self.is_winter() {
            true => Err(CR_15_4.refuse("in winter the privilege needs a token")),
            false => Err(CR_7_5.refuse("the privilege needs the gold field or a token")),
        }
    }

    /// CR-7.10 — The privilege is used; elsewhere than on gold a token is returned. CR-7.7 — The
    /// disc is marked.
    pub(crate) fn use_privilege(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        let guild = self.stage.expect("a disc acts in a stage");
        let token = !self.is_on_gold();
        if token {
            self.return_token(seat, Token::Privilege);
        }
        self.used = true;
        self.privileged[guild.index()][seat.index()] += 1;
        events.tell_all(|| Event::PrivilegeUsed { seat, guild, token });
    }

    fn return_token(&mut self, seat: Seat, token: Token) {
        self.board_mut(seat).tokens[token.index()] -= 1;
        self.pool[token.index()] += 1;
    }

    /// CR-7.8, CR-7.9 — A work token, and a step that it can be used for.
    #[inline]
    pub(crate) fn may_work(&self, seat: Seat) -> Result<(), Refused> {
        if self.board(seat).tokens(Token::Work) == 0 {
            return Err(CR_7_8.refuse("you have no work token"));
        }
        match self.has_step(seat) {
            true => Ok(()),
            false => Err(CR_7_9.refuse("no production step can be made")),
        }
    }

    /// CR-22.3 — `work` is listed where the question says so.
    #[inline]
    pub(crate) fn work_option(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        if self.may_work(seat).is_ok() {
            visit(Action::Work);
        }
    }

    /// CR-7.8 — A work token is returned for one production step; then the same question comes
    /// again (CR-7.11).
    pub(crate) fn work(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        self.return_token(seat, Token::Work);
        self.frames.push(Frame::Work { seat, spent: false });
        events.tell_all(|| Event::WorkSpent { seat });
    }
}
