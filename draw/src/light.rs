//! Lights parts of a drawn table: they get the class `spoken`, and whatever is around them the
//! class `spoken-path`, so that a style sheet can dim everything else.

use crate::tags::{Tag, tags, value};

/// The drawing with these parts lit, and the parts that it does not have. A part is `#id`,
/// `.class`, or the notation of a move, which means every piece that stands for it.
pub fn light(html: &str, parts: &[String]) -> (String, Vec<String>) {
    let found = Found::of(html, parts);
    let missing = parts.iter().zip(&found.met).filter(|(_, met)| !**met);
    let missing = missing.map(|(part, _)| part.clone()).collect();
    (found.marked(html), missing)
}

/// The ids and classes that a drawing has, for whoever looks for the name of a part.
pub fn parts(html: &str) -> Vec<String> {
    let named = |tag: Tag<'_>| value(tag.text, "id").map(|id| format!("#{id}"));
    tags(html).filter_map(named).collect()
}

/// Where parts are: the places of their tags and of those around them.
struct Found {
    lit: Vec<usize>,
    around: Vec<usize>,
    met: Vec<bool>,
}

impl Found {
    fn of(html: &str, parts: &[String]) -> Found {
        let mut found =
            Found { lit: Vec::new(), around: Vec::new(), met: vec![false; parts.len()] };
        let mut open: Vec<usize> = Vec::new();
        for tag in tags(html) {
            if tag.closes() {
                open.pop();
                continue;
            }
            if found.meets(tag, parts) {
                found.around.extend(&open);
                found.lit.push(tag.start);
            }
            if tag.opens() {
                open.push(tag.start);
            }
        }
        found
    }

    fn meets(&mut self, tag: Tag<'_>, parts: &[String]) -> bool {
        let mut any = false;
        for (part, met) in parts.iter().zip(&mut self.met).filter(|(part, _)| tag.is(part)) {
            debug_assert!(!part.is_empty(), "a part has a name");
            (*met, any) = (true, true);
        }
        any
    }

    fn marked(&self, html: &str) -> String {
        let mut marked = String::with_capacity(html.len() + 16 * self.lit.len());
        let mut from = 0;
        for tag in tags(html) {
            let class = match tag.start {
                start if self.lit.contains(&start) => "spoken",
                start if self.around.contains(&start) => "spoken-path",
                _ => continue,
            };
            marked.push_str(&html[from..tag.start]);
            marked.push_str(&with_class(tag.text, class));
            from = tag.end;
        }
        marked.push_str(&html[from..]);
        marked
    }
}

/// The tag with one more class.
fn with_class(tag: &str, class: &str) -> String {
    if let Some(at) = tag.find(" class=\"") {
        let start = at + " class=\"".len();
        return format!("{}{class} {}", &tag[..start], &tag[start..]);
    }
    let end = tag.trim_end_matches(['>', '/']).len();
    format!("{} class=\"{class}\"{}", &tag[..end], &tag[end..])
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = r#"<section class="mat"><g id="a"><b data-acts="[&quot;die pink 2&quot;]">1</b></g><i>2</i></section>"#;

    fn lit(part: &str) -> (String, Vec<String>) {
        light(TABLE, &[part.to_owned()])
    }

    #[test]
    fn a_part_is_lit_and_the_way_to_it_marked() {
        let (marked, missing) = lit("#a");
        assert!(
            marked.starts_with(r#"<section class="spoken-path mat"><g id="a" class="spoken"><b "#)
        );
        assert!(missing.is_empty());
    }

    #[test]
    fn a_move_lights_the_pieces_that_stand_for_it() {
        let (marked, _) = lit("die pink 2");
        assert!(marked.contains(r#"2&quot;]" class="spoken">1</b>"#), "{marked}");
        assert_eq!(lit("die pink 3").1, ["die pink 3"]);
        assert_eq!(lit("die pink 3").0, TABLE);
    }
}
