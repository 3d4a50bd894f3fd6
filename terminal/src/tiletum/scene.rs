//! What is drawn, and on what.

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

    /// The name of a city or a road field.
    pub(super) fn town(&self, id: &str) -> String {
        self.page.word(&format!("town.{id}"))
    }

    /// `blue`, `5`: a die as its color's name and its value.
    pub(super) fn die(&self, die: &str) -> String {
        let (color, value) = die.split_at(die.len().saturating_sub(1));
        format!("{} {value}", self.page.word(&format!("die.{color}")))
    }
}
