//! The final points that a seat may expect.

use kernel::Seat;

use super::holdings::Holdings;
use super::horizon::Horizon;
use super::stage::Stage;
use super::terms::Terms;
use crate::model::effect::Effect;
use crate::model::map::Way;
use crate::model::pieces::{Follower, Token, Tokens};
use crate::model::places::{Place, Slots, each_slot};
use crate::model::state::{Orleans, Player};

/// How sure it is that an activated place is used in this round.
const SOON: f32 = 0.97;
/// How much of its worth is left if it has to wait for another round.
const DELAYED: f32 = 0.42;
/// How sure a plan can be to complete a place with the followers at hand.
const WITHIN_REACH: f32 = 0.9;
/// What a follower promises on a place that lacks one more.
const LACKS_ONE: f32 = 0.6;
/// The same on a place that lacks two.
const LACKS_TWO: f32 = 0.4;
/// What a follower who waits on the Market promises.
const WAITING: f32 = 0.8;
/// The monk fits everywhere.
const WAITING_MONK: f32 = 1.5 * WAITING;
/// What a monk in the Sacristy promises.
const SHIELD: f32 = 0.8;
/// How much of the next journey's worth the merchant's town promises.
const ROADS: f32 = 0.25;
/// The chance that the order on the farmer track stays as it is.
const CENSUS: f32 = 0.5;

