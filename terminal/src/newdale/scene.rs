//! What is drawn, and on what.

use lang::Arg;

use super::parts::{Chapter, Parts};
use super::view::{Counts, View};
use crate::marks::{Marks, tally};
use crate::text::Page;

/// The colors of assistants, in the order of the box.
pub(super) const COLORS: [&str; 4] = ["yellow", "green", "red", "blue"];

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
        let players = view.seats.len() as u8;
        Scene { parts, view, page, marks: Marks::of(page.speaker, players) }
    }

    /// Whether lines need not be broken.
    pub(super) fn is_wide(&self) -> bool {
        self.page.width >= WIDE
    }

    /// The chapter that is played.
    pub(super) fn chapter(&self) -> Option<&'a Chapter> {
        self.parts.chapter(&self.view.options.chapter)
    }

    /// Whether the chapter has this extra rule.
    pub(super) fn has(&self, extra: &str) -> bool {
        self.chapter().is_some_and(|chapter| chapter.extra.iter().any(|own| own == extra))
    }

    /// The name of a town.
    pub(super) fn town(&self, id: &str) -> String {
        self.page.word(&format!("town.{id}"))
    }

    /// The name of a good.
    pub(super) fn good(&self, id: &str) -> String {
        self.page.word(&format!("good.{id}"))
    }

    /// What a piece does, in words.
    pub(super) fn about(&self, term: &str) -> String {
        self.page.speaker.about(term).map(|about| about.text).unwrap_or_default()
    }

    /// `12 VP`.
    pub(super) fn vp(&self, n: i64) -> String {
        self.page.number("board-vp", n)
    }

    /// `yellow 2, blue 1`: figures by kind, those that are there.
    pub(super) fn figures(&self, figures: &Counts) -> Vec<String> {
        let count = |kind: &str| figures.get(kind).copied().filter(|count| *count > 0);
        let named = |kind: &str, term: &str| {
            count(kind).map(|count| format!("{} {count}", self.page.word(term)))
        };
        let colors = COLORS.iter().filter_map(|color| named(color, &format!("colour.{color}")));
        colors.chain(named("hooded", "piece.hooded")).collect()
    }

    /// `Mill (3)`, `2× Scriptorium`: names with how often they occur.
    pub(super) fn tallied(&self, ids: &[String], name: impl Fn(&str) -> String) -> Vec<String> {
        let item = |(id, count): (&str, usize)| match count {
            1 => name(id),
            _ => format!("{count}× {}", name(id)),
        };
        tally(ids).into_iter().map(item).collect()
    }

    /// A bonus token in words.
    pub(super) fn token(&self, id: &str) -> String {
        self.page.word(&format!("bonus_token.{id}"))
    }

    /// A space for a marker: `Build`, `area 3, careful`.
    pub(super) fn space(&self, space: &str) -> String {
        match space.split_once('.') {
            None => self.page.word(&format!("action.{space}")),
            Some((area, mode)) => {
                let mode = format!("action.{mode}");
                let args = [("area", Arg::Text(area)), ("mode", Arg::Word(&mode))];
                self.page.text("board-area-space", &args)
            }
        }
    }
}
