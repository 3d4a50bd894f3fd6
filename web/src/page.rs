//! What every page has around its content.

pub mod analysis;
pub mod bar;
pub mod book;
pub mod chart;
pub mod chronicle;
pub mod coach;
pub mod companion;
pub mod curtain;
pub mod finished;
pub mod foresee;
pub mod learn;
pub mod lobby;
pub mod log;
pub mod look;
pub mod markdown;
pub mod mistake;
pub mod moment;
pub mod number;
pub mod prompt;
pub mod provenance;
pub mod puzzle;
pub mod qr;
pub mod rival;
pub mod score;
pub mod table;

use axum::response::Html;
use draw::piece::{icon, symbol};
use lang::{Arg, Speaker, Tongue};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::assets;
use crate::secret;
use crate::visitor::Visitor;

/// A text of the pages.
pub fn say(speaker: &Speaker, id: &str) -> String {
    speaker.text(&format!("page-{id}"), &[])
}

/// A text of the pages with what fills it.
pub fn say_with(speaker: &Speaker, id: &str, args: &[(&str, Arg<'_>)]) -> String {
    speaker.text(&format!("page-{id}"), args)
}

/// A fragment's mark: the same for the same text, so that a page can say what it shows.
pub fn mark(fragment: &str) -> String {
    secret::hash(fragment)[..16].to_owned()
}

/// The frame of a page.
pub struct Shell<'a> {
    /// Who looks at it.
    pub visitor: &'a Visitor,
    /// What the tab says.
    pub title: &'a str,
    /// `table` for the table's grid, `page` for the others.
    pub class: &'a str,
    /// The table that the script follows.
    pub game: Option<&'a str>,
    /// The keys of the games that are drawn on it: it has their styles and symbols.
    pub drawn: &'a [&'a str],
}

impl Shell<'_> {
    /// The whole page.
    pub fn page(&self, content: &Markup) -> Html<String> {
        let speaker = self.visitor.speaker();
        let page = html! {
            (DOCTYPE)
            html lang=(self.visitor.tongue) data-theme=[self.visitor.theme] {
                (self.head())
                body class=(self.body_class()) data-table=[self.game] {
                    (PreEscaped(draw::assets::SPRITE))
                    @for drawing in self.drawn.iter().filter_map(|key| draw::drawing(key)) {
                        (PreEscaped(drawing.sprite()))
                    }
                    a class="skip" href="#prompt" { (say(&speaker, "skip")) }
                    @if self.class == "page" { (bar(self.visitor, &speaker)) }
                    (content)
                    (dialogs(&speaker))
                }
            }
        };
        Html(page.into_string())
    }

    /// The class of the body: a table is also of its game.
    fn body_class(&self) -> String {
        match self.drawn {
            [key] => format!("{} {key}", self.class),
            _ => self.class.to_owned(),
        }
    }

    fn head(&self) -> Markup {
        html! {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (self.title) " · guildhall" }
                link rel="icon" type="image/svg+xml" href=(assets::ICON.path);
                link rel="stylesheet" href=(assets::STYLE.path);
                @for style in self.drawn.iter().filter_map(|key| assets::style_of(key)) {
                    link rel="stylesheet" href=(style.path);
                }
                script src=(assets::MORPH.path) defer {}
                script src=(assets::SCRIPT.path) defer {}
            }
        }
    }
}

/// The bar of a page that is no table.
fn bar(visitor: &Visitor, speaker: &Speaker) -> Markup {
    html! {
        header class="bar" {
            (brand())
            nav class="links" aria-label=(say(speaker, "pages")) {
                a href="/" { (say(speaker, "play")) }
                a href="/#tables" { (say(speaker, "tables")) }
                a href="/rules" { (say(speaker, "rules")) }
                a href="/learn" { (say(speaker, "learn")) }
                a href="/puzzles" { (say(speaker, "puzzles")) }
                a href="/api" { (say(speaker, "api")) }
            }
            (tools(visitor.tongue, visitor.theme, speaker, &html! {}))
        }
    }
}

/// The name of the house, which leads to the lobby.
pub fn brand() -> Markup {
    html! { a class="brand" href="/" { (symbol("hall", "")) span { "guildhall" } } }
}

/// The theme that the button of a page switches to.
pub fn next_theme(theme: Option<&str>) -> &'static str {
    if theme == Some("dark") { "light" } else { "dark" }
}

/// Language, theme, help, and what the page adds.
pub fn tools(tongue: Tongue, theme: Option<&str>, speaker: &Speaker, more: &Markup) -> Markup {
    html! {
        nav class="tools" aria-label=(say(speaker, "settings")) {
            details class="pop" {
                summary class="btn quiet icon" aria-label=(say(speaker, "language")) { (icon("lang")) }
                form class="menu" method="post" action="/settings" {
                    @for tongue_of in Tongue::ALL {
                        button name="lang" value=(tongue_of) lang=(tongue_of)
                            aria-pressed=(tongue_of == tongue) { (tongue_of.name()) }
                    }
                }
            }
            form method="post" action="/settings" {
                button class="btn quiet icon" name="theme" value=(next_theme(theme))
                    aria-label=(say(speaker, "theme")) { (icon("theme")) }
            }
            a class="btn quiet icon" href="/help" data-part aria-label=(say(speaker, "help")) {
                (icon("help"))
            }
            (more)
        }
    }
}

/// What the script fills: the side panel, the menu of an ambiguous click, notices.
fn dialogs(speaker: &Speaker) -> Markup {
    html! {
        dialog id="panel" class="side-panel" aria-label=(say(speaker, "side-panel"))
            data-busy=(say(speaker, "part-busy")) {
            form method="dialog" {
                button class="btn quiet icon" aria-label=(say(speaker, "close")) { (icon("close")) }
            }
            div id="panel-content" {}
        }
        div id="menu" class="menu floating" role="menu" hidden {}
        div id="card" class="menu floating card" role="tooltip" hidden {}
        div id="notice" role="alert" data-late=(say(speaker, "late"))
            data-unsent=(say(speaker, "unsent")) hidden {
            p class="refuse" {
                (icon("alert"))
                b {}
                button class="btn" type="button" data-ask hidden { (say(speaker, "ask-others")) }
                button class="btn quiet icon" type="button" data-dismiss
                    aria-label=(say(speaker, "close")) { (icon("close")) }
            }
        }
        p id="offline" class="panel" role="status" hidden { (say(speaker, "offline")) }
    }
}
