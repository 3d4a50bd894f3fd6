//! The rulebook for people: contents, search, chapters, and the paragraphs of one rule.

mod block;
mod search;

use kernel::Rule;
use lang::book::{Body, Chapter};
use lang::{Arg, Book, Speaker};
use maud::{Markup, html};

use super::{provenance, say, say_with};
use crate::assets;

/// A book and what it is shown with.
pub struct Reading<'a> {
    /// The key of the game.
    pub game: &'static str,
    /// The book.
    pub book: &'static Book,
    /// Words of the reader's language about the game.
    pub speaker: &'a Speaker,
}

impl Reading<'_> {
    /// The whole book, or what of it has these words in it.
    pub fn page(&self, sought: Option<&str>) -> Markup {
        let sought = sought.map(str::trim).filter(|words| !words.is_empty());
        html! {
            script src=(assets::LEARN.path) defer {}
            main class="book-page" id="prompt" {
                header class="book-head" {
                    h1 class="title" { (self.book.title) }
                    (self.search_form(sought))
                    p class="book-ways" {
                        a href={ "/rules/" (self.game) "/exact" } { (say(self.speaker, "book-exact")) }
                        a href={ "#" (place("card")) } { (say(self.speaker, "book-card")) }
                        button class="btn quiet" type="button" data-print hidden {
                            (say(self.speaker, "book-print"))
                        }
                    }
                    (provenance::note(self.game, self.speaker))
                }
                @match sought {
                    Some(words) => (self.found(words)),
                    None => { (self.contents()) div class="book" { @for chapter in &self.book.chapters { (self.chapter(chapter)) } } },
                }
            }
        }
    }

    fn search_form(&self, sought: Option<&str>) -> Markup {
        html! {
            form class="book-search" method="get" action={ "/rules/" (self.game) } role="search" {
                input class="field" type="search" name="q" maxlength="80" value=[sought]
                    aria-label=(say(self.speaker, "book-search"))
                    placeholder=(say(self.speaker, "book-search"));
                button class="btn" { (say(self.speaker, "book-find")) }
            }
        }
    }

    fn contents(&self) -> Markup {
        html! {
            nav class="book-toc panel" aria-label=(say(self.speaker, "book-contents")) {
                ol {
                    @for chapter in &self.book.chapters {
                        li {
                            a href={ "#" (place(&chapter.key)) } { (chapter.title) }
                            (self.sections(chapter))
                        }
                    }
                }
            }
        }
    }

    fn sections(&self, chapter: &Chapter) -> Markup {
        let sections: Vec<_> = chapter
            .blocks
            .iter()
            .filter_map(|block| match &block.body {
                Body::Section { key, title } => Some((key, title)),
                _ => None,
            })
            .collect();
        html! {
            @if !sections.is_empty() {
                ol { @for (key, title) in sections { li { a href={ "#" (place(key)) } { (title) } } } }
            }
        }
    }

    fn chapter(&self, chapter: &Chapter) -> Markup {
        html! {
            section class={ "panel chapter chapter-" (chapter.key) } id=(place(&chapter.key)) {
                h2 { (chapter.title) }
                @for block in &chapter.blocks { (self.anchored(block)) }
            }
        }
    }

    /// What has all of these words in it, chapter by chapter.
    fn found(&self, words: &str) -> Markup {
        let found = search::find(self.book, words);
        let n = Arg::Number(found.len() as i64);
        let of_chapter = found.chunk_by(|(a, _), (b, _)| a.key == b.key);
        html! {
            p class="lede" role="status" { (say_with(self.speaker, "book-found", &[("n", n)])) }
            p { a href={ "/rules/" (self.game) } { (say(self.speaker, "book-whole")) } }
            div class="book" {
                @for blocks in of_chapter {
                    section class="panel chapter" {
                        h2 { a href={ "/rules/" (self.game) "#" (place(&blocks[0].0.key)) } { (blocks[0].0.title) } }
                        @for (_, block) in blocks { (self.block(block)) }
                    }
                }
            }
        }
    }

    /// What the book tells of one rule, and the way to its exact words.
    pub fn rule(&self, rule: &Rule) -> Markup {
        let told: Vec<_> = self.book.telling(&rule.id).collect();
        let place = told.first().map(|(chapter, _)| *chapter);
        html! {
            h3 { (rule.id) }
            @if let Some(chapter) = place { p class="lede" { (chapter.title) } }
            div class="book" { @for (_, block) in &told { (self.block(block)) } }
            p class="book-ways" {
                a href={ "/rules/" (self.game) "/exact/" (rule.id) } data-part { (say(self.speaker, "book-exact-one")) }
                a href={ "/rules/" (self.game) "#" (rule.id) } { (say(self.speaker, "book-whole")) }
            }
        }
    }
}

/// Where a chapter or a section of the book is on its page. Pieces and parts of the page have names
/// of their own there.
fn place(key: &str) -> String {
    format!("book-{key}")
}
