//! Every move that may be made, as at a real table; the form works without any script.

use draw::piece::icon;
use kernel::AnyAction;
use lang::{Arg, Speaker};
use maud::{Markup, html};
use serde_json::json;

use super::super::say_with;

/// So many options stand as buttons beside what is said: a draw of eight, and no more.
const BUTTONS: usize = 9;

/// The moves of somebody who learns.
pub struct Moves<'a> {
    /// The key of the game.
    pub game: &'a str,
    /// Words about the game.
    pub speaker: &'a Speaker,
    /// Where a move is sent.
    pub action: &'a str,
    /// What is sent with it.
    pub fields: &'a [(&'a str, String)],
    /// The moves.
    pub legal: &'a [AnyAction],
    /// The moves that are waited for, where that is no secret: a piece with several meanings then
    /// has this one.
    pub wants: Option<&'a [String]>,
    /// What is lit.
    pub lit: &'a [String],
}

impl Moves<'_> {
    /// The form.
    pub fn form(&self) -> Markup {
        let n = Arg::Number(self.legal.len() as i64);
        html! {
            form id="lesson" method="get" action=(self.action)
                data-wants=[self.wants.map(|wants| json!(wants))] {
                @for (name, value) in self.fields { input type="hidden" name=(name) value=(value); }
                input type="hidden" name="action" value="" disabled;
                (self.bare())
                details class="pop" id="options" {
                    summary class="btn" {
                        (icon("list")) (say_with(self.speaker, "all-options", &[("n", n)])) (icon("down"))
                    }
                    div class="menu" role="menu" {
                        @for (place, option) in self.legal.iter().enumerate() { (self.row(place, option)) }
                    }
                }
            }
        }
    }

    /// Moves that no piece stands for are buttons.
    fn bare(&self) -> Markup {
        let drawing = draw::drawing(self.game);
        let bare =
            |option: &&AnyAction| drawing.is_some_and(|drawing| drawing.is_bare(option.kind));
        let lit = |option: &AnyAction| self.lit.contains(&option.notation);
        html! {
            @for option in self.legal.iter().filter(bare).take(BUTTONS) {
                button class={ "btn" @if lit(option) { " go" } } name="action"
                    value=(option.notation) { (self.speaker.label(&option.label)) }
            }
        }
    }

    fn row(&self, place: usize, option: &AnyAction) -> Markup {
        html! {
            button role="menuitem" name="action" value=(option.notation) data-act=(option.notation)
                title=(self.speaker.help(option.kind, &option.label).text) {
                @if place < 9 { kbd { (place + 1) } }
                span class="says" { (self.speaker.label(&option.label)) }
            }
        }
    }
}
