//! What one viewer sees of a game of Newdale.

use std::sync::Arc;

use kernel::Seat;
use kernel::names::Name;
use newdale::Newdale;
use newdale::model::components::{ChapterFace, Extra, MapFace};
use newdale::model::events::Effect;
use newdale::model::facts::SeatFacts;
use newdale::model::pieces::Good;
use newdale::model::snapshot::Snapshot;
use newdale::model::towns::Town;

/// What one viewer sees of a game of Newdale, with the words for it.
pub(crate) type Seen<'a> = crate::seen::Seen<'a, Newdale>;

/// The color of a seat, in the order of the box: assistants own the other colors.
pub(crate) fn color(seat: Seat) -> &'static str {
    ["brown", "grey", "orange", "white"][seat.index() % 4]
}

impl Seen<'_> {
    /// The table as the viewer may know it.
    pub(crate) fn table(&self) -> &Snapshot {
        &self.view.table
    }

    /// Everybody who plays.
    pub(crate) fn players(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.table().players)
    }

    /// A seat of a player.
    pub(crate) fn seat(&self, seat: Seat) -> &SeatFacts {
        &self.table().seats[seat.index()]
    }

    /// Whose board lies in front: the viewer's; for an onlooker that of whoever decides.
    pub(crate) fn front(&self) -> Seat {
        self.in_front.or(self.view.viewer).or(self.table().turn).unwrap_or(Seat(0))
    }

    /// Whether the viewer may act for this seat.
    pub(crate) fn owns(&self, seat: Seat) -> bool {
        self.view.viewer == Some(seat)
    }

    /// The chapter that is played.
    pub(crate) fn chapter(&self) -> &ChapterFace {
        self.parts.chapter(self.table().options.chapter)
    }

    /// Whether the chapter has an extra.
    pub(crate) fn has(&self, extra: Extra) -> bool {
        self.chapter().extras.contains(extra)
    }

    /// Whether ships sail along the coast (ND-10.11); with sailors they cross the sea.
    pub(crate) fn has_coast(&self) -> bool {
        self.has(Extra::Ships) && !self.has(Extra::Sailors)
    }

    /// The map of the chapter.
    pub(crate) fn map_face(&self) -> &MapFace {
        self.parts.map(self.chapter().board)
    }

    /// The towns of the map, with their numbers on it.
    pub(crate) fn towns(&self) -> impl Iterator<Item = (usize, Town)> + use<> {
        let board = self.chapter().board;
        (0..board.towns()).map(move |number| (number, board.town(number)))
    }

    /// What a town is called: by its name, or by its number.
    pub(crate) fn town_name(&self, town: Town) -> Arc<str> {
        let number = self.chapter().board.number(town).unwrap_or_default();
        match self.map_face().names[number].as_str() {
            "" => self.count("draw-town", number as i64 + 1),
            name => name.into(),
        }
    }

    /// Whether the event of the round does this.
    pub(crate) fn event_does(&self, effect: Effect) -> bool {
        self.table().event.is_some_and(|event| self.parts.event(event).effect == effect)
    }

    /// How many markers of a good a seat has.
    pub(crate) fn stock(&self, seat: Seat, good: Good) -> u8 {
        let facts = self.seat(seat);
        match good.vineyard() {
            Some(color) => facts.grapes[&color],
            None => facts.goods[&good],
        }
    }

    /// What one marker of a good is worth to a seat (ND-1.3, ND-8.11).
    pub(crate) fn price(&self, seat: Seat, good: Good) -> u8 {
        match good.vineyard() {
            Some(color) => self.seat(seat).labor[&color],
            None => self.parts.prices[good.index()],
        }
    }

    /// What goods of a seat are worth.
    pub(crate) fn worth(&self, seat: Seat, counts: impl Fn(Good) -> bool) -> u32 {
        let goods = Good::ALL.iter().copied().filter(|good| counts(*good));
        goods
            .map(|good| u32::from(self.stock(seat, good)) * u32::from(self.price(seat, good)))
            .sum()
    }
}
