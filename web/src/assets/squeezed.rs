//! Styles and scripts without what only their readers need: comments and indentation.
//!
//! Both are our own and written one way, so a page of code is enough: no comment stands in a
//! quotation, and no script has a text that goes over several lines.

/// A stylesheet in which nothing is left that a browser skips.
pub(super) fn css(text: &str) -> String {
    let bare = without_comments(text);
    let bare = bare.trim();
    let parts = bare.split('"').enumerate();
    let parts = parts.map(|(at, part)| match at % 2 {
        0 => tight(part),
        _ => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join("\"")
}

fn without_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once("*/").map_or("", |(_, rest)| rest))
}

/// What stands outside quotations: every space but those that part two words.
fn tight(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut spaced = false;
    for letter in text.chars() {
        if letter.is_ascii_whitespace() {
            spaced = true;
            continue;
        }
        if spaced && !matches!(letter, '{' | '}' | ';' | ',') && !is_parted(&out) {
            out.push(' ');
        }
        if letter == '}' && out.ends_with(';') {
            out.pop();
        }
        out.push(letter);
        spaced = false;
    }
    if spaced && !is_parted(&out) {
        out.push(' ');
    }
    out
}

/// Whether what comes next needs no space before it.
fn is_parted(text: &str) -> bool {
    text.ends_with(['{', '}', ';', ',', ':'])
}

/// A script without the lines that are comments, and without indentation.
pub(super) fn script(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.filter(|line| !line.starts_with("//")).map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stylesheet_keeps_what_a_browser_reads() {
        let text = "/* a */\n.a { color: red; }\n  .b > .c,\n .d :is(.e, .f) { content: \"x ; y\";\n width: calc(1px + 2px); }\n\
            @media (min-width: 1px) and (max-width: 2px) { .g:hover { top: 0 } }\n";
        let squeezed = ".a{color:red}.b > .c,.d :is(.e,.f){content:\"x ; y\";width:calc(1px + 2px)}\
            @media (min-width:1px) and (max-width:2px){.g:hover{top:0}}";
        assert_eq!(css(text), squeezed);
    }

    #[test]
    fn a_script_keeps_its_lines() {
        let text =
            "\"use strict\";\n// Why.\n(() => {\n  const a = 1; // here\n\n  go(a);\n})();\n";
        assert_eq!(
            script(text),
            "\"use strict\";\n(() => {\nconst a = 1; // here\ngo(a);\n})();\n"
        );
    }

    #[test]
    fn what_is_squeezed_stays_in_balance() {
        for text in [draw::assets::CSS, include_str!("../../assets/page.css")] {
            let count = |text: &str, letter| text.matches(letter).count();
            let (bare, squeezed) = (without_comments(text), css(text));
            for letter in ['{', '}', '(', ')', '"', '@'] {
                assert_eq!(count(&bare, letter), count(&squeezed, letter), "{letter}");
            }
        }
    }
}
