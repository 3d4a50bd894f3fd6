//! Styles and symbols, built into the program.

/// The styles of every page: tokens, pieces, parts, the table's frame, the other pages.
pub const CSS: &str = include_str!("../assets/guildhall.css");
/// The styles of the table of Orléans.
pub const ORLEANS_CSS: &str = include_str!("../assets/orleans.css");
/// Every symbol, an `<svg class="sprite">` to be put at the start of a page's body.
pub const SPRITE: &str = include_str!("../assets/pieces.svg");

/// The symbols without the element around them.
pub fn symbols() -> &'static str {
    let inner = SPRITE.split_once('>').map_or("", |(_, rest)| rest);
    inner.trim_end().strip_suffix("</svg>").unwrap_or(inner)
}
