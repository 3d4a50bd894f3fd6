//! A bonus tile on the map or on the wheel: a small plate with its signs.

use maud::{Markup, html};
use tiletum::model::tiles::Tile;

use super::seen::Seen;
use super::tile::{Place, Sign, id, kind_class, signs, tip};
use crate::acts::Choice;
use crate::sheet::{Point, short};

/// How large a plate is drawn.
#[derive(Clone, Copy)]
pub(crate) struct Scale {
    height: f32,
    icon: f32,
    class: &'static str,
}

/// Beside a city.
pub(crate) const SMALL: Scale = Scale { height: 15.0, icon: 12.0, class: "" };
/// On an action field.
pub(crate) const LARGE: Scale = Scale { height: 22.0, icon: 17.0, class: "l" };

/// The width of a tile's plate.
pub(crate) fn width(seen: &Seen<'_>, tile: Tile, scale: Scale) -> f32 {
    let signs = signs(seen.parts.face(tile));
    (inner_width(&signs, scale) + 5.0).max(scale.height * 1.6)
}

/// Signs stand a little apart.
const GAP: f32 = 2.0;

fn inner_width(signs: &[Sign], scale: Scale) -> f32 {
    let widths: f32 = signs.iter().map(|sign| sign_width(sign, scale)).sum();
    widths + GAP * signs.len().saturating_sub(1) as f32
}

fn sign_width(sign: &Sign, scale: Scale) -> f32 {
    let digit = scale.icon * 0.62;
    match sign {
        Sign::Count(1, _) | Sign::Symbol(_) => scale.icon + 1.0,
        Sign::Count(..) => digit + scale.icon + 1.0,
        Sign::Vp(_) => digit * 3.6,
        Sign::Plus(_) => digit * 2.2,
    }
}

/// A tile; if it may be chosen it has a ring.
pub(crate) fn chip(
    seen: &Seen<'_>,
    tile: Tile,
    place: Place,
    at: Point,
    scale: Scale,
    choice: Option<Choice>,
) -> Markup {
    let class = format!("piece mt mt-{}", kind_class(seen.parts.face(tile)));
    let (id, about) = (id(seen, place), tile.word());
    let inside = body(seen, tile, scale);
    html! {
        @match choice {
            Some(Choice { acts, label }) => {
                g class={ (class) " m-opt may-tile" } id=(id) transform=(at.translate()) role="button"
                    tabindex="0" data-acts=(acts) aria-label=(label) data-about=(about) {
                    (ring(width(seen, tile, scale), scale)) (inside)
                }
            }
            None => g class=(class) id=(id) transform=(at.translate()) data-about=(about) { (inside) },
        }
    }
}

fn ring(width: f32, scale: Scale) -> Markup {
    let rect = |class: &str, more: f32| {
        let (w, h) = (width + 2.0 * more, scale.height + 2.0 * more);
        html! {
            rect class=(class) x=(short(-w / 2.0)) y=(short(-h / 2.0)) width=(short(w))
                height=(short(h)) rx="7" {}
        }
    };
    html! { (rect("hit", 9.0)) (rect("r1", 6.0)) (rect("r2", 3.0)) }
}

fn body(seen: &Seen<'_>, tile: Tile, scale: Scale) -> Markup {
    let signs = signs(seen.parts.face(tile));
    let (width, Scale { height, .. }) = (width(seen, tile, scale), scale);
    let mut x = -inner_width(&signs, scale) / 2.0;
    let placed: Vec<(f32, &Sign)> = signs
        .iter()
        .map(|sign| {
            let at = x;
            x += sign_width(sign, scale) + GAP;
            (at, sign)
        })
        .collect();
    html! {
        rect class="mt-p" x=(short(-width / 2.0)) y=(short(-height / 2.0)) width=(short(width))
            height=(short(height)) rx=(short(height / 5.0)) {}
        @for (x, sign) in placed { (drawn(seen, sign, x, scale)) }
        title { (tip(seen, tile)) }
    }
}

fn drawn(seen: &Seen<'_>, sign: &Sign, x: f32, scale: Scale) -> Markup {
    let Scale { icon, class, .. } = scale;
    let base = short(icon / 3.0);
    let middle = short(x + sign_width(sign, scale) / 2.0);
    let symbol = |symbol: &str, x: f32| {
        html! {
            use class="P-none" href={ "#" (symbol) } x=(short(x)) y=(short(-icon / 2.0))
                width=(short(icon)) height=(short(icon)) {}
        }
    };
    html! {
        @match sign {
            Sign::Count(1, shown) | Sign::Symbol(shown) => (symbol(shown, x)),
            Sign::Count(n, shown) => {
                text class={ "mt-t " (class) } x=(short(x + icon * 0.3)) y=(base) text-anchor="middle" { (n) }
                (symbol(shown, x + icon * 0.62))
            }
            Sign::Vp(n) => {
                text class={ "mt-t " (class) } x=(middle) y=(base) text-anchor="middle" {
                    (seen.count("draw-vp", *n))
                }
            }
            Sign::Plus(n) => {
                text class={ "mt-t " (class) } x=(middle) y=(base) text-anchor="middle" { "+" (n) }
            }
        }
    }
}
