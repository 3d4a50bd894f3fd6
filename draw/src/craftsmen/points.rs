//! Work points in the prompt (CR-11.1).

use craftsmen::model::pieces::Guild;
use maud::{Markup, html};

use super::seen::Seen;
use crate::piece;

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

fn class(point: u8, spent: u8, in_use: bool) -> Option<&'static str> {
    match point {
        point if point == spent && in_use => Some("cur"),
        point if point <= spent => Some("spent"),
        _ => None,
    }
}
