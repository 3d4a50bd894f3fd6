//! What one viewer sees of a game of Craftsmen.

use std::sync::Arc;

use craftsmen::model::capital::{Capital, Hand};
use craftsmen::model::cards::{Card, Icon};
use craftsmen::model::pieces::{Good, Guild};
use craftsmen::model::view::SeenSeat;
use craftsmen::{Action, Craftsmen};
use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use lang::words::capitalized;

use crate::acts::Choice;

/// What one viewer sees of a game of Craftsmen, with the words for it.
pub(crate) type Seen<'a> = crate::seen::Seen<'a, Craftsmen>;

/// The color of a seat.
pub(crate) fn color(seat: Seat) -> &'static str {
    ["yellow", "black", "red", "blue", "green"][seat.index() % 5]
}

/// A number of a guild, a ship or a year.
pub(crate) fn numeral(n: usize) -> &'static str {
    ["", "I", "II", "III", "IV", "V", "VI"][n]
}

impl Seen<'_> {
    /// A seat.
    pub(crate) fn seat(&self, seat: Seat) -> &SeenSeat {
        &self.view.seats[seat.index()]
    }

    /// All seats.
    pub(crate) fn everybody(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.view.players)
    }

    /// Whose street lies in front: the viewer's; for an onlooker that of whoever decides.
    pub(crate) fn front(&self) -> Seat {
        let view = &self.view;
        let known = self.in_front.or(view.viewer).or(view.turn).or(view.order.first().copied());
        known.unwrap_or(Seat(0))
    }

    /// Whether the viewer may act for this seat.
    pub(crate) fn owns(&self, seat: Seat) -> bool {
        self.view.viewer == Some(seat)
    }

    /// Whether the viewer is asked.
    pub(crate) fn asked(&self) -> bool {
        self.view.turn.is_some() && self.view.turn == self.view.viewer
    }

    /// The guild whose stage it is.
    pub(crate) fn stage(&self) -> Option<Guild> {
        self.view.stage.and_then(|stage| stage.guild())
    }

    /// The good on its way.
    pub(crate) fn sent(&self) -> Option<Good> {
        self.view.good.as_ref().and_then(|facts| facts.good)
    }

    /// Whether the good on its way was made by this card.
    pub(crate) fn makes_now(&self, card: Card) -> bool {
        self.view.good.as_ref().is_some_and(|facts| facts.from == card.id())
    }

    /// Whether an icon of a seat holds a cube.
    pub(crate) fn is_filled(&self, seat: Seat, icon: Icon) -> bool {
        self.seat(seat).icons.contains(&icon)
    }

    /// The capital cards of the viewer.
    pub(crate) fn money(&self) -> Option<Hand> {
        let cards = self.seat(self.view.viewer?).capital.as_ref()?;
        Some(cards.iter().fold(Hand::default(), |mut hand, card: &Capital| {
            hand.add(*card);
            hand
        }))
    }

    /// The name of a building, as on a plate.
    pub(crate) fn name(&self, card: Card) -> Arc<str> {
        let word = card.kind().word();
        self.said(&format!("name {word}"), || capitalized(&self.speaker.word(word)))
    }

    /// Something to click that says what it does, in words of the table.
    pub(crate) fn offer(
        &self,
        label: &str,
        args: &[(&str, Arg<'_>)],
        wanted: impl Fn(Action) -> bool,
    ) -> Option<Choice> {
        let choice = self.choice("", wanted)?;
        Some(Choice { label: self.text(label, args).to_string(), ..choice })
    }
}
