//! From a view to HTML and SVG: pure functions, a folder per game.
