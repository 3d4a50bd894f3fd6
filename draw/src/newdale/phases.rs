//! The phases of a round (ND-3).

use maud::{Markup, html};
use newdale::model::state::Phase;

use super::seen::Seen;

/// The phases by their words, in order.
const PHASES: [(&str, &str); 6] =
    [("I", "i"), ("II", "ii"), ("III", "iii"), ("IV", "iv"), ("V", "v"), ("VI", "vi")];

/// Where the round stands.
pub(crate) fn phases(seen: &Seen<'_>) -> Markup {
    let Some(now) = number(seen.table().phase) else { return html! {} };
    html! {
        ol class="phases" aria-label=(seen.plural("phase.phase")) {
            @for (at, (numeral, word)) in PHASES.iter().enumerate() {
                @let name = seen.word(&format!("phase.{word}"));
                @if at == now {
                    li aria-current="step" title=(name) {
                        (numeral) " " (seen.text(&format!("draw-phase-{word}"), &[]))
                    }
                } @else {
                    li class=[(at < now).then_some("done")] title=(name) { (numeral) }
                }
            }
        }
    }
}

/// The number of a phase, from 0; none before and after the rounds.
fn number(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Setup | Phase::Final | Phase::Over => None,
        Phase::Event => Some(0),
        Phase::Planning => Some(1),
        Phase::Assistants => Some(2),
        Phase::Actions => Some(3),
        Phase::Building => Some(4),
        Phase::Special => Some(5),
    }
}
