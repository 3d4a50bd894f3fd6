//! A link as a code that a phone reads.

use std::fmt::Write;

use maud::{Markup, html};
use qrcode::{Color, QrCode};

/// The quiet border around a code, in modules.
const BORDER: usize = 3;

/// The code of a link.
pub fn code(link: &str) -> Markup {
    let Ok(code) = QrCode::new(link.as_bytes()) else { return html! {} };
    let side = code.width() + 2 * BORDER;
    html! {
        svg class="qr" viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(link)
            shape-rendering="crispEdges" {
            path d=(path(&code)) {}
        }
    }
}

fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for (at, color) in code.to_colors().iter().enumerate() {
        if *color == Color::Dark {
            let (x, y) = (at % code.width() + BORDER, at / code.width() + BORDER);
            write!(path, "M{x} {y}h1v1h-1z").expect("a text takes everything");
        }
    }
    path
}
