//! Bonus fields and their stacks of tokens (ND-5.9).

use lang::Arg;
use maud::{Markup, html};
use newdale::Action;

use super::seen::Seen;
use super::sheet::Sheet;
use crate::acts::Choice;

/// A stack: an octagon with as many edges as tokens; dashed when it is empty.
pub(crate) fn field(seen: &Seen<'_>, sheet: &Sheet, number: u8) -> Markup {
    let tokens = &seen.table().fields[&number];
    let name = match tokens.first() {
        Some(token) => seen.text(
            "draw-field",
            &[
                ("n", Arg::Number(number.into())),
                ("count", Arg::Number(tokens.len() as i64)),
                ("token", Arg::Text(&seen.tip(token.word()))),
            ],
        ),
        None => seen.count("draw-field-empty", number),
    };
    let choice = seen.choice(&name, |action| action == Action::TakeField(number - 1));
    let (id, at) = (format!("field-{number}"), sheet.field(number).at().translate());
    let about = tokens.first().map_or("map.bonus_field", |token| token.word());
    let inside = html! { (stack(seen, number, choice.is_some())) title { (name) } };
    html! {
        @match choice {
            Some(Choice { acts, label }) => {
                g class="m-opt" id=(id) transform=(at) role="button" tabindex="0" data-acts=(acts)
                    aria-label=(label) data-about=(about) { (inside) }
            }
            None => g id=(id) transform=(at) data-about=(about) { (inside) },
        }
    }
}

fn stack(seen: &Seen<'_>, number: u8, may: bool) -> Markup {
    let tokens = &seen.table().fields[&number];
    let last = seen.touched(&format!("field-{number}"));
    html! {
        @if may { circle class="hit" r="26" {} }
        g class="mz" {
            @if may {
                circle class="r1" r="21" {}
                circle class="r2" r="17.5" {}
            }
            @if last { circle class="m-last" r="18" {} }
            @match tokens.first() {
                Some(token) => {
                    @for edge in (1..tokens.len()).rev() {
                        path class="m-stack" d="M-5.8-14.5H5.8L14.5-5.8V5.8L5.8 14.5H-5.8L-14.5 5.8V-5.8z"
                            transform={ "translate(" (2.2 * edge as f32) " " (2.6 * edge as f32) ") scale(.875)" } {}
                    }
                    use href={ "#nd-bt-" (token) } x="-14" y="-14" width="28" height="28" {}
                }
                None => path class="m-gone" d="M-5.8-14.5H5.8L14.5-5.8V5.8L5.8 14.5H-5.8L-14.5 5.8V-5.8z" {},
            }
        }
        g transform="translate(-16 -11)" {
            g class="mh" {
                circle class="m-fnob" r="7.2" {}
                text class="m-fno" y="3.8" { (number) }
            }
        }
    }
}
