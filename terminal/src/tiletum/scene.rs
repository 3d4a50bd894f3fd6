//! What is drawn, and on what.

use lang::Arg;
use lang::words::capitalized;

use super::parts::Parts;
use super::view::View;
use crate::marks::Marks;
use crate::text::Page;

/// The width from which tables have all their columns; narrower pages break lines instead.
const WIDE: usize = 90;

/// A view of the game, the box it comes from, and the page to draw it on.
pub(super) struct Scene<'a> {
    pub(super) parts: &'a Parts,
    pub(super) view: &'a View,
    pub(super) page: &'a Page<'a>,
    /// The players, Titus as the last.
    pub(super) marks: Marks,
}

impl<'a> Scene<'a> {
    pub(super) fn new(parts: &'a Parts, view: &'a View, page: &'a Page<'a>) -> Scene<'a> {
        let players = view.seats.len() + usize::from(view.titus.is_some());
        Scene { parts, view, page, marks: Marks::of(page.speaker, players as u8) }
    }

    /// Whether lines need not be broken.
    pub(super) fn is_wide(&self) -> bool {
        self.page.width >= WIDE
    }

    /// A text of the drawing.
    pub(super) fn text(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.page.speaker.text(id, args)
    }

    /// What signs mean: the parts of a text with wide gaps.
    pub(super) fn legend(&self, id: &str) -> Vec<String> {
        let text = self.text(id, &[]);
        text.split("  ").map(str::trim).filter(|sign| !sign.is_empty()).map(str::to_owned).collect()
    }

    /// A text with one number.
    pub(super) fn number(&self, id: &str, n: i64) -> String {
        self.text(id, &[("n", Arg::Number(n))])
    }

    /// A term of the game's words.
    pub(super) fn word(&self, term: &str) -> String {
        self.page.speaker.word(term)
    }

    /// A term as the name of a line.
    pub(super) fn title(&self, term: &str) -> String {
        capitalized(&self.word(term))
    }

    /// A term of several as the name of a line.
    pub(super) fn plural(&self, term: &str) -> String {
        capitalized(&self.page.speaker.plural(term))
    }

    /// The name of a city or a road field.
    pub(super) fn town(&self, id: &str) -> String {
        self.word(&format!("town.{id}"))
    }

    /// What stands for nothing.
    pub(super) fn nothing(&self) -> String {
        self.text("board-nothing", &[])
    }

    /// The items in one line, or what stands for nothing.
    pub(super) fn listed(&self, items: &[String]) -> String {
        if items.is_empty() { self.nothing() } else { items.join(", ") }
    }

    /// A line of items after its name, broken where it must be.
    pub(super) fn line(&self, name: &str, items: &[String], separator: &str) -> Vec<String> {
        let nothing = [self.nothing()];
        let items = if items.is_empty() { &nothing } else { items };
        self.page.items(&format!("{name}: "), items, separator)
    }

    /// `blue`, `5`: a die as its color's name and its value.
    pub(super) fn die(&self, die: &str) -> String {
        let (color, value) = die.split_at(die.len().saturating_sub(1));
        format!("{} {value}", self.word(&format!("die.{color}")))
    }
}
