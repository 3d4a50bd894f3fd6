//! What happened, and who may hear of it.

use std::fmt::Debug;

use serde::Serialize;

use crate::{RuleId, Saying, Seat, SeatSet};

/// One thing that happened: a piece, a place, a number.
pub trait Event: Clone + Eq + Debug + Serialize + Send + Sync + 'static {
    /// The name of its kind, one of [`GameInfo::events`](crate::GameInfo::events).
    fn kind(&self) -> &'static str;
    /// The rule that made it happen.
    fn rule(&self) -> RuleId;
    /// The line of the log.
    fn saying(&self) -> Saying;
}

/// Who may hear of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Everybody, onlookers too.
    All,
    /// These seats alone: a secret choice is told to its own seat at once.
    Only(SeatSet),
    /// Everybody but these seats: the reveal of what they already heard.
    Except(SeatSet),
}

impl Audience {
    /// Only this seat.
    pub const fn seat(seat: Seat) -> Audience {
        Audience::Only(SeatSet::only(seat))
    }

    /// Everybody but this seat.
    pub const fn others(seat: Seat) -> Audience {
        Audience::Except(SeatSet::only(seat))
    }

    /// Whether `viewer` belongs to it.
    pub fn includes(self, viewer: crate::Viewer) -> bool {
        match (self, viewer) {
            (Audience::All, _) => true,
            (Audience::Only(seats), crate::Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), crate::Viewer::Onlooker) => false,
            (Audience::Except(seats), crate::Viewer::Seat(seat)) => !seats.contains(seat),
            (Audience::Except(_), crate::Viewer::Onlooker) => true,
        }
    }
}

/// An event with those who may hear it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<E> {
    /// Who may hear it.
    pub to: Audience,
    /// What happened.
    pub event: E,
}

/// Takes the events of an action as they happen.
pub trait Events<E> {
    /// Hears of one event. The event is made only if somebody listens.
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E);

    /// Tells everybody.
    fn tell_all(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::All, event);
    }
}

impl<E> Events<E> for Vec<Told<E>> {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.push(Told { to, event: event() });
    }
}

/// Nobody listens: the sink of playouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Events<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}
