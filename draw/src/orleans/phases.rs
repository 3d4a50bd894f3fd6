//! The phases of a round (OR-4.1).

use maud::{Markup, html};
use orleans::model::question::Phase;

use super::seen::Seen;
use crate::phases;

/// The phases by their words, in order.
const PHASES: [(&str, &str); 7] = [
    ("I", "P1_HOURGLASS"),
    ("II", "P2_CENSUS"),
    ("III", "P3_FOLLOWERS"),
    ("IV", "P4_PLANNING"),
    ("V", "P5_ACTIONS"),
    ("VI", "P6_EVENT"),
    ("VII", "P7_START"),
];

/// Where the round stands.
pub(crate) fn phases(seen: &Seen<'_>) -> Markup {
    let Some(now) = number(seen.view.phase) else { return html! {} };
    let phase = |(numeral, word): (&str, &str)| {
        let name = seen.word(&format!("phase.{word}"));
        phases::Phase { short: numeral.into(), now: format!("{numeral} {name}").into(), name }
    };
    phases::row(seen, now, &PHASES.map(phase))
}

/// The number of a phase, from 0; none before and after the rounds.
fn number(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Setup | Phase::Removal | Phase::Over => None,
        Phase::Hourglass => Some(0),
        Phase::Census => Some(1),
        Phase::Followers | Phase::Draws | Phase::Allocate | Phase::BathDraws | Phase::Retrieve => {
            Some(2)
        }
        Phase::Planning => Some(3),
        Phase::Actions => Some(4),
        Phase::Event => Some(5),
        Phase::StartPlayer => Some(6),
    }
}
