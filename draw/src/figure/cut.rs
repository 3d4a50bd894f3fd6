//! Cuts a part out of a drawn table.
//!
//! What is around the part stays as an empty shell that takes no room, so that the styles still
//! know where the part belongs; whatever could be chosen or glide is only a picture here.

use crate::tags::{Tag, name, tags, value};

/// What is cut out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Cut {
    /// `#id` or `.class` of the element.
    pub(super) part: String,
    /// The part of a drawn sheet that is seen: left, top, width and height.
    pub(super) view: Option<String>,
    /// Elements inside that are left out.
    pub(super) without: Vec<String>,
}

impl Cut {
    /// The part of these areas.
    pub(super) fn of(&self, html: &str) -> Result<String, String> {
        let (around, start, end) = find(html, &self.part)
            .ok_or_else(|| format!("the table has no part `{}`", self.part))?;
        let mut part = still(&html[start..end]);
        for left_out in &self.without {
            let (_, start, end) = find(&part, left_out)
                .ok_or_else(|| format!("the part has nothing like `{left_out}`"))?;
            part.replace_range(start..end, "");
        }
        if let Some(view) = &self.view {
            part = seen_through(&part, view).ok_or("the part has no sheet to look at")?;
        }
        let opened: String = around.iter().map(|tag| shell(tag)).collect();
        let closed: String = around.iter().rev().map(|tag| format!("</{}>", name(tag))).collect();
        Ok(format!("{opened}{part}{closed}"))
    }
}

/// The element that a query means: the tags around it, where it starts and where it ends.
fn find<'a>(html: &'a str, query: &str) -> Option<(Vec<&'a str>, usize, usize)> {
    let mut open: Vec<Tag<'a>> = Vec::new();
    let mut found: Option<(Vec<&str>, usize, usize)> = None;
    for tag in tags(html) {
        if tag.closes() {
            open.pop();
            match &mut found {
                Some((_, start, depth)) if open.len() == *depth => {
                    let around = open.iter().map(|tag| tag.text).collect();
                    return Some((around, *start, tag.end));
                }
                _ => continue,
            }
        }
        if found.is_none() && tag.is(query) {
            found = Some((Vec::new(), tag.start, open.len()));
        }
        if tag.opens() {
            open.push(tag);
        }
    }
    None
}

/// The element's tag, taking no room.
fn shell(tag: &str) -> String {
    let class = value(tag, "class").unwrap_or_default();
    format!("<{} class=\"shell {class}\">", name(tag))
}

/// The same drawing with nothing to choose: no ids, no buttons, no explanations.
fn still(html: &str) -> String {
    const TAKEN: [&str; 8] =
        ["id", "data-acts", "data-about", "data-rule", "tabindex", "role", "aria-label", "title"];
    let mut drawn = String::with_capacity(html.len());
    let mut from = 0;
    for tag in tags(html) {
        drawn.push_str(&html[from..tag.start]);
        let text = if tag.name() == "a" { without(tag.text, "href") } else { tag.text.to_owned() };
        drawn.push_str(&TAKEN.iter().fold(text, |text, name| without(&text, name)));
        from = tag.end;
    }
    drawn.push_str(&html[from..]);
    drawn
        .replace("<button ", "<span ")
        .replace("<button>", "<span>")
        .replace("</button>", "</span>")
}

fn without(tag: &str, attribute: &str) -> String {
    let mark = format!(" {attribute}=\"");
    let Some(start) = tag.find(&mark) else { return tag.to_owned() };
    let Some(length) = tag[start + mark.len()..].find('"') else { return tag.to_owned() };
    format!("{}{}", &tag[..start], &tag[start + mark.len() + length + 1..])
}

/// The first sheet, seen through a box of it.
fn seen_through(html: &str, view: &str) -> Option<String> {
    let start = html.find(" viewBox=\"")? + 10;
    let end = start + html[start..].find('"')?;
    Some(format!("{}{view}{}", &html[..start], &html[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = r#"<section class="mat"><div class="a" id="x"><b data-acts="[]">1</b></div><svg viewBox="0 0 9 9"><use href="y"></use></svg></section>"#;

    fn cut(part: &str, view: Option<&str>) -> Result<String, String> {
        let view = view.map(str::to_owned);
        Cut { part: part.to_owned(), view, without: Vec::new() }.of(TABLE)
    }

    #[test]
    fn a_part_keeps_what_is_around_it_as_a_shell() {
        let around = r#"<section class="shell mat">"#;
        let expected = format!(r#"{around}<div class="a"><b>1</b></div></section>"#);
        assert_eq!(cut("#x", None), Ok(expected.clone()));
        assert_eq!(cut(".a", None), Ok(expected));
        assert_eq!(cut(".b", None), Err("the table has no part `.b`".to_owned()));
    }

    #[test]
    fn a_sheet_is_seen_through_a_box() {
        let found = cut("svg", Some("1 2 3 4")).expect("it is there");
        assert!(found.contains(r#"<svg viewBox="1 2 3 4">"#), "{found}");
        assert_eq!(cut("#x", Some("1 2 3 4")), Err("the part has no sheet to look at".to_owned()));
    }
}
