//! The build under way: what is chosen, what is asked, what comes (ND-5.11).

use maud::{Markup, html};
use newdale::model::frames::{Bill, BuildStep, Frame};
use newdale::model::state::Phase;
use newdale::{CONSOLATION, NO_BUILD};

use super::card::name;
use super::seen::Seen;
use crate::piece;

/// The steps of a build that somebody watches.
const STEPS: [&str; 4] = ["draw-step-card", "draw-step-town", "draw-step-pay", "draw-step-area"];

/// The steps of the build, and the coins that a payment still wants.
pub(crate) fn crumbs(seen: &Seen<'_>) -> Markup {
    let now = step(seen);
    html! {
        @if let Some(now) = now {
            span class="crumbs" {
                @for (at, text) in STEPS.iter().enumerate() {
                    span aria-current=[(at == now).then_some("step")] {
                        @if at < now { (piece::icon("check")) }
                        (chosen(seen, at, now).unwrap_or_else(|| seen.text(text, &[])))
                    }
                }
            }
        }
        @if let Some(left) = left(seen) { span class="left" { (left) } }
    }
}

/// The number of the step that is asked now.
fn step(seen: &Seen<'_>) -> Option<usize> {
    let frames = &seen.table().frames;
    let building = frames.iter().rev().find_map(|frame| match frame {
        Frame::Construction { step } => Some(*step),
        _ => None,
    })?;
    match building {
        BuildStep::Town => Some(1),
        BuildStep::Reduce | BuildStep::Pay => Some(2),
        BuildStep::Toll if left(seen).is_some() => Some(2),
        BuildStep::Area => Some(3),
        _ => left(seen).map(|_| 2),
    }
}

/// What was chosen in an earlier step.
fn chosen(seen: &Seen<'_>, at: usize, now: usize) -> Option<std::sync::Arc<str>> {
    let build = seen.table().build.as_ref().filter(|_| at < now)?;
    match at {
        0 => build.card.map(|card| name(seen, card)),
        1 => build.town.map(|town| seen.town_name(town)),
        _ => None,
    }
}

/// ND-3.5, ND-3.6 — The cards that come instead of a build.
pub(crate) fn skipped(seen: &Seen<'_>) -> Option<std::sync::Arc<str>> {
    if !matches!(seen.table().frames.last()?, Frame::Build { .. }) {
        return None;
    }
    let cards = match seen.table().phase {
        Phase::Building => NO_BUILD,
        Phase::Actions => CONSOLATION,
        _ => return None,
    };
    Some(seen.count("draw-skip-cards", cards))
}

/// What a payment still wants.
fn left(seen: &Seen<'_>) -> Option<std::sync::Arc<str>> {
    match seen.table().frames.last()? {
        Frame::Pay { left, bill: Bill::Coins | Bill::Goal, .. } => {
            Some(seen.count("draw-left-coins", *left))
        }
        Frame::Pay { left, bill: Bill::Grapes, .. } => Some(seen.count("draw-left-goods", *left)),
        Frame::Market { left } | Frame::CoverCards { left, .. } | Frame::Price { left, .. } => {
            Some(seen.count("draw-left-cards", *left))
        }
        Frame::Cover { missing, .. } => Some(seen.count("draw-missing", *missing)),
        Frame::Developing { cost, .. } => Some(seen.count("draw-left-coins", *cost)),
        _ => None,
    }
}
