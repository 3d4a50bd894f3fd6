//! The phases of a round, as every headline shows them.

use std::sync::Arc;

use kernel::Game;
use maud::{Markup, html};

use crate::seen::Seen;

/// A phase as a headline says it.
pub(crate) struct Phase {
    /// Before and after its time.
    pub(crate) short: Arc<str>,
    /// While it lasts.
    pub(crate) now: Arc<str>,
    /// What it is called.
    pub(crate) name: Arc<str>,
}

/// Where the round stands: the phase with this number, counted from 0.
pub(crate) fn row<G: Game>(seen: &Seen<'_, G>, now: usize, phases: &[Phase]) -> Markup {
    html! {
        ol class="phases" aria-label=(seen.plural("phase.phase")) {
            @for (at, phase) in phases.iter().enumerate() {
                @if at == now {
                    li aria-current="step" title=(phase.name) { (phase.now) }
                } @else {
                    li class=[(at < now).then_some("done")] title=(phase.name) { (phase.short) }
                }
            }
        }
    }
}
