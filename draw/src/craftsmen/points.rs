//! Work points in the prompt (CR-11.1).

use craftsmen::model::pieces::Guild;
use maud::{Markup, html};

use super::seen::Seen;
use crate::{Note, piece};

/// The work points of the disc that crafts: spent, in use, left.
pub(crate) fn points(seen: &Seen<'_>) -> Markup {
    let Some(disc) = &seen.view.disc else { return html! {} };
    if seen.stage() != Some(Guild::Craftsmen) {
        return html! {};
    }
    let all = seen.parts.year(seen.view.year).work_points.max(disc.wp);
    let spent = all - disc.wp;
    html! {
        ol class="wp" aria-label=(seen.count("draw-points-left", disc.wp))
            title=(seen.count("draw-points-left", disc.wp)) {
            @for point in 1..=all {
                li class=[class(point, spent, seen.view.good.is_some() && !seen.view.work)] {
                    (piece::symbol("wp-hammer", ""))
                }
            }
        }
    }
}

/// What is lost by an end that leaves points of work, and what a fee in points costs.
pub(crate) fn note(seen: &Seen<'_>, kind: &str) -> Option<Note> {
    match kind {
        "done" => {
            let left = seen.view.disc.as_ref().map_or(0, |disc| disc.wp);
            let works = seen.stage() == Some(Guild::Craftsmen) && left > 0;
            let text = works.then(|| seen.count("draw-work-lost", left))?;
            Some(Note { text: text.to_string(), is_loss: true })
        }
        "pay_vp" => {
            let fee = seen.parts.year(seen.view.year).fee;
            Some(Note { text: seen.count("draw-fee-points", fee).to_string(), is_loss: true })
        }
        _ => None,
    }
}

fn class(point: u8, spent: u8, in_use: bool) -> Option<&'static str> {
    match point {
        point if point == spent && in_use => Some("cur"),
        point if point <= spent => Some("spent"),
        _ => None,
    }
}
