//! What a production area will make, as far as the assistants are known while one plans (ND-3.2).

use std::sync::Arc;

use kernel::Seat;
use newdale::model::components::Plant;
use newdale::model::spaces::{Area, Mode};

use super::areas;
use super::seen::Seen;

/// Whether the building of an area works with the assistants there are, or how many must still
/// come; nothing for an area without a building.
pub(crate) fn outlook(seen: &Seen<'_>, seat: Seat, area: Area, mode: Mode) -> Option<Arc<str>> {
    let plant = areas::plant(seen, seat, area)?;
    let space = seen.parts.area(area, mode);
    Some(match missing(seen, seat, plant, space.modifier) {
        0 => seen.count("draw-works", plant.output.unwrap_or(space.output)),
        n => seen.count("draw-missing", n),
    })
}

/// ND-6.13 — How many assistants are missing: lazy needs fewer, careful more of what the card shows.
fn missing(seen: &Seen<'_>, seat: Seat, plant: &Plant, modifier: i8) -> u8 {
    let labor = seen.seat(seat).labor.values();
    let shown = plant.needs.iter().zip(labor).filter(|(need, _)| **need > 0);
    let (missing, spare) = shown.fold((0u8, 0u8), |(missing, spare), (need, there)| {
        (missing + need.saturating_sub(*there), spare + there.saturating_sub(*need))
    });
    match modifier < 0 {
        true => missing.saturating_sub(modifier.unsigned_abs()),
        false => missing + modifier.unsigned_abs().saturating_sub(spare),
    }
}