/// What a seat may expect of the rest of the game.
pub(super) struct Outlook<'a> {
    pub game: &'a Orleans,
    pub seat: Seat,
    pub player: &'a Player,
    pub horizon: Horizon<'a>,
    pub holdings: Holdings,
    /// What the holdings promise, term by term and in all.
    held: Terms,
    pub value: f32,
    /// The Development level at the end.
    pub level: f32,
    /// Where the seat stands in the round.
    stage: Stage,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a Orleans, seat: Seat) -> Outlook<'a> {
        let horizon = Horizon::new(game);
        let holdings = Holdings::of(game, seat);
        let mut outlook = Outlook {
            game,
            seat,
            player: game.player(seat),
            horizon,
            holdings,
            held: Terms::default(),
            value: 0.0,
            level: horizon.level(holdings.development),
            stage: Stage::of(game, seat),
        };
        outlook.holdings.bag = outlook.next_bag();
        outlook.value = horizon.value(seat, &outlook.holdings);
        outlook.holdings.tiles = outlook.tiles();
        outlook.held = horizon.terms(seat, &outlook.holdings);
        outlook.value = outlook.held.of_holdings();
        outlook
    }

    /// What the position promises, term by term.
    pub(super) fn terms(&self) -> Terms {
        if self.horizon.later == 0.0 && self.stage == Stage::Done {
            return self.held;
        }
        let work = self.work();
        let [site, roads] = self.position();
        Terms {
            recruits: work.recruits,
            journeys: work.journeys,
            stations: work.stations,
            yields: work.yields,
            begun: work.begun,
            shield: work.shield,
            waiting: self.waiting(),
            site,
            roads,
            census: self.census(),
            ..self.held
        }
    }

    /// Followers that can be drawn next: those of places in use come back, and the Market must
    /// have space. Before the plan stands, all of them.
    fn next_bag(&self) -> u8 {
        let working = match self.stage {
            Stage::Drawn | Stage::Planning => return self.holdings.followers.iter().sum(),
            Stage::Acting => {
                self.game.activated(self.seat).iter().map(|place| self.standing(place)).sum()
            }
            Stage::Before | Stage::Done => 0,
        };
        (self.holdings.bag + working).min(self.game.free_market(self.seat))
    }

    /// How many followers stand on a place.
    fn standing(&self, place: Place) -> u8 {
        (place.slots() & self.player.mat.followers).len() as u8
    }

    /// What places promise that are activated, or begun.
    fn work(&self) -> Terms {
        let mut terms = Terms::default();
        let stood_on = |place: &Place| self.standing(*place) > 0 || *place == Place::Theatre;
        for place in self.player.places.iter().filter(stood_on) {
            if place == Place::Sacristy {
                terms.shield += SHIELD;
            } else if self.game.is_activated(self.seat, place) {
                *self.in_use(&mut terms, place) += self.worth(place) * self.chance(place);
            } else {
                terms.begun += self.half_filled(place);
            }
        }
        terms
    }

    /// The term that an activated place belongs to, by what it does.
    fn in_use<'t>(&self, terms: &'t mut Terms, place: Place) -> &'t mut f32 {
        match self.game.parts.effect(place) {
            Effect::Recruit(_) | Effect::RecruitOneOf(_) => &mut terms.recruits,
            Effect::Move(_) => &mut terms.journeys,
            Effect::BuildStation => &mut terms.stations,
            _ => &mut terms.yields,
        }
    }

    /// How sure it is that an activated place is used, now or later.
    fn chance(&self, place: Place) -> f32 {
        let travels = place == Place::Guildhall;
        let usable = travels || self.game.may_take_effect(self.seat, place).is_ok();
        match self.stage {
            Stage::Planning | Stage::Acting if usable => SOON,
            _ if self.horizon.later > 0.0 => DELAYED,
            _ => 0.0,
        }
    }

    /// What a place promises that is not complete yet.
    fn half_filled(&self, place: Place) -> f32 {
        let empty = place.slots() & !self.player.mat.filled();
        let worth = self.worth(place);
        if self.stage == Stage::Planning && self.can_fill(empty) {
            return WITHIN_REACH * worth - WAITING * empty.len() as f32;
        }
        let each = if empty.len() == 1 { LACKS_ONE } else { LACKS_TWO };
        let hurry = (self.horizon.later / 2.0).min(1.0);
        hurry * (each * f32::from(self.standing(place))).min(worth / 2.0)
    }

    /// Whether the followers at hand can fill these slots; monks only where nobody else can.
    fn can_fill(&self, empty: Slots) -> bool {
        let mut left = self.player.mat.market;
        left.add_all(&self.player.mat.tower);
        each_slot(empty).all(|slot| {
            let suits = |token: &Token| self.game.suits(self.seat, *token).covers(slot.set());
            let token = left.kinds().filter(suits).min_by_key(|token| *token == Token::Monk);
            token.inspect(|token| left.take(*token)).is_some()
        })
    }

    /// Followers who wait are at hand in the next round.
    fn waiting(&self) -> f32 {
        let mat = &self.player.mat;
        match self.horizon.later > 0.0 {
            true => [mat.market, mat.tower, mat.drawn].into_iter().map(crowd).sum(),
            false => 0.0,
        }
    }

    /// A merchant in a town where a station can be built, with goods about.
    fn position(&self) -> [f32; 2] {
        let roads = self.journey(Way::Road).max(self.journey(Way::Water));
        let rounds = self.horizon.later + f32::from(u8::from(self.stage != Stage::Done));
        let time = (rounds / 3.0).min(1.0);
        [time * self.site(self.player.merchant), time * ROADS * roads]
    }

    /// OR-6.1, OR-6.2 — A coin for the only leader of the farmer track, and one from the last.
    fn census(&self) -> f32 {
        let farmers = |seat: Seat| self.game.player(seat).space(Follower::Farmer);
        let own = farmers(self.seat);
        let others = || Seat::all(self.game.players).filter(|seat| *seat != self.seat).map(farmers);
        let leads = others().all(|other| other < own);
        let trails = others().all(|other| other > own) && self.game.players > 2;
        CENSUS * self.horizon.later * (f32::from(u8::from(leads)) - f32::from(u8::from(trails)))
    }
}

/// What followers who wait together promise: of a kind, the first is most welcome.
fn crowd(tokens: Tokens) -> f32 {
    const WELCOME: [f32; 5] = [0.0, 1.0, 1.7, 2.1, 2.3];
    let each = |token| if token == Token::Monk { WAITING_MONK } else { WAITING };
    tokens.iter().map(|(token, n)| each(token) * WELCOME[usize::from(n).min(4)]).sum()
}
