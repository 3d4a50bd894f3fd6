//! The phases of a round (TI-3.1), the passes of the action phase one by one.

use std::sync::Arc;

use maud::{Markup, html};
use tiletum::model::state::Phase;

use super::seen::Seen;
use crate::phases;

/// Where the round stands.
pub(crate) fn phases(seen: &Seen<'_>) -> Markup {
    let Some(now) = number(seen) else { return html! {} };
    phases::row(seen, now, &names(seen))
}

/// The phases in short and in full.
fn names(seen: &Seen<'_>) -> Vec<phases::Phase> {
    let phase = |short: Arc<str>, name: Arc<str>| phases::Phase { short, now: name.clone(), name };
    let plain = |id: &str, word: &str| phase(seen.text(id, &[]), seen.word(word));
    let pass = |numeral: &str| {
        let name = format!("{} {numeral}", lang::words::capitalized(&seen.word("term.pass")));
        phase(numeral.into(), name.into())
    };
    vec![
        plain("draw-phase-dice", "phase.PREPARATION"),
        pass("I"),
        pass("II"),
        pass("III"),
        plain("draw-king", "phase.KING"),
        plain("draw-phase-fair", "phase.FAIR"),
    ]
}

/// The number of the phase, from 0; none before and after the rounds.
fn number(seen: &Seen<'_>) -> Option<usize> {
    match seen.table().phase {
        Phase::Setup | Phase::Over => None,
        Phase::Preparation => Some(0),
        Phase::Action => Some(usize::from(seen.table().pass.max(1))),
        Phase::King => Some(4),
        Phase::Fair | Phase::Cleanup => Some(5),
    }
}
