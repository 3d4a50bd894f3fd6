//! The main board.

use super::scene::Scene;
use super::{cathedrals, map, markets, tracks, wheel};

/// The board from top to bottom.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = round(scene);
    lines.extend(map::draw(scene));
    lines.extend(cathedrals::draw(scene));
    lines.extend(markets::draw(scene));
    lines
}

/// What a new round brings: the tracks, the wheel with its dice, and the fairs.
pub(super) fn round(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = tracks::draw(scene);
    lines.extend(wheel::draw(scene));
    lines.extend(tracks::fairs(scene));
    lines
}
