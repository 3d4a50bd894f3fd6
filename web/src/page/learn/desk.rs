//! The table with the coach's panel in the place of the prompt: lessons and puzzles alike.

use axum::response::Html;
use draw::guild_master;
use lang::Speaker;
use lessons::Lit;
use maud::{Markup, html};
use shelf::Entry;

use super::super::lobby::title;
use super::super::{Shell, brand, say, tools};
use crate::assets;
use crate::visitor::Visitor;

/// A table at which something is learned.
pub struct Desk<'a> {
    /// The game.
    pub entry: &'static Entry,
    /// Who learns.
    pub visitor: &'a Visitor,
    /// Words about the game.
    pub speaker: &'a Speaker,
    /// What is learned.
    pub title: &'a str,
    /// The table.
    pub lit: Lit,
    /// Whether something is lit, and the rest steps back.
    pub dims: bool,
    /// What the coach says.
    pub says: Markup,
    /// What can be done about it.
    pub acts: Markup,
}

impl Desk<'_> {
    /// The whole page.
    pub fn page(&self) -> Html<String> {
        let some = if self.dims { "some-spoken" } else { "" };
        let [headline, over, board, side, seats, mat] = &self.lit.areas;
        let content = html! {
            script src=(assets::LEARN.path) defer {}
            main id="table" class={ "lesson-table " (some) } {
                (self.bar(headline))
                (self.coach())
                (over) (board) (side)
                div class={ "aside " @if seats.0.contains("\"spoken") { "spoken-path" } } id="players" { (seats) }
                (mat)
            }
        };
        let (visitor, drawn) = (self.visitor, &[self.entry.key()][..]);
        Shell { visitor, title: self.title, class: "table", game: None, drawn }.page(&content)
    }

    fn bar(&self, headline: &Markup) -> Markup {
        html! {
            header class="bar" {
                (brand())
                div class="where" {
                    h1 { (title(self.entry.info(), self.speaker)) }
                    p { (self.title) }
                }
                (headline)
                (tools(self.visitor.tongue, self.visitor.theme, self.speaker, &html! {}))
            }
        }
    }

    fn coach(&self) -> Markup {
        html! {
            section class="prompt panel coach" id="prompt" aria-live="polite"
                aria-label=(say(self.speaker, "coach")) {
                (guild_master())
                div class="coach-says" { (self.says) }
                div class="acts-row" { (self.acts) }
            }
        }
    }
}
