//! Styles and symbols, built into the program. Those of one game alone are in its
//! [`Drawing`](crate::Drawing).

/// The styles of every page: tokens, pieces, parts, the table's frame, the other pages.
pub const CSS: &str = include_str!("../assets/guildhall.css");
/// The symbols of every page, an `<svg class="sprite">` to be put at the start of its body.
pub const SPRITE: &str = include_str!("../assets/pieces.svg");

/// The symbols of a sprite without the element around them.
pub(crate) fn symbols(sprite: &str) -> &str {
    let inner = sprite.split_once('>').map_or("", |(_, rest)| rest);
    inner.trim_end().strip_suffix("</svg>").unwrap_or(inner)
}
