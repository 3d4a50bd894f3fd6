//! Chapter 11: the follower tracks.

use kernel::names::Name;
use kernel::saying::Fact;
use kernel::{Events, Refused, RuleId, Seat};

use crate::model::action::Action;
use crate::model::components::Bonus;
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::pieces::{CitizenSpace, Follower, Token};
use crate::model::places::{Place, Places};
use crate::model::question::Question;
use crate::model::state::Orleans;

impl Orleans {
    /// OR-11.2 — Not from the last space, and not if the bonus of the next is out (OR-19.1).
    pub(crate) fn may_advance(
        &self,
        seat: Seat,
        track: Follower,
        rule: RuleId,
    ) -> Result<(), Refused> {
        let space = self.player(seat).space(track);
        if space == self.parts.last_space[track.index()] {
            return Err(OR_11_2.refuse("the marker is on the last space"));
        }
        self.has_bonus(self.parts.bonus(track, space + 1), rule)
    }

    /// OR-19.1 — A bonus that would take from an empty stack cannot be had.
    pub(crate) fn has_bonus(&self, bonus: Bonus, rule: RuleId) -> Result<(), Refused> {
        match bonus {
            Bonus::Good(good) => self.market_has(good, rule),
            Bonus::Technology => self.technology_left(rule),
            Bonus::Tile { both } if self.tiles_on_offer(both).is_empty() => {
                Err(rule.refuse("no place tile is left"))
            }
            _ => Ok(()),
        }
    }

    /// OR-1.5 — The token goes to the bag, the marker moves one space, then its bonus.
    /// Monks have no track.
    pub(crate) fn recruit(
        &mut self,
        seat: Seat,
        follower: Follower,
        events: &mut impl Events<Event>,
    ) {
        self.supply.take(follower);
        self.mat_mut(seat).bag.add(Token::neutral(follower));
        if follower == Follower::Monk {
            events.tell_all(|| Event::Recruited { seat, follower, space: 0 });
            return self.end_action(events);
        }
        let marker = &mut self.player_mut(seat).tracks[follower.index()];
        *marker += 1;
        let space = *marker;
        events.tell_all(|| Event::Recruited { seat, follower, space });
        self.take_bonus(seat, follower, space, events);
    }

    /// OR-11.1 — The bonus of the space reached.
    pub(crate) fn take_bonus(
        &mut self,
        seat: Seat,
        track: Follower,
        space: u8,
        events: &mut impl Events<Event>,
    ) {
        match self.parts.bonus(track, space) {
            Bonus::None => {}
            Bonus::Good(good) => self.take_good(seat, good, events),
            Bonus::Coins(coins) => self.take_coins(seat, coins, events),
            Bonus::Citizen => self.take_track_citizen(seat, track, events),
            Bonus::Technology => self.take_technology(seat, events),
            Bonus::Development(points) => self.develop(seat, points, events),
            Bonus::Tile { both } => {
                self.question = Question::Tile { both };
                return;
            }
        }
        self.end_action(events);
    }

    /// OR-11.3 — The citizen goes to the first player who reaches the space.
    fn take_track_citizen(&mut self, seat: Seat, track: Follower, events: &mut impl Events<Event>) {
        if let Some(citizen) = CitizenSpace::of_track(track) {
            self.take_citizen(seat, citizen, events);
        }
    }

    /// Takes a citizen from the board, if it is still there.
    pub(crate) fn take_citizen(
        &mut self,
        seat: Seat,
        citizen: CitizenSpace,
        events: &mut impl Events<Event>,
    ) {
        if self.citizens.contains(citizen) {
            self.citizens.remove(citizen);
            self.player_mut(seat).citizens += 1;
            events.tell_all(|| Event::Citizen { seat });
        }
    }

    /// OR-11.5 — The tiles that may be chosen: stack I, or both.
    pub(crate) fn tiles_on_offer(&self, both: bool) -> Places {
        match both {
            true => self.stacks,
            false => self.stacks & self.parts.stacks[0],
        }
    }

    /// OR-11.5 — A tile of the allowed stacks.
    pub(crate) fn may_take_tile(&self, tile: Place, both: bool) -> Result<(), Refused> {
        if self.tiles_on_offer(both).contains(tile) {
            Ok(())
        } else {
            Err(OR_11_5.refuse("the tile is not on offer").because("tile", Fact::Word(tile.word())))
        }
    }

    /// The tiles to choose from (OR-20A.8).
    pub(crate) fn tile_options(&self, both: bool, visit: &mut impl FnMut(Action)) {
        self.tiles_on_offer(both).iter().for_each(|tile| visit(Action::Tile(tile)));
    }

    /// OR-11.5 — The tile lies beside the board.
    pub(crate) fn take_tile(&mut self, tile: Place, events: &mut impl Events<Event>) {
        let seat = self.turn;
        self.stacks.remove(tile);
        self.player_mut(seat).gain_place(tile);
        events.tell_all(|| Event::TileTaken { seat, tile });
        self.end_action(events);
    }
}
