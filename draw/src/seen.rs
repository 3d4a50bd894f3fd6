//! What is drawn: the view, the box, the options, the words.

use std::sync::Arc;

use kernel::{AnyAction, Game, Parts, Seat};
use lang::words::capitalized;
use lang::{About, Arg, Speaker};

use crate::acts::Choice;
use crate::{Scene, memo};

/// What one viewer sees of a game, with the words for it.
pub(crate) struct Seen<'a, G: Game> {
    pub(crate) view: G::View,
    pub(crate) parts: Parts<G::Components>,
    pub(crate) speaker: &'a Speaker,
    legal: Vec<(G::Action, &'a AnyAction)>,
    last: &'a [String],
    /// Whose mat was asked for.
    pub(crate) in_front: Option<Seat>,
}

impl<'a, G: Game> Seen<'a, G> {
    /// What the scene's viewer sees.
    ///
    /// # Panics
    /// If the game is another.
    pub(crate) fn of(scene: &Scene<'a>) -> Seen<'a, G> {
        let game = scene.game.as_any().downcast_ref::<G>().expect("a drawing gets its own game");
        let typed = |any: &'a AnyAction| Some((kernel::Action::parse(&any.notation)?, any));
        Seen {
            view: game.view(scene.viewer),
            parts: game.parts(),
            speaker: scene.speaker,
            legal: scene.legal.iter().filter_map(typed).collect(),
            last: scene.last,
            in_front: scene.front,
        }
    }

    /// The legal actions that `wanted` picks, as something to click that is called `what`.
    pub(crate) fn choice(&self, what: &str, wanted: impl Fn(G::Action) -> bool) -> Option<Choice> {
        self.choice_by(what, wanted, |_| ())
    }

    /// The same; what has the lowest rank comes first.
    pub(crate) fn choice_by<R: Ord>(
        &self,
        what: &str,
        wanted: impl Fn(G::Action) -> bool,
        rank: impl Fn(G::Action) -> R,
    ) -> Option<Choice> {
        let mut picked: Vec<_> = self.legal.iter().filter(|(action, _)| wanted(*action)).collect();
        picked.sort_by_key(|(action, _)| rank(*action));
        let actions: Vec<&AnyAction> = picked.into_iter().map(|(_, any)| *any).collect();
        Choice::of(self.speaker, what, &actions)
    }

    /// Whether any legal action is like that.
    pub(crate) fn may(&self, wanted: impl Fn(G::Action) -> bool) -> bool {
        self.legal.iter().any(|(action, _)| wanted(*action))
    }

    /// Whether the last move touched the piece.
    pub(crate) fn touched(&self, id: &str) -> bool {
        self.last.iter().any(|touched| touched == id)
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
        memo::said(self.speaker.tongue(), &format!("{} {key}", G::INFO.key), say)
    }
}
