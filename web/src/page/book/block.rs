//! One block of a book.

use draw::piece::cite;
use lang::book::{Block, Body, Span, spans};
use maud::{Markup, html};

use super::Reading;

impl Reading<'_> {
    /// A block that links to its rules can lead to: the first that tells of a rule has its id.
    pub(super) fn anchored(&self, block: &Block) -> Markup {
        let first = |id: &&String| {
            self.book.telling(id).next().is_some_and(|(_, first)| first.line == block.line)
        };
        html! {
            @for id in block.ids.iter().filter(first) { span class="anchor" id=(id) {} }
            (self.block(block))
        }
    }

    /// A block with the ids of its rules.
    pub(super) fn block(&self, block: &Block) -> Markup {
        html! {
            @match &block.body {
                Body::Section { key, title } => h3 id=(super::place(key)) { (title) },
                Body::Figure { name, caption } => (self.figure(name, caption)),
                body => div class="told-block" {
                    (words(body))
                    @if !block.ids.is_empty() {
                        p class="cites" { @for id in &block.ids { (cite(self.game, id)) " " } }
                    }
                },
            }
        }
    }

    fn figure(&self, name: &str, caption: &str) -> Markup {
        html! {
            figure class="drawn" {
                @if let Some(drawn) = draw::figure(self.game, name, self.speaker) {
                    div class={ "figure figure-" (name) } role="img" aria-label=(caption) { (drawn) }
                }
                figcaption { (inline(caption)) }
            }
        }
    }
}

fn words(body: &Body) -> Markup {
    html! {
        @match body {
            Body::Text(text) => p { (inline(text)) },
            Body::Example(text) => blockquote { p { (inline(text)) } },
            Body::Steps(items) => ol { @for item in items { li { (inline(item)) } } },
            Body::Points(items) => ul { @for item in items { li { (inline(item)) } } },
            Body::Table(rows) => (table(rows)),
            Body::Section { .. } | Body::Figure { .. } => {},
        }
    }
}

fn table(rows: &[Vec<String>]) -> Markup {
    let (head, rest) = rows.split_first().map_or((&[][..], rows), |(head, rest)| (&head[..], rest));
    html! {
        div class="book-table" {
            table {
                thead { tr { @for cell in head { th scope="col" { (inline(cell)) } } } }
                tbody {
                    @for row in rest { tr { @for cell in row { td { (inline(cell)) } } } }
                }
            }
        }
    }
}

/// Bold and italic inside a line.
fn inline(line: &str) -> Markup {
    html! {
        @for span in spans(line) {
            @match span {
                Span::Plain(text) => (text),
                Span::Bold(text) => b { (text) },
                Span::Italic(text) => i { (text) },
            }
        }
    }
}
