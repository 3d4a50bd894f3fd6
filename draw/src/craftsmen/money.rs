//! A capital card (CR-6.1).

use craftsmen::model::capital::Capital;
use lang::Arg;
use maud::{Markup, html};

use super::card::letter;
use super::seen::Seen;
use crate::acts::{Choice, cover};

/// Draws a capital card; `id` is none for a copy.
pub(crate) fn capital(
    seen: &Seen<'_>,
    face: Capital,
    id: Option<&str>,
    class: &str,
    choice: Option<Choice>,
) -> Markup {
    let color = face.color();
    let args = [("color", Arg::Word(color.word())), ("n", Arg::Number(face.value().into()))];
    html! {
        span class={ "capital tin tin-" (color) " " (class) } data-l=(letter(color)) id=[id]
            title=(seen.text("draw-capital", &args)) data-about="piece.capital_card" {
            b { (face.value()) }
            (cover(choice, "whole"))
        }
    }
}
