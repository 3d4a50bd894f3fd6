//! The little Markdown that rulebooks use: paragraphs, lists, bold, code.

use maud::{Markup, html};

/// A rule's text.
pub fn text(markdown: &str) -> Markup {
    html! {
        @for line in markdown.lines().filter(|line| !line.trim().is_empty()) {
            @match line.trim_start().strip_prefix("- ") {
                Some(item) => p class="item" { (inline(item)) },
                None => p { (inline(line.trim())) },
            }
        }
    }
}

/// Bold and code inside a line; every other piece between two marks is marked.
fn inline(line: &str) -> Markup {
    html! {
        @for (place, piece) in line.split("**").enumerate() {
            @if place % 2 == 1 { b { (codes(piece)) } } @else { (codes(piece)) }
        }
    }
}

fn codes(text: &str) -> Markup {
    html! {
        @for (place, piece) in text.split('`').enumerate() {
            @if place % 2 == 1 { code { (piece) } } @else { (piece) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn bold_code_and_lists_are_marked_and_the_rest_is_escaped() {
        let html = text("**Ship** takes `a<b`\n  - one").into_string();
        assert_eq!(html, "<p><b>Ship</b> takes <code>a&lt;b</code></p><p class=\"item\">one</p>");
    }
}
