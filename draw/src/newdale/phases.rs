//! The phases of a round (ND-3).

use maud::{Markup, html};
use newdale::model::state::Phase;

use super::seen::Seen;
use crate::phases;

/// The phases by their words, in order.
const PHASES: [(&str, &str); 6] =
    [("I", "i"), ("II", "ii"), ("III", "iii"), ("IV", "iv"), ("V", "v"), ("VI", "vi")];

/// Where the round stands.
pub(crate) fn phases(seen: &Seen<'_>) -> Markup {
    let Some(now) = number(seen.table().phase) else { return html! {} };
    let phase = |(numeral, word): (&str, &str)| phases::Phase {
        short: numeral.into(),
        now: format!("{numeral} {}", seen.text(&format!("draw-phase-{word}"), &[])).into(),
        name: seen.word(&format!("phase.{word}")),
    };
    phases::row(seen, now, &PHASES.map(phase))
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
