//! The tags of a drawn table, for whoever cuts out or lights a part of it.

/// A tag and where it stands.
#[derive(Clone, Copy)]
pub(crate) struct Tag<'a> {
    pub(crate) text: &'a str,
    pub(crate) start: usize,
    pub(crate) end: usize,
}

/// Elements of which the drawings never write an end.
const VOID: [&str; 4] = ["input", "br", "img", "hr"];

impl<'a> Tag<'a> {
    /// The name of its element.
    pub(crate) fn name(self) -> &'a str {
        name(self.text)
    }

    /// Whether it ends an element.
    pub(crate) fn closes(self) -> bool {
        self.text.starts_with("</")
    }

    /// Whether an end follows.
    pub(crate) fn opens(self) -> bool {
        !self.closes() && !VOID.contains(&self.name()) && !self.text.ends_with("/>")
    }

    /// Whether a query means it: `#id`, `.class`, the name of an element, or else the notation of
    /// a move that the element stands for.
    pub(crate) fn is(self, query: &str) -> bool {
        match (query.strip_prefix('#'), query.strip_prefix('.')) {
            (Some(id), _) => value(self.text, "id") == Some(id),
            (_, Some(class)) => classes(self.text).any(|one| one == class),
            _ => self.name() == query || self.stands_for(query),
        }
    }

    /// Whether choosing it may play this move; quotes of the list are escaped in the attribute.
    fn stands_for(self, notation: &str) -> bool {
        let acts = value(self.text, "data-acts").unwrap_or_default();
        let escaped = notation.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        acts.split("&quot;").any(|act| act == escaped)
    }
}

/// The tags of a drawing in order.
pub(crate) fn tags(html: &str) -> impl Iterator<Item = Tag<'_>> {
    html.match_indices('<').filter_map(move |(start, _)| {
        let end = start + html[start..].find('>')? + 1;
        Some(Tag { text: &html[start..end], start, end })
    })
}

/// The name of a tag's element.
pub(crate) fn name(tag: &str) -> &str {
    let inside = tag.trim_start_matches(['<', '/']);
    let end = inside.find([' ', '>', '/']).unwrap_or(inside.len());
    &inside[..end]
}

/// The value of an attribute.
pub(crate) fn value<'a>(tag: &'a str, attribute: &str) -> Option<&'a str> {
    let start = tag.find(&format!(" {attribute}=\""))? + attribute.len() + 3;
    Some(&tag[start..start + tag[start..].find('"')?])
}

/// The classes of a tag.
pub(crate) fn classes(tag: &str) -> impl Iterator<Item = &str> {
    value(tag, "class").unwrap_or_default().split_whitespace()
}
