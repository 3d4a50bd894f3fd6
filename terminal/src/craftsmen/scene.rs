//! What is drawn, and on what.

use super::parts::Parts;
use super::view::{Cubes, View};
use crate::marks::{Marks, tally};
use crate::text::Page;

/// The width from which tables have all their columns; narrower pages break lines instead.
const WIDE: usize = 90;

/// A view of the game, the box it comes from, and the page to draw it on.
pub(super) struct Scene<'a> {
    pub(super) parts: &'a Parts,
    pub(super) view: &'a View,
    pub(super) page: &'a Page<'a>,
    pub(super) marks: Marks,
}

impl<'a> Scene<'a> {
    pub(super) fn new(parts: &'a Parts, view: &'a View, page: &'a Page<'a>) -> Scene<'a> {
        Scene { parts, view, page, marks: Marks::of(page.speaker, view.seats.len() as u8) }
    }

    /// A width for the columns of a table: none where lines are broken instead.
    pub(super) fn column(&self, width: usize) -> usize {
        if self.page.width >= WIDE { width } else { 0 }
    }

    /// A heading with what its signs mean.
    pub(super) fn heading(&self, name: String, legend: &str) -> Vec<String> {
        let mut items = vec![name];
        items.extend(self.page.legend(legend));
        let mut lines = vec![String::new()];
        lines.extend(self.page.items("", &items, "   "));
        lines
    }

    /// The name of a good.
    pub(super) fn good(&self, id: &str) -> String {
        self.page.word(&format!("good.{id}"))
    }

    /// The name of a building card with its colors: `mill (green/violet)`.
    pub(super) fn card(&self, id: &str) -> String {
        self.page.word(&format!("card.{id}"))
    }

    /// `12 VP`.
    pub(super) fn vp(&self, n: i64) -> String {
        self.page.number("board-vp", n)
    }

    /// `work tokens 2`: a term and how many.
    pub(super) fn counted(&self, term: &str, count: impl std::fmt::Display) -> String {
        format!("{} {count}", self.page.speaker.plural(term))
    }

    /// `fair 1/3`: a place and how full it is.
    pub(super) fn filled(&self, term: &str, count: i64, limit: i64) -> String {
        format!("{} {count}/{limit}", self.page.word(term))
    }

    /// `Red`, `2× Blue`: the names of seats with how often they occur.
    pub(super) fn names(&self, seats: &[usize]) -> String {
        let names: Vec<String> =
            seats.iter().map(|seat| self.marks.name(*seat).to_owned()).collect();
        self.page.listed(&tallied(&names, str::to_owned))
    }

    /// `■ #Y □`: cubes, the oldest first, and the free spaces.
    pub(super) fn cubes(&self, cubes: &Cubes, slots: usize) -> String {
        let sign = |owner: &Option<usize>| match owner {
            Some(seat) => format!("#{}", self.marks.row([*seat])),
            None => "■".to_owned(),
        };
        let free = slots.saturating_sub(cubes.len());
        let free = std::iter::repeat_n("□".to_owned(), free);
        cubes.iter().map(sign).chain(free).collect::<Vec<_>>().join(" ")
    }

    /// `violet 1`, `2× green 3`: capital cards with how often they occur.
    pub(super) fn faces(&self, cards: &[String]) -> Vec<String> {
        tallied(cards, |face| self.page.word(&format!("capital.{face}")))
    }

    /// `bread (3 VP)`: a bonus token.
    pub(super) fn bonus(&self, good: &str) -> String {
        let token = self.parts.bonus_token.iter().find(|token| token.good == good);
        let points = token.map_or(0, |token| token.vp);
        format!("{} ({})", self.good(good), self.vp(points))
    }
}

/// Names with how often they occur.
fn tallied(ids: &[String], name: impl Fn(&str) -> String) -> Vec<String> {
    let item = |(id, count): (&str, usize)| match count {
        1 => name(id),
        _ => format!("{count}× {}", name(id)),
    };
    tally(ids).into_iter().map(item).collect()
}
