//! Chapter 14: the end phase.

use kernel::{Events, Seat};

use crate::model::SEATS;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::{CR_14_1, CR_14_4, CR_18_4, CR_18_6};
use crate::model::pieces::{Phase, SLOTS, Token};
use crate::model::state::{Craftsmen, ORDER_SPACES};

impl Craftsmen {
    /// CR-14.6 — Comparison, helpers home, turn order; then the hand limit.
    pub(crate) fn begin_end(&mut self, events: &mut impl Events<Event>) {
        self.phase = Phase::End;
        self.stage = None;
        self.window = false;
        self.cursor = 0;
        if !self.is_winter() || self.options.winter_privilege_comparison {
            self.compare_privileges(events);
        }
        self.send_helpers_home();
        self.renew_order(events);
    }

    /// CR-14.1, CR-14.2 — Whoever used fewest privileges gets a token, as far as they last.
    /// CR-18.4 — Of two players only the one who used fewer.
    fn compare_privileges(&mut self, events: &mut impl Events<Event>) {
        let mut counts = [0; SEATS];
        for guild in self.privileged {
            (0..SEATS).for_each(|seat| counts[seat] += guild[seat]);
        }
        let counts = &counts[..usize::from(self.players)];
        let fewest = counts.iter().copied().min().unwrap_or(0);
        if self.players == 2 && counts[0] == counts[1] {
            return;
        }
        let rule = if self.players == 2 { CR_18_4 } else { CR_14_1 };
        for place in 0..usize::from(self.players) {
            let seat = self.order[place];
            let entitled = counts[seat.index()] == fewest;
            if entitled && self.may_take_token(seat, Token::Privilege).is_ok() {
                self.take_token_by(rule, seat, Token::Privilege, events);
            }
        }
    }

    /// CR-14.3 — All helpers return.
    fn send_helpers_home(&mut self) {
        self.discs = [[None; SLOTS]; _];
        self.privileged = [[0; SEATS]; _];
        self.used = false;
        self.passed = kernel::SeatSet::EMPTY;
        let helpers = self.parts.numbers.helpers_per_player;
        let players = usize::from(self.players);
        self.boards.iter_mut().take(players).for_each(|board| board.helpers = helpers);
    }

    /// CR-14.4 — The discs of the track come first, the others as before. CR-18.6 — Two players
    /// swap places.
    fn renew_order(&mut self, events: &mut impl Events<Event>) {
        let track = std::mem::replace(&mut self.order_track, [None; ORDER_SPACES]);
        let before = self.order;
        let seats = &mut self.order[..usize::from(self.players)];
        match self.players {
            2 => seats.swap(0, 1),
            _ => {
                let place = |seat: &Seat| track.iter().position(|disc| *disc == Some(*seat));
                seats.sort_by_key(|seat| place(seat).unwrap_or(ORDER_SPACES));
            }
        }
        let rule = if self.players == 2 { CR_18_6 } else { CR_14_4 };
        if self.order != before {
            for (position, &seat) in (1..).zip(self.turn_order()) {
                events.tell_all(|| Event::Ordered { seat, position, rule });
            }
        }
    }

    /// CR-14.5 — Down to the limit, in the new turn order; then the season is over.
    pub(crate) fn go_on_with_end(&mut self, events: &mut impl Events<Event>) {
        if self.cursor < self.players {
            let seat = self.order[usize::from(self.cursor)];
            self.cursor += 1;
            return self.frames.push(Frame::SeasonDiscard { seat });
        }
        self.end_season(events);
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Event as _, Game, Parts, RuleId, Told};

    use super::*;
    use crate::model::components::Components;

    /// The rules that the end of a season cites for the tokens it gives.
    fn cited(players: u8, used: &[usize]) -> Vec<RuleId> {
        let parts = Parts::<Components>::standard();
        let options = parts.options;
        let mut game = Craftsmen::new(parts, &options, players).expect("so many may play");
        used.iter().for_each(|&seat| game.privileged[0][seat] += 1);
        let mut told: Vec<Told<Event>> = Vec::new();
        game.compare_privileges(&mut told);
        told.iter().map(|told| told.event.rule()).collect()
    }

    #[test]
    fn cr_14_1_the_token_of_the_end_is_none_of_the_town_hall() {
        assert_eq!(cited(3, &[0]), [CR_14_1, CR_14_1]);
        assert_eq!(cited(2, &[0]), [CR_18_4]);
        assert_eq!(cited(2, &[]), [], "CR-18.4: equal");
    }
}
