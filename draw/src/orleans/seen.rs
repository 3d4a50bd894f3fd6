//! What is drawn: the view, the box, the options, the words.

use kernel::names::Name;
use kernel::{AnyAction, Game, Parts, Seat};
use lang::{Arg, Speaker};
use orleans::model::facts::SeatFacts;
use orleans::{Action, Components, Orleans, View};

use crate::Scene;
use crate::acts::Choice;

/// What one viewer sees of a game of Orléans, with the words for it.
pub(crate) struct Seen<'a> {
    pub(crate) view: View,
    pub(crate) parts: Parts<Components>,
    pub(crate) speaker: &'a Speaker,
    legal: Vec<(Action, &'a AnyAction)>,
    last: &'a [String],
}

impl<'a> Seen<'a> {
    /// What the scene's viewer sees.
    ///
    /// # Panics
    /// If the game is another.
    pub(crate) fn of(scene: &Scene<'a>) -> Seen<'a> {
        let game = scene.game.as_any().downcast_ref::<Orleans>().expect("a game of Orléans");
        let typed = |any: &'a AnyAction| Some((kernel::Action::parse(&any.notation)?, any));
        Seen {
            view: game.view(scene.viewer),
            parts: game.parts(),
            speaker: scene.speaker,
            legal: scene.legal.iter().filter_map(typed).collect(),
            last: scene.last,
        }
    }

    /// The legal actions that `wanted` picks, as something to click that is called `what`.
    pub(crate) fn choice(&self, what: &str, wanted: impl Fn(Action) -> bool) -> Option<Choice> {
        let picked = self.legal.iter().filter(|(action, _)| wanted(*action));
        let actions: Vec<&AnyAction> = picked.map(|(_, any)| *any).collect();
        Choice::of(self.speaker, what, &actions)
    }

    /// Whether any legal action is like that.
    pub(crate) fn may(&self, wanted: impl Fn(Action) -> bool) -> bool {
        self.legal.iter().any(|(action, _)| wanted(*action))
    }

    /// Whether the last move touched the piece.
    pub(crate) fn touched(&self, id: &str) -> bool {
        self.last.iter().any(|touched| touched == id)
    }

    /// Every seat.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.view.players)
    }

    /// A seat.
    pub(crate) fn seat(&self, seat: Seat) -> &SeatFacts {
        &self.view.seats[seat.index()]
    }

    /// Whose mat lies in front: the viewer's; for an onlooker that of whoever decides.
    pub(crate) fn front(&self) -> Seat {
        self.view.viewer.or(self.view.turn).or(self.view.start).unwrap_or(Seat(0))
    }

    /// Whether the viewer may act for this seat.
    pub(crate) fn owns(&self, seat: Seat) -> bool {
        self.view.viewer == Some(seat)
    }

    /// A sentence of the table.
    pub(crate) fn text(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.speaker.text(id, args)
    }

    /// A sentence about a number.
    pub(crate) fn count(&self, id: &str, n: impl Into<i64>) -> String {
        self.text(id, &[("n", Arg::Number(n.into()))])
    }

    /// A term of the game.
    pub(crate) fn word(&self, term: &str) -> String {
        self.speaker.word(term)
    }

    /// What a piece is, in a line, with its rules.
    pub(crate) fn tip(&self, term: &str) -> String {
        match self.speaker.about(term) {
            Some(about) => format!(
                "{}. {} ({})",
                lang::words::capitalized(&about.name),
                about.text,
                about.rules.join(", ")
            ),
            None => self.word(term),
        }
    }
}

/// The color of a seat: the class `P-green`, the symbols `seal-green` and `mark-green`.
pub(crate) fn color(seat: Seat) -> &'static str {
    ["green", "yellow", "blue", "red"][seat.index() % 4]
}

/// The letter of a seat's pieces.
pub(crate) fn letter(seat: Seat) -> &'static str {
    ["G", "Y", "B", "R"][seat.index() % 4]
}

/// An id as it may stand in an attribute `id`: `farmer*` is no good one.
pub(crate) fn plain(name: impl Name) -> &'static str {
    name.id().trim_end_matches('*')
}
