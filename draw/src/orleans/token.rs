//! Follower tokens and technology tiles, goods, and the slots that wait for them.

use std::sync::Arc;

use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};
use orleans::model::pieces::{Follower, Token, Tokens, Ware};

use super::seen::Seen;
use crate::piece::{self, color};

/// How a token is called.
pub(crate) fn name(seen: &Seen<'_>, token: Token) -> Arc<str> {
    let kind = seen.word(token.kind().word());
    if !token.is_starter() {
        return kind;
    }
    seen.said(&format!("starter {token}"), || {
        seen.speaker.text("draw-starter", &[("token", Arg::Text(&kind))])
    })
}

/// A follower token: a disc, an inner ring, a glyph; a starter wears its owner's color.
pub(crate) fn token(
    seen: &Seen<'_>,
    owner: Seat,
    token: Token,
    class: &str,
    id: Option<&str>,
) -> Markup {
    let kind = token.kind();
    html! {
        svg class={ (class) @if token.is_starter() { " P-" (color(owner)) } } viewBox="0 0 32 32"
            id=[id] role="img" data-about=(kind.word()) {
            title { (name(seen, token)) }
            use href={ "#t-" (kind) } {}
            @if token.is_starter() {
                circle class="starter-edge" cx="16" cy="16" r="16.4" {}
                circle class="starter-ring" cx="16" cy="16" r="14.6" {}
                circle class="starter-edge" cx="16" cy="16" r="13" {}
            }
        }
    }
}

/// A token that everybody has in common.
pub(crate) fn neutral(seen: &Seen<'_>, kind: Follower, class: &str) -> Markup {
    token(seen, Seat(0), Token::neutral(kind), class, None)
}

/// A technology tile.
pub(crate) fn technology(seen: &Seen<'_>, class: &str) -> Markup {
    html! {
        svg class=(class) viewBox="0 0 32 32" role="img" {
            title { (seen.word("piece.technology")) " (OR-14.2)" }
            use href="#t-tech" {}
        }
    }
}

/// A free slot with the ghost of what fits; `None` takes anybody.
pub(crate) fn vacant(seen: &Seen<'_>, wants: Option<Follower>, class: &str) -> Markup {
    let glyph = wants.map_or("any", Name::id);
    let who = wants.map_or_else(|| seen.text("board-anyone", &[]), |kind| seen.word(kind.word()));
    let name = seen.said(&format!("free {glyph}"), || {
        seen.speaker.text("draw-free-slot", &[("who", Arg::Text(&who))])
    });
    html! {
        svg class=(class) viewBox="0 0 32 32" role="img" {
            title { (name) }
            circle class="need" cx="16" cy="16" r="14.3" {}
            use class="ghost" href={ "#g-" (glyph) } x="8" y="8" width="16" height="16" {}
        }
    }
}

/// A good or bread.
pub(crate) fn ware(seen: &Seen<'_>, ware: Ware, class: &str) -> Markup {
    html! {
        svg class=(class) role="img" aria-label=(seen.word(ware.word())) data-about=(ware.word()) {
            title { (seen.tip(ware.word())) }
            use href={ "#good-" (ware) } {}
        }
    }
}

/// Tokens as a heap: one of each kind, and how many.
pub(crate) fn heap(seen: &Seen<'_>, owner: Seat, tokens: Tokens) -> Markup {
    html! {
        @for (kind, n) in tokens.iter().filter(|(_, n)| *n > 0) {
            span class="heap" { (token(seen, owner, kind, "tok", None)) @if n > 1 { b { (n) } } }
        }
    }
}

/// A number on a coin or on a Development point.
pub(crate) fn value(symbol: &str, class: &str, n: u8, name: &str) -> Markup {
    html! {
        span class={ "val " (class) } title=(name) {
            (piece::symbol(symbol, "")) b { (n) }
        }
    }
}
