//! What is drawn: the view, the box, the options, the words.

use std::sync::Arc;

use kernel::names::Name;
use kernel::{AnyAction, Game, Parts, Seat};
use lang::words::capitalized;
use lang::{About, Arg, Speaker};
use orleans::model::facts::SeatFacts;
use orleans::{Action, Components, Orleans, View};

use crate::acts::Choice;
use crate::{Scene, memo};

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
    pub(crate) fn text(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Arc<str> {
        match args {
            [] => self.said(id, || self.speaker.text(id, &[])),
            _ => self.speaker.text(id, args).into(),
        }
    }

    /// A sentence about a number.
    pub(crate) fn count(&self, id: &str, n: impl Into<i64>) -> Arc<str> {
        let n = n.into();
        self.said(&format!("{id} {n}"), || self.speaker.text(id, &[("n", Arg::Number(n))]))
    }

    /// A term of the game.
    pub(crate) fn word(&self, term: &str) -> Arc<str> {
        self.said(&format!("word {term}"), || self.speaker.word(term))
    }

    /// The plural of a term, as in a heading.
    pub(crate) fn plural(&self, term: &str) -> Arc<str> {
        let plural = || capitalized(&self.speaker.plural(term));
        self.said(&format!("plural {term}"), plural)
    }

    /// What a piece is, in a line, with its rules.
    pub(crate) fn tip(&self, term: &str) -> Arc<str> {
        self.said(&format!("tip {term}"), || match self.speaker.about(term) {
            Some(About { name, text, rules }) => {
                format!("{}. {text} ({})", capitalized(&name), rules.join(", "))
            }
            None => self.speaker.word(term),
        })
    }

    /// A text that is the same on every page of the game in this language.
    pub(crate) fn said(&self, key: &str, say: impl FnOnce() -> String) -> Arc<str> {
        memo::said(self.speaker.tongue(), &format!("orleans {key}"), say)
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
